package import AuthDomain
import AuthStore
package import Fields
package import FoundationEssentials
package import Postgres

/// Reads back what a participant consented to.
package struct ReadConsents: Sendable {
  private let pool: PostgresPool
  private let consents = ConsentStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// In the order of giving, without the texts.
  ///
  /// - Parameter last: the number of the last one of the page before; 0: from the first.
  /// - Throws: `PostgresError`.
  package func list(
    of participantID: UUID, after last: Int, pageSize: Int
  ) async throws -> Page<GivenConsent> {
    let found = try await consents.list(
      of: participantID, after: last, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }

  /// The latest consent to one text, with the text.
  ///
  /// - Throws: ``ConsentError`` `.unknown`; `PostgresError`.
  package func find(
    of participantID: UUID, to study: StudyID, version: String, language: LanguageTag
  ) async throws -> GivenConsent {
    guard
      let consent = try await consents.find(
        of: participantID, to: study, version: version, language: language, on: pool)
    else { throw ConsentError.unknown }
    return consent
  }
}
