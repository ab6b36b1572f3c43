import ArgumentParser
import ControlSupport
import Messages
import Questionnaires

/// `otolithctl catalogue projects create`.
struct CatalogueProjectsCreateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create",
    abstract: "Create a project, of which you become the owner.",
    discussion: """
      For study leaders and administrators. Running it again is safe.

      Example:
        otolithctl catalogue projects create my-lab --title "My laboratory"
      """)

  @Argument(help: "Id of the project: 1–64 lower-case letters, digits, hyphens.")
  var id: String

  @Option(help: "Title, in the default language.")
  var title: String

  @Option(help: "Default language, BCP 47.")
  var defaultLanguage = "en"

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    guard IdentifierSyntax.isID(id) else {
      throw ValidationError("an id has 1–64 lower-case letters, digits and hyphens, not \(id)")
    }
    guard LanguageTag(defaultLanguage) != nil else {
      throw ValidationError(
        "--default-language takes a BCP 47 tag such as de or pt-BR, not \(defaultLanguage)")
    }
  }

  func run() async throws {
    let project = CatalogueV1.Project(
      projectID: id,
      title: CatalogueV1.LocalizedText(
        translations: [.init(language: defaultLanguage, text: title)]),
      defaultLanguage: defaultLanguage)
    let created = try await Connection.with { client in
      try await client.projects.createProject(
        .init(project: project), options: try await credentials.signIn(client))
    }
    output.tell(created, ["\(id): created"])
  }
}
