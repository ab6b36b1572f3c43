import Messages
import RPC
import Stubs
import Synchronization

/// What an auth service knows of enrolments, by the bearer token of the caller, behind a real gRPC
/// server.
final class KnownEnrolments: AuthV1.EnrolmentServiceProtocol {
  struct State {
    var enrolments: [String: [AuthV1.Enrolment]] = [:]
    var broken: Set<String> = []
    var asked: [String] = []
  }

  let state = Mutex(State())

  func set(_ enrolments: [AuthV1.Enrolment], for caller: Caller) {
    state.withLock { $0.enrolments[caller.token] = enrolments }
  }

  func setBroken(for caller: Caller) {
    state.withLock { _ = $0.broken.insert(caller.token) }
  }

  func asked(by caller: Caller) -> Int {
    state.withLock { $0.asked.filter { $0 == caller.token }.count }
  }

  func listEnrolments(
    _ request: AuthV1.ListEnrolmentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListEnrolmentsResponse {
    let header = context.requestMetadata.first(for: "authorization") ?? ""
    let token = String(header.dropFirst("Bearer ".count))
    let enrolments: [AuthV1.Enrolment]? = state.withLock { state in
      state.asked.append(token)
      return state.broken.contains(token) ? nil : state.enrolments[token] ?? []
    }
    guard let enrolments else { throw RPCError(.unavailable, "broken") }
    return AuthV1.ListEnrolmentsResponse(enrolments: enrolments)
  }

  func joinStudy(
    _ request: AuthV1.JoinStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.JoinStudyResponse {
    throw RPCError(.unimplemented, "not asked for by ingestion")
  }

  func leaveStudy(
    _ request: AuthV1.LeaveStudyRequest, context: ServerCallContext
  ) async throws -> AuthV1.LeaveStudyResponse {
    throw RPCError(.unimplemented, "not asked for by ingestion")
  }
}
