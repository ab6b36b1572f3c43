internal import Questionnaires

/// Describes the differences between two elements with the same id for a report.
struct ElementDifference {
  private(set) var properties: [String] = []

  init(_ original: ElementDefinition, _ copy: ElementDefinition) {
    compare("group", original.parentID, copy.parentID)
    compare("shown-if", original.shownIf, copy.shownIf)
    compare("annotations", original.annotations, copy.annotations)
    compare("fixed place", original.isFixed, copy.isFixed)
    switch (original.content, copy.content) {
    case (.question(let question)?, .question(let other)?): compareQuestions(question, other)
    case (.group(let group)?, .group(let other)?):
      compare("title", group.title, other.title)
      compare("style", group.style, other.style)
      compare("random order", group.hasRandomOrder, other.hasRandomOrder)
      compareKinds(group.sharedKind, other.sharedKind)
    default:
      if original.typeName != copy.typeName {
        properties.append(original.typeName)
      } else {
        compare("text", original.content, copy.content)
      }
    }
  }

  private mutating func compareQuestions(
    _ original: QuestionDefinition, _ copy: QuestionDefinition
  ) {
    compare("text", original.text, copy.text)
    compare("description", original.description, copy.description)
    compare("optional", original.isOptional, copy.isOptional)
    compare("required-when", original.requiredIf, copy.requiredIf)
    compare("item", original.itemID, copy.itemID)
    compare("initial answer", original.initialAnswer, copy.initialAnswer)
    compare("statistics", original.isHiddenFromStatistics, copy.isHiddenFromStatistics)
    compare("random options", original.hasRandomOptions, copy.hasRandomOptions)
    compare("offered options", original.offeredBy, copy.offeredBy)
    compare("poles", original.poles, copy.poles)
    compareKinds(original.kind, copy.kind)
  }

  private mutating func compareKinds(
    _ original: QuestionDefinition.Kind?, _ copy: QuestionDefinition.Kind?
  ) {
    guard original != copy else { return }
    let before = properties.count
    switch (original, copy) {
    case (.singleChoice(let choice)?, .singleChoice(let other)?):
      compareOptions(choice.options, other.options)
      compare("knob", choice.isKnob, other.isKnob)
    case (.multipleChoice(let choice)?, .multipleChoice(let other)?):
      compareOptions(choice.options, other.options)
      compare("minimum count", choice.minimumCount, other.minimumCount)
      compare("maximum count", choice.maximumCount, other.maximumCount)
      compare("none allowed", choice.isNoneAllowed, other.isNoneAllowed)
    case (.slider(let slider)?, .slider(let other)?):
      compare("minimum", slider.minimum, other.minimum)
      compare("maximum", slider.maximum, other.maximum)
      compare("step", slider.step, other.step)
      compare("end labels", slider.minimumLabel, other.minimumLabel)
      if properties.last != "end labels" {
        compare("end labels", slider.maximumLabel, other.maximumLabel)
      }
      compare("knob", slider.isKnob, other.isKnob)
      compare("shown number", slider.showsNumber, other.showsNumber)
      compare("labels between the ends", slider.labels, other.labels)
      compare("marks", slider.hasMarks, other.hasMarks)
      compare("direction", slider.isVertical, other.isVertical)
    case (.number(let number)?, .number(let other)?):
      compare("minimum", number.minimum, other.minimum)
      compare("maximum", number.maximum, other.maximum)
      compare("whole numbers", number.isInteger, other.isInteger)
      compare("unit", number.unit, other.unit)
      compare("pattern", number.pattern, other.pattern)
      compare("pattern hint", number.patternHint, other.patternHint)
    case (.text(let entry)?, .text(let other)?) where entry.style == other.style:
      compare("maximum length", entry.maximumLength, other.maximumLength)
      compare("pattern", entry.pattern, other.pattern)
      compare("pattern hint", entry.patternHint, other.patternHint)
      compare("concealed", entry.isMasked, other.isMasked)
    case (.ranking(let ranking)?, .ranking(let other)?):
      compareOptions(ranking.options, other.options)
      compare("ranked count", ranking.rankedCount, other.rankedCount)
    case (.date?, .date?), (.duration?, .duration?): properties.append("bounds")
    default: break
    }
    if properties.count == before { properties.append(original?.typeName ?? "type") }
  }

  private mutating func compareOptions(_ original: [OptionDefinition], _ copy: [OptionDefinition]) {
    compare("codes", original.map(\.code), copy.map(\.code))
    compare("labels", original.map(\.label), copy.map(\.label))
    compare("exclusive options", original.map(\.isExclusive), copy.map(\.isExclusive))
    compare("weights", original.map(\.weight), copy.map(\.weight))
    compare("options that mean no answer", original.map(\.isMissing), copy.map(\.isMissing))
    compare("fixed places of options", original.map(\.isFixed), copy.map(\.isFixed))
    compare("offered options", original.map(\.offeredFor), copy.map(\.offeredFor))
  }

  private mutating func compare<Value: Equatable>(
    _ name: String, _ original: Value, _ copy: Value
  ) {
    if original != copy { properties.append(name) }
  }
}
