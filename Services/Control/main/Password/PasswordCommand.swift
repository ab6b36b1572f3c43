import ArgumentParser
import Foundation
import Messages

struct PasswordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Choose a password, and help people who forgot theirs.",
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
      abstract: "Have a code mailed to the address that an account keeps.",
      discussion: """
        Says the same whether or not there is such an account.

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
      output.tell(answer, ["if the account exists and keeps an address, a code is on its way"])
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set a password by a code that was mailed or handed over, or by a recovery code.",
      discussion: """
        A code is good once; the same code and password again are answered as the first time.

        Examples:
          otolithctl password set --code-file anna.code --new-password-file anna.password
          otolithctl password set --recover anna --code-file recovery --new-password-file anna.password
        """)

    @Option(help: "File whose first line is the code.", completion: .file())
    var codeFile: String

    @Option(help: "File whose first line is the new password.", completion: .file())
    var newPasswordFile: String

    @Option(help: "With a recovery code: the account's user name or address.")
    var recover: String?

    @Option(
      help: "File that a new recovery code is written to, instead of printing it.",
      completion: .file())
    var recoveryFile: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
      let code = try firstLine(of: codeFile)
      let password = try firstLine(of: newPasswordFile)
      // Both answers are alike.
      var answer = try await Connection.with { client in
        guard let recover else {
          return try await client.recovery.resetPassword(.init(code: code, password: password))
        }
        let answer = try await client.recovery.recoverAccount(
          .init(username: recover, recoveryCode: code, password: password))
        return AuthV1.ResetPasswordResponse(recoveryCode: answer.recoveryCode)
      }
      var lines = ["the password is set"]
      if let recoveryFile, !answer.recoveryCode.isEmpty {
        try writeSecret(answer.recoveryCode, to: recoveryFile)
        answer.recoveryCode = ""
        lines.append("the recovery code is in \(recoveryFile)")
      } else if !answer.recoveryCode.isEmpty {
        lines += [
          "recovery code, the way back in when it is forgotten; write it down:",
          answer.recoveryCode,
        ]
      }
      output.tell(answer, lines)
    }
  }

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Send somebody what lets them in; needs an administrator's credentials.",
      discussion: """
        Staff without an address get a code that is printed, to be handed over.

        Examples:
          otolithctl password send anna
          otolithctl password send anna --code-file anna.code
        """)

    @Argument(help: "User name or e-mail address.")
    var name: String

    @Option(help: "File that the code is written to, instead of printing it.", completion: .file())
    var codeFile: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      var answer = try await Connection.with { client in
        try await client.recovery.sendAccessCode(
          .init(username: name), options: try await credentials.signIn(client))
      }
      var lines: [String]
      switch answer.outcome {
      case .confirmationMailed: lines = ["another confirmation code is mailed"]
      case .invitationMailed: lines = ["another invitation is mailed"]
      case .resetMailed: lines = ["a code for another password is mailed"]
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
