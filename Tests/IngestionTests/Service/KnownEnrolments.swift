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
    var pageSizes: [String: Int] = [:]
    /// What becomes of the pending requests as soon as one question is answered.
    var approvals: [String: AuthV1.Enrolment] = [:]
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

  /// A leader approves while auth is being asked: after its first answer, before its second.
  func approveMeanwhile(_ enrolment: AuthV1.Enrolment, for caller: Caller) {
    state.withLock {
      $0.requests[caller.token] = [.init(studyID: enrolment.studyID, state: .pending)]
      $0.approvals[caller.token] = enrolment
    }
  }

  /// How many entries a page has; the callers' own wish is not looked at.
  func setPageSize(_ size: Int, for caller: Caller) {
    state.withLock { $0.pageSizes[caller.token] = size }
  }

  /// Each question begins with the requests.
  func asked(by caller: Caller) -> Int {
    state.withLock { $0.asked.filter { $0 == caller.token }.count }
  }

  func access(to method: AuthV1.EnrolmentServiceMethod) -> MethodAccess { .open }

  func listOwnJoinRequests(
    _ request: AuthV1.ListOwnJoinRequestsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListOwnJoinRequestsResponse {
    let (page, next) = try page(request.pageToken, context) { state, token in
      if request.pageToken.isEmpty { state.asked.append(token) }
      return (state.requests[token] ?? []).filter {
        request.state == .unspecified || $0.state == request.state
      }
    }
    return AuthV1.ListOwnJoinRequestsResponse(joinRequests: page, nextPageToken: next)
  }

  func listEnrolments(
    _ request: AuthV1.ListEnrolmentsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListEnrolmentsResponse {
    let (page, next) = try page(request.pageToken, context) { $0.enrolments[$1] ?? [] }
    return AuthV1.ListEnrolmentsResponse(enrolments: page, nextPageToken: next)
  }

  private func page<Entry: Sendable>(
    _ pageToken: String, _ context: ServerCallContext,
    of list: (inout State, _ token: String) -> [Entry]
  ) throws -> (page: [Entry], next: String) {
    let header = context.requestMetadata.first(for: "authorization") ?? ""
    let token = String(header.dropFirst("Bearer ".count))
    let start = Int(pageToken) ?? 0
    let found: (entries: [Entry], size: Int)? = state.withLock { state in
      let entries = list(&state, token)
      if let enrolment = state.approvals.removeValue(forKey: token) {
        state.requests[token] = [.init(studyID: enrolment.studyID, state: .approved)]
        state.enrolments[token] = [enrolment]
      }
      return state.broken.contains(token)
        ? nil : (entries, state.pageSizes[token] ?? max(1, entries.count))
    }
    guard let found else { throw RPCError(.unavailable, "broken") }
    let end = min(start + found.size, found.entries.count)
    return (Array(found.entries[start..<end]), end < found.entries.count ? "\(end)" : "")
  }
}
