import Fields
import Messages
import RPCCore

/// Converts spans to OpenTelemetry messages.
struct SpanMessages {
  /// Version of the semantic conventions used.
  static let schemaURL = "https://opentelemetry.io/schemas/1.26.0"

  /// Name of the service, e.g. `otolith-auth`.
  var service: String
  var version: String
  /// Random id of this process.
  var instanceID: String

  func request(_ spans: [Span]) -> OpenTelemetryCollectorTraceV1.ExportTraceServiceRequest {
    let resource = OpenTelemetryResourceV1.Resource(attributes: [
      Self.attribute("service.name", .text(service)),
      Self.attribute("service.version", .text(version)),
      Self.attribute("service.instance.id", .text(instanceID)),
    ])
    let scope = OpenTelemetryTraceV1.ScopeSpans(
      scope: .init(name: "otolith", version: version), spans: spans.map(Self.span),
      schemaURL: Self.schemaURL)
    return .init(resourceSpans: [
      .init(resource: resource, scopeSpans: [scope], schemaURL: Self.schemaURL)
    ])
  }

  private static func span(_ span: Span) -> OpenTelemetryTraceV1.Span {
    // Flags: sampled; parent's remoteness known (0x100); parent is remote (0x200).
    var flags: UInt32 = (span.context.isSampled ? 1 : 0) | 0x100
    if span.isParentRemote { flags |= 0x200 }
    return .init(
      traceID: bytes(span.context.traceID), spanID: bytes(span.context.spanID),
      traceState: span.context.state ?? "", parentSpanID: span.parentID.map(bytes) ?? [],
      flags: flags, name: span.name, kind: kind(span.kind), startTimeUnixNano: span.start,
      endTimeUnixNano: max(span.start, span.end),
      attributes: span.attributes.map { attribute($0.name, $0.value) },
      status: span.hasFailed ? .init(code: .error) : nil)
  }

  private static func kind(_ kind: Span.Kind) -> OpenTelemetryTraceV1.Span.SpanKind {
    switch kind {
    case .server: .server
    case .client: .client
    case .producer: .producer
    case .consumer: .consumer
    }
  }

  private static func attribute(
    _ name: String, _ value: Span.Value
  ) -> OpenTelemetryCommonV1.KeyValue {
    let value: OpenTelemetryCommonV1.AnyValue.OneOfValue =
      switch value {
      case .text(let text): .stringValue(text)
      case .number(let number): .intValue(Int64(number))
      }
    return .init(key: name, value: .init(value: value))
  }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.utf8.map { Hexadecimal.value(of: $0) ?? 0 }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
