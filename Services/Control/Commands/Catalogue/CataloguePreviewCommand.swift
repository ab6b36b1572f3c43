import ArgumentParser
import Formats
import Questionnaires

/// `otolithctl catalogue preview`: needs no service.
struct CataloguePreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write an HTML page that shows a questionnaire as participants see it.",
    discussion: """
      The page is self-contained: open it in a browser. Rules, required answers and scores work; nothing is \
      stored or sent. For a file with errors no page is written: they are listed with their places, and the \
      exit status is 65. --json prints the `files`, `losses` and `notes`, and all \
      `findings` of the file.

      Example:
        otolithctl catalogue preview mine.yaml --language de -o page.html
      """)

  @Argument(help: "A questionnaire in any readable format; - for standard input.")
  var file: String

  @Option(help: "Initial language, BCP 47; default: the questionnaire's.")
  var language = ""

  @Option(help: "Format of the file; default: from its name.")
  var format: CatalogueFormat?

  @Option(
    name: .shortAndLong, help: "File to write; - for standard output.", completion: .file())
  var output: String

  @OptionGroup var console: OutputOptions

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    try console.requirePlace(beside: output)
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language must be a BCP 47 tag such as de or pt-BR, not \(language)")
    }
  }

  func run() throws {
    let read = try reading.read(at: file, format: format)
    var options = WriteOptions()
    options.language = language
    let result = PreviewWriter().write([read.definition], options: options)
    CatalogueConsole.show(result.report)
    var written = WrittenFiles(result.report, findings: read.findings)
    try written.write(result.files[0].bytes, to: output)
    try console.tell(document: written)
  }
}
