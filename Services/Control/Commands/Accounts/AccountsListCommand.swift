import ArgumentParser
import Foundation
import Messages

extension AccountsCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List accounts that match all filters, newest first.",
      discussion: """
        An address is shown and found only if its owner consented to its storage.

        Examples:
          otolithctl accounts list --role study-leader
          otolithctl accounts list --state suspended --json
        """)

    @Option(help: "Role: participant, study-leader, administrator or gateway.")
    var role: AuthV1.ManagedAccountRole?

    @Option(help: "State: waiting (for the mailed code), active or suspended.")
    var state: AuthV1.ManagedAccountState?

    @Option(help: "Test participants: only, or none of them.")
    var tests: AuthV1.TestParticipants?

    @Option(help: "Created on this day (UTC, YYYY-MM-DD) or later.")
    var createdFrom: String?

    @Option(help: "Created before this day (UTC, YYYY-MM-DD).")
    var createdBefore: String?

    @Option(help: "Beginning of the username.")
    var usernamePrefix: String = ""

    @Option(help: "Complete e-mail address.")
    var email: String = ""

    @Option(help: "Maximum number of accounts; default: all.")
    var limit: Int?

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
      _ = try (Self.day(createdFrom), Self.day(createdBefore))
    }

    func run() async throws {
      service.list(
        try await accounts(), ["participant", "username", "roles", "state", "created", "test"],
        nothing: "no accounts found"
      ) {
        [
          $0.participantID, $0.username.isEmpty ? "-" : $0.username,
          $0.roles.map(\.shown).joined(separator: ","), $0.state.shown, moment($0.createTime),
          $0.testParticipant ? "yes" : "",
        ]
      }
    }

    private func accounts() async throws -> [AuthV1.ManagedAccount] {
      try await service.call { client, options in
        try await client.managedAccounts(
          .init(
            role: role ?? .unspecified, state: state ?? .unspecified,
            fromCreateTime: try Self.day(createdFrom),
            untilCreateTime: try Self.day(createdBefore),
            testParticipants: tests ?? .unspecified, usernamePrefix: usernamePrefix,
            email: email), most: limit ?? .max, options: options)
      }
    }

    /// Midnight UTC of the day.
    static func day(_ text: String?) throws -> GoogleProtobuf.Timestamp? {
      guard let text else { return nil }
      let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
      guard let date = try? style.parse(text) else {
        throw ValidationError("\"\(text)\" is not a date such as 2026-03-29")
      }
      return GoogleProtobuf.Timestamp(date)
    }
  }
}
