import ArgumentParser
import AuthApplication
import FoundationEssentials
import ServiceKit

struct CreateAdministratorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create-administrator",
    abstract: "Make an administrator, directly in the database; running it again changes nothing.",
    discussion: """
      Prints a recovery code, once: the way back in when the password is forgotten, by RecoverAccount \
      or `otolithctl password set --recover`. Keep it apart from the password.
      """)

  @Option(help: "3-64 letters, digits, '.', '_', '-'.")
  var username: String

  @Option(help: "File whose first line is the password.")
  var passwordFile: String

  @Option(
    help: "New file that the recovery code is written to (mode 0600), instead of printing it.")
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
      print("administrator \(username) created")
      if let recoveryFile { print("the recovery code is in \(recoveryFile)") }
      if let recoveryCode {
        print(
          "recovery code, the way back in when the password is forgotten; write it down:\n"
            + recoveryCode.formatted)
      }
    case .alreadyExists: print("administrator \(username) exists already")
    }
  }
}
