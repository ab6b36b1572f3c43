import ArgumentParser
import ControlSupport
import Foundation
import Messages

struct ComplianceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compliance",
    abstract: "Count what became of a study's notifications; needs a study leader's credentials.",
    discussion: """
      Answered of planned and answered of delivered stand beside each other. Pauses of the study, \
      what was called off and the time after leaving are left out. Participants appear under the \
      pseudonym of the study's exports.

      Examples:
        otolithctl plan compliance my-study --by date
        otolithctl plan compliance my-study --by participant --csv
      """)

  enum Breakdown: String, ExpressibleByArgument, CaseIterable {
    case total, participant, date
    case utcDate = "utc-date"
    case hour, weekday, questionnaire, group

    var message: PlanningV1.ComplianceBreakdown {
      switch self {
      case .total: .total
      case .participant: .participant
      case .date: .localDate
      case .utcDate: .utcDate
      case .hour: .hour
      case .weekday: .weekday
      case .questionnaire: .questionnaire
      case .group: .group
      }
    }
  }

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "What each row is about; dates, hours and weekdays by the participants' calendars.")
  var by: Breakdown = .participant

  @Option(help: "First day in UTC, YYYY-MM-DD; default: 28 days before the end.")
  var from: String?

  @Option(help: "Last day in UTC, YYYY-MM-DD; default: up to now.")
  var to: String?

  @Option(help: "Questionnaire id; default: all.")
  var questionnaire: String?

  @Option(help: "Group id; default: all.")
  var group: String?

  @Flag(help: "With test participants.")
  var includeTestParticipants = false

  @Flag(help: "CSV instead of columns.")
  var csv = false

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func validate() throws {
    if csv, output.json { throw ValidationError("give --csv or --json, not both") }
  }

  func run() async throws {
    let (start, end) = try UTCDay.period(from: from, to: to)
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      var request = PlanningV1.GetComplianceRequest(
        studyID: study, breakdown: by.message,
        fromTime: start,
        toTime: end, questionnaireID: questionnaire ?? "",
        groupID: group ?? "",
        includeTestParticipants: includeTestParticipants)
      var answer = PlanningV1.Compliance()
      answer.rows = try await Pages.all(size: 1_000) { size, token in
        request.pageSize = size
        request.pageToken = token
        let page = try await client.oversight.getCompliance(request, options: options)
        (answer.fromTime, answer.toTime) = (page.fromTime, page.toTime)
        return (page.rows, page.nextPageToken)
      }
      if output.json { return print(MessageJSON.text(answer)) }
      let table = ComplianceTable(answer.rows, heading: by.rawValue)
      if csv {
        try OutputFile.write(Array(table.csv), to: OutputFile.standardOutput)
      } else {
        for line in table.lines { print(line) }
      }
    }
  }
}
