import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit

/// Published versions of questionnaires in the form that validation takes.
package struct QuestionnaireCache: Sendable {
  private let versions:
    PublishedVersions<QuestionnaireVersion, PublishedQuestionnaire, PreparedQuestionnaire>

  /// - Parameters:
  ///   - definitionCountMax: in memory.
  ///   - answeredFor: how long the catalogue is not asked again for what it says it has not.
  package init(
    pool: PostgresPool, owner: any QuestionnaireOwner, clock: any WallClock, threads: WorkerThreads,
    definitionCountMax: Int = 500, answeredFor: Duration = .seconds(5), logger: Logger
  ) {
    let source = VersionSource<QuestionnaireVersion, PublishedQuestionnaire, PreparedQuestionnaire>(
      key: { $0.key }, canExist: { $0.canExist },
      load: { try await QuestionnaireStore.load($0, on: pool) },
      save: { try await QuestionnaireStore.save($0, on: pool) },
      askOwner: { await owner.version($0) }, prepare: { try $0.prepared() },
      reportUnusable: { questionnaire, error in
        logger.error(
          "sheets of a published version cannot be validated and are kept waiting",
          metadata: [
            "questionnaire": "\(questionnaire.key.questionnaireID)",
            "version": "\(questionnaire.key.version)", "reason": "\(error)",
          ])
      })
    versions = PublishedVersions(
      source, clock: clock, threads: threads, countMax: definitionCountMax,
      answeredFor: answeredFor)
  }

  /// An answer for each version, by one query and at most eight questions to the catalogue.
  ///
  /// - Parameter arrivedAt: when the call came in for which they are.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func definitions(
    of versions: Set<QuestionnaireVersion>, arrivedAt: ContinuousClock.Instant = .now
  ) async throws -> [QuestionnaireVersion: Resolution<PreparedQuestionnaire>] {
    try await self.versions.resolutions(of: versions, arrivedAt: arrivedAt)
  }

  /// Of the versions those that are known here.
  ///
  /// - Throws: as ``definitions(of:arrivedAt:)``.
  func knownDefinitions(
    of versions: Set<QuestionnaireVersion>
  ) async throws -> [QuestionnaireVersion: Resolution<PreparedQuestionnaire>] {
    try await self.versions.known(of: versions)
  }
}

extension QuestionnaireVersion {
  /// Versions count from 1, and the read model keeps them as PostgreSQL's `integer`.
  fileprivate var canExist: Bool { version > 0 && Int32(exactly: version) != nil }
}
