import ArgumentParser
import Messages

/// Accounts of gateways; for administrators.
struct GatewayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gateway",
    abstract: """
      Manage the accounts of gateways that deliver notifications; for administrators.
      """,
    discussion: """
      A gateway signs in like other accounts and reads due notifications (DeliveryService.WatchPrompts). Its \
      account can do nothing else.

      Examples:
        otolithctl gateway create --gateway mailer --invitation-file mailer.code
        otolithctl password set --code-file mailer.code --new-password-file mailer.password
        otolithctl gateway list --json
        otolithctl gateway revoke mailer
      """,
    subcommands: [Create.self, List.self, Revoke.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the accounts of gateways, newest first, including suspended ones.",
      discussion: """
        Sorted by the day of creation.

        Example:
          otolithctl gateway list --json
        """)

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let accounts = try await service.call { client, options in
        try await client.managedAccounts(.init(role: .gateway), options: options)
      }
      service.list(
        accounts, ["participant", "username", "state", "created", "confirmed"],
        nothing: "no gateways found"
      ) {
        [
          $0.participantID, $0.username.isEmpty ? "-" : $0.username, $0.state.shown,
          moment($0.createTime), moment($0.confirmTime),
        ]
      }
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Revoke a gateway's role permanently.",
      discussion: """
        Its sessions and open invitations end, and it cannot sign in as a gateway any more; access tokens \
        keep the role for at most ten minutes. (`otolithctl accounts suspend` takes effect within a minute.) \
        Deliveries that it had not acknowledged go to another gateway. The account stays as a participant's, \
        so that it can be erased. Idempotent; fails for study leaders and administrators. Asks for the \
        account's name, or needs --yes.

        Example:
          otolithctl gateway revoke mailer
        """)

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try confirmation.ask(
        "\(target.account) will permanently lose its gateway role: it stops notifying participants.",
        typing: target.account)
      try await target.tell { client, options, account in
        guard account.roles.allSatisfy({ $0 == .gateway || $0 == .participant }) else {
          throw CommandFailure(
            "\(LogSafeText.text(target.account)) is not a gateway's account", .failure)
        }
        return try await client.accountAdministration.endStaffRoles(
          .init(participantID: account.participantID), options: options
        ).account
      }
    }
  }
}
