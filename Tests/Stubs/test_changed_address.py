"""The channel options of proto/GATEWAYS.md on a device that changes its network without notice."""

import os
import re
import subprocess
import unittest

from environments import python_of
from examples import REQUIREMENTS, built
from recipes import PROTO, ROOT


class ChangedAddress(unittest.TestCase):
    def test_calls_are_answered_after_as_many_seconds_as_the_guide_names(self):
        named, = re.findall(r"calls are answered again after about (\d+) seconds;\s+without them, not within a minute",
                           (PROTO / "GATEWAYS.md").read_text())
        isolated = ["unshare", "--net", *([] if os.geteuid() == 0 else ["--map-root-user"])]
        if subprocess.run([*isolated, "ip", "link"], capture_output=True).returncode != 0:
            self.skipTest("network namespaces are not permitted here")
        done = subprocess.run(
            [*isolated, python_of("clients", REQUIREMENTS), "-B", ROOT / "Tests" / "Stubs" / "changed_address.py"],
            env=os.environ | dict([built("python")[1].split("=", 1)]), capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        with_options, without = map(float, done.stdout.split())
        self.assertLess(with_options, 2 * float(named))
        self.assertGreater(without, 59, "the guide says: not within a minute")
