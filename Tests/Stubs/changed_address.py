"""Run in a network namespace of its own by test_changed_address: a device changes its address.

Prints the seconds until calls are answered again: with the options of the guide, and without keepalive. The
server stands at the other end of a pair of interfaces, in a second namespace.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import grpc

SERVER = "10.0.0.1"
SECONDS_MAX = 60


def ip(arguments: str) -> None:
    subprocess.run(["ip", *arguments.split()], check=True)


def serve() -> None:
    """Answers every call, in a child process."""
    answers = grpc.method_handlers_generic_handler(
        "otolith.Echo", {"Call": grpc.unary_unary_rpc_method_handler(lambda request, _: request)})
    server = grpc.server(ThreadPoolExecutor(4), handlers=[answers])
    server.add_insecure_port(f"{SERVER}:50051")
    server.start()
    print("serving", flush=True)
    server.wait_for_termination()


def seconds_until_answered(call) -> float:
    began = time.monotonic()
    while time.monotonic() - began < SECONDS_MAX:
        try:
            call(b"after", timeout=15)
            break
        except grpc.RpcError:
            time.sleep(0.2)
    return time.monotonic() - began


def changed() -> list[float]:
    """Seconds from the change of the address to the first answer."""
    from otolith_gateway.calls import OPTIONS

    without = tuple(option for option in OPTIONS if "keepalive" not in option[0])
    calls = [
        grpc.insecure_channel(f"{SERVER}:50051", options).unary_unary("/otolith.Echo/Call")
        for options in (OPTIONS, without)]
    for call in calls:
        call(b"before", timeout=10)
    ip("address del 10.0.0.2/24 dev device")
    ip("address add 10.0.0.3/24 dev device")
    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(seconds_until_answered, calls))


def main() -> None:
    server = subprocess.Popen(
        ["unshare", "--net", sys.executable, "-B", __file__, "wait"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    server.stdout.readline()
    ip(f"link add device type veth peer name other netns {server.pid}")
    ip("address add 10.0.0.2/24 dev device")
    ip("link set device up")
    server.stdin.write(b"\n")
    server.stdin.flush()
    server.stdout.readline()
    print(*(f"{seconds:.1f}" for seconds in changed()))
    server.kill()


if __name__ == "__main__":
    if sys.argv[1:] == ["wait"]:
        print("ready", flush=True)
        sys.stdin.readline()
        ip(f"address add {SERVER}/24 dev other")
        ip("link set other up")
        serve()
    else:
        main()
