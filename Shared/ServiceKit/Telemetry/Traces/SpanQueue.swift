import Bus
import DequeModule
import Synchronization

/// Queue of spans to be sent. Adding never blocks; a span is dropped if the queue is full.
package final class SpanQueue: Sendable {
  private struct State {
    var spans: Deque<Span> = []
    var dropped = 0
  }

  let spansMax: Int
  let batchMax: Int
  private let state = Mutex(State())
  /// Raised when a full batch waits.
  private let filled = WakeSignal()

  init(spansMax: Int = 2048, batchMax: Int = 512) {
    self.spansMax = spansMax
    self.batchMax = batchMax
  }

  /// Number of spans dropped since the start of the process.
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

  /// Removes and returns the oldest spans, at most one batch.
  func take() -> [Span] {
    state.withLock { state in
      let batch = Array(state.spans.prefix(batchMax))
      state.spans.removeFirst(batch.count)
      return batch
    }
  }

  /// Puts unsent spans back in front of newer ones, as far as there is room.
  func putBack(_ batch: [Span]) {
    state.withLock { state in
      let kept = batch.suffix(max(0, spansMax - state.spans.count))
      state.dropped += batch.count - kept.count
      state.spans.insert(contentsOf: kept, at: 0)
    }
  }

  /// Waits until a batch is full, the time is over or the task is cancelled.
  func waitForBatch(atMost time: Duration) async {
    if count < batchMax { await filled.wait(atMost: time) }
  }
}
