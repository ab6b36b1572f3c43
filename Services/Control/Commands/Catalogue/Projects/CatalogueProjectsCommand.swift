import ArgumentParser
import Messages

/// `otolithctl catalogue projects`; the default subcommand is `list`.
struct CatalogueProjectsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "projects",
    abstract: "Manage projects and the roles in them.",
    discussion: """
      Imports go into a project (--project), in which they require the role leader or owner.

      Examples:
        otolithctl catalogue projects
        otolithctl catalogue projects create my-lab --title "My laboratory"
        otolithctl catalogue projects roles my-lab
        otolithctl catalogue projects grant my-lab 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --role leader
      """,
    subcommands: [
      CatalogueProjectsListCommand.self, CatalogueProjectsShowCommand.self,
      CatalogueProjectsCreateCommand.self, CatalogueProjectsUpdateCommand.self,
      ProjectRolesCommand.self, ProjectGrantCommand.self, ProjectRevokeCommand.self,
    ],
    defaultSubcommand: CatalogueProjectsListCommand.self)
}

/// `otolithctl catalogue projects list`.
struct CatalogueProjectsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the projects in which you have a role.",
    discussion: """
      Administrators see all projects.

      Example:
        otolithctl catalogue projects list --json
      """)

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let projects = try await service.pages(size: 100) { client, options, size, token in
      let page = try await client.projects.listProjects(
        .init(pageSize: size, pageToken: token), options: options)
      return (page.projects, page.nextPageToken)
    }
    service.list(
      projects, ["project", "role", "title"], nothing: "you have no role in any project"
    ) { [$0.projectID, $0.role.shown, $0.title?.shown ?? "-"] }
  }
}

/// `otolithctl catalogue projects show`.
struct CatalogueProjectsShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one project.",
    discussion: """
      For members of the project and administrators.

      Example:
        otolithctl catalogue projects show my-lab
      """)

  @Argument(help: "Project id.")
  var project: String

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let found = try await service.call { client, options in
      try await client.projects.getProject(
        .init(projectID: project), options: options
      ).project ?? .init(projectID: project)
    }
    service.tell(
      found,
      [
        "project: \(found.projectID)", "title: \(found.title?.shown ?? "-")",
        "default language: \(found.defaultLanguage)", "your role: \(found.role.shown)",
      ] + (found.description.map { ["description: \($0.shown)"] } ?? []))
  }
}

/// `otolithctl catalogue projects update`.
struct CatalogueProjectsUpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Change title, description or default language of a project; for its owners.",
    discussion: """
      A text is set in one language; its other translations stay. Rejected if the project was changed \
      concurrently; run it again then.

      Examples:
        otolithctl catalogue projects update my-lab --title "Our laboratory"
        otolithctl catalogue projects update my-lab --description "Unser Labor" --language de
      """)

  @Argument(help: "Project id.")
  var project: String

  @Option(help: "New title, in --language.")
  var title: String?

  @Option(help: "New description, in --language.")
  var description: String?

  @Option(help: "Language of --title and --description, BCP 47; default: the project's.")
  var language: String?

  @Option(help: "New default language, BCP 47.")
  var defaultLanguage: String?

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    guard title != nil || description != nil || defaultLanguage != nil else {
      throw ValidationError("pass --title, --description or --default-language")
    }
  }

  func run() async throws {
    let changed = try await service.call { client, options in
      var found =
        try await client.projects.getProject(.init(projectID: project), options: options).project
        ?? .init(projectID: project)
      let language = language ?? found.defaultLanguage
      var paths: [String] = []
      if let title {
        found.title = (found.title ?? .init()).with(title, in: language)
        paths.append("title")
      }
      if let description {
        found.description = (found.description ?? .init()).with(description, in: language)
        paths.append("description")
      }
      if let defaultLanguage {
        found.defaultLanguage = defaultLanguage
        paths.append("default_language")
      }
      return try await client.projects.updateProject(
        .init(project: found, updateMask: .init(paths: paths), etag: found.etag), options: options)
    }
    service.tell(changed, ["\(project): changed"])
  }
}

extension CatalogueV1.LocalizedText {
  /// Returns the texts with the one in this language replaced.
  fileprivate func with(_ text: String, in language: String) -> Self {
    var changed = self
    changed.translations.removeAll { $0.language == language }
    changed.translations.append(.init(language: language, text: text))
    return changed
  }
}
