import Fields
import FoundationEssentials
package import Logging
package import Metrics
import ProgramVersion
import RPCClient
package import RPCServer

/// All that records traces in a process, and sends them.
package struct Traces: Sendable {
  let tracer: Tracer
  let exporter: SpanExporter
  let counts: SpanCounts
  private let channel: RPCClient.Channel

  /// Nil: the operator wants none.
  ///
  /// - Throws: ``SettingsError``.
  package init?(
    _ settings: TraceSettings, _ running: InEffect<RunningSettings>, of service: String,
    metrics: any MetricsFactory, logger: Logger
  ) throws {
    guard let address = settings.collector else { return nil }
    tracer = Tracer(running: running)
    counts = SpanCounts(tracer.queue, factory: metrics)
    // Neither traced nor retried by the channel, and not among the calls to other services.
    channel = Channel(host: address.host, port: address.port, tls: settings.tls)
    exporter = SpanExporter(
      queue: tracer.queue,
      messages: SpanMessages(
        service: service, version: OtolithVersion.current, instanceID: UUID().text),
      channel: channel, headers: try settings.headers(), counts: counts, logger: logger)
  }

  /// Records the calls that are answered; before the one that writes their lines.
  package var calls: any ServerInterceptor { ServerSpanInterceptor(tracer: tracer) }

  var events: EventSpans { EventSpans(tracer: tracer) }

  /// Sends what comes until the task is cancelled.
  package func run() async throws { try await exporter.run() }

  /// Sends what is left, within seconds.
  func close() async {
    await exporter.flush()
    await channel.close()
  }
}
