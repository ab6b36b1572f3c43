"""Java: Debian's JDK, plugin and libraries."""

from pathlib import Path

from recipes import StubsTestCase, files, services

LIBRARIES = Path("/usr/share/java")
# What generated messages and services are compiled with.
_NAMES = ("protobuf", "grpc-api", "grpc-stub", "grpc-protobuf", "guava",
          "geronimo-annotation-1.3-spec")


class JavaStubs(StubsTestCase):
    def test_every_class_is_compiled(self):
        self.need("javac", "grpc_java_plugin")
        jars = [LIBRARIES / f"{name}.jar" for name in _NAMES]
        self.assertEqual([jar for jar in jars if not jar.exists()], [])
        self.generate("Java")
        root = self.folder / "src" / "main" / "java"
        sources = sorted(root.rglob("*.java"))
        written = {source.name for source in sources}
        for names in services().values():
            self.assertLessEqual({f"{name}Grpc.java" for name in names}, written)
        self.assertGreater(len(sources), len(files()))
        (self.folder / "sources").write_text("\n".join(map(str, sources)))
        self.run_here(
            "javac", "-nowarn", "-proc:none", "-d", self.folder / "classes",
            "-cp", ":".join(map(str, jars)), "@sources")
