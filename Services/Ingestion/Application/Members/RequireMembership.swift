import Calendar
import FoundationEssentials

/// Requires that the participant is enrolled in the study and agreed to its current text.
struct RequireMembership: Sendable {
  let enrolments: EnrolmentCache

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
