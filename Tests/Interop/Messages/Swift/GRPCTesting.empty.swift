// Generated from grpc/testing/empty.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import CTestingMessages
public import Messages

extension GRPCTesting {
  public struct Empty: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension GRPCTesting.Empty {
  public static var fullName: String { "grpc.testing.Empty" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Grpc__Testing__Empty()
    grpc__testing__empty__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Grpc__Testing__Empty>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Testing__Empty> {
    let c = arena.allocate(Grpc__Testing__Empty.self)
    grpc__testing__empty__init(c)
    return c
  }
}

extension GRPCTesting {
  /// The descriptor of `grpc/testing/empty.proto`.
  public static let emptyFile = ProtoFile(
    name: "grpc/testing/empty.proto",
    dependencies: [],
    base64: """
      ChhncnBjL3Rlc3RpbmcvZW1wdHkucHJvdG8SDGdycGMudGVzdGluZyIHCgVFbXB0eUqLAQqIAQoBDBIDAgASGn4gRm9yIHRl\
      c3RzIG9ubHk6IHRoZSBtZXNzYWdlIHdpdGhvdXQgY29udGVudCBvZiBnUlBDJ3MgaW50ZXJvcGVyYWJpbGl0eSB0ZXN0cywg\
      cmVzdGF0ZWQgd2l0aCBpdHMKIHN0YW5kYXJkIG5hbWVzIGFuZCBudW1iZXJzLgpiBnByb3RvMw==
      """)
}
