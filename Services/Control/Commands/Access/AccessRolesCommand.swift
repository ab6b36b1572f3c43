import ArgumentParser
import Messages
import RPCClient

extension AccessCommand {
  struct Roles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List, define and delete roles.",
      discussion: """
        Without a subcommand, the roles and their verbs are listed. Beside the shipped roles there are \
        defined ones: roles in studies for all studies, or for one.

        Example:
          otolithctl access roles
        """,
      subcommands: [List.self, Define.self, Delete.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "List the roles and their verbs.",
        discussion: """
          Roles that a study defined are shown to its staff with role.read, and to administrators.

          Example:
            otolithctl access roles list
          """)

      @OptionGroup var service: ServiceOptions

      func run() async throws {
        let roles = try await service.call { try await $0.roles(options: $1) }
        service.list(roles, ["role", "on", "defined for", "verbs"], nothing: "no roles") {
          [$0.role, $0.scope, $0.object.isEmpty ? "-" : $0.object, $0.verbs.joined(separator: " ")]
        }
      }
    }

    struct Define: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Define a role in studies, or replace its verbs. Idempotent.",
        discussion: """
          For administrators, for all studies (installation) or one; and for accounts with role.assign on a \
          study, for that study, who hold all former and new verbs of the role there. Accounts with the role \
          have the new verbs within seconds.

          Examples:
            otolithctl access roles define monitor installation study.read member.read consent.read
            otolithctl access roles define study_nurse studies/tinnitus member.read --dry-run
          """)

      @Argument(help: "Name, such as study_nurse.")
      var role: String

      @Argument(help: "Where the role can be given: `installation` or studies/STUDY.")
      var object: String

      @Argument(help: "All verbs of the role, such as member.read.")
      var verbs: [String]

      @Flag(help: "Change nothing; say what the change would do.")
      var dryRun = false

      @OptionGroup var service: ServiceOptions

      func run() async throws {
        let answer = try await service.call { client, options in
          let known = try await client.roles(options: options).first { $0.role == role }
          return try await client.access.defineRole(
            .init(
              role: role, object: object, verbs: verbs, revision: known?.revision ?? 0,
              validateOnly: dryRun), options: options)
        }
        service.tell(answer, lines(answer))
      }

      private func lines(_ answer: AuthV1.DefineRoleResponse) -> [String] {
        guard answer.changed else { return ["nothing to change"] }
        let head = "\(role) for \(object) \(dryRun ? "would be defined" : "defined")"
        return ["\(head); accounts with the role: \(answer.accounts)"]
          + answer.gainedVerbs.map { "  + \($0)" } + answer.lostVerbs.map { "  - \($0)" }
      }
    }

    struct Delete: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Delete a defined role that no account has. Idempotent.",
        discussion: """
          For the accounts that may define it. Revoke the role first: `otolithctl access list --object`.

          Example:
            otolithctl access roles delete study_nurse
          """)

      @Argument(help: "Name of a defined role.")
      var role: String

      @Flag(help: "Change nothing; say what the change would do.")
      var dryRun = false

      @OptionGroup var service: ServiceOptions

      func run() async throws {
        let answer = try await service.call { client, options in
          try await client.access.deleteRole(
            .init(role: role, validateOnly: dryRun), options: options)
        }
        let done = dryRun ? "would be deleted" : "deleted"
        service.tell(answer, [answer.changed ? "\(role) \(done)" : "nothing to change"])
      }
    }
  }
}

extension OtolithClient {
  /// All roles that the caller may know.
  fileprivate func roles(options: CallOptions) async throws -> [AuthV1.AccessRole] {
    try await Pages.all(size: 200) { size, token in
      let page = try await access.listRoles(
        .init(pageSize: size, pageToken: token), options: options)
      return (page.roles, page.nextPageToken)
    }
  }
}
