import re
from pathlib import Path

import duckdb
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from insight.catalogue import read_catalogue
from insight.catalogue.fields import quoted
from insight.errors import DataProblem
from insight.metrics import Metric

MINIMAL = """\
source = "rows.parquet"

[metrics.visits]
label = "Visits"
unit = "count"
numerator = "visits"
date = "day"
"""
RATIO = """\
source = "rows.parquet"

[metrics.sign_up_rate]
label = "Sign-up rate"
unit = "percent"
numerator = "sign_ups"
denominator = "visits"
date = "day"
"""


@pytest.fixture
def write(tmp_path):
    path: Path = tmp_path / "metrics.toml"

    def write(content: str | bytes) -> Path:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


@pytest.fixture
def rows(tmp_path):
    """A data file with one column of every kind that a metric may name."""
    path = tmp_path / "rows.parquet"
    with duckdb.connect() as connection:
        connection.sql(
            "SELECT DATE '2026-01-01' AS day, 5 AS visits, 2::DECIMAL(12, 2) AS sign_ups, 'web' AS channel, "
            "[1, 2] AS list, TRUE AS flag, TIMESTAMP '2026-01-01' AS moment, 'a7' AS customer, "
            "'2026-01-01' AS day_text, '7' AS number_text"
        ).write_parquet(str(path))
    return path


def problems(path: Path) -> list[str]:
    """The lines of the error, without the name of the file that each begins with."""
    with pytest.raises(DataProblem) as caught:
        read_catalogue(path)
    lines = str(caught.value).splitlines()
    assert all(line.startswith(str(path)) for line in lines)
    return [line.removeprefix(str(path)).lstrip(",: ") for line in lines]


def test_a_metric_needs_four_fields_only(write):
    assert read_catalogue(write(MINIMAL)).metrics == (
        Metric(name="visits", label="Visits", kind="additive", unit="count", numerator="visits", date="day"),
    )


def test_every_field_reaches_the_metric(write):
    """What the catalogue says and what the program works with are the same."""
    metric = read_catalogue(
        write(
            RATIO + 'also_called = ["conversion"]\ndefinition = "Sign-ups ÷ visits; robots don\'t count."\n'
            'decimals = 2\npolarity = "up"\ndimensions = ["channel", "region"]\nunit_of_repeat = "visitor"\n'
            'numerator_label = "sign-ups"\ndenominator_label = "visits"\n'
        )
    ).metric("sign_up_rate")
    assert metric == Metric(
        name="sign_up_rate",
        label="Sign-up rate",
        kind="ratio",
        unit="percent",
        numerator="sign_ups",
        denominator="visits",
        date="day",
        dimensions=("channel", "region"),
        also_called=("conversion",),
        polarity="up",
        decimals=2,
        unit_of_repeat="visitor",
        definition="Sign-ups ÷ visits; robots don't count.",
        numerator_label="sign-ups",
        denominator_label="visits",
    )


def test_metrics_keep_the_order_of_the_file(write):
    extra = MINIMAL.split("\n\n")[1].replace("visits]", "absences]").replace('"Visits"', '"Absences"')
    assert [metric.name for metric in read_catalogue(write(MINIMAL + extra)).metrics] == ["visits", "absences"]


def test_the_data_file_is_found_beside_the_catalogue(write, tmp_path):
    assert read_catalogue(write(MINIMAL)).source == tmp_path / "rows.parquet"


def test_an_absolute_data_file_stays_where_it_is(write):
    assert read_catalogue(write(MINIMAL.replace("rows.parquet", "/srv/rows.csv"))).source == Path("/srv/rows.csv")


def test_a_byte_order_mark_of_a_windows_editor_does_no_harm(write):
    assert read_catalogue(write(b"\xef\xbb\xbf" + MINIMAL.encode())).metric("visits").label == "Visits"


def test_an_unknown_metric_is_answered_with_those_that_exist(write):
    with pytest.raises(DataProblem, match=re.escape('no metric "visit\\n"; choose one of "visits"')):
        read_catalogue(write(MINIMAL)).metric("visit\n")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", ['field "source": is missing', 'field "metrics": is missing']),
        ("source = 'a.csv'\n[metrics]\n", ['field "metrics": is missing; add one table for each metric']),
        ("source = 'a.csv'\n[[metrics]]\nlabel = 'x'\n", ['field "metrics": must be tables with names']),
        ("source = 'a.csv'\nmetrics = 3\n", ['field "metrics": must be tables with names']),
        ("source = 'a.csv'\n[metrics]\nvisits = 3\n", ['metric "visits": must be a table, such as [metrics.visits]']),
        ("sources = 'a.csv'\n" + MINIMAL, ['field "sources": is not known; did you mean "source"?']),
        (MINIMAL.replace("rows.parquet", ""), ['field "source": is empty']),
        (MINIMAL.replace("rows.parquet", "rows.xlsx"), ['field "source": is "rows.xlsx"; name a file on this machine']),
        (
            MINIMAL.replace("rows.parquet", "https://host/x.csv"),
            ['field "source": is "https://host/x.csv"; name a file'],
        ),
        (MINIMAL.replace('"rows.parquet"', "7"), ['field "source": is "7"; give a text in quotes']),
        (MINIMAL.replace("rows.parquet", r"a\u0000.csv"), ['field "source": is "a\\x00.csv"; remove line breaks']),
        (MINIMAL.replace("[metrics.visits]", "[metrics.'Site visits']"), ['metric "Site visits": a name has small']),
        (
            MINIMAL + "[metrics.visits]\n",
            ["the file is not valid TOML: Cannot declare ('metrics', 'visits') twice (at line 8"],
        ),
        (MINIMAL + "label = 'again'\n", ["the file is not valid TOML: Cannot overwrite a value (at line 8"]),
        ('source = "rows.csv\n', ["the file is not valid TOML: Illegal character '\\n' (at line 1"]),
        (b"# \xff\xfe\n", ["line 1 is not UTF-8 text; save the file as UTF-8."]),
        (MINIMAL.encode("utf-16"), ["line 1 is not UTF-8 text; save the file as UTF-8."]),
        (b"# fine\n# \xc3(\n", ["line 2 is not UTF-8 text; save the file as UTF-8."]),
        ("a = " + "[" * 100_000, ["a number is too long or brackets are nested too deeply; write it more simply."]),
        ("a = " + "9" * 5_000, ["a number is too long or brackets are nested too deeply; write it more simply."]),
        ("#" * 1_000_001, ["the file is larger than 1,000,000 bytes"]),
    ],
)
def test_a_file_that_is_no_catalogue_is_refused_with_the_place_and_the_remedy(write, content, expected):
    lines = problems(write(content))
    assert len(lines) == len(expected)
    for line, beginning in zip(lines, expected, strict=True):
        assert line.startswith(beginning)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("kind = 'sum'", 'field "kind": is "sum"; choose one of "additive", "ratio", "level", "distinct"'),
        ("polarity = 'good'", 'field "polarity": is "good"; choose one of "up", "down", "neither"'),
        ("polarity = true", 'field "polarity": is "True"; choose one of "up", "down", "neither"'),
        ("decimals = 1.0", 'field "decimals": is "1.0"; give a whole number from 0 to 6'),
        ("decimals = true", 'field "decimals": is "True"; give a whole number from 0 to 6'),
        ("decimals = -1", 'field "decimals": is "-1"; give a whole number from 0 to 6'),
        ("decimals = 7", 'field "decimals": is "7"; give a whole number from 0 to 6'),
        ("dimensions = 'channel'", 'field "dimensions": is "channel"; give a list in square brackets'),
        ("dimensions = ['channel', 3]", 'field "dimensions": item 2 is "3"; give a text in quotes'),
        ("dimensions = ['a', 'b', 'a']", 'field "dimensions": item 3 repeats "a"; remove it'),
        ("dimensions = ['day']", 'field "dimensions": lists "day", which is the date already'),
        ("dimensions = ['visits']", 'field "dimensions": lists "visits", which is the numerator already'),
        ("also_called = ['']", 'field "also_called": item 1 is empty; give a text'),
        ("also_called = ['VISITS']", 'field "also_called": "VISITS" is a name of metric "visits" already'),
        ("denominator = 'visits'", 'field "denominator": is "visits" like the numerator; the ratio would always be 1'),
        ("kind = 'ratio'", 'field "denominator": is missing; the kind "ratio" divides by it'),
        ("kind = 'level'\ndenominator = 'x'", 'field "denominator": is given, but the kind "level" has none'),
        ("volume = 'visits'", 'field "volume": may only be given for a sum, and as another column'),
        ("volume = 'x'\nkind = 'level'", 'field "volume": may only be given for a sum'),
        ("volume = 3", 'field "volume": is "3"; give a text in quotes'),
        ("polarty = 'up'", 'field "polarty": is not known; did you mean "polarity"?'),
        ("colour = 'red'", 'field "colour": is not known; allowed are "label", "also_called"'),
        ("definition = ' x'", 'field "definition": is " x"; remove the spaces at its ends'),
        ("definition = '''a\nb'''", 'field "definition": is "a\\nb"; remove line breaks and control characters'),
    ],
)
def test_a_field_that_cannot_be_used_is_named_with_what_is_allowed(write, line, expected):
    assert [text.startswith(f'metric "visits", {expected}') for text in problems(write(f"{MINIMAL}{line}\n"))] == [True]


@pytest.mark.parametrize("field", ["label", "unit", "numerator", "date"])
def test_a_field_that_every_metric_needs_is_missed_by_name(write, field):
    content = "\n".join(line for line in MINIMAL.splitlines() if not line.startswith(field))
    assert problems(write(content)) == [f'metric "visits", field "{field}": is missing']


@pytest.mark.parametrize("unit", ["percent", "ratio"])
def test_a_sum_is_no_percentage(write, unit):
    expected = f'metric "visits", field "unit": is "{unit}", but without a denominator there is nothing to divide by'
    assert problems(write(MINIMAL.replace('"count"', f'"{unit}"'))) == [expected]


def test_an_unknown_unit_is_answered_with_the_known_ones(write):
    (line,) = problems(write(MINIMAL.replace('"count"', '"%"')))
    assert line == (
        'metric "visits", field "unit": is "%"; choose one of '
        '"USD", "EUR", "GBP", "JPY", "count", "percent", "ratio", "minutes"'
    )


def test_a_count_of_different_values_has_the_unit_count(write):
    content = MINIMAL.replace('"count"', '"USD"') + "kind = 'distinct'\n"
    assert problems(write(content)) == [
        'metric "visits", field "unit": is "USD"; the kind "distinct" counts, so choose "count"'
    ]


@pytest.mark.parametrize(
    "label",
    [
        "<b>Visits</b>",
        "**Visits**",
        "Visits `x`",
        "[Visits](x)",
        "Visits $x$",
        "Visits\\\\x",
        "# Visits",
        "Visits \\u202Eetar",
        "Visits\\u200B",
        "Visits \\u0007",
        "Visits \U0001f680",
        "_Visits_",
        "Visits | 2",
        "~Visits~",
    ],
)
def test_a_label_that_could_be_read_as_markup_is_refused(write, label):
    (line,) = problems(write(MINIMAL.replace("Visits", label)))
    assert line.startswith('metric "visits", field "label": ')
    assert line.isprintable()


@pytest.mark.parametrize(
    "label", ["Visits (web & app)", "Größe, netto", "訪問数", "Visites – site d’essai", "30-day visits"]
)
def test_a_label_may_be_written_as_people_write(write, label):
    assert read_catalogue(write(MINIMAL.replace("Visits", label))).metrics[0].label == label


def test_a_label_is_short(write):
    (line,) = problems(write(MINIMAL.replace("Visits", "V" * 61)))
    assert line == 'metric "visits", field "label": has 61 characters; at most 60 are allowed'


def test_a_name_for_two_metrics_is_refused(write):
    """A text that says "sign-up rate" could mean either of them."""
    second = RATIO.split("\n\n")[1].replace("[metrics.sign_up_rate]", "[metrics.rate]").replace("Sign-up", "SIGN-UP")
    (line,) = problems(write(RATIO + second))
    assert line == (
        'metric "rate", field "label": "SIGN-UP rate" is a name of metric "sign_up_rate" already; choose another'
    )


def test_all_problems_are_reported_at_once(write):
    content = MINIMAL.replace('"count"', '"pieces"').replace("label", "lable").replace("rows.parquet", "rows.ods")
    assert [line.split(":")[0] for line in problems(write(content))] == [
        'field "source"',
        'metric "visits", field "lable"',
        'metric "visits", field "label"',
        'metric "visits", field "unit"',
    ]


def test_a_missing_file_names_the_variable_that_points_to_it(tmp_path):
    assert problems(tmp_path / "none.toml") == ["there is no such file; INSIGHT_CATALOGUE names the catalogue."]


def test_a_folder_is_no_catalogue(tmp_path):
    assert problems(tmp_path) == ["the file cannot be opened; it must be a file that may be read."]


@pytest.mark.usefixtures("rows")
class TestColumns:
    """Where the data file exists, the columns named are looked up in it."""

    def test_columns_that_exist_are_accepted(self, write):
        content = RATIO + "dimensions = ['channel', 'flag']\nunit_of_repeat = 'customer'\n"
        assert read_catalogue(write(content)).source_exists

    def test_a_day_may_be_a_moment_or_a_text(self, write):
        for column in ("moment", "day_text"):
            assert read_catalogue(write(MINIMAL.replace('"day"', f'"{column}"'))).metrics[0].date == column

    @pytest.mark.parametrize("column", ["sign_ups", "flag", "number_text"])
    def test_decimals_flags_and_texts_can_be_summed(self, write, column):
        """Whether a text holds numbers is seen when its values are read."""
        content = MINIMAL.replace('numerator = "visits"', f'numerator = "{column}"')
        assert read_catalogue(write(content)).metrics[0].numerator == column

    def test_different_values_may_be_counted_in_any_column(self, write):
        content = MINIMAL.replace('numerator = "visits"', 'numerator = "customer"') + "kind = 'distinct'\n"
        assert read_catalogue(write(content)).metrics[0].numerator == "customer"

    @pytest.mark.parametrize(
        ("old", "new", "expected"),
        [
            ("day", "days", 'field "date": is "days", which is no column of the data file; did you mean "day"?'),
            ("day", "Day", 'field "date": is "Day", which is no column of the data file; did you mean "day"?'),
            ("day", "visits", 'field "date": is a column of type INTEGER; a date is needed'),
            ("visits", "day", 'field "numerator": is a column of type DATE; a number is needed'),
            ("visits", "list", 'field "numerator": is a column of type INTEGER[]; a number is needed'),
        ],
    )
    def test_a_column_that_cannot_play_its_part_is_named(self, write, old, new, expected):
        content = MINIMAL.replace(f'= "{old}"', f'= "{new}"')
        assert [line.removeprefix('metric "visits", ') for line in problems(write(content))] == [expected]

    def test_a_dimension_that_is_no_column_is_answered_with_the_columns(self, write):
        (line,) = problems(write(MINIMAL + "dimensions = ['zzz']\n"))
        assert line == (
            'metric "visits", field "dimensions": is "zzz", which is no column of the data file; the data file has '
            '"day", "visits", "sign_ups", "channel", "list", "flag", "moment", "customer", "day_text", "number_text"'
        )

    def test_a_column_name_is_never_read_as_a_query(self, write):
        content = MINIMAL + "dimensions = ['channel\\\"; DROP TABLE x; --']\n".replace("'", '"')
        (line,) = problems(write(content))
        assert 'is "channel\\"; DROP TABLE x; --", which is no column' in line


def test_a_broken_data_file_is_a_problem_of_the_source(write, tmp_path):
    (tmp_path / "rows.parquet").write_bytes(b"PAR1 but not really")
    (line,) = problems(write(MINIMAL))
    assert line == 'field "source": is "rows.parquet", which cannot be read as a Parquet file'


def test_columns_of_a_text_file_are_looked_up_without_types(write, tmp_path):
    """Whether the values of a text file are numbers and dates is seen when they are read."""
    (tmp_path / "rows.csv").write_text("day;visits\n03.01.2026;1.204,5\n04.01.2026;7,25\n")
    content = MINIMAL.replace("rows.parquet", "rows.csv")
    assert read_catalogue(write(content)).source_exists
    (line,) = problems(write(content.replace('"day"', '"dya"')))
    assert line == 'metric "visits", field "date": is "dya", which is no column of the data file; did you mean "day"?'


def test_a_data_file_whose_name_looks_like_a_pattern_is_read_itself(write, tmp_path):
    """`rows[1].csv` beside `rows1.csv`: the file that is named is the one that is looked at."""
    (tmp_path / "rows[1].csv").write_text("day,visits\n2026-01-01,5\n")
    (tmp_path / "rows1.csv").write_text("other\n5\n")
    assert read_catalogue(write(MINIMAL.replace("rows.parquet", "rows[1].csv"))).source_exists


def test_a_value_in_a_message_is_short_and_on_one_line():
    assert quoted("a\nb\x1b[31m" + "c" * 100) == '"a\\nb\\x1b[31m' + "c" * 31 + '…"'


def test_a_folder_that_looks_like_a_partition_adds_no_column(write, tmp_path):
    """The rows themselves have no region, whatever the folder is called."""
    (tmp_path / "region=North").mkdir()
    (tmp_path / "region=North" / "rows.csv").write_text("day,visits\n2026-01-01,5\n")
    content = MINIMAL.replace("rows.parquet", "region=North/rows.csv") + "dimensions = ['region']\n"
    (line,) = problems(write(content))
    assert 'is "region", which is no column of the data file; the data file has "day", "visits"' in line


@settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(start=st.integers(0, len(RATIO)), length=st.integers(0, 40), put=st.text(max_size=20))
@example(start=0, length=len(RATIO), put="")
def test_whatever_is_typed_into_a_catalogue_it_is_read_or_refused_on_whole_lines(write, start, length, put):
    """Nothing but our own error comes out, and no invisible character is in it."""
    content = RATIO[:start] + put + RATIO[start + length :]
    path = write(content.encode("utf-8", "surrogatepass"))
    try:
        catalogue = read_catalogue(path)
    except DataProblem as problem:
        lines = str(problem).split("\n")
        assert all(line.startswith(str(path)) and line.isprintable() for line in lines)
    else:
        assert all(metric.label.isprintable() for metric in catalogue.metrics)


@pytest.mark.parametrize(("day", "start"), [(None, 0), ("monday", 0), ("sunday", 6)])
def test_weeks_start_on_monday_unless_the_catalogue_says_otherwise(write, day, start):
    line = "" if day is None else f'week_start = "{day}"\n'
    assert read_catalogue(write(line + MINIMAL)).week_start == start


@pytest.mark.parametrize("value", ['"Sunday"', "6", '"funday"', "[]"])
def test_a_day_that_no_week_starts_with_is_refused(write, value):
    (problem,) = problems(write(f"week_start = {value}\n" + MINIMAL))
    assert 'field "week_start"' in problem
    assert "choose one of" in problem
