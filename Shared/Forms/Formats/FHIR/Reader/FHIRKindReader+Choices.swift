import Questionnaires

extension FHIRKindReader {
  func readChoice(_ type: String) -> Result? {
    if let address = item.peek("answerValueSet")?.string,
      FHIRAddress.countryValueSets.contains(FHIRCanonical(address).url)
    {
      _ = item.take("answerValueSet")
      let initial = initial()?.value["code"]?.string
      return Result(kind: .country, initial: initial.map { .codes([$0]) })
    }
    let reader = FHIROptionReader(context: context)
    var read: FHIROptionReader.Options
    if item.has("answerOption") {
      read = reader.read(item)
    } else if let address = item.peek("answerValueSet")?.string,
      let concepts = context.valueSets.concepts(of: address)
    {
      _ = item.take("answerValueSet")
      read = reader.read(concepts, of: item)
      context.report.note("\(item.place): the value set `\(address)` became options")
    } else {
      return nil
    }
    return choice(type, &read)
  }

  func choice(_ type: String, _ read: inout FHIROptionReader.Options) -> Result {
    let constraint = item.string("answerConstraint")
    let isOpen = type == "open-choice" || constraint.map { $0 != "optionsOnly" } ?? false
    var result = Result(kind: .yesNo, annotations: read.annotations)
    result.optionPositions = read.positions
    if isOpen, ["choice", "open-choice", "coding", "question", "string", "text"].contains(type) {
      let label = context.text(.openLabel, of: item)
      result.openLabel = label.isAbsent ? defaultOpenLabel : label
    } else if isOpen {
      context.lose(item, "answers beside the options", "only the options can be chosen", .changed)
    }
    let isMultiple = item.bool("repeats") ?? false
    let initial = read.initial.isEmpty ? initialCodes(read.options, read.annotations) : read.initial
    if !initial.isEmpty {
      result.initial = .codes(isMultiple ? initial : [initial[0]])
      if !isMultiple, initial.count > 1 {
        context.lose(item, "several initial answers", "the first was used", .changed)
      }
    }
    if let count = item.count(of: FHIRAddress.own(.ranking)) {
      _ = (item.extensions(FHIRAddress.minOccurs), item.extensions(FHIRAddress.maxOccurs))
      result.kind = .ranking(RankingDefinition(options: read.options, rankedCount: count))
      result.initial = nil
    } else if isMultiple {
      result.kind = .multipleChoice(
        MultipleChoiceDefinition(
          options: read.options, minimumCount: item.count(of: FHIRAddress.minOccurs) ?? 0,
          maximumCount: item.count(of: FHIRAddress.maxOccurs) ?? 0,
          isNoneAllowed: item.flag(of: FHIRAddress.own(.noneAllowed))))
    } else {
      let options = read.options.map { option in
        var option = option
        option.isExclusive = false
        return option
      }
      result.kind = .singleChoice(
        SingleChoiceDefinition(options: options, isKnob: item.flag(of: FHIRAddress.own(.knob))))
    }
    return result
  }

  private var defaultOpenLabel: TranslatedText {
    let language = context.canonical(context.language)
    let isGerman = language == "de" || language.hasPrefix("de-")
    return TranslatedText([
      Translation(language: language, text: isGerman ? "Andere Antwort" : "Other")
    ])
  }

  private func initialCodes(
    _ options: [OptionDefinition], _ annotations: [Annotation]
  ) -> [String] {
    let question = FHIRQuestion(
      elementID: "", linkID: "", kind: .singleChoice(SingleChoiceDefinition(options: options)),
      type: "choice", options: FHIROptionTable(annotations), language: context.language)
    return item.objects("initial", known: FHIRNames.initial).compactMap { initial in
      guard let value = initial.choice("value") else { return nil }
      let code = question.code(type: value.type, value: value.value)
      if code == nil {
        context.report.lose(initial.place, "an initial answer outside of the options", "left out")
      }
      return code
    }
  }
}

// MARK: - Initial answers

extension FHIRKindReader {
  /// The single value of `initial`.
  func initial() -> (type: String, value: JSONValue)? {
    let all = item.objects("initial", known: FHIRNames.initial)
    if all.count > 1 {
      context.lose(item, "several initial answers", "the first was used", .changed)
    }
    return all.first?.choice("value")
  }

  func initialCode(_ codes: [String]) -> AnswerValue? {
    // Separate steps, because one optional chain crashes the optimiser of Swift 6.3.
    guard let initial = initial() else { return nil }
    let value = initial.value
    guard let isTrue = value.bool else { return nil }
    return .codes([isTrue ? codes[0] : codes[1]])
  }

  func initialNumber() -> AnswerValue? {
    initial().flatMap { item.number($0.value, "initial") }.map(AnswerValue.number)
  }

  func initialMoment(
    _ read: (String) -> (text: String, isExact: Bool)?
  ) -> AnswerValue? {
    guard let text = initial()?.value.string else { return nil }
    guard let moment = read(text) else {
      context.lose(item, "the initial answer `\(text)`", "left out; write a complete value")
      return nil
    }
    if !moment.isExact {
      context.lose(
        item, "seconds or the time zone of `\(text)`", "`\(moment.text)` was used", .changed)
    }
    return .text(moment.text)
  }

  func dropInitial(_ why: String) {
    guard item.take("initial") != nil else { return }
    context.lose(item, "the initial answer", "left out; \(why)")
  }
}
