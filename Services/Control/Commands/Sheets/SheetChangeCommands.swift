import ArgumentParser
import Fields
import Foundation
import Messages
import RPCClient

extension SheetsCommand {
  struct Correct: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Correct answers of a sheet.",
      discussion: """
        Other answers stay. An answer has the form ELEMENT=VALUE, with codes joined by `;`; a question that \
        the sheet does not answer needs its kind: ELEMENT:KIND=VALUE, with choice, number, text, date, time \
        or date_time. The participant sees the time and --because, not --reason.

        Example:
          otolithctl sheets correct my-study 7cnq3mlp2xq5a4kd 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 \
        --etag 1-0 --because entry-error --reason "Typed 200 for 20; confirmed by phone" --answer stress=20
        """)

    @OptionGroup var target: SheetTarget

    @Option(name: .customLong("answer"), help: "ELEMENT=VALUE or ELEMENT:KIND=VALUE. Repeatable.")
    var answers: [String] = []

    @Option(name: .customLong("remove"), help: "Question whose answer is removed. Repeatable.")
    var removed: [String] = []

    @Option(help: "Why the answers are wrong; shown to the participant.")
    var because: IngestionV1.CorrectionReason

    @OptionGroup var change: SheetChangeOptions

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if answers.isEmpty, removed.isEmpty { throw ValidationError("pass --answer or --remove") }
    }

    func run() async throws {
      try await change.run(target, service) { client, options in
        let sheet = try await target.sheet(client, options)
        return .correction(
          .init(
            reason: because,
            answers: try answers.map { try CorrectionArgument($0).answer(in: sheet) },
            removedElementIDs: removed))
      }
    }
  }

  struct Mark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Mark a sheet, or with --none remove its mark.",
      discussion: """
        Exports carry the mark; the sheet counts nevertheless. The participant sees time and mark, not the \
        reason.

        Example:
          otolithctl sheets mark my-study 7cnq3mlp2xq5a4kd 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 careless \
        --etag 1-0 --reason "12 items in 4 seconds"
        """)

    @OptionGroup var target: SheetTarget

    @Argument(help: "The mark.")
    var mark: IngestionV1.SheetMark?

    @Flag(help: "Remove the mark.")
    var none = false

    @OptionGroup var change: SheetChangeOptions

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if (mark == nil) != none { throw ValidationError("pass either a mark or --none") }
    }

    func run() async throws {
      try await change.run(target, service) { _, _ in .mark(mark ?? .unspecified) }
    }
  }

  struct State: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set the review state of a sheet, or with --none reset it.",
      discussion: """
        Exports carry the state; participants do not see it.

        Example:
          otolithctl sheets state my-study 7cnq3mlp2xq5a4kd 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 approved \
        --etag 2-1
        """)

    @OptionGroup var target: SheetTarget

    @Argument(help: "The state.")
    var state: IngestionV1.ReviewState?

    @Flag(help: "Reset the state.")
    var none = false

    @OptionGroup var change: SheetChangeOptions

    @OptionGroup var service: ServiceOptions

    func validate() throws {
      if (state == nil) != none { throw ValidationError("pass either a state or --none") }
    }

    func run() async throws {
      try await change.run(target, service) { _, _ in .reviewState(state ?? .unspecified) }
    }
  }

  struct Comment: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add a comment for the staff of the study.",
      discussion: """
        Comments are in no export of the study, but in the participant's own export.

        Example:
          otolithctl sheets comment my-study 7cnq3mlp2xq5a4kd 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 \
        "Asked the participant on 29 March"
        """)

    @OptionGroup var target: SheetTarget

    @Argument(help: "The comment, at most 2,000 characters.")
    var text: String

    @Option(help: "Id of the comment (UUID), for safe repetition; default: a new one.")
    var requestID: String?

    @OptionGroup var service: ServiceOptions

    func run() async throws {
      try await SheetChangeOptions.review(
        target, service, requestID: requestID, etag: "", reason: ""
      ) { _, _ in .comment(text) }
    }
  }
}

/// Options of changes to a sheet.
struct SheetChangeOptions: ParsableArguments {
  @Option(help: "State of the sheet that the change is based on; see `sheets show`.")
  var etag: String

  @Option(
    help: "Reason for the staff, at most 500 characters; `correct` and `mark` need one.")
  var reason = ""

  @Option(help: "Id of the change (UUID), for safe repetition; default: a new one.")
  var requestID: String?

  /// Makes the change with the session of the command.
  typealias Making = (OtolithClient, CallOptions) async throws ->
    IngestionV1.ReviewSheetRequest.OneOfChange

  func run(
    _ target: SheetTarget, _ service: ServiceOptions, _ change: Making
  ) async throws {
    try await Self.review(
      target, service, requestID: requestID, etag: etag, reason: reason, change)
  }

  /// Reviews a sheet and prints it as it is afterwards.
  static func review(
    _ target: SheetTarget, _ service: ServiceOptions, requestID: String?, etag: String,
    reason: String, _ change: Making
  ) async throws {
    let requestID = requestID ?? UUID().text
    // Printed before the call, so that it can be repeated if the response is lost.
    CatalogueConsole.say("request \(requestID)")
    let answer = try await service.call { client, options in
      let change = try await change(client, options)
      return try await client.reviews.reviewSheet(
        .init(
          studyID: target.study, participant: target.participant, sheetID: target.sheet,
          requestID: requestID, etag: etag, reason: reason, change: change), options: options)
    }
    service.tell(answer, answer.reviewedSheet?.lines ?? [])
  }
}
