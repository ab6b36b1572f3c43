import ArgumentParser
import Messages
import Questionnaires

/// `otolithctl catalogue projects create`.
struct CatalogueProjectsCreateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create",
    abstract: "Create a project and become its owner.",
    discussion: """
      For study leaders and administrators. Idempotent.

      Example:
        otolithctl catalogue projects create my-lab --title "My laboratory"
      """)

  @Argument(help: "Project id: 1–64 lower-case letters, digits and hyphens.")
  var id: String

  @Option(help: "Title, in the default language.")
  var title: String

  @Option(help: "Default language, BCP 47.")
  var defaultLanguage = "en"

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    guard IdentifierSyntax.isID(id) else {
      throw ValidationError(
        "a project id must have 1–64 lower-case letters, digits and hyphens, not \(id)")
    }
    guard LanguageTag(defaultLanguage) != nil else {
      throw ValidationError(
        "--default-language must be a BCP 47 tag such as de or pt-BR, not \(defaultLanguage)")
    }
  }

  func run() async throws {
    let project = CatalogueV1.Project(
      projectID: id,
      title: CatalogueV1.LocalizedText(
        translations: [.init(language: defaultLanguage, text: title)]),
      defaultLanguage: defaultLanguage)
    let created = try await service.call { client, options in
      try await client.projects.createProject(
        .init(project: project), options: options)
    }
    service.tell(created, ["\(id): created"])
  }
}
