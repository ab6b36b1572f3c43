import ArgumentParser
import Messages

/// `otolithctl catalogue projects roles`.
struct ProjectRolesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "List the members of a project and their roles.",
    discussion: """
      Members are listed by participant id, as shown by `otolithctl accounts list` and `otolithctl whoami`.

      Example:
        otolithctl catalogue projects roles my-lab
      """)

  @Argument(help: "Project id.")
  var project: String

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let members = try await service.pages(size: 1_000) { client, options, size, token in
      let page = try await client.projects.listProjectRoles(
        .init(projectID: project, pageSize: size, pageToken: token), options: options)
      return (page.members, page.nextPageToken)
    }
    service.list(members, ["participant", "role", "since"], nothing: "the project has no members") {
      [$0.participantID, $0.role.shown, moment($0.grantTime)]
    }
  }
}

/// `otolithctl catalogue projects grant`.
struct ProjectGrantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grant", abstract: "Grant or change the role of a member in a project.",
    discussion: """
      For owners. owner: grants roles and changes the project; leader: creates, publishes and retires; \
      translator: changes texts in drafts; reader: reads drafts and unshared resources. Idempotent.

      Example:
        otolithctl catalogue projects grant my-lab 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --role translator
      """)

  @Argument(help: "Project id.")
  var project: String

  @Argument(help: "Participant id of the member, a UUID.")
  var participant: String

  @Option(help: "Role: owner, leader, translator or reader.")
  var role: CatalogueV1.ProjectRole

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let answer = try await service.setRole(role, of: participant, in: project)
    service.tell(
      answer,
      ["\(participant) \(answer.changed ? "is" : "was before") \(role.shown) in \(project)"])
  }
}

/// `otolithctl catalogue projects revoke`.
struct ProjectRevokeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Revoke the role of a member in a project.",
    discussion: """
      For owners; all members may leave. Asks for the participant's id, or needs --yes. The last owner \
      cannot be removed. Idempotent.

      Example:
        otolithctl catalogue projects revoke my-lab 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --yes
      """)

  @Argument(help: "Project id.")
  var project: String

  @Argument(help: "Participant id of the member, a UUID.")
  var participant: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try confirmation.ask(
      "\(participant) will have no role in the project \(project) and can no longer see its drafts "
        + "and unshared resources.", typing: participant)
    let answer = try await service.setRole(.unspecified, of: participant, in: project)
    service.tell(
      answer, ["\(participant) \(answer.changed ? "has" : "had before") no role in \(project)"])
  }
}

extension CatalogueOptions {
  fileprivate func setRole(
    _ role: CatalogueV1.ProjectRole, of participant: String, in project: String
  ) async throws -> CatalogueV1.SetProjectRoleResponse {
    try await call { client, options in
      try await client.projects.setProjectRole(
        .init(projectID: project, participantID: participant, role: role),
        options: options)
    }
  }
}
