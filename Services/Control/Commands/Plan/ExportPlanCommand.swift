import ArgumentParser

struct ExportPlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: """
      Export the outcomes of a study's notifications as CSV; needs a study leader's credentials.
      """,
    discussion: """
      One row for each notification that `plan compliance` counts: when it was planned, handed out, shown, \
      opened and answered, and its outcome. Participants have the pseudonyms of `otolithctl export`, whose \
      column notification_id links sheets to notifications. A file is readable by you only, and replaces an \
      older one when it is complete. --json prints its rows and bytes, as `otolithctl export` does, and \
      needs --output.

      Example:
        otolithctl plan export my-study -o notifications.csv
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Option(help: "First day in UTC, YYYY-MM-DD; default: from the beginning.")
  var from: String?

  @Option(help: "Last day in UTC, YYYY-MM-DD; default: up to now.")
  var to: String?

  @Option(help: "Questionnaire id; default: all.")
  var questionnaire: String?

  @Option(
    name: .shortAndLong, help: "File to write; default: standard output.", completion: .file())
  var output: String?

  @Flag(help: "Include test participants; the column test_participant marks them.")
  var includeTestParticipants = false

  @OptionGroup var codebook: ExportCodebookOptions

  @OptionGroup var console: OutputOptions

  @OptionGroup var credentials: Credentials

  func validate() throws {
    try codebook.validate(output: output)
    try console.requirePlace(beside: output)
  }

  func run() async throws {
    let (start, end) = try UTCDay.period(from: from, to: to)
    try await Connection.with { client in
      var request = ExportRequest(
        .notifications, studyID: study, questionnaireID: questionnaire ?? "")
      request.from = start
      request.to = end
      request.includeTestParticipants = includeTestParticipants
      let tokens = TokenSource(client, credentials)
      let writer = PrivateOutput(client: client, codebook: codebook.output) {
        try await tokens.options()
      }
      let written = try await writer.write(request, to: output)
      CatalogueConsole.say("exported \(written.rows) notifications")
      let name = output ?? OutputFile.standardOutput
      try console.tell(
        document: [ExportFolder.File(name: name, request, rows: written.rows, bytes: written.bytes)]
      )
    }
  }
}
