import ArgumentParser
import CatalogueDomain
import CatalogueFormats
import Foundation

/// `otolithctl catalogue preview`: needs no service.
struct CataloguePreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write one HTML page that shows a questionnaire as a participant fills it in.",
    discussion: """
      The page needs nothing else: open it in a browser. Rules, required answers and scores are live
      in it; nothing is stored or sent. A file with errors becomes no page: they are listed with
      their places, and the status is 65.
      """)

  @Argument(help: "A questionnaire in any format that can be read.")
  var file: String

  @Option(help: "Language to begin with, BCP 47; default: the questionnaire's.")
  var language = ""

  @Option(
    help: "Format of the file; default: what its name tells. One of: \(Self.formatNames).")
  var format: String?

  @Option(name: .shortAndLong, help: "File to write; - for the standard output.")
  var output: String

  @Option(help: "Which one to show, if the file has several questionnaires.")
  var questionnaire: String?

  private static var formatNames: String {
    CatalogueFormat.allCases.map(\.rawValue).joined(separator: ", ")
  }

  func validate() throws {
    if !language.isEmpty, LanguageTag(language) == nil {
      throw ValidationError("--language takes a BCP 47 tag such as de or pt-BR, not \(language)")
    }
    if let format, CatalogueFormat(rawValue: format) == nil {
      throw ValidationError("--format takes one of: \(Self.formatNames)")
    }
  }

  func run() throws {
    let definition = try select(from: try read())
    var options = WriteOptions()
    options.language = language
    let result = PreviewWriter().write([definition], options: options)
    for loss in result.report.losses { say("note: \(loss)") }
    for note in result.report.notes { say("note: \(note)") }
    let page = Data(result.files[0].bytes)
    if output == "-" {
      try FileHandle.standardOutput.write(contentsOf: page)
    } else {
      // At once or not at all: an earlier page stays whole if this fails.
      try page.write(to: URL(filePath: output), options: .atomic)
    }
  }

  /// - Throws: after every finding was printed, when any of them is an error.
  private func read() throws -> [QuestionnaireDefinition] {
    let name = URL(filePath: file).lastPathComponent
    let named = format.flatMap { CatalogueFormat(rawValue: $0) }
    guard let format = named ?? CatalogueFormat(fileName: name) else {
      throw ValidationError("the name of \(name) tells no format; give --format")
    }
    guard let reader = format.reader else {
      throw ValidationError("\(format.rawValue) can only be written")
    }
    let options = ReadOptions()
    let bytes = try bytes(atMost: options.limits.bytesMax)
    var findings: [SourceFinding] = []
    var definitions: [QuestionnaireDefinition] = []
    do throws(SourceError) {
      for questionnaire in try reader.read(bytes, file: file, options: options) {
        definitions.append(questionnaire.definition)
        findings += QuestionnaireChecker().check(questionnaire.definition)
          .map { questionnaire.map.place($0, in: file) }
      }
    } catch {
      findings = error.findings
    }
    for finding in findings { say(finding.description) }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(65) }
    return definitions
  }

  /// One byte more than the limit tells a larger file without reading all of it.
  private func bytes(atMost limit: Int) throws -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: file) else {
      throw ValidationError("\(file) cannot be opened for reading")
    }
    defer { try? handle.close() }
    return Array(try handle.read(upToCount: limit + 1) ?? Data())
  }

  private func select(from definitions: [QuestionnaireDefinition]) throws -> QuestionnaireDefinition
  {
    let fitting = definitions.filter { questionnaire == nil || $0.id == questionnaire }
    guard fitting.count == 1 else {
      let ids = definitions.map(\.id).joined(separator: ", ")
      throw ValidationError("give --questionnaire, one of: \(ids)")
    }
    return fitting[0]
  }

  private func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
