import subprocess
import sys

from insight import retry_demo


def test_the_demo_tells_recovery_refusal_and_the_limit():
    waits: list[float] = []
    told = list(retry_demo.lines(sleep=waits.append))
    assert len(told) == 3
    assert "after 3 attempts" in told[0]
    assert "without retrying" in told[1]
    assert "attempt limit" in told[2]
    assert len(waits) == 4


def test_the_demo_runs_as_a_command():
    done = subprocess.run(
        [sys.executable, "-m", "insight.retry_demo"], capture_output=True, text=True, timeout=60, check=True
    )
    assert len(done.stdout.splitlines()) == 3
