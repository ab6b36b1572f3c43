internal import Questionnaires

/// A property of questions and groups that few formats have.
enum DisplayFeature: CaseIterable {
  case randomOptions, fixedOptions, offeredBy, poles, randomOrder, fixedElement
  case sliderLabels, sliderMarks, verticalSlider, maskedText, numberPattern

  /// What is lost in a format without it, and what becomes of it.
  var loss: (what: String, advice: String) {
    switch self {
    case .randomOptions: ("a random order of options", "they are in the order of the list")
    case .fixedOptions: ("fixed places of options", "all options are in a random order")
    case .offeredBy: ("options that an earlier answer offers", "all options are offered")
    case .poles: ("words at the ends of a row", "left out; add them to the text")
    case .randomOrder: ("a random order of members", "they are in the order of the form")
    case .fixedElement: ("a fixed place in a random order", "left out")
    case .sliderLabels: ("labels between the ends of a slider", "left out")
    case .sliderMarks: ("marks at each step of a slider", "other programs choose their own marks")
    case .verticalSlider: ("an upright slider", "written as a slider")
    case .maskedText: ("a concealed text", "it is visible while it is typed")
    case .numberPattern: ("the pattern of a number", "left out; any number in the bounds is taken")
    }
  }
}

extension ElementDefinition {
  /// The features that the element uses.
  ///
  /// - Parameter kind: of a question, with inheritance resolved.
  func displayFeatures(_ kind: QuestionDefinition.Kind?) -> [DisplayFeature] {
    var found: [DisplayFeature] = []
    func add(_ feature: DisplayFeature, _ isUsed: Bool) { if isUsed { found.append(feature) } }
    add(.fixedElement, isFixed)
    add(.randomOrder, group?.hasRandomOrder == true)
    guard let question else { return found }
    add(.randomOptions, question.hasRandomOptions)
    add(
      .fixedOptions, question.hasRandomOptions && kind?.options?.contains(where: \.isFixed) == true)
    add(.offeredBy, !question.offeredBy.isEmpty)
    add(.poles, question.poles != nil)
    switch kind {
    case .slider(let slider):
      add(.sliderLabels, !slider.labels.isEmpty)
      add(.sliderMarks, slider.hasMarks)
      add(.verticalSlider, slider.isVertical)
    case .text(let entry): add(.maskedText, entry.isMasked)
    case .number(let number): add(.numberPattern, !number.pattern.isEmpty)
    default: break
    }
    return found
  }
}

extension ConversionReport {
  mutating func lose(_ feature: DisplayFeature, of element: ElementDefinition) {
    lose(element.id, feature.loss.what, feature.loss.advice)
  }

  /// Reports the features of a question or group that a format lacks.
  ///
  /// - Parameter kind: see ``ElementDefinition/displayFeatures(_:)``.
  mutating func loseDisplay(
    of element: ElementDefinition, _ kind: QuestionDefinition.Kind?,
    except supported: Set<DisplayFeature>
  ) {
    for feature in element.displayFeatures(kind) where !supported.contains(feature) {
      lose(feature, of: element)
    }
  }
}
