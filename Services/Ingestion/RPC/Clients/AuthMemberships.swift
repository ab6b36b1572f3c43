import Calendar
import FoundationEssentials
import Logging
import Messages
import RPCClient
import ServiceKit
import Stubs

/// Asks `otolith-auth` for enrolments of the caller that the bus has not delivered yet, with the
/// caller's own token.
struct AuthMemberships: MembershipOwner {
  private let client: AuthV1.EnrolmentServiceClient?
  private let timeout: Duration
  private let logger: Logger

  /// - Parameters:
  /// - channel: nil if no address is configured; auth is not asked then.
  /// - timeout: for the complete answer, over all pages.
  init(channel: (any ClientChannel)?, timeout: Duration, logger: Logger) {
    client = channel.map { AuthV1.EnrolmentServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  var canBeAsked: Bool { client != nil }

  func memberships(token: String) async -> OwnerAnswer<[String: Membership]> {
    guard let client else { return .unreachable }
    // The deadline covers all pages.
    let end = ContinuousClock.now + timeout
    func options() -> CallOptions {
      var options = CallOptions.bearer(token)
      options.timeout = max(.milliseconds(1), ContinuousClock.now.duration(to: end))
      return options
    }
    do {
      // In this order, a request approved in between appears in both lists rather than in neither.
      let requests = try await Self.all { token in
        let page = try await client.listOwnJoinRequests(
          .init(state: .pending, pageSize: Self.pageSize, pageToken: token), options: options())
        return (page.joinRequests, page.nextPageToken)
      }
      let enrolments = try await Self.all { token in
        let page = try await client.listEnrolments(
          .init(pageSize: Self.pageSize, pageToken: token), options: options())
        return (page.enrolments, page.nextPageToken)
      }
      return .found(Self.memberships(requests, enrolments))
    } catch {
      logger.warning("otolith-auth could not be asked", metadata: ["reason": "\(error)"])
      return .unreachable
    }
  }

  /// The maximum; a participant usually has one page of each.
  private static let pageSize: UInt32 = 200

  private static func all<Entry>(
    _ page: (_ token: String) async throws -> (entries: [Entry], nextToken: String)
  ) async throws -> [Entry] {
    var all: [Entry] = []
    var token = ""
    repeat {
      let (entries, nextToken) = try await page(token)
      all += entries
      token = nextToken
    } while !token.isEmpty
    return all
  }

  private static func memberships(
    _ pendingRequests: [AuthV1.JoinRequest], _ enrolments: [AuthV1.Enrolment]
  ) -> [String: Membership] {
    var memberships: [String: Membership] = [:]
    for request in pendingRequests { memberships[request.studyID] = Membership() }
    // Ordered by joining, so the last group is kept.
    for enrolment in enrolments {
      let joinedAt = enrolment.joinTime.map { Instant($0.date) } ?? .earliest
      memberships[enrolment.studyID, default: Membership()].history.addJoining(joinedAt)
      if let leftAt = enrolment.leaveTime {
        memberships[enrolment.studyID]?.history.addDeparture(Instant(leftAt.date))
      }
      memberships[enrolment.studyID]?.groupID = enrolment.groupID
    }
    return memberships
  }
}
