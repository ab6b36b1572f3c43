internal import Patterns
import Questionnaires

extension QuestionRow {
  mutating func kind() -> QuestionDefinition.Kind? {
    switch type {
    case .text: return .text(entry())
    case .integer, .decimal: return .number(number())
    case .range: return slider()
    case .selectOne(let list, let orOther):
      guard let options = options(list, orOther) else { return nil }
      readParameters()
      if list == [OptionDefinition].yesNoList, options.isYesNo { return .yesNo }
      return .singleChoice(SingleChoiceDefinition(options: options))
    case .selectMultiple(let list, let orOther):
      guard let options = options(list, orOther) else { return nil }
      readParameters()
      return .multipleChoice(multipleChoice(options))
    case .rank(let list, let orOther):
      guard let options = options(list, false) else { return nil }
      if orOther {
        context.report.lose(id, "or_other", "a ranking has the options of its list only; left out")
      }
      readParameters()
      return .ranking(RankingDefinition(options: options))
    case .date: return .date(date())
    case .time: return .time
    case .dateTime: return .dateTime
    case .image: return .file(picture())
    case .audio: return .file(FileDefinition(kind: .audio))
    case .file: return .file(FileDefinition(kind: .any))
    case .acknowledge:
      annotations.append(Annotation(key: XLSFormAnnotation.acknowledge, value: "true"))
      context.report.lose(id, "acknowledge", "read as a yes/no question", .changed)
      return .yesNo
    case .note, .calculate, .beginGroup, .endGroup, .beginRepeat, .endRepeat, .metadata,
      .unsupported:
      return nil
    }
  }

  /// Drawings and signatures are pictures with an appearance.
  private mutating func picture() -> FileDefinition {
    for (word, isSignature) in [("draw", false), ("signature", true)] {
      guard let place = appearance.firstIndex(of: word) else { continue }
      appearance.remove(at: place)
      return FileDefinition(kind: .drawing, isSignature: isSignature)
    }
    return FileDefinition(kind: .photo)
  }

  mutating func entry() -> TextEntryDefinition {
    var entry = TextEntryDefinition()
    if let word = appearance.firstIndex(of: "multiline") {
      appearance.remove(at: word)
      entry.style = .area
    } else if let word = appearance.firstIndex(of: "masked") {
      appearance.remove(at: word)
      entry.isMasked = true
    }
    var reason: String?
    consume { part in
      switch part {
      case .maximumLength(let count) where entry.maximumLength == 0: entry.maximumLength = count
      case .pattern(let pattern) where entry.pattern.isEmpty:
        let mended = MendedPattern(pattern)
        reason = mended.reason
        guard let text = mended.text else { return false }
        entry.pattern = text
      default: return false
      }
      return true
    }
    patternReason = reason
    // The pattern of a style represents the style.
    for style in [TextEntryDefinition.Style.email, .url, .telephone]
    where entry.style == .line && !entry.isMasked && style.defaultPattern == entry.pattern {
      entry.style = style
      entry.pattern = ""
    }
    return entry
  }

  private mutating func number() -> NumberDefinition {
    var number = NumberDefinition(isInteger: type == .integer)
    var reason: String?
    consume { part in
      switch part {
      case .minimum(let bound): number.minimum = max(number.minimum ?? bound, bound)
      case .maximum(let bound): number.maximum = min(number.maximum ?? bound, bound)
      // The inclusive bound of whole numbers is the next number.
      case .above(let bound) where number.isInteger:
        number.minimum = max(number.minimum ?? -.infinity, bound.rounded(.down) + 1)
      case .below(let bound) where number.isInteger:
        number.maximum = min(number.maximum ?? .infinity, bound.rounded(.up) - 1)
      case .pattern(let pattern) where number.pattern.isEmpty:
        let mended = MendedPattern(pattern)
        reason = mended.reason
        guard let text = mended.text else { return false }
        number.pattern = text
      default: return false
      }
      return true
    }
    patternReason = reason
    return number
  }

  private mutating func date() -> DateDefinition {
    var date = DateDefinition()
    consume { part in
      switch part {
      case .earliest(let bound): date.earliest = max(date.earliest, bound)
      case .latest(let bound):
        date.latest = date.latest.isEmpty ? bound : min(date.latest, bound)
      default: return false
      }
      return true
    }
    return date
  }

  private mutating func multipleChoice(_ options: [OptionDefinition]) -> MultipleChoiceDefinition {
    var choice = MultipleChoiceDefinition(options: options)
    var alone: [String]?
    let codes = lists.codes
    consume { part in
      switch part {
      case .exclusive(let code):
        let code = codes[code] ?? code
        guard let option = choice.options.firstIndex(where: { $0.code == code }) else {
          return false
        }
        choice.options[option].isExclusive = true
      case .minimumCount(let count, let orChosen) where choice.minimumCount == 0:
        choice.minimumCount = count
        alone = orChosen.map { codes[$0] ?? $0 }
      case .maximumCount(let count) where choice.maximumCount == 0: choice.maximumCount = count
      default: return false
      }
      return true
    }
    let exclusive = choice.options.filter(\.isExclusive).map(\.code)
    if let alone, Set(alone) != Set(exclusive) {
      context.report.lose(
        id, "constraint",
        "an exclusive option satisfies the minimum count by itself, unlike in the file",
        at: row.position("constraint"), .changed)
    }
    return choice
  }

  private mutating func slider() -> QuestionDefinition.Kind? {
    var slider = SliderDefinition(minimum: 1, maximum: 10, step: 1)
    var rest: [String] = []
    for (name, value) in parameters() {
      switch name {
      case "start", "end", "step":
        guard let number = DecimalSyntax.number(value) else {
          context.findings.add(
            "NUMBER_INVALID", at: row.position("parameters"), place: id,
            "`\(name)=\(value)` is not a number")
          return nil
        }
        if name == "start" { slider.minimum = number }
        if name == "end" { slider.maximum = number }
        if name == "step" { slider.step = number }
      case "tick_labelset": readEnds(&slider, list: value)
      default: rest.append("\(name)=\(value)")
      }
    }
    // The labels are complete only if both ends have one.
    for (name, value) in parameters() where name == "tick_labelset" {
      readEnds(&slider, list: value)
    }
    if !rest.isEmpty {
      annotations.append(
        Annotation(key: XLSFormAnnotation.parameters, value: rest.joined(separator: " ")))
      context.report.lose(
        id, "parameters", "`\(rest.joined(separator: " "))` is only kept",
        at: row.position("parameters"), .kept)
    }
    if let word = appearance.firstIndex(of: "vertical") {
      appearance.remove(at: word)
      slider.isVertical = true
    }
    if let changed = slider.reachable {
      context.report.lose(
        id, "parameters", changed.advice, at: row.position("parameters"), .changed)
      slider = changed.slider
    }
    return .slider(slider)
  }

  private func readEnds(_ slider: inout SliderDefinition, list: String) {
    guard let options = lists[list]?.options else { return }
    for option in options {
      switch DecimalSyntax.number(option.code) {
      case slider.minimum: slider.minimumLabel = option.label
      case slider.maximum: slider.maximumLabel = option.label
      case let value? where value > slider.minimum && value < slider.maximum:
        if !slider.labels.contains(where: { $0.value == value }) {
          slider.labels.append(SliderDefinition.Label(value: value, text: option.label))
        }
      default: break
      }
    }
    slider.labels.sort { $0.value < $1.value }
    slider.labels.removeAll { $0.value <= slider.minimum || $0.value >= slider.maximum }
  }

  /// Parses `name=value`, separated by spaces, commas or semicolons.
  func parameters() -> [(name: String, value: String)] { Self.parameters(row["parameters"]) }

  static func parameters(_ text: String) -> [(name: String, value: String)] {
    text.split(whereSeparator: { " ,;\n\t".contains($0) }).map { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        pair[0].lowercased(), pair.count > 1 ? String(pair[1]).trimmed : ""
      )
    }
  }

  /// Reads the parameters of choices and rankings; `value` and `label` name columns of a file.
  private mutating func readParameters() {
    var rest: [String] = []
    for (name, value) in parameters() {
      switch name {
      case "randomize": hasRandomOptions = XLSFormWord.isYes(value)
      case "seed":
        context.report.lose(
          id, "seed", "the order is drawn from the id of each answer sheet",
          at: row.position("parameters"), .changed)
      case "value" where RowType.choiceFile(row["type"]) != nil: break
      case "label" where RowType.choiceFile(row["type"]) != nil: break
      default: rest.append(value.isEmpty ? name : "\(name)=\(value)")
      }
    }
    guard !rest.isEmpty else { return }
    let text = rest.joined(separator: " ")
    annotations.append(Annotation(key: XLSFormAnnotation.parameters, value: text))
    context.report.lose(
      id, "parameters", "`\(text)` is only kept", at: row.position("parameters"), .kept)
  }

  mutating func options(_ list: String, _ orOther: Bool) -> [OptionDefinition]? {
    guard let known = lists[list] else {
      context.findings.add(
        "LIST_UNKNOWN", at: row.position("type"), place: id,
        list.isEmpty
          ? "name the list of choices: `select_one LIST`"
          : "the choices sheet has no list `\(list)`; add it, or correct the name")
      return nil
    }
    if !orOther, let filtered = filtered(known.options, known) {
      offeredBy = filtered.question
      keep(known, named: list)
      return filtered.options
    }
    keep(known, named: list)
    guard orOther else { return known.options }
    annotations.append(Annotation(key: XLSFormAnnotation.orOther, value: "true"))
    context.report.lose(
      id, "or_other", "the option `other` is offered; add a separate question for the text",
      .changed)
    if known.options.contains(where: { $0.code == ChoiceLists.otherCode }) { return known.options }
    return known.options + [ChoiceLists.other(like: known.options, context.defaultLanguage)]
  }

  /// Keeps a list for the conversion back if options do not represent all of it.
  private mutating func keep(_ list: ChoiceLists.List, named name: String, isAll: Bool = false) {
    guard isAll || list.hasMore || row.has("choice_filter") && offeredBy.isEmpty else { return }
    guard let json = context.json(list, named: name) else {
      context.report.lose(id, "choices", "the list is too long to be kept for converting back")
      return
    }
    annotations.append(Annotation(key: XLSFormAnnotation.choices, value: json))
  }

  mutating func unsupported(_ type: String) -> QuestionDefinition {
    // `rank drinks`
    let words = row["type"].split(whereSeparator: \.isWhitespace)
    if words.count > 1, let list = lists[String(words[1])] {
      keep(list, named: String(words[1]), isAll: true)
    }
    let name = type.utf8.map { byte in
      IdentifierSyntax.isCode(String(UnicodeScalar(byte))) ? Character(UnicodeScalar(byte)) : "-"
    }
    let full = String((XLSFormAnnotation.prefix + String(name)).prefix(64))
    return QuestionDefinition(
      text: context.label(row, id, of: table), description: context.text(row, "hint", of: table),
      isOptional: true,
      kind: .unsupported(
        UnsupportedDefinition(
          type: full, contents: row.json(without: ["name", "label", "hint", "relevant"]))))
  }
}
