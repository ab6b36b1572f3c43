import ArgumentParser
import ControlSupport
import Foundation
import Messages
import RPCClient

struct ExportPlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: """
      Stream what became of a study's notifications as CSV; needs a study leader's credentials.
      """,
    discussion: """
      One row for each notification that `plan compliance` counts: when it was planned, handed out, \
      shown, opened and answered, and its outcome. Participants have the pseudonyms of \
      `otolithctl export`, whose column notification_id says which sheet answers which of them.
      A file is readable for you alone, and replaces an older one only when all is written.
      """)

  @Argument(help: "Study id.")
  var study: String

  @Option(help: "First day in UTC, YYYY-MM-DD; default: from the beginning.")
  var from: String?

  @Option(help: "Last day in UTC, YYYY-MM-DD; default: up to now.")
  var to: String?

  @Option(help: "Questionnaire id; default: all.")
  var questionnaire: String?

  @Option(name: .shortAndLong, help: "File to write; default: standard output.")
  var output: String?

  @Flag(help: "With those of test participants; the column test_participant tells them.")
  var includeTestParticipants = false

  @OptionGroup var credentials: Credentials

  func run() async throws {
    let (start, end) = try UTCDay.period(from: from, to: to)
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let request = PlanningV1.ExportNotificationsRequest(
        studyID: study, fromTime: start,
        toTime: end, questionnaireID: questionnaire ?? "",
        includeTestParticipants: includeTestParticipants)
      let rows = try await PrivateOutput.write(to: output) { file, path in
        try await client.export(request, to: file, named: path, options: options)
      }
      FileHandle.standardError.write(Data("exported \(rows) notifications\n".utf8))
    }
  }
}
