public import Postgres
public import ServiceKit

/// `otolith-catalogue`: studies and questionnaires.
public struct CatalogueAssembly: ServiceAssembly {
  public static var name: String { "otolith-catalogue" }
  public static var schema: String { "catalogue" }
  public static var abstract: String {
    "Publishes studies and questionnaires: versioned, immutable, in many languages."
  }
  public static var migrations: MigrationSet { CatalogueMigrations.set }

  public static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    let importer = StudyImporter(
      pool: environment.pool, outbox: environment.outbox, hasher: environment.passwordHasher)
    return AssembledService(
      services: [
        CatalogueHandler(views: CatalogueViews(pool: environment.pool)),
        AuthoringHandler(importer: importer, clock: environment.clock),
      ],
      openMethods: CatalogueHandler.openMethods)
  }
}
