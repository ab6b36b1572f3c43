import ArgumentParser
import Foundation
import Messages

struct ComplianceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compliance",
    abstract: "Count the outcomes of a study's notifications; needs a study leader's credentials.",
    discussion: """
      Shows answered notifications as a share of planned and of delivered ones. Pauses of the study, \
      cancelled notifications and the time after leaving are left out. Participants have the pseudonyms of \
      the study's exports.

      Examples:
        otolithctl plan compliance my-study --by date
        otolithctl plan compliance my-study --by participant --csv
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(
    help: "Grouping of the rows; default: participant. Dates, hours and weekdays in local time.")
  var by: PlanningV1.ComplianceBreakdown?

  @Option(help: "First day in UTC, YYYY-MM-DD; default: 28 days before the end.")
  var from: String?

  @Option(help: "Last day in UTC, YYYY-MM-DD; default: up to now.")
  var to: String?

  @Option(help: "Questionnaire id; default: all.")
  var questionnaire: String?

  @Option(help: "Group id; default: all.")
  var group: String?

  @Flag(help: "Include test participants.")
  var includeTestParticipants = false

  @Flag(help: "Print CSV instead of a table.")
  var csv = false

  @OptionGroup var service: ServiceOptions

  func validate() throws {
    if csv, service.json { throw ValidationError("pass --csv or --json, not both") }
  }

  func run() async throws {
    let (start, end) = try UTCDay.period(from: from, to: to)
    let by = by ?? .participant
    try await service.call { client, options in
      var request = PlanningV1.GetComplianceRequest(
        studyID: study, breakdown: by,
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
      if service.json { return print(MessageJSON.text(answer)) }
      let table = ComplianceTable(answer.rows, heading: by.shown)
      if csv {
        try OutputFile.write(Array(table.csv), to: OutputFile.standardOutput)
      } else {
        for line in table.lines { print(line) }
      }
    }
  }
}
