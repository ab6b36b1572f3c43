import Calendar
import Postgres
import ServiceKit

/// Parts shared by most use-cases: caches of other services' data, and the sheet reader.
struct SharedParts: Sendable {
  let environment: ServiceEnvironment
  let limits: InEffect<IngestionLimits>
  let threads: WorkerThreads
  let studies: StudyCache
  let questionnaires: QuestionnaireCache
  let texts: QuestionnaireTextSource
  let library: LibraryCache
  let groups: GroupSource
  let histories: HistoryLookup
  let enrolments: EnrolmentCache
  let zones: ZoneDatabase
  /// For reads that may be some seconds old.
  let router: PostgresReadRouter
  let offers: OfferLookup
  let presentOffers: PresentOffers
  let contexts: ValidationContextSource
  let catalogueLibrary: CatalogueLibrary
  /// Access to the folder of files.
  let fileBytes: FileBytes

  var uses: VisibleQuestionnaires {
    VisibleQuestionnaires(studies: studies, groups: groups, clock: environment.clock)
  }

  /// - Parameter ownersTimeout: timeout of requests to catalogue and auth.
  init(
    _ environment: ServiceEnvironment, limits: InEffect<IngestionLimits>,
    router: PostgresReadRouter, threads: WorkerThreads, ownersTimeout: Duration,
    folder: SealedFolder?
  ) throws {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    self.environment = environment
    self.limits = limits
    self.threads = threads
    self.router = router
    fileBytes = FileBytes(folder, logger: logger)
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
      threads: threads, countMax: 500, logger: logger)
    texts = QuestionnaireTextSource(questionnaires: questionnaires, pool: pool)
    catalogueLibrary = CatalogueLibrary(
      channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
      timeout: ownersTimeout, logger: logger)
    library = LibraryCache(
      pool: pool, owner: catalogueLibrary, clock: clock, threads: threads, countMax: 100,
      logger: logger)
    histories = HistoryLookup(pool: pool)
    groups = GroupSource(histories: histories, memberships: memberships, clock: clock)
    enrolments = EnrolmentCache(
      pool: pool, memberships: memberships, clock: clock, limits: limits)
    zones = try TimeZoneWatch.hostZones()
    let sequences = SequenceSource(pool: pool, histories: histories)
    offers = OfferLookup(pool: pool, histories: histories)
    presentOffers = PresentOffers(offers: offers, sequences: sequences)
    contexts = ValidationContextSource(
      studies: studies, questionnaires: questionnaires, library: library,
      enrolments: enrolments, groups: groups,
      histories: histories, sequences: sequences, zones: zones,
      limits: limits)
  }
}
