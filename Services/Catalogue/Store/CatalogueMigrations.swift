package import Postgres

/// The schema `catalogue`.
package enum CatalogueMigrations {
  package static let set = MigrationSet(name: "catalogue", files: SQLFiles.all)
}
