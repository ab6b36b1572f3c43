/// What validation and export need of one published questionnaire version. No display text.
public struct QuestionnaireDefinition: Sendable {
  public let questionnaireID: String
  public let version: UInt32
  /// Lower-case hexadecimal SHA-256, as the catalogue published it.
  public let contentHash: String
  /// In the order in which they are shown.
  public let elements: [ElementDefinition]
  /// Most noise measurements a sheet may carry; 0 when none are asked for.
  public let noiseCountMax: Int
  /// Most positions a sheet may carry; 0 when none are asked for.
  public let positionCountMax: Int
  public let scores: ScoreRules

  /// The questions outside the sheet whose answers decide what is shown.
  public let referencedQuestions: Set<ReferencedQuestion>

  private let indexOfElement: [String: Int]

  public init(
    questionnaireID: String, version: UInt32, contentHash: String, elements: [ElementDefinition],
    noiseCountMax: Int = 0, positionCountMax: Int = 0, scores: ScoreRules = .none
  ) {
    self.questionnaireID = questionnaireID
    self.version = version
    self.contentHash = contentHash
    self.elements = elements
    self.noiseCountMax = noiseCountMax
    self.positionCountMax = positionCountMax
    self.scores = scores
    referencedQuestions = Set(elements.flatMap { $0.rule?.referencedQuestions ?? [] })
    indexOfElement = Dictionary(
      elements.enumerated().map { ($0.element.elementID, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  public var key: QuestionnaireVersion {
    QuestionnaireVersion(questionnaireID: questionnaireID, version: version)
  }

  /// Position of an element; nil for an id that is not the very same characters. (Swift compares
  /// strings by canonical equivalence: the Kelvin sign equals `K`. Ids are ASCII.)
  public func index(ofElement elementID: String) -> Int? {
    elementID.isASCII ? indexOfElement[elementID] : nil
  }

  public var questions: [ElementDefinition] {
    elements.filter { $0.question != nil }
  }
}

/// Names a published questionnaire version.
public struct QuestionnaireVersion: Sendable, Hashable {
  public var questionnaireID: String
  public var version: UInt32

  public init(questionnaireID: String, version: UInt32) {
    self.questionnaireID = questionnaireID
    self.version = version
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
