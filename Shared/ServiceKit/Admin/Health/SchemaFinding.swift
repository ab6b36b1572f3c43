import Postgres

/// What is known of a service's schema beside what its program expects.
enum SchemaFinding: Sendable {
  case known(SchemaStanding)
  /// Why it could not be looked at.
  case unknown(String)

  /// - Parameter migrator: of the service's schema.
  static func look(_ migrator: Migrator, on pool: PostgresPool) async -> SchemaFinding {
    do {
      return .known(try await migrator.standing(on: pool))
    } catch let error as PostgresError {
      return .unknown(error.operatorMessage)
    } catch {
      return .unknown("\(error)")
    }
  }

  /// A schema that is ahead is what an upgrade looks like from the processes that are still to be replaced:
  /// they go on.
  var result: HealthFinding.Result {
    switch self {
    case .known(let standing) where !standing.changed.isEmpty:
      .failed("\(MigrationError.changed(standing.changed))")
    case .known(let standing) where !standing.pending.isEmpty:
      .failed("\(MigrationError.missing(standing.pending))")
    case .known(let standing) where !standing.newer.isEmpty:
      .degraded("\(MigrationError.newer(standing.newer))")
    case .known: .ok
    case .unknown(let reason): .degraded("not known: \(reason)")
    }
  }
}
