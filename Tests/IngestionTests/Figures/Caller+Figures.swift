import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import ServiceKit
import Stubs

@testable import IngestionService

extension Caller {
  private var service: IngestionV1.FigureServiceClient {
    IngestionV1.FigureServiceClient(stack.channel)
  }

  func figures(of study: TestStudy) async throws -> IngestionV1.StudyFigures {
    try await service.getStudyFigures(.init(studyID: study.studyID), options: .bearer(token))
  }

  func figures(
    of questionnaireID: String, in study: TestStudy
  ) async throws -> IngestionV1.QuestionnaireFigures {
    try await service.getQuestionnaireFigures(
      .init(studyID: study.studyID, questionnaireID: questionnaireID), options: .bearer(token))
  }
}

extension IngestionStack {
  /// A member of a study's staff who may read figures, but no single answers.
  func clinician(of study: TestStudy) throws -> Caller {
    try caller(id: UUID(), studies: [], leading: ["another"]) {
      $0.studyRoles = [study.studyID: [.clinician]]
    }
  }
}

extension TestStudy {
  /// A study whose diary has six sliders, four choices from three options, and several options.
  static var rated: TestStudy {
    var study = TestStudy.revisable
    study.message.nextLists = []
    study.questionnaires[0] = CatalogueV1.Questionnaire(
      questionnaireID: study.diaryID, version: 1, contentHash: "d1",
      elements: sliders.map {
        question(
          $0, .slider(CatalogueV1.Slider(minimum: 0, maximum: 100, step: 1)), optional: true)
      }
        + choices.map {
          question(
            $0, .singleChoice(CatalogueV1.SingleChoice(options: options("no", "some", "much"))),
            optional: true)
        } + [
          question(
            "places",
            .multipleChoice(CatalogueV1.MultipleChoice(options: options("home", "work"))),
            optional: true),
          question("note", .textArea(CatalogueV1.TextArea()), optional: true),
        ])
    return study
  }

  /// Like ``rated`` with six bounded numbers, one with large bounds, and one without bounds.
  static var extreme: TestStudy {
    func number(_ id: String, _ bounds: ClosedRange<Double>?) -> CatalogueV1.Element {
      question(
        id,
        .number(
          CatalogueV1.Number(
            minimum: bounds.map { .init(value: $0.lowerBound) },
            maximum: bounds.map { .init(value: $0.upperBound) })), optional: true)
    }
    var study = TestStudy.rated
    study.questionnaires[0].elements =
      sliders.map { number($0, 0...100) } + [number("wide", -1e300...1e300), number("open", nil)]
    return study
  }

  static let sliders = (1...6).map { "s\($0)" }
  static let choices = (1...4).map { "c\($0)" }

  /// - Parameters:
  ///   - values: answers to the sliders; nil for none.
  ///   - codes: answers to the choices.
  ///   - duration: seconds from start to finish.
  func rating(
    _ values: [Double?], _ codes: [String] = [], places: [String] = [], at seconds: Int64 = -1000,
    duration: Int64 = 120
  ) -> IngestionV1.AnswerSheet {
    var answers = zip(Self.sliders, values).compactMap { id, value in
      value.map { IngestionV1.Answer(elementID: id, value: .number($0)) }
    }
    answers += zip(Self.choices, codes).map { Self.choice($0, $1) }
    if !places.isEmpty {
      answers.append(
        IngestionV1.Answer(elementID: "places", value: .choice(.init(codes: places))))
    }
    var sheet = sheet(diaryID, "d1", at: seconds, answers)
    sheet.startTime = GoogleProtobuf.Timestamp(seconds: Self.now + seconds - duration)
    return sheet
  }
}
