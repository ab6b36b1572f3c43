import IngestionApplication
import IngestionRPC
import IngestionStore
import Postgres
import ServiceKit

/// What most of the service's use-cases look at: what other services own, as it is known here, and the sheets.
struct SharedParts: Sendable {
  let limits: InEffect<IngestionLimits>
  let threads: WorkerThreads
  let studies: StudyCache
  let questionnaires: QuestionnaireCache
  let library: LibraryCache
  let groups: GroupSource
  let enrolments: EnrolmentCache
  let timeZones: TimeZoneNames
  /// For what may be some seconds old.
  let router: PostgresReadRouter
  let reader: SheetReader
  let earlierSheets: EarlierSheetLookup
  let offers: OfferLookup
  let presentOffers: PresentOffers
  let contexts: ValidationContextSource

  /// - Parameter ownersTimeout: how long the catalogue and auth may take to answer.
  init(
    _ environment: ServiceEnvironment, limits: InEffect<IngestionLimits>,
    router: PostgresReadRouter, threads: WorkerThreads, ownersTimeout: Duration
  ) async throws {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    self.limits = limits
    self.threads = threads
    self.router = router
    let catalogue = CatalogueClient(
      channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
      timeout: ownersTimeout, logger: logger)
    let memberships = MembershipSource(
      owner: AuthMemberships(
        channel: environment.channel(to: "otolith-auth"), timeout: ownersTimeout, logger: logger))
    studies = StudyCache(
      pool: pool, owner: CatalogueStudies(client: catalogue), clock: clock, logger: logger)
    questionnaires = QuestionnaireCache(
      pool: pool, owner: CatalogueQuestionnaires(client: catalogue), clock: clock,
      threads: threads, logger: logger)
    library = IngestionAssembly.makeLibrary(
      environment, threads: threads, timeout: ownersTimeout)
    let histories = HistoryLookup(pool: pool)
    groups = GroupSource(histories: histories, memberships: memberships, clock: clock)
    enrolments = EnrolmentCache(
      pool: pool, memberships: memberships, clock: clock, limits: limits)
    timeZones = try await TimeZoneNames(pool: pool)
    reader = SheetReader(pool: pool, mayBeStale: router)
    earlierSheets = EarlierSheetLookup(histories: histories)
    let sequences = SequenceSource(pool: pool, earlierSheets: earlierSheets)
    offers = OfferLookup(reader: reader, earlierSheets: earlierSheets)
    presentOffers = PresentOffers(offers: offers, sequences: sequences)
    contexts = ValidationContextSource(
      studies: studies, questionnaires: questionnaires, enrolments: enrolments, groups: groups,
      histories: histories, earlierSheets: earlierSheets, sequences: sequences,
      timeZones: timeZones, limits: limits)
  }
}
