import ArgumentParser
import ControlSupport
import Messages

/// `otolithctl catalogue projects`: lists them, unless it is told otherwise.
struct CatalogueProjectsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "projects",
    abstract: "List the projects in which you have a role, or create one.",
    discussion:
      "What is imported goes into one of them, by --project; it takes a leader or an owner.",
    subcommands: [CatalogueProjectsListCommand.self, CatalogueProjectsCreateCommand.self],
    defaultSubcommand: CatalogueProjectsListCommand.self)
}

/// `otolithctl catalogue projects list`.
struct CatalogueProjectsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the projects in which you have a role.")

  struct Line: Encodable {
    var id: String
    var role: String
    var title: String
    var defaultLanguage: String
  }

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let lines = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      var lines: [Line] = []
      var token = ""
      repeat {
        let page = try await client.projects.listProjects(
          CatalogueV1.ListProjectsRequest(pageSize: 100, pageToken: token), options: options)
        lines += page.projects.map(Line.init)
        token = page.nextPageToken
      } while !token.isEmpty
      return lines
    }
    try CatalogueListing(lines: lines, nothing: "you have a role in no project").tell(
      asJSON: json, ["project", "role", "title"]
    ) { [$0.id, $0.role, $0.title] }
  }
}

extension CatalogueProjectsListCommand.Line {
  init(_ project: CatalogueV1.Project) {
    let role =
      switch project.role {
      case .owner: "owner"
      case .leader: "leader"
      case .translator: "translator"
      case .reader: "reader"
      default: "-"
      }
    self.init(
      id: project.projectID, role: role, title: project.title?.shown ?? "-",
      defaultLanguage: project.defaultLanguage)
  }
}
