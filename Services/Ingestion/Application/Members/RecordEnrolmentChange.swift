import FoundationEssentials
import Postgres
import ServiceKit

/// Records who joined or left a study and changed group. Events may arrive in any order and
/// repeatedly.
struct RecordEnrolmentChange: Sendable {
  func callAsFunction(
    _ change: EnrolmentChange, on connection: PostgresConnection
  ) async throws {
    let (participantID, studyID) = (change.participantID, change.studyID)
    switch change.kind {
    case .joined(let groupID):
      try await EnrolmentStore.join(
        participantID: participantID, studyID: studyID, at: change.at, on: connection)
      if let consent = change.consent {
        try await EnrolmentStore.noteConsent(
          consent, participantID: participantID, studyID: studyID, at: change.at, on: connection)
      }
      try await MemberGroupStore.join(
        participantID: participantID, studyID: studyID, groupID: groupID, at: change.at,
        on: connection)
    case .regrouped(let groupID):
      try await MemberGroupStore.change(
        participantID: participantID, studyID: studyID, groupID: groupID, at: change.at,
        on: connection)
    case .left:
      try await EnrolmentStore.leave(
        participantID: participantID, studyID: studyID, at: change.at, on: connection)
    }
  }
}

/// Marks a participant as a test participant if the access token says so. The token may arrive
/// before auth's event (`TestParticipantConsumer`), which takes precedence.
struct RecordTestParticipant: Sendable {
  func callAsFunction(claimedBy participantID: UUID, on pool: PostgresPool) async throws {
    try await TestParticipantStore.set(participantID, isTest: true, revision: 0, on: pool)
  }
}
