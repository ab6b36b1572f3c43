// Generated from google/protobuf/wrappers.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import CMessageSupport

extension GoogleProtobuf {
  /// Wrapper message for `double`.
  ///
  /// The JSON representation for `DoubleValue` is JSON number.
  public struct DoubleValue: Message {
    /// The double value.
    public var value: Double

    public init(value: Double = 0) {
      self.value = value
    }
  }

  /// Wrapper message for `float`.
  ///
  /// The JSON representation for `FloatValue` is JSON number.
  public struct FloatValue: Message {
    /// The float value.
    public var value: Float

    public init(value: Float = 0) {
      self.value = value
    }
  }

  /// Wrapper message for `int64`.
  ///
  /// The JSON representation for `Int64Value` is JSON string.
  public struct Int64Value: Message {
    /// The int64 value.
    public var value: Int64

    public init(value: Int64 = 0) {
      self.value = value
    }
  }

  /// Wrapper message for `uint64`.
  ///
  /// The JSON representation for `UInt64Value` is JSON string.
  public struct UInt64Value: Message {
    /// The uint64 value.
    public var value: UInt64

    public init(value: UInt64 = 0) {
      self.value = value
    }
  }

  /// Wrapper message for `int32`.
  ///
  /// The JSON representation for `Int32Value` is JSON number.
  public struct Int32Value: Message {
    /// The int32 value.
    public var value: Int32

    public init(value: Int32 = 0) {
      self.value = value
    }
  }

  /// Wrapper message for `uint32`.
  ///
  /// The JSON representation for `UInt32Value` is JSON number.
  public struct UInt32Value: Message {
    /// The uint32 value.
    public var value: UInt32

    public init(value: UInt32 = 0) {
      self.value = value
    }
  }

  /// Wrapper message for `bool`.
  ///
  /// The JSON representation for `BoolValue` is JSON `true` and `false`.
  public struct BoolValue: Message {
    /// The bool value.
    public var value: Bool

    public init(value: Bool = false) {
      self.value = value
    }
  }

  /// Wrapper message for `string`.
  ///
  /// The JSON representation for `StringValue` is JSON string.
  public struct StringValue: Message {
    /// The string value.
    public var value: String

    public init(value: String = "") {
      self.value = value
    }
  }

  /// Wrapper message for `bytes`.
  ///
  /// The JSON representation for `BytesValue` is JSON string.
  public struct BytesValue: Message {
    /// The bytes value.
    public var value: [UInt8]

    public init(value: [UInt8] = []) {
      self.value = value
    }
  }

  /// The descriptor of `google/protobuf/wrappers.proto`.
  public static let wrappersFile = ProtoFile(
    name: "google/protobuf/wrappers.proto",
    dependencies: [],
    base64: "Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIjCgtEb3VibGVWYWx1ZRIUCgV2YWx1ZRgBIAEoAVIFdmFsdWUiIgoKRmxvYXRWYWx1ZRIUCgV2YWx1ZRgBIAEoAlIFdmFsdWUiIgoKSW50NjRWYWx1ZRIUCgV2YWx1ZRgBIAEoA1IFdmFsdWUiIwoLVUludDY0VmFsdWUSFAoFdmFsdWUYASABKARSBXZhbHVlIiIKCkludDMyVmFsdWUSFAoFdmFsdWUYASABKAVSBXZhbHVlIiMKC1VJbnQzMlZhbHVlEhQKBXZhbHVlGAEgASgNUgV2YWx1ZSIhCglCb29sVmFsdWUSFAoFdmFsdWUYASABKAhSBXZhbHVlIiMKC1N0cmluZ1ZhbHVlEhQKBXZhbHVlGAEgASgJUgV2YWx1ZSIiCgpCeXRlc1ZhbHVlEhQKBXZhbHVlGAEgASgMUgV2YWx1ZUKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM=")
}

extension GoogleProtobuf.DoubleValue {
  public static var fullName: String { "google.protobuf.DoubleValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__double_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__DoubleValue>) {
    self.value = c.pointee.value
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__DoubleValue> {
    let c = arena.allocate(Google__Protobuf__DoubleValue.self)
    google__protobuf__double_value__init(c)
    c.pointee.value = self.value
    return c
  }
}

extension GoogleProtobuf.FloatValue {
  public static var fullName: String { "google.protobuf.FloatValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__float_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__FloatValue>) {
    self.value = c.pointee.value
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__FloatValue> {
    let c = arena.allocate(Google__Protobuf__FloatValue.self)
    google__protobuf__float_value__init(c)
    c.pointee.value = self.value
    return c
  }
}

extension GoogleProtobuf.Int64Value {
  public static var fullName: String { "google.protobuf.Int64Value" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__int64_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__Int64Value>) {
    self.value = c.pointee.value
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__Int64Value> {
    let c = arena.allocate(Google__Protobuf__Int64Value.self)
    google__protobuf__int64_value__init(c)
    c.pointee.value = self.value
    return c
  }
}

extension GoogleProtobuf.UInt64Value {
  public static var fullName: String { "google.protobuf.UInt64Value" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__uint64_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__UInt64Value>) {
    self.value = c.pointee.value
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__UInt64Value> {
    let c = arena.allocate(Google__Protobuf__UInt64Value.self)
    google__protobuf__uint64_value__init(c)
    c.pointee.value = self.value
    return c
  }
}

extension GoogleProtobuf.Int32Value {
  public static var fullName: String { "google.protobuf.Int32Value" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__int32_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__Int32Value>) {
    self.value = c.pointee.value
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__Int32Value> {
    let c = arena.allocate(Google__Protobuf__Int32Value.self)
    google__protobuf__int32_value__init(c)
    c.pointee.value = self.value
    return c
  }
}

extension GoogleProtobuf.UInt32Value {
  public static var fullName: String { "google.protobuf.UInt32Value" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__uint32_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__UInt32Value>) {
    self.value = c.pointee.value
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__UInt32Value> {
    let c = arena.allocate(Google__Protobuf__UInt32Value.self)
    google__protobuf__uint32_value__init(c)
    c.pointee.value = self.value
    return c
  }
}

extension GoogleProtobuf.BoolValue {
  public static var fullName: String { "google.protobuf.BoolValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__bool_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__BoolValue>) {
    self.value = c.pointee.value != 0
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__BoolValue> {
    let c = arena.allocate(Google__Protobuf__BoolValue.self)
    google__protobuf__bool_value__init(c)
    c.pointee.value = self.value ? 1 : 0
    return c
  }
}

extension GoogleProtobuf.StringValue {
  public static var fullName: String { "google.protobuf.StringValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__string_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__StringValue>) {
    self.value = Codec.string(c.pointee.value)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__StringValue> {
    let c = arena.allocate(Google__Protobuf__StringValue.self)
    google__protobuf__string_value__init(c)
    if !self.value.isEmpty { c.pointee.value = arena.string(self.value) }
    return c
  }
}

extension GoogleProtobuf.BytesValue {
  public static var fullName: String { "google.protobuf.BytesValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(google__protobuf__bytes_value__init)

  @inlinable public init(_ c: UnsafePointer<Google__Protobuf__BytesValue>) {
    self.value = Codec.bytes(c.pointee.value)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Google__Protobuf__BytesValue> {
    let c = arena.allocate(Google__Protobuf__BytesValue.self)
    google__protobuf__bytes_value__init(c)
    if !self.value.isEmpty { c.pointee.value = ProtobufCBinaryData(len: self.value.count, data: arena.bytes(self.value)) }
    return c
  }
}
