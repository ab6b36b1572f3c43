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
      """)

  struct Line: Encodable {
    var id: String
    var version: UInt32
    var project: String
    var title: String
    var languages: [String]
    var questions: UInt32
    var licence: String
    var isDemonstration: Bool
    var isRetired: Bool
  }

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

  @Flag(help: "Print JSON.")
  var json = false

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
    let lines = try await found()
    try CatalogueListing(lines: lines, nothing: "nothing is found").tell(
      asJSON: json, ["questionnaire", "version", "project", "languages", "questions", "title"]
    ) {
      [
        $0.id, "\($0.version)" + ($0.isRetired ? " (retired)" : ""), $0.project,
        $0.languages.joined(separator: ", "), "\($0.questions)", $0.title,
      ]
    }
  }

  private func found() async throws -> [Line] {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      var lines: [Line] = []
      var token = ""
      repeat {
        let page = try await client.catalogue.searchQuestionnaires(
          CatalogueV1.SearchQuestionnairesRequest(
            query: words.joined(separator: " "), language: language, projectID: project,
            textLanguage: textLanguage, itemID: item, pageSize: UInt32(min(100, limit)),
            pageToken: token, includeRetired: retired), options: options)
        lines += page.questionnaires.map(Line.init)
        token = page.nextPageToken
      } while !token.isEmpty && lines.count < limit
      return Array(lines.prefix(limit))
    }
  }
}

extension CatalogueSearchCommand.Line {
  init(_ found: CatalogueV1.QuestionnaireSummary) {
    self.init(
      id: found.questionnaireID, version: found.version, project: found.projectID,
      title: found.title?.shown ?? "-", languages: found.languages, questions: found.questionCount,
      licence: found.licence, isDemonstration: found.demonstrationWording,
      isRetired: found.retired)
  }
}
