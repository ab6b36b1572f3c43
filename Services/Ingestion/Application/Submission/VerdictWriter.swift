import IngestionDomain
import Logging
import Postgres

/// Writes rows of what devices sent, and says of each what became of it.
struct VerdictWriter<Row: Sendable, Outcome: Sendable>: Sendable {
  /// What a row is, in words.
  let what: String
  let logger: Logger
  /// Tries to write rows: an outcome for each, durable where it says so.
  let submit: @Sendable ([Row]) async throws -> [Result<Outcome, any Error>]
  let verdict: @Sendable (Outcome) -> Verdict

  /// How often rows are written again whose commit is unknown.
  private let attemptsMax = 4

  /// One verdict per row, after the commit of those that were created.
  ///
  /// - Throws: `PostgresError` when some rows may not be durable.
  func write(_ rows: [Row]) async throws -> [Verdict] {
    var verdicts = [Verdict?](repeating: nil, count: rows.count)
    var open = Array(rows.indices)
    for attempt in 1... {
      var failure: (any Error)?
      var again: [Int] = []
      for (place, result) in zip(open, try await submit(open.map { rows[$0] })) {
        switch result {
        case .success(let outcome): verdicts[place] = verdict(outcome)
        case .failure(let error) where isFault(ofRow: error): verdicts[place] = notStorable
        case .failure(let error):
          failure = error
          again.append(place)
        }
      }
      guard let failure else { break }
      guard isCommitUnknown(failure), attempt < attemptsMax else { throw failure }
      open = again
      try await Task.sleep(for: .milliseconds(50 << attempt))
    }
    return verdicts.map { $0 ?? notStorable }
  }

  private var notStorable: Verdict {
    .postponed([
      Violation(
        field: "", reason: .notStorable, description: "the server could not store the \(what)")
    ])
  }

  /// Whether a commit was lost on its way: writing the rows again shows whether it took effect,
  /// since those that were stored exist. Other failures the writer has tried to mend already.
  private func isCommitUnknown(_ error: any Error) -> Bool {
    (error as? PostgresError)?.kind == .connectionLost(commitUnknown: true)
  }

  /// Whether the database refuses this row for what is in it (SQLSTATE classes 22 and 23), which nothing valid
  /// should bring about. The device keeps it.
  private func isFault(ofRow error: any Error) -> Bool {
    guard let error = error as? PostgresError,
      error.kind == .parameter
        || ["22", "23"].contains(where: { error.sqlState?.hasPrefix($0) == true })
    else { return false }
    logger.error("a valid \(what) cannot be stored", metadata: ["reason": "\(error)"])
    return true
  }
}
