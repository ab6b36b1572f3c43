import ArgumentParser
import Formats
import Foundation
import Questionnaires

/// `otolithctl catalogue export`; a file needs no service.
struct CatalogueExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a questionnaire in another format.",
    discussion: """
      QUESTIONNAIRE is a published one, ID for its newest version or ID@VERSION, or a file of any format. \
      Everything that the format cannot express is listed on standard error. The file is replaced \
      atomically.

      With --study all questionnaires of a study are written as forms, with the forms that the study offers \
      after each.

      --json prints the `files` with names and sizes, the `losses` and `notes`, and all `findings` of \
      the file that was read; it needs --output.

      Examples:
        otolithctl catalogue export mini-tq@1 --format fhir -o mini-tq.json
        otolithctl catalogue export mine.yaml --format xlsform -o mine.xlsx
      """)

  @Argument(help: "ID, ID@VERSION or a file; - for standard input.", completion: .file())
  var questionnaire: QuestionnaireName?

  @Option(help: "For forms: id of a published study, or a study file or folder.")
  var study: String?

  @Option(help: "Output format.")
  var format: CatalogueFormat

  @Option(name: .customLong("from"), help: "Format of the file; default: from its name.")
  var source: CatalogueFormat?

  @Option(
    name: .shortAndLong,
    help: "File to write, or a folder for the default name; default: standard output.",
    completion: .file())
  var output = OutputFile.standardOutput

  @Option(help: "Language (BCP 47) for formats with only one; default: the questionnaire's.")
  var language = ""

  @OptionGroup var console: OutputOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language must be a BCP 47 tag such as de or pt-BR, not \(language)")
    }
    if study == nil, questionnaire == nil {
      throw ValidationError("name a questionnaire")
    }
    if study != nil {
      if questionnaire != nil {
        throw ValidationError("--study writes all questionnaires; remove QUESTIONNAIRE")
      }
      if format != .forms {
        throw ValidationError("--study needs --format forms; write other formats one by one")
      }
      if !CatalogueFile.isFolder(output) {
        throw ValidationError("--study needs --output with a folder")
      }
    }
    try console.requirePlace(beside: output)
    if format == .xlsform, output == OutputFile.standardOutput, isatty(STDOUT_FILENO) != 0 {
      throw ValidationError("a workbook cannot be written to a terminal; pass --output")
    }
  }

  func run() async throws {
    guard let writer = format.writer else {
      throw ValidationError("\(format.rawValue) can only be read")
    }
    if let study { return try await exportForms(of: study) }
    guard let questionnaire else { return }
    let read = try await credentials.read(questionnaire, format: source, reading: reading)
    try write([read.definition], with: writer, findings: read.findings)
  }

  private func exportForms(of study: String) async throws {
    let contents =
      IdentifierSyntax.isID(study)
      ? try await credentials.study(id: study, language: language)
      : try CatalogueStudy(at: study)
    let uses = contents.study.questionnaires.map(\.questionnaireID)
    for id in uses where !contents.questionnaires.contains(where: { $0.id == id }) {
      CatalogueConsole.say("not expressible: \(id): questionnaire without a file, left out")
    }
    try write(contents.questionnaires, with: FormsWriter(nextLists: contents.study.nextLists))
  }

  private func write(
    _ definitions: [QuestionnaireDefinition], with writer: any QuestionnaireWriter,
    findings: [SourceFinding] = []
  ) throws {
    for definition in definitions
    where !language.isEmpty && !definition.texts.contains(where: { $0.text[language] != nil }) {
      throw ValidationError("\(definition.id) has no text in \(language)")
    }
    var options = WriteOptions()
    options.language = language
    let result = writer.write(definitions, options: options)
    CatalogueConsole.show(result.report)
    var written = WrittenFiles(result.report, findings: findings)
    // All formats write one file per questionnaire.
    for file in result.files {
      let target = CatalogueFile.isFolder(output) ? "\(output)/\(file.name)" : output
      try written.write(file.bytes, to: target)
    }
    try console.tell(document: written)
  }
}
