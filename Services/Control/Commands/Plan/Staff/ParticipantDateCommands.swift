import ArgumentParser
import Messages

/// `otolithctl plan dates`.
struct ParticipantDatesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dates",
    abstract: "Manage the dates on which schedules of one participant are based.",
    discussion: """
      For leaders of the study; its schedules name the dates. Changes are recorded in the audit log.

      Examples:
        otolithctl plan dates list my-study
        otolithctl plan dates set my-study 7cnq3mlp2xq5a4kd surgery 2026-03-29
        otolithctl plan dates delete my-study 7cnq3mlp2xq5a4kd surgery
      """,
    subcommands: [List.self, Set.self, Delete.self])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the dates of participants.",
      discussion: """
        Lists dates of all participants or of one, by pseudonym.

        Examples:
          otolithctl plan dates list my-study
          otolithctl plan dates list my-study --participant 7cnq3mlp2xq5a4kd --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Option(help: "Only the participant with this pseudonym.")
    var participant = ""

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let dates = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.oversight.listParticipantDates(
          .init(studyID: study, participant: participant, pageSize: size, pageToken: token),
          options: options)
        return (page.participantDates, page.nextPageToken)
      }
      service.list(dates, ["participant", "date of", "date", "set"], nothing: "no dates are set") {
        [$0.participant, $0.staffDateID, $0.date, moment($0.setTime)]
      }
    }
  }

  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set or replace a date.",
      discussion: """
        Notifications based on it are planned again at once.

        Example:
          otolithctl plan dates set my-study 7cnq3mlp2xq5a4kd surgery 2026-03-29
        """)

    @OptionGroup var target: DateTarget

    @Argument(help: "Date (YYYY-MM-DD) in the participant's local time.")
    var date: String

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.oversight.setParticipantDate(
          .init(
            studyID: target.study, participant: target.participant, staffDateID: target.id,
            date: date), options: options)
      }
      service.tell(answer, ["\(target.id) of \(target.participant) is \(date)"])
    }
  }

  struct Delete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete a date.",
      discussion: """
        Notifications based on it are cancelled, and no more are planned. Idempotent.

        Example:
          otolithctl plan dates delete my-study 7cnq3mlp2xq5a4kd surgery
        """)

    @OptionGroup var target: DateTarget

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let answer = try await service.call { client, options in
        try await client.oversight.deleteParticipantDate(
          .init(
            studyID: target.study, participant: target.participant, staffDateID: target.id),
          options: options)
      }
      service.tell(
        answer,
        [
          "\(target.id) of \(target.participant) \(answer.deleted ? "is" : "was") not set\(answer.deleted ? " any more" : "")"
        ]
      )
    }
  }
}

/// A date of a participant.
struct DateTarget: ParsableArguments {
  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Pseudonym of the participant, as in exports.")
  var participant: String

  @Argument(help: "Id of the date, as in the study's schedules.")
  var id: String
}
