internal import Questionnaires

/// Determines what a written file lacks: reads it again and compares, so that the report lists
/// exactly the elements that changed.
struct ReadBack {
  /// New names of elements whose ids the format does not allow, by id.
  var renamed: [String: String] = [:]
  /// Advice for properties that the format lacks, by name.
  var advice: [String: String] = [:]
  /// Changes the writer made to single elements, by id.
  var remarks: [String: String] = [:]
  /// Changes the writer made to their conditions.
  var conditionRemarks: [String: String] = [:]

  /// - Parameter copy: nil if the file contains no questionnaire.
  func report(
    _ original: QuestionnaireDefinition, _ copy: QuestionnaireDefinition?,
    into report: inout ConversionReport
  ) {
    guard let copy = copy?.normalized else {
      report.lose("", "questionnaire", "no part of it can be expressed in the format")
      return
    }
    let source = original.renaming(renamed).normalized
    for property in Self.differences(source, copy) { lose("", property, into: &report) }
    let scores = Dictionary(
      copy.scores.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for score in source.scores where scores[score.id] != score {
      lose(score.id, "score", into: &report)
    }
    let calculations = Dictionary(
      copy.calculations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for calculation in source.calculations where calculations[calculation.id] != calculation {
      lose(calculation.id, "calculation", into: &report)
    }
    for constraint in source.constraints where !copy.constraints.contains(constraint) {
      lose(constraint.id, "constraint", into: &report)
    }
    let elements = Dictionary(
      copy.elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (element, written) in zip(original.elements, source.elements) {
      if element.id != written.id {
        report.lose(element.id, "id", "written as `\(written.id)`")
      }
      guard let found = elements[written.id] else {
        lose(element.id, "element", into: &report)
        continue
      }
      for property in ElementDifference(written, found).properties {
        lose(element.id, property, into: &report)
      }
    }
    let known = Set(source.elements.map(\.id))
    for element in copy.elements where !known.contains(element.id) {
      report.note("reading the file adds the element `\(element.id)`")
    }
    let order = source.elements.map(\.id).filter { elements[$0] != nil }
    if order != copy.elements.map(\.id).filter(known.contains) {
      lose("", "order", into: &report)
    }
  }

  private func lose(_ place: String, _ property: String, into report: inout ConversionReport) {
    let general = advice[property] ?? "not supported by the format; it is left out"
    let remark = property == "shown-if" ? conditionRemarks[place] : remarks[place]
    report.lose(place, property, place.isEmpty ? general : remark ?? general)
  }

  private static func differences(
    _ original: QuestionnaireDefinition, _ copy: QuestionnaireDefinition
  ) -> [String] {
    var properties: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: KeyPath<QuestionnaireDefinition, Value>)
    {
      if original[keyPath: value] != copy[keyPath: value] { properties.append(name) }
    }
    compare("id", \.id)
    compare("title", \.title)
    compare("description", \.description)
    compare("introduction", \.introduction)
    compare("closing", \.closing)
    compare("default language", \.defaultLanguage)
    compare("languages", \.languages)
    compare("shared answer", \.sharedKind)
    compare("sensors", \.sensors)
    compare("provenance", \.provenance)
    compare("origin", \.origin)
    compare("annotations", \.annotations)
    return properties
  }
}

extension QuestionnaireDefinition {
  /// The questionnaire with sorted translations and minimal conditions, to ignore meaningless
  /// differences.
  var normalized: QuestionnaireDefinition {
    var copy = self
    copy.transformTexts { _, text in text.translations.sort { $0.language < $1.language } }
    let form = ConditionNormalForm(self)
    for position in copy.elements.indices {
      let condition = copy.elements[position].shownIf
      copy.elements[position].shownIf = condition.map { form($0).sortingCodes() }
      copy.elements[position].annotations.sort { $0.key < $1.key }
      guard var question = copy.elements[position].question else { continue }
      question.requiredIf = question.requiredIf.map { form($0).sortingCodes() }
      copy.elements[position].content = .question(question)
    }
    for position in copy.calculations.indices {
      copy.calculations[position].expression = copy.calculations[position].expression.normalForm
    }
    for position in copy.constraints.indices {
      copy.constraints[position].expression = copy.constraints[position].expression.normalForm
        .withMissingAs(true)
    }
    copy.annotations.sort { $0.key < $1.key }
    for position in copy.scores.indices {
      copy.scores[position].minimumAnswered = UInt32(
        clamping: copy.scores[position].effectiveMinimumAnswered)
      // A sum scaled up to all items equals their mean times their weights.
      let weights = copy.scores[position].items.reduce(0) { $0 + $1.weight }
      if copy.scores[position].method == .proratedSum, weights != 0 {
        copy.scores[position].method = .mean
        copy.scores[position].factor *= weights
      }
    }
    return copy
  }

  /// Renames element ids everywhere.
  func renaming(_ names: [String: String]) -> QuestionnaireDefinition {
    guard !names.isEmpty else { return self }
    var copy = self
    for position in copy.elements.indices {
      let element = copy.elements[position]
      copy.elements[position].id = names[element.id] ?? element.id
      copy.elements[position].parentID = names[element.parentID] ?? element.parentID
      copy.elements[position].shownIf = element.shownIf?.renaming(names)
      copy.elements[position].content = element.content?.mapPipedTexts {
        $0.mapTexts { Self.renaming($0, names) }
      }
      if var group = copy.elements[position].group,
        case .question(let id)? = group.repetition?.count
      {
        group.repetition?.count = .question(names[id] ?? id)
        copy.elements[position].content = .group(group)
      }
      guard var question = copy.elements[position].question else { continue }
      question.requiredIf = question.requiredIf?.renaming(names)
      copy.elements[position].content = .question(question)
    }
    for position in copy.calculations.indices {
      let parent = copy.calculations[position].parentID
      copy.calculations[position].parentID = names[parent] ?? parent
      copy.calculations[position].expression = copy.calculations[position].expression
        .renaming(names)
    }
    for position in copy.constraints.indices {
      let constraint = copy.constraints[position]
      copy.constraints[position].elementID = names[constraint.elementID] ?? constraint.elementID
      copy.constraints[position].expression = constraint.expression.renaming(names)
    }
    for score in copy.scores.indices {
      for item in copy.scores[score].items.indices {
        if case .question(let id) = copy.scores[score].items[item].subject {
          copy.scores[score].items[item].subject = .question(names[id] ?? id)
        }
      }
    }
    return copy
  }
}

extension QuestionnaireDefinition {
  /// The text with other ids in its placeholders.
  private static func renaming(_ text: String, _ names: [String: String]) -> String {
    TextPlaceholders.parts(of: text).map { part in
      switch part {
      case .literal(let text), .invalid(let text): return text
      case .placeholder(var placeholder):
        switch placeholder.source {
        case .sheet(.question(let id)): placeholder.source = .sheet(.question(names[id] ?? id))
        case .earlier(let id): placeholder.source = .earlier(names[id] ?? id)
        case .sheet, .profile: break
        }
        return placeholder.text
      }
    }.joined()
  }
}

extension AnswerExpression {
  fileprivate func renaming(_ names: [String: String]) -> AnswerExpression {
    mapping { part in
      switch part {
      case .answer(let id): .answer(names[id] ?? id)
      case .earlier(let id): .earlier(names[id] ?? id)
      default: nil
      }
    }
  }
}

extension Condition {
  /// The condition with sorted codes.
  fileprivate func sortingCodes() -> Condition {
    switch self {
    case .comparison(var comparison):
      comparison.codes.sort()
      return .comparison(comparison)
    case .count(var count):
      count.codes.sort()
      return .count(count)
    case .all(let parts): return .all(parts.map { $0.sortingCodes() })
    case .any(let parts): return .any(parts.map { $0.sortingCodes() })
    case .not(let part): return .not(part.sortingCodes())
    case .malformed: return self
    }
  }

  fileprivate func renaming(_ names: [String: String]) -> Condition {
    switch self {
    case .comparison(var comparison):
      comparison.subject = comparison.subject.renaming(names)
      return .comparison(comparison)
    case .count(var count):
      count.questions = count.questions.map { $0.renaming(names) }
      return .count(count)
    case .all(let parts): return .all(parts.map { $0.renaming(names) })
    case .any(let parts): return .any(parts.map { $0.renaming(names) })
    case .not(let part): return .not(part.renaming(names))
    case .malformed: return self
    }
  }
}

extension QuestionReference {
  fileprivate func renaming(_ names: [String: String]) -> QuestionReference {
    guard questionnaireID.isEmpty, let name = names[elementID] else { return self }
    return QuestionReference(elementID: name)
  }
}

extension ManikinDefinition {
  /// The labels at 1 and 9 in these languages only, because other languages would become languages
  /// of the file. English if there is no label in them.
  func ends(in languages: Set<String>) -> (lowest: TranslatedText, highest: TranslatedText) {
    func reduced(_ label: TranslatedText) -> TranslatedText {
      let known = label.translations.filter { languages.contains($0.language) }
      return TranslatedText(
        known.isEmpty ? label.translations.filter { $0.language == "en" } : known)
    }
    return (reduced(shownLowestLabel), reduced(shownHighestLabel))
  }
}
