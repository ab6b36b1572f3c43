import ArgumentParser
import Formats
import Questionnaires

/// `otolithctl catalogue translations export`; a file needs no service.
struct TranslationsExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the texts of a questionnaire for translators.",
    discussion: """
      Each text has its wording in the default language, its present translation, and a state: new, \
      translated, or needs-translation if the wording has changed since.

      --json prints the file's `name` and `bytes`, and for each of the `languages` the number of `texts` and \
      of `open` ones; it needs --output.

      Example:
        otolithctl catalogue translations export mine.yaml --language fr -o mine.fr.xlf
      """)

  @Argument(help: "A questionnaire: file, ID or ID@VERSION.", completion: .file())
  var questionnaire: QuestionnaireName

  @Option(
    parsing: .upToNextOption,
    help: "Target languages, BCP 47; several for CSV, one for XLIFF.")
  var language: [String]

  @Option(help: "Format: xliff or csv; default: from the output's name, else xliff.")
  var format: TranslationFormat?

  @Option(help: "Format of the questionnaire's file; default: from its name.")
  var from: CatalogueFormat?

  @Option(
    name: .shortAndLong, help: "File to write; default: standard output.", completion: .file())
  var output = OutputFile.standardOutput

  @OptionGroup var console: OutputOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var credentials: CatalogueCredentials

  /// The JSON output.
  private struct Told: Encodable {
    struct Language: Encodable {
      var language: String
      var texts: Int
      var open: Int
    }

    var name: String
    var bytes: Int
    var languages: [Language]
  }

  func validate() throws {
    try console.requirePlace(beside: output)
    for language in language where LanguageTag(language) == nil {
      throw ValidationError("--language must be BCP 47 tags such as de or pt-BR, not \(language)")
    }
    if resolvedFormat == .xliff, language.count != 1 {
      throw ValidationError("XLIFF has one language per file; pass one --language, or --format csv")
    }
  }

  private var resolvedFormat: TranslationFormat {
    format ?? TranslationFormat(fileName: output) ?? .xliff
  }

  func run() async throws {
    let definition = try await credentials.questionnaire(
      questionnaire, format: from, reading: reading)
    let source = LanguageTag(definition.defaultLanguage)
    guard !language.contains(where: { LanguageTag($0) == source }) else {
      throw ValidationError(
        "\(definition.id) already has the default language \(definition.defaultLanguage)")
    }
    let sheets = language.map {
      TranslationSheet(of: definition, id: definition.id, into: $0)
    }
    let bytes =
      switch resolvedFormat {
      case .xliff: XLIFFWriter().bytes(sheets[0])
      case .csv: TranslationTable().bytes(sheets)
      }
    try CatalogueConsole.write(bytes, to: output)
    let languages = sheets.map { sheet in
      Told.Language(
        language: sheet.targetLanguage, texts: sheet.units.count,
        open: sheet.units.count { $0.state != .translated })
    }
    for each in languages {
      CatalogueConsole.say("\(each.language): \(each.open) of \(each.texts) texts open")
    }
    try console.tell(document: Told(name: output, bytes: bytes.count, languages: languages))
  }
}
