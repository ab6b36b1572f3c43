extension QuestionDefinition.Kind {
  /// Name in Otolith's own files and in reports.
  public var typeName: String {
    switch self {
    case .inherited: "inherited"
    case .singleChoice: "single-choice"
    case .multipleChoice: "multiple-choice"
    case .yesNo: "yes-no"
    case .slider: "slider"
    case .selfAssessmentManikin: "sam"
    case .visualAnalogue: "visual-analogue"
    case .number: "number"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date-time"
    case .duration: "duration"
    case .text(let entry): entry.style.rawValue
    case .country: "country"
    case .ranking: "ranking"
    case .countdown: "countdown"
    case .file: "file"
    case .unsupported: "unsupported"
    }
  }
}

extension ElementDefinition {
  /// Name in Otolith's own files and in reports; `unknown` without contents.
  public var typeName: String {
    switch content {
    case nil: "unknown"
    case .headline: "headline"
    case .text: "text-block"
    case .pageBreak: "page-break"
    case .question(let question): question.kind?.typeName ?? "unknown"
    case .group(let group):
      switch group.style {
      case nil: "unknown"
      case .section: "section"
      case .composite: "composite"
      case .matrix: "matrix"
      }
    }
  }
}
