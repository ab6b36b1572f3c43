"""The services behind nginx answer as the OpenAPI description says, to requests that Schemathesis makes up."""

import http.client
import json
import re
import ssl
import subprocess
from pathlib import Path

from environments import python_of
from living import GatewayTestCase
from recipes import ROOT

REQUIREMENTS = Path(__file__).resolve().parent / "openapi" / "services.txt"
TINNITUS = "track-your-tinnitus"
SEED = 20
EXAMPLES = 5
CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
# A busy machine may answer 503 or 504.
SETTINGS = '[checks]\nnot_a_server_error.expected-statuses = ["2xx", "3xx", "4xx", 503, 504]\n'
# A call that succeeds would end the session of the calls after it.
ENDING = ("EndAllSessions", "RequestErasure")


class Services(GatewayTestCase):
    def described(self) -> Path:
        """The description without streams, which are not JSON, and deadlines, which may be over at once: 504."""
        file = self.folder / "openapi.json"
        subprocess.run([ROOT / "deploy" / "dev" / "openapi", file], check=True, stdout=subprocess.DEVNULL)
        document = json.loads(file.read_text())
        for path, item in list(document["paths"].items()):
            for operation in item.values():
                operation["parameters"] = [one for one in operation["parameters"] if "$ref" not in one]
            is_stream = "application/json" not in item["post"]["responses"]["200"]["content"]
            if is_stream or path.endswith(ENDING):
                del document["paths"][path]
        self.assertGreater(len(document["paths"]), 130)
        file.write_text(json.dumps(document))
        return file

    def test_made_up_requests(self):
        from support.people import anonymous_in
        from support.quiet import await_quiet

        person = anonymous_in(self.stack, TINNITUS)
        # Until all services know of the enrolment, they answer that it is too early.
        await_quiet(self.stack)
        (self.folder / "schemathesis.toml").write_text(SETTINGS)
        python = python_of("openapi-services", REQUIREMENTS)
        done = subprocess.run(
            [python.with_name("schemathesis"), "run", self.described(), "--url", f"https://{self.front.address}",
             "--tls-verify", self.front.roots, "-H",
             f"authorization: Bearer {person.token}", "--phases", "fuzzing",
             "--request-timeout", "120", "--max-examples", str(EXAMPLES), "--seed", str(SEED),
             "--checks", ",".join(CHECKS),
             "--suppress-health-check", "all", "--generation-database", "none", "--no-color"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=2400,
            cwd=self.folder)
        said = done.stdout.decode(errors="replace")
        self.assertEqual(done.returncode, 0, said[-8000:])
        generated, passed = re.search(r"(\d+) generated, (\d+) passed$", said, re.MULTILINE).groups()
        self.assertEqual(generated, passed)
        self.assertGreater(int(passed), 500)

    def test_a_line_that_is_too_long(self):
        host, port = self.front.address.rsplit(":", 1)
        context = ssl.create_default_context(cafile=str(self.front.roots))
        connection = http.client.HTTPSConnection(host, int(port), context=context, timeout=60)
        self.addCleanup(connection.close)
        connection.request("GET", "/otolith.catalogue.v1.CatalogueService/ListStudies?message=" + "x" * 20_000)
        self.assertEqual(connection.getresponse().status, 414)
