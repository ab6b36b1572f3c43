package import Postgres

/// State of the service's schema compared with the migrations of the program.
enum SchemaFinding: Sendable {
  case known(SchemaStatus)
  /// The role may no longer use the schema; with the reason.
  case barred(String)
  /// The schema could not be read; with the reason.
  case unknown(String)

  /// - Parameter migrator: the migrator of the service's schema.
  package static func look(_ migrator: Migrator, on pool: PostgresPool) async -> SchemaFinding {
    do {
      return .known(try await migrator.status(on: pool))
    } catch MigrationError.unreadable(let role, let schema) {
      return .barred("\(MigrationError.unreadable(role: role, schema: schema))")
    } catch let error as PostgresError {
      return .unknown(error.operatorMessage)
    } catch {
      return .unknown("\(error)")
    }
  }

  /// Whether neither migrations nor rights are missing.
  var isRight: Bool { migrations == .ok && rights == .ok }

  /// A newer schema is normal during an upgrade, so the old processes continue to serve.
  package var migrations: HealthFinding.Result {
    switch self {
    case .known(let status) where !status.changed.isEmpty:
      .failed("\(MigrationError.changed(status.changed))")
    case .known(let status) where !status.pending.isEmpty:
      .failed("\(MigrationError.missing(status.pending))")
    case .known(let status) where !status.newer.isEmpty:
      .degraded("\(MigrationError.newer(status.newer))")
    case .known: .ok
    case .barred: .degraded("unknown without rights")
    case .unknown(let reason): .degraded("unknown: \(reason)")
    }
  }

  /// Failed if the role has no rights at all; degraded if it lacks some.
  package var rights: HealthFinding.Result {
    switch self {
    case .known(let status): ServingRole.lack(status.missingRights).map { .degraded($0) } ?? .ok
    case .barred(let reason): .failed(reason)
    case .unknown(let reason): .degraded("unknown: \(reason)")
    }
  }
}

/// The service's database role. It should have the rights that serving needs and no others.
package struct ServingRole {
  package let migrator: Migrator
  package let schema: String

  package init(_ migrator: Migrator, schema: String) {
    self.migrator = migrator
    self.schema = schema
  }

  /// Describes missing rights; nil if none. Not fatal, because only some calls need them.
  ///
  /// - Parameter rights: `SchemaStatus.missingRights`.
  package static func lack(_ rights: [String]) -> String? {
    guard let first = rights.first else { return nil }
    let more = rights.count > 1 ? " and \(rights.count - 1) more rights" : ""
    return "the role that serves lacks \(first)\(more): calls that need it fail; `migrate` grants "
      + "all of them again (with packages: systemctl start otolith-SERVICE-migrate)"
  }

  /// Describes excessive rights; nil if none. Not fatal, because an operator may choose to use one
  /// role for everything.
  ///
  /// - Throws: `MigrationError.foreignRole`; `PostgresError`.
  package func excess(on pool: PostgresPool) async throws -> String? {
    let rows = try await pool.query(
      """
      SELECT current_user::text AS role, rolsuper AS is_superuser,
        coalesce((SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace
          WHERE nspname = \(schema)), false) AS is_owner
      FROM pg_roles WHERE rolname = current_user
      """)
    guard let row = rows.first else { return nil }
    let role = try row.decode("role", as: String.self)
    let what: String
    if try row.decode("is_superuser", as: Bool.self) {
      what = "is a superuser: an attacker of the service controls the whole cluster"
    } else if try row.decode("is_owner", as: Bool.self) {
      what =
        "owns the schema \(schema): an attacker of the service may change and delete all of it"
    } else {
      try await migrator.checkServingRole(on: pool)
      return nil
    }
    return
      "the role \(role) of OTOLITH_DATABASE_URL \(what); serve with otolith_\(schema), and set "
      + "the owner only in OTOLITH_MIGRATION_DATABASE_URL"
  }
}
