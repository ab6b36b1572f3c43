"""The catalogue alone: its schema, without the rest of Otolith, and tokens of another issuer."""

import contextlib
import json
import os
import pathlib
import subprocess
import time

import grpc
import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

ROOT = pathlib.Path(__file__).resolve().parents[4]
CLUSTER = ROOT / "deploy/dev/postgres-cluster"
SERVER_CORE, LOAD_CORE = "0", "1"
ISSUER, AUDIENCE = "https://identity.example", "otolith-catalogue"
# The largest questionnaire has about 16 MiB.
MESSAGE_MAX = 64 << 20


class Failed(Exception):
    pass


def output(command, **options):
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    if run.returncode:
        raise Failed(f"{' '.join(map(str, command))}\n{run.stdout}{run.stderr}")
    return run.stdout


class Cluster:
    def __init__(self, directory):
        self.directory = directory
        self.socket = directory / "socket"

    def start(self):
        output([CLUSTER, "start", self.directory, "--watch", os.getpid(),
                "--set", "shared_buffers=1GB", "--set", "jit=off"])
        self.run("CREATE ROLE catalogue LOGIN", database="postgres")
        self.run("CREATE DATABASE catalogue", database="postgres")
        self.run("CREATE SCHEMA catalogue AUTHORIZATION catalogue")

    def stop(self):
        output([CLUSTER, "stop", self.directory])

    @property
    def connection(self):
        """libpq's key=value list, as the service's role."""
        return f"host={self.socket} dbname=catalogue user=catalogue options='-c search_path=catalogue'"

    @property
    def url(self):
        return f"postgresql://catalogue@/catalogue?host={str(self.socket).replace('/', '%2F')}"

    def run(self, sql, database="catalogue"):
        return output(["psql", "-XAtq", "-v", "ON_ERROR_STOP=1",
                       f"host={self.socket} dbname={database} user=postgres"], input=sql).strip()


class Issuer:
    """An identity provider of another party."""

    def __init__(self, directory):
        self.key = Ed25519PrivateKey.generate()
        self.file = directory / "keys.json"
        public = json.loads(jwt.algorithms.OKPAlgorithm.to_jwk(self.key.public_key()))
        self.file.write_text(json.dumps({"keys": [public | {"kid": "bench", "alg": "EdDSA"}]}))

    def token(self, **claims):
        now = int(time.time())
        payload = {"iss": ISSUER, "sub": "bench", "aud": AUDIENCE, "iat": now, "exp": now + 7_200}
        return jwt.encode(payload | claims, self.key, algorithm="EdDSA",
                          headers={"kid": "bench", "typ": "at+jwt"})


class Service:
    def __init__(self, process, port):
        self.process, self.port = process, port
        self.channel = grpc.insecure_channel(f"127.0.0.1:{port}", [
            ("grpc.enable_http_proxy", 0), ("grpc.max_send_message_length", MESSAGE_MAX),
            ("grpc.max_receive_message_length", MESSAGE_MAX)])

    def call(self, method, request, token=None, timeout=600):
        """A call of a generated stub's method."""
        headers = [("authorization", f"Bearer {token}")] if token else []
        return method(request, metadata=headers, timeout=timeout)


@contextlib.contextmanager
def serving(programs, cluster, issuer, directory):
    """`otolith-catalogue`, on core 0 where there is another one for the load."""
    port_file = directory / "port"
    environment = {
        "PATH": os.environ["PATH"], "OTOLITH_DATABASE_URL": cluster.url,
        "OTOLITH_BUS_TRANSPORT": "off", "OTOLITH_JWKS_FILE": str(issuer.file),
        "OTOLITH_TOKEN_ISSUER": ISSUER, "OTOLITH_TOKEN_AUDIENCE": AUDIENCE,
        "OTOLITH_TOKEN_ROLES": "administrator=administrator,participant=participant",
        "OTOLITH_LISTEN": "127.0.0.1:0", "OTOLITH_PORT_FILE": str(port_file),
        "OTOLITH_LOG_LEVEL": "error"}
    program = programs / "otolith-catalogue"
    output([program, "migrate"], env=environment)
    with open(directory / "log", "wb") as log:
        process = subprocess.Popen(
            ["taskset", "-c", SERVER_CORE, program, "serve"], env=environment,
            stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
    try:
        until = time.monotonic() + 30
        while not port_file.exists() or not port_file.read_text().strip():
            if process.poll() is not None or time.monotonic() > until:
                raise Failed((directory / "log").read_text())
            time.sleep(0.005)
        service = Service(process, int(port_file.read_text()))
        yield service
        service.channel.close()
        if process.poll() is not None:
            raise Failed(f"the catalogue ended with {process.returncode}")
    finally:
        process.terminate()
        process.wait()
