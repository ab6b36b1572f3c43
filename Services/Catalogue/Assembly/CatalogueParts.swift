internal import Bus
internal import Postgres
internal import RPC
internal import ServiceKit

/// The handlers of the catalogue and what they share.
struct CatalogueParts: Sendable {
  let feed: ChangeFeed
  let catalogue: CatalogueHandler
  let authoring: AuthoringHandler
  let drafts: DraftHandler
  let projects: ProjectHandler
  let library: LibraryHandler
  let changes: ChangeHandler
  /// Where definitions are checked and written.
  let threads: WorkerThreads

  init(
    pool: PostgresPool, outbox: Outbox, hasher: PasswordHasher, clock: any WallClock,
    watchersMax: Int = ChangeFeed.watchersMaxDefault,
    threads: WorkerThreads = AuthoringThreads.make()
  ) {
    let views = CatalogueViews(pool: pool)
    let device = DeviceCatalogue(pool: pool, views: views)
    let feed = ChangeFeed(pool: pool, watchersMax: watchersMax) { device.invalidate() }
    let onChange: @Sendable () -> Void = { feed.tell() }
    self.threads = threads
    self.feed = feed
    catalogue = CatalogueHandler(pool: pool, views: views, device: device, clock: clock)
    authoring = AuthoringHandler(
      importer: StudyImporter(pool: pool, outbox: outbox, hasher: hasher, onChange: onChange),
      clock: clock, threads: threads)
    drafts = DraftHandler(
      pool: pool, reading: catalogue.reading,
      publication: DraftPublication(pool: pool, outbox: outbox, onChange: onChange),
      retirement: QuestionnaireRetirement(pool: pool, onChange: onChange), clock: clock,
      threads: threads)
    projects = ProjectHandler(pool: pool, clock: clock, onChange: onChange)
    library = LibraryHandler(pool: pool, clock: clock, threads: threads, onChange: onChange)
    changes = ChangeHandler(pool: pool, feed: feed, clock: clock)
  }

  var services: [any RegistrableService] {
    [catalogue, authoring, drafts, projects, library, changes]
  }
}
