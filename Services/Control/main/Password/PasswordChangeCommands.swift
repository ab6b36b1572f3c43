import ArgumentParser
import ControlSupport
import Messages

extension PasswordCommand {
  struct Change: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace your password by another one.",
      discussion: """
        All other sessions of the account end. The present password is that of --password-file \
        (OTOLITH_PASSWORD_FILE).

        Example:
          otolithctl password change --username anna --password-file old.password --new-password-file new.password
        """)

    @Option(help: "File whose first line is the new password.", completion: .file())
    var newPasswordFile: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let present = try credentials.resolve().password
      let next = try firstLine(of: newPasswordFile)
      let answer = try await Connection.with { client in
        try await client.accounts.changePassword(
          .init(password: present, newPassword: next), options: try await credentials.signIn(client)
        )
      }
      output.tell(answer, ["the password is changed"])
    }
  }

  struct RenewRecovery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "renew-recovery", abstract: "Get another recovery code for your account.",
      discussion: """
        The codes before are worthless then. It is the way back in where no address is kept.

        Example:
          otolithctl password renew-recovery --username anna --password-file anna.password --recovery-file recovery
        """)

    @Option(
      help: "File that the code is written to, instead of printing it.", completion: .file())
    var recoveryFile: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let password = try credentials.resolve().password
      var answer = try await Connection.with { client in
        try await client.recovery.renewRecoveryCode(
          .init(password: password), options: try await credentials.signIn(client))
      }
      var lines = ["recovery code; write it down:", answer.recoveryCode]
      if let recoveryFile {
        try writeSecret(answer.recoveryCode, to: recoveryFile)
        answer.recoveryCode = ""
        lines = ["the recovery code is in \(recoveryFile)"]
      }
      output.tell(answer, lines)
    }
  }
}
