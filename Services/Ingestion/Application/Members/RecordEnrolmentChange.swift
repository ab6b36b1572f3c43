package import IngestionDomain
import IngestionStore
package import Postgres
import ServiceKit

/// Notes who joined, left and belongs to which group: in whatever order it is told, and however often.
package struct RecordEnrolmentChange: Sendable {
  private let erased = ErasedParticipants()

  package init() {}

  package func callAsFunction(
    _ change: EnrolmentChange, on connection: PostgresConnection
  ) async throws {
    let (participantID, studyID) = (change.participantID, change.studyID)
    // Told again after an erasure, it must not bring anybody back.
    if try await erased.isErased(participantID, studyID: studyID, at: change.at, on: connection) {
      return
    }
    switch change.kind {
    case .joined(let groupID):
      try await EnrolmentStore.join(
        participantID: participantID, studyID: studyID, at: change.at, on: connection)
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
