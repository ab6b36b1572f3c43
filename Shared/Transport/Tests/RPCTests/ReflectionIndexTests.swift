import MessageSupport
import Testing
import TestingMessages

@testable import RPCServer

@Suite struct ReflectionIndexTests {
  /// A registry whose handlers are unused, for the files of its services.
  private static func registry() -> MethodRegistry {
    var registry = MethodRegistry([HealthService()])
    registry.describe(by: GoogleRPC.errorDetailsFile)
    registry.describe(by: GRPCTesting.testFile)
    return registry
  }

  private static func index() throws -> ReflectionIndex {
    let registry = registry()
    return try ReflectionIndex(services: registry.services, files: registry.files)
  }

  /// The paths of the files in an answer, read from their descriptors.
  private func paths(_ answer: ReflectionIndex.Answer) -> [String]? {
    guard case .files(let descriptors) = answer else { return nil }
    return descriptors.map { bytes in
      // Field 1, shorter than 128 bytes.
      String(decoding: bytes.dropFirst(2).prefix(Int(bytes[1])), as: UTF8.self)
    }
  }

  @Test(arguments: [
    // A service, a method, a message, a nested enumeration, its value, a field.
    ("grpc.health.v1.Health", "grpc/health/v1/health.proto"),
    ("grpc.health.v1.Health.Check", "grpc/health/v1/health.proto"),
    ("grpc.health.v1.HealthCheckRequest", "grpc/health/v1/health.proto"),
    ("grpc.health.v1.HealthCheckResponse.ServingStatus", "grpc/health/v1/health.proto"),
    ("grpc.health.v1.HealthCheckResponse.SERVING", "grpc/health/v1/health.proto"),
    ("grpc.health.v1.HealthCheckRequest.service", "grpc/health/v1/health.proto"),
    // Declarations in files that are only dependencies.
    ("google.protobuf.Duration", "google/protobuf/duration.proto"),
    ("grpc.testing.SimpleRequest", "grpc/testing/messages.proto"),
  ])
  func symbols(name: String, path: String) throws {
    let found = paths(try Self.index().answer(.fileDeclaring(name)))
    #expect(found?.first == path)
  }

  @Test(arguments: [
    "", "grpc", "grpc.health.v1", "grpc.health.v1.Health.", ".grpc.health.v1.Health",
    "grpc.health.v1.HealthCheckResponse.ServingStatus.SERVING",
    "grpc.testing.LoadBalancerStatsService",
  ])
  func unknownSymbols(name: String) throws {
    #expect(
      try Self.index().answer(.fileDeclaring(name)) == .error(.notFound, "unknown symbol"))
  }

  @Test func filesComeWithAllTheyDependOn() throws {
    let registry = Self.registry()
    let index = try Self.index()
    for (path, file) in registry.files {
      let found = try #require(paths(index.answer(.file(path))))
      #expect(found.first == path)
      #expect(Set(found).count == found.count, "\(found)")
      for dependency in file.dependencies { #expect(found.contains(dependency.name)) }
    }
    let test = try #require(paths(index.answer(.file("grpc/testing/test.proto"))))
    #expect(
      test.contains("grpc/testing/messages.proto") && test.contains("grpc/testing/empty.proto"))
    for path in ["", "google/rpc/status.proto", "grpc/health/v1/health"] {
      #expect(index.answer(.file(path)) == .error(.notFound, "unknown file"))
    }
  }

  @Test func servicesAreSorted() throws {
    let index = try ReflectionIndex(services: ["b.B", "a.Z", "a.A"], files: [:])
    #expect(index.answer(.services) == .services(["a.A", "a.Z", "b.B"]))
    #expect(index.answer(.nothing) == .error(.invalidArgument, "unknown kind of request"))
  }

  // MARK: - Extensions, which proto3 has for options only

  /// `syntax = "proto2"; package p; message M { extensions 100 to 200; message N { extend M {
  /// optional int32 inner = 101; } } } extend M { optional int32 outer = 100; }`, in `x.proto`, as
  /// written by protoc.
  private static let extended = ProtoFile(
    name: "x.proto",
    base64: """
      Cgd4LnByb3RvEgFwIisKAU0aHwoBTjIaCgVpbm5lchIELnAuTRhlIAEoBVIFaW5uZXIqBQhkEMkBOhoKBW91dGVy\
      EgQucC5NGGQgASgFUgVvdXRlcg==
      """)

  @Test func extensions() throws {
    let index = try ReflectionIndex(services: [], files: ["x.proto": Self.extended])
    #expect(index.answer(.extensionNumbers("p.M")) == .extensionNumbers(of: "p.M", [100, 101]))
    #expect(index.answer(.extensionNumbers("p.M.N")) == .extensionNumbers(of: "p.M.N", []))
    let file = ReflectionIndex.Answer.files([Self.extended.descriptor])
    for number: Int32 in [100, 101] {
      #expect(index.answer(.fileExtending(.init(message: "p.M", number: number))) == file)
    }
    for name in ["p.outer", "p.M.N.inner"] { #expect(index.answer(.fileDeclaring(name)) == file) }
    #expect(
      index.answer(.fileExtending(.init(message: "p.M", number: 102)))
        == .error(.notFound, "unknown extension"))
    #expect(
      index.answer(.fileExtending(.init(message: "p.Q", number: 100)))
        == .error(.notFound, "unknown message"))
    #expect(index.answer(.extensionNumbers("p.Q")) == .error(.notFound, "unknown message"))
    // An enumeration or a service cannot be extended.
    #expect(
      try Self.index().answer(.extensionNumbers("grpc.health.v1.Health"))
        == .error(.notFound, "unknown message"))
  }

  @Test func ourMessagesHaveNoExtensions() throws {
    let index = try Self.index()
    let message = "grpc.health.v1.HealthCheckRequest"
    #expect(index.answer(.extensionNumbers(message)) == .extensionNumbers(of: message, []))
    #expect(
      index.answer(.fileExtending(.init(message: message, number: 1)))
        == .error(.notFound, "unknown extension"))
  }

  // MARK: - Invalid descriptors

  @Test(
    arguments: [
      // Empty; truncated; a group; a message without a name; a name that is not UTF-8.
      "", "Cgd4LnBy", "Cw==", "CgF4IgA=", "CgF4IgMKAf8=",
    ] as [StaticString])
  func brokenDescriptors(base64: StaticString) {
    let file = ProtoFile(name: "x.proto", base64: base64)
    #expect(throws: DecodingError.self) {
      try ReflectionIndex(services: [], files: ["x.proto": file])
    }
  }

  @Test func nestingIsBounded() throws {
    /// A file with messages nested to this depth.
    func declarations(depth: Int) throws -> ProtoDeclarations {
      func field(_ number: UInt8, _ contents: [UInt8]) -> [UInt8] {
        var length: [UInt8] = []
        var rest = contents.count
        while rest > 127 {
          length.append(UInt8(rest & 127) | 128)
          rest >>= 7
        }
        return [number << 3 | 2] + length + [UInt8(rest)] + contents
      }
      var message = field(1, Array("M".utf8))
      for _ in 1..<depth { message = field(1, Array("M".utf8)) + field(3, message) }
      return try (field(1, Array("x".utf8)) + field(4, message)).withUnsafeBytes {
        try ProtoDeclarations(descriptor: $0)
      }
    }
    #expect(try declarations(depth: 64).messages.count == 64)
    #expect(throws: DecodingError(reason: .tooDeep)) { try declarations(depth: 65) }
  }
}
