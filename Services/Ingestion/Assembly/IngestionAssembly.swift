import Bus
import IngestionDomain
public import Postgres
public import ServiceKit

/// `otolith-ingestion`: takes in answer sheets, gives them back to their participants, exports them
/// to study leaders.
public struct IngestionAssembly: ServiceAssembly {
  public static var name: String { "otolith-ingestion" }
  public static var schema: String { "ingestion" }
  public static var abstract: String { "Takes in answer sheets and exports them." }

  public static var migrations: MigrationSet {
    MigrationSet(
      name: "ingestion", files: SQLFiles.all, folder: "Store/Migrations",
      requirements: [Partitions.migrations])
  }

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

  static func make(
    _ environment: ServiceEnvironment, threads: WorkerThreads
  ) async throws -> AssembledService {
    let settings = try IngestionSettings(reader: environment.reader)
    let pool = environment.pool
    let logger = environment.logger
    let catalogue = CatalogueClient(
      channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
      logger: logger)
    let auth = AuthClient(channel: environment.channel(to: "otolith-auth"), logger: logger)
    let studies = StudyDirectory(
      pool: pool, catalogue: catalogue, clock: environment.clock, logger: logger)
    let questionnaires = QuestionnaireDirectory(
      pool: pool, catalogue: catalogue, clock: environment.clock, threads: threads, logger: logger)
    let (router, replicaWork) = try environment.makeReadRouter()
    let reader = SheetReader(pool: pool, mayBeStale: router)
    let groups = GroupDirectory(pool: pool, auth: auth, clock: environment.clock)
    let earlierSheets = EarlierSheetLookup(pool: pool)
    let offers = OfferBook(pool: pool, reader: reader, earlierSheets: earlierSheets)
    let timeZones = try await TimeZoneNames(pool: pool)
    let submission = SheetSubmission(
      studies: studies, questionnaires: questionnaires,
      enrolments: EnrolmentDirectory(
        pool: pool, auth: auth, clock: environment.clock, limits: settings.limits),
      groupDirectory: groups, earlierSheets: earlierSheets, reader: reader,
      writer: SheetWriter(pool: pool, outbox: environment.outbox, quota: settings.quota),
      clock: environment.clock,
      offers: offers, timeZones: timeZones, limits: settings.limits,
      threads: threads, logger: logger)
    let export = SheetExport(
      reader: reader, questionnaires: questionnaires, pseudonyms: PseudonymStore(pool: pool))
    return AssembledService(
      services: [
        AnswerSheetHandler(
          submission: submission, reader: reader, offers: offers, groups: groups,
          studies: studies,
          seriesCheck: SeriesCheck(
            studies: studies, questionnaires: questionnaires, groupDirectory: groups,
            clock: environment.clock),
          clock: environment.clock, batchSheetsMax: settings.batchSheetsMax),
        ExportHandler(export: export, studies: studies),
      ],
      consumers: [CatalogueConsumer(), EnrolmentConsumer()],
      background: replicaWork + [
        BackgroundWork(name: "names of time zones") {
          try await timeZones.keepFresh(logger: logger)
        }
      ])
  }
}
