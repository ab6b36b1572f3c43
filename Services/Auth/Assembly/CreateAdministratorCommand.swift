import ArgumentParser
import AuthApplication
import FoundationEssentials
import ServiceKit

struct CreateAdministratorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create-administrator",
    abstract: "Make an administrator, directly in the database; running it again changes nothing.")

  @Option(help: "3-64 letters, digits, '.', '_', '-'.")
  var username: String

  @Option(help: "File whose first line is the password.")
  var passwordFile: String

  func run() async throws {
    guard
      let password = (try? String(contentsOfFile: passwordFile, encoding: .utf8))?
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first
    else { throw ValidationError("\(passwordFile) cannot be read") }
    let outcome = try await AuthDatabase.with { pool in
      try await AdministratorBootstrap(
        create: CreateAdministrator(
          pool: pool, hasher: PasswordHasher(), clock: SystemClock())
      ).run(username: username, password: String(password))
    }
    switch outcome {
    case .created: print("administrator \(username) created")
    case .alreadyExists: print("administrator \(username) exists already")
    }
  }
}
