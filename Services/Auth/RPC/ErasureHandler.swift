import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Erasure of participants' data.
struct ErasureHandler: AuthV1.ErasureServiceProtocol {
  let environment: AuthEnvironment

  func requestErasure(
    _ request: AuthV1.RequestErasureRequest, context: ServerCallContext
  ) async throws -> AuthV1.RequestErasureResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let what = check.erasure(request.erasureID, study: request.studyID, mode: request.mode)
    let wanted = try check.unwrap(what)
    let erasure = try await answering {
      try await RequestErasure(environment: environment)(
        wanted, caller: claims, password: request.password)
    }
    return AuthV1.RequestErasureResponse(erasure: erasure.message)
  }

  func requestErasureFor(
    _ request: AuthV1.RequestErasureForRequest, context: ServerCallContext
  ) async throws -> AuthV1.RequestErasureForResponse {
    let claims = try context.claims
    var check = FieldChecks()
    let what = check.erasure(request.erasureID, study: request.studyID, mode: request.mode)
    let readID = check.uuid(request.participantID, field: "participant_id")
    let (wanted, participantID) = try check.unwrap(what, readID)
    let erasure = try await answering {
      try await RequestErasure(environment: environment)(
        wanted, of: participantID, allowMissing: request.allowMissing,
        administrator: claims.participantID)
    }
    return AuthV1.RequestErasureForResponse(erasure: erasure.message)
  }

  func getErasure(
    _ request: AuthV1.GetErasureRequest, context: ServerCallContext
  ) async throws -> AuthV1.Erasure {
    var check = FieldChecks()
    let readID = check.uuid(request.erasureID, field: "erasure_id")
    let erasureID = try check.unwrap(readID)
    return try await answering { try await FindErasures(environment: environment)(erasureID) }
      .message
  }
}

extension FieldChecks {
  fileprivate mutating func erasure(
    _ erasureID: String, study: String, mode: AuthV1.ErasureMode
  ) -> RequestErasure.Request? {
    let readID = uuid(erasureID, field: "erasure_id")
    optionalID(study, field: "study_id")
    let readMode = ErasureOrder.Mode(mode)
    if readMode == nil {
      if mode == .unspecified {
        reject("mode", .missing)
      } else {
        reject("mode", .unknown, "must be one of the modes")
      }
    }
    guard let readID, let readMode else { return nil }
    return RequestErasure.Request(erasureID: readID, studyID: study, mode: readMode)
  }
}
