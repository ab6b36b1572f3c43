internal import Questionnaires

/// The types of fields that the forms system has (generic forms §5).
enum FormsType: String, CaseIterable {
  case text, password, email, url, number, tel, textarea, time, date, select, radio, multiselect
  case checkbox
  case composite = "compositeField"

  /// The type that is written for a kind; nil for kinds that the format has none for.
  init?(_ kind: QuestionDefinition.Kind) {
    switch kind {
    case .singleChoice: self = .select
    case .multipleChoice: self = .multiselect
    case .number: self = .number
    case .date: self = .date
    case .time: self = .time
    case .text(let entry): self = Self(entry.style)
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

  /// Whether this type is written instead when an annotation says so: both mean the same here.
  func canStandFor(_ other: FormsType) -> Bool {
    switch (self, other) {
    case (.radio, .select), (.checkbox, .multiselect), (.password, .text): true
    default: self == other
    }
  }
}

/// Keys of annotations: what the format says and a definition has no field for.
enum FormsAnnotation {
  /// The form's version, which replies repeat.
  static let version = "forms.version"
  /// Additional information of a form, as JSON.
  static let header = "forms.header"
  /// Forms that follow, as JSON.
  static let next = "forms.next"
  /// The type, where several mean the same.
  static let type = "forms.type"
  /// The name, where it is no element id.
  static let name = "forms.name"
  /// Values of options that are no codes: a JSON object of values by code.
  static let values = "forms.values"
  /// The name of the definition that a composite field refers to.
  static let composite = "forms.composite"
  /// The heading of that definition, where the field has a label of its own.
  static let compositeLabel = "forms.composite-label"
  /// A pattern of a field that has none here.
  static let pattern = "forms.pattern"
  /// Attributes that are not known, as a JSON object.
  static let attributes = "forms.attributes"
}

/// Patterns that stand for something else.
enum FormsPatterns {
  /// The attribute that says in words what a pattern asks for: the source wants one (§13) without
  /// naming it.
  static let hint = "patternDescription"
  /// How the format asks for whole numbers.
  static let integer = "^[-+]?[0-9]+$"
  /// The example of the source, which any number matches that Otolith takes, too.
  static let number = #"^[-+]?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?$"#
}
