package import AuthDomain
import AuthStore
package import Logging
package import Postgres
import ServiceKit

/// The studies that the bus told of, kept in the database; where that is behind, the catalogue is asked.
package struct StudyCache: Sendable {
  private let pool: PostgresPool
  private let owner: any StudyOwner
  private let logger: Logger
  private let store = StudyStore()
  private let learnStudy = LearnStudy()
  /// Answers are not remembered: a study, or a version of a consent, may just have been published.
  private let inquiries: Inquiries<String, Void>

  /// - Parameter pauseAfterFailure: how long the catalogue is left alone after it could not be reached:
  ///   calls must not queue up for it.
  package init(
    pool: PostgresPool, owner: any StudyOwner, pauseAfterFailure: Duration = .seconds(1),
    logger: Logger
  ) {
    self.pool = pool
    self.owner = owner
    self.logger = logger
    inquiries = Inquiries(
      answeredFor: .zero, unreachableFor: pauseAfterFailure, backsOffAltogether: true)
  }

  /// The study, looked up at the catalogue when it is unknown or when `consentVersion`, which the
  /// participant was shown, is not the one known, or the text's languages are not.
  ///
  /// - Throws: `StudyError.unknown`; `StudyError.notYetKnown` when the study is unknown and the
  ///   catalogue cannot be asked; `PostgresError`.
  package func find(_ study: StudyID, consentVersion: String) async throws -> KnownStudy {
    try await find(study) {
      $0.terms.consentVersion == consentVersion && $0.terms.consentLanguages != nil
    }
  }

  /// The study, looked up at the catalogue when it is unknown or lacks the group that a leader
  /// names; empty: none.
  ///
  /// - Throws: ``StudyError``; `PostgresError`.
  package func find(_ study: StudyID, groupID: String) async throws -> KnownStudy {
    let known = try await find(study) { groupID.isEmpty || $0.terms.groupIDs.contains(groupID) }
    guard groupID.isEmpty || known.terms.groupIDs.contains(groupID) else {
      throw StudyError.groupUnknown
    }
    return known
  }

  private func find(
    _ study: StudyID, unless isGood: (KnownStudy) -> Bool
  ) async throws -> KnownStudy {
    let known = try await store.find(study, on: pool)
    if let known, isGood(known) { return known }
    guard owner.hasAddress else {
      guard let known else { throw StudyError.unknown }
      return known
    }
    switch await inquiries.ask(study.text, { await learn(study) }).answer {
    case .found:
      guard let learned = try await store.find(study, on: pool) else { throw StudyError.unknown }
      return learned
    case .notFound:
      guard let known else { throw StudyError.unknown }
      return known
    case .unreachable:
      guard let known else { throw StudyError.notYetKnown }
      return known
    }
  }

  private func learn(_ study: StudyID) async -> OwnerAnswer<Void> {
    switch await owner.study(study) {
    case .found(let told):
      do {
        try await learnStudy(told, on: pool)
        return .found(())
      } catch {
        logger.warning(
          "an answer of the catalogue cannot be stored",
          metadata: ["study": "\(study.text)", "reason": "\(error)"])
        return .unreachable
      }
    case .notFound: return .notFound
    case .unreachable: return .unreachable
    }
  }
}
