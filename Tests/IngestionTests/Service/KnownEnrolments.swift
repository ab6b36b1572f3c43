import Messages
import RPCCore
import RPCServer
import Stubs
import Synchronization

/// What an auth service knows of enrolments, by the bearer token of the caller, behind a real gRPC
/// server.
final class KnownEnrolments: AuthV1.EnrolmentServiceProtocol {
  struct State {
    var enrolments: [String: [AuthV1.Enrolment]] = [:]
    var requests: [String: [AuthV1.JoinRequest]] = [:]
    var broken: Set<String> = []
    var asked: [String] = []
  }

  let state = Mutex(State())

  func set(_ enrolments: [AuthV1.Enrolment], for caller: Caller) {
    state.withLock { $0.enrolments[caller.token] = enrolments }
  }

  func setRequests(_ requests: [AuthV1.JoinRequest], for caller: Caller) {
    state.withLock { $0.requests[caller.token] = requests }
  }

  func setBroken(for caller: Caller) {
    state.withLock { _ = $0.broken.insert(caller.token) }
  }

  func asked(by caller: Caller) -> Int {
    state.withLock { $0.asked.filter { $0 == caller.token }.count }
  }

  func access(to method: AuthV1.EnrolmentServiceMethod) -> MethodAccess { .open }

  func listEnrolments(
    _ request: AuthV1.ListEnrolmentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListEnrolmentsResponse {
    let header = context.requestMetadata.first(for: "authorization") ?? ""
    let token = String(header.dropFirst("Bearer ".count))
    let answer: AuthV1.ListEnrolmentsResponse? = state.withLock { state in
      state.asked.append(token)
      guard !state.broken.contains(token) else { return nil }
      return AuthV1.ListEnrolmentsResponse(
        enrolments: state.enrolments[token] ?? [], joinRequests: state.requests[token] ?? [])
    }
    guard let answer else { throw RPCError(.unavailable, "broken") }
    return answer
  }
}
