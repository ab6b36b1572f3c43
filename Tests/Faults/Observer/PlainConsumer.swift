import Bus
import Foundation
import Postgres

/// Records every event, and for an echo the event that it answers.
struct PlainConsumer: EventConsumer {
  let name: String
  let types: Set<String>
  let ledger: EffectLedger

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    var cause: UUID?
    if event.type == Kinds.echo {
      guard let id = UUID(bytes: event.data) else {
        throw PermanentFailure("an echo of \(event.data.count) bytes")
      }
      cause = id
    }
    try await ledger.write(event, by: name, cause: cause, on: connection)
  }
}

extension UUID {
  /// Returns nil unless there are sixteen bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }
}
