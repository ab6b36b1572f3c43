import ArgumentParser
import ControlSupport
import Messages

/// Accounts of gateways, for administrators.
struct GatewayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gateway",
    abstract: """
      Make, list and revoke the accounts of gateways that tell participants what is due; for administrators.
      """,
    discussion: """
      A gateway signs in as anybody does, and asks what is due (DeliveryService.WatchPrompts). Its account \
      reaches nothing else.

      Examples:
        otolithctl gateway create --gateway mailer --invitation-file mailer.code
        otolithctl password set --code-file mailer.code --new-password-file mailer.password
        otolithctl gateway list --json
        otolithctl gateway revoke mailer
      """,
    subcommands: [Create.self, List.self, Revoke.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the accounts of gateways, newest first; also those that are suspended.",
      discussion: """
        Of all, by the day on which they were made.

        Example:
          otolithctl gateway list --json
        """)

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let accounts = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await client.managedAccounts(.init(role: .gateway), options: options)
      }
      output.list(
        accounts, ["participant", "username", "state", "created", "confirmed"],
        nothing: "there is no gateway"
      ) {
        let line = AccountLine($0)
        return [
          line.participantID, line.username ?? "-", line.state, line.created, line.confirmed ?? "",
        ]
      }
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "End what a gateway may do, for good.",
      discussion: """
        Its sessions and open invitations end, and it cannot sign in as a gateway any more; access tokens \
        say that it is one for at most ten minutes more. (`otolithctl accounts suspend` shuts it out within a \
        minute.) What it had taken and not acknowledged goes to another gateway. The account stays as a \
        participant's, so that it can be erased. Running it again changes nothing; of study leaders and \
        administrators it changes nothing either, and fails. It asks for the account's name first, or takes --yes.

        Example:
          otolithctl gateway revoke mailer
        """)

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try confirmation.ask(
        "\(target.account) will be no gateway any more, for good: what it tells participants stops.",
        typing: target.account)
      try await target.tell { client, options, account in
        guard account.roles.allSatisfy({ $0 == .gateway || $0 == .participant }) else {
          throw CommandFailure("\(PlainLine.text(target.account)) is no gateway's", .failure)
        }
        return try await client.accountAdministration.endStaffRoles(
          .init(participantID: account.participantID), options: options
        ).account
      }
    }
  }
}
