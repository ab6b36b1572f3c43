internal import Questionnaires

extension FormsWriting {
  /// - Returns: nil for a question without a nearest field type.
  mutating func field(
    _ question: QuestionDefinition, of element: ElementDefinition, at position: Int, name: String
  ) -> JSONValue? {
    loseDetails(of: question, element.id)
    guard let kind = structure.kinds[position] else {
      lose(element.id, element.typeName, "left out")
      return nil
    }
    if question.kind == .inherited {
      lose(element.id, "inherited answer", "repeated at the question")
    }
    if case .unsupported(let unsupported) = kind {
      let field = keptField(unsupported, of: element, name: name)
      if question.isHiddenFromStatistics, let field, field["statistics"]?.bool != false {
        lose(element.id, "statistics", "the question is in statistics")
      }
      return field
    }
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("label", .string(text(question.text) ?? element.id)),
    ]
    members += attributes(of: kind, element)
    if question.isOptional { members.append(.init("required", false)) }
    if question.isHiddenFromStatistics { members.append(.init("statistics", false)) }
    members += kept(FormsAnnotation.attributes, in: element.annotations)?.members ?? []
    return .object(members)
  }

  private mutating func loseDetails(of question: QuestionDefinition, _ id: String) {
    if !question.description.isAbsent { lose(id, "description", "left out") }
    if !question.itemID.isEmpty { lose(id, "item", "left out") }
    if question.initialAnswer != nil { lose(id, "initial answer", "left out") }
  }

  /// Restores a field that was read as unsupported.
  private mutating func keptField(
    _ unsupported: UnsupportedDefinition, of element: ElementDefinition, name: String
  ) -> JSONValue? {
    guard unsupported.type.hasPrefix("forms."),
      let field = try? JSONParser.parse(Array(unsupported.contents.utf8), file: element.id),
      var members = field.members, field["type"]?.string != nil
    else {
      lose(element.id, unsupported.type, "left out")
      return nil
    }
    if let position = members.firstIndex(where: { $0.name == "name" }) {
      members[position].value = .string(name)
    }
    return .object(members)
  }

  private mutating func attributes(
    of kind: QuestionDefinition.Kind, _ element: ElementDefinition
  ) -> [JSONValue.Member] {
    guard let type = FormsType(kind) else { return nearest(to: kind, element) }
    var members: [JSONValue.Member] = [.init("type", .string(name(of: type, element).rawValue))]
    switch kind {
    case .singleChoice(let choice):
      if choice.isKnob { lose(element.id, "knob", "written as a list") }
      members.append(options(choice.options, element))
    case .multipleChoice(let choice):
      if choice.minimumCount > 0 || choice.maximumCount > 0 {
        lose(element.id, "how many may be chosen", "left out")
      }
      if choice.options.contains(where: \.isExclusive) {
        lose(element.id, "exclusive options", "written as plain options")
      }
      if !choice.isNoneAllowed {
        lose(element.id, "that no option is not an answer", "a form accepts an empty list")
      }
      members.append(options(choice.options, element))
    case .number(let number):
      if !number.unit.isEmpty { lose(element.id, "unit", "left out") }
      members += bounds(number.minimum, number.maximum)
      if number.isInteger { members.append(.init("pattern", .string(FormsPatterns.integer))) }
      if !number.pattern.isEmpty, !number.isInteger {
        members.append(.init("pattern", .string(number.pattern)))
        if let hint = text(number.patternHint) {
          members.append(.init(FormsPatterns.hint, .string(hint)))
        }
      }
    case .date(let date):
      if date != DateDefinition() { lose(element.id, "earliest and latest day", "left out") }
    case .text(let entry):
      if entry.maximumLength > 0 { lose(element.id, "maximum length", "left out") }
      if !entry.pattern.isEmpty { members.append(.init("pattern", .string(entry.pattern))) }
      if let hint = text(entry.patternHint) {
        members.append(.init(FormsPatterns.hint, .string(hint)))
      }
    default: break
    }
    if let pattern = element.annotations[FormsAnnotation.pattern],
      !members.contains(where: { $0.name == "pattern" })
    {
      members.append(.init("pattern", .string(pattern)))
    }
    return members
  }

  private func name(of type: FormsType, _ element: ElementDefinition) -> FormsType {
    guard let wanted = element.annotations[FormsAnnotation.type].flatMap(FormsType.init(rawValue:)),
      wanted.canStandFor(type)
    else { return type }
    return wanted
  }

  /// Writes unsupported kinds as the field type that preserves most of the answer.
  private mutating func nearest(
    to kind: QuestionDefinition.Kind, _ element: ElementDefinition
  ) -> [JSONValue.Member] {
    let integer = JSONValue.Member("pattern", .string(FormsPatterns.integer))
    switch kind {
    case .yesNo:
      lose(element.id, kind.typeName, "written as a choice of yes and no")
      let isGerman = LanguageTag(language)?.description.hasPrefix("de") ?? false
      let labels = isGerman ? ["Ja", "Nein"] : ["Yes", "No"]
      let options = zip(["yes", "no"], labels).map { code, label in
        ["value": .string(code), "label": .string(label)] as JSONValue
      }
      return [.init("type", "radio"), .init("options", .array(options))]
    case .slider(let slider):
      lose(element.id, kind.typeName, "written as a number with its bounds")
      return number + bounds(slider.minimum, slider.maximum)
    case .selfAssessmentManikin(let manikin):
      lose(element.id, kind.typeName, "written as a whole number from 1 to 9")
      let ends = [(1, manikin.shownLowestLabel), (9, manikin.shownHighestLabel)].compactMap {
        value, label in text(label).map { "\(value) = \($0)" }
      }
      let hint = JSONValue.Member(
        FormsPatterns.hint, .string(ends.joined(separator: ", ")))
      return number + bounds(1, 9) + [integer] + (ends.isEmpty ? [] : [hint])
    case .visualAnalogue:
      lose(element.id, kind.typeName, "written as a number from 0 to 100")
      return number + bounds(0, VisualAnalogueDefinition.maximum)
    case .duration(let duration):
      lose(element.id, kind.typeName, "written as a whole number of seconds")
      let most = duration.maximumSeconds
      return number
        + bounds(Double(duration.minimumSeconds), most == 0 ? nil : Double(most)) + [integer]
    case .countdown(let countdown):
      lose(element.id, kind.typeName, "written as a number of seconds")
      return number
        + bounds(
          countdown.isSkippable ? 0 : Double(countdown.seconds), CountdownDefinition.maximum)
    case .ranking(let ranking):
      lose(element.id, kind.typeName, "written as a choice of several options, without their order")
      return [.init("type", "multiselect"), options(ranking.options, element)]
    case .dateTime:
      lose(element.id, kind.typeName, "written as a text YYYY-MM-DDTHH:MM")
      return written("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$")
    case .country:
      lose(element.id, kind.typeName, "written as a text with the code of the country")
      return written("^[A-Z]{2}$")
    default:
      lose(element.id, kind.typeName, "written as a text")
      return [.init("type", "text")]
    }
  }

  private var number: [JSONValue.Member] { [.init("type", "number")] }

  private func written(_ pattern: String) -> [JSONValue.Member] {
    [.init("type", "text"), .init("pattern", .string(pattern))]
  }

  private func bounds(_ minimum: Double?, _ maximum: Double?) -> [JSONValue.Member] {
    [("min", minimum), ("max", maximum)].compactMap { name, bound in
      bound.flatMap { $0.isFinite ? JSONValue.Member(name, .number($0)) : nil }
    }
  }

  private mutating func options(
    _ options: [OptionDefinition], _ element: ElementDefinition
  ) -> JSONValue.Member {
    if options.contains(where: { $0.weight != nil }) {
      lose(element.id, "weights of options", "left out")
    }
    if options.contains(where: \.isMissing) {
      lose(element.id, "options that mean no answer", "written as plain options")
    }
    let values = kept(FormsAnnotation.values, in: element.annotations)
    return .init(
      "options",
      .array(
        options.map { option in
          [
            "value": .string(values?[option.code]?.string ?? option.code),
            "label": .string(text(option.label) ?? option.code),
          ]
        }))
  }
}
