import ArgumentParser
import Foundation
import Messages

struct PasswordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Set, change and reset passwords.",
    discussion: """
      Examples:
        otolithctl password forgotten anna
        otolithctl password set --code-file anna.code --new-password-file anna.password
      """,
    subcommands: [
      Forgotten.self, Set.self, Change.self, RenewRecovery.self, Send.self,
    ])

  struct Forgotten: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Request a code by mail for an account with a stored address.",
      discussion: """
        The output does not reveal whether the account exists.

        Example:
          otolithctl password forgotten anna
        """)

    @Argument(help: "User name or e-mail address.")
    var name: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
      let answer = try await Connection.with { client in
        try await client.recovery.requestPasswordReset(.init(username: name))
      }
      output.tell(answer, ["if the account exists and has a stored address, a code will be mailed"])
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set a password with a mailed code, an invitation code or a recovery code.",
      discussion: """
        A code can be used once; repeating the same code and password succeeds.

        Examples:
          otolithctl password set --code-file anna.code --new-password-file anna.password
          otolithctl password set --recover anna --code-file recovery --new-password-file anna.password
        """)

    @Option(help: "File whose first line is the code.", completion: .file())
    var codeFile: String

    @Option(help: "File whose first line is the new password.", completion: .file())
    var newPasswordFile: String

    @Option(help: "User name or address of the account; for recovery codes.")
    var recover: String?

    @Option(
      help: "File for the new recovery code, instead of printing it.",
      completion: .file())
    var recoveryFile: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
      let code = try firstLine(of: codeFile)
      let password = try firstLine(of: newPasswordFile)
      // Both responses have the same form.
      var answer = try await Connection.with { client in
        guard let recover else {
          return try await client.recovery.resetPassword(.init(code: code, password: password))
        }
        let answer = try await client.recovery.recoverAccount(
          .init(username: recover, recoveryCode: code, password: password))
        return AuthV1.ResetPasswordResponse(recoveryCode: answer.recoveryCode)
      }
      var lines = ["password set"]
      if let recoveryFile, !answer.recoveryCode.isEmpty {
        try writeSecret(answer.recoveryCode, to: recoveryFile)
        answer.recoveryCode = ""
        lines.append("the recovery code is in \(recoveryFile)")
      } else if !answer.recoveryCode.isEmpty {
        lines += [
          "recovery code for a forgotten password; write it down:",
          answer.recoveryCode,
        ]
      }
      output.tell(answer, lines)
    }
  }

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Send an account a sign-in code; needs an administrator's credentials.",
      discussion: """
        For staff without an address the code is printed, to be handed over.

        Examples:
          otolithctl password send anna
          otolithctl password send anna --code-file anna.code
        """)

    @Argument(help: "User name or e-mail address.")
    var name: String

    @Option(help: "File for the code, instead of printing it.", completion: .file())
    var codeFile: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      var answer = try await credentials.call { client, options in
        try await client.recovery.sendAccessCode(
          .init(username: name), options: options)
      }
      var lines: [String]
      switch answer.outcome {
      case .confirmationMailed: lines = ["a new confirmation code is mailed"]
      case .invitationMailed: lines = ["a new invitation is mailed"]
      case .resetMailed: lines = ["a code for a new password is mailed"]
      case .issued, .unspecified, .unrecognized:
        lines = ["code, to be handed over:", answer.accessCode]
        if let codeFile {
          try writeSecret(answer.accessCode, to: codeFile)
          answer.accessCode = ""
          lines = ["the code, to be handed over, is in \(codeFile)"]
        }
      }
      output.tell(answer, lines)
    }
  }
}
