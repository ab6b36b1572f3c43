import ArgumentParser
import ControlSupport
import Messages

/// A role as `--role` spells it.
enum ProjectRoleOption: String, ExpressibleByArgument, CaseIterable {
  case owner, leader, translator, reader

  var message: CatalogueV1.ProjectRole {
    switch self {
    case .owner: .owner
    case .leader: .leader
    case .translator: .translator
    case .reader: .reader
    }
  }
}

/// `otolithctl catalogue projects roles`.
struct ProjectRolesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "List who has which role in a project.",
    discussion: """
      People are named by the ids that `otolithctl accounts list` and `otolithctl whoami` show.

      Example:
        otolithctl catalogue projects roles my-lab
      """)

  @Argument(help: "Id of the project.")
  var project: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let members = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      return try await Pages.all(size: 1_000) { size, token in
        let page = try await client.projects.listProjectRoles(
          .init(projectID: project, pageSize: size, pageToken: token), options: options)
        return (page.members, page.nextPageToken)
      }
    }
    output.list(members, ["participant", "role", "since"], nothing: "nobody has a role in it") {
      [$0.participantID, $0.role.shown, moment($0.grantTime)]
    }
  }
}

/// `otolithctl catalogue projects grant`.
struct ProjectGrantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grant", abstract: "Give somebody a role in a project, or another one.",
    discussion: """
      For owners. owner: gives roles and changes the project; leader: makes, publishes and retires; translator: \
      changes texts in drafts; reader: reads drafts and what is not shared. Running it again changes nothing.

      Example:
        otolithctl catalogue projects grant my-lab 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --role translator
      """)

  @Argument(help: "Id of the project.")
  var project: String

  @Argument(help: "Whose: the participant's id, a UUID.")
  var participant: String

  @Option(help: "owner, leader, translator or reader.")
  var role: ProjectRoleOption

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let answer = try await credentials.setRole(role.message, of: participant, in: project)
    output.tell(
      answer,
      ["\(participant) \(answer.changed ? "is" : "was before") \(role.rawValue) in \(project)"])
  }
}

/// `otolithctl catalogue projects revoke`.
struct ProjectRevokeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Take somebody's role in a project away.",
    discussion: """
      For owners; everybody may leave. It asks for the participant's id first, or takes --yes. The last owner \
      stays. Running it again changes nothing.

      Example:
        otolithctl catalogue projects revoke my-lab 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --yes
      """)

  @Argument(help: "Id of the project.")
  var project: String

  @Argument(help: "Whose: the participant's id, a UUID.")
  var participant: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    try confirmation.ask(
      "\(participant) will have no role in the project \(project): its drafts, and what it does not share, "
        + "are not to be seen any more.", typing: participant)
    let answer = try await credentials.setRole(.unspecified, of: participant, in: project)
    output.tell(
      answer, ["\(participant) \(answer.changed ? "has" : "had before") no role in \(project)"])
  }
}

extension CatalogueCredentials {
  fileprivate func setRole(
    _ role: CatalogueV1.ProjectRole, of participant: String, in project: String
  ) async throws -> CatalogueV1.SetProjectRoleResponse {
    try await Connection.with { client in
      try await client.projects.setProjectRole(
        .init(projectID: project, participantID: participant, role: role),
        options: try await signIn(client))
    }
  }
}
