#!/usr/bin/env python3
"""The interop client on grpcio: one case, exit status 0 if it passed.

    python client.py --server-port PORT --test-case NAME [--use-tls --ca-file FILE
        --server-host-override NAME] [--soak-iterations N]
"""

import argparse
import sys
import traceback

import cases
import more_cases
from session import CaseFailed, Session

CASES = {**cases.CASES, **more_cases.CASES}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--server-host", default="127.0.0.1")
    parser.add_argument("--server-port", type=int, required=True)
    parser.add_argument("--test-case", choices=sorted(CASES), required=True)
    parser.add_argument("--use-tls", action="store_true")
    parser.add_argument("--ca-file")
    parser.add_argument("--server-host-override")
    parser.add_argument("--soak-iterations", type=int, default=10)
    parser.add_argument("--soak-latency-ms-max", type=int, default=1000)
    options = parser.parse_args()
    if options.use_tls and not options.ca_file:
        parser.error("--use-tls needs --ca-file")
    session = Session(
        target=f"{options.server_host}:{options.server_port}",
        ca_file=options.ca_file if options.use_tls else None,
        server_host_override=options.server_host_override,
        soak_iterations=options.soak_iterations,
        soak_latency_ms_max=options.soak_latency_ms_max)
    try:
        CASES[options.test_case](session)
    except CaseFailed as failure:
        print(f"{options.test_case}: {failure}", file=sys.stderr)
        return 1
    except Exception:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
