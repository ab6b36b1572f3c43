import ArgumentParser
import ControlSupport
import Messages

/// `otolithctl plan dates`.
struct ParticipantDatesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dates",
    abstract: "List, set and take back the dates from which schedules count for one participant.",
    discussion: """
      For who leads the study; a study's schedules name their dates. Each change stands in the audit log.

      Examples:
        otolithctl plan dates list my-study
        otolithctl plan dates set my-study 7cnq3mlp2xq5a4kd surgery 2026-03-29
        otolithctl plan dates delete my-study 7cnq3mlp2xq5a4kd surgery
      """,
    subcommands: [List.self, Set.self, Delete.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the dates that are set.",
      discussion: """
        By pseudonym, of all participants or of one.

        Examples:
          otolithctl plan dates list my-study
          otolithctl plan dates list my-study --participant 7cnq3mlp2xq5a4kd --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "Only of this pseudonym.")
    var participant = ""

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let dates = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await Pages.all(size: 200) { size, token in
          let page = try await client.oversight.listParticipantDates(
            .init(studyID: study, participant: participant, pageSize: size, pageToken: token),
            options: options)
          return (page.participantDates, page.nextPageToken)
        }
      }
      output.list(dates, ["participant", "date of", "date", "set"], nothing: "no date is set") {
        [$0.participant, $0.staffDateID, $0.date, moment($0.setTime)]
      }
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set a date, or another one in its place.",
      discussion: """
        What is planned by it is planned anew at once.

        Example:
          otolithctl plan dates set my-study 7cnq3mlp2xq5a4kd surgery 2026-03-29
        """)

    @OptionGroup var target: DateTarget

    @Argument(help: "YYYY-MM-DD of the participant's calendar.")
    var date: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let answer = try await Connection.with { client in
        try await client.oversight.setParticipantDate(
          .init(
            studyID: target.study, participant: target.participant, staffDateID: target.id,
            date: date), options: try await credentials.signIn(client))
      }
      output.tell(answer, ["\(target.id) of \(target.participant) is \(date)"])
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take a date back.",
      discussion: """
        What counts from it is called off and not planned any more. Running it again changes nothing.

        Example:
          otolithctl plan dates delete my-study 7cnq3mlp2xq5a4kd surgery
        """)

    @OptionGroup var target: DateTarget

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: Credentials

    func run() async throws {
      let answer = try await Connection.with { client in
        try await client.oversight.deleteParticipantDate(
          .init(
            studyID: target.study, participant: target.participant, staffDateID: target.id),
          options: try await credentials.signIn(client))
      }
      output.tell(
        answer,
        [
          "\(target.id) of \(target.participant) \(answer.deleted ? "is" : "was") not set\(answer.deleted ? " any more" : "")"
        ]
      )
    }
  }
}

/// Which date of whom.
struct DateTarget: ParsableArguments {
  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "The participant's pseudonym, as exports have it.")
  var participant: String

  @Argument(help: "The date's id, as the study's schedules name it.")
  var id: String
}
