import Logging
import Metrics

/// Skips events from sources that the consumer does not accept (`EventConsumer.sources`).
///
/// They do not become dead letters: a compromised service could otherwise fill other services'
/// tables, and block the subjects it names.
struct SourceFilter: Sendable {
  let consumer: String
  /// Accepted sources; nil: any.
  let sources: Set<String>?
  let refused: Counter
  let logger: Logger

  func passing(_ batch: LogBatch) -> LogBatch {
    guard let sources, let first = batch.events.first(where: { !sources.contains($0.source) })
    else { return batch }
    var passing = batch
    passing.events.removeAll { !sources.contains($0.source) }
    let count = batch.events.count - passing.events.count
    refused.increment(by: count)
    logger.error(
      "events skipped: their source may not publish this type",
      metadata: [
        "consumer": "\(consumer)", "events": "\(count)", "event": "\(first.id)",
        // Untrusted text: escaped, without line breaks.
        "type": "\(first.type)", "source": "\(first.source.debugDescription)",
      ])
    return passing
  }
}
