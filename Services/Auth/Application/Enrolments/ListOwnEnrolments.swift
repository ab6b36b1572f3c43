import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists a participant's enrolments, requests to join and consents.
struct ListOwnEnrolments: Sendable {
  let environment: AuthEnvironment

  /// Lists current and ended enrolments in the order of joining.
  ///
  /// - Parameter count: number of enrolments on the previous pages.
  func enrolments(
    of participantID: UUID, skipping count: Int, pageSize: Int
  ) async throws -> Page<Enrolment> {
    try await environment.page(pageSize) {
      EnrolmentStore.list(of: participantID, skipping: count, limit: $0)
    }
  }

  /// Lists requests to join, oldest first.
  ///
  /// - Parameters:
  ///   - state: state to select; nil for all.
  ///   - last: last request of the previous page; nil for the first page.
  func joinRequests(
    of participantID: UUID, in state: JoinRequestRules.State?, after last: UUID?, pageSize: Int
  ) async throws -> Page<JoinRequest> {
    try await environment.page(pageSize) {
      JoinRequestStore.list(of: participantID, in: state, after: last, limit: $0)
    }
  }

  /// Lists consents in the order they were given, without the texts.
  ///
  /// - Parameter last: number of the last consent of the previous page; 0 for the first page.
  func consents(
    of participantID: UUID, after last: Int, pageSize: Int
  ) async throws -> Page<GivenConsent> {
    try await environment.page(pageSize) {
      ConsentStore.list(of: participantID, after: last, limit: $0)
    }
  }

  /// Returns the latest consent to a text, with the text and the copy.
  ///
  /// - Throws: ``ConsentError`` `.unknown`; `PostgresError`.
  func consent(
    of participantID: UUID, to study: StudyID, version: String, language: LanguageTag
  ) async throws -> CopiedConsent {
    guard
      let consent = try await environment.pool.answer(
        to: ConsentStore.find(
          of: participantID, to: study, version: version, language: language))
    else { throw ConsentError.unknown }
    return try await environment.copied(consent)
  }
}

/// A consent with the copy to keep.
struct CopiedConsent: Sendable {
  var consent: GivenConsent
  /// Nil if the text is unknown here.
  var html: String?
}

extension AuthEnvironment {
  func copied(_ consent: GivenConsent) async throws -> CopiedConsent {
    let titles = try await pool.answer(to: StudyStore.titles(of: [consent.studyID]))
    let title = titles[consent.studyID]?.chosen(for: consent.language) ?? consent.studyID
    return CopiedConsent(consent: consent, html: ConsentCopy(consent: consent, title: title).html)
  }
}
