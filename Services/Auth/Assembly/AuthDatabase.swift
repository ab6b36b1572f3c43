import ArgumentParser
import Postgres
import ServiceKit

/// The database, for commands that work on it directly.
enum AuthDatabase {
  /// Checks the schema, then runs `body` with a pool that is closed afterwards, whatever happens.
  ///
  /// - Throws: what `body` throws; exit code 78, like the common commands, when the settings or the
  ///   schema have to be corrected first.
  static func with<Result: Sendable>(
    _ reader: SettingsReader, _ body: (PostgresPool) async throws -> Result
  ) async throws -> Result {
    do {
      return try await ServiceDatabase<AuthAssembly>.openVerified(reader, body)
    } catch let error as SettingsError {
      throw unusable(error)
    } catch let error as MigrationError {
      throw unusable(error)
    }
  }

  private static func unusable(_ error: any Error) -> ExitCode {
    StandardError.writeLine("\(error)")
    return ExitCode(78)
  }
}
