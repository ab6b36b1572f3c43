import Postgres

/// What is known of a service's schema beside what its program expects.
enum SchemaFinding: Sendable {
  case known(SchemaStanding)
  /// That the role may not use the schema any more, in words.
  case barred(String)
  /// Why it could not be looked at.
  case unknown(String)

  /// - Parameter migrator: of the service's schema.
  static func look(_ migrator: Migrator, on pool: PostgresPool) async -> SchemaFinding {
    do {
      return .known(try await migrator.standing(on: pool))
    } catch MigrationError.unreadable(let role, let schema) {
      return .barred("\(MigrationError.unreadable(role: role, schema: schema))")
    } catch let error as PostgresError {
      return .unknown(error.operatorMessage)
    } catch {
      return .unknown("\(error)")
    }
  }

  /// A schema that is ahead is what an upgrade looks like from the processes that are still to be replaced:
  /// they go on.
  var migrations: HealthFinding.Result {
    switch self {
    case .known(let standing) where !standing.changed.isEmpty:
      .failed("\(MigrationError.changed(standing.changed))")
    case .known(let standing) where !standing.pending.isEmpty:
      .failed("\(MigrationError.missing(standing.pending))")
    case .known(let standing) where !standing.newer.isEmpty:
      .degraded("\(MigrationError.newer(standing.newer))")
    case .known: .ok
    case .barred: .degraded("not known without rights")
    case .unknown(let reason): .degraded("not known: \(reason)")
    }
  }

  /// Without any, no call can be answered; without one, some can.
  var rights: HealthFinding.Result {
    switch self {
    case .known(let standing): ServingRole.lack(standing.missingRights).map { .degraded($0) } ?? .ok
    case .barred(let reason): .failed(reason)
    case .unknown(let reason): .degraded("not known: \(reason)")
    }
  }
}
