import FoundationEssentials
import Postgres

/// A row that is stored once: its key decides whether it is new, its hash whether a stored row has
/// the same contents.
protocol KeyedRow: Sendable {
  var key: ParticipantKey { get }
  /// SHA-256 of the canonical contents.
  var payloadHash: [UInt8] { get }
}

/// Writes keyed rows and turns each outcome into a verdict.
enum KeyedRows {
  /// A row was neither stored, nor known, nor refused.
  struct Undecided: Error {}

  /// The stored rows, and the verdicts on rows refused because of a quota or an erasure. Refused
  /// rows may already be stored.
  struct Inserted: Sendable {
    var stored: [(ParticipantKey, [UInt8])] = []
    var refused: [ParticipantKey: Verdict] = [:]
  }

  /// Returns one verdict per row. Of rows with the same key the first is stored.
  ///
  /// - Parameters:
  ///   - refused: verdicts on rows that are not written, by index.
  ///   - excluded: the verdict on a row that another unique index excludes; nil without one.
  ///   - insertion: stores rows with distinct keys.
  ///   - hashes: returns the hashes of those rows that are stored.
  static func write<Row: KeyedRow>(
    _ rows: [Row], except refused: [Int: Verdict] = [:], excluded: Verdict? = nil,
    on executor: some PostgresExecutor,
    insertion: ([Row]) throws -> PostgresStatement<Inserted>,
    hashes: (Set<ParticipantKey>) -> PostgresStatement<[ParticipantKey: [UInt8]]>
  ) async throws -> [Verdict] {
    var verdicts = rows.indices.map { refused[$0] }
    var open = rows.indices.filter { verdicts[$0] == nil }
    while !open.isEmpty {
      // Of rows with the same key, one is written first; the others wait for its outcome.
      var first: [Int] = []
      var others: [Int] = []
      var keys: Set<ParticipantKey> = []
      for index in open {
        if keys.insert(rows[index].key).inserted {
          first.append(index)
        } else {
          others.append(index)
        }
      }
      let together = first + others
      var batch = KeyedBatch(together.map { (key: rows[$0].key, contents: rows[$0].payloadHash) })
      let inserted = try await executor.answer(to: try insertion(first.map { rows[$0] }))
      batch.insert(inserted.stored)
      let undecided = batch.undecidedKeys
      let stored = undecided.isEmpty ? [:] : try await executor.answer(to: hashes(undecided))
      for (index, outcome) in zip(together, batch.outcomes(stored: stored)) {
        verdicts[index] =
          switch outcome {
          case .inserted: .created
          case .existed: .exists
          case .conflict: .conflict
          case .excluded: inserted.refused[rows[index].key] ?? excluded
          }
        if verdicts[index] == nil { throw Undecided() }
      }
      // If nothing is stored under the key, the next row is tried.
      open = excluded == nil ? [] : others.filter { verdicts[$0] == excluded }
    }
    return verdicts.compactMap(\.self)
  }

  /// Decodes rows of participant, id, hash of a stored row, and reason of a refusal.
  ///
  /// - Parameter quota: describes an exceeded limit, by its name in the statement.
  static func inserted(
    _ rows: [PostgresRow], quota: (String) -> String
  ) throws -> Inserted {
    try rows.reduce(into: Inserted()) { inserted, row in
      let (participantID, id, hash, refusal) = try row.decode(
        UUID.self, UUID.self, [UInt8]?.self, String?.self)
      let key = ParticipantKey(participantID: participantID, id: id)
      if let hash { inserted.stored.append((key, hash)) }
      inserted.refused[key] = refusal.map { refusal in
        switch refusal {
        case "erased": .rejected([.participantErased])
        case "erasing": .postponed([.studyErasedLately])
        default:
          .postponed([
            Violation(field: "", reason: .quotaExceeded, description: quota(refusal))
          ])
        }
      }
    }
  }
}
