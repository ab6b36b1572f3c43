import ArgumentParser
import ControlSupport
import Fields
import Foundation
import Messages
import RPCClient
import RPCCore
import ServiceKit

/// Everybody's accounts, for administrators.
struct AccountsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: """
      Find, suspend and restore accounts, mark test participants, end roles of staff; for administrators.
      """,
    discussion: """
      ACCOUNT is a username or a participant id. An address is shown, and found, only where its owner \
      consented to its keeping; what somebody takes part in is not shown at all.

      Examples:
        otolithctl accounts list --role administrator
        otolithctl accounts list --state suspended --json
        otolithctl accounts list --username-prefix anna --created-from 2026-03-01
        otolithctl accounts show anna.b
        otolithctl accounts suspend anna.b --reason compromised
        otolithctl accounts restore anna.b
        otolithctl accounts test 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        otolithctl accounts test anna.b --off
        otolithctl accounts end-staff-roles anna.b
      """,
    subcommands: [
      List.self, Show.self, Suspend.self, Restore.self, Test.self, EndStaffRoles.self,
    ])

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show one account.",
      discussion: """
        By username or participant id.

        Examples:
          otolithctl accounts show anna.b
          otolithctl accounts show 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
        """)

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try await target.tell { $2 }
    }
  }

  struct Suspend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shut an account out. Running it again changes nothing.",
      discussion: """
        Signing in and refreshing are refused at once, access tokens by every service within a minute. \
        Nothing is deleted. With the reason `compromised` the account's sessions have ended for good; \
        otherwise they go on once it is restored. The last administrator cannot be suspended.

        Example:
          otolithctl accounts suspend anna.b --reason compromised
        """)

    enum Reason: String, ExpressibleByArgument, CaseIterable {
      case abuse, compromised, requested, other
      case leftTeam = "left-team"

      var message: AuthV1.SuspensionReason {
        switch self {
        case .abuse: .abuse
        case .compromised: .compromised
        case .requested: .requested
        case .leftTeam: .leftTeam
        case .other: .other
        }
      }
    }

    @Option(help: "abuse, compromised, requested, left-team or other; stays in the audit log.")
    var reason: Reason

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try await target.tell { client, options, account in
        try await client.accountAdministration.suspendAccount(
          .init(participantID: account.participantID, reason: reason.message), options: options
        ).account
      }
    }
  }

  struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Let a suspended account in again. Running it again changes nothing.",
      discussion: """
        Its sessions go on, unless it was suspended as compromised.

        Example:
          otolithctl accounts restore anna.b
        """)

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try await target.tell { client, options, account in
        try await client.accountAdministration.restoreAccount(
          .init(participantID: account.participantID), options: options
        ).account
      }
    }
  }

  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Mark a participant's answers as a test, or with --off take the mark away.",
      discussion: """
        Exports leave test participants out unless they are asked for, also what was answered before. \
        `otolithctl export --include-test-participants` has them.

        Examples:
          otolithctl accounts test anna.b
          otolithctl accounts test anna.b --off
        """)

    @Flag(help: "Take the mark away.")
    var off = false

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try await target.tell { client, options, account in
        try await client.accountAdministration.setTestParticipant(
          .init(participantID: account.participantID, testParticipant: !off), options: options
        ).account
      }
    }
  }
}

/// One account, and how to print what became of it.
struct AccountTarget: ParsableArguments {
  @Argument(help: "Username or participant id.")
  var account: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  /// Signs in, finds the account, does something with it, and prints it as it is then.
  func tell(
    _ change: (OtolithClient, CallOptions, AuthV1.ManagedAccount) async throws
      -> AuthV1.ManagedAccount?
  ) async throws {
    let account = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let found = try await find(client, options)
      return try await change(client, options, found) ?? found
    }
    output.tell(
      account,
      AccountLine(account).fields.filter { !$0.text.isEmpty }.map { "\($0.name): \($0.text)" })
  }

  /// A username may look like an id; then it is the id's account if there is one.
  private func find(_ client: OtolithClient, _ options: CallOptions) async throws
    -> AuthV1.ManagedAccount
  {
    if UUID(text: account) != nil {
      do {
        return try await client.accountAdministration.getManagedAccount(
          .init(participantID: account), options: options)
      } catch let error as RPCError where error.reason == "ACCOUNT_UNKNOWN" {}
    }
    return try await client.accountAdministration.getManagedAccount(
      .init(username: account), options: options)
  }
}
