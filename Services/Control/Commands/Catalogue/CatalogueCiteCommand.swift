import ArgumentParser
import Messages

/// `otolithctl catalogue cite`.
struct CatalogueCiteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cite",
    abstract: "Write the citation of a published questionnaire for BibTeX or as CITATION.cff.",
    discussion: """
      The citation names the version, which never changes, and the hash of its contents. Authors, DOI, \
      licence and preferred citation are those given by its author; without authors a CITATION.cff names \
      `anonymous`, since the format requires one. --json prints the API's message without the questions.

      Examples:
        otolithctl catalogue cite mini-tq
        otolithctl catalogue cite mini-tq@3 --format cff -o CITATION.cff
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case bibtex, cff
  }

  @Argument(help: "Questionnaire: ID for its newest version, or ID@VERSION.")
  var questionnaire: QuestionnaireName

  @Option(help: "Format: bibtex or cff (Citation File Format 1.2.0); default: bibtex.")
  var format: Format = .bibtex

  @Option(help: "Language of the title, BCP 47; default: the questionnaire's.")
  var language = ""

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "File to write; default: standard output.", completion: .file())
  var file = OutputFile.standardOutput

  @OptionGroup var service: CatalogueOptions

  /// All fields except questions, scores and data of other formats.
  private static let fields = [
    "title", "default_language", "source", "licence", "publish_time", "authors", "doi", "citation",
    "content_hash",
  ]

  func validate() throws {
    guard case .published = questionnaire else {
      throw ValidationError("cite takes ID or ID@VERSION of a published questionnaire")
    }
  }

  func run() async throws {
    guard case .published(let id, let version) = questionnaire else { return }
    let found = try await service.call { client, options in
      try await client.catalogue.getQuestionnaireVersion(
        .init(questionnaireID: id, version: version, readMask: .init(paths: Self.fields)),
        options: options)
    }
    if service.json { return print(MessageJSON.text(found)) }
    let citation = Citation(found, language: language)
    let text =
      switch format {
      case .bibtex: citation.bibTeX
      case .cff: citation.citationFile
      }
    try CatalogueConsole.write(Array(text.utf8), to: file)
  }
}
