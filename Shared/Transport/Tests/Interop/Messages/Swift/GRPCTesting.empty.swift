// Generated from grpc/testing/empty.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import CTestingMessages
public import MessageSupport

extension GRPCTesting {
  public struct Empty: Message {
    public init() {}
  }

  /// The descriptor of `grpc/testing/empty.proto`.
  public static let emptyFile = ProtoFile(
    name: "grpc/testing/empty.proto",
    dependencies: [],
    base64: "ChhncnBjL3Rlc3RpbmcvZW1wdHkucHJvdG8SDGdycGMudGVzdGluZyIHCgVFbXB0eUpkCmIKAQwSAwEAEhpYIFRlc3RzIG9ubHk6IHRoZSBlbXB0eSBtZXNzYWdlIG9mIGdSUEMncyBpbnRlcm9wZXJhYmlsaXR5IHRlc3RzIHdpdGggaXRzIHN0YW5kYXJkIG5hbWUuCmIGcHJvdG8z")
}

extension GRPCTesting.Empty {
  public static var fullName: String { "grpc.testing.Empty" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__testing__empty__init)

  init(_ c: UnsafePointer<Grpc__Testing__Empty>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__Empty> {
    let c = arena.allocate(Grpc__Testing__Empty.self)
    grpc__testing__empty__init(c)
    return c
  }
}
