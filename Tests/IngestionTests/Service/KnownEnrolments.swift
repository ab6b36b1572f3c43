import Messages
import RPCCore
import RPCServer
import Stubs
import Synchronization

/// The enrolments known to an auth service behind a real gRPC server, by bearer token.
final class KnownEnrolments: AuthV1.EnrolmentServiceProtocol {
  struct State {
    var enrolments: [String: [AuthV1.Enrolment]] = [:]
    var requests: [String: [AuthV1.JoinRequest]] = [:]
    var broken: Set<String> = []
    var pageSizes: [String: Int] = [:]
    /// Enrolments that replace pending requests after the first answer.
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

  /// A leader approves between auth's first and second answer.
  func approveMeanwhile(_ enrolment: AuthV1.Enrolment, for caller: Caller) {
    state.withLock {
      $0.requests[caller.token] = [.init(studyID: enrolment.studyID, state: .pending)]
      $0.approvals[caller.token] = enrolment
    }
  }

  /// Number of entries per page; the requested size is ignored.
  func setPageSize(_ size: Int, for caller: Caller) {
    state.withLock { $0.pageSizes[caller.token] = size }
  }

  /// Each inquiry starts with the join requests.
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
