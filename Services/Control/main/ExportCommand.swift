import ArgumentParser
import Foundation
import Messages

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Stream a study's answer sheets as CSV; needs a study leader's credentials.",
    discussion: """
      wide: one row per sheet of one questionnaire, one column per question.
      long: one row per answer, all questionnaires of the study.
      Values are codes, never display text; participants appear under a pseudonym of this study.
      """)

  @Argument(help: "Study id.")
  var study: String

  @Option(help: "Questionnaire id; chooses the wide layout.")
  var questionnaire: String?

  @Option(name: .shortAndLong, help: "File to write; default: standard output.")
  var output: String?

  @OptionGroup var credentials: Credentials

  func run() async throws {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let request = IngestionV1.ExportAnswerSheetsRequest(
        studyID: study, questionnaireID: questionnaire ?? "",
        layout: questionnaire == nil ? .long : .wide)
      let sheets = try await client.export(request, to: try destination(), options: options)
      FileHandle.standardError.write(Data("exported \(sheets) sheets\n".utf8))
    }
  }

  private func destination() throws -> FileHandle {
    guard let output else { return .standardOutput }
    guard FileManager.default.createFile(atPath: output, contents: nil),
      let file = FileHandle(forWritingAtPath: output)
    else { throw ValidationError("\(output) cannot be written") }
    return file
  }
}
