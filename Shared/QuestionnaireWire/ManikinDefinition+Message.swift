public import Messages
internal import Questionnaires

extension ManikinDefinition {
  init(_ message: CatalogueV1.SelfAssessmentManikin) {
    self.init(
      Dimension(message.dimension), lowestLabel: TranslatedText(message.lowestLabel),
      highestLabel: TranslatedText(message.highestLabel))
  }
}

extension ManikinDefinition.Dimension {
  fileprivate init?(_ message: CatalogueV1.ManikinDimension) {
    switch message {
    case .valence: self = .valence
    case .arousal: self = .arousal
    case .dominance: self = .dominance
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension CatalogueV1.SelfAssessmentManikin {
  /// Uses the dimension's default words if the definition has no label.
  init(_ manikin: ManikinDefinition) {
    self.init(
      dimension: .init(manikin.dimension),
      lowestLabel: CatalogueV1.LocalizedText(manikin.shownLowestLabel),
      highestLabel: CatalogueV1.LocalizedText(manikin.shownHighestLabel))
  }

  /// The same manikin with the dimension's default words in empty labels.
  fileprivate var withWords: CatalogueV1.SelfAssessmentManikin {
    guard let dimension = ManikinDefinition.Dimension(dimension) else { return self }
    var manikin = self
    if !(lowestLabel?.hasWords ?? false) { manikin.lowestLabel = .init(dimension.lowestWord) }
    if !(highestLabel?.hasWords ?? false) { manikin.highestLabel = .init(dimension.highestWord) }
    return manikin
  }
}

extension CatalogueV1.ManikinDimension {
  fileprivate init(_ dimension: ManikinDefinition.Dimension?) {
    switch dimension {
    case .valence: self = .valence
    case .arousal: self = .arousal
    case .dominance: self = .dominance
    case nil: self = .unspecified
    }
  }
}

extension CatalogueV1.LocalizedText {
  fileprivate var hasWords: Bool { !translations.isEmpty || !text.isEmpty }
}

extension CatalogueV1.Questionnaire {
  /// The same questionnaire with default labels on all manikins, as answers and events carry them.
  public var withManikinWords: CatalogueV1.Questionnaire { mapQuestions(\.withManikinWords) }

  /// The same questionnaire without manikin labels that repeat the dimension's default words.
  public var withoutManikinWords: CatalogueV1.Questionnaire { mapQuestions(\.withoutManikinWords) }

  private func mapQuestions(
    _ transform: (CatalogueV1.Question) -> CatalogueV1.Question
  ) -> CatalogueV1.Questionnaire {
    var questionnaire = self
    questionnaire.sharedAnswer = sharedAnswer.map(transform)
    for position in elements.indices {
      switch elements[position].content {
      case .question(let question):
        guard case .selfAssessmentManikin? = question.type else { continue }
        questionnaire.elements[position].content = .question(transform(question))
      case .group(var group):
        guard let shared = group.sharedAnswer else { continue }
        group.sharedAnswer = transform(shared)
        questionnaire.elements[position].content = .group(group)
      case .headline, .text, .pageBreak, nil: break
      }
    }
    return questionnaire
  }
}

extension CatalogueV1.Question {
  /// See ``CatalogueV1/Questionnaire/withManikinWords``.
  public var withManikinWords: CatalogueV1.Question {
    guard case .selfAssessmentManikin(let manikin)? = type else { return self }
    var question = self
    question.type = .selfAssessmentManikin(manikin.withWords)
    return question
  }

  /// See ``CatalogueV1/Questionnaire/withoutManikinWords``.
  public var withoutManikinWords: CatalogueV1.Question {
    guard case .selfAssessmentManikin(var manikin)? = type else { return self }
    let definition = ManikinDefinition(manikin)
    // A text outside of translations is an error that the check reports.
    func kept(
      _ label: CatalogueV1.LocalizedText?, _ read: TranslatedText
    ) -> CatalogueV1.LocalizedText? {
      read.isAbsent && !read.hasTextOutsideTranslations ? nil : label
    }
    manikin.lowestLabel = kept(manikin.lowestLabel, definition.lowestLabel)
    manikin.highestLabel = kept(manikin.highestLabel, definition.highestLabel)
    var question = self
    question.type = .selfAssessmentManikin(manikin)
    return question
  }
}
