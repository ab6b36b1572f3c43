import ArgumentParser
import ControlSupport
import Messages

/// `otolithctl catalogue projects`: lists them, unless it is told otherwise.
struct CatalogueProjectsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "projects",
    abstract: "List, create and change projects, and who has which role in them.",
    discussion: """
      What is imported goes into one of them, by --project; it takes a leader or an owner.

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
      Administrators see all.

      Example:
        otolithctl catalogue projects list --json
      """)

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let projects = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      return try await Pages.all(size: 100) { size, token in
        let page = try await client.projects.listProjects(
          .init(pageSize: size, pageToken: token), options: options)
        return (page.projects, page.nextPageToken)
      }
    }
    output.list(
      projects, ["project", "role", "title"], nothing: "you have a role in no project"
    ) { [$0.projectID, $0.role.shown, $0.title?.shown ?? "-"] }
  }
}

/// `otolithctl catalogue projects show`.
struct CatalogueProjectsShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show one project.",
    discussion: """
      For everybody with a role in it, and administrators.

      Example:
        otolithctl catalogue projects show my-lab
      """)

  @Argument(help: "Id of the project.")
  var project: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let found = try await Connection.with { client in
      try await client.projects.getProject(
        .init(projectID: project), options: try await credentials.signIn(client)
      ).project ?? .init(projectID: project)
    }
    output.tell(
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
    commandName: "update", abstract: "Change what a project says of itself; for its owners.",
    discussion: """
      A text is set in one language; its other translations stay. Changed by somebody else in between it is \
      refused, and to be run again.

      Examples:
        otolithctl catalogue projects update my-lab --title "Our laboratory"
        otolithctl catalogue projects update my-lab --description "Unser Labor" --language de
      """)

  @Argument(help: "Id of the project.")
  var project: String

  @Option(help: "Its title, in --language.")
  var title: String?

  @Option(help: "What it is about, in --language.")
  var description: String?

  @Option(help: "Of --title and --description, BCP 47; default: the project's default language.")
  var language: String?

  @Option(help: "Its default language, BCP 47.")
  var defaultLanguage: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    guard title != nil || description != nil || defaultLanguage != nil else {
      throw ValidationError("give --title, --description or --default-language")
    }
  }

  func run() async throws {
    let changed = try await Connection.with { client in
      let options = try await credentials.signIn(client)
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
    output.tell(changed, ["\(project): changed"])
  }
}

extension CatalogueV1.LocalizedText {
  /// With the text in this language instead of the one that there was.
  fileprivate func with(_ text: String, in language: String) -> Self {
    var changed = self
    changed.translations.removeAll { $0.language == language }
    changed.translations.append(.init(language: language, text: text))
    return changed
  }
}
