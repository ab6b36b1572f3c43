import ArgumentParser
import ControlSupport
import Formats
import Questionnaires

/// `otolithctl catalogue translations import`: into a file it needs no service.
struct TranslationsImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take the translations of a file into a questionnaire.",
    discussion: """
      A questionnaire in a file is written in Otolith's own format with its translations. One that is \
      published gets a next version; nothing happens when nothing differs. A translation of an \
      earlier wording is taken and marked; texts that are gone are left out, each with a warning. A \
      file with errors changes nothing.

      --json tells of each of the `languages` how many texts are `changed`, `unchanged`, `outdated` and `missing`, \
      and what was `written` of a file, or the `questionnaire` as it is published; for a file it needs --output.

      Example:
        otolithctl catalogue translations import mine.yaml mine.fr.xlf -o mine.yaml
      """)

  @Argument(help: "A questionnaire: a file, or the ID of a published one.", completion: .file())
  var questionnaire: QuestionnaireName

  @Argument(help: "File with the translations; - for the standard input.", completion: .file())
  var translations: String

  @Option(help: "xliff or csv; default: what the name of the file tells.")
  var format: TranslationFormat?

  @Option(help: "Format of the questionnaire's file; default: what its name tells.")
  var from: CatalogueFormat?

  @Option(
    name: .shortAndLong,
    help: "File to write a questionnaire from a file to; default: the standard output.",
    completion: .file())
  var output: String?

  @Option(help: "Project of the published questionnaire.")
  var project = "default"

  @Flag(help: "Check everything, write nothing.")
  var dryRun = false

  @OptionGroup var console: OutputOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var credentials: CatalogueCredentials

  /// What became of the translations.
  private struct Told: Encodable {
    struct Language: Encodable {
      var language: String
      var changed: Int
      var unchanged: Int
      var outdated: Int
      var missing: Int
    }

    struct Questionnaire: Encodable {
      var questionnaireId: String
      var version: UInt32
      var contentHash: String
      var published: Bool
    }

    var languages: [Language] = []
    var written: WrittenFiles?
    var questionnaire: Questionnaire?
  }

  func validate() throws {
    guard case .published(_, let version) = questionnaire else {
      if !dryRun { try console.requirePlace(beside: output) }
      return
    }
    if version != 0 {
      throw ValidationError("a published version never changes; give the ID alone")
    }
    if output != nil { throw ValidationError("--output is for a questionnaire from a file") }
  }

  func run() async throws {
    let sheets = try sheets()
    switch questionnaire {
    case .file(let path): try console.tell(document: try write(sheets, into: path))
    case .published(let id, _): try console.tell(document: try await publish(sheets, into: id))
    }
  }

  private func write(_ sheets: [TranslationSheet], into path: String) throws -> Told {
    var definition = try reading.questionnaire(at: path, format: from)
    var told = Told(languages: try apply(sheets, to: &definition))
    let file = OtolithWriter().write([definition])
    CatalogueConsole.show(file.report)
    if !dryRun {
      var written = WrittenFiles(file.report)
      try written.write(file.files[0].bytes, to: output ?? OutputFile.standardOutput)
      told.written = written
    }
    return told
  }

  private func publish(_ sheets: [TranslationSheet], into id: String) async throws -> Told {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let publisher = QuestionnairePublisher(client, project: project, options: options)
      var told = Told()
      let outcome = try await CatalogueConsole.naming(project: project) {
        try await publisher.revise(id, isDryRun: dryRun) { definition in
          told.languages = try apply(sheets, to: &definition)
        }
      }
      CatalogueConsole.say(outcome.map { $0.line } ?? "\(id): valid, nothing written")
      told.questionnaire = outcome.map {
        Told.Questionnaire(
          questionnaireId: $0.questionnaireID, version: $0.version, contentHash: $0.contentHash,
          published: $0.isNew)
      }
      return told
    }
  }

  private func sheets() throws -> [TranslationSheet] {
    let format = try TranslationFormat.of(translations, given: format)
    return try CatalogueConsole.reading { () throws(SourceError) in
      let bytes = try CatalogueFile.bytes(at: translations)
      return switch format {
      case .xliff: try XLIFFReader().read(bytes, file: translations)
      case .csv: try TranslationTable().read(bytes, file: translations)
      }
    }
  }

  /// - Throws: an exit code after everything that is wrong was shown.
  private func apply(
    _ sheets: [TranslationSheet], to definition: inout QuestionnaireDefinition
  ) throws -> [Told.Language] {
    var changed = definition
    var told: [Told.Language] = []
    for sheet in sheets {
      let outcome = try CatalogueConsole.reading { () throws(SourceError) in
        try TranslationImport().apply(
          sheet, to: &changed, id: changed.id, file: translations)
      }
      CatalogueConsole.show(outcome.findings)
      CatalogueConsole.say(
        "\(sheet.targetLanguage): \(outcome.changed) changed, \(outcome.unchanged) unchanged, "
          + "\(outcome.outdated) outdated, \(outcome.missing) missing")
      told.append(
        Told.Language(
          language: sheet.targetLanguage, changed: outcome.changed, unchanged: outcome.unchanged,
          outdated: outcome.outdated, missing: outcome.missing))
    }
    definition = changed
    return told
  }
}
