import os
import resource
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

import pytest

from insight.journal import MIGRATIONS, Entry, Journal

ENTRY = Entry(
    question="q1",
    metric="tickets",
    title="Tickets fell; 'quoted' \"twice\" -- and 100 %",
    view="metric=tickets&period=February+2026",
    facts={"previous_value": 300.0, "label": "Tickets"},
    answer={"headline": "Tickets fell", "drivers": ["E2"]},
    origin={"provider": "ollama", "model": "qwen3:8b", "seconds": 8.2, "attempts": 1},
    written=datetime(2026, 3, 2, 14, 2, tzinfo=UTC),
    reference="7f3a",
)
WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from insight.journal import Journal
from tests.test_journal import ENTRY
journal = Journal(Path(sys.argv[1]))
for number in range(100_000):
    journal.keep(replace(ENTRY, question=f"{sys.argv[2]}-{number}"))
    print(f"{sys.argv[2]}-{number}", flush=True)
"""
ROOT = Path(__file__).parents[1]


def found(journal, question="q1"):
    """What the journal holds for a question, which has to be something."""
    kept = journal.answer_to(question)
    assert kept is not None
    return kept


@pytest.fixture
def journal(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    yield journal
    journal.close()


def test_a_kept_insight_comes_back_whole(journal):
    number = journal.keep(ENTRY)
    kept = found(journal)
    assert (kept.id, kept.entry, kept.feedback) == (number, ENTRY, None)


def test_it_comes_back_in_another_process_too(tmp_path):
    first = Journal(tmp_path / "journal.sqlite")
    first.keep(ENTRY)
    first.close()
    second = Journal(tmp_path / "journal.sqlite")
    assert found(second).entry == ENTRY
    second.close()


def test_an_explanation_that_is_drawn_again_is_kept_once(journal):
    assert journal.keep(ENTRY) == journal.keep(ENTRY)
    assert len(journal.recent()) == 1


def test_another_question_has_no_answer(journal):
    journal.keep(ENTRY)
    assert journal.answer_to("q2") is None


def test_the_latest_answer_counts_and_the_list_names_each_question_once(journal):
    for question, title in [("q1", "first"), ("q2", "other"), ("q1", "second")]:
        journal.keep(replace(ENTRY, question=question, title=title, reference=title))
    assert found(journal).entry.title == "second"
    assert [kept.entry.title for kept in journal.recent()] == ["second", "other"]


def test_how_long_a_model_took_is_told_by_its_latest_insights_alone(journal):
    assert journal.is_empty
    assert journal.seconds_taken("qwen3:8b") == []
    for number in range(4):
        origin = ENTRY.origin | {"seconds": float(number), "model": "small" if number == 1 else "qwen3:8b"}
        journal.keep(replace(ENTRY, question=f"q{number}", origin=origin))
    assert not journal.is_empty
    assert journal.seconds_taken("qwen3:8b", latest=2) == [3.0, 2.0]


def test_a_thumb_is_kept_changed_and_taken_back(journal):
    number = journal.keep(ENTRY)
    seen = []
    for verdict in ("up", "down", None):
        journal.judge(number, verdict)
        seen.append(found(journal).feedback)
    assert seen == ["up", "down", None]


def test_a_refused_answer_leaves_its_reason_and_no_text(journal, tmp_path):
    for reference in ("7f3a", "7f3a", "90bc"):
        journal.refuse(
            metric="tickets", kind="withheld", reason="number", provider="ollama", model="m:1b", reference=reference
        )
    assert journal.refusals() == {("withheld", "number"): 2}
    assert journal.recent() == []
    with sqlite3.connect(tmp_path / "journal.sqlite") as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(refusal)")]
    connection.close()
    assert columns == ["id", "written", "metric", "kind", "reason", "provider", "model", "reference"]


def test_a_file_of_the_first_version_is_migrated_and_keeps_its_insights(tmp_path):
    path = tmp_path / "journal.sqlite"
    old = sqlite3.connect(path)
    old.executescript(MIGRATIONS[0])
    values = ("q1", "2026-03-02T14:02:00+00:00", "tickets", "Old", "metric=tickets", "{}", "{}", "{}", "7f3a")
    columns = "question, written, metric, title, view, facts, answer, origin, reference"
    old.execute(f"INSERT INTO insight ({columns}) VALUES (?,?,?,?,?,?,?,?,?)", values)
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    journal = Journal(path)
    kept = found(journal)
    journal.judge(kept.id, "up")
    assert journal.problem is None
    assert found(journal).feedback == "up"
    journal.close()


def test_a_file_of_a_later_version_is_left_alone(tmp_path):
    path = tmp_path / "journal.sqlite"
    later = sqlite3.connect(path)
    later.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    later.close()
    journal = Journal(path)
    assert "newer version" in str(journal.problem)
    assert journal.keep(ENTRY) is None


def test_a_file_that_is_something_else_is_said_and_not_overwritten(tmp_path):
    path = tmp_path / "journal.sqlite"
    path.write_text("Dear diary, " * 200)
    journal = Journal(path)
    assert journal.problem == "Insights are not kept: the journal cannot be opened (the file is something else)."
    assert path.read_text().startswith("Dear diary")


def test_a_folder_that_does_not_exist_is_said_without_its_path(tmp_path):
    journal = Journal(tmp_path / "private" / "journal.sqlite")
    assert "its folder does not exist" in str(journal.problem)
    assert "private" not in str(journal.problem)
    assert (journal.keep(ENTRY), journal.answer_to("q1"), journal.recent(), journal.refusals()) == (None, None, [], {})


def test_a_read_only_file_is_said_and_the_page_goes_on(tmp_path):
    """The file is opened read-only, because the user who runs the tests may write everywhere."""
    path = tmp_path / "journal.sqlite"
    first = Journal(path)
    number = first.keep(ENTRY)
    _sql(first, "PRAGMA query_only = ON")
    assert first.keep(replace(ENTRY, question="q2")) is None
    assert first.problem == "Insights are not kept: the journal cannot be written (it is read-only)."
    assert found(first).id == number, "what is kept already can still be read"
    first.close()


def test_a_full_disk_is_said_and_forgotten_when_there_is_room_again(journal):
    pages = _sql(journal, "PRAGMA page_count").fetchone()[0]
    _sql(journal, f"PRAGMA max_page_count = {pages}")
    assert journal.keep(replace(ENTRY, facts={"long": "x" * 100_000})) is None
    assert journal.problem == "Insights are not kept: the journal cannot be written (the disk is full)."
    _sql(journal, "PRAGMA max_page_count = 1000000")
    assert journal.keep(ENTRY) is not None
    assert journal.problem is None


def test_a_disk_that_takes_no_more_bytes_stops_nothing(tmp_path):
    """A real limit of the operating system on the size of a file."""
    script = (
        "import resource, signal, sys\nfrom dataclasses import replace\nfrom insight.journal import Journal\n"
        "from tests.test_journal import ENTRY\njournal = Journal(sys.argv[1])\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\nresource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))\n"
        "kept = [journal.keep(replace(ENTRY, question=str(n), title='x' * 5000)) for n in range(40)]\n"
        "print(kept[0], kept[-1], journal.problem)\n"
    )
    run = _python("-c", script, str(tmp_path / "journal.sqlite"))
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("1 None Insights are not kept: the journal cannot be written")
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 60_000


def test_figures_that_no_json_can_hold_are_a_mistake_of_the_caller(journal):
    with pytest.raises(ValueError, match="JSON"):
        journal.keep(replace(ENTRY, facts={"value": float("nan")}))
    assert journal.answer_to("q1") is None


def test_threads_can_keep_and_read_at_once(journal):
    def write(name):
        for number in range(25):
            journal.keep(replace(ENTRY, question=f"{name}{number}"))
            journal.recent()

    threads = [Thread(target=write, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert journal.problem is None
    assert len(journal.recent(1000)) == 100


def test_a_kill_at_any_moment_loses_no_kept_insight_and_corrupts_nothing(tmp_path):
    """Eight times: write until some insights are reported as kept, kill -9, and look for every one of them."""
    path = tmp_path / "journal.sqlite"
    reported = []
    for attempt in range(8):
        writer = _started(path, attempt)
        reported += [writer.stdout.readline().strip() for _ in range(3 + 7 * attempt)]
        os.kill(writer.pid, signal.SIGKILL)
        reported += writer.stdout.read().split("\n")[:-1]
        writer.wait()
        writer.stdout.close()
    journal = Journal(path)
    assert _sql(journal, "PRAGMA integrity_check").fetchone() == ("ok",)
    assert journal.problem is None
    missing = [question for question in reported if journal.answer_to(question) is None]
    assert missing == []
    journal.close()


def _started(path, attempt):
    command = [sys.executable, "-c", WRITER, str(path), str(attempt)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def _sql(journal, statement):
    """One statement on the journal's own connection."""
    return journal._connection.execute(statement)


def _python(*arguments):
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
