import ArgumentParser
import ControlSupport
import Formats
import Foundation
import Questionnaires
import RPCCore
import ServiceKit

/// What the catalogue's commands say, and the status that they end with.
enum CatalogueConsole {
  /// Rules that are about the command, not about what is in a file.
  private static let rulesOfCommands: Set = ["FORMAT_UNCLEAR", "SHEET_UNKNOWN"]

  /// For people; the standard output is for what was asked for.
  static func say(_ line: String) {
    StandardError.writeLine(PlainLine.text(line))
  }

  /// What was asked for, on the standard output.
  static func tell(_ line: String) { print(PlainLine.text(line)) }

  static func show(_ findings: [SourceFinding]) {
    for finding in findings { say(finding.description) }
  }

  /// Says which project it is that a call does not find: nobody need have named it.
  static func naming<Value>(
    project: String, _ call: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await call()
    } catch let error as RPCError where error.reason == "PROJECT_UNKNOWN" {
      throw RPCError(
        error.code,
        "project `\(project)`: \(error.message); name one of yours with --project: "
          + "`catalogue projects` lists and creates them",
        reason: error.reason)
    }
  }

  /// Shows what is wrong with a file.
  ///
  /// - Returns: what to end with.
  static func refused(_ findings: [SourceFinding]) -> ExitCode {
    show(findings)
    if findings.contains(where: \.isUnreadable) { return .unreadableFile }
    return findings.allSatisfy { rulesOfCommands.contains($0.rule) } ? .badUsage : .badFile
  }

  /// Shows all findings.
  ///
  /// - Throws: what to end with, when any of them is an error.
  static func requireNoErrors(_ findings: [SourceFinding]) throws {
    if findings.contains(where: { $0.severity == .error }) { throw refused(findings) }
    show(findings)
  }

  /// Runs what reads files; shows what is wrong with them.
  static func reading<Result>(
    _ body: () throws(SourceError) -> Result
  ) throws -> Result {
    do throws(SourceError) {
      return try body()
    } catch {
      throw refused(error.findings)
    }
  }

  /// What the other side could not express.
  static func show(_ report: ConversionReport) {
    for line in lines(of: report) { say(line) }
  }

  /// `mini-tq: 13 elements: 1 headline, 12 single-choice`; a question that takes over what its group
  /// asks for counts as that.
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
    var lines = report.losses.map { "not expressible: \($0)" }
    if report.omittedLosses > 0 {
      lines.append("not expressible: \(report.omittedLosses) more, which are not shown")
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
  /// Nothing of the file could be looked at.
  var isUnreadable: Bool { rule == "FILE_UNREADABLE" }
}
