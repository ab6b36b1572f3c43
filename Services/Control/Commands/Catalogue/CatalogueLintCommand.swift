import ArgumentParser
import Formats
import Questionnaires

/// `otolithctl catalogue lint`: needs no service.
struct CatalogueLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check files by the rules for publishing.",
    discussion: """
      A FILE is a questionnaire of any format, or a study, sounds or a vocabulary of Otolith's own format; \
      for a study or its folder the files it uses are checked too. A line is \
      FILE:LINE:COLUMN: error|warning|note: RULE: PLACE: what to do; equal findings are one line, and the sum \
      of what was lost, changed, kept or mended comes last. --json lists each finding. Exit status: 66 if a \
      file cannot be read, 1 if there is another error, otherwise 0.

      Examples:
        otolithctl catalogue lint mine.yaml
        otolithctl catalogue lint my-study --json
      """)

  @Argument(help: "Files or study folders; - for standard input.", completion: .file())
  var files: [String]

  @Option(help: "Format of the files; default: from their names.")
  var format: CatalogueFormat?

  @Flag(help: "Print JSON: an array of findings.")
  var json = false

  func run() throws {
    let lint = ContentLint()
    // Files of a study may also be named on the command line.
    var seen = Set<SourceFinding>()
    var errors = 0
    var isAnyUnreadable = false
    var lines: [FindingLine] = []
    for file in files {
      let findings = lint.findings(at: file, format: format).filter { seen.insert($0).inserted }
      if json {
        lines += findings.map(FindingLine.init)
      } else {
        for line in FindingLines(findings).lines { CatalogueConsole.tell(line) }
      }
      errors += findings.count { $0.severity == .error }
      isAnyUnreadable = isAnyUnreadable || findings.contains(where: \.isUnreadable)
    }
    if json { print(try DocumentJSON.text(lines)) }
    if isAnyUnreadable { throw ExitCode.unreadableFile }
    if errors > 0 { throw ExitCode(1) }
  }
}
