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

  /// - Parameter channel: nil when the operator named no address: nobody is asked.
  package init(channel: (any ClientChannel)?, timeout: Duration = .seconds(2), logger: Logger) {
    client = channel.map { AuthV1.EnrolmentServiceClient($0) }
    self.timeout = timeout
    self.logger = logger
  }

  package var canBeAsked: Bool { client != nil }

  package func memberships(token: String) async -> OwnerAnswer<[String: Membership]> {
    guard let client else { return .unreachable }
    var options = CallOptions.bearer(token)
    options.timeout = timeout
    do {
      let answer = try await client.listEnrolments(
        AuthV1.ListEnrolmentsRequest(), options: options)
      return .found(Self.memberships(answer))
    } catch {
      logger.warning("auth could not be asked", metadata: ["reason": "\(error)"])
      return .unreachable
    }
  }

  private static func memberships(
    _ answer: AuthV1.ListEnrolmentsResponse
  ) -> [String: Membership] {
    var memberships: [String: Membership] = [:]
    for request in answer.joinRequests where request.state == .pending {
      memberships[request.studyID] = Membership()
    }
    // In the order of joining, so the group of the last one stays.
    for enrolment in answer.enrolments {
      let joinedAt = enrolment.joinedAt.map { Instant($0.date) } ?? .earliest
      memberships[enrolment.studyID, default: Membership()].history.addJoining(joinedAt)
      if let leftAt = enrolment.leftAt {
        memberships[enrolment.studyID]?.history.addDeparture(Instant(leftAt.date))
      }
      memberships[enrolment.studyID]?.groupID = enrolment.groupID
    }
    return memberships
  }
}
