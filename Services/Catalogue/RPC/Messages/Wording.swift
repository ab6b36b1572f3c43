import Messages
import QuestionnaireWire

extension CatalogueV1.Questionnaire {
  /// The questionnaire without the texts of elements, options and bands, as visible to outsiders if
  /// a project shares only the structure. Title and description are kept.
  var withoutWording: CatalogueV1.Questionnaire {
    let absent = CatalogueV1.LocalizedText()
    // The meaning of a manikin's numbers belongs to the structure.
    var stripped = mapTexts { _ in absent }.withManikinWords
    stripped.title = title
    stripped.description = description
    // Annotations of other formats may quote texts.
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

  /// The view for readers without a role in the project; nil if not shared.
  var sharedView: CatalogueV1.Questionnaire? {
    switch effectiveSharing {
    case .anyone: self
    case .structure: withoutWording
    case .project, .unspecified, .unrecognized: nil
    }
  }

  /// An absent or unknown value counts as unshared.
  private var effectiveSharing: CatalogueV1.Sharing {
    switch sharing {
    case .structure, .anyone: sharing
    case .unspecified, .project, .unrecognized: .project
    }
  }
}
