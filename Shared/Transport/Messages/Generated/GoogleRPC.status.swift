// Generated from google/rpc/status.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import CMessageSupport

extension GoogleRPC {
  /// An error as sent in the `grpc-status-details-bin` trailer.
  public struct Status: Message {
    /// A value of the gRPC status codes (0 = OK … 16 = UNAUTHENTICATED).
    public var code: Int32
    /// English text for developers.
    public var message: String
    /// Messages of error_details.proto, packed.
    public var details: [GoogleProtobuf.`Any`]

    public init(code: Int32 = 0, message: String = "", details: [GoogleProtobuf.`Any`] = []) {
      self.code = code
      self.message = message
      self.details = details
    }
  }

  /// The descriptor of `google/rpc/status.proto`.
  public static let statusFile = ProtoFile(
    name: "google/rpc/status.proto",
    dependencies: [GoogleProtobuf.anyFile],
    base64: "Chdnb29nbGUvcnBjL3N0YXR1cy5wcm90bxIKZ29vZ2xlLnJwYxoZZ29vZ2xlL3Byb3RvYnVmL2FueS5wcm90byJmCgZTdGF0dXMSEgoEY29kZRgBIAEoBVIEY29kZRIYCgdtZXNzYWdlGAIgASgJUgdtZXNzYWdlEi4KB2RldGFpbHMYAyADKAsyFC5nb29nbGUucHJvdG9idWYuQW55UgdkZXRhaWxzStUCCk8KAQwSAwEAEhpFIFRoZSBzdGFuZGFyZCBlcnJvciBtb2RlbCBvZiBnUlBDIHdpdGggaXRzIHB1YmxpYyBuYW1lcyBhbmQgbnVtYmVycy4KCkgKAgQAEgQIAA8BGjwgQW4gZXJyb3IgYXMgc2VudCBpbiB0aGUgYGdycGMtc3RhdHVzLWRldGFpbHMtYmluYCB0cmFpbGVyLgoKUgoEBAACABIDCgIRGkUgQSB2YWx1ZSBvZiB0aGUgZ1JQQyBzdGF0dXMgY29kZXMgKDAgPSBPSyDigKYgMTYgPSBVTkFVVEhFTlRJQ0FURUQpLgoKKwoEBAACARIDDAIVGh4gRW5nbGlzaCB0ZXh0IGZvciBkZXZlbG9wZXJzLgoKNwoEBAACAhIDDgIrGiogTWVzc2FnZXMgb2YgZXJyb3JfZGV0YWlscy5wcm90bywgcGFja2VkLgpiBnByb3RvMw==")
}

extension GoogleRPC.Status {
  public static var fullName: String { "google.rpc.Status" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__rpc__status__init)

  @inlinable public init(_ c: UnsafePointer<Google__Rpc__Status>) {
    self.code = c.pointee.code
    self.message = Codec.string(c.pointee.message)
    self.details = Codec.messages(c.pointee.details, c.pointee.n_details) { GoogleProtobuf.`Any`($0) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__Status> {
    let c = arena.allocate(Google__Rpc__Status.self)
    google__rpc__status__init(c)
    c.pointee.code = self.code
    if !self.message.isEmpty { c.pointee.message = arena.string(self.message) }
    if !self.details.isEmpty {
      c.pointee.n_details = self.details.count
      c.pointee.details = arena.array(self.details) { $0.cStruct(in: arena) as UnsafeMutablePointer<Google__Protobuf__Any>? }
    }
    return c
  }
}
