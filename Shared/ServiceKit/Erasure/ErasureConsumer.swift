import Bus
import FoundationEssentials
package import Messages
import Postgres

/// Notes who is to be erased; `ErasureWork` does it. From then on nothing late brings them back.
struct ErasureConsumer: EventConsumer {
  /// Raised for each order; what it wakes may be there before the order is committed.
  let noted: WakeSignal
  private let erasures = ErasureStore()

  init(noted: WakeSignal) { self.noted = noted }

  var name: String { "erasures" }
  var types: Set<String> { [EventsV1.ErasureRequested.fullName] }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let requested = try EventsV1.ErasureRequested(serialized: event.data)
    guard let erasureID = UUID(uuidString: requested.erasureID),
      let participantID = UUID(uuidString: requested.participantID)
    else { throw PermanentFailure("an id is not a UUID") }
    guard let mode = ErasureOrder.Mode(requested.mode) else {
      throw PermanentFailure("what becomes of the answers is not said")
    }
    try await erasures.note(
      ErasureOrder(
        erasureID: erasureID, participantID: participantID, studyID: requested.studyID, mode: mode,
        requestedAt: requested.requestTime?.date ?? event.time), on: connection)
    noted.raise()
  }
}

extension ErasureOrder.Mode {
  /// Nil for none, and for one that there is not.
  package init?(_ message: AuthV1.ErasureMode) {
    switch message {
    case .eraseAnswers: self = .eraseAnswers
    case .anonymiseAnswers: self = .anonymiseAnswers
    case .unspecified, .unrecognized: return nil
    }
  }

  package var message: AuthV1.ErasureMode {
    switch self {
    case .eraseAnswers: .eraseAnswers
    case .anonymiseAnswers: .anonymiseAnswers
    }
  }
}
