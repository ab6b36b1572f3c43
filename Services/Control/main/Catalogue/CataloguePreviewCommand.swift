import ArgumentParser
import ControlSupport
import Formats
import Questionnaires

/// `otolithctl catalogue preview`: needs no service.
struct CataloguePreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write one HTML page that shows a questionnaire as a participant fills it in.",
    discussion: """
      The page needs nothing else: open it in a browser. Rules, required answers and scores are live \
      in it; nothing is stored or sent. A file with errors becomes no page: they are listed with \
      their places, and the status is 65. --json tells the `files`, `losses` and `notes`.

      Example:
        otolithctl catalogue preview mine.yaml --language de -o page.html
      """)

  @Argument(help: "A questionnaire in any format that can be read; - for the standard input.")
  var file: String

  @Option(help: "Language to begin with, BCP 47; default: the questionnaire's.")
  var language = ""

  @Option(help: "Format of the file; default: what its name tells.")
  var format: CatalogueFormat?

  @Option(
    name: .shortAndLong, help: "File to write; - for the standard output.", completion: .file())
  var output: String

  @OptionGroup var console: OutputOptions

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    try console.requirePlace(beside: output)
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language takes a BCP 47 tag such as de or pt-BR, not \(language)")
    }
  }

  func run() throws {
    let definition = try reading.questionnaire(at: file, format: format)
    var options = WriteOptions()
    options.language = language
    let result = PreviewWriter().write([definition], options: options)
    CatalogueConsole.show(result.report)
    var written = WrittenFiles(result.report)
    try written.write(result.files[0].bytes, to: output)
    try console.tell(document: written)
  }
}
