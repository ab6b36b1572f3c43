import ArgumentParser
import FoundationEssentials
import Postgres
import ServiceKit

struct CreateAdministratorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create-administrator",
    abstract: "Create an administrator directly in the database; repeating it changes nothing.",
    discussion: """
      Prints a recovery code once. It is needed if the password is forgotten, for RecoverAccount \
      or `otolithctl password set --recover`. Store it separately from the password.
      """)

  @Option(help: "3-64 letters, digits, '.', '_', '-'.")
  var username: String

  @Option(help: "File whose first line is the password.")
  var passwordFile: String

  @Option(
    help: "New file for the recovery code (mode 0600), instead of printing it.")
  var recoveryFile: String?

  @OptionGroup var options: SettingsOptions

  func run() async throws {
    guard
      let password = (try? String(contentsOfFile: passwordFile, encoding: .utf8))?
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first
    else { throw ValidationError("\(passwordFile) cannot be read") }
    let reader = options.reader(of: AuthAssembly.self)
    let (outcome, recoveryCode) = try await AuthDatabase.with(reader) { pool in
      try await AdministratorBootstrap(
        create: CreateAdministrator(
          pool: pool, hasher: PasswordHasher(), clock: SystemClock())
      ).run(
        username: username, password: String(password),
        recoveryFile: recoveryFile.map(RecoveryCodeFile.init))
    }
    switch outcome {
    case .created:
      if let recoveryFile {
        print("administrator \(username) created\nthe recovery code is in \(recoveryFile)")
      }
      // Standard output has the code alone, so that it can be redirected to a file.
      if let recoveryCode {
        StandardError.writeLine(
          "administrator \(username) created; the recovery code, needed if the password is forgotten:"
        )
        print(recoveryCode.formatted)
      }
    case .alreadyExists: print("administrator \(username) already exists")
    }
  }
}

/// Database access for commands.
enum AuthDatabase {
  /// Checks the schema, then runs `body` with a pool that is always closed afterwards.
  ///
  /// - Throws: errors of `body`; exit code 78, like the common commands, if settings or schema need
  ///   correction.
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
