import ArgumentParser
import Messages

extension PasswordCommand {
  struct Change: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Change your password.",
      discussion: """
        All other sessions of the account end. The current password is that of --password-file \
        (OTOLITH_PASSWORD_FILE).

        Example:
          otolithctl password change --username anna --password-file old.password --new-password-file new.password
        """)

    @Option(help: "File whose first line is the new password.", completion: .file())
    var newPasswordFile: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let present = try service.credentials.resolve().password
      let next = try firstLine(of: newPasswordFile)
      let answer = try await service.call { client, options in
        try await client.accounts.changePassword(
          .init(password: present, newPassword: next), options: options
        )
      }
      service.tell(answer, ["password changed"])
    }
  }

  struct RenewRecovery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "renew-recovery", abstract: "Create a new recovery code for your account.",
      discussion: """
        Earlier codes become invalid. It allows a new password for accounts without an e-mail address.

        Example:
          otolithctl password renew-recovery --username anna --password-file anna.password --recovery-file recovery
        """)

    @Option(
      help: "File for the code, instead of printing it.", completion: .file())
    var recoveryFile: String?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let password = try service.credentials.resolve().password
      var answer = try await service.call { client, options in
        try await client.recovery.renewRecoveryCode(
          .init(password: password), options: options)
      }
      var lines = ["recovery code; write it down:", answer.recoveryCode]
      if let recoveryFile {
        try writeSecret(answer.recoveryCode, to: recoveryFile)
        answer.recoveryCode = ""
        lines = ["the recovery code is in \(recoveryFile)"]
      }
      service.tell(answer, lines)
    }
  }
}
