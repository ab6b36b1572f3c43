import ArgumentParser
import ControlSupport
import Messages
import Questionnaires

/// `otolithctl catalogue search`.
struct CatalogueSearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find published questionnaires.",
    discussion: """
      Searches titles, descriptions and questions of what is shared with everybody and of your \
      projects, the best fitting first. Without words it lists all of them. What is found can be shown \
      (export), compared (diff), and taken over (fork).

      Examples:
        otolithctl catalogue search tinnitus --text-language de
        otolithctl catalogue search --project my-lab --json
      """)

  @Argument(help: "Words to search for.")
  var words: [String] = []

  @Option(help: "Language of the titles that are shown, BCP 47.")
  var language = ""

  @Option(help: "Only those with texts in this language, BCP 47.")
  var textLanguage = ""

  @Option(help: "Only those of this project.")
  var project = ""

  @Option(help: "Only those with this question of the item bank, by its id.")
  var item = ""

  @Option(help: "At most so many, 1–10000.")
  var limit = 50

  @Flag(help: "Retired ones, too.")
  var retired = false

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    for (option, tag) in [("--language", language), ("--text-language", textLanguage)]
    where !tag.isEmpty && LanguageTag(tag) == nil {
      throw ValidationError("\(option) takes a BCP 47 tag such as de or pt-BR, not \(tag)")
    }
    guard (1...10_000).contains(limit) else {
      throw ValidationError("--limit takes 1–10000, not \(limit)")
    }
  }

  func run() async throws {
    let found = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      return try await Pages.all(most: limit, size: 100) { size, token in
        let page = try await client.catalogue.searchQuestionnaires(
          .init(
            query: words.joined(separator: " "), language: language, projectID: project,
            textLanguage: textLanguage, itemID: item, pageSize: size, pageToken: token,
            includeRetired: retired), options: options)
        return (page.questionnaires, page.nextPageToken)
      }
    }
    output.list(
      found, ["questionnaire", "version", "project", "languages", "questions", "title"],
      nothing: "nothing is found"
    ) {
      [
        $0.questionnaireID, "\($0.version)" + ($0.retired ? " (retired)" : ""), $0.projectID,
        $0.languages.joined(separator: ", "), "\($0.questionCount)", $0.title?.shown ?? "-",
      ]
    }
  }
}
