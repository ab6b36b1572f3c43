import ArgumentParser
import Foundation
import Messages
import RPCClient

/// An account, a role and a study.
struct RoleArguments: ParsableArguments {
  @Argument(help: "Username or participant id; leaders give the id.")
  var person: String

  @Argument(help: "Role in studies, such as data_reader; `otolithctl access roles` lists them.")
  var role: String

  @Argument(help: "Study as studies/STUDY.")
  var object: String

  @Flag(help: "Change nothing; say what the change would do.")
  var dryRun = false

  @OptionGroup var service: ServiceOptions

  /// The account's id. Only administrators can look up a name.
  func participant(_ client: OtolithClient, _ options: CallOptions) async throws -> String {
    if UUID(uuidString: person) != nil { return person.lowercased() }
    return try await client.managedAccount(named: person, options: options).participantID
  }

  /// Lines about the result.
  func lines(_ isChanged: Bool, _ verb: String, _ sign: String, _ verbs: [String]) -> [String] {
    guard isChanged else { return ["nothing to change"] }
    let head = dryRun ? "would be \(verb)" : verb
    return ["\(role) on \(object) \(head) (\(person))"] + verbs.map { "  \(sign) \($0)" }
  }
}

extension AccessCommand {
  struct Assign: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give an account of staff a role in a study. Idempotent.",
      discussion: """
        For administrators, and for leaders of the study. The account is one of `otolithctl study-leader \
        create`. Takes effect in all services within seconds. A role with --until ends by itself; giving \
        it again changes the end. Without --until it does not end.

        Examples:
          otolithctl access assign anna.b data_reader studies/tinnitus --until 2026-12-31
          otolithctl access assign anna.b recruiter studies/tinnitus --dry-run
        """)

    @Option(help: "First day (UTC, YYYY-MM-DD) without the role.")
    var until: String?

    @OptionGroup var change: RoleArguments

    func validate() throws { _ = try AccountsCommand.List.day(until) }

    func run() async throws {
      let answer = try await change.service.call { client, options in
        try await client.access.assignRole(
          .init(
            participantID: try await change.participant(client, options), role: change.role,
            object: change.object, expireTime: try AccountsCommand.List.day(until),
            validateOnly: change.dryRun), options: options)
      }
      change.service.tell(
        answer, change.lines(answer.changed, "assigned", "+", answer.gainedVerbs))
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take a role in a study from an account. Idempotent.",
      discussion: """
        For administrators, and for leaders of the study. Takes effect in all services within seconds. \
        Leaders cannot take the role of the study's last leader.

        Example:
          otolithctl access revoke anna.b data_reader studies/tinnitus
        """)

    @OptionGroup var change: RoleArguments

    func run() async throws {
      let answer = try await change.service.call { client, options in
        try await client.access.revokeRole(
          .init(
            participantID: try await change.participant(client, options), role: change.role,
            object: change.object, validateOnly: change.dryRun), options: options)
      }
      change.service.tell(answer, change.lines(answer.changed, "revoked", "-", answer.lostVerbs))
    }
  }
}
