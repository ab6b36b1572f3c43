public import Postgres

/// The schema `catalogue`.
public enum CatalogueMigrations {
  public static let set = MigrationSet(
    name: "catalogue",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "authoring", sql: PackageResources._002_authoring_sql),
      Migration(number: 3, name: "search_index", sql: PackageResources._003_search_index_sql),
      Migration(
        number: 4, name: "questionnaires_in_order",
        sql: PackageResources._004_questionnaires_in_order_sql),
      Migration(
        number: 5, name: "items_of_projects",
        sql: PackageResources._005_items_of_projects_sql),
    ], grants: PackageResources.grants_sql)
}
