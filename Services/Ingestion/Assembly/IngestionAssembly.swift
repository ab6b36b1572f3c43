import Bus
public import Postgres
public import ServiceKit

/// `otolith-ingestion`: stores answer sheets, returns them to their participants and exports them
/// to study leaders.
public struct IngestionAssembly: ServiceAssembly {
  public static var name: String { "otolith-ingestion" }
  public static var schema: String { "ingestion" }
  public static var abstract: String { "Stores and exports answer sheets." }

  public static var migrations: MigrationSet {
    MigrationSet(
      name: "ingestion", files: SQLFiles.all, folder: "Store/Migrations",
      requirements: [Partitions.migrations])
  }

  public static var personalTopics: Set<String> { SheetAcceptances.topics }

  public static var settings: [any DefinedSetting] {
    IngestionSettings.all + FileSettings.all + ReplicaSettings.settings
  }

  public static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try IngestionSettings.limits(from: reader) }
      + SettingsError.problems { _ = try FileSettings.folder(from: reader) }
      + SettingsError.problems { _ = try ReplicaSettings(reader: reader) }
  }

  public static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    try await make(environment, threads: ValidationThreads.make())
  }

  private static let personalTraces = PersonalTraces(
    topics: personalTopics,
    tables: [
      "enrolment_changes", "sheet_usage", "listening_usage", "participant_settings",
      "rejected_sheets", "staff_names",
    ])

  private static var consumers: [any EventConsumer] {
    [
      CatalogueConsumer(), EnrolmentConsumer(), TestParticipantConsumer(), NotificationConsumer(),
    ]
  }

  /// - Parameter ownersTimeout: timeout of requests to catalogue and auth.
  static func make(
    _ environment: ServiceEnvironment, threads: WorkerThreads,
    ownersTimeout: Duration = .seconds(2)
  ) async throws -> AssembledService {
    let limits = InEffect(try IngestionSettings.limits(from: environment.reader))
    let pool = environment.pool
    let (router, replicaWork) = try environment.makeReadRouter()
    let folder = try FileSettings.folder(from: environment.reader)
    let parts = try SharedParts(
      environment, limits: limits, router: router, threads: threads,
      ownersTimeout: ownersTimeout, folder: folder)
    var assembled = AssembledService(
      services: [
        parts.answerSheets, parts.standing, parts.exports, parts.ownExport, parts.drafts,
        parts.amendments, parts.reviews, parts.records, parts.listening, parts.results,
        parts.figures,
        parts.settings, parts.sharing, parts.files, parts.clinicians,
        PseudonymHandler(giveKey: GivePseudonymKey(pool: pool)),
      ], answersServices: true, consumers: consumers,
      background: replicaWork + parts.housekeeping)
    assembled.adopt = {
      var reader = $0
      limits.adopt(IngestionSettings.limits(&reader))
    }
    if let folder {
      assembled.writtenFolders = ["files of answers": folder.folder.path]
      assembled.measurements = [FileWork.measurement(pool)]
      assembled.background += parts.fileWork.background
    }
    assembled.personalTraces = personalTraces
    assembled.timeZones = TimeZoneWatch(
      zones: parts.zones, database: nil, logger: environment.logger)
    return assembled
  }
}
