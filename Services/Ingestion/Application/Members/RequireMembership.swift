import Calendar
import FoundationEssentials
import IngestionDomain

/// Lets nobody write into a study who takes no part in it now.
package struct RequireMembership: Sendable {
  private let enrolments: EnrolmentCache

  package init(enrolments: EnrolmentCache) {
    self.enrolments = enrolments
  }

  /// - Throws: ``MembershipError``; `PostgresError`.
  func callAsFunction(_ submitter: Submitter, in studyID: String, now: Date) async throws {
    let enrolment = try await enrolments.enrolments(of: submitter, at: [studyID: [Instant(now)]])[
      studyID]
    guard let enrolment else { throw MembershipError.notEnrolled(studyID) }
    guard enrolment.absence(at: Instant(now)) != nil else { return }
    switch enrolment.doubt {
    case nil: throw MembershipError.notEnrolled(studyID)
    case .tokenOutdated: throw MembershipError.tokenOutdated(studyID)
    case .notYetKnown: throw MembershipError.notYetKnown(studyID)
    }
  }
}
