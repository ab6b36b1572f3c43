import FoundationEssentials
import Messages
import TestSupport
import Testing

@testable import Tokens

/// Requests to the catalogue, and the use of its answers.
@Suite struct CatalogueInquiryTests {
  private let stack: IngestionStack
  private let study = TestStudy()

  init() async throws {
    stack = try await IngestionStack.shared.value
  }

  @Test func anUnknownVersionIsAskedForOnce() async throws {
    try await stack.deliver(study)
    stack.catalogue.publish(study.diary(version: 2))
    let callers = try (0..<8).map { _ in try stack.participant(in: study.studyID) }
    let verdicts = try await withThrowingTaskGroup(of: IngestionV1.Verdict.self) { group in
      for caller in callers {
        let sheet = study.diarySheet(version: 2)
        group.addTask { try await caller.submit([sheet])[0].verdict }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts == Array(repeating: .created, count: 8))
    let asked = stack.catalogue.asked(for: "\(study.diaryID) 2")
    #expect(asked.count == 1)
    // Not with a caller's token, which may have fewer rights than another's.
    let token = try JSONWebSignature(parsing: try #require(asked.first ?? nil))
    #expect(token.type == .service)
    #expect(token.keyID?.hasPrefix("otolith-ingestion.") == true)
    #expect(try await callers[0].verdicts(study.diarySheet(version: 2, at: 1)) == [.created])
    #expect(stack.catalogue.asked(for: "\(study.diaryID) 2").count == 1)
  }

  @Test func aVersionThatDoesNotExistIsRejected() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let good = study.diarySheet(at: 1)
    #expect(
      try await caller.outcomes(study.diarySheet(version: 9), good) == [
        "VERSION_UNKNOWN", "created",
      ])
    // An earlier answer decides about older sheets only.
    #expect(
      try await caller.outcomes(study.diarySheet(version: 9, at: -100)) == ["VERSION_UNKNOWN"])
    var none = study.diarySheet()
    none.version = 0
    var huge = study.diarySheet()
    huge.version = .max
    #expect(try await caller.outcomes(none, huge) == ["REQUIRED", "VERSION_UNKNOWN"])
    #expect(stack.catalogue.asked(for: "\(study.diaryID) 0").isEmpty)
  }

  /// Strangers cannot make the service ask for studies that they invent.
  @Test func noInventedStudyIsAskedFor() async throws {
    let caller = try stack.participant(in: study.studyID)
    let invented = (0..<300).map { number in
      var sheet = study.diarySheet()
      sheet.studyID += "-\(number)"
      return sheet
    }
    let verdicts = try await caller.submit(invented)
    #expect(verdicts.allSatisfy { $0.violations.map(\.reason) == ["NOT_ENROLLED"] })
    #expect(invented.allSatisfy { stack.catalogue.asked(for: $0.studyID).isEmpty })
  }

  @Test func withoutTheCatalogueUnknownThingsWaitAndKnownOnesGoOn() async throws {
    try await stack.deliver(study)
    stack.catalogue.setBroken("\(study.diaryID) 2")
    stack.catalogue.setBroken(study.studyID)
    let caller = try stack.participant(in: study.studyID)
    var added = study.diarySheet(at: 2)
    added.questionnaireID = "\(study.studyID)-new"
    let waiting = study.diarySheet(version: 2)
    #expect(
      try await caller.outcomes(waiting, study.diarySheet(at: 1), added) == [
        "retryLater", "created", "retryLater",
      ])
    try await stack.deliver(
      EventsV1.QuestionnaireVersionPublished(questionnaire: study.diary(version: 2)),
      subject: study.diaryID)
    #expect(try await caller.outcomes(waiting) == ["created"])
  }

  @Test func ownersWithoutAddressAreNotAsked() async throws {
    let stack = try await IngestionStack(hasPeers: false)
    let stranger = try stack.participant()
    #expect(try await stranger.obstacles(study.diarySheet()) == [["ENROLMENT_NOT_YET_KNOWN"]])
    let caller = try stack.participant(in: study.studyID)
    #expect(try await caller.obstacles(study.diarySheet()) == [["STUDY_NOT_YET_KNOWN"]])
    try await stack.deliver(study)
    #expect(try await caller.outcomes(study.diarySheet()) == ["created"])
  }

  @Test func anUnknownStudyIsAskedFor() async throws {
    stack.catalogue.publish(study.message)
    for questionnaire in study.questionnaires { stack.catalogue.publish(questionnaire) }
    let caller = try stack.participant(in: study.studyID, "no-such-study")
    var lost = study.diarySheet()
    lost.studyID = "no-such-study"
    #expect(
      try await caller.outcomes(study.diarySheet(), lost, study.symptomSheet(at: 1)) == [
        "created", "STUDY_UNKNOWN", "created",
      ])
    #expect(stack.catalogue.asked(for: study.studyID).count == 1)
    // Stored in the database, not only in memory.
    let rows = try await stack.pool.query(
      "SELECT revision FROM studies WHERE study_id = \(study.studyID)")
    #expect(try rows.map { try $0.decode("revision", as: Int64.self) } == [1])
  }

  @Test func aQuestionnaireAddedAMomentAgoIsFound() async throws {
    try await stack.deliver(study)
    var newer = study.message
    newer.revision = 2
    newer.questionnaires.append(
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: "\(study.studyID)-new", version: 1, recurrence: .repeated))
    stack.catalogue.publish(newer)
    var questionnaire = study.diary(version: 1)
    questionnaire.questionnaireID = "\(study.studyID)-new"
    stack.catalogue.publish(questionnaire)
    let caller = try stack.participant(in: study.studyID)
    var added = study.diarySheet()
    added.questionnaireID = "\(study.studyID)-new"
    var never = study.diarySheet()
    never.questionnaireID = "\(study.studyID)-never"
    #expect(
      try await caller.outcomes(added, never) == ["created", "QUESTIONNAIRE_NOT_IN_STUDY"])
    #expect(stack.catalogue.asked(for: study.studyID).count == 1)
  }

  @Test func strangersDoNotMakeUsAsk() async throws {
    let caller = try stack.participant(in: "another")
    #expect(try await caller.outcomes(study.diarySheet()) == ["NOT_ENROLLED"])
    #expect(stack.catalogue.asked(for: study.studyID).isEmpty)
  }

  /// The owners' answers are cached for a while and cannot decide about so recent a sheet.
  @Test func finalRejectionsAreRepeated() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    var never = study.diarySheet()
    never.questionnaireID = "\(study.studyID)-never"
    let unpublished = study.diarySheet(version: 9)
    let stranger = try stack.participant()
    let foreign = study.diarySheet()
    for _ in 0..<3 {
      #expect(
        try await caller.outcomes(never, unpublished) == [
          "QUESTIONNAIRE_NOT_IN_STUDY", "VERSION_UNKNOWN",
        ])
      #expect(try await stranger.outcomes(foreign) == ["NOT_ENROLLED"])
    }
    // Another sheet is judged by the known rules.
    var other = never
    other.sheetID = UUID().uuidString
    let verdict = try await caller.submit([other])[0]
    #expect([.retryLater, .rejected].contains(verdict.verdict))
  }

  @Test func malformedIDsAreNotLookedUp() async throws {
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    func sheet(_ studyID: String, _ questionnaireID: String) -> IngestionV1.AnswerSheet {
      var sheet = study.diarySheet()
      (sheet.studyID, sheet.questionnaireID) = (studyID, questionnaireID)
      return sheet
    }
    let outcomes = try await caller.outcomes(
      sheet("", study.diaryID), sheet("BAD ID", study.diaryID), sheet(study.studyID, "BAD ID"),
      sheet(study.studyID, ""))
    #expect(outcomes == ["REQUIRED", "ID_INVALID", "ID_INVALID", "REQUIRED"])
    #expect(stack.auth.asked(by: caller) == 0)
    #expect(stack.catalogue.asked(for: study.studyID).isEmpty)
  }

  @Test func aDefinitionFromTheFutureKeepsItsSheetsWaiting() async throws {
    try await stack.deliver(study)
    var odd = study.diary(version: 2)
    odd.elements[0].enableBehavior = .unrecognized(7)
    try await stack.deliver(
      EventsV1.QuestionnaireVersionPublished(questionnaire: odd), subject: study.diaryID)
    stack.catalogue.publish(odd)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.outcomes(study.diarySheet(version: 2), study.diarySheet(at: 1)) == [
        "retryLater", "created",
      ])
  }

  /// Another participant requests a version that is published a moment later.
  @Test func earlyRequestsDoNotAffectLaterSheets() async throws {
    var scene: (caller: Caller, sheets: [IngestionV1.AnswerSheet])?
    // The earlier answer may expire before it is used.
    try await eventually("an answer from before the publication is used") {
      let (caller, sheets) = try await publishedAfterTheQuestion(TestStudy())
      let verdicts = try await caller.submit(sheets)
      let reasons = verdicts.map { $0.violations.map(\.reason) }
      // The catalogue is asked once more about the study, regardless of earlier answers.
      #expect(verdicts[1].verdict == .created)
      guard reasons == [["VERSION_NOT_YET_KNOWN"], []] else {
        #expect(verdicts.allSatisfy { $0.verdict != .rejected })
        return false
      }
      #expect(verdicts[0].verdict == .retryLater)
      #expect(verdicts[0].retryDelay == .init(seconds: 5))
      scene = (caller, sheets)
      return true
    }
    let (caller, sheets) = try #require(scene)
    try await eventually("the catalogue is asked again") {
      try await caller.submit(sheets).allSatisfy { [.created, .exists].contains($0.verdict) }
    }
  }

  /// - Returns: sheets of a version and a questionnaire that another client requested before they
  ///   were published, and their sender.
  private func publishedAfterTheQuestion(
    _ study: TestStudy
  ) async throws -> (Caller, [IngestionV1.AnswerSheet]) {
    try await stack.deliver(study)
    let hasty = try stack.participant(in: study.studyID)
    #expect(try await hasty.outcomes(study.diarySheet(version: 2)) == ["VERSION_UNKNOWN"])
    var newer = study.message
    newer.revision = 2
    newer.questionnaires.append(
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: "\(study.studyID)-new", version: 1, recurrence: .repeated))
    var added = study.diarySheet(at: 1)
    added.questionnaireID = "\(study.studyID)-new"
    #expect(try await hasty.outcomes(added) == ["QUESTIONNAIRE_NOT_IN_STUDY"])

    stack.catalogue.publish(study.diary(version: 2))
    stack.catalogue.publish(newer)
    var questionnaire = study.diary(version: 1)
    questionnaire.questionnaireID = added.questionnaireID
    stack.catalogue.publish(questionnaire)
    return (
      try stack.participant(in: study.studyID), [study.diarySheet(version: 2), added]
    )
  }

  /// The second client is answered as quickly as the first, for any sheet age and load.
  @Test func manyAreRefusedByFewQuestions() async throws {
    var over = study
    over.message.endTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)
    try await stack.deliver(over)
    let callers = try (0..<20).map { _ in try stack.participant(in: over.studyID) }
    for caller in callers.prefix(2) {
      #expect(try await caller.outcomes(over.diarySheet()) == ["STUDY_ENDED"])
    }
    let outcomes = try await withThrowingTaskGroup(of: [String].self) { group in
      for caller in callers {
        let sheet = over.diarySheet()
        group.addTask { try await caller.outcomes(sheet) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(outcomes == Array(repeating: "STUDY_ENDED", count: callers.count))
    // The catalogue's earlier answer decides about an old sheet, even during a long outage.
    stack.catalogue.setBroken(over.studyID)
    let asked = stack.catalogue.asked(for: over.studyID).count
    #expect(asked <= 2 + callers.count)
    let late = try stack.participant(in: over.studyID)
    #expect(try await late.outcomes(over.diarySheet(at: -100)) == ["STUDY_ENDED"])
    #expect(stack.catalogue.asked(for: over.studyID).count == asked)
  }

  /// The study was changed; the device knows it, this service does not yet.
  @Test func anOlderRevisionRefusesNothingForGood() async throws {
    var ended = study
    ended.message.endTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)
    try await stack.deliver(ended)
    let caller = try stack.participant(in: study.studyID)
    stack.catalogue.setBroken(study.studyID)
    #expect(try await caller.obstacles(study.diarySheet()) == [["STUDY_UNCONFIRMED"]])

    var prolonged = TestStudy()
    prolonged.message.endTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)
    try await stack.deliver(prolonged)
    prolonged.message.revision = 2
    prolonged.message.endTime = nil
    stack.catalogue.publish(prolonged.message)
    let other = try stack.participant(in: prolonged.studyID)
    #expect(try await other.outcomes(prolonged.diarySheet()) == ["created"])
    // An unchanged study rejects it after one request.
    var over = TestStudy()
    over.message.endTime = GoogleProtobuf.Timestamp(seconds: TestStudy.now - 500)
    try await stack.deliver(over)
    let late = try stack.participant(in: over.studyID)
    #expect(try await late.outcomes(over.diarySheet()) == ["STUDY_ENDED"])
    #expect(stack.catalogue.asked(for: over.studyID).count == 1)
    #expect(try await late.outcomes(over.diarySheet(at: -100)) == ["STUDY_ENDED"])
  }
}
