import ArgumentParser
import Formats
import Questionnaires

/// `otolithctl catalogue translations import`; a file needs no service.
struct TranslationsImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import translations into a questionnaire.",
    discussion: """
      A questionnaire from a file is written in Otolith's own format with its translations. For a published \
      one the next version is published, unless nothing has changed. Translations of an earlier text are \
      imported and marked; those of removed texts are skipped with a warning. A file with errors changes \
      nothing.

      --json prints for each of the `languages` the number of texts that are `changed`, `unchanged`, \
      `outdated` and `missing`, and the file that was `written`, or the published `questionnaire`; a file \
      needs --output.

      Example:
        otolithctl catalogue translations import mine.yaml mine.fr.xlf -o mine.yaml
      """)

  @Argument(help: "A questionnaire: a file, or the ID of a published one.", completion: .file())
  var questionnaire: QuestionnaireName

  @Argument(help: "File with the translations; - for standard input.", completion: .file())
  var translations: String

  @Option(help: "Format: xliff or csv; default: from the file's name.")
  var format: TranslationFormat?

  @Option(help: "Format of the questionnaire's file; default: from its name.")
  var from: CatalogueFormat?

  @Option(
    name: .shortAndLong,
    help: "Output file for a questionnaire from a file; default: standard output.",
    completion: .file())
  var output: String?

  @Option(help: "Project of the published questionnaire.")
  var project = "default"

  @Flag(help: "Check everything, write nothing.")
  var dryRun = false

  @OptionGroup var console: OutputOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var credentials: CatalogueCredentials

  /// The JSON output.
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
      throw ValidationError("a published version never changes; pass the ID without a version")
    }
    if output != nil { throw ValidationError("--output needs a questionnaire from a file") }
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
      let output = output ?? OutputFile.standardOutput
      try written.write(keepingComments(of: output, in: file.files[0].bytes), to: output)
      told.written = written
    }
    return told
  }

  /// Returns the new contents with the comments of the file that is overwritten.
  private func keepingComments(of output: String, in bytes: [UInt8]) -> [UInt8] {
    guard CatalogueFile.exists(output), !CatalogueFile.isFolder(output),
      let old = try? CatalogueFile.bytes(at: output)
    else { return bytes }
    let (commented, lost) = YAMLComments.carry(from: old, to: bytes)
    if lost > 0 {
      CatalogueConsole.say("\(output): \(lost) comments on removed keys are not kept")
    }
    return commented
  }

  private func publish(_ sheets: [TranslationSheet], into id: String) async throws -> Told {
    try await credentials.call { client, options in
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

  /// - Throws: an exit code, after printing all errors.
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
