// Generated from opentelemetry/proto/trace/v1/trace.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension OpenTelemetryTraceV1 {
  /// Spans of one process.
  public struct ResourceSpans: Message {
    public var resource: OpenTelemetryResourceV1.Resource?
    public var scopeSpans: [OpenTelemetryTraceV1.ScopeSpans]
    /// URL of the conventions for the resource's attributes.
    public var schemaURL: String

    public init(
      resource: OpenTelemetryResourceV1.Resource? = nil,
      scopeSpans: [OpenTelemetryTraceV1.ScopeSpans] = [],
      schemaURL: String = ""
    ) {
      self.resource = resource
      self.scopeSpans = scopeSpans
      self.schemaURL = schemaURL
    }
  }

  /// Spans of one instrumented part of a process.
  public struct ScopeSpans: Message {
    public var scope: OpenTelemetryCommonV1.InstrumentationScope?
    public var spans: [OpenTelemetryTraceV1.Span]
    /// URL of the conventions for attributes and names of spans.
    public var schemaURL: String

    public init(
      scope: OpenTelemetryCommonV1.InstrumentationScope? = nil,
      spans: [OpenTelemetryTraceV1.Span] = [],
      schemaURL: String = ""
    ) {
      self.scope = scope
      self.spans = spans
      self.schemaURL = schemaURL
    }
  }

  /// One step of a trace.
  public struct Span: Message {
    public enum SpanKind: RawRepresentable, CaseIterable, Sendable, Hashable {
      case unspecified
      case `internal`
      case server
      case client
      case producer
      case consumer
      /// A number that this version of the schema does not name.
      case unrecognized(Int32)

      /// All values with a name.
      public static var allCases: [Self] { [.unspecified, .`internal`, .server, .client, .producer, .consumer] }

      public init(rawValue: Int32) {
        self = switch rawValue {
          case 0: .unspecified
          case 1: .`internal`
          case 2: .server
          case 3: .client
          case 4: .producer
          case 5: .consumer
          default: .unrecognized(rawValue)
        }
      }

      public var rawValue: Int32 {
        switch self {
          case .unspecified: 0
          case .`internal`: 1
          case .server: 2
          case .client: 3
          case .producer: 4
          case .consumer: 5
          case .unrecognized(let number): number
        }
      }
    }

    /// 16 bytes, not all zero.
    public var traceID: [UInt8]
    /// 8 bytes, not all zero.
    public var spanID: [UInt8]
    /// The W3C `tracestate`.
    public var traceState: String
    /// 8 bytes; empty for the first step.
    public var parentSpanID: [UInt8]
    /// Flags of the W3C `traceparent` in the lowest eight bits. Bit 8: whether bit 9 is valid. Bit 9: whether
    /// the parent belongs to another process.
    public var flags: UInt32
    /// Name of the operation, without variable parts.
    public var name: String
    public var kind: OpenTelemetryTraceV1.Span.SpanKind
    /// Nanoseconds since 1970.
    public var startTimeUnixNano: UInt64
    /// Nanoseconds since 1970, not before the start.
    public var endTimeUnixNano: UInt64
    /// Attributes with distinct keys.
    public var attributes: [OpenTelemetryCommonV1.KeyValue]
    public var status: OpenTelemetryTraceV1.Status?

    public init(
      traceID: [UInt8] = [],
      spanID: [UInt8] = [],
      traceState: String = "",
      parentSpanID: [UInt8] = [],
      flags: UInt32 = 0,
      name: String = "",
      kind: OpenTelemetryTraceV1.Span.SpanKind = OpenTelemetryTraceV1.Span.SpanKind(rawValue: 0),
      startTimeUnixNano: UInt64 = 0,
      endTimeUnixNano: UInt64 = 0,
      attributes: [OpenTelemetryCommonV1.KeyValue] = [],
      status: OpenTelemetryTraceV1.Status? = nil
    ) {
      self.traceID = traceID
      self.spanID = spanID
      self.traceState = traceState
      self.parentSpanID = parentSpanID
      self.flags = flags
      self.name = name
      self.kind = kind
      self.startTimeUnixNano = startTimeUnixNano
      self.endTimeUnixNano = endTimeUnixNano
      self.attributes = attributes
      self.status = status
    }
  }

  /// The result of a step.
  public struct Status: Message {
    public enum StatusCode: RawRepresentable, CaseIterable, Sendable, Hashable {
      case unset
      case ok
      case error
      /// A number that this version of the schema does not name.
      case unrecognized(Int32)

      /// All values with a name.
      public static var allCases: [Self] { [.unset, .ok, .error] }

      public init(rawValue: Int32) {
        self = switch rawValue {
          case 0: .unset
          case 1: .ok
          case 2: .error
          default: .unrecognized(rawValue)
        }
      }

      public var rawValue: Int32 {
        switch self {
          case .unset: 0
          case .ok: 1
          case .error: 2
          case .unrecognized(let number): number
        }
      }
    }

    /// Text for developers.
    public var message: String
    public var code: OpenTelemetryTraceV1.Status.StatusCode

    public init(
      message: String = "",
      code: OpenTelemetryTraceV1.Status.StatusCode = OpenTelemetryTraceV1.Status.StatusCode(rawValue: 0)
    ) {
      self.message = message
      self.code = code
    }
  }

  /// The descriptor of `opentelemetry/proto/trace/v1/trace.proto`.
  public static let traceFile = ProtoFile(
    name: "opentelemetry/proto/trace/v1/trace.proto",
    dependencies: [OpenTelemetryCommonV1.commonFile, OpenTelemetryResourceV1.resourceFile],
    base64: "CihvcGVudGVsZW1ldHJ5L3Byb3RvL3RyYWNlL3YxL3RyYWNlLnByb3RvEhxvcGVudGVsZW1ldHJ5LnByb3RvLnRyYWNlLnYxGipvcGVudGVsZW1ldHJ5L3Byb3RvL2NvbW1vbi92MS9jb21tb24ucHJvdG8aLm9wZW50ZWxlbWV0cnkvcHJvdG8vcmVzb3VyY2UvdjEvcmVzb3VyY2UucHJvdG8iwAEKDVJlc291cmNlU3BhbnMSRQoIcmVzb3VyY2UYASABKAsyKS5vcGVudGVsZW1ldHJ5LnByb3RvLnJlc291cmNlLnYxLlJlc291cmNlUghyZXNvdXJjZRJJCgtzY29wZV9zcGFucxgCIAMoCzIoLm9wZW50ZWxlbWV0cnkucHJvdG8udHJhY2UudjEuU2NvcGVTcGFuc1IKc2NvcGVTcGFucxIdCgpzY2hlbWFfdXJsGAMgASgJUglzY2hlbWFVcmwisAEKClNjb3BlU3BhbnMSSQoFc2NvcGUYASABKAsyMy5vcGVudGVsZW1ldHJ5LnByb3RvLmNvbW1vbi52MS5JbnN0cnVtZW50YXRpb25TY29wZVIFc2NvcGUSOAoFc3BhbnMYAiADKAsyIi5vcGVudGVsZW1ldHJ5LnByb3RvLnRyYWNlLnYxLlNwYW5SBXNwYW5zEh0KCnNjaGVtYV91cmwYAyABKAlSCXNjaGVtYVVybCLtBAoEU3BhbhIZCgh0cmFjZV9pZBgBIAEoDFIHdHJhY2VJZBIXCgdzcGFuX2lkGAIgASgMUgZzcGFuSWQSHwoLdHJhY2Vfc3RhdGUYAyABKAlSCnRyYWNlU3RhdGUSJAoOcGFyZW50X3NwYW5faWQYBCABKAxSDHBhcmVudFNwYW5JZBIUCgVmbGFncxgQIAEoB1IFZmxhZ3MSEgoEbmFtZRgFIAEoCVIEbmFtZRI/CgRraW5kGAYgASgOMisub3BlbnRlbGVtZXRyeS5wcm90by50cmFjZS52MS5TcGFuLlNwYW5LaW5kUgRraW5kEi8KFHN0YXJ0X3RpbWVfdW5peF9uYW5vGAcgASgGUhFzdGFydFRpbWVVbml4TmFubxIrChJlbmRfdGltZV91bml4X25hbm8YCCABKAZSD2VuZFRpbWVVbml4TmFubxJHCgphdHRyaWJ1dGVzGAkgAygLMicub3BlbnRlbGVtZXRyeS5wcm90by5jb21tb24udjEuS2V5VmFsdWVSCmF0dHJpYnV0ZXMSPAoGc3RhdHVzGA8gASgLMiQub3BlbnRlbGVtZXRyeS5wcm90by50cmFjZS52MS5TdGF0dXNSBnN0YXR1cyKZAQoIU3BhbktpbmQSGQoVU1BBTl9LSU5EX1VOU1BFQ0lGSUVEEAASFgoSU1BBTl9LSU5EX0lOVEVSTkFMEAESFAoQU1BBTl9LSU5EX1NFUlZFUhACEhQKEFNQQU5fS0lORF9DTElFTlQQAxIWChJTUEFOX0tJTkRfUFJPRFVDRVIQBBIWChJTUEFOX0tJTkRfQ09OU1VNRVIQBSK9AQoGU3RhdHVzEhgKB21lc3NhZ2UYAiABKAlSB21lc3NhZ2USQwoEY29kZRgDIAEoDjIvLm9wZW50ZWxlbWV0cnkucHJvdG8udHJhY2UudjEuU3RhdHVzLlN0YXR1c0NvZGVSBGNvZGUiTgoKU3RhdHVzQ29kZRIVChFTVEFUVVNfQ09ERV9VTlNFVBAAEhIKDlNUQVRVU19DT0RFX09LEAESFQoRU1RBVFVTX0NPREVfRVJST1IQAkoECAEQAkqGCAqHAQoBDBIDAgASGn0gVHJhY2VzIG9mIHRoZSBPcGVuVGVsZW1ldHJ5IHByb3RvY29sIChPVExQKSB3aXRoIHRoZWlyIHB1YmxpYyBuYW1lcyBhbmQgbnVtYmVycywgbGltaXRlZCB0byB0aGUgZmllbGRzCiB0aGF0IE90b2xpdGggc2VuZHMuCgojCgIEABIECgAPARoXIFNwYW5zIG9mIG9uZSBwcm9jZXNzLgoKRAoEBAACAhIDDgIYGjcgVVJMIG9mIHRoZSBjb252ZW50aW9ucyBmb3IgdGhlIHJlc291cmNlJ3MgYXR0cmlidXRlcy4KCjoKAgQBEgQSABcBGi4gU3BhbnMgb2Ygb25lIGluc3RydW1lbnRlZCBwYXJ0IG9mIGEgcHJvY2Vzcy4KCkgKBAQBAgISAxYCGBo7IFVSTCBvZiB0aGUgY29udmVudGlvbnMgZm9yIGF0dHJpYnV0ZXMgYW5kIG5hbWVzIG9mIHNwYW5zLgoKIgoCBAISBBoAOQEaFiBPbmUgc3RlcCBvZiBhIHRyYWNlLgoKJgoEBAICABIDJQIVGhkgMTYgYnl0ZXMsIG5vdCBhbGwgemVyby4KCiUKBAQCAgESAycCFBoYIDggYnl0ZXMsIG5vdCBhbGwgemVyby4KCiQKBAQCAgISAykCGRoXIFRoZSBXM0MgYHRyYWNlc3RhdGVgLgoKMQoEBAICAxIDKwIbGiQgOCBieXRlczsgZW1wdHkgZm9yIHRoZSBmaXJzdCBzdGVwLgoKngEKBAQCAgQSAy4CFRqQASBGbGFncyBvZiB0aGUgVzNDIGB0cmFjZXBhcmVudGAgaW4gdGhlIGxvd2VzdCBlaWdodCBiaXRzLiBCaXQgODogd2hldGhlciBiaXQgOSBpcyB2YWxpZC4gQml0IDk6IHdoZXRoZXIKIHRoZSBwYXJlbnQgYmVsb25ncyB0byBhbm90aGVyIHByb2Nlc3MuCgo9CgQEAgIFEgMwAhIaMCBOYW1lIG9mIHRoZSBvcGVyYXRpb24sIHdpdGhvdXQgdmFyaWFibGUgcGFydHMuCgomCgQEAgIHEgMzAiMaGSBOYW5vc2Vjb25kcyBzaW5jZSAxOTcwLgoKPAoEBAICCBIDNQIhGi8gTmFub3NlY29uZHMgc2luY2UgMTk3MCwgbm90IGJlZm9yZSB0aGUgc3RhcnQuCgotCgQEAgIJEgM3AkEaICBBdHRyaWJ1dGVzIHdpdGggZGlzdGluY3Qga2V5cy4KCiMKAgQDEgQ8AEgBGhcgVGhlIHJlc3VsdCBvZiBhIHN0ZXAuCgojCgQEAwIAEgNGAhUaFiBUZXh0IGZvciBkZXZlbG9wZXJzLgpiBnByb3RvMw==")
}

extension OpenTelemetryTraceV1.ResourceSpans {
  public static var fullName: String { "opentelemetry.proto.trace.v1.ResourceSpans" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__trace__v1__resource_spans__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Trace__V1__ResourceSpans>) {
    self.resource = c.pointee.resource.map { OpenTelemetryResourceV1.Resource($0) }
    self.scopeSpans = Codec.messages(c.pointee.scope_spans, c.pointee.n_scope_spans) { OpenTelemetryTraceV1.ScopeSpans($0) }
    self.schemaURL = Codec.string(c.pointee.schema_url)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Trace__V1__ResourceSpans> {
    let c = arena.allocate(Opentelemetry__Proto__Trace__V1__ResourceSpans.self)
    opentelemetry__proto__trace__v1__resource_spans__init(c)
    if let value = self.resource { c.pointee.resource = value.cStruct(in: arena) }
    if !self.scopeSpans.isEmpty {
      c.pointee.n_scope_spans = self.scopeSpans.count
      c.pointee.scope_spans = arena.array(self.scopeSpans) { $0.cStruct(in: arena) as UnsafeMutablePointer<Opentelemetry__Proto__Trace__V1__ScopeSpans>? }
    }
    if !self.schemaURL.isEmpty { c.pointee.schema_url = arena.string(self.schemaURL) }
    return c
  }
}

extension OpenTelemetryTraceV1.ScopeSpans {
  public static var fullName: String { "opentelemetry.proto.trace.v1.ScopeSpans" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__trace__v1__scope_spans__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Trace__V1__ScopeSpans>) {
    self.scope = c.pointee.scope.map { OpenTelemetryCommonV1.InstrumentationScope($0) }
    self.spans = Codec.messages(c.pointee.spans, c.pointee.n_spans) { OpenTelemetryTraceV1.Span($0) }
    self.schemaURL = Codec.string(c.pointee.schema_url)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Trace__V1__ScopeSpans> {
    let c = arena.allocate(Opentelemetry__Proto__Trace__V1__ScopeSpans.self)
    opentelemetry__proto__trace__v1__scope_spans__init(c)
    if let value = self.scope { c.pointee.scope = value.cStruct(in: arena) }
    if !self.spans.isEmpty {
      c.pointee.n_spans = self.spans.count
      c.pointee.spans = arena.array(self.spans) { $0.cStruct(in: arena) as UnsafeMutablePointer<Opentelemetry__Proto__Trace__V1__Span>? }
    }
    if !self.schemaURL.isEmpty { c.pointee.schema_url = arena.string(self.schemaURL) }
    return c
  }
}

extension OpenTelemetryTraceV1.Span {
  public static var fullName: String { "opentelemetry.proto.trace.v1.Span" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__trace__v1__span__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Trace__V1__Span>) {
    self.traceID = Codec.bytes(c.pointee.trace_id)
    self.spanID = Codec.bytes(c.pointee.span_id)
    self.traceState = Codec.string(c.pointee.trace_state)
    self.parentSpanID = Codec.bytes(c.pointee.parent_span_id)
    self.flags = c.pointee.flags
    self.name = Codec.string(c.pointee.name)
    self.kind = OpenTelemetryTraceV1.Span.SpanKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.startTimeUnixNano = c.pointee.start_time_unix_nano
    self.endTimeUnixNano = c.pointee.end_time_unix_nano
    self.attributes = Codec.messages(c.pointee.attributes, c.pointee.n_attributes) { OpenTelemetryCommonV1.KeyValue($0) }
    self.status = c.pointee.status.map { OpenTelemetryTraceV1.Status($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Trace__V1__Span> {
    let c = arena.allocate(Opentelemetry__Proto__Trace__V1__Span.self)
    opentelemetry__proto__trace__v1__span__init(c)
    if !self.traceID.isEmpty { c.pointee.trace_id = ProtobufCBinaryData(len: self.traceID.count, data: arena.bytes(self.traceID)) }
    if !self.spanID.isEmpty { c.pointee.span_id = ProtobufCBinaryData(len: self.spanID.count, data: arena.bytes(self.spanID)) }
    if !self.traceState.isEmpty { c.pointee.trace_state = arena.string(self.traceState) }
    if !self.parentSpanID.isEmpty { c.pointee.parent_span_id = ProtobufCBinaryData(len: self.parentSpanID.count, data: arena.bytes(self.parentSpanID)) }
    c.pointee.flags = self.flags
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    c.pointee.kind = Opentelemetry__Proto__Trace__V1__Span__SpanKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    c.pointee.start_time_unix_nano = self.startTimeUnixNano
    c.pointee.end_time_unix_nano = self.endTimeUnixNano
    if !self.attributes.isEmpty {
      c.pointee.n_attributes = self.attributes.count
      c.pointee.attributes = arena.array(self.attributes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Opentelemetry__Proto__Common__V1__KeyValue>? }
    }
    if let value = self.status { c.pointee.status = value.cStruct(in: arena) }
    return c
  }
}

extension OpenTelemetryTraceV1.Status {
  public static var fullName: String { "opentelemetry.proto.trace.v1.Status" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__trace__v1__status__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Trace__V1__Status>) {
    self.message = Codec.string(c.pointee.message)
    self.code = OpenTelemetryTraceV1.Status.StatusCode(rawValue: Int32(truncatingIfNeeded: c.pointee.code.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Trace__V1__Status> {
    let c = arena.allocate(Opentelemetry__Proto__Trace__V1__Status.self)
    opentelemetry__proto__trace__v1__status__init(c)
    if !self.message.isEmpty { c.pointee.message = arena.string(self.message) }
    c.pointee.code = Opentelemetry__Proto__Trace__V1__Status__StatusCode(rawValue: .init(truncatingIfNeeded: self.code.rawValue))
    return c
  }
}
