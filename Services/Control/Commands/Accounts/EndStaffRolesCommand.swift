import ArgumentParser
import Messages

extension AccountsCommand {
  struct EndStaffRoles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "end-staff-roles",
      abstract: "End the roles of a study leader, an administrator or a gateway.",
      discussion: """
        The account loses all staff roles permanently and becomes a participant's: its owner can have it \
        erased, or use `otolithctl erasure request`. A person who returns needs another account. Sessions \
        and open invitations end; access tokens are refused within a minute. Roles in \
        projects of the catalogue stay until an owner revokes them (SetProjectRole) or the account is \
        erased. The roles of the last administrator cannot be ended. Idempotent. Asks for the account's \
        name, or needs --yes.

        Example:
          otolithctl accounts end-staff-roles anna.b
        """)

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try confirmation.ask(
        "\(target.account) will permanently lose all staff roles: the account stays as a "
          + "participant's.", typing: target.account)
      try await target.tell { client, options, account in
        try await client.accountAdministration.endStaffRoles(
          .init(participantID: account.participantID), options: options
        ).account
      }
    }
  }
}
