import ArgumentParser
import Messages

extension AccountsCommand {
  struct Activate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Activate a participant's account that waits for its confirmation code. Idempotent.",
      discussion: """
        For owners whom mails do not reach. The address is deleted, because its owner has not proved it; the \
        owner signs in with the username and password of the registration.

        Example:
          otolithctl accounts activate anna.b --reason mail-lost
        """)

    @Option(help: "Reason for the audit log: mail-lost, codes-lost or other.")
    var reason: AuthV1.AccountHelpReason

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try await target.tell { client, options, account in
        try await client.accountAdministration.activateAccount(
          .init(participantID: account.participantID, reason: reason), options: options
        ).account
      }
    }
  }

  struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a code with which a participant sets another password.",
      discussion: """
        For owners without an address who have lost the recovery code; `otolithctl password send` \
        mails codes to others. Check who asks: the code opens the account. It is valid for 30 minutes, and \
        its use ends all sessions of the account. Asks for the account's name, or needs --yes.

        Example:
          otolithctl accounts reset anna.b --reason codes-lost
        """)

    @Option(help: "Reason for the audit log: mail-lost, codes-lost or other.")
    var reason: AuthV1.AccountHelpReason

    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "Username or participant id.")
    var account: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      try confirmation.ask("The code will open the account \(account).", typing: account)
      let issued = try await service.call { client, options in
        let found = try await client.managedAccount(named: account, options: options)
        return try await client.accountAdministration.resetAccount(
          .init(participantID: found.participantID, reason: reason), options: options)
      }
      service.tell(issued, [issued.accessCode, "valid until \(moment(issued.expireTime))"])
    }
  }
}
