import ArgumentParser
import Messages

extension AccountsCommand {
  struct EndStaffRoles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-staff-roles",
      abstract:
        "End what a study leader, an administrator or a gateway was appointed to.",
      discussion: """
        The account leads no studies and administers nothing any more, and stays as a participant's: its \
        owner can have it erased, or `otolithctl erasure request` does. It cannot be taken back; whoever \
        returns gets another account. Sessions and open invitations end; access tokens say the old roles \
        for at most ten minutes more. Roles in projects of the catalogue stay until an owner takes them away \
        (SetProjectRole) or the account is erased. The last administrator stays one. Running it again \
        changes nothing. It asks for the account's name first, or takes --yes.

        Example:
          otolithctl accounts end-staff-roles anna.b
        """)

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try confirmation.ask(
        "\(target.account) will lead no studies and administer nothing any more, for good: the account stays as a "
          + "participant's.", typing: target.account)
      try await target.tell { client, options, account in
        try await client.accountAdministration.endStaffRoles(
          .init(participantID: account.participantID), options: options
        ).account
      }
    }
  }
}
