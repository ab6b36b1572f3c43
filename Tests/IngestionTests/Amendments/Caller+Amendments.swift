import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import Stubs

extension Caller {
  private var amendments: IngestionV1.AmendmentServiceClient {
    IngestionV1.AmendmentServiceClient(stack.channel)
  }
  private var options: CallOptions { .bearer(token) }

  func submitAmendments(
    _ request: IngestionV1.SubmitAmendmentsRequest
  ) async throws -> IngestionV1.SubmitAmendmentsResponse {
    try await amendments.submitAmendments(request, options: options)
  }

  func amend(_ list: IngestionV1.Amendment...) async throws -> [IngestionV1.AmendmentVerdict] {
    try await amendments.submitAmendments(.init(amendments: list), options: options).verdicts
  }

  /// Verdict, reasons and newest revision of each amendment.
  func amended(_ list: IngestionV1.Amendment...) async throws -> [String] {
    try await amendments.submitAmendments(.init(amendments: list), options: options).verdicts.map {
      (["\($0.verdict)"] + $0.violations.map(\.reason) + [String($0.newestRevision)])
        .joined(separator: " ")
    }
  }

  func withdraw(
    _ elementID: String, of questionnaireID: String, in studyID: String, reason: String = ""
  ) async throws -> IngestionV1.WithdrawQuestionResponse {
    try await amendments.withdrawQuestion(
      .init(
        studyID: studyID, questionnaireID: questionnaireID, elementID: elementID, reason: reason),
      options: options)
  }

  func revisions(
    of sheetID: String, pageSize: UInt32 = 0
  ) async throws -> [IngestionV1.SheetRevision] {
    var revisions: [IngestionV1.SheetRevision] = []
    var request = IngestionV1.ListRevisionsRequest(sheetID: sheetID, pageSize: pageSize)
    repeat {
      let page = try await amendments.listRevisions(request, options: options)
      revisions += page.revisions
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return revisions
  }

  /// The former revisions of the study, and the row count of the chunks.
  func formerRevisions(
    in studyID: String, tests: Bool = false
  ) async throws -> (records: [[String: String]], rows: UInt32) {
    var bytes: [UInt8] = []
    var rows: UInt32 = 0
    let request = IngestionV1.ExportRevisionsRequest(
      studyID: studyID, includeTestParticipants: tests)
    for try await part in amendments.exportRevisions(request, options: options) {
      bytes += part.csv
      rows += part.rows
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    let records = lines.dropFirst().map {
      Dictionary(zip(lines[0], $0), uniquingKeysWith: { first, _ in first })
    }
    return (records, rows)
  }

  func amendmentEvents() async throws -> [EventsV1.AnswerSheetAmended] {
    let subject = participantID.uuidString.lowercased()
    return try await stack.pool.query(
      """
      SELECT data FROM outbox
      WHERE subject = \(subject) AND type = \(EventsV1.AnswerSheetAmended.fullName) ORDER BY id
      """
    ).map { try EventsV1.AnswerSheetAmended(serialized: try $0.decode("data", as: [UInt8].self)) }
  }
}

extension IngestionV1.AnswerSheet {
  func amendment(
    on revision: UInt32 = 1, reason: String = "", at seconds: Int64 = 0,
    _ change: IngestionV1.Amendment.OneOfChange?
  ) -> IngestionV1.Amendment {
    IngestionV1.Amendment(
      amendmentID: UUID().uuidString.lowercased(), sheetID: sheetID, baseRevision: revision,
      reason: reason, amendTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now + seconds),
      change: change)
  }

  /// An amendment with another answer to one question.
  func amendment(
    on revision: UInt32 = 1, reason: String = "", at seconds: Int64 = 0, stress: Double
  ) -> IngestionV1.Amendment {
    var answers = answers
    answers[0].value = .number(stress)
    return amendment(
      on: revision, reason: reason, at: seconds, .answers(.init(answers: answers)))
  }
}

extension TestStudy {
  /// A study with amendable questionnaires: the diary has a score, and above a stress of 60 the
  /// symptom questionnaire follows.
  static var revisable: TestStudy {
    var study = TestStudy()
    for index in study.message.questionnaires.indices {
      study.message.questionnaires[index].revisable = true
    }
    study.questionnaires[0].scores = [
      CatalogueV1.Score(
        scoreID: "burden", method: .sum,
        items: [CatalogueV1.ScoreItem(subject: .elementID("stress"))], minimumAnswered: 1)
    ]
    study.message.nextLists = [
      CatalogueV1.NextList(
        afterQuestionnaireID: study.diaryID,
        conditions: [
          CatalogueV1.Condition(operator: .greater, number: .init(60), scoreID: "burden")
        ],
        offers: [CatalogueV1.NextOffer(questionnaireID: study.symptomID)])
    ]
    return study
  }
}
