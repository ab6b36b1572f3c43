/// The eighteen columns of a data dictionary, in order.
enum REDCapColumn: Int, CaseIterable {
  case variable, form, sectionHeader, fieldType, label, choices, note, validation, minimum, maximum
  case identifier, branchingLogic, required, alignment, questionNumber, matrixGroup, matrixRanking
  case annotation

  /// Heading in a downloaded dictionary.
  var title: String {
    switch self {
    case .variable: "Variable / Field Name"
    case .form: "Form Name"
    case .sectionHeader: "Section Header"
    case .fieldType: "Field Type"
    case .label: "Field Label"
    case .choices: "Choices, Calculations, OR Slider Labels"
    case .note: "Field Note"
    case .validation: "Text Validation Type OR Show Slider Number"
    case .minimum: "Text Validation Min"
    case .maximum: "Text Validation Max"
    case .identifier: "Identifier?"
    case .branchingLogic: "Branching Logic (Show field only if...)"
    case .required: "Required Field?"
    case .alignment: "Custom Alignment"
    case .questionNumber: "Question Number (surveys only)"
    case .matrixGroup: "Matrix Group Name"
    case .matrixRanking: "Matrix Ranking?"
    case .annotation: "Field Annotation"
    }
  }

  /// Heading in REDCap's API, also used in the contents of kept types.
  var name: String {
    switch self {
    case .variable: "field_name"
    case .form: "form_name"
    case .sectionHeader: "section_header"
    case .fieldType: "field_type"
    case .label: "field_label"
    case .choices: "select_choices_or_calculations"
    case .note: "field_note"
    case .validation: "text_validation_type_or_show_slider_number"
    case .minimum: "text_validation_min"
    case .maximum: "text_validation_max"
    case .identifier: "identifier"
    case .branchingLogic: "branching_logic"
    case .required: "required_field"
    case .alignment: "custom_alignment"
    case .questionNumber: "question_number"
    case .matrixGroup: "matrix_group_name"
    case .matrixRanking: "matrix_ranking"
    case .annotation: "field_annotation"
    }
  }

  /// - Parameter heading: heading in any REDCap version; some were worded differently earlier.
  init?(heading: String) {
    let heading = heading.trimmed.lowercased()
    guard
      let found = Self.allCases.first(where: {
        $0.title.lowercased() == heading || $0.name == heading
      }) ?? Self.older[heading]
    else { return nil }
    self = found
  }

  private static let older: [String: REDCapColumn] = [
    "choices or calculations": .choices,
    "text validation type": .validation,
    "branching logic": .branchingLogic,
    "question number": .questionNumber,
    "matrix ranking": .matrixRanking,
    "required field": .required,
  ]
}
