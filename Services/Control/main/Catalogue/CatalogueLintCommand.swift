import ArgumentParser
import ControlSupport
import Formats
import Questionnaires

/// `otolithctl catalogue lint`: needs no service.
struct CatalogueLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check files by the rules that publishing follows.",
    discussion: """
      A FILE is a questionnaire of any format, or a study, sounds or a vocabulary of Otolith's own; \
      with a study, or its folder, the files beside it that it names are checked too. One line tells \
      each finding: FILE:LINE:COLUMN: error|warning: RULE: PLACE: what to do. The status is 66 when \
      a file cannot be read, 1 when any other of them is an error, otherwise 0.

      Examples:
        otolithctl catalogue lint mine.yaml
        otolithctl catalogue lint my-study --json
      """)

  @Argument(help: "Files or study folders; - for the standard input.", completion: .file())
  var files: [String]

  @Option(help: "Format of the files; default: what their names tell.")
  var format: CatalogueFormat?

  @Flag(help: "Print JSON: an array of findings.")
  var json = false

  /// A finding as programs read it; line and column from 1, 0 for none.
  struct Line: Encodable {
    var file: String
    var line: Int
    var column: Int
    var sheet: String
    var severity: String
    var rule: String
    var place: String
    var advice: String

    init(_ finding: SourceFinding) {
      file = finding.file
      line = finding.position?.line ?? 0
      column = finding.position?.column ?? 0
      sheet = finding.position?.sheet ?? ""
      severity = finding.severity.rawValue
      rule = finding.rule
      place = finding.place
      advice = finding.advice
    }
  }

  func run() throws {
    let lint = ContentLint()
    // A study's files may be named themselves as well.
    var seen = Set<SourceFinding>()
    var errors = 0
    var isAnyUnreadable = false
    var lines: [Line] = []
    for file in files {
      for finding in lint.findings(at: file, format: format)
      where seen.insert(finding).inserted {
        if json { lines.append(Line(finding)) } else { CatalogueConsole.tell(finding.description) }
        if finding.severity == .error { errors += 1 }
        if finding.isUnreadable { isAnyUnreadable = true }
      }
    }
    if json { print(try DocumentJSON.text(lines)) }
    if isAnyUnreadable { throw ExitCode.unreadableFile }
    if errors > 0 { throw ExitCode(1) }
  }
}
