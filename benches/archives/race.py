"""Two ways to do one job, in turn, and whether the ratio holds its bound. The figures of the book are those printed here."""

from __future__ import annotations

import gc
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

Job = Callable[[], object]


def cpu() -> float:
    """Seconds of processor time of this process, all its threads, and the children that have ended."""
    own, children = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


@dataclass
class Bench:
    """What was measured, and what missed its bound."""

    missed: list[str] = field(default_factory=list)

    def race(
        self,
        name: str,
        ours: Job,
        peer: Job,
        bound: float,
        *,
        clock: Callable[[], float] = cpu,
        more: int = 1,
        rounds: int = 3,
    ) -> None:
        """Both in turn; the ratio is that of the medians, the peer's time by ours, where ours does so many times `more`."""
        taken: dict[str, list[float]] = {"ours": [], "peer": []}
        for _ in range(rounds):
            for who, job in (("ours", ours), ("peer", peer)):
                gc.collect()
                before = clock()
                job()
                taken[who].append(clock() - before)
        mine, theirs = statistics.median(taken["ours"]) / more, statistics.median(taken["peer"])
        ratio = theirs / mine
        self._say(f"{name}: {mine:.3f} s, {theirs:.3f} s, {ratio:.2f} times (bound {bound:g})", name, ratio >= bound)

    def memory(self, name: str, code: str, bound_mb: int, *arguments: str) -> None:
        """The most memory that a Python program of its own needs."""
        # Not `ru_maxrss`: that also knows how large the process was that it came from.
        measured = f"{code}\nprint(next(line for line in open('/proc/self/status') if line.startswith('VmHWM')))"
        done = subprocess.run([sys.executable, "-c", measured, *arguments], check=True, capture_output=True, text=True)  # noqa: S603
        peak = int(done.stdout.split()[-2]) / 1024
        self._say(f"{name}: {peak:.0f} MB (bound {bound_mb})", name, peak <= bound_mb)

    def ratio(self, name: str, ratio: float, bound: float) -> None:
        """A ratio that was measured elsewhere."""
        self._say(f"{name}: {ratio:.2f} times (bound {bound:g})", name, ratio >= bound)

    def say(self, text: str) -> None:
        print(text, flush=True)

    def _say(self, text: str, name: str, held: bool) -> None:
        print(text, "held" if held else "MISSED", flush=True)
        if not held:
            self.missed.append(name)

    def end(self) -> int:
        """The exit status: 1 where a bound was missed."""
        if self.missed:
            print("missed:", "; ".join(self.missed))
        return bool(self.missed)


def wall() -> float:
    """Seconds on the clock of the machine, where several processes work for one job."""
    return time.perf_counter()
