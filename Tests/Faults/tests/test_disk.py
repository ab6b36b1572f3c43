"""The disk with simulated lack of space, and the slow one."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from faults.disk import PretendedDisk, Shim

# Extends a file, then overwrites it; prints the results.
WRITES = """
import errno, os, sys
file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
for what, write in (
    ("write", lambda: os.write(file, bytes(8))),
    ("pwrite", lambda: os.pwrite(file, bytes(8), 8)),
    ("pwritev", lambda: os.pwritev(file, [bytes(4), bytes(4)], 16)),
    ("allocate", lambda: os.posix_fallocate(file, 24, 8)),
    ("within", lambda: os.pwrite(file, bytes(1), 0) if os.fstat(file).st_size else None),
):
    try:
        write()
        print(what, "done")
    except OSError as error:
        print(what, errno.errorcode[error.errno])
"""


class Disk(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-faults-test-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.shim = Shim(self.folder / "shim")
        self.disk = PretendedDisk(self.shim)

    def write(self):
        done = subprocess.run(
            [sys.executable, "-c", WRITES, self.folder / "file"],
            env=os.environ | self.shim.environment, capture_output=True, text=True, check=True)
        return dict(line.split() for line in done.stdout.splitlines())

    def test_nothing_can_grow_while_it_is_full(self):
        everything = dict.fromkeys(("write", "pwrite", "pwritev", "allocate", "within"), "done")
        self.assertTrue(self.disk.fill())
        self.assertEqual(
            self.write(), dict.fromkeys(everything, "ENOSPC") | {"within": "done"})
        self.assertEqual((self.folder / "file").stat().st_size, 0)
        self.disk.relieve()
        self.assertEqual(self.write(), everything)
        self.assertEqual((self.folder / "file").stat().st_size, 32)
        # Existing bytes can be overwritten.
        self.disk.fill()
        self.assertEqual(self.write(), everything)
        self.disk.close()

    def test_while_it_is_slow_writes_and_synchronisations_are_counted(self):
        self.shim.slow_down(0.001)
        self.assertEqual(set(self.write().values()), {"done"})
        subprocess.run(
            [sys.executable, "-c", "import os, sys; os.fsync(os.open(sys.argv[1], os.O_RDWR))",
             self.folder / "file"],
            env=os.environ | self.shim.environment, check=True)
        self.assertGreaterEqual(self.shim.speed_up(), 4)
        self.shim.slow_down(0.001)
        self.shim.speed_up()
        self.write()
        self.assertEqual(self.shim.speed_up(), 0)
