internal import DequeModule

/// The rows that wait for a `BatchedWriter`, guarded by its lock.
struct BatchQueue<Row: Sendable, Outcome: Sendable> {
  typealias Entry = Submission<Row, Outcome>

  enum Verdict {
    /// Nobody writes yet: the caller starts it.
    case start
    case wait
    case refuse(PostgresError)
  }

  private var entries: Deque<Entry> = []
  /// Without those that were withdrawn.
  private(set) var waiting = 0
  private var isFlushing = false

  /// Takes all in or none; those that were withdrawn before are left out.
  mutating func enter(_ submissions: [Entry], waitersMax: Int) -> Verdict {
    guard waiting + submissions.count <= waitersMax else {
      return .refuse(
        PostgresError(
          kind: .poolExhausted,
          message: "\(waiting) rows wait to be written; the limit is \(waitersMax)"))
    }
    for submission in submissions where submission.phase == .new {
      submission.phase = .queued
      entries.append(submission)
      waiting += 1
    }
    if isFlushing || waiting == 0 { return .wait }
    isFlushing = true
    return .start
  }

  /// Whether the row was waiting, and its caller is to be answered now.
  mutating func withdraw(_ submission: Entry) -> Bool {
    let phase = submission.phase
    guard phase == .new || phase == .queued else { return false }
    submission.phase = .withdrawn
    if phase == .queued { waiting -= 1 }
    return phase == .queued
  }

  /// The next batch; empty when there is nothing left to write, and nobody writes any more.
  mutating func take(_ rowsMax: Int) -> [Entry] {
    var batch: [Entry] = []
    while batch.count < rowsMax, let entry = entries.popFirst() {
      guard entry.phase == .queued else { continue }
      entry.phase = .taken
      batch.append(entry)
    }
    waiting -= batch.count
    if batch.isEmpty { isFlushing = false }
    return batch
  }
}
