public import ArgumentParser
public import Bus
internal import FoundationEssentials
internal import Logging
internal import Messages
public import Postgres
public import ServiceKit

/// `otolith-catalogue`: studies and questionnaires.
public struct CatalogueAssembly: ServiceAssembly {
  public static var name: String { "otolith-catalogue" }
  public static var schema: String { "catalogue" }
  public static var abstract: String {
    "Publishes studies and questionnaires: versioned, immutable, in many languages."
  }
  public static var migrations: MigrationSet {
    MigrationSet(name: "catalogue", files: SQLFiles.all, folder: "Store/Migrations")
  }
  /// Replaced passwords are not kept, not even as hashes.
  public static var topics: [Topic] {
    [Topic(EventsV1.StudyPasswordSet.fullName, retention: .latestPerSubject)]
  }
  public static var runsAlone: Bool { true }
  public static var extraCommands: [any ParsableCommand.Type] {
    [
      VerifyAuditLogCommand<CatalogueAssembly, AuditTrail>.self
    ]
  }

  public static var settings: [any DefinedSetting] { AuditSettings.settings + MediaSettings.all }

  public static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try AuditSettings.keys(from: reader) }
      + SettingsError.problems { _ = try MediaSettings.read(from: reader) }
  }

  public static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    let logger = environment.logger
    let stored = try MediaSettings.read(from: environment.reader)
    let media = MediaParts(folder: stored.folder, limits: stored.limits, logger: logger)
    let wiring = CatalogueWiring(
      pool: environment.pool, outbox: environment.outbox, hasher: environment.passwordHasher,
      clock: environment.clock, media: media)
    let sealing = AuditSealing(
      of: AuditTrail.self, pool: environment.pool,
      keys: try AuditSettings.keys(from: environment.reader), clock: environment.clock,
      logger: logger)
    try await sealing.check()
    var assembled = AssembledService(
      services: wiring.services + [
        OwnExportHandler(
          OwnExport(environment, sources: OwnRecords.sources(environment.pool)))
      ], answersServices: true, consumers: [ParticipationConsumer()],
      background: [
        BackgroundWork(name: "changes") { try await wiring.feed.run(logger: logger) },
        BackgroundWork(name: "audit seals") { try await sealing.run() },
        BackgroundWork(name: "search index") {
          try await IndexMaintenance(pool: environment.pool, logger: logger).run()
        },
      ])
    assembled.adopt = {
      var reader = $0
      media.limits.adopt(MediaSettings.limits(&reader))
    }
    if let folder = media.folder {
      assembled.writtenFolders = ["files": folder.path]
      assembled.measurements = [MediaWork.measurement(environment.pool)]
      assembled.background.append(
        MediaWork(collect: wiring.collectMedia, clock: environment.clock, logger: logger)
          .background)
    }
    assembled.personalTraces = PersonalTraces(tables: ["project_roles", "staff_names"])
    return assembled
  }
}
