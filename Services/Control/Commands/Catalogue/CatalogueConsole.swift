import ArgumentParser
import Formats
import Foundation
import Questionnaires
import RPCCore
import ServiceKit

/// Output and exit statuses of the catalogue commands.
enum CatalogueConsole {
  /// Rules about the command line instead of the contents of a file.
  private static let rulesOfCommands: Set = ["FORMAT_UNCLEAR", "SHEET_UNKNOWN"]

  /// Prints a message to standard error; standard output is for results.
  static func say(_ line: String) {
    StandardError.writeLine(LogSafeText.text(line))
  }

  /// Prints a result line to standard output.
  static func tell(_ line: String) { print(LogSafeText.text(line)) }

  /// Prints findings; equal ones in one line unless all are wanted.
  static func show(_ findings: [SourceFinding], isEach: Bool = false) {
    for line in isEach ? findings.map(\.description) : FindingLines(findings).lines { say(line) }
  }

  /// Names the project in errors about an unknown project, which may be a default.
  static func naming<Value>(
    project: String, _ call: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await call()
    } catch let error as RPCError where error.reason == "PROJECT_UNKNOWN" {
      throw RPCError(
        error.code,
        "project `\(project)`: \(error.message); pass one of your projects with --project; "
          + "`catalogue projects` lists and creates projects",
        reason: error.reason)
    }
  }

  /// Prints the findings of a file.
  ///
  /// - Returns: the exit status.
  static func refused(_ findings: [SourceFinding]) -> ExitCode {
    show(findings)
    if findings.contains(where: \.isUnreadable) { return .unreadableFile }
    return findings.allSatisfy { rulesOfCommands.contains($0.rule) } ? .badUsage : .badFile
  }

  /// Prints all findings.
  ///
  /// - Throws: the exit status, if any finding is an error.
  static func requireNoErrors(_ findings: [SourceFinding], isEach: Bool = false) throws {
    if findings.contains(where: { $0.severity == .error }) { throw refused(findings) }
    show(findings, isEach: isEach)
  }

  /// Runs a function that reads files, and prints format errors.
  static func reading<Result>(
    _ body: () throws(SourceError) -> Result
  ) throws -> Result {
    do throws(SourceError) {
      return try body()
    } catch {
      throw refused(error.findings)
    }
  }

  /// Prints what a format cannot express.
  static func show(_ report: ConversionReport) {
    for line in lines(of: report) { say(line) }
  }

  /// `mini-tq: 13 elements: 1 headline, 12 single-choice`; a question in a group counts with the
  /// type of its group.
  static func counts(of questionnaire: QuestionnaireDefinition) -> String {
    let kinds = QuestionnaireStructure(questionnaire).kinds
    var counts: [String: Int] = [:]
    for (element, kind) in zip(questionnaire.elements, kinds) {
      counts[kind?.typeName ?? element.typeName, default: 0] += 1
    }
    let types = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return "\(questionnaire.id): \(questionnaire.elements.count) elements: "
      + types.joined(separator: ", ")
  }

  static func lines(of report: ConversionReport) -> [String] {
    var lines = ConversionReport.grouped(report.losses).map { "not expressible: \($0)" }
    if report.omittedLosses > 0 {
      lines.append("not expressible: \(report.omittedLosses) more (not shown)")
    }
    return lines + notes(of: report)
  }

  static func notes(of report: ConversionReport) -> [String] {
    report.notes.map { "note: \($0)" }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try OutputFile.write(bytes, to: path)
    } catch let error as OutputFailure {
      throw error
    } catch {
      throw CommandFailure("\(path) cannot be written: \(error)", .unwritableOutput)
    }
  }
}

extension SourceFinding {
  /// Whether the file could not be read at all.
  var isUnreadable: Bool { rule == "FILE_UNREADABLE" }
}
