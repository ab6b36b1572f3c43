internal import Questionnaires

/// One line of a codebook to write.
struct TrackCodebookLine {
  var elementType: String
  var questionType = ""
  var minimum = ""
  var maximum = ""
  var step = ""
  var required = ""
  var variable = ""
  var text = TranslatedText()
  /// Codes with their answers; either may be empty.
  var answers: [(code: String, text: TranslatedText)] = []
  /// Cells by column name that override the others.
  var cells: TableCells?
}

/// Converts elements to the lines of a codebook.
struct TrackCodebookRows {
  private let questionnaire: QuestionnaireDefinition
  private let structure: QuestionnaireStructure
  /// Languages of all texts.
  private let languages: Set<String>
  private(set) var rows: [TrackCodebookLine] = []
  /// Changes to elements without a matching codebook type, by id.
  private(set) var remarks: [String: String] = [:]

  init(_ questionnaire: QuestionnaireDefinition) {
    self.questionnaire = questionnaire
    structure = QuestionnaireStructure(questionnaire)
    languages = Set(questionnaire.texts.lazy.flatMap(\.text.translations).map(\.language))
  }

  mutating func write() {
    for (position, element) in questionnaire.elements.enumerated() {
      switch element.content {
      case nil: break
      case .headline(let text):
        rows.append(TrackCodebookLine(elementType: "headline", variable: element.id, text: text))
      case .text(let text):
        rows.append(TrackCodebookLine(elementType: "text", variable: element.id, text: text))
      case .pageBreak:
        rows.append(TrackCodebookLine(elementType: "pagebreak", variable: element.id))
      case .group(let group):
        if !group.title.isAbsent {
          rows.append(
            TrackCodebookLine(elementType: "headline", variable: element.id, text: group.title))
        }
      case .question(let question):
        append(question, element, structure.kinds[position])
      }
    }
  }

  private mutating func append(
    _ question: QuestionDefinition, _ element: ElementDefinition, _ kind: QuestionDefinition.Kind?
  ) {
    var line = TrackCodebookLine(
      elementType: "question",
      required: question.isOptional || kind?.isNoneAllowed == true ? "false" : "true",
      variable: element.id, text: question.text)
    fill(&line, element, kind)
    rows.append(line)
  }

  private mutating func fill(
    _ line: inout TrackCodebookLine, _ element: ElementDefinition, _ kind: QuestionDefinition.Kind?
  ) {
    switch kind {
    case .singleChoice(let choice):
      line.questionType = choice.isKnob ? "SingleChoiceKnob" : "SingleChoice"
      line.answers = choice.options.map { ($0.code, $0.label) }
    case .multipleChoice(let choice):
      line.questionType = "MultipleChoice"
      line.answers = choice.options.map { ($0.code, $0.label) }
    case .yesNo:
      line.questionType = "YesNoSwitch"
      line.cells = element.annotations[TrackCodebookAnnotation.answers].flatMap(
        TableCells.init(json:))
    case .slider(let slider):
      line.questionType = slider.isKnob ? "Knob" : "Slider"
      fillScale(
        &line, slider.minimum, slider.maximum, slider.step, slider.minimumLabel,
        slider.maximumLabel)
    case .visualAnalogue(let scale):
      line.questionType = "Slider"
      fillScale(
        &line, 0, VisualAnalogueDefinition.maximum, 0, scale.minimumLabel, scale.maximumLabel)
      remarks[element.id] = "written as a continuous slider from 0 to 100"
    case .selfAssessmentManikin(let manikin):
      line.questionType = "Slider"
      let (lowest, highest) = manikin.ends(in: languages)
      fillScale(&line, 1, 9, 1, lowest, highest)
      remarks[element.id] = "written as a slider from 1 to 9, without the pictures"
    case .date: line.questionType = "TextDate"
    case .text(let entry):
      line.questionType = entry.style == .area ? "TextArea" : "TextString"
      if let type = element.annotations[TrackCodebookAnnotation.questionType],
        ["SingleChoice", "SingleChoiceKnob", "MultipleChoice"].contains(type)
      {
        line.questionType = type
      }
    case .unsupported(let unsupported): fill(&line, element, unsupported)
    case .ranking(let ranking):
      line.questionType = "MultipleChoice"
      line.answers = ranking.options.map { ($0.code, $0.label) }
      remarks[element.id] = "written as a choice of several options, without their order"
    case nil, .inherited, .number, .time, .dateTime, .duration, .country, .file, .countdown:
      line.questionType = "TextString"
      remarks[element.id] = "written as a line of text (TextString)"
    }
  }

  /// Restores a type that came from a codebook; other types keep their own name.
  private mutating func fill(
    _ line: inout TrackCodebookLine, _ element: ElementDefinition,
    _ unsupported: UnsupportedDefinition
  ) {
    if unsupported.type.hasPrefix(TrackCodebookAnnotation.typePrefix),
      let cells = TableCells(json: unsupported.contents)
    {
      line.required = ""
      line.cells = cells
      return
    }
    line.questionType = unsupported.type
    remarks[element.id] = "written under its own name, which apps that read codebooks may not know"
  }

  private func fillScale(
    _ line: inout TrackCodebookLine, _ minimum: Double, _ maximum: Double, _ step: Double,
    _ minimumLabel: TranslatedText, _ maximumLabel: TranslatedText
  ) {
    line.minimum = DecimalSyntax.text(minimum)
    line.maximum = DecimalSyntax.text(maximum)
    line.step = DecimalSyntax.text(step)
    if !minimumLabel.isAbsent || !maximumLabel.isAbsent {
      line.answers = [("", minimumLabel), ("", maximumLabel)]
    }
  }
}
