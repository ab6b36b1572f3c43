import Fields
import FoundationEssentials
import Logging
import Metrics
import ProgramVersion
import RPCClient

/// All that records traces in a process, and sends them.
struct Traces: Sendable {
  let tracer: Tracer
  let exporter: SpanExporter
  let counts: SpanCounts
  private let channel: RPCClient.Channel

  /// Nil: the operator wants none.
  ///
  /// - Throws: ``SettingsError``.
  init?(
    _ settings: ServiceSettings, running: InEffect<RunningSettings>, service: String,
    metrics: any MetricsFactory, logger: Logger
  ) throws {
    guard let address = settings.traces.collector else { return nil }
    tracer = Tracer(running: running)
    counts = SpanCounts(tracer.queue, factory: metrics)
    // Neither traced nor retried by the channel, and not among the calls to other services.
    channel = Channel(host: address.host, port: address.port, tls: settings.traces.tls)
    exporter = SpanExporter(
      queue: tracer.queue,
      messages: SpanMessages(
        service: service, version: OtolithVersion.current, instanceID: UUID().text),
      channel: channel, headers: try settings.traces.headers(), counts: counts, logger: logger)
  }

  var events: EventSpans { EventSpans(tracer: tracer) }

  /// Sends what is left, within seconds.
  func close() async {
    await exporter.flush()
    await channel.close()
  }
}
