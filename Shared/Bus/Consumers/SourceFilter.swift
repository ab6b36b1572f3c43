import Logging
import Metrics

/// Leaves out events of sources that a consumer takes nothing of (`EventConsumer.sources`).
///
/// They are passed over rather than given up: whoever was taken over could otherwise fill the tables
/// of others with dead letters, and hold up the subjects that it names.
struct SourceFilter: Sendable {
  let consumer: String
  /// Nil: anybody's.
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
      "events of a source that may not tell of this are passed over",
      metadata: [
        "consumer": "\(consumer)", "events": "\(count)", "event": "\(first.id)",
        // Somebody else's words: without line breaks and the like.
        "type": "\(first.type)", "source": "\(first.source.debugDescription)",
      ])
    return passing
  }
}
