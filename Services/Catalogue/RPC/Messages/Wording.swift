internal import Messages
internal import QuestionnaireWire

extension CatalogueV1.Questionnaire {
  /// Without the wording of elements, options and bands: what a project that shares the structure
  /// lets others see. Title and description stay.
  var withoutWording: CatalogueV1.Questionnaire {
    let absent = CatalogueV1.LocalizedText()
    // What the numbers of a manikin mean is its structure.
    var stripped = mapTexts { _ in absent }.withManikinWords
    stripped.title = title
    stripped.description = description
    // What other formats said may quote texts.
    stripped.annotations = []
    for position in stripped.elements.indices {
      stripped.elements[position].annotations = []
      if case .question(var question)? = stripped.elements[position].content,
        case .unsupported(var unsupported)? = question.type
      {
        unsupported.contents = ""
        question.type = .unsupported(unsupported)
        stripped.elements[position].content = .question(question)
      }
    }
    return stripped
  }

  /// As others see it who have no role in its project; nil: not at all.
  var sharedView: CatalogueV1.Questionnaire? {
    switch effectiveSharing {
    case .anyone: self
    case .structure: withoutWording
    case .project, .unspecified, .unrecognized: nil
    }
  }

  /// What is not said, or not understood, is shared with nobody.
  private var effectiveSharing: CatalogueV1.Sharing {
    switch sharing {
    case .structure, .anyone: sharing
    case .unspecified, .project, .unrecognized: .project
    }
  }
}
