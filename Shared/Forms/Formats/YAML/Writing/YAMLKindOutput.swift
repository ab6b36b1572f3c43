internal import Questionnaires

/// Writes the keys of a question's kind.
struct YAMLKindOutput {
  /// Keys of elements, which must not occur in contents of an unknown type.
  private static let elementKeys: Set<String> = Set(
    YAMLElements.markers + [
      "id", "type", "description", "optional", "item", "initial", "statistics", "show-when",
      "annotations", "members", "shared-answer", "contents", "fixed", "random-order",
      "random-options", "offered-by", "poles", "required-when",
    ])

  let sets: YAMLOptionSets

  func pairs(_ kind: QuestionDefinition.Kind) -> YAMLPairs {
    var pairs = YAMLPairs()
    if case .unsupported(let unsupported) = kind {
      add(unsupported, to: &pairs)
      return pairs
    }
    pairs.add("type", .word(kind.typeName))
    switch kind {
    case .singleChoice(let choice):
      pairs.add("knob", flag: choice.isKnob)
      pairs.add("options", options(choice.options))
    case .multipleChoice(let choice):
      pairs.add("minimum-count", count: choice.minimumCount)
      pairs.add("maximum-count", count: choice.maximumCount)
      pairs.add("none-allowed", flag: choice.isNoneAllowed)
      pairs.add("options", options(choice.options))
    case .slider(let slider):
      pairs.add("knob", flag: slider.isKnob)
      pairs.add("slider", output(slider))
    case .selfAssessmentManikin(let manikin):
      pairs.add("sam", manikin.dimension.map { .word($0.rawValue) })
      pairs.add("lowest-label", manikin.lowestLabel.compactOutput)
      pairs.add("highest-label", manikin.highestLabel.compactOutput)
    case .visualAnalogue(let line):
      pairs.add("minimum-label", line.minimumLabel.compactOutput)
      pairs.add("maximum-label", line.maximumLabel.compactOutput)
    case .number(let number):
      if number != NumberDefinition() { pairs.add("number", output(number)) }
    case .date(let date):
      if !date.earliest.isEmpty { pairs.add("earliest", .quoted(date.earliest)) }
      if !date.latest.isEmpty { pairs.add("latest", .quoted(date.latest)) }
    case .duration(let duration):
      pairs.add("minimum-seconds", count: duration.minimumSeconds)
      pairs.add("maximum-seconds", count: duration.maximumSeconds)
    case .text(let entry):
      pairs.add("maximum-length", count: entry.maximumLength)
      if !entry.pattern.isEmpty { pairs.add("pattern", .quoted(entry.pattern)) }
      pairs.add("pattern-hint", entry.patternHint.output)
      pairs.add("masked", flag: entry.isMasked)
    case .ranking(let ranking):
      pairs.add("ranked-count", count: ranking.rankedCount)
      pairs.add("options", options(ranking.options))
    case .countdown(let countdown):
      pairs.add("seconds", .word("\(countdown.seconds)"))
      pairs.add("skippable", flag: countdown.isSkippable)
    case .file(let file):
      pairs.add("file", file.kind.map { .word(file.isSignature ? "signature" : $0.rawValue) })
      pairs.add("maximum-bytes", count: file.maximumBytes)
      pairs.add("maximum-seconds", count: file.maximumSeconds)
    case .inherited, .yesNo, .time, .dateTime, .country, .unsupported:
      break
    }
    return pairs
  }

  func options(_ options: [OptionDefinition]) -> YAMLOutput {
    if let name = sets.name(of: options) { return .id(name) }
    return .list(options.map(\.output))
  }

  private func output(_ slider: SliderDefinition) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("minimum", number: slider.minimum)
    pairs.add("maximum", number: slider.maximum)
    pairs.add("step", number: slider.step)
    pairs.add("show-number", flag: slider.showsNumber)
    pairs.add("minimum-label", slider.minimumLabel.compactOutput)
    pairs.add("maximum-label", slider.maximumLabel.compactOutput)
    if !slider.labels.isEmpty { pairs.add("labels", .list(slider.labels.map(\.output))) }
    pairs.add("marks", flag: slider.hasMarks)
    pairs.add("vertical", flag: slider.isVertical)
    return slider.minimumLabel.isAbsent && slider.maximumLabel.isAbsent && slider.labels.isEmpty
      ? pairs.compact : pairs.block
  }

  private func output(_ number: NumberDefinition) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("minimum", number: number.minimum)
    pairs.add("maximum", number: number.maximum)
    pairs.add("integer", flag: number.isInteger)
    if !number.unit.isEmpty { pairs.add("unit", .quoted(number.unit)) }
    guard !number.pattern.isEmpty || !number.patternHint.isAbsent else { return pairs.compact }
    if !number.pattern.isEmpty { pairs.add("pattern", .quoted(number.pattern)) }
    pairs.add("pattern-hint", number.patternHint.output)
    return pairs.block
  }

  /// Writes contents as keys if they are read back unchanged, else as JSON.
  private func add(_ unsupported: UnsupportedDefinition, to pairs: inout YAMLPairs) {
    pairs.add("type", .id(unsupported.type))
    guard let own = YAMLContents.pairs(ofJSON: unsupported.contents),
      Self.elementKeys.isDisjoint(with: own.map(\.key))
    else {
      pairs.add("contents", .quoted(unsupported.contents))
      return
    }
    for pair in own { pairs.add(pair.key, YAMLContents.output(pair.value)) }
  }
}

extension SliderDefinition.Label {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("value", number: value)
    pairs.add("label", text.compactOutput)
    return pairs.compact
  }
}

extension YAMLContents {
  /// Returns the members of a JSON object; nil if writing them would not restore the same text.
  static func pairs(ofJSON text: String) -> [YAMLPair]? {
    let limits = FormatLimits.default
    let collector = SourceFindingCollector(file: "", limits: limits)
    // Every JSON text is also YAML.
    guard let node = try? YAMLParser.root(of: text, collector: collector, limits: limits),
      case .mapping(let pairs) = node.contents, json(of: pairs) == text
    else { return nil }
    return pairs
  }

  static func output(_ node: YAMLNode) -> YAMLOutput {
    switch node.contents {
    case .scalar(let text, let isPlain): isPlain ? .word(text) : .quoted(text)
    case .sequence(let nodes): .compact(nodes.map(output))
    case .mapping(let pairs):
      .mapping(
        pairs.map { YAMLOutput.Pair(key: $0.key, value: output($0.value)) }, isCompact: true)
    }
  }
}
