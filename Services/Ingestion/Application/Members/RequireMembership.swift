import Calendar
import FoundationEssentials
import IngestionDomain

/// Lets nobody write into a study who takes no part in it now, or has not agreed to its present text.
package struct RequireMembership: Sendable {
  private let enrolments: EnrolmentCache

  package init(enrolments: EnrolmentCache) {
    self.enrolments = enrolments
  }

  /// - Throws: ``MembershipError``; `PostgresError`.
  func callAsFunction(_ submitter: Submitter, in studyID: String, now: Date) async throws {
    let enrolment = try await enrolments.presentEnrolment(of: submitter, in: studyID)
    if enrolment.absence(at: Instant(now)) != nil {
      switch enrolment.doubt {
      case nil: throw MembershipError.notEnrolled(studyID)
      case .tokenOutdated: throw MembershipError.tokenOutdated(studyID)
      case .notYetKnown: throw MembershipError.notYetKnown(studyID)
      }
    }
    if let end = submitter.consentEnds[studyID], end <= now {
      throw MembershipError.consentEnded(studyID)
    }
  }
}
