import ArgumentParser
import Calendar
import Formats
import Foundation
import Questionnaires

/// `otolithctl catalogue preview`; a file needs no service.
struct CataloguePreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write HTML pages that show a questionnaire or a study as participants see it.",
    discussion: """
      QUESTIONNAIRE is a file of any format, or a published one, ID for its newest version or ID@VERSION. With \
      --study, or for a folder, a page for each questionnaire is written into the folder --output, and \
      index.html with the texts, the consent in every language and the first days of a participant.

      The page is self-contained: open it in a browser. Rules, required answers and scores work; nothing is \
      stored or sent. For a file with errors no page is written: they are listed with their places, and the \
      exit status is 65. --json prints the `files`, `losses` and `notes`, and all \
      `findings` of the file.

      Example:
        otolithctl catalogue preview mine.yaml --language de -o page.html
        otolithctl catalogue preview mini-tq@1 -o page.html
        otolithctl catalogue preview --study Services/Catalogue/Content/track-your-tinnitus -o .
      """)

  @Argument(help: "ID, ID@VERSION or a file; - for standard input.", completion: .file())
  var questionnaire: QuestionnaireName?

  @Option(help: "Id of a published study, or a study file or folder.")
  var study: String?

  @Option(help: "Time zone of the participant of a study, IANA name.")
  var timeZone = "Europe/Berlin"

  @Option(help: "Initial language, BCP 47; default: the questionnaire's.")
  var language = ""

  @Option(help: "Format of the file; default: from its name.")
  var format: CatalogueFormat?

  @Option(
    name: .shortAndLong, help: "File to write, or a folder for a study; - for standard output.",
    completion: .file())
  var output: String

  @OptionGroup var console: OutputOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var credentials: CatalogueCredentials

  /// The study that is named, as such or by its folder.
  private var chosenStudy: String? {
    if let study { return study }
    guard case .file(let path)? = questionnaire, CatalogueFile.isFolder(path) else { return nil }
    return path
  }

  func validate() throws {
    if (study == nil) == (questionnaire == nil) {
      throw ValidationError("name a questionnaire, or a study with --study")
    }
    if chosenStudy != nil, !CatalogueFile.isFolder(output) {
      throw ValidationError("the pages of a study need a folder as --output, not \(output)")
    }
    try console.requirePlace(beside: output)
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language must be a BCP 47 tag such as de or pt-BR, not \(language)")
    }
  }

  func run() async throws {
    if let chosenStudy { return try await preview(study: chosenStudy) }
    guard let questionnaire else { return }
    let read = try await credentials.read(questionnaire, format: format, reading: reading)
    var options = WriteOptions()
    options.language = language
    let result = PreviewWriter().write([read.definition], options: options)
    CatalogueConsole.show(result.report)
    var written = WrittenFiles(result.report, findings: read.findings)
    try written.write(result.files[0].bytes, to: output)
    try console.tell(document: written)
  }

  private func preview(study name: String) async throws {
    let contents =
      IdentifierSyntax.isID(name) && !CatalogueFile.isFolder(name)
      ? try await credentials.study(id: name, language: language) : try CatalogueStudy(at: name)
    let zones: ZoneDatabase
    do {
      zones = try ZoneDatabase(path: ProcessInfo.processInfo.environment["TZDIR"])
    } catch {
      throw CommandFailure("\(error)", .unreadableFile)
    }
    guard let zone = zones.zone(timeZone) else {
      throw ValidationError("--time-zone: \(timeZone) is not an IANA time zone")
    }
    var options = WriteOptions()
    options.language = language
    let result = PreviewWriter().write(contents.questionnaires, options: options)
    CatalogueConsole.show(result.report)
    var written = WrittenFiles(result.report)
    for file in result.files { try written.write(file.bytes, to: "\(output)/\(file.name)") }
    let page = await StudyPreview(contents: contents, language: language).html(in: zone)
    try written.write(Array(page.utf8), to: "\(output)/index.html")
    try console.tell(document: written)
  }
}
