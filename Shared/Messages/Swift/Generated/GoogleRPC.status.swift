// Generated from google/rpc/status.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension GoogleRPC {
  /// An error as carried in the `grpc-status-details-bin` trailer.
  public struct Status: Message {
    /// A value of the gRPC status codes (0 = OK … 16 = UNAUTHENTICATED).
    public var code: Int32
    /// For developers, in English.
    public var message: String
    /// Messages of error_details.proto, packed.
    public var details: [GoogleProtobuf.`Any`]

    /// Every field at its default.
    public init() {
      self.code = 0
      self.message = ""
      self.details = []
    }

    public init(
      code: Int32 = 0,
      message: String = "",
      details: [GoogleProtobuf.`Any`] = []
    ) {
      self.code = code
      self.message = message
      self.details = details
    }
  }
}

extension GoogleRPC.Status {
  public static var fullName: String { "google.rpc.Status" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Google__Rpc__Status()
    google__rpc__status__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Google__Rpc__Status>) {
    self.code = c.pointee.code
    self.message = Codec.string(c.pointee.message)
    self.details = Codec.messages(c.pointee.details, c.pointee.n_details) { GoogleProtobuf.`Any`($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Rpc__Status> {
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

extension GoogleRPC {
  /// The descriptor of `google/rpc/status.proto`.
  public static let statusFile = ProtoFile(
    name: "google/rpc/status.proto",
    dependencies: [GoogleProtobuf.anyFile],
    base64: """
      Chdnb29nbGUvcnBjL3N0YXR1cy5wcm90bxIKZ29vZ2xlLnJwYxoZZ29vZ2xlL3Byb3RvYnVmL2FueS5wcm90byJmCgZTdGF0\
      dXMSEgoEY29kZRgBIAEoBVIEY29kZRIYCgdtZXNzYWdlGAIgASgJUgdtZXNzYWdlEi4KB2RldGFpbHMYAyADKAsyFC5nb29n\
      bGUucHJvdG9idWYuQW55UgdkZXRhaWxzSuECClkKAQwSAwEAEhpPIFRoZSBzdGFuZGFyZCBlcnJvciBtb2RlbCBvZiBnUlBD\
      LCByZXN0YXRlZCB3aXRoIGl0cyBwdWJsaWMgbmFtZXMgYW5kIG51bWJlcnMuCgpLCgIEABIECAAPARo/IEFuIGVycm9yIGFz\
      IGNhcnJpZWQgaW4gdGhlIGBncnBjLXN0YXR1cy1kZXRhaWxzLWJpbmAgdHJhaWxlci4KClIKBAQAAgASAwoCERpFIEEgdmFs\
      dWUgb2YgdGhlIGdSUEMgc3RhdHVzIGNvZGVzICgwID0gT0sg4oCmIDE2ID0gVU5BVVRIRU5USUNBVEVEKS4KCioKBAQAAgES\
      AwwCFRodIEZvciBkZXZlbG9wZXJzLCBpbiBFbmdsaXNoLgoKNwoEBAACAhIDDgIrGiogTWVzc2FnZXMgb2YgZXJyb3JfZGV0\
      YWlscy5wcm90bywgcGFja2VkLgpiBnByb3RvMw==
      """)
}
