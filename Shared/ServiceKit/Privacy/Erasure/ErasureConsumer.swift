package import Bus
import Fields
import FoundationEssentials
package import Messages
package import Postgres

/// Records who is to be erased; ``ErasureWork`` does it. After that, older data is rejected.
///
/// After an erasure, the log keeps only a digest of the participant. A service restored from an
/// older backup finds by it whom it has to erase again.
package struct ErasureConsumer: EventConsumer {
  /// Raised for each order, possibly before the order is committed.
  package let noted: WakeSignal
  private let erasures = ErasureStore()
  private let tables: [String]

  /// - Parameter tables: see ``PersonalTraces/tables``.
  package init(noted: WakeSignal = WakeSignal(), tables: [String] = []) {
    self.noted = noted
    self.tables = tables + ["suspended_accounts"]
  }

  package static let name = "erasures"

  package var name: String { Self.name }
  package var types: Set<String> { [EventsV1.ErasureRequested.fullName] }
  package var sources: Set<String>? { ["otolith-auth"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let requested = try EventsV1.ErasureRequested(serialized: event.data)
    let erasureID = try uuid(requested.erasureID, "erasure id")
    guard let mode = ErasureOrder.Mode(requested.mode) else {
      throw PermanentFailure("the erasure mode is missing or unknown")
    }
    var studyModes: [String: ErasureOrder.Mode] = [:]
    for study in requested.studyModes {
      guard let mode = ErasureOrder.Mode(study.mode) else {
        throw PermanentFailure("the erasure mode of a study is missing or unknown")
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

  /// Returns the participant; nil if there is nothing to erase.
  private func participant(
    of requested: EventsV1.ErasureRequested, _ erasureID: UUID, _ event: Event,
    _ connection: PostgresConnection
  ) async throws -> UUID? {
    if requested.participantDigest.isEmpty {
      return try participantID(requested.participantID)
    }
    guard requested.participantDigest.count == 32, requested.participantID.isEmpty else {
      throw PermanentFailure(
        "a participant digest must have 32 bytes and no participant id beside it")
    }
    guard try await !erasures.isKnown(erasureID, on: connection) else { return nil }
    let digest = requested.participantDigest
    if let found = try await erasures.participant(
      of: digest, study: requested.studyID, in: tables, on: connection)
    {
      return found
    }
    try await erasures.noteDone(
      erasureID, digest: digest, isWhole: requested.studyID.isEmpty,
      requestedAt: requested.requestTime?.date ?? event.time,
      at: event.time, on: connection)
    return nil
  }
}

extension ErasureOrder.Mode {
  /// Converts a message; nil for an unspecified or unknown mode.
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
