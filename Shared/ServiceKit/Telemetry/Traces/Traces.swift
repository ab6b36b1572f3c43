import Fields
import FoundationEssentials
package import Logging
package import Metrics
import ProgramVersion
import RPCClient
package import RPCServer
package import Settings

/// Records and sends the traces of a process.
package struct Traces: Sendable {
  package let tracer: Tracer
  let exporter: SpanExporter
  package let counts: SpanCounts
  private let channel: RPCClient.Channel

  /// Opens the channel to the collector; nil if no collector is configured.
  ///
  /// - Throws: ``SettingsError``.
  package init?(
    _ settings: TraceSettings, _ running: InEffect<RunningSettings>, of service: String,
    metrics: any MetricsFactory, logger: Logger
  ) throws {
    guard let address = settings.collector else { return nil }
    tracer = Tracer(running: running)
    counts = SpanCounts(tracer.queue, factory: metrics)
    // A separate channel without tracing, retries and metrics of calls to other services.
    channel = Channel(host: address.host, port: address.port, tls: settings.tls)
    exporter = SpanExporter(
      queue: tracer.queue,
      messages: SpanMessages(
        service: service, version: OtolithVersion.current, instanceID: UUID().text),
      channel: channel, headers: try settings.headers(), counts: counts, logger: logger)
  }

  /// Interceptor that records calls; it precedes the one that logs them.
  package var calls: any ServerInterceptor { ServerSpanInterceptor(tracer: tracer) }

  package var requests: RequestSpans { RequestSpans(tracer: tracer) }

  package var events: EventSpans { EventSpans(tracer: tracer) }

  /// Sends spans until the task is cancelled.
  package func run() async throws { try await exporter.run() }

  /// Sends the remaining spans within seconds.
  package func close() async {
    await exporter.flush()
    await channel.close()
  }
}
