import Bus
import Foundation
import Postgres
import Synchronization

/// Fails at some events the first time that a process meets them, after the effect was written: the
/// effect must vanish, the event wait, and the later ones of its subject behind it.
///
/// An event makes only one of the instances stumble, lest it be tried by each of them in turn, with
/// ever longer waits.
final class StumblingConsumer: EventConsumer {
  struct Stumble: Error {}

  let name: String
  let types: Set<String>
  private let ledger: EffectLedger
  private let known = Mutex<Set<UUID>>([])
  /// Then it forgets, and stumbles at old ones again.
  private static let knownMax = 100_000

  init(name: String, types: Set<String>, ledger: EffectLedger) {
    self.name = name
    self.types = types
    self.ledger = ledger
  }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await ledger.write(event, by: name, on: connection)
    // An event's id is random: so is its last byte.
    let (die, instance) = (event.id.bytes[15], ledger.instance.utf8.last ?? 0)
    guard die % 24 < 3, die % 3 == instance % 3 else { return }
    let isNew = known.withLock { known in
      if known.count >= Self.knownMax { known.removeAll() }
      return known.insert(event.id).inserted
    }
    if isNew { throw Stumble() }
  }
}
