import ArgumentParser
import Messages

/// `otolithctl access`.
struct AccessCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "access",
    abstract: "Show, give and take roles, and say why an account may do something.",
    discussion: """
      A verb such as export.read is the right to do something to an object: `installation`, \
      projects/PROJECT or studies/STUDY. A role is a list of verbs that an account has on an object. \
      `/usr/share/otolith/permissions.md` lists the verb of every method.

      Examples:
        otolithctl access roles
        otolithctl access roles define study_nurse studies/tinnitus member.read member.invite
        otolithctl access list --object studies/tinnitus
        otolithctl access explain anna.b studies/tinnitus export.read
        otolithctl access assign anna.b data_reader studies/tinnitus --until 2026-12-31
        otolithctl access revoke anna.b data_reader studies/tinnitus --dry-run
      """,
    subcommands: [Roles.self, List.self, Explain.self, Assign.self, Revoke.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List your roles, those of an account, or those on an object.",
      discussion: """
        Other accounts are shown to administrators, studies also to their leaders. Roles in a project \
        are shown by `otolithctl catalogue projects roles`.

        Examples:
          otolithctl access list
          otolithctl access list --account anna.b
          otolithctl access list --object studies/tinnitus
        """)

    @Option(help: "Username or participant id.")
    var account: String?

    @Option(help: "Object: installation or studies/STUDY.")
    var object: String?

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if account != nil, object != nil {
        throw ValidationError("give either --account or --object")
      }
    }

    func run() async throws {
      let assignments = try await service.call { client, options in
        var participant = ""
        if let account {
          participant = try await client.managedAccount(named: account, options: options)
            .participantID
        }
        return try await Pages.all(size: 200) { size, token in
          let page = try await client.access.listAssignments(
            .init(
              participantID: participant, object: object ?? "", pageSize: size,
              pageToken: token), options: options)
          return (page.assignments, page.nextPageToken)
        }
      }
      service.list(assignments, ["participant", "role", "object", "until"], nothing: "no roles") {
        [$0.participantID, $0.role, $0.object.isEmpty ? "-" : $0.object, moment($0.expireTime)]
      }
    }
  }
}
