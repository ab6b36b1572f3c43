/// Why a schema and this program do not match.
public enum MigrationError: Error, Sendable, Hashable {
  /// The schema lacks these; `migrate` applies them.
  case missing([String])
  /// These were changed after they had been applied.
  case changed([String])
  /// The schema has these, which this program does not know: it is older than the schema, and can
  /// neither migrate it nor, in `verify`, serve with it.
  case newer([String])
  /// The sets themselves are invalid: numbers not ascending, a duplicate name, or a statement that
  /// needs a transaction.
  case malformed(String)
  /// A migration ended its transaction.
  case endedTransaction(String)
  /// The migrating role lacks rights; `problem` says which.
  case insufficientRights(role: String, problem: String)
  /// The role may not read the applied migrations; it may be another service's role.
  case unreadable(role: String, schema: String)
  /// The serving role does not exist.
  case unknownRuntimeRole(String)
  /// The serving role has rights in the schemas of other services.
  case foreignRole(String, schema: String, others: [String])
}

extension MigrationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let names):
      "the database lacks the migrations \(names.joined(separator: ", ")); run `migrate` first "
        + "(packages: systemctl start otolith-SERVICE-migrate)"
    case .changed(let names):
      "the migrations \(names.joined(separator: ", ")) differ from those applied to the "
        + "database; a released migration must not change: use the version that applied them"
    case .newer(let names):
      "the database has the migrations \(names.joined(separator: ", ")), which this program does "
        + "not know; it is older than the database: use the version that migrated it, or a later one"
    case .malformed(let reason): "the migrations are malformed: \(reason)"
    case .endedTransaction(let name): "the migration \(name) ends its transaction"
    case .insufficientRights(let role, let problem):
      "the role \(role) lacks the rights to migrate: \(problem); migrate with the role that owns "
        + "the schema (OTOLITH_MIGRATION_DATABASE_URL)"
    case .unreadable(let role, let schema):
      "the role \(role) may not read \(schema).schema_migrations; use the database address "
        + "with the serving role of this schema, or, for `migrate` and `partitions`, with its owner "
        + "(OTOLITH_MIGRATION_DATABASE_URL)"
    case .unknownRuntimeRole(let role):
      "the serving role \(role) does not exist; run /usr/share/otolith/postgres/bootstrap.sql first"
    case .foreignRole(let role, let schema, let others):
      "the role \(role) may not serve with the schema \(schema): it serves with the schema "
        + "\(others.joined(separator: ", ")) of another service; nothing was changed. Set the serving "
        + "role of \(schema) in OTOLITH_DATABASE_URL, or revoke the role's rights in the other schema"
    }
  }
}
