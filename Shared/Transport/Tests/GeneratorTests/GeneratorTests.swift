import Foundation
import TestBasics
import Testing

/// The Swift code that the protoc plugin writes, and what it rejects.
@Suite struct GeneratorTests {
  private func plugin() throws -> URL { try BuiltProgram.named("protoc-gen-otolith") }

  /// Writes proto files and returns protoc's output.
  func generate(
    _ proto: String, parameters: String = "layer=messages", beside others: [String: String] = [:]
  ) async throws -> (status: Int32, output: String, files: [String: String]) {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("otolith-generator-\(UUID().uuidString)")
    let out = directory.appendingPathComponent("out")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for (name, text) in others.merging(["a.proto": proto], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    }
    let result = try await Subprocess.end(
      of: URL(fileURLWithPath: "/usr/bin/env"),
      [
        "protoc", "--proto_path=\(directory.path)",
        "--plugin=protoc-gen-otolith=\(try plugin().path)",
        "--otolith_out=\(parameters):\(out.path)",
        "a.proto",
      ] + others.keys)
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: out.path) {
      files[name] = try String(contentsOf: out.appendingPathComponent(name), encoding: .utf8)
    }
    return (result.status, result.output, files)
  }

  @Test(arguments: [
    ("syntax = \"proto2\"; package p; message M {}", "only proto3 is supported"),
    ("syntax = \"proto3\"; message M {}", "needs a package"),
    ("syntax = \"proto3\"; package p; message M { optional int32 a = 1; }", "no proto3 optional"),
    ("syntax = \"proto3\"; package p; message M { M m = 1; }", "recursive message: p.M → p.M"),
    (
      "syntax = \"proto3\"; package p; message A { B b = 1; } message B { oneof o { A a = 1; } }",
      "recursive message: p.A → p.B → p.A"
    ),
    (
      "syntax = \"proto3\"; package p; message M { map<bool, int32> m = 1; }",
      "maps with boolean keys"
    ),
    (
      "syntax = \"proto3\"; package p; enum E { option allow_alias = true; A = 0; B = 0; }",
      "aliases are not supported"
    ),
    (
      "syntax = \"proto3\"; package p; message M { "
        + (1...65).map { "int32 f\($0) = \($0); " }.joined() + "}",
      "more than 64 fields"
    ),
  ])
  func refusals(proto: String, reason: String) async throws {
    let result = try await generate(proto)
    #expect(result.status != 0)
    #expect(result.output.contains(reason), "\(result.output)")
    #expect(result.files.isEmpty)
  }

  @Test(arguments: ["layer=other", "colour=red", "layer", "access=open"])
  func unknownParameters(parameters: String) async throws {
    let result = try await generate(
      "syntax = \"proto3\"; package p; message M {}", parameters: parameters)
    #expect(result.status != 0)
    #expect(result.output.contains("parameter") || result.output.contains("unknown"))
  }

  @Test func commentsAndNames() async throws {
    let result = try await generate(
      """
      syntax = "proto3";
      package otolith.some.v1;
      // Test message.
      //
      // In two paragraphs.
      message M {
        // Test field.
        repeated string study_ids = 1;
        string jwks_json = 2;
        string id = 3;
      }
      // Test enumeration.
      enum TheState {
        THE_STATE_UNSPECIFIED = 0;
        // Test value.
        THE_STATE_NOT_YET = 1;
        OTHER = 2;
      }
      """)
    #expect(result.status == 0, "\(result.output)")
    let code = try #require(result.files["SomeV1.a.swift"])
    #expect(code.hasPrefix("// Generated from a.proto by protoc-gen-otolith."))
    for line in [
      "  /// Test message.\n  ///\n  /// In two paragraphs.\n  public struct M: Message {",
      "    /// Test field.\n    public var studyIDs: [String]\n",
      "    public var jwksJSON: String\n", "    public var id: String\n",
      "  /// Test enumeration.\n  public enum TheState:",
      "    /// Test value.\n    case notYet\n", "    case unspecified\n", "    case other\n",
    ] {
      #expect(code.contains(line), "\(line)")
    }
    #expect(result.files["Packages.swift"]?.contains("public enum SomeV1 {}") == true)
  }

  static let service = """
    syntax = "proto3";
    package p;
    message Q {}
    message R {}
    // Test service.
    service S {
      // Test method.
      rpc GetIt(Q) returns (R);
      rpc Watch(Q) returns (stream R);
      rpc Send(stream Q) returns (R);
      rpc Talk(stream Q) returns (stream R);
    }
    """

  @Test func stubs() async throws {
    let result = try await generate(Self.service, parameters: "layer=stubs,import=Values")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.files.count == 1)
    let code = try #require(result.files["P.a.stubs.swift"])
    for part in [
      "public import Values\npublic import RPCClient\nimport RPCCore\npublic import RPCServer\n",
      "  /// Test service.\n  public protocol SProtocol: RegistrableService {",
      "  /// Calls the methods that ``SProtocol`` describes.\n  public struct SClient: Sendable {",
      "    func access(to method: P.SMethod) -> MethodAccess\n",
      "  public enum SMethod: String, Sendable, CaseIterable {\n    case getIt = \"GetIt\"\n",
      "public static let service = \"p.S\"", "public static let getIt = \"GetIt\"",
      "    registry.describe(by: P.aFile)\n",
    ] {
      #expect(code.contains(part), "\(part)")
    }
  }
}
