import ArgumentParser
import Messages
import RPCClient

/// Review of a study's sheets.
struct SheetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheets",
    abstract: "Review the sheets of a study's participants: correct, mark, comment.",
    discussion: """
      Needs the right answer.correct in the study. Participants have the pseudonyms of the study's exports. \
      The original answers stay: exports have them and the corrected ones, and the participant sees time \
      and kind of corrections and marks.

      Examples:
        otolithctl sheets list my-study 7cnq3mlp2xq5a4kd
        otolithctl sheets show my-study 7cnq3mlp2xq5a4kd 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [
      List.self, Show.self, Revisions.self, Correct.self, Mark.self, State.self, Comment.self,
    ])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the sheets of a participant, newest first.",
      discussion: """
        Without answers; `sheets show` has them.

        Examples:
          otolithctl sheets list my-study 7cnq3mlp2xq5a4kd
          otolithctl sheets list my-study 7cnq3mlp2xq5a4kd --questionnaire mini-tq --json
        """)

    @Argument(help: "Study id.", completion: StudyCompletion.kind)
    var study: String

    @Argument(help: "Pseudonym of the participant, as in exports.")
    var participant: String

    @Option(help: "Only sheets of this questionnaire.")
    var questionnaire = ""

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let sheets = try await service.pages(size: 200) { client, options, size, token in
        let page = try await client.reviews.listReviewedSheets(
          .init(
            studyID: study, participant: participant, questionnaireID: questionnaire,
            pageSize: size, pageToken: token), options: options)
        return (page.reviewedSheets, page.nextPageToken)
      }
      service.list(
        sheets,
        [
          "sheet", "questionnaire", "finished", "revision", "corrected", "mark", "state",
          "comments",
        ],
        nothing: questionnaire.isEmpty
          ? "the participant has no sheets in the study"
          : "the participant has no sheets of \(questionnaire) in the study"
      ) {
        [
          $0.sheetID, "\($0.questionnaireID) \($0.version)", moment($0.finishTime),
          "\($0.revision)\($0.withdrawn ? ", withdrawn" : "")",
          moment($0.correction?.correctTime), $0.mark?.mark.shown ?? "-", $0.reviewState.shown,
          "\($0.comments)",
        ]
      }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a sheet with its answers and what staff did with it.",
      discussion: """
        The line `etag` names the state that `correct`, `mark` and `state` are based on. Recorded like an \
        export.

        Example:
          otolithctl sheets show my-study 7cnq3mlp2xq5a4kd 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11
        """)

    @OptionGroup var target: SheetTarget

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let sheet = try await service.call { client, options in
        try await target.sheet(client, options)
      }
      service.tell(sheet, sheet.lines)
    }
  }

  struct Revisions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List all revisions of a sheet with their answers, oldest first.",
      discussion: """
        Those of the participant, and corrections by staff. Recorded like an export.

        Example:
          otolithctl sheets revisions my-study 7cnq3mlp2xq5a4kd 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
        """)

    @OptionGroup var target: SheetTarget

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      let revisions = try await service.pages(size: 50) { client, options, size, token in
        let page = try await client.reviews.listReviewedSheetRevisions(
          .init(
            studyID: target.study, participant: target.participant, sheetID: target.sheet,
            pageSize: size, pageToken: token), options: options)
        return (page.revisions, page.nextPageToken)
      }
      if service.json { return print(MessageJSON.text(revisions)) }
      for revision in revisions { revision.lines.forEach(CatalogueConsole.tell) }
    }
  }
}

/// A sheet of a participant.
struct SheetTarget: ParsableArguments {
  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Pseudonym of the participant, as in exports.")
  var participant: String

  @Argument(help: "Id of the sheet, as in exports.")
  var sheet: String

  /// Reads the sheet.
  func sheet(
    _ client: OtolithClient, _ options: CallOptions
  ) async throws -> IngestionV1.ReviewedSheet {
    try await client.reviews.getReviewedSheet(
      .init(studyID: study, participant: participant, sheetID: sheet), options: options)
  }
}
