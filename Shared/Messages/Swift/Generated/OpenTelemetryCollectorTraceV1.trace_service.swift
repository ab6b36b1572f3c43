// Generated from opentelemetry/proto/collector/trace/v1/trace_service.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension OpenTelemetryCollectorTraceV1 {
  public struct ExportTraceServiceRequest: Message {
    public var resourceSpans: [OpenTelemetryTraceV1.ResourceSpans]

    public init(resourceSpans: [OpenTelemetryTraceV1.ResourceSpans] = []) {
      self.resourceSpans = resourceSpans
    }
  }

  public struct ExportTraceServiceResponse: Message {
    /// Absent where all were taken.
    public var partialSuccess: OpenTelemetryCollectorTraceV1.ExportTracePartialSuccess?

    public init(partialSuccess: OpenTelemetryCollectorTraceV1.ExportTracePartialSuccess? = nil) {
      self.partialSuccess = partialSuccess
    }
  }

  public struct ExportTracePartialSuccess: Message {
    /// Not to be sent again.
    public var rejectedSpans: Int64
    /// Why, or a warning where none was rejected.
    public var errorMessage: String

    public init(rejectedSpans: Int64 = 0, errorMessage: String = "") {
      self.rejectedSpans = rejectedSpans
      self.errorMessage = errorMessage
    }
  }

  /// The descriptor of `opentelemetry/proto/collector/trace/v1/trace_service.proto`.
  public static let traceServiceFile = ProtoFile(
    name: "opentelemetry/proto/collector/trace/v1/trace_service.proto",
    dependencies: [OpenTelemetryTraceV1.traceFile],
    base64: "CjpvcGVudGVsZW1ldHJ5L3Byb3RvL2NvbGxlY3Rvci90cmFjZS92MS90cmFjZV9zZXJ2aWNlLnByb3RvEiZvcGVudGVsZW1ldHJ5LnByb3RvLmNvbGxlY3Rvci50cmFjZS52MRoob3BlbnRlbGVtZXRyeS9wcm90by90cmFjZS92MS90cmFjZS5wcm90byJvChlFeHBvcnRUcmFjZVNlcnZpY2VSZXF1ZXN0ElIKDnJlc291cmNlX3NwYW5zGAEgAygLMisub3BlbnRlbGVtZXRyeS5wcm90by50cmFjZS52MS5SZXNvdXJjZVNwYW5zUg1yZXNvdXJjZVNwYW5zIogBChpFeHBvcnRUcmFjZVNlcnZpY2VSZXNwb25zZRJqCg9wYXJ0aWFsX3N1Y2Nlc3MYASABKAsyQS5vcGVudGVsZW1ldHJ5LnByb3RvLmNvbGxlY3Rvci50cmFjZS52MS5FeHBvcnRUcmFjZVBhcnRpYWxTdWNjZXNzUg5wYXJ0aWFsU3VjY2VzcyJnChlFeHBvcnRUcmFjZVBhcnRpYWxTdWNjZXNzEiUKDnJlamVjdGVkX3NwYW5zGAEgASgDUg1yZWplY3RlZFNwYW5zEiMKDWVycm9yX21lc3NhZ2UYAiABKAlSDGVycm9yTWVzc2FnZTKgAQoMVHJhY2VTZXJ2aWNlEo8BCgZFeHBvcnQSQS5vcGVudGVsZW1ldHJ5LnByb3RvLmNvbGxlY3Rvci50cmFjZS52MS5FeHBvcnRUcmFjZVNlcnZpY2VSZXF1ZXN0GkIub3BlbnRlbGVtZXRyeS5wcm90by5jb2xsZWN0b3IudHJhY2UudjEuRXhwb3J0VHJhY2VTZXJ2aWNlUmVzcG9uc2VKiwMKZgoBDBIDAQASGlwgSG93IHRyYWNlcyByZWFjaCBhIGNvbGxlY3RvciAoT1RMUCBvdmVyIGdSUEMpLCByZXN0YXRlZCB3aXRoIHRoZSBwdWJsaWMgbmFtZXMgYW5kIG51bWJlcnMuCgoaCgIGABIECAALARoOIEEgY29sbGVjdG9yLgoKdwoEBgACABIDCgJNGmogVGFrZXMgc3BhbnMuIFVOQVZBSUxBQkxFIGFuZCBzb21lIG90aGVyIGNvZGVzIGFzayBmb3IgdGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBsYXRlciwgUmV0cnlJbmZvIHNheXMgd2hlbi4KCisKBAQBAgASAxMCMBoeIEFic2VudCB3aGVyZSBhbGwgd2VyZSB0YWtlbi4KCiQKBAQCAgASAxgCGxoXIE5vdCB0byBiZSBzZW50IGFnYWluLgoKOQoEBAICARIDGgIbGiwgV2h5LCBvciBhIHdhcm5pbmcgd2hlcmUgbm9uZSB3YXMgcmVqZWN0ZWQuCmIGcHJvdG8z")
}

extension OpenTelemetryCollectorTraceV1.ExportTraceServiceRequest {
  public static var fullName: String { "opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__collector__trace__v1__export_trace_service_request__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceRequest>) {
    self.resourceSpans = Codec.messages(c.pointee.resource_spans, c.pointee.n_resource_spans) { OpenTelemetryTraceV1.ResourceSpans($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceRequest> {
    let c = arena.allocate(Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceRequest.self)
    opentelemetry__proto__collector__trace__v1__export_trace_service_request__init(c)
    if !self.resourceSpans.isEmpty {
      c.pointee.n_resource_spans = self.resourceSpans.count
      c.pointee.resource_spans = arena.array(self.resourceSpans) { $0.cStruct(in: arena) as UnsafeMutablePointer<Opentelemetry__Proto__Trace__V1__ResourceSpans>? }
    }
    return c
  }
}

extension OpenTelemetryCollectorTraceV1.ExportTraceServiceResponse {
  public static var fullName: String { "opentelemetry.proto.collector.trace.v1.ExportTraceServiceResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__collector__trace__v1__export_trace_service_response__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceResponse>) {
    self.partialSuccess = c.pointee.partial_success.map { OpenTelemetryCollectorTraceV1.ExportTracePartialSuccess($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceResponse> {
    let c = arena.allocate(Opentelemetry__Proto__Collector__Trace__V1__ExportTraceServiceResponse.self)
    opentelemetry__proto__collector__trace__v1__export_trace_service_response__init(c)
    if let value = self.partialSuccess { c.pointee.partial_success = value.cStruct(in: arena) }
    return c
  }
}

extension OpenTelemetryCollectorTraceV1.ExportTracePartialSuccess {
  public static var fullName: String { "opentelemetry.proto.collector.trace.v1.ExportTracePartialSuccess" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(opentelemetry__proto__collector__trace__v1__export_trace_partial_success__init)

  init(_ c: UnsafePointer<Opentelemetry__Proto__Collector__Trace__V1__ExportTracePartialSuccess>) {
    self.rejectedSpans = c.pointee.rejected_spans
    self.errorMessage = Codec.string(c.pointee.error_message)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Opentelemetry__Proto__Collector__Trace__V1__ExportTracePartialSuccess> {
    let c = arena.allocate(Opentelemetry__Proto__Collector__Trace__V1__ExportTracePartialSuccess.self)
    opentelemetry__proto__collector__trace__v1__export_trace_partial_success__init(c)
    c.pointee.rejected_spans = self.rejectedSpans
    if !self.errorMessage.isEmpty { c.pointee.error_message = arena.string(self.errorMessage) }
    return c
  }
}
