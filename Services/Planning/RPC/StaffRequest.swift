import FoundationEssentials
import RPCCore
import RPCServer
import ServiceKit

/// A request of a study's staff, whose right was checked before the handler.
struct StaffRequest {
  let studyID: String
  /// Account of the caller.
  let actor: UUID
  /// Time of the call.
  let now: Date
  /// Checks of the request's fields.
  var check = FieldChecks()

  /// - Throws: `RPCError` if there is no token.
  init(_ studyID: String, _ context: ServerCallContext, _ clock: any WallClock) throws {
    self.studyID = studyID
    actor = try context.claims.participantID
    now = clock.now()
    check.id(studyID, field: "study_id")
  }

  /// Whether a blinded allocation conceals the groups of the study from the caller.
  func areGroupsConcealed(_ context: ServerCallContext) throws -> Bool {
    try context.claims.areGroupsConcealed(inStudy: studyID)
  }

  /// Whether the caller sees the group of a participant: with the right to read single rows, which
  /// contain the groups. The methods of this service show no groups to other staff; who may list the
  /// members of the study knows their groups from there.
  func seesGroups(_ context: ServerCallContext) throws -> Bool {
    let claims = try context.claims
    return claims.holds(.exportRead, onStudy: studyID)
      && !claims.areGroupsConcealed(inStudy: studyID)
  }

  /// Requires the right to compare groups.
  ///
  /// - Throws: `RPCError` NOT_STUDY_LEADER or GROUPS_CONCEALED.
  func requireArms(_ context: ServerCallContext) throws {
    let claims = try context.claims
    guard claims.holds(.exportRead, onStudy: studyID) else {
      throw RPCError.notStudyLeader(of: studyID, lacking: .exportRead)
    }
    try claims.requireGroups(ofStudy: studyID)
  }
}
