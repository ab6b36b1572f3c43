import ArgumentParser
import Messages
import Questionnaires

/// `otolithctl catalogue search`.
struct CatalogueSearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find published questionnaires.",
    discussion: """
      Searches titles, descriptions and questions of shared questionnaires and of your projects; best \
      matches first. Without words it lists all. Results can be exported (export), compared (diff) and \
      copied (fork).

      Examples:
        otolithctl catalogue search tinnitus --text-language de
        otolithctl catalogue search --project my-lab --json
      """)

  @Argument(help: "Words to search for.")
  var words: [String] = []

  @Option(help: "Language of the displayed titles, BCP 47.")
  var language = ""

  @Option(help: "Only questionnaires with texts in this language, BCP 47.")
  var textLanguage = ""

  @Option(help: "Only this project.")
  var project = ""

  @Option(help: "Only questionnaires with this item of the item bank.")
  var item = ""

  @Option(help: "Maximum number, 1–10000.")
  var limit = 50

  @Flag(help: "Include retired questionnaires.")
  var retired = false

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    for (option, tag) in [("--language", language), ("--text-language", textLanguage)]
    where !tag.isEmpty && LanguageTag(tag) == nil {
      throw ValidationError("\(option) must be a BCP 47 tag such as de or pt-BR, not \(tag)")
    }
    guard (1...10_000).contains(limit) else {
      throw ValidationError("--limit must be between 1 and 10000, not \(limit)")
    }
  }

  func run() async throws {
    let found = try await service.pages(most: limit, size: 100) { client, options, size, token in
      let page = try await client.catalogue.searchQuestionnaires(
        .init(
          query: words.joined(separator: " "), language: language, projectID: project,
          textLanguage: textLanguage, itemID: item, pageSize: size, pageToken: token,
          includeRetired: retired), options: options)
      return (page.questionnaires, page.nextPageToken)
    }
    service.list(
      found, ["questionnaire", "version", "project", "languages", "questions", "title"],
      nothing: "no questionnaires found"
    ) {
      [
        $0.questionnaireID, "\($0.version)" + ($0.retired ? " (retired)" : ""), $0.projectID,
        $0.languages.joined(separator: ", "), "\($0.questionCount)", $0.title?.shown ?? "-",
      ]
    }
  }
}
