import Bus
import IngestionApplication
import IngestionEvents
import IngestionRPC
import IngestionStore
public import Postgres
public import ServiceKit

/// `otolith-ingestion`: takes in answer sheets, gives them back to their participants, exports them
/// to study leaders.
public struct IngestionAssembly: ServiceAssembly {
  public static var name: String { "otolith-ingestion" }
  public static var schema: String { "ingestion" }
  public static var abstract: String { "Takes in answer sheets and exports them." }

  public static var migrations: MigrationSet { IngestionMigrations.set }

  public static var settingsHelp: [SettingHelp] {
    IngestionSettings.help + ServiceEnvironment.replicaHelp
  }

  public static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try IngestionSettings(reader: reader) }
      + SettingsError.problems { _ = try ReplicaSettings(reader: reader) }
  }

  public static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    try await make(environment, threads: ValidationThreads.make())
  }

  private static let personalTraces = PersonalTraces(
    topics: SheetAcceptances.topics,
    tables: [
      "enrolment_changes", "sheet_usage", "listening_usage", "participant_settings",
      "rejected_sheets",
    ])

  private static var consumers: [any EventConsumer] {
    [
      CatalogueConsumer(), EnrolmentConsumer(), TestParticipantConsumer(), NotificationConsumer(),
    ]
  }

  /// - Parameter ownersTimeout: how long the catalogue and auth may take to answer.
  static func make(
    _ environment: ServiceEnvironment, threads: WorkerThreads,
    ownersTimeout: Duration = .seconds(2)
  ) async throws -> AssembledService {
    let settings = try IngestionSettings(reader: environment.reader)
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let catalogue = CatalogueClient(
      channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
      timeout: ownersTimeout, logger: logger)
    let memberships = MembershipSource(
      owner: AuthMemberships(
        channel: environment.channel(to: "otolith-auth"), timeout: ownersTimeout, logger: logger))
    let studies = StudyCache(
      pool: pool, owner: CatalogueStudies(client: catalogue), clock: clock, logger: logger)
    let questionnaires = QuestionnaireCache(
      pool: pool, owner: CatalogueQuestionnaires(client: catalogue), clock: clock,
      threads: threads, logger: logger)
    let library = makeLibrary(environment, threads: threads, timeout: ownersTimeout)
    let groups = GroupSource(pool: pool, memberships: memberships, clock: clock)
    let (router, replicaWork) = try environment.makeReadRouter()
    let reader = SheetReader(pool: pool, mayBeStale: router)
    let earlierSheets = EarlierSheetLookup(pool: pool)
    let sequences = SequenceSource(pool: pool, earlierSheets: earlierSheets)
    let offers = OfferLookup(pool: pool, reader: reader, earlierSheets: earlierSheets)
    let timeZones = try await TimeZoneNames(pool: pool)
    // Before anybody is erased.
    try await QuestionnaireStore.findContacts(on: pool)
    try await QuestionnaireStore.findReferences(on: pool)
    let enrolments = EnrolmentCache(
      pool: pool, memberships: memberships, clock: clock, limits: settings.limits)
    let uses = SeenUses(studies: studies, groups: groups, clock: clock)
    let drafts = DraftParts(
      environment, settings, studies: studies, questionnaires: questionnaires, uses: uses,
      enrolments: enrolments)
    let rejections = RejectedSheetStore(pool: pool)
    let contexts = ValidationContextSource(
      studies: studies, questionnaires: questionnaires, enrolments: enrolments, groups: groups,
      earlierSheets: earlierSheets, reader: reader, sequences: sequences, timeZones: timeZones,
      limits: settings.limits)
    let amendments = AmendmentParts(
      environment, router: router, contexts: contexts, enrolments: enrolments,
      earlierSheets: earlierSheets, offers: offers, uses: uses, questionnaires: questionnaires,
      threads: threads)
    let writer = SheetWriter(
      pool: pool, events: SheetAcceptances(outbox: environment.outbox), quota: settings.quota,
      logger: logger)
    var assembled = AssembledService(
      services: [
        AnswerSheetHandler(
          submitSheets: SubmitSheets(
            contexts: contexts, reader: reader, writer: writer, clock: clock, offers: offers,
            erasedSheets: ErasedSheets(pool: pool), threads: threads, logger: logger),
          listOffers: ListOffers(
            studies: studies, groups: groups, offers: offers, sequences: sequences, clock: clock),
          listSheets: ListSheets(reader: reader),
          getSeries: GetSeries(
            reader: reader, studies: studies, questionnaires: questionnaires, groups: groups,
            clock: clock),
          rememberRejections: RememberRejections(store: rejections, clock: clock, logger: logger),
          batchSheetsMax: settings.batchSheetsMax),
        StandingHandler(
          studies, enrolments, groups, offers, drafts: StoredDraftProgress(pool: pool), rejections,
          on: pool, clock: clock),
        export(environment, reader: reader, studies: studies, questionnaires: questionnaires),
        ownExport(environment, reader: reader, questionnaires: questionnaires),
        drafts.handler, amendments.handler,
        makeRecordHandler(
          environment, studies: studies, enrolments: enrolments, timeZones: timeZones,
          router: router, library: library, threads: threads),
      ],
      consumers: consumers,
      background: replicaWork + makeRecordWork(environment) + [
        .keepingFresh(timeZones, logger: logger),
        .forgettingOldRejections(in: rejections, clock: clock, logger: logger),
        drafts.tidying, amendments.tidying,
      ])
    assembled.services += listeningAndSettings(
      environment, router, library, studies, enrolments, timeZones, settings.limits)
    assembled.personalTraces = personalTraces
    return assembled
  }

  private static func ownExport(
    _ environment: ServiceEnvironment, reader: SheetReader, questionnaires: QuestionnaireCache
  ) -> OwnExportHandler {
    let pool = environment.pool
    return OwnExportHandler(
      export: OwnExport(
        environment,
        sources: [OwnSheets(reader: reader, questionnaires: questionnaires, pool: pool)]
          + OwnRecords.sources(pool)))
  }

  private static func export(
    _ environment: ServiceEnvironment, reader: SheetReader, studies: StudyCache,
    questionnaires: QuestionnaireCache
  ) -> ExportHandler {
    ExportHandler(
      exportSheets: ExportSheets(
        reader: reader, studies: studies, questionnaires: questionnaires,
        pseudonyms: PseudonymStore(pool: environment.pool),
        securityEvents: environment.securityEvents))
  }
}
