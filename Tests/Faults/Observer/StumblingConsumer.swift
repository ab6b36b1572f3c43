import Bus
import Foundation
import Postgres
import Synchronization

/// Fails at some events the first time that a process applies them, after writing the effect: the
/// effect must be rolled back, the event retried, and later ones of its subject must wait.
///
/// Only one instance fails at an event; otherwise each would in turn, with growing delays.
final class StumblingConsumer: EventConsumer {
  struct Stumble: Error {}

  let name: String
  let types: Set<String>
  private let ledger: EffectLedger
  private let known = Mutex<Set<UUID>>([])
  /// Maximum number of remembered events; then it forgets them and fails at old ones again.
  private static let knownMax = 100_000

  init(name: String, types: Set<String>, ledger: EffectLedger) {
    self.name = name
    self.types = types
    self.ledger = ledger
  }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await ledger.write(event, by: name, on: connection)
    // Event ids are random, and so is their last byte.
    let (die, instance) = (event.id.bytes[15], ledger.instance.utf8.last ?? 0)
    guard die % 24 < 3, die % 3 == instance % 3 else { return }
    let isNew = known.withLock { known in
      if known.count >= Self.knownMax { known.removeAll() }
      return known.insert(event.id).inserted
    }
    if isNew { throw Stumble() }
  }
}
