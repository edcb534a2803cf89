"""Names of metrics, columns and segments come from files: each character has to arrive, and none may do anything.

After https://github.com/streamlit/streamlit/issues/8099 (amounts drawn as formulas),
https://github.com/ziatdinovmax/SciLink/pull/640 (approximate amounts struck out),
https://github.com/streamlit/streamlit/issues/8546 (underscores and brackets lost),
https://github.com/streamlit/streamlit/pull/4696 (long words running out of their box).
"""

import ast
import html
import json
import re
from pathlib import Path

import pandas as pd
import pytest

from tests.page.conftest import DASHBOARD, container, explain, words

NASTY = [
    "Net sales, $48,210 to $43,190",
    "US$5_000 and US$6_000",
    "$3 -> $4 (a $1 step)",
    "~$30K (~20%) and ~$11K (~7%)",
    "net_sales_usd_2026",
    "[EU] [NA] both",
    "*total* * 1.2",
    "__id__",
    "# of orders",
    "1. quarter",
    "<NA> and <b>bold</b>",
    "![chart](https://attacker.example/p.png)",
    '<img src="https://attacker.example/p.png">',
    "[report](https://attacker.example/)",
    ":red[x] :material/home: :streamlit:",
    "a & b &amp; c",
    "two  spaces   and more",
    "https://example.com/" + "a" * 150,
    "W" * 200,
]


def catalogue(folder: Path, *, label="Sales", value="web"):
    """A shop of two months, a metric named `label` and most of the change in the segment `value`."""
    quoted = '"' + value.replace('"', '""') + '"'
    rows = ["day,channel,sales"]
    for month, amounts in {"2026-03": (100, 50), "2026-04": (40, 49)}.items():
        for day in range(1, 31):
            rows += [f"{month}-{day:02},{quoted},{amounts[0]}", f"{month}-{day:02},other,{amounts[1]}"]
    rows.append(f"2026-03-31,{quoted},100")
    (folder / "rows.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    text = label.replace("\\", "\\\\").replace('"', '\\"')
    (folder / "metrics.toml").write_text(
        f'source = "rows.csv"\n[metrics.sales]\nlabel = "{text}"\nunit = "USD"\nnumerator = "sales"\n'
        'date = "day"\ndimensions = ["channel"]\n',
        encoding="utf-8",
    )
    return str(folder / "metrics.toml")


@pytest.mark.parametrize(
    "name", [" ".join(NASTY[:6]), " ".join(NASTY[6:-1]), NASTY[-1]], ids=["amounts", "signs", "long"]
)
def test_a_segment_is_named_in_the_card_as_it_is_in_the_file(open_page, tmp_path, name):
    page = explain(open_page(INSIGHT_CATALOGUE=catalogue(tmp_path, value=name)))
    assert container(page, "insight-card")
    assert f">{html.escape(f'channel: {name}')}</strong>" in words(page)
    markdown = [element.value for kind in ("markdown", "caption", "header") for element in page.get(kind)]
    assert not [text for text in markdown if name in text]


@pytest.mark.parametrize("column", ["net.revenue[EUR]", "a:b", "it's", "rev\\enue", "Umsatz (€)", "売上高"])
def test_a_column_of_any_name_is_drawn(open_page, tmp_path, column):
    """After https://github.com/streamlit/streamlit/issues/7714: a dot in the name left the chart empty."""
    days = [f"2026-{month:02}-{day:02}" for month, last in ((3, 31), (4, 30)) for day in range(1, last + 1)]
    frame = pd.DataFrame({"day": days, column: [100.0] * 31 + [80.0] * 30})
    frame.to_csv(tmp_path / "rows.csv", index=False)
    (tmp_path / "metrics.toml").write_text(
        f'source = "rows.csv"\n[metrics.sales]\nlabel = "Sales"\nunit = "EUR"\ndate = "day"\n'
        f"numerator = {json.dumps(column, ensure_ascii=False)}\n",
        encoding="utf-8",
    )
    page = open_page(INSIGHT_CATALOGUE=str(tmp_path / "metrics.toml"))
    assert page.metric[0].value == "€2,400"
    (chart,) = page.get("vega_lite_chart")
    assert {"€3,100", "€2,400"} <= set(re.findall(r"€[\d,]+", chart.proto.alt))
    assert column not in chart.proto.spec


def test_a_column_with_spaces_at_its_ends_is_told_as_it_is(open_page, tmp_path):
    file = catalogue(tmp_path).replace("metrics.toml", "padded.toml")
    text = (tmp_path / "metrics.toml").read_text(encoding="utf-8")
    Path(file).write_text(text.replace('numerator = "sales"', 'numerator = "  padded  "'), encoding="utf-8")
    page = open_page(INSIGHT_CATALOGUE=file)
    assert page.error[0].title == "No data to show"
    assert 'is "  padded  "; remove the spaces at its ends' in page.text[0].value


@pytest.mark.parametrize("name", ["1. quarter :material/home:", "Sales & returns -- %"])
def test_a_metric_is_named_as_it_is_in_the_catalogue(open_page, tmp_path, name):
    page = open_page(INSIGHT_CATALOGUE=catalogue(tmp_path, label=name))
    assert page.selectbox(key="metric").options == [name]
    assert f">{html.escape(name)}</strong>" in words(page)
    assert page.metric[0].label == "April 2026", "a metric's name is no Markdown label"


def test_what_is_wrong_with_a_catalogue_is_told_as_it_is(open_page, tmp_path):
    page = open_page(INSIGHT_CATALOGUE=catalogue(tmp_path, label="$1 *and* $2"))
    assert page.error[0].title == "No data to show"
    assert 'metric "sales", field "label": holds "$"' in page.text[0].value


def test_amounts_in_the_tile_are_no_formula(open_page, tmp_path):
    page = open_page(INSIGHT_CATALOGUE=catalogue(tmp_path))
    tile = page.metric[0]
    (compared,) = (caption.value for caption in page.caption if caption.value.startswith("From"))
    for text in (tile.value, tile.delta, compared):
        assert text.count("$") == text.count(r"\$") == 1


def test_text_from_outside_has_two_ways_to_the_screen():
    """One call of each; whoever adds another has to think about what it does with Markdown."""
    calls = [node for node in ast.walk(ast.parse(DASHBOARD.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    names = [ast.unparse(call.func) for call in calls]
    assert names.count("st.text") == 1
    assert names.count("st.html") == 1
    assert not {"st.write", "st.markdown", "st.table", "st.subheader", "st.toast"} & set(names)
    assert not [keyword for call in calls for keyword in call.keywords if keyword.arg == "unsafe_allow_html"]


def test_the_page_defines_no_types_and_no_style():
    """A class defined here would be another class at the next run."""
    tree = ast.parse(DASHBOARD.read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    assert "<style" not in DASHBOARD.read_text(encoding="utf-8")


def test_nothing_but_the_page_knows_streamlit():
    """A call of it in another thread would be dropped without a word."""
    package = DASHBOARD.parent / "insight"
    for path in package.rglob("*.py"):
        imported = [
            name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in (
                [node.module or ""] if isinstance(node, ast.ImportFrom) else [item.name for item in node.names]
            )
        ]
        assert not [name for name in imported if name.split(".")[0] == "streamlit"], path.name
