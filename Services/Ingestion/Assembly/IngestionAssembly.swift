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

  public static var settings: [any DefinedSetting] {
    IngestionSettings.all + ReplicaSettings.settings
  }

  public static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try IngestionSettings.limits(from: reader) }
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
    let limits = InEffect(try IngestionSettings.limits(from: environment.reader))
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    // Before anybody is erased.
    try await QuestionnaireStore.findContacts(on: pool)
    try await QuestionnaireStore.findReferences(on: pool)
    let (router, replicaWork) = try environment.makeReadRouter()
    let parts = try await SharedParts(
      environment, limits: limits, router: router, threads: threads,
      ownersTimeout: ownersTimeout)
    let uses = SeenUses(studies: parts.studies, groups: parts.groups, clock: clock)
    let drafts = DraftParts(
      environment, limits: limits, studies: parts.studies,
      questionnaires: parts.questionnaires, uses: uses, enrolments: parts.enrolments)
    let rejections = RejectedSheetStore(pool: pool)
    let amendments = AmendmentParts(
      environment, router: router, contexts: parts.contexts, enrolments: parts.enrolments,
      earlierSheets: parts.earlierSheets, offers: parts.offers, uses: uses,
      studies: parts.studies, questionnaires: parts.questionnaires, threads: threads)
    var assembled = AssembledService(
      services: [
        answerSheets(environment, parts, rejections),
        StandingHandler(
          parts.studies, parts.enrolments, parts.groups, parts.presentOffers,
          drafts: StoredDraftProgress(pool: pool), rejections, on: pool, clock: clock),
        export(environment, parts, router), ownExport(environment, parts),
        drafts.handler, amendments.handler,
        makeRecordHandler(
          environment, studies: parts.studies, enrolments: parts.enrolments,
          timeZones: parts.timeZones, router: router, library: parts.library, threads: threads,
          limits: limits),
        PseudonymHandler(giveKey: GivePseudonymKey(pseudonyms: PseudonymStore(pool: pool))),
      ], answersServices: true,
      consumers: consumers,
      background: replicaWork + makeRecordWork(environment) + [
        .keepingFresh(parts.timeZones, logger: logger),
        .forgettingOldRejections(in: rejections, clock: clock, logger: logger),
        drafts.tidying, amendments.tidying,
      ])
    assembled.services += listeningAndSettings(
      environment, router, parts.library, parts.studies, parts.enrolments, parts.timeZones,
      limits)
    assembled.adopt = {
      var reader = $0
      limits.adopt(IngestionSettings.limits(&reader))
    }
    assembled.personalTraces = personalTraces
    assembled.timeZones = try .sheets(pool: pool, names: parts.timeZones, logger: logger)
    return assembled
  }

  private static func answerSheets(
    _ environment: ServiceEnvironment, _ parts: SharedParts, _ rejections: RejectedSheetStore
  ) -> AnswerSheetHandler {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let writer = SheetWriter(
      pool: pool, events: SheetAcceptances(outbox: environment.outbox), limits: parts.limits,
      logger: logger)
    return AnswerSheetHandler(
      submitSheets: SubmitSheets(
        contexts: parts.contexts, reader: parts.reader, writer: writer, clock: clock,
        offers: parts.offers, earlierSheets: parts.earlierSheets,
        erasedSheets: ErasedSheets(pool: pool), threads: parts.threads, logger: logger),
      listOffers: ListOffers(
        studies: parts.studies, groups: parts.groups, presentOffers: parts.presentOffers,
        clock: clock),
      listSheets: ListSheets(reader: parts.reader),
      getSeries: GetSeries(
        reader: parts.reader, studies: parts.studies, questionnaires: parts.questionnaires,
        groups: parts.groups, clock: clock),
      rememberRejections: RememberRejections(store: rejections, clock: clock, logger: logger),
      limits: parts.limits)
  }

  private static func ownExport(
    _ environment: ServiceEnvironment, _ parts: SharedParts
  ) -> OwnExportHandler {
    let pool = environment.pool
    return OwnExportHandler(
      export: OwnExport(
        environment,
        sources: [
          OwnSheets(reader: parts.reader, questionnaires: parts.questionnaires, pool: pool)
        ] + OwnRecords.sources(pool)))
  }

  private static func export(
    _ environment: ServiceEnvironment, _ parts: SharedParts, _ router: PostgresReadRouter
  ) -> ExportHandler {
    let pool = environment.pool
    return ExportHandler(
      exportSheets: ExportSheets(
        reader: parts.reader, studies: parts.studies, questionnaires: parts.questionnaires,
        pseudonyms: PseudonymStore(pool: pool), securityEvents: environment.securityEvents),
      codebook: ExportCodebook(
        reader: parts.reader, studies: parts.studies, questionnaires: parts.questionnaires,
        library: ExportedLibrary(
          records: RecordReader(pool: pool, mayBeStale: router),
          sessions: SessionReader(pool: pool, mayBeStale: router), library: parts.library,
          pool: pool),
        pool: pool, threads: parts.threads))
  }
}
