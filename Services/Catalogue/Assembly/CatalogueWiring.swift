import Bus
import Logging
import Postgres
import RPCServer
import ServiceKit

/// The file store.
struct MediaParts: Sendable {
  let folder: MediaFolder?
  let bytes: MediaBytes
  let limits: InEffect<MediaLimits>

  /// - Parameter folder: nil if the service stores no files.
  init(
    folder: MediaFolder? = nil, limits: MediaLimits = MediaLimits(),
    logger: Logger = Logger(label: "otolith-catalogue")
  ) {
    self.folder = folder
    bytes = MediaBytes(folder, logger: logger)
    self.limits = InEffect(limits)
  }
}

/// The catalogue's use-cases and handlers.
struct CatalogueWiring: Sendable {
  let feed: ChangeFeed
  let catalogue: CatalogueHandler
  let authoring: AuthoringHandler
  let drafts: DraftHandler
  let projects: ProjectHandler
  let library: LibraryHandler
  let changes: ChangeHandler
  let installation: InstallationHandler
  let media: MediaHandler
  let collectMedia: CollectMedia
  /// Threads for checking and encoding definitions.
  let threads: AuthoringThreads

  init(
    pool: PostgresPool, outbox: Outbox, hasher: PasswordHasher, clock: any WallClock,
    watchersMax: Int = ChangeFeed.watchersMaxDefault,
    threads: AuthoringThreads = AuthoringThreads(), media: MediaParts = MediaParts()
  ) {
    let device = DeviceCatalogue(pool: pool)
    let feed = ChangeFeed(pool: pool, watchersMax: watchersMax) { device.invalidate() }
    let events = OutboxEvents(outbox: outbox)
    let versions = ReadVersions(pool: pool)
    self.threads = threads
    self.feed = feed
    catalogue = CatalogueHandler(
      studies: ReadStudies(pool: pool), versions: versions, device: device,
      search: SearchQuestionnaires(pool: pool), clock: clock)
    authoring = AuthoringHandler(
      importStudy: ImportStudy(pool: pool, events: events, feed: feed, hasher: hasher),
      retire: RetireStudy(pool: pool, feed: feed),
      delete: DeleteStudy(pool: pool, events: events, feed: feed), clock: clock, threads: threads)
    installation = InstallationHandler(
      read: ReadInstallationTexts(pool: pool), set: SetInstallationTexts(pool: pool), clock: clock)
    let readDrafts = ReadDrafts(pool: pool)
    drafts = DraftHandler(
      create: CreateDraft(pool: pool, versions: versions), read: readDrafts,
      update: UpdateDraft(pool: pool), delete: DeleteDraft(pool: pool),
      check: CheckDraft(pool: pool, read: readDrafts),
      publish: PublishDraft(
        pool: pool, forms: QuestionnaireDraftForms(), events: events, feed: feed),
      retire: RetireQuestionnaire(pool: pool, feed: feed), catalogue: catalogue, clock: clock,
      threads: threads)
    let readProjects = ReadProjects(pool: pool)
    projects = ProjectHandler(
      create: CreateProject(pool: pool, feed: feed), read: readProjects,
      update: UpdateProject(pool: pool, feed: feed, read: readProjects),
      setRole: SetProjectRole(pool: pool), readAuditTrail: ReadAuditTrail(pool: pool),
      clock: clock)
    library = LibraryHandler(
      publish: PublishLibraryEntry(pool: pool, feed: feed), read: ReadLibrary(pool: pool),
      clock: clock, threads: threads)
    let listChanges = ListChanges(pool: pool)
    changes = ChangeHandler(
      list: listChanges, watch: WatchChanges(feed: feed, list: listChanges, clock: clock))
    self.media = MediaHandler(
      upload: UploadMedia(pool: pool, bytes: media.bytes, limits: media.limits),
      read: ReadMedia(pool: pool, bytes: media.bytes),
      delete: DeleteMedia(pool: pool, bytes: media.bytes), clock: clock)
    collectMedia = CollectMedia(pool: pool, bytes: media.bytes, limits: media.limits)
  }

  var services: [any RegistrableService] {
    [catalogue, authoring, drafts, projects, library, changes, installation, media]
  }
}
