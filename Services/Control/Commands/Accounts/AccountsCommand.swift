import ArgumentParser
import Fields
import Foundation
import Messages
import RPCClient
import RPCCore
import ServiceKit

/// Commands for administrators to manage accounts.
struct AccountsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: """
      Find, suspend and restore accounts, mark test participants, end staff roles and second factors; for \
      administrators.
      """,
    discussion: """
      ACCOUNT is a username or a participant id. An e-mail address is shown and found only if its owner \
      consented to its storage. Enrolments are not shown.

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
        otolithctl accounts reset-second-factor anna.b
        otolithctl accounts activate anna.b --reason mail-lost
      """,
    subcommands: [
      List.self, Show.self, Suspend.self, Restore.self, Test.self, EndStaffRoles.self,
      ResetSecondFactor.self, Activate.self, Reset.self,
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
      abstract: "Suspend an account. Idempotent.",
      discussion: """
        Sign-in and refresh are rejected at once, access tokens by every service within a minute. Nothing is \
        deleted. With the reason `compromised` the account's sessions end permanently; otherwise they \
        continue after it is restored. The last administrator cannot be suspended.

        Example:
          otolithctl accounts suspend anna.b --reason compromised
        """)

    @Option(help: "Reason for the audit log: abuse, compromised, requested, left-team or other.")
    var reason: AuthV1.SuspensionReason

    @OptionGroup var target: AccountTarget

    func run() async throws {
      try await target.tell { client, options, account in
        try await client.accountAdministration.suspendAccount(
          .init(participantID: account.participantID, reason: reason), options: options
        ).account
      }
    }
  }

  struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Restore a suspended account. Idempotent.",
      discussion: """
        Its sessions continue, unless it was suspended as compromised.

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
      abstract: "Mark a participant as a test participant, or remove the mark with --off.",
      discussion: """
        Exports leave out all answers of test participants, also earlier ones, unless `otolithctl export \
        --include-test-participants` is given.

        Examples:
          otolithctl accounts test anna.b
          otolithctl accounts test anna.b --off
        """)

    @Flag(help: "Remove the mark.")
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

/// One account, and the output of its commands.
struct AccountTarget: ParsableArguments {
  @Argument(help: "Username or participant id.")
  var account: String

  @OptionGroup var service: ServiceOptions

  /// Signs in, finds the account, runs the action, and prints the resulting account.
  func tell(
    _ change: (OtolithClient, CallOptions, AuthV1.ManagedAccount) async throws
      -> AuthV1.ManagedAccount?
  ) async throws {
    let account = try await service.call { client, options in
      let found = try await client.managedAccount(named: self.account, options: options)
      return try await change(client, options, found) ?? found
    }
    service.tell(account, account.lines)
  }
}

extension OtolithClient {
  /// Finds an account by username or participant id. A username may look like an id; an account with
  /// that id takes precedence.
  func managedAccount(
    named name: String, options: CallOptions
  ) async throws -> AuthV1.ManagedAccount {
    if UUID(text: name) != nil {
      do {
        return try await accountAdministration.getManagedAccount(
          .init(participantID: name), options: options)
      } catch let error as RPCError where error.reason == "ACCOUNT_UNKNOWN" {}
    }
    return try await accountAdministration.getManagedAccount(
      .init(username: name), options: options)
  }
}
