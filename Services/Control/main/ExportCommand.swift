import ArgumentParser
import ControlSupport
import Foundation
import Messages
import RPCClient

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Stream a study's answer sheets as CSV; needs a study leader's credentials.",
    discussion: """
      wide: one row per sheet of one questionnaire, one column per question.
      long: one row per answer, all questionnaires of the study.
      Values are codes, never display text; participants appear under a pseudonym of this study.
      A file is readable for you alone, and replaces an older one only when all is written.
      """)

  @Argument(help: "Study id.")
  var study: String

  @Option(help: "Questionnaire id; chooses the wide layout.")
  var questionnaire: String?

  @Option(name: .shortAndLong, help: "File to write; default: standard output.")
  var output: String?

  @Flag(help: "With the sheets of test participants; the column test_participant tells them.")
  var includeTestParticipants = false

  @OptionGroup var credentials: Credentials

  func run() async throws {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let request = IngestionV1.ExportAnswerSheetsRequest(
        studyID: study, questionnaireID: questionnaire ?? "",
        layout: questionnaire == nil ? .long : .wide,
        includeTestParticipants: includeTestParticipants)
      let sheets = try await PrivateOutput.write(to: output) { file, path in
        try await client.export(request, to: file, named: path, options: options)
      }
      FileHandle.standardError.write(Data("exported \(sheets) sheets\n".utf8))
    }
  }
}
