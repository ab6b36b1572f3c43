import Postgres

extension PostgresEventLog {
  /// Accesses the log's tables. If they are missing or inaccessible, the error says why: PostgreSQL
  /// reports missing tables to a role without rights on the schema.
  ///
  /// - Throws: `BusError.logUnusable`; otherwise the error of `body`.
  nonisolated(nonsending) func explaining<T>(
    _ states: Set<String> = PostgresEventLog.accessStates,
    _ body: nonisolated(nonsending) () async throws -> T
  ) async throws -> T {
    do {
      return try await body()
    } catch let error as PostgresError {
      guard let state = error.sqlState, states.contains(state),
        let reason = try? await obstacle()
      else { throw error }
      throw BusError.logUnusable("\(reason) (\(error.message))")
    }
  }

  public func missingRights(for profile: BusProfile) async throws -> [String] {
    let row = try await explaining {
      try await pool.query(
        """
        SELECT session_user::text AS role,
          \(profile.source) = ANY (sources_of_others(session_user)) AS is_of_another
        """)[0]
    }
    guard try row.decode("is_of_another", as: Bool.self) else { return [] }
    return [
      "to publish as \(profile.source): add the role \(try row.decode("role", as: String.self)) to bus.sources"
    ]
  }

  /// SQLSTATEs: undefined table, column, function and schema; insufficient privilege.
  static let accessStates: Set<String> = ["42P01", "42703", "42883", "3F000", "42501"]
  /// Insufficient privilege is excluded: an append is checked by row, with its own reason.
  static let appendStates = accessStates.subtracting(["42501"])

  /// Why this role cannot use the log, and what to do about it.
  private func obstacle() async throws -> String {
    let rows = try await pool.query(
      """
      SELECT current_user::text AS role, current_database()::text AS database,
        to_regnamespace('bus') IS NOT NULL AS has_schema,
        coalesce(has_schema_privilege(to_regnamespace('bus')::oid, 'USAGE'), false) AS may_use,
        EXISTS (
          SELECT FROM pg_class WHERE relname = 'log' AND relnamespace = to_regnamespace('bus')
        ) AS has_log
      """)
    let row = rows[0]
    let role = try row.decode("role", as: String.self)
    let database = try row.decode("database", as: String.self)
    if try !row.decode("has_schema", as: Bool.self) {
      return
        "the database \(database) has no schema bus: run /usr/share/otolith/postgres/bootstrap.sql there and "
        + "`otolithctl bus migrate`, or correct OTOLITH_BUS_DATABASE_URL"
    }
    if try !row.decode("may_use", as: Bool.self) {
      return "the role \(role) has no rights on the schema bus because it is not a member of "
        + "otolith_bus_member: use the serving role, such as otolith_planning, in "
        + "OTOLITH_DATABASE_URL or OTOLITH_BUS_DATABASE_URL, not the schema's owner. If one role "
        + "must do both, GRANT otolith_bus_member TO it"
    }
    if try !row.decode("has_log", as: Bool.self) {
      return "the log does not exist yet: run `otolithctl bus migrate`"
    }
    return "the log has an older version, or the role \(role) lacks rights on it: run "
      + "`otolithctl bus migrate`"
  }
}
