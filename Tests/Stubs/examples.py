"""The example gateways of proto/examples, built as proto/README.md says, and run with real services."""

import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path

from environments import python_of
from front import Front
from recipes import PROTO, ROOT, files

EXAMPLES = PROTO / "examples"
LIBRARY = ROOT / "Shared" / "Python"
REQUIREMENTS = ROOT / "Tests" / "EndToEnd" / "clients" / "requirements.txt"
LANGUAGES = tuple(
    language for language in ("python", "go", "java", "javascript")
    if language not in os.environ.get("OTOLITH_WITHOUT_LANGUAGES", "").split())
GO_SOURCES = Path(os.environ.get("GOCODE", "/usr/share/gocode"))
_JAVA = Path("/usr/share/java")
_JARS = (
    "protobuf", "protobuf-util", "grpc-api", "grpc-context", "grpc-core", "grpc-stub", "grpc-protobuf",
    "grpc-protobuf-lite", "grpc-netty", "guava", "geronimo-annotation-1.3-spec", "perfmark-api",
    "perfmark-impl", "gson", "netty-buffer", "netty-codec", "netty-codec-http", "netty-codec-http2",
    "netty-common", "netty-handler", "netty-resolver", "netty-transport",
    "netty-transport-native-unix-common", "netty-tcnative")
# Debian's netty knows no ALPN of the JDK's, and looks for this library by another name than Debian's.
_TLS_LIBRARY = "libnetty-tcnative.so", "libnetty_tcnative.so"
SECONDS_MAX = 600


class Failed(Exception):
    """A tool ended with an error; the message has what it said."""


def done(command: list, folder: Path, **environment) -> str:
    ended = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **environment},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        timeout=SECONDS_MAX)
    if ended.returncode != 0:
        raise Failed(f"{command[0]}: {ended.stdout[-4000:]}")
    return ended.stdout


def built(language: str) -> list[str]:
    """The command that runs the program. What was built from the same files before is taken."""
    if language == "javascript":
        return ["node", str(EXAMPLES / "javascript" / "gateway.mjs")]
    digest = hashlib.sha256(Path(__file__).read_bytes() + REQUIREMENTS.read_bytes())
    sources = sorted((EXAMPLES / language).iterdir()) + sorted((ROOT / "Tests/Stubs" / language).glob("*"))
    for path in [PROTO / file for file in files()] + sources:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    place = ROOT / ".build" / f"gateway-{language}"
    kept = place / "command.json"
    stamp = digest.hexdigest()
    if kept.exists():
        command = json.loads(kept.read_text())
        if command["stamp"] == stamp:
            return command["command"]
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    (place / "proto").symlink_to(PROTO)
    command = [str(part) for part in {"python": _python, "go": _go, "java": _java}[language](place)]
    kept.write_text(json.dumps({"stamp": stamp, "command": command}))
    return command


def _stubs() -> list[str]:
    return [str(file) for file in files()]


def _python(place: Path) -> list:
    python = python_of("clients", REQUIREMENTS)
    (place / "stubs").mkdir()
    done([python, "-m", "grpc_tools.protoc", "-Iproto", "--python_out=stubs", "--grpc_python_out=stubs",
          *_stubs()], place)
    return ["env", f"PYTHONPATH={place / 'stubs'}:{LIBRARY}", python, "-B", EXAMPLES / "python" / "gateway.py"]


def _go(place: Path) -> list:
    """Debian's sources are no modules: the stubs stand among them by their name."""
    stubs, program = place / "src" / "otolith", place / "src" / "gateway"
    stubs.mkdir(parents=True)
    program.mkdir()
    done(["protoc", "-Iproto", f"--go_out={stubs}", "--go_opt=module=otolith",
          f"--go-grpc_out={stubs}", "--go-grpc_opt=module=otolith", *_stubs()], place)
    for source in [*(EXAMPLES / "go").glob("*.go"), *(ROOT / "Tests/Stubs/go").glob("*.go")]:
        shutil.copy(source, program)
    settings = {
        "GO111MODULE": "off", "GOFLAGS": "", "GOPROXY": "off", "GOPATH": f"{place}:{GO_SOURCES}",
        "GOCACHE": str(place / "cache"), "HOME": str(place)}
    done(["go", "vet", "gateway"], place, **settings)
    done(["go", "build", "-o", place / "gateway", "gateway"], place, **settings)
    unformatted = done(["gofmt", "-l", EXAMPLES / "go"], place)
    if unformatted:
        raise Failed(f"gofmt would change {unformatted}")
    return [place / "gateway"]


def _java(place: Path) -> list:
    jars = [_JAVA / f"{name}.jar" for name in _JARS]
    missing = [str(jar) for jar in jars if not jar.exists()]
    if missing:
        raise Failed(f"run deploy/dev/prepare --with-stubs; missing: {missing}")
    (place / "src").mkdir()
    (place / "lib").mkdir()
    library, = Path("/usr/lib").glob(f"*/jni/{_TLS_LIBRARY[0]}")
    shutil.copy(library, place / "lib" / _TLS_LIBRARY[1])
    done(["protoc", "-Iproto", "--java_out=src", "--grpc-java_out=src",
          f"--plugin=protoc-gen-grpc-java={shutil.which('grpc_java_plugin')}", *_stubs()], place)
    # Debian's common types are older than ErrorInfo: those that the Python environment brings.
    packages = next((python_of("clients", REQUIREMENTS).parents[1] / "lib").glob("*/site-packages"))
    done(["protoc", f"-I{packages}", "--java_out=src", "google/rpc/status.proto",
          "google/rpc/error_details.proto"], place)
    path = ":".join(map(str, jars))
    done(["javac", "-J-XX:TieredStopAtLevel=1", "-Xlint:all,-processing,-classfile,-try", "-proc:none",
          "-implicit:class", "-d", "classes", "-sourcepath", "src", "-cp", path,
          *sorted((EXAMPLES / "java").glob("*.java"))], place)
    return ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", f"-Djava.library.path={place / 'lib'}", "-cp",
            f"{place / 'classes'}:{path}", "gateway.Gateway"]


def front_of(ports: dict[str, int], port: int) -> Front:
    """One name for all services, by deploy/nginx/otolith.conf."""
    changes = {r"^    server_name .*$": "    server_name localhost;"}
    for service, own in ports.items():
        changes[rf"^upstream otolith_{service} \{{\n    server [^ ]+ "] = (
            f"upstream otolith_{service} {{\n    server 127.0.0.1:{own} ")
    return Front("otolith.conf", port, changes)
