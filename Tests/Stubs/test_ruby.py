"""Ruby: Debian's interpreter and gRPC, beside Google's common types."""

from recipes import StubsTestCase, files, services

_BESIDE = ("grpc", "google/rpc/status_pb", "google/rpc/error_details_pb", "grpc/health/checker")


class RubyStubs(StubsTestCase):
    def test_every_file_is_loaded_beside_those_of_others(self):
        self.need("ruby", "grpc_ruby_plugin")
        self.generate("Ruby")
        loaded = [f"{file.with_suffix('')}_pb" for file in files()]
        loaded += [path.removesuffix(".proto") + "_services_pb" for path in services()]
        stubs = [
            "::".join(part.capitalize() for part in path.split("/")[:-1]) + f"::{name}::Stub"
            for path, names in services().items() for name in names]
        self.assertGreater(len(stubs), 4)
        # A stub of every service: its methods and their types are looked up then.
        self.run_here(
            "ruby", "-Ilib", "-e", "\n".join([
                *(f"require '{name}'" for name in (*_BESIDE, *loaded)),
                *(f"{stub}.new('localhost:1', :this_channel_is_insecure)" for stub in stubs)]))
