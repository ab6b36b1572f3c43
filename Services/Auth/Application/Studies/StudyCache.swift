import Logging
import Postgres
import ServiceKit

/// Local copy of the studies published on the bus. Asks the catalogue for missing data.
struct StudyCache: Sendable {
  private let pool: PostgresPool
  private let owner: any StudyOwner
  private let logger: Logger
  /// Results are not cached, because a study or a consent version may just have been published.
  private let inquiries: SingleFlightCache<String, Void>

  /// - Parameter pauseAfterFailure: pause after the catalogue could not be reached, so that calls
  ///   do not queue up.
  init(
    pool: PostgresPool, owner: any StudyOwner, pauseAfterFailure: Duration = .seconds(1),
    logger: Logger
  ) {
    self.pool = pool
    self.owner = owner
    self.logger = logger
    inquiries = SingleFlightCache(
      answeredFor: .zero, unreachableFor: pauseAfterFailure, backsOffAltogether: true)
  }

  /// Returns the study. Asks the catalogue if the study is unknown, or if its consent version or
  /// the languages of its text differ from what the participant was shown.
  ///
  /// - Throws: `StudyError.unknown`; `StudyError.notYetKnown` if the study is unknown and the
  ///   catalogue cannot be reached; `PostgresError`.
  func find(_ study: StudyID, consentVersion: String) async throws -> KnownStudy {
    try await find(study) {
      $0.terms.consentVersions.contains(consentVersion) && $0.terms.consentLanguages != nil
    }
  }

  /// Returns the study. Asks the catalogue if the study or the group is unknown; an empty group
  /// means none.
  ///
  /// - Throws: ``StudyError``; `PostgresError`.
  func find(_ study: StudyID, groupID: String) async throws -> KnownStudy {
    let known = try await find(study) { groupID.isEmpty || $0.terms.groupIDs.contains(groupID) }
    guard groupID.isEmpty || known.terms.groupIDs.contains(groupID) else {
      throw StudyError.groupUnknown
    }
    return known
  }

  private func find(
    _ study: StudyID, unless isGood: (KnownStudy) -> Bool
  ) async throws -> KnownStudy {
    let known = try await pool.answer(to: StudyStore.find(study))
    if let known, isGood(known) { return known }
    guard owner.hasAddress else {
      guard let known else { throw StudyError.unknown }
      return known
    }
    switch await inquiries.ask(study.text, { await learn(study) }).answer {
    case .found:
      guard let learned = try await pool.answer(to: StudyStore.find(study)) else {
        throw StudyError.unknown
      }
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
        try await pool.transaction { try await LearnStudy()(told, on: $0) }
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
