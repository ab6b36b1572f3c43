"""C++: Debian's g++ and gRPC."""

from recipes import StubsTestCase, files

# What protoc names alike in every file.
_STATICS = ("schemas", "file_default_instances")


def _apart(source: str, number: int) -> str:
    """The file, included beside others."""
    return "".join([
        *(f"#define {name} {name}_{number}\n" for name in _STATICS), f'#include "{source}"\n',
        *(f"#undef {name}\n" for name in _STATICS)])


class CppStubs(StubsTestCase):
    def test_every_file_is_compiled(self):
        self.need("g++", "grpc_cpp_plugin", "pkg-config")
        self.generate("C++")
        sources = [
            str(file.with_suffix(ending))
            for file in files() for ending in (".pb.cc", ".grpc.pb.cc")]
        for source in sources:
            self.assertTrue((self.folder / "generated" / source).exists(), source)
        # At once: gRPC's headers take longer than all of ours, and objects would take minutes.
        unit = self.folder / "all.cc"
        unit.write_text("".join([
            *(f'#include "{file.with_suffix(".grpc.pb.h")}"\n' for file in files()),
            *(_apart(source, number) for number, source in enumerate(sources))]))
        flags = self.run_here("pkg-config", "--cflags", "grpc++").split()
        self.run_here("g++", "-std=c++17", "-fsyntax-only", "-Igenerated", *flags, unit)
