// Generated from opentelemetry/proto/common/v1/common.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension OpenTelemetryCommonV1 {
  /// The value of an attribute.
  public struct AnyValue: Message {
    public enum OneOfValue: Sendable, Hashable {
      case stringValue(String)
      case boolValue(Bool)
      case intValue(Int64)
      case doubleValue(Double)
    }

    public var value: OpenTelemetryCommonV1.AnyValue.OneOfValue?

    public init(value: OpenTelemetryCommonV1.AnyValue.OneOfValue? = nil) {
      self.value = value
    }
  }

  /// An attribute.
  public struct KeyValue: Message {
    /// Name of the semantic conventions, e.g. `rpc.method`.
    public var key: String
    public var value: OpenTelemetryCommonV1.AnyValue?

    public init(key: String = "", value: OpenTelemetryCommonV1.AnyValue? = nil) {
      self.key = key
      self.value = value
    }
  }

  /// The instrumented part of a program.
  public struct InstrumentationScope: Message {
    public var name: String
    public var version: String

    public init(name: String = "", version: String = "") {
      self.name = name
      self.version = version
    }
  }

  /// The descriptor of `opentelemetry/proto/common/v1/common.proto`.
  public static let commonFile = ProtoFile(
    name: "opentelemetry/proto/common/v1/common.proto",
    dependencies: [],
    base64: "CipvcGVudGVsZW1ldHJ5L3Byb3RvL2NvbW1vbi92MS9jb21tb24ucHJvdG8SHW9wZW50ZWxlbWV0cnkucHJvdG8uY29tbW9uLnYxIp0BCghBbnlWYWx1ZRIjCgxzdHJpbmdfdmFsdWUYASABKAlIAFILc3RyaW5nVmFsdWUSHwoKYm9vbF92YWx1ZRgCIAEoCEgAUglib29sVmFsdWUSHQoJaW50X3ZhbHVlGAMgASgDSABSCGludFZhbHVlEiMKDGRvdWJsZV92YWx1ZRgEIAEoAUgAUgtkb3VibGVWYWx1ZUIHCgV2YWx1ZSJbCghLZXlWYWx1ZRIQCgNrZXkYASABKAlSA2tleRI9CgV2YWx1ZRgCIAEoCzInLm9wZW50ZWxlbWV0cnkucHJvdG8uY29tbW9uLnYxLkFueVZhbHVlUgV2YWx1ZSJEChRJbnN0cnVtZW50YXRpb25TY29wZRISCgRuYW1lGAEgASgJUgRuYW1lEhgKB3ZlcnNpb24YAiABKAlSB3ZlcnNpb25K3AIKmgEKAQwSAwIAEhqPASBDb21tb24gbWVzc2FnZXMgb2YgdGhlIE9wZW5UZWxlbWV0cnkgcHJvdG9jb2wgKE9UTFApIHdpdGggdGhlaXIgcHVibGljIG5hbWVzIGFuZCBudW1iZXJzLCBsaW1pdGVkIHRvCiB0aGUga2luZHMgb2YgdmFsdWVzIHRoYXQgT3RvbGl0aCBzZW5kcy4KCigKAgQAEgQHAA4BGhwgVGhlIHZhbHVlIG9mIGFuIGF0dHJpYnV0ZS4KChsKAgQBEgQRABUBGg8gQW4gYXR0cmlidXRlLgoKQwoEBAECABIDEwIRGjYgTmFtZSBvZiB0aGUgc2VtYW50aWMgY29udmVudGlvbnMsIGUuZy4gYHJwYy5tZXRob2RgLgoKMQoCBAISBBgAGwEaJSBUaGUgaW5zdHJ1bWVudGVkIHBhcnQgb2YgYSBwcm9ncmFtLgpiBnByb3RvMw==")
}

extension OpenTelemetryCommonV1.AnyValue {
  public static var fullName: String { "opentelemetry.proto.common.v1.AnyValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__common__v1__any_value__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Common__V1__AnyValue>) {
    self.value = switch c.pointee.value_case.rawValue {
      case 1: .stringValue(Codec.string(c.pointee.string_value))
      case 2: .boolValue(c.pointee.bool_value != 0)
      case 3: .intValue(c.pointee.int_value)
      case 4: .doubleValue(c.pointee.double_value)
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Common__V1__AnyValue> {
    let c = arena.allocate(Opentelemetry__Proto__Common__V1__AnyValue.self)
    opentelemetry__proto__common__v1__any_value__init(c)
    switch self.value {
      case .stringValue(let value)?:
        c.pointee.value_case = .init(rawValue: 1)
        c.pointee.string_value = arena.string(value)
      case .boolValue(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.bool_value = value ? 1 : 0
      case .intValue(let value)?:
        c.pointee.value_case = .init(rawValue: 3)
        c.pointee.int_value = value
      case .doubleValue(let value)?:
        c.pointee.value_case = .init(rawValue: 4)
        c.pointee.double_value = value
      case nil: break
    }
    return c
  }
}

extension OpenTelemetryCommonV1.KeyValue {
  public static var fullName: String { "opentelemetry.proto.common.v1.KeyValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__common__v1__key_value__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Common__V1__KeyValue>) {
    self.key = Codec.string(c.pointee.key)
    self.value = c.pointee.value.map { OpenTelemetryCommonV1.AnyValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Common__V1__KeyValue> {
    let c = arena.allocate(Opentelemetry__Proto__Common__V1__KeyValue.self)
    opentelemetry__proto__common__v1__key_value__init(c)
    if !self.key.isEmpty { c.pointee.key = arena.string(self.key) }
    if let value = self.value { c.pointee.value = value.cStruct(in: arena) }
    return c
  }
}

extension OpenTelemetryCommonV1.InstrumentationScope {
  public static var fullName: String { "opentelemetry.proto.common.v1.InstrumentationScope" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__common__v1__instrumentation_scope__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Common__V1__InstrumentationScope>) {
    self.name = Codec.string(c.pointee.name)
    self.version = Codec.string(c.pointee.version)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Common__V1__InstrumentationScope> {
    let c = arena.allocate(Opentelemetry__Proto__Common__V1__InstrumentationScope.self)
    opentelemetry__proto__common__v1__instrumentation_scope__init(c)
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    if !self.version.isEmpty { c.pointee.version = arena.string(self.version) }
    return c
  }
}
