/// Why a schema and this program do not go together.
public enum MigrationError: Error, Sendable, Hashable {
  /// The schema lacks these; `migrate` applies them.
  case missing([String])
  /// These were changed after they had been applied.
  case changed([String])
  /// The schema has these, which this program does not know: it is older than the schema.
  case newer([String])
  /// The sets themselves are wrong: numbers that do not ascend, a name used twice, a statement that
  /// cannot run without a transaction.
  case malformed(String)
  /// A migration ended the transaction it runs in.
  case endedTransaction(String)
  /// The role that migrates may not; `problem` says what.
  case insufficientRights(role: String, problem: String)
  /// The role may not even look at what was applied: the one of another service, perhaps.
  case unreadable(role: String, schema: String)
  /// The role that is to serve does not exist.
  case unknownRuntimeRole(String)
  /// The role that is to serve with the schema serves another service.
  case foreignRole(schema: String, rights: [ForeignRights])
}

extension MigrationError: CustomStringConvertible {
  private static func text(schema: String, rights: [ForeignRights]) -> String {
    let revocations = rights.compactMap(\.revocation)
    let remedy =
      revocations.isEmpty
      ? ""
      : " (or, where that one is right and the other rights are not, as a superuser: "
        + revocations.joined(separator: "; ") + ")"
    return
      "the role \(rights.first?.role ?? "") may not serve with the schema \(schema): "
      + rights.map(\.description).joined(separator: ", and ")
      + ", which is another service's; nothing was changed. Give the role that serves with "
      + "\(schema) in OTOLITH_DATABASE_URL\(remedy)"
  }

  public var description: String {
    switch self {
    case .missing(let names):
      "the database lacks the migrations \(names.joined(separator: ", ")); run `migrate` first (of the "
        + "packages: systemctl start otolith-SERVICE-migrate)"
    case .changed(let names):
      "the migrations \(names.joined(separator: ", ")) differ from those that were applied to the "
        + "database; a released migration must not change: use the version that applied them"
    case .newer(let names):
      "the database has the migrations \(names.joined(separator: ", ")), which this program does "
        + "not know; it is older than the database: use the version that migrated it, or a later one"
    case .malformed(let reason): "the migrations are malformed: \(reason)"
    case .endedTransaction(let name): "the migration \(name) ends its transaction"
    case .insufficientRights(let role, let problem):
      "the role \(role) has not the rights to migrate: \(problem); migrate with the role that owns "
        + "the schema (OTOLITH_MIGRATION_DATABASE_URL)"
    case .unreadable(let role, let schema):
      "the role \(role) may not read \(schema).schema_migrations; give the address of the database "
        + "with the role that serves with this schema, or, to migrate, the one that owns it"
    case .unknownRuntimeRole(let role):
      "the role \(role), which is to serve, does not exist; run deploy/postgres/bootstrap.sql first"
    case .foreignRole(let schema, let rights): Self.text(schema: schema, rights: rights)
    }
  }
}
