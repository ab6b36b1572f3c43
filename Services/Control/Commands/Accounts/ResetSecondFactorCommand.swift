import ArgumentParser
import Messages

extension AccountsCommand {
  struct ResetSecondFactor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset-second-factor",
      abstract: "Remove the second factor of an account. Idempotent.",
      discussion: """
        For an owner who has lost the device and the recovery codes. Check who asks: the password is \
        sufficient from now on. All sessions of the account end. For your own account, use `otolithctl \
        second-factor delete`. Asks for the account's name, or needs --yes.

        Example:
          otolithctl accounts reset-second-factor anna.b
        """)

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try confirmation.ask(
        "\(target.account) will sign in with the password alone, and all its sessions end.",
        typing: target.account)
      try await target.tell { client, options, account in
        try await client.accountAdministration.resetSecondFactor(
          .init(participantID: account.participantID), options: options
        ).account
      }
    }
  }
}
