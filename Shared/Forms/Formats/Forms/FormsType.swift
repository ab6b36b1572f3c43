internal import Questionnaires

/// The field types of the forms system (generic forms §5).
enum FormsType: String, CaseIterable {
  case text, password, email, url, number, tel, textarea, time, date, select, radio, multiselect
  case checkbox
  case composite = "compositeField"

  /// The type written for a kind; nil for unsupported kinds.
  init?(_ kind: QuestionDefinition.Kind) {
    switch kind {
    case .singleChoice: self = .select
    case .multipleChoice: self = .multiselect
    case .number: self = .number
    case .date: self = .date
    case .time: self = .time
    case .text(let entry): self = entry.isMasked ? .password : Self(entry.style)
    default: return nil
    }
  }

  init(_ style: TextEntryDefinition.Style) {
    switch style {
    case .line: self = .text
    case .area: self = .textarea
    case .email: self = .email
    case .url: self = .url
    case .telephone: self = .tel
    }
  }

  /// Whether the annotated type may be written instead, because both mean the same here.
  func canStandFor(_ other: FormsType) -> Bool {
    switch (self, other) {
    case (.radio, .select), (.checkbox, .multiselect): true
    default: self == other
    }
  }
}

/// Keys of annotations for data without a field in a definition.
enum FormsAnnotation {
  /// The form's version, which replies repeat.
  static let version = "forms.version"
  /// Additional information of a form, as JSON.
  static let header = "forms.header"
  /// Forms that follow, as JSON.
  static let next = "forms.next"
  /// The type, if several mean the same.
  static let type = "forms.type"
  /// The name, if it is not an element id.
  static let name = "forms.name"
  /// Values of options that are not codes: a JSON object of values by code.
  static let values = "forms.values"
  /// Name of the definition that a composite field refers to.
  static let composite = "forms.composite"
  /// Heading of that definition, if the field has its own label.
  static let compositeLabel = "forms.composite-label"
  /// The pattern of a field that has none here.
  static let pattern = "forms.pattern"
  /// Unknown attributes as a JSON object.
  static let attributes = "forms.attributes"
}

/// Patterns with a special meaning.
enum FormsPatterns {
  /// The attribute that describes a pattern in words: the source requires one (§13) without naming
  /// it.
  static let hint = "patternDescription"
  /// Pattern for whole numbers in the format.
  static let integer = "^[-+]?[0-9]+$"
  /// The source's example pattern, which matches every number that Otolith accepts.
  static let number = #"^[-+]?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?$"#
}
