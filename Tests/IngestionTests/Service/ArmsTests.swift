import FoundationEssentials
import Messages
import Testing

/// Questionnaires of one arm of a trial do not exist for members of another arm: neither contents
/// nor existence are revealed.
@Suite struct ArmsTests {
  private let stack: IngestionStack
  private let study: TestStudy
  private let lacking: String

  init() async throws {
    stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    study.message.questionnaires[0].groupIDs = ["b"]
    self.study = study
    lacking = "\(study.studyID)-never"
  }

  private func member(group: String = "a") throws -> Caller {
    try stack.caller(id: UUID(), studies: [study.studyID], groups: [study.studyID: group])
  }

  /// Sheets with violations that only the arm's own version can detect.
  private var probes: [IngestionV1.AnswerSheet] {
    let changes: [(inout IngestionV1.AnswerSheet) -> Void] = [
      { _ in }, { $0.contentHash = "x" }, { $0.version = 7 }, { $0.answers = [] },
      { $0.answers[0].value = .number(1000) }, { $0.answers[0].value = .text("much") },
      { $0.answers[0].elementID = "nothing" }, { $0.finishTime = nil },
      { $0.finishTime?.seconds = 0 }, { $0.noise = [.init(level: .infinity)] },
    ]
    return changes.enumerated().map { number, change in
      // Older than any cached answer of an owner.
      var sheet = study.diarySheet(at: Int64(number) - 3600)
      change(&sheet)
      return sheet
    }
  }

  /// The answers to equal sheets of the other arm's questionnaire and of an unknown one, without
  /// sheet-specific parts.
  private func answers(
    to caller: Caller
  ) async throws -> (hidden: [IngestionV1.SheetVerdict], lacking: [IngestionV1.SheetVerdict]) {
    func answers(about questionnaireID: String) async throws -> [IngestionV1.SheetVerdict] {
      let sheets = probes.map { probe in
        var sheet = probe
        sheet.questionnaireID = questionnaireID
        return sheet
      }
      return try await caller.submit(sheets).map { verdict in
        var verdict = verdict
        verdict.sheetID = ""
        for index in verdict.violations.indices {
          verdict.violations[index].description = verdict.violations[index].description
            .replacing(questionnaireID, with: "…")
        }
        return verdict
      }
    }
    return (try await answers(about: study.diaryID), try await answers(about: lacking))
  }

  @Test func sheetsAreAnsweredAlike() async throws {
    try await stack.deliver(study)
    for caller in [try member(), try stack.participant(in: study.studyID)] {
      let (hidden, lacking) = try await answers(to: caller)
      #expect(hidden == lacking)
      #expect(hidden.allSatisfy { $0.verdict == .rejected })
      #expect(
        hidden.allSatisfy { $0.violations.contains { $0.reason == "QUESTIONNAIRE_NOT_IN_STUDY" } })
      // Reverse order, because the first answer is cached for a while.
      let (again, lackingAgain) = try await answers(to: caller)
      #expect(again == lackingAgain)
    }
    let own = try await member(group: "b").verdicts(study.diarySheet())
    #expect(own == [.created])
  }

  @Test func theyWaitAlikeForAuthAndForTheCatalogue() async throws {
    try await stack.deliver(study)
    let caller = try member()
    stack.auth.setBroken(for: caller)
    let withoutAuth = try await answers(to: caller)
    #expect(withoutAuth.hidden == withoutAuth.lacking)
    #expect(withoutAuth.hidden[0].verdict == .retryLater)
    #expect(withoutAuth.hidden[0].violations.map(\.reason) == ["STUDY_UNCONFIRMED"])

    stack.catalogue.setBroken(study.studyID)
    let withoutCatalogue = try await answers(to: try member())
    #expect(withoutCatalogue.hidden == withoutCatalogue.lacking)
    stack.catalogue.setBroken(study.studyID, false)
  }

  @Test func aSeriesSaysNothingOfAnotherArm() async throws {
    try await stack.deliver(study)
    func reason(
      _ questionnaireID: String, _ elementID: String, by caller: Caller
    ) async -> String? {
      await failure {
        try await caller.series(
          IngestionV1.GetSeriesRequest(
            studyID: study.studyID, questionnaireID: questionnaireID, elementID: elementID))
      }?.reason
    }
    let outsider = try member()
    for questionnaireID in [study.diaryID, lacking] {
      for elementID in ["stress", "nothing"] {
        #expect(
          await reason(questionnaireID, elementID, by: outsider) == "QUESTIONNAIRE_NOT_IN_STUDY")
      }
    }
    let unlucky = try member()
    stack.auth.setBroken(for: unlucky)
    for questionnaireID in [study.diaryID, lacking] {
      #expect(await reason(questionnaireID, "nothing", by: unlucky) == nil)
    }
    let insider = try member(group: "b")
    #expect(await reason(study.diaryID, "stress", by: insider) == nil)
    #expect(await reason(study.diaryID, "nothing", by: insider) == "ELEMENT_UNKNOWN")
  }

  @Test func offersAreOfTheOwnArmAlone() async throws {
    var study = study
    study.message.questionnaires[0].blocking = true
    try await stack.deliver(study)
    #expect(try await member().offers(in: study.studyID).isEmpty)
    #expect(
      try await member(group: "b").offers(in: study.studyID).map(\.questionnaireID) == [
        study.diaryID
      ])
  }
}
