import Bus
import Fields
import FoundationEssentials
package import Messages
import Postgres

/// Notes who is to be erased; `ErasureWork` does it. From then on nothing late brings them back.
///
/// Where an erasure is over, the log has a digest of the participant alone. It says nothing to a service that
/// knows the erasure. One whose database was restored from an older backup finds by it whom it has to erase
/// once more.
struct ErasureConsumer: EventConsumer {
  /// Raised for each order; what it wakes may be there before the order is committed.
  let noted: WakeSignal
  private let erasures = ErasureStore()
  private let tables: [String]

  /// - Parameter tables: see `PersonalTraces`.
  init(noted: WakeSignal = WakeSignal(), tables: [String] = []) {
    self.noted = noted
    self.tables = tables + ["suspended_accounts"]
  }

  static let name = "erasures"

  var name: String { Self.name }
  var types: Set<String> { [EventsV1.ErasureRequested.fullName] }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let requested = try EventsV1.ErasureRequested(serialized: event.data)
    guard let erasureID = UUID(text: requested.erasureID) else {
      throw PermanentFailure("an id is not a UUID")
    }
    guard let mode = ErasureOrder.Mode(requested.mode) else {
      throw PermanentFailure("what becomes of the answers is not said")
    }
    var studyModes: [String: ErasureOrder.Mode] = [:]
    for study in requested.studyModes {
      guard let mode = ErasureOrder.Mode(study.mode) else {
        throw PermanentFailure("what becomes of the answers of a study is not said")
      }
      studyModes[study.studyID] = mode
    }
    guard let participantID = try await participant(of: requested, erasureID, event, connection)
    else { return }
    try await erasures.note(
      ErasureOrder(
        erasureID: erasureID, participantID: participantID, studyID: requested.studyID, mode: mode,
        studyModes: studyModes, requestedAt: requested.requestTime?.date ?? event.time),
      on: connection)
    noted.raise()
  }

  /// Nil: there is nothing to erase.
  private func participant(
    of requested: EventsV1.ErasureRequested, _ erasureID: UUID, _ event: Event,
    _ connection: PostgresConnection
  ) async throws -> UUID? {
    if requested.participantDigest.isEmpty {
      guard let participantID = UUID(text: requested.participantID) else {
        throw PermanentFailure("an id is not a UUID")
      }
      return participantID
    }
    guard requested.participantDigest.count == 32, requested.participantID.isEmpty else {
      throw PermanentFailure("a digest of a participant is 32 bytes, and stands alone")
    }
    guard try await !erasures.isKnown(erasureID, on: connection) else { return nil }
    let digest = requested.participantDigest
    if let found = try await erasures.participant(of: digest, in: tables, on: connection) {
      return found
    }
    try await erasures.noteDone(
      erasureID, digest: digest, requestedAt: requested.requestTime?.date ?? event.time,
      at: event.time, on: connection)
    return nil
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

extension ErasureOrder {
  package var studyModeMessages: [AuthV1.StudyErasureMode] {
    studyModes.sorted { $0.key < $1.key }.map {
      AuthV1.StudyErasureMode(studyID: $0.key, mode: $0.value.message)
    }
  }
}
