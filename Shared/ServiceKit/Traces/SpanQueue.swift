import Bus
import DequeModule
import Synchronization

/// Spans that wait to be sent: whoever adds one never waits, and where there is no room for it, it is
/// dropped.
final class SpanQueue: Sendable {
  private struct State {
    var spans: Deque<Span> = []
    var dropped = 0
  }

  let spansMax: Int
  let batchMax: Int
  private let state = Mutex(State())
  /// Raised when a whole batch waits.
  private let filled = WakeSignal()

  init(spansMax: Int = 2048, batchMax: Int = 512) {
    self.spansMax = spansMax
    self.batchMax = batchMax
  }

  /// Dropped since the process began.
  var dropped: Int { state.withLock { $0.dropped } }

  var count: Int { state.withLock { $0.spans.count } }

  func add(_ span: Span) {
    let isFilled = state.withLock { state in
      guard state.spans.count < spansMax else {
        state.dropped += 1
        return false
      }
      state.spans.append(span)
      return state.spans.count == batchMax
    }
    if isFilled { filled.raise() }
  }

  /// The oldest, at most a batch of them.
  func take() -> [Span] {
    state.withLock { state in
      let batch = Array(state.spans.prefix(batchMax))
      state.spans.removeFirst(batch.count)
      return batch
    }
  }

  /// Puts back what could not be sent, before what has come since, as far as there is room.
  func putBack(_ batch: [Span]) {
    state.withLock { state in
      let kept = batch.suffix(max(0, spansMax - state.spans.count))
      state.dropped += batch.count - kept.count
      state.spans.insert(contentsOf: kept, at: 0)
    }
  }

  /// Returns when a batch waits, or after the time, or when cancelled.
  func waitForBatch(atMost time: Duration) async {
    if count < batchMax { await filled.wait(atMost: time) }
  }
}
