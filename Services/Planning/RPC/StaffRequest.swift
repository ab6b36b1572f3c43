import FoundationEssentials
import PlanningDomain
import RPCServer
import ServiceKit

/// A request of a study's staff, read. What is wrong with it is named before anybody is refused.
struct StaffRequest {
  let studyID: String
  /// Who asks.
  let actor: UUID
  /// When the call came.
  let now: Date
  var check = FieldChecks()

  private let claims: AccessClaims

  /// - Throws: `RPCError` where there is no token.
  init(_ studyID: String, _ context: ServerCallContext, _ clock: any WallClock) throws {
    self.studyID = studyID
    claims = try context.claims
    actor = claims.participantID
    now = clock.now()
    check.id(studyID, field: "study_id")
  }

  /// The fields that must be there.
  ///
  /// - Throws: `RPCError` that names each wrong field; or that the caller does not lead the study.
  func granted<each Field>(_ fields: repeat (each Field)?) throws -> (repeat each Field) {
    let read = try check.unwrap(repeat each fields)
    try claims.requireLeadership(of: studyID)
    return read
  }
}
