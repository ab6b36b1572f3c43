import Calendar
import FoundationEssentials
import IngestionApplication
package import IngestionDomain
package import Logging
import Messages
package import RPCClient
package import ServiceKit
import Stubs

/// Asks `otolith-auth` for the caller's enrolments where the bus has not told of them yet, with the
/// caller's own token.
package struct AuthMemberships: MembershipOwner {
  private let client: AuthV1.EnrolmentServiceClient?
  private let timeout: Duration
  private let logger: Logger

  /// - Parameters:
  ///   - channel: nil when the operator named no address: nobody is asked.
  ///   - timeout: for the whole answer, in however many pages.
  package init(channel: (any ClientChannel)?, timeout: Duration, logger: Logger) {
    client = channel.map { AuthV1.EnrolmentServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  package var canBeAsked: Bool { client != nil }

  package func memberships(token: String) async -> OwnerAnswer<[String: Membership]> {
    guard let client else { return .unreachable }
    // However many pages there are.
    let end = ContinuousClock.now + timeout
    func options() -> CallOptions {
      var options = CallOptions.bearer(token)
      options.timeout = max(.milliseconds(1), ContinuousClock.now.duration(to: end))
      return options
    }
    do {
      // In this order: a request that is approved in between is in both lists, rather than in none.
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
      logger.warning("auth could not be asked", metadata: ["reason": "\(error)"])
      return .unreachable
    }
  }

  /// The most that there may be: a participant has one page of each as a rule.
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
    // In the order of joining, so the group of the last one stays.
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
