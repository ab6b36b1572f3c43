import ArgumentParser
import ControlSupport
import Foundation
import Messages

extension AccountsCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List accounts, newest first; with several filters those that meet them all.",
      discussion: """
        An address finds, and is shown, only where its owner consented to its keeping.

        Examples:
          otolithctl accounts list --role study-leader
          otolithctl accounts list --state suspended --json
        """)

    enum Role: String, ExpressibleByArgument, CaseIterable {
      case participant, administrator, gateway
      case studyLeader = "study-leader"

      var message: AuthV1.ManagedAccountRole {
        switch self {
        case .participant: .participant
        case .studyLeader: .studyLeader
        case .administrator: .administrator
        case .gateway: .gateway
        }
      }
    }

    enum State: String, ExpressibleByArgument, CaseIterable {
      case waiting, active, suspended

      var message: AuthV1.ManagedAccountState {
        switch self {
        case .waiting: .waiting
        case .active: .active
        case .suspended: .suspended
        }
      }
    }

    enum Tests: String, ExpressibleByArgument, CaseIterable {
      case only, none

      var message: AuthV1.TestParticipants {
        switch self {
        case .only: .only
        case .none: .none
        }
      }
    }

    @Option(help: "participant, study-leader, administrator or gateway.")
    var role: Role?

    @Option(help: "waiting (for the mailed code), active or suspended.")
    var state: State?

    @Option(help: "only: test participants alone; none: all others.")
    var tests: Tests?

    @Option(help: "Made on this day (UTC, YYYY-MM-DD) or later.")
    var createdFrom: String?

    @Option(help: "Made before this day (UTC, YYYY-MM-DD).")
    var createdBefore: String?

    @Option(help: "How the username begins.")
    var usernamePrefix: String = ""

    @Option(help: "The whole address.")
    var email: String = ""

    @Option(help: "At most so many; default: all.")
    var limit: Int?

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func validate() throws {
      if let limit, limit < 1 { throw ValidationError("--limit must be at least 1") }
      _ = try (Self.day(createdFrom), Self.day(createdBefore))
    }

    func run() async throws {
      output.list(
        try await accounts(), ["participant", "username", "roles", "state", "created", "test"],
        nothing: "no account is found"
      ) {
        let line = AccountLine($0)
        return [
          line.participantID, line.username ?? "-", line.roles.joined(separator: ","), line.state,
          line.created, line.testParticipant ? "yes" : "",
        ]
      }
    }

    private func accounts() async throws -> [AuthV1.ManagedAccount] {
      try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await client.managedAccounts(
          .init(
            role: role?.message ?? .unspecified, state: state?.message ?? .unspecified,
            fromCreateTime: try Self.day(createdFrom),
            untilCreateTime: try Self.day(createdBefore),
            testParticipants: tests?.message ?? .unspecified, usernamePrefix: usernamePrefix,
            email: email), most: limit ?? .max, options: options)
      }
    }

    /// Midnight UTC.
    private static func day(_ text: String?) throws -> GoogleProtobuf.Timestamp? {
      guard let text else { return nil }
      let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
      guard let date = try? style.parse(text) else {
        throw ValidationError("\"\(text)\" is no day such as 2026-03-29")
      }
      return GoogleProtobuf.Timestamp(date)
    }
  }
}
