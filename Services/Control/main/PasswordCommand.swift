import ArgumentParser
import Foundation
import Messages

struct PasswordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Choose a password, and help people who forgot theirs.",
    subcommands: [Forgotten.self, Set.self, Send.self])

  struct Forgotten: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Have a code mailed to the address that an account keeps.",
      discussion: "Says the same whether or not there is such an account.")

    @Argument(help: "User name or e-mail address.")
    var name: String

    func run() async throws {
      try await Connection.with { client in
        _ = try await client.recovery.requestPasswordReset(.init(username: name))
        print("if the account exists and keeps an address, a code is on its way")
      }
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set a password by a code that was mailed or handed over, or by a recovery code.")

    @Option(help: "File whose first line is the code.")
    var codeFile: String

    @Option(help: "File whose first line is the new password.")
    var newPasswordFile: String

    @Option(help: "With a recovery code: the account's user name or address.")
    var recover: String?

    @Option(help: "File that a new recovery code is written to, instead of printing it.")
    var recoveryFile: String?

    func run() async throws {
      let code = try firstLine(of: codeFile)
      let password = try firstLine(of: newPasswordFile)
      let next = try await Connection.with { client in
        if let recover {
          try await client.recovery.recoverAccount(
            .init(username: recover, recoveryCode: code, password: password)
          ).recoveryCode
        } else {
          try await client.recovery.resetPassword(.init(code: code, password: password))
            .recoveryCode
        }
      }
      print("the password is set")
      if next.isEmpty { return }
      guard let recoveryFile else {
        print("recovery code, the way back in when it is forgotten; write it down:\n\(next)")
        return
      }
      try writeSecret(next, to: recoveryFile)
      print("the recovery code is in \(recoveryFile)")
    }
  }

  struct Send: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Send somebody what lets them in; needs an administrator's credentials.",
      discussion: "Staff without an address get a code that is printed, to be handed over.")

    @Argument(help: "User name or e-mail address.")
    var name: String

    @Option(help: "File that the code is written to, instead of printing it.")
    var codeFile: String?

    @OptionGroup var credentials: Credentials

    func run() async throws {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        let answer = try await client.recovery.sendAccessCode(
          .init(username: name), options: options)
        switch answer.outcome {
        case .confirmationMailed: print("another confirmation code is mailed")
        case .invitationMailed: print("another invitation is mailed")
        case .resetMailed: print("a code for another password is mailed")
        case .issued, .unspecified, .unrecognized:
          if let codeFile {
            try writeSecret(answer.accessCode, to: codeFile)
            print("the code, to be handed over, is in \(codeFile)")
          } else {
            print("code, to be handed over:\n\(answer.accessCode)")
          }
        }
      }
    }
  }
}
