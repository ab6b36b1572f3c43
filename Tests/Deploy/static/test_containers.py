"""Images, the compose file and Kubernetes' manifests, checked against their published schemas."""

import os
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

import yaml
from project import ROOT, SERVICES, STATELESS, run, text, told

sys.path.insert(0, str(ROOT / "Tests/PythonSupport"))
from environments import python_of

FOLDER = ROOT / "deploy/container"


class Images(unittest.TestCase):
    def test_they_differ_in_name_number_and_packages_only(self):
        seen = set()
        for service in (*SERVICES, *STATELESS):
            lines = text(f"deploy/container/{service}.Containerfile")
            self.assertRegex(lines, r"(?m)^USER \d+:\d+$")
            lines = lines.replace(service, "NAME").replace(" tzdata", "")
            lines = re.sub(r"74[01]\d", "PORT", lines)
            # A folder of files.
            seen.add(re.sub(r"  && install -d -o PORT -g PORT -m 7[05]0 /var/lib/otolith-NAME/[a-z]+ \\\n", "", lines))
        self.assertEqual(len(seen), 1)

    def test_folders_of_files_are_volumes_that_their_service_may_write(self):
        """A new volume has the owner of the folder that it covers; Compose gives it to the service that uses it."""
        services = yaml.safe_load(text("deploy/container/compose.yaml"))["services"]
        folders = set()
        for service in SERVICES:
            made = re.findall(
                r"install -d -o (\d+) -g \d+ -m \d+ (\S+)", text(f"deploy/container/{service}.Containerfile"))
            volumes = services[service].get("volumes", [])
            self.assertEqual([volume.split(":", 1)[1] for volume in volumes], [folder for _, folder in made], service)
            user = re.search(r"(?m)^USER (\d+)", text(f"deploy/container/{service}.Containerfile"))[1]
            named = {value for name, value in services[service]["environment"].items() if name.endswith("_DIRECTORY")}
            for owner, folder in made:
                self.assertEqual(owner, user)
                self.assertIn(folder, named)
                folders.add(folder)
        self.assertEqual(len(folders), 2)


class Compose(unittest.TestCase):
    def test_it_is_valid_with_the_secrets_that_the_documented_command_makes(self):
        with tempfile.TemporaryDirectory(prefix="otolith-compose-") as folder:
            copy = Path(folder) / "deploy/container"
            shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("secrets"))
            made = run("deploy/container/make-secrets", cwd=folder)
            self.assertEqual(made.returncode, 0, made.stderr)
            done = run("docker-compose", "-f", copy / "compose.yaml", "config", env=os.environ | {
                "OTOLITH_SMTP_URL": "smtp://localhost", "OTOLITH_MAIL_FROM": "otolith@localhost"})
            self.assertEqual(done.returncode, 0, done.stderr)
            for name, secret in yaml.safe_load(done.stdout)["secrets"].items():
                self.assertTrue(Path(secret["file"]).is_file(), name)

    def test_services_return_after_a_reboot_of_the_machine(self):
        services = yaml.safe_load(text("deploy/container/compose.yaml"))["services"]
        for name, service in services.items():
            self.assertEqual(service["restart"], "no" if name.endswith("-migration") else "unless-stopped", name)

    def test_services_write_nothing_and_may_nothing(self):
        services = yaml.safe_load(text("deploy/container/compose.yaml"))["services"]
        for name, service in services.items():
            if name == "database":
                continue
            with self.subTest(name=name):
                self.assertTrue(service["read_only"])
                self.assertEqual(service["cap_drop"], ["ALL"])

    def test_the_script_makes_every_secret_and_keeps_it(self):
        wanted = yaml.safe_load(text("deploy/container/compose.yaml"))["secrets"]
        with tempfile.TemporaryDirectory(prefix="otolith-secrets-") as folder:
            self.assertEqual(run(FOLDER / "make-secrets", folder).returncode, 0)
            made = {path.name: path.read_text() for path in Path(folder).iterdir()}
            self.assertEqual(set(made), set(wanted))
            self.assertEqual(len(set(made.values())), len(made))
            self.assertEqual(os.stat(folder).st_mode & 0o077, 0)
            run(FOLDER / "make-secrets", folder)
            self.assertEqual({path.name: path.read_text() for path in Path(folder).iterdir()}, made)
            for service in SERVICES:
                password = re.search(r":([0-9a-f]+)@", made[f"{service}-database-url"])[1]
                self.assertIn(f"\\set {service}_password '{password}'", made["passwords.psql"])


class Kubernetes(unittest.TestCase):
    # What the admin endpoint answers at.
    endpoint = "".join(path.read_text() for path in (ROOT / "Shared/ServiceKit/Telemetry/Admin").glob("**/*.swift"))

    def documents(self) -> list[dict]:
        return [
            document for path in sorted((FOLDER / "kubernetes").glob("*.yaml"))
            for document in yaml.safe_load_all(path.read_text())]

    def test_they_are_valid(self):
        python = python_of("kubernetes", ROOT / "Tests/Deploy/requirements.txt")
        paths = sorted((FOLDER / "kubernetes").glob("*.yaml"))
        done = run(python.with_name("kubernetes-validate"), "--strict", *paths)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual((done.stdout + done.stderr).count(" passed for resource "), len(self.documents()))

    def test_what_is_not_valid_is_found(self):
        python = python_of("kubernetes", ROOT / "Tests/Deploy/requirements.txt")
        with tempfile.NamedTemporaryFile("w", suffix=".yaml") as file:
            file.write(text("deploy/container/kubernetes/auth.yaml").replace("replicas: 2", "replicas: two"))
            file.flush()
            done = run(python.with_name("kubernetes-validate"), "--strict", file.name)
        self.assertNotEqual(done.returncode, 0)

    def test_each_service_has_its_parts(self):
        found = {(document["kind"], document["metadata"]["name"]) for document in self.documents()}
        for service in SERVICES:
            for kind in ("Deployment", "Service", "PodDisruptionBudget", "NetworkPolicy"):
                self.assertIn((kind, f"otolith-{service}"), found)
            self.assertIn(("Job", f"otolith-{service}-migration"), found)
        for service in STATELESS:
            for kind in ("Deployment", "Service", "PodDisruptionBudget", "NetworkPolicy"):
                self.assertIn((kind, f"otolith-{service}"), found)
        self.assertIn(("NetworkPolicy", "otolith-nothing-else"), found)

    def test_services_name_the_ports_of_their_containers(self):
        ports = {
            document["metadata"]["name"]: {port["name"]: port["containerPort"] for port in
                                           document["spec"]["template"]["spec"]["containers"][0]["ports"]}
            for document in self.documents() if document["kind"] == "Deployment"}
        services = [document for document in self.documents() if document["kind"] == "Service"]
        self.assertEqual({service["metadata"]["name"] for service in services}, set(ports))
        for service in services:
            with self.subTest(name=service["metadata"]["name"]):
                offered = ports[service["metadata"]["name"]]
                for port in service["spec"]["ports"]:
                    self.assertEqual(offered.get(port["targetPort"]), port["port"], port)
                    # Only gRPC is HTTP/2 without TLS.
                    self.assertEqual("appProtocol" in port, port["targetPort"] == "grpc", port)

    def test_containers_may_nothing_and_settings_exist(self):
        for document in self.documents():
            if document["kind"] not in ("Deployment", "Job"):
                continue
            pod = document["spec"]["template"]["spec"]
            with self.subTest(name=document["metadata"]["name"]):
                self.assertTrue(pod["securityContext"]["runAsNonRoot"])
                [container] = pod["containers"]
                context = container["securityContext"]
                self.assertTrue(context["readOnlyRootFilesystem"])
                self.assertFalse(context["allowPrivilegeEscalation"])
                self.assertEqual(context["capabilities"], {"drop": ["ALL"]})
                if document["kind"] == "Deployment":
                    for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
                        asked = container[probe]["httpGet"]
                        self.assertEqual(asked["port"], "admin")
                        path = asked["path"].split("?")[0]
                        self.assertTrue(f'"{path}"' in self.endpoint, asked)
                    help_text = told(document["metadata"]["name"], "--help")
                    for variable in container["env"]:
                        if variable["name"].startswith("OTOLITH_"):
                            self.assertTrue(variable["name"] in help_text, variable)
        [shared] = [document for document in self.documents() if document["kind"] == "ConfigMap"]
        for name in shared["data"]:
            self.assertTrue(name in told("otolith-auth", "--help"), name)
