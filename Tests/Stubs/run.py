"""See Tests/Stubs/run."""

import argparse
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "PythonSupport"))

import whole_tests

LANGUAGES = ("python", "go", "java", "javascript", "cpp", "ruby", "csharp")


def main() -> int:
    parser = argparse.ArgumentParser(description="Stubs of the API in other languages.")
    parser.add_argument("--bin", required=True, help="folder of the executables")
    parser.add_argument("--without", action="append", default=[], choices=LANGUAGES)
    parser.add_argument("modules", nargs="*", help="e.g. test_go; default: all")
    options = parser.parse_args()
    os.environ["OTOLITH_BIN"] = str(Path(options.bin).resolve())
    os.environ["OTOLITH_WITHOUT_LANGUAGES"] = " ".join(options.without)
    for language in options.without:
        print(f"skipped, as asked for: {language}", flush=True)
    left_out = {f"test_{language}{part}" for language in options.without for part in ("", "_files", "_library", "_sessions")}
    modules = [
        name for name in options.modules or sorted(path.stem for path in HERE.glob("test_*.py"))
        if name not in left_out]
    result = whole_tests.run(whole_tests.load(HERE, None, modules))
    return whole_tests.conclude(result.testsRun, len(result.failed))


if __name__ == "__main__":
    sys.exit(main())
