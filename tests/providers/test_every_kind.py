"""Every kind of failure that the model connection is known to meet, and the tests by name that hold it.

A kind is held by faults on the wire, each of which is a test under the policy, or by test functions of the named file.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.providers.faults import ON_THE_WIRE

TESTS = Path(__file__).parents[1]
ADDRESS = "providers/test_address.py"
ANY_BYTES = "providers/test_any_bytes.py"
BREAKER = "jobs/test_breaker.py"
ENVIRONMENT = "providers/test_environment.py"
NETWORK = "providers/test_network.py"
OLLAMA = "providers/test_ollama.py"
POLICY = "test_provider_reliability.py"
REPORTS = "providers/test_public_reports.py"
UNLISTED = "providers/test_unlisted_faults.py"
WORKSHOP = "jobs/test_workshop.py"

ON_THE_WIRE_KINDS = {
    "refused connection": {REPORTS: "test_in_a_container_nothing_listens_on_loopback"},
    "name that does not resolve": {NETWORK: "test_a_name_that_does_not_resolve_is_unreachable"},
    "reset or closed on accept": ["reset on accept", "closed on accept"],
    "certificate": {
        NETWORK: "test_a_certificate_nobody_vouches_for_is_refused_without_a_second_try",
    },
    "certificate of another host": {NETWORK: "test_a_certificate_for_another_host_is_refused"},
    "web page, nothing, cut, trailing bytes, NUL": ["web page", "nothing", "cut JSON", "trailing bytes", "NUL"],
    "204 and 206": ["status 204", "status 206"],
    "lines of a stream where one object was due": ["lines of a stream"],
    "list, string, null, number": ["a list", "a string", "null", "a number"],
    "object of another shape": [
        "an empty object", "an error member", "message null", "message a string", "no role", "content a number",
        "content a list", "a bad tool call", "a number beyond all bounds", "not a number",
    ],
    "invalid UTF-8": ["invalid UTF-8"],
    "deep nesting": ["deep nesting", "deep nesting in an object", "error text nested deeply"],
    "a number of 5000 digits": ["a number of 5000 digits", "error text of 5000 digits"],
    "error body that is no object": [f"error text {body!r}" for body in (b"[]", b'"boom"', b"null", b"503")],
    "error body in a charset that is no charset": ["error text in charset zlib", "error text in charset hex"],
    "bad gzip": ["bad gzip", "error text in bad gzip", "compressed to a bomb"],
    "redirect in a loop": ["status 303 to /api/chat"],
    "redirect that drips": ["a redirect byte by byte"],
    "redirect to a file": ["status 308 to file:///etc/passwd"],
    "redirect to a dead port": ["status 301 to http://127.0.0.1:1/elsew"],
    "redirect to another host, prompt and all": {OLLAMA: "test_a_redirect_is_not_followed"},
    "redirect to what is no address": ["status 302 to http://[broken"],
    "header drip": ["headers byte by byte"],
    "informational replies": ["informational replies for ever", "informational replies now and then"],
    "body drip": ["body byte by byte", "chunks byte by byte"],
    "line and token drip": ["lines of a stream for ever", "tokens of a stream now and then"],
    "endless body": ["body without end", "tiny chunks without end"],
    "dripping, stalled and endless error": [
        "error text byte by byte", "error text that stalls", "error text without end",
    ],
    "silence": ["silence after accepting", "silence after the request", "silence in the middle of the body"],
    "not done": ["not done", "done not said", "no reason said"],
    "stopped early": ["stopped at the length", "loaded only", "unloaded only"],
    "no content": ["empty content", "content null", "no content", "thinking only"],
    "temporary statuses that are not tried again": [
        f"status {status}" for status in (425, 499, 520, 522, 524, 529, 600, 999)
    ],
    "statuses that are tried again": [f"status {status}" for status in (408, 500, 502, 503, 504)],
    "rate limit": ["status 429"],
    "500 that is permanent": [
        "llama-server reported out-of-memory during startup",
        "this model may be incompatible with your version of Ollama",
        "invalid format: expected json or a schema",
        "invalid JSON schema in format",
        "template: :1:3: executing",
        "timed out waiting for llama-server to start",
        "prediction aborted, token repeat limit reached",
        "model requires more system memory (7.5 GiB) than is available (5.2 GiB)",
    ],
    "error in the middle of a stream": ["lines of a stream, an error at the end"],
    "status of an error in the middle of a stream": {
        POLICY: "test_other_temporary_failures_are_unavailable_at_once",
    },
    "stream error that is an object or JSON in a text": [
        "lines of a stream, the error an object", "lines of a stream, the error JSON in a text",
    ],
    "stream with a blank line or a list": ["lines of a stream, one blank", "lines of a stream, one a list"],
    "byte order mark": ["an answer behind a byte order mark"],
    "line ends inside a string": ["an answer with odd line ends in it"],
    "body that ends early without a length": ["cut JSON, closed without a length"],
    "body cut by the connection": ["body cut short of its length", "chunked body cut short"],
    "half a character": ["half a character"],
    "retries exhausted": {POLICY: "test_a_transient_failure_is_tried_again_until_the_third_call"},
    "errors of httpx beside the plain list": {POLICY: "test_a_refused_request_needs_attention_at_once"},
    "any bytes": {ANY_BYTES: "test_any_reply_ends_in_one_outcome_within_the_time"},
    "any bytes and silence": {ANY_BYTES: "test_any_reply_that_never_ends_still_ends_in_one_outcome_within_the_time"},
}  # fmt: skip
ENVIRONMENT_KINDS = {
    "OLLAMA_HOST that is no address": {ENVIRONMENT: "test_a_variable_that_cannot_be_used_is_named"},
    "OLLAMA_HOST that is no address and not needed": {ENVIRONMENT: "test_what_is_not_needed_does_not_matter"},
    "proxy of a scheme nobody speaks": {ENVIRONMENT: "test_what_is_not_needed_does_not_matter"},
    "key with a letter that no header holds, key with a line end": {
        ENVIRONMENT: "test_a_variable_that_cannot_be_used_is_named",
    },
    "missing certificate file": {ENVIRONMENT: "test_a_variable_that_cannot_be_used_is_named"},
    "key sent to any host": {OLLAMA: "test_a_key_of_the_environment_does_not_cross_a_network_in_the_clear"},
    "dead or live proxy before loopback": {
        REPORTS: "test_a_proxy_of_the_company_never_gets_what_is_meant_for_this_machine",
    },
    "listen address, path, slash, user, query, line end": {ADDRESS: "test_an_address_is_read_as_it_is_meant"},
    "spaces, one slash, ftp, unix": {ADDRESS: "test_what_is_no_address_names_the_variable"},
    "TLS with a server that never shakes hands": {
        NETWORK: "test_a_handshake_that_never_comes_ends_at_the_deadline",
    },
    "TLS with a server that speaks none": {NETWORK: "test_a_server_that_speaks_no_tls_is_unreachable"},
    "defaults without any limit": {REPORTS: "test_the_times_allowed_by_default_are_long_enough_to_load_a_model"},
}
REUSE_KINDS = {
    "idle connection closed by the server": {REPORTS: "test_a_connection_closed_while_idle_is_not_used_again"},
    "reset on the second request": {
        REPORTS: "test_a_connection_gone_stale_is_replaced_without_anybody_noticing",
    },
    "no reply on the second request": {UNLISTED: "test_a_connection_that_the_server_forgot_costs_one_attempt"},
    "late answer": {NETWORK: "test_an_answer_too_late_never_reaches_the_next_question"},
    "reply behind a reply": {UNLISTED: "test_a_reply_that_nobody_asked_for_is_no_answer_to_the_next_question"},
    "connection of a call that was left": {
        "providers/test_ollama_faults.py": "test_one_attempt_alone_ends_at_its_deadline_and_closes_its_connection",
    },
    "no free connection": {UNLISTED: "test_many_at_once_wait_for_no_free_connection"},
    "hundreds of megabytes": {
        UNLISTED: "test_a_process_that_asks_stays_below_64_megabytes_with_everything_that_it_loads",
    },
    "cold load": {REPORTS: "test_the_first_question_of_the_day_waits_for_the_model"},
    "cold load longer than an attempt": {OLLAMA: "test_a_model_that_is_not_loaded_gets_all_the_time_there_is"},
    "prompt phase longer than an attempt": {OLLAMA: "test_what_the_server_does_decides_how_often_it_is_asked"},
}
WAITING_PLACES = {
    "line": {"jobs/test_bulkhead.py": "test_the_time_in_line_counts_against_the_deadline"},
    "name lookup": {NETWORK: "test_the_deadline_holds_while_a_name_is_looked_up"},
    "resolver that hangs": {
        UNLISTED: "test_a_resolver_that_hangs_is_given_up_at_the_connect_limit_and_not_at_the_attempts",
    },
    "connecting": {NETWORK: "test_the_deadline_holds_while_connecting"},
    "handshake": {NETWORK: "test_a_handshake_that_never_comes_ends_at_the_deadline"},
    "request body": {NETWORK: "test_a_server_that_never_reads_does_not_hold_a_long_question"},
    "request body, read slowly": {UNLISTED: "test_a_server_that_reads_slowly_does_not_hold_a_long_question"},
    "before and in headers, in the body": {
        "providers/test_ollama_faults.py": "test_one_attempt_alone_ends_at_its_deadline_and_closes_its_connection",
    },
    "secure connection": {
        NETWORK: "test_time_and_interruptions_are_bounded_on_a_secure_connection_too",
    },
    "pause": {POLICY: "test_cancelling_ends_a_pause_at_once"},
    "cancelled anywhere after the connection stands": {NETWORK: "test_a_cancelled_attempt_closes_its_connection"},
    "cancelled while connecting": {NETWORK: "test_cancelling_frees_the_caller_while_connecting"},
    "cancelled while a name is looked up": {NETWORK: "test_cancelling_frees_the_caller_while_a_name_is_looked_up"},
    "cancelled in the handshake": {NETWORK: "test_cancelling_ends_a_handshake"},
    "end of the process": {"jobs/test_process_exit.py": "test_a_hung_call_does_not_hold_up_the_end_of_the_process"},
}
LOAD_RULES = {
    "identical questions share one call": {WORKSHOP: "test_a_thousand_identical_questions_at_once_make_one_call"},
    "the last one to leave cancels": {WORKSHOP: "test_only_the_last_one_to_leave_cancels_the_call"},
    "one at a time, a few wait, then busy": {
        WORKSHOP: "test_one_runs_at_a_time_a_few_wait_and_the_next_is_told_that_it_is_busy",
    },
    "outage seen by many tabs": {BREAKER: "test_in_an_outage_seen_by_many_tabs_hardly_anything_is_called_twice"},
    "probe instead of a generation": {BREAKER: "test_the_server_is_asked_by_the_probe_and_not_by_a_generation"},
    "turned away without being sent": {
        POLICY: "test_a_call_that_was_turned_away_before_anything_was_sent_is_no_attempt"
    },
}
KINDS = ON_THE_WIRE_KINDS | ENVIRONMENT_KINDS | REUSE_KINDS | WAITING_PLACES | LOAD_RULES


@cache
def names_of_tests(file: str) -> frozenset[str]:
    """Names of the test functions of a file."""
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("held_by", KINDS.values(), ids=KINDS)
def test_every_kind_of_failure_is_held_by_a_test(held_by):
    if isinstance(held_by, list):
        assert set(held_by) <= set(ON_THE_WIRE)
    else:
        for file, name in held_by.items():
            assert name in names_of_tests(file)


def test_no_two_kinds_have_one_name():
    names = [*ON_THE_WIRE_KINDS, *ENVIRONMENT_KINDS, *REUSE_KINDS, *WAITING_PLACES, *LOAD_RULES]
    assert len(names) == len(KINDS)
