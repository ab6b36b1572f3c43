import FoundationEssentials
import Messages

/// A study with a daily diary, a one-time questionnaire about the worst symptom, and a momentary
/// one whose last question depends on the worst symptom.
struct TestStudy: Sendable {
  let studyID: String
  var message: CatalogueV1.Study
  var questionnaires: [CatalogueV1.Questionnaire]

  var diaryID: String { "\(studyID)-diary" }
  var symptomID: String { "\(studyID)-symptom" }
  var momentaryID: String { "\(studyID)-momentary" }

  init() {
    studyID = "s" + UUID().uuidString.lowercased().prefix(8)
    message = CatalogueV1.Study(studyID: studyID, revision: 1)
    questionnaires = []
    message.questionnaires = [
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: diaryID, version: 1, recurrence: .repeated),
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: symptomID, version: 1, recurrence: .oneTime),
      CatalogueV1.StudyQuestionnaire(
        questionnaireID: momentaryID, version: 1, recurrence: .repeated),
    ]
    questionnaires = [diary(version: 1), symptom, momentary]
  }

  static func question(
    _ elementID: String, _ type: CatalogueV1.Question.OneOfType, optional: Bool = false,
    when conditions: [CatalogueV1.Condition] = []
  ) -> CatalogueV1.Element {
    CatalogueV1.Element(
      elementID: elementID,
      content: .question(CatalogueV1.Question(optionalAnswer: optional, type: type)),
      enableWhen: conditions)
  }

  static func options(_ codes: String...) -> [CatalogueV1.Option] {
    codes.map { CatalogueV1.Option(code: $0) }
  }

  /// Version 2 drops `stressors` and adds `sleep`.
  func diary(version: UInt32) -> CatalogueV1.Questionnaire {
    var elements = [
      Self.question("stress", .slider(CatalogueV1.Slider(minimum: 0, maximum: 100, step: 1))),
      Self.question(
        "stressors",
        .multipleChoice(
          CatalogueV1.MultipleChoice(options: Self.options("work", "private", "other")))),
      Self.question("note", .textArea(CatalogueV1.TextArea()), optional: true),
      Self.question("weight", .number(CatalogueV1.Number()), optional: true),
      Self.question("born", .date(CatalogueV1.DateEntry()), optional: true),
      Self.question("woke", .time(CatalogueV1.TimeEntry()), optional: true),
    ]
    if version > 1 {
      elements[1] = Self.question("sleep", .yesNo(CatalogueV1.YesNo()), optional: true)
    }
    return CatalogueV1.Questionnaire(
      questionnaireID: diaryID, version: version, contentHash: "d\(version)",
      elements: elements,
      sensors: [
        CatalogueV1.SensorRequest(kind: .noiseLevel, count: 3),
        CatalogueV1.SensorRequest(kind: .position, count: 2),
      ])
  }

  var symptom: CatalogueV1.Questionnaire {
    CatalogueV1.Questionnaire(
      questionnaireID: symptomID, version: 1, contentHash: "5e",
      elements: [
        Self.question(
          "worst",
          .singleChoice(CatalogueV1.SingleChoice(options: Self.options("sleep", "mood"))))
      ])
  }

  var momentary: CatalogueV1.Questionnaire {
    CatalogueV1.Questionnaire(
      questionnaireID: momentaryID, version: 1, contentHash: "60",
      elements: [
        Self.question("perceived", .yesNo(CatalogueV1.YesNo())),
        Self.question(
          "rested", .yesNo(CatalogueV1.YesNo()),
          when: [
            CatalogueV1.Condition(
              questionnaireID: symptomID, elementID: "worst", operator: .equal,
              codes: ["sleep"])
          ]),
      ])
  }

  // MARK: - Sheets

  /// Initial time of the stack's clock in seconds since 1970.
  static let now: Int64 = 1_774_746_000

  static func choice(_ elementID: String, _ codes: String...) -> IngestionV1.Answer {
    IngestionV1.Answer(
      elementID: elementID, value: .choice(IngestionV1.Codes(codes: codes)))
  }

  func sheet(
    _ questionnaireID: String, _ contentHash: String, version: UInt32 = 1, at seconds: Int64,
    _ answers: [IngestionV1.Answer]
  ) -> IngestionV1.AnswerSheet {
    IngestionV1.AnswerSheet(
      sheetID: UUID().uuidString.lowercased(), studyID: studyID,
      questionnaireID: questionnaireID, version: version, contentHash: contentHash,
      startTime: GoogleProtobuf.Timestamp(seconds: Self.now + seconds - 30),
      finishTime: GoogleProtobuf.Timestamp(seconds: Self.now + seconds),
      timeZone: "Europe/Berlin", appVersion: "Otolith 1.0", platform: "Android 16",
      answers: answers, closing: .complete)
  }

  func diarySheet(
    stress: Double = 50, version: UInt32 = 1, at seconds: Int64 = 0
  ) -> IngestionV1.AnswerSheet {
    var answers = [IngestionV1.Answer(elementID: "stress", value: .number(stress))]
    if version == 1 { answers.append(Self.choice("stressors", "work")) }
    return sheet(diaryID, "d\(version)", version: version, at: seconds, answers)
  }

  func symptomSheet(_ code: String = "sleep", at seconds: Int64 = 0) -> IngestionV1.AnswerSheet {
    sheet(symptomID, "5e", at: seconds, [Self.choice("worst", code)])
  }

  func momentarySheet(rested: Bool, at seconds: Int64 = 0) -> IngestionV1.AnswerSheet {
    sheet(
      momentaryID, "60", at: seconds,
      [Self.choice("perceived", "yes")] + (rested ? [Self.choice("rested", "no")] : []))
  }
}
