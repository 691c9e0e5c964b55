"""The wheel alone, in an environment that has nothing else."""

import importlib.util
import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
import unittest

import arbiter_chess as ac

PGN = b"""[Event "A"]
[White "Vera"]
[Date "1999.12.31"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 3. Kf2 0-1

[Event "B"]
[Result "*"]

1. Nf3 {[%clk 0:01:00]} Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *
"""


class Alone(unittest.TestCase):
    def test_nothing_else_is_there(self):
        for name in ("pyarrow", "numpy", "pandas"):
            self.assertIsNone(importlib.util.find_spec(name), name)

    def test_import_is_quick_and_starts_nothing(self):
        code = (
            "import time, os; t = time.process_time(); import arbiter_chess; t = time.process_time() - t;"
            "print(t, len(os.listdir('/proc/self/task')))"
        )
        best, threads = 9.0, set()
        for _ in range(5):
            out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
            best = min(best, float(out[0]))
            threads.add(int(out[1]))
        self.assertLess(best, 0.05)
        self.assertEqual(threads, {1})

    def test_audit(self):
        rows = [row for batch in ac.audit(PGN) for row in batch.to_pylist()]
        self.assertEqual([row["event"] for row in rows], ["A", "B"])
        self.assertEqual(rows[0]["end"], "checkmate")
        self.assertEqual(rows[0]["faults"][0]["kind"], "move_after_end")
        self.assertEqual(rows[1]["threefold_ply"], 8)
        self.assertEqual(list(rows[0]), [part.split()[0] for part in split_ddl(ac.AUDIT_DDL)])

    def test_a_path_a_folder_and_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "two.pgn")
            with open(path, "wb") as file:
                file.write(PGN)
            names = lambda source: [row["file"] for batch in ac.audit(source) for row in batch.to_pylist()]
            self.assertEqual(names(path), ["two.pgn"] * 2)
            self.assertEqual(names([path, folder]), ["two.pgn"] * 4)
            with open(path, "rb") as file:
                self.assertEqual(names(file), ["two.pgn"] * 2)
            with self.assertRaises(FileNotFoundError) as caught:
                ac.audit(os.path.join(folder, "none.pgn"))
            self.assertEqual(caught.exception.filename, os.path.join(folder, "none.pgn"))
        with self.assertRaises(TypeError):
            ac.audit(5)

    def test_reports(self):
        first, second = ac.reports(PGN)
        self.assertEqual((first.white, first.game, second.game), ("Vera", 1, 2))
        self.assertEqual(first.faults[0].article, "5.1.1" if first.laws == "fide-2018" else first.faults[0].article)
        with self.assertRaises(AttributeError):
            first.game = 3

    def test_replay(self):
        games = [row for batch in ac.replay(PGN) for row in batch.to_pylist()]
        self.assertEqual([row["plies"] for row in games], [4, 8])
        self.assertEqual(games[0]["error_ply"], 4)
        self.assertIsNone(games[1]["error"])
        plies = ac.replay(PGN, rows="plies", columns=("uci", "san", "fen", "key", "clock_ms"))
        plies = [row for batch in plies for row in batch.to_pylist()]
        self.assertEqual(len(plies), 12)
        self.assertEqual(plies[3]["san"], "Qh4#")
        self.assertEqual((plies[4]["uci"], plies[4]["clock_ms"], plies[5]["clock_ms"]), ("g1f3", 60_000, None))
        self.assertEqual(plies[7]["key"], plies[11]["key"])
        self.assertNotEqual(plies[6]["key"], plies[7]["key"])
        for bad in ({"rows": "moves"}, {"rows": "plies", "columns": ["uci", "eval"]}):
            with self.assertRaises(ac.ArbiterError):
                ac.replay(PGN, **bad)

    def test_games(self):
        (batch,) = list(ac.games(PGN))
        rows = batch.to_pylist()
        self.assertEqual(rows[0]["White"], "Vera")
        self.assertEqual(rows[0]["movetext"], "1. f3 e5 2. g4 Qh4# 3. Kf2 0-1")
        self.assertIsNone(rows[0]["as_written"])

    def test_read_once(self):
        batches = ac.audit(PGN)
        self.assertEqual(sum(batch.num_rows for batch in batches), 2)
        with self.assertRaises(ac.ArbiterError):
            iter(batches)
        closed = ac.audit(PGN)
        closed.close()
        with self.assertRaises(ac.ArbiterError):
            list(closed)
        with ac.audit(PGN, jobs=3) as batches:
            self.assertEqual(next(batches).num_rows, 2)

    def test_jobs(self):
        for jobs in (0, -1, 10_000):
            with self.assertRaises(ac.ArbiterError):
                ac.audit(PGN, jobs=jobs)
        with self.assertRaises(ac.ArbiterError):
            ac.audit(PGN, batch_games=0)
        many = PGN * 4_000
        one = [row for batch in ac.audit(many) for row in batch.to_pylist()]
        for jobs in (2, 5):
            self.assertEqual([row for batch in ac.audit(many, jobs=jobs) for row in batch.to_pylist()], one)
        self.assertEqual([row["game"] for row in one], list(range(1, 8_001)))
        small = [batch.num_rows for batch in ac.audit(many, batch_games=7)]
        self.assertLessEqual(max(small), 7)
        self.assertEqual(sum(small), 8_000)

    def test_mates(self):
        pawn = "8/8/4k3/8/8/8/4KP2/8 w - - 0 1"
        self.assertEqual(ac.can_mate(pawn, "black").verdict, "unwinnable")
        verdict = ac.can_mate(pawn, "white")
        self.assertEqual(verdict.verdict, "winnable")
        position = ac.Position(pawn)
        for one in verdict.line:
            position = position.play(one)
        self.assertEqual(position.status, "checkmate")
        self.assertIs(ac.is_dead("8/8/4k3/8/8/8/4K3/8 w - - 0 1"), True)
        self.assertIs(ac.is_dead(pawn), False)
        with self.assertRaises(ac.PositionError) as caught:
            ac.can_mate("8/8/8/8/8/8/8/8 w - - 0 1", "white")
        self.assertGreaterEqual(len(caught.exception.reasons), 2)
        self.assertTrue(caught.exception.fen.startswith("8/8"))

    def test_positions(self):
        start = ac.Position()
        self.assertEqual((start.turn, start.is_check, start.status, len(start.legal_moves())), ("white", False, "in_progress", 20))
        self.assertEqual(start.san("g1f3"), "Nf3")
        self.assertEqual(start.play("Nf3"), start.play("g1f3"))
        self.assertEqual(hash(start), hash(ac.Position(start.fen)))
        self.assertEqual(pickle.loads(pickle.dumps(start)), start)
        with self.assertRaises(ac.PositionError):
            start.play("Ke2")
        self.assertEqual(ac.Position("8/8/4k3/8/8/8/4K3/8 w - - 0 1").status, "dead_position")

    def test_laws(self):
        self.assertIn("fide-2023", ac.laws.editions())
        self.assertEqual(ac.laws.in_force("2010-01-01"), "fide-2009")
        article = ac.laws.article("fide-2018", "9.6.1")
        self.assertTrue(article.text)
        self.assertNotEqual(article.text, ac.laws.article("fide-2018", "9.6.1", lang="vi").text)
        self.assertTrue(ac.laws.search("threefold", edition="fide-2009"))
        self.assertEqual(ac.laws.parameter("fide-2018", "draw.claim.moves"), 50)
        for wrong in (
            lambda: ac.laws.article("fide-2081", "9.6"),
            lambda: ac.laws.parameter("fide-2018", "draw.claim.move"),
            lambda: ac.audit(PGN, laws="fide-2081"),
        ):
            with self.assertRaises(ac.LawsError) as caught:
                wrong()
            self.assertTrue(caught.exception.nearest)

    def test_errors_go_to_other_processes(self):
        try:
            ac.laws.article("fide-2081", "9.6")
        except ac.LawsError as error:
            again = pickle.loads(pickle.dumps(error))
            self.assertEqual((str(again), again.nearest), (str(error), error.nearest))
            self.assertIsInstance(again, ValueError)

    def test_an_interrupt_is_heard(self):
        code = (
            "import arbiter_chess as ac, signal, sys, threading, _thread, time\n"
            # Whoever is started in the background may have been told to ignore it.
            "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
            "pgn = b'1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\\n\\n[Event \"x\"]\\n\\n' * 2_000_000\n"
            "threading.Timer(0.2, _thread.interrupt_main).start()\n"
            "begun = time.monotonic()\n"
            "try:\n"
            "    for _ in ac.audit(pgn, jobs=int(sys.argv[1])): pass\n"
            "except KeyboardInterrupt:\n"
            "    print('heard')\n"
        )
        for jobs in ("1", "2"):
            out = subprocess.run([sys.executable, "-c", code, jobs], capture_output=True, text=True, check=True)
            self.assertEqual(out.stdout.strip(), "heard", jobs)

    def test_threads_end_when_nobody_reads(self):
        tasks = lambda: len(os.listdir("/proc/self/task"))
        before = tasks()
        batches = ac.audit(PGN * 20_000, jobs=4, batch_games=100)
        next(batches)
        self.assertEqual(tasks(), before + 4)
        batches.close()
        self.assertEqual(tasks(), before)
        batches = ac.audit(PGN * 20_000, jobs=4)
        next(batches)
        del batches
        for _ in range(200):
            if tasks() == before:
                break
            time.sleep(0.05)
        self.assertEqual(tasks(), before)

    def test_fork_after_use(self):
        many = PGN * 5_000
        open_with_threads = ac.audit(many, jobs=2, batch_games=100)
        next(open_with_threads)
        child = os.fork()
        if child == 0:
            good = sum(batch.num_rows for batch in ac.audit(many, jobs=2)) == 10_000
            try:
                list(open_with_threads)
                good = False
            except ac.ArbiterError:
                pass
            os._exit(0 if good else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        self.assertEqual(sum(batch.num_rows for batch in open_with_threads), 10_000 - 100)

    def test_json_of_the_values(self):
        json.dumps([row for batch in ac.audit(PGN) for row in batch.to_pylist()])


def split_ddl(ddl):
    """The columns of a schema, cut at commas outside of brackets."""
    depth, part, parts = 0, "", []
    for sign in ddl:
        depth += {"<": 1, ">": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += sign
    return [*parts, part.strip()]


if __name__ == "__main__":
    unittest.main()
