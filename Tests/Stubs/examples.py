"""The example gateways of proto/examples, built as proto/README.md says, and run with real services."""

import contextlib
import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from environments import python_of
from recipes import PROTO, ROOT, files

EXAMPLES = PROTO / "examples"
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
    return ["env", f"PYTHONPATH={place / 'stubs'}", python, "-B", EXAMPLES / "python" / "gateway.py"]


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


class Front:
    """nginx with TLS, by deploy/nginx/otolith.conf: one name for all services."""

    def __init__(self, ports: dict[str, int], free_port: int):
        self._folder = tempfile.TemporaryDirectory(prefix="otolith-front-")
        folder = Path(self._folder.name)
        self.roots = folder / "certificate.pem"
        done(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
              "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
              "-keyout", folder / "key.pem", "-out", self.roots], folder)
        text = (ROOT / "deploy" / "nginx" / "otolith.conf").read_text()
        changes = {
            r"^    listen .*$": f"    listen 127.0.0.1:{free_port} ssl http2;",
            r"^    server_name .*$": "    server_name localhost;",
            r"^    ssl_certificate .*$": f"    ssl_certificate {self.roots};",
            r"^    ssl_certificate_key .*$": f"    ssl_certificate_key {folder}/key.pem;",
            r"^    access_log .*$": "    access_log off;",
            r"^    error_log .*$": "    error_log stderr warn;"}
        for service, port in ports.items():
            changes[rf"^upstream otolith_{service} \{{\n    server [^ ]+ "] = (
                f"upstream otolith_{service} {{\n    server 127.0.0.1:{port} ")
        for pattern, line in changes.items():
            text, found = re.subn(pattern, lambda _, line=line: line, text, flags=re.MULTILINE)
            if found != 1:
                raise Failed(f"otolith.conf has {pattern} {found} times")
        user = "user root;\n" if os.geteuid() == 0 else ""
        folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in (
            "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (folder / "nginx.conf").write_text(
            f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr warn;\nevents {{}}\n"
            f"http {{\n{folders}{text}}}\n")
        self.address = f"localhost:{free_port}"
        self._process = subprocess.Popen(
            ["/usr/sbin/nginx", "-p", folder, "-c", folder / "nginx.conf"], stdin=subprocess.DEVNULL)
        while self._process.poll() is None:
            with contextlib.suppress(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", free_port)).close()
                return
            time.sleep(0.05)
        raise Failed("nginx ended; its error is above")

    def stop(self):
        self._process.terminate()
        self._process.wait(30)
        self._folder.cleanup()
