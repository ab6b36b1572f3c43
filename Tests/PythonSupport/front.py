"""nginx in front of services, by a configuration of deploy/nginx."""

import contextlib
import os
import re
import socket
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Front:
    """nginx with TLS for `localhost`, with a certificate of its own, which `roots` names."""

    def __init__(self, configuration: str, port: int, changes: dict[str, str]):
        """`changes`: lines by the pattern that they replace, besides those of address, certificate and logs; each
        pattern must occur once."""
        self._folder = tempfile.TemporaryDirectory(prefix="otolith-front-")
        folder = Path(self._folder.name)
        self.roots = folder / "certificate.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", folder / "key.pem",
             "-out", self.roots], check=True, stdin=subprocess.DEVNULL, capture_output=True)
        text = (ROOT / "deploy" / "nginx" / configuration).read_text()
        for pattern, line in {
                r"^    listen 443 .*$": f"    listen 127.0.0.1:{port} ssl http2;",
                r"^    ssl_certificate .*$": f"    ssl_certificate {self.roots};",
                r"^    ssl_certificate_key .*$": f"    ssl_certificate_key {folder}/key.pem;",
                r"^    access_log /.*$": "    access_log off;",
                r"^    error_log .*$": "    error_log stderr warn;", **changes}.items():
            text, found = re.subn(pattern, lambda _, line=line: line, text, flags=re.MULTILINE)
            if found != 1:
                raise AssertionError(f"{configuration} has {pattern} {found} times")
        user = "user root;\n" if os.geteuid() == 0 else ""
        folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in (
            "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (folder / "nginx.conf").write_text(
            f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr warn;\nevents {{}}\n"
            f"http {{\n{folders}{text}}}\n")
        self.address = f"localhost:{port}"
        self._process = subprocess.Popen(
            ["/usr/sbin/nginx", "-p", folder, "-c", folder / "nginx.conf"], stdin=subprocess.DEVNULL)
        while self._process.poll() is None:
            with contextlib.suppress(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", port)).close()
                return
            time.sleep(0.05)
        raise AssertionError("nginx ended; its error is above")

    def stop(self):
        self._process.terminate()
        self._process.wait(30)
        self._folder.cleanup()
