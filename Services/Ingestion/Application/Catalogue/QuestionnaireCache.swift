import Calendar
import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit
import Synchronization

/// Published versions in the form that validation takes: from memory, from the read model, at last
/// from their owner. A published version never changes, so what is in memory stays right.
package final class QuestionnaireCache: Sendable {
  private let pool: PostgresPool
  private let owner: any QuestionnaireOwner
  private let clock: any WallClock
  private let threads: WorkerThreads
  private let logger: Logger
  private let inquiries = Inquiries<QuestionnaireVersion, PreparedQuestionnaire>()
  private let definitions = Mutex<[QuestionnaireVersion: PreparedQuestionnaire]>([:])
  /// What is being read and compiled: many devices with a version that is new in memory make one piece
  /// of work.
  private let loading = Mutex<[Set<QuestionnaireVersion>: Task<Loaded, any Error>]>([:])
  private typealias Loaded = [QuestionnaireVersion: Resolution<PreparedQuestionnaire>]
  /// When it is full, memory starts afresh.
  private let definitionCountMax: Int
  /// Most versions that one call may have the catalogue asked for; sheets of the others wait.
  private static let askedPerCallMax = 8

  package init(
    pool: PostgresPool, owner: any QuestionnaireOwner, clock: any WallClock, threads: WorkerThreads,
    definitionCountMax: Int = 500, logger: Logger
  ) {
    self.pool = pool
    self.owner = owner
    self.definitionCountMax = definitionCountMax
    self.clock = clock
    self.threads = threads
    self.logger = logger
  }

  /// - Parameter arrivedAt: when the call came in for which they are.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func definitions(
    of versions: Set<QuestionnaireVersion>, arrivedAt: ContinuousClock.Instant = .now
  ) async throws -> [QuestionnaireVersion: Resolution<PreparedQuestionnaire>] {
    var resolutions = try await knownDefinitions(of: versions)
    for key in versions.subtracting(resolutions.keys) where !key.canExist {
      resolutions[key] = .unknown()
    }
    for key in versions.subtracting(resolutions.keys).prefix(Self.askedPerCallMax) {
      let inquired = await ask(for: key, arrivedAt: arrivedAt)
      switch inquired.answer {
      case .found(let definition): resolutions[key] = .known(definition)
      case .notFound:
        resolutions[key] = .unknown(
          settledUntil: inquired.settledUntil(now: Instant(clock.now())))
      case .unreachable: resolutions[key] = .unavailable
      }
    }
    return resolutions
  }

  /// Of the versions those that are known here.
  func knownDefinitions(
    of versions: Set<QuestionnaireVersion>
  ) async throws -> [QuestionnaireVersion: Resolution<PreparedQuestionnaire>] {
    var resolutions = definitions.withLock { definitions in
      versions.reduce(into: [QuestionnaireVersion: Resolution<PreparedQuestionnaire>]()) {
        if let definition = definitions[$1] { $0[$1] = .known(definition) }
      }
    }
    let missing = versions.subtracting(resolutions.keys)
    if !missing.isEmpty { resolutions.merge(try await load(missing)) { $1 } }
    return resolutions
  }

  private func load(_ versions: Set<QuestionnaireVersion>) async throws -> Loaded {
    let task = loading.withLock { loading in
      if let running = loading[versions] { return running }
      // Without the deadline of the first caller, who may give up.
      let task = PostgresDeadline.$current.withValue(nil) {
        Task { [self] in
          defer { self.loading.withLock { $0[versions] = nil } }
          return try await threads.running {
            try await QuestionnaireStore.load(versions, on: pool).reduce(into: Loaded()) {
              $0[$1.key] = compile($1)
            }
          }
        }
      }
      loading[versions] = task
      return task
    }
    return try await task.value
  }

  private func ask(
    for key: QuestionnaireVersion, arrivedAt: ContinuousClock.Instant
  ) async -> Inquired<PreparedQuestionnaire> {
    await inquiries.ask(key, arrivedAt: arrivedAt) { [self] in
      switch await owner.version(key) {
      case .found(let questionnaire): return await learn(questionnaire, as: key)
      case .notFound: return .notFound
      case .unreachable: return .unreachable
      }
    }
  }

  private func learn(
    _ questionnaire: PublishedQuestionnaire, as key: QuestionnaireVersion
  ) async -> OwnerAnswer<PreparedQuestionnaire> {
    do {
      guard questionnaire.key == key else {
        throw UnusableDefinition(description: "the catalogue answered with another version")
      }
      let compiled = try await threads.running {
        try await QuestionnaireStore.save(questionnaire, on: pool)
        return compile(questionnaire)
      }
      if case .known(let definition) = compiled { return .found(definition) }
    } catch {
      reportUnusable(questionnaire, error)
    }
    return .unreachable
  }

  private func compile(
    _ questionnaire: PublishedQuestionnaire
  ) -> Resolution<PreparedQuestionnaire> {
    do {
      let definition = try questionnaire.prepared()
      definitions.withLock { definitions in
        if definitions.count >= definitionCountMax { definitions.removeAll() }
        definitions[definition.key] = definition
      }
      return .known(definition)
    } catch {
      reportUnusable(questionnaire, error)
      return .unavailable
    }
  }

  /// Its sheets wait until this service is brought up to date, or the database is back.
  private func reportUnusable(
    _ questionnaire: PublishedQuestionnaire, _ error: any Error
  ) {
    logger.error(
      "sheets of a published version cannot be validated and are kept waiting",
      metadata: [
        "questionnaire": "\(questionnaire.key.questionnaireID)",
        "version": "\(questionnaire.key.version)", "reason": "\(error)",
      ])
  }
}

extension QuestionnaireVersion {
  /// Versions count from 1, and the read model keeps them as PostgreSQL's `integer`.
  fileprivate var canExist: Bool { version > 0 && Int32(exactly: version) != nil }
}
