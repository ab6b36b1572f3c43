// Generated from opentelemetry/proto/resource/v1/resource.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension OpenTelemetryResourceV1 {
  /// A process.
  public struct Resource: Message {
    /// Attributes with distinct keys.
    public var attributes: [OpenTelemetryCommonV1.KeyValue]

    public init(attributes: [OpenTelemetryCommonV1.KeyValue] = []) {
      self.attributes = attributes
    }
  }

  /// The descriptor of `opentelemetry/proto/resource/v1/resource.proto`.
  public static let resourceFile = ProtoFile(
    name: "opentelemetry/proto/resource/v1/resource.proto",
    dependencies: [OpenTelemetryCommonV1.commonFile],
    base64: "Ci5vcGVudGVsZW1ldHJ5L3Byb3RvL3Jlc291cmNlL3YxL3Jlc291cmNlLnByb3RvEh9vcGVudGVsZW1ldHJ5LnByb3RvLnJlc291cmNlLnYxGipvcGVudGVsZW1ldHJ5L3Byb3RvL2NvbW1vbi92MS9jb21tb24ucHJvdG8iUwoIUmVzb3VyY2USRwoKYXR0cmlidXRlcxgBIAMoCzInLm9wZW50ZWxlbWV0cnkucHJvdG8uY29tbW9uLnYxLktleVZhbHVlUgphdHRyaWJ1dGVzSrABCmUKAQwSAwEAEhpbIFRoZSBzZW5kZXIgb2YgdGVsZW1ldHJ5LCB3aXRoIHRoZSBwdWJsaWMgbmFtZXMgYW5kIG51bWJlcnMgb2YgdGhlIE9wZW5UZWxlbWV0cnkgcHJvdG9jb2wuCgoYCgIEABIECAALARoMIEEgcHJvY2Vzcy4KCi0KBAQAAgASAwoCQRogIEF0dHJpYnV0ZXMgd2l0aCBkaXN0aW5jdCBrZXlzLgpiBnByb3RvMw==")
}

extension OpenTelemetryResourceV1.Resource {
  public static var fullName: String { "opentelemetry.proto.resource.v1.Resource" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__resource__v1__resource__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Resource__V1__Resource>) {
    self.attributes = Codec.messages(c.pointee.attributes, c.pointee.n_attributes) { OpenTelemetryCommonV1.KeyValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Resource__V1__Resource> {
    let c = arena.allocate(Opentelemetry__Proto__Resource__V1__Resource.self)
    opentelemetry__proto__resource__v1__resource__init(c)
    if !self.attributes.isEmpty {
      c.pointee.n_attributes = self.attributes.count
      c.pointee.attributes = arena.array(self.attributes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Opentelemetry__Proto__Common__V1__KeyValue>? }
    }
    return c
  }
}
