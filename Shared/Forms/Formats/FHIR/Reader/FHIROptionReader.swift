internal import Questionnaires
internal import Serialization

/// Reads the options of a choice.
struct FHIROptionReader {
  let context: FHIRImport

  struct Options {
    var options: [OptionDefinition] = []
    /// Codes of the initially selected options.
    var initial: [String] = []
    var annotations: [Annotation] = []
    var positions: [SourcePosition] = []
  }

  /// One option before it has a code.
  private struct Raw {
    /// Base of the code.
    var name: String
    var label: TranslatedText
    var isExclusive = false
    var weight: Double?
    var isMissing = false
    var isFixed = false
    var offeredFor: [String] = []
    var isInitial = false
    /// `value[x]` without texts.
    var value: JSONValue.Member
    var rest: [JSONValue.Member] = []
    var position: SourcePosition
  }

  /// Reads `answerOption`.
  func read(_ item: FHIRObject) -> Options {
    let raws = item.objects("answerOption", known: FHIRNames.answerOption)
      .compactMap(raw)
    return options(raws, item)
  }

  /// Reads the concepts of a value set.
  func read(_ concepts: [FHIRValueSets.Concept], of item: FHIRObject) -> Options {
    let raws = concepts.enumerated().map { position, concept in
      raw(
        concept,
        FHIRObject(
          concept.json, place: "\(item.place).answerValueSet[\(position)]",
          findings: context.findings))
    }
    return options(raws, item)
  }

  private func raw(_ option: FHIRObject) -> Raw? {
    guard let choice = option.choice("value") else {
      option.add("FHIR_VALUE_MISSING", nil, "an option needs a `value[x]`")
      return nil
    }
    let name = "value\(choice.type)"
    var raw = Raw(
      name: "", label: TranslatedText(), value: JSONValue.Member(name, choice.value),
      position: option.position)
    switch choice.type {
    case "Coding": readCoding(option.child(choice.value, name), into: &raw)
    case "String":
      raw.name = choice.value.string ?? ""
      raw.label = text(choice.value, option.object("_valueString"), option)
    case "Reference":
      raw.name = choice.value["reference"]?.string ?? choice.value["display"]?.string ?? ""
      raw.label = plain(choice.value["display"]?.string ?? raw.name)
    default:
      raw.name = choice.value.string ?? choice.value.number?.text ?? ""
      raw.label = plain(raw.name)
    }
    if raw.name.isEmpty {
      option.add("FHIR_VALUE_INVALID", nil, "an option needs a code or a text")
      return nil
    }
    if let weight = weight(option) { raw.weight = weight }
    raw.isExclusive = option.flag(of: FHIRAddress.optionExclusive)
    raw.isMissing = option.flag(of: FHIRAddress.own(.missingOption))
    raw.isFixed = option.flag(of: FHIRAddress.own(.fixedPosition))
    raw.offeredFor = (option.text(of: FHIRAddress.own(.offeredFor)) ?? "").split(separator: " ")
      .map(String.init)
    raw.isInitial = option.bool("initialSelected") ?? false
    raw.rest = option.rest
    return raw
  }

  private func readCoding(_ coding: FHIRObject, into raw: inout Raw) {
    let label = context.text(coding, "display")
    let code = coding.string("code")
    raw.name = code ?? label.translations.first?.text ?? ""
    raw.label = label.isAbsent ? plain(raw.name) : label
    raw.weight = weight(coding)
    var members = coding.rest.filter { $0.name != "extension" }
    if let code { members.append(JSONValue.Member("code", .string(code))) }
    raw.value = JSONValue.Member("valueCoding", .object(members))
  }

  private func raw(_ concept: FHIRValueSets.Concept, _ json: FHIRObject) -> Raw {
    var label = context.text(json, "display")
    for designation in json.objects("designation") {
      guard let language = designation.string("language"), let value = designation.string("value")
      else { continue }
      let tag = context.canonical(language)
      if label[tag] == nil { label[tag] = context.lines(value) }
    }
    let code = json.string("code") ?? ""
    var coding = [JSONValue.Member("code", .string(code))]
    if let system = concept.system {
      coding.insert(JSONValue.Member("system", .string(system)), at: 0)
    }
    return Raw(
      name: code, label: label.isAbsent ? plain(code) : label,
      isExclusive: json.flag(of: FHIRAddress.optionExclusive), weight: weight(json),
      value: JSONValue.Member("valueCoding", .object(coding)), position: json.position)
  }

  private func weight(_ object: FHIRObject) -> Double? {
    // Reads all of them, so that none counts as unread.
    FHIRAddress.weights.compactMap { object.number(of: $0) }.first
  }

  private func plain(_ text: String) -> TranslatedText {
    TranslatedText([Translation(language: context.canonical(context.language), text: text)])
  }

  private func text(
    _ value: JSONValue, _ companion: FHIRObject?, _ option: FHIRObject
  ) -> TranslatedText {
    var members = [JSONValue.Member("value", value)]
    if let companion { members.append(JSONValue.Member("_value", companion.json)) }
    return context.text(
      FHIRObject(.object(members), place: option.place, findings: context.findings), "value")
  }
}

// MARK: - Codes

extension FHIROptionReader {
  private func options(_ raws: [Raw], _ item: FHIRObject) -> Options {
    var read = Options()
    var names = FHIRIdentifiers(codes: raws.map(\.name))
    let systems = Set(raws.map { $0.value.value["system"]?.string })
    let system = systems.count == 1 ? systems.first ?? nil : nil
    let table = FHIROptionTable(system: system)
    var seen = Set<String>()
    var firsts: [String: TranslatedText] = [:]
    var labels: [String: Set<TranslatedText>] = [:]
    var kept: [JSONValue.Member] = []
    for raw in raws {
      let value = JSONWriter.line(JSONValue.object([raw.value]).canonical)
      guard labels[value, default: []].insert(raw.label).inserted else {
        context.report.mend(
          item.place, "option `\(raw.name)`", "it is in the list again; it is offered once",
          at: raw.position)
        continue
      }
      let first = firsts[value]
      firsts[value] = first ?? raw.label
      // The same code in two systems means two options.
      let isFirst = seen.insert(raw.name).inserted
      let code = isFirst ? names.ids[raw.name] ?? raw.name : names.unused(raw.name)
      let own = table.value(code: code, label: nil)
      let isPlain = isSame(own, raw.value)
      if !isPlain || !raw.rest.isEmpty {
        kept.append(
          JSONValue.Member(code, .object((isPlain ? [] : [raw.value]) + raw.rest)))
      }
      if let first {
        let labels = [first, raw.label].map { "`\($0.translations.first?.text ?? raw.name)`" }
        context.report.mend(
          item.place, "option `\(raw.name)`",
          "it stands for \(labels[0]) and \(labels[1]); \(labels[1]) is stored as `\(code)`, and "
            + "rules about it mean \(labels[0])", at: raw.position)
      } else if code != raw.name, raw.value.name == "valueCoding" {
        context.report.mend(
          item.place, "code", "`\(raw.name)` is stored as `\(code)`", at: raw.position)
      }
      read.options.append(
        OptionDefinition(
          code: code, label: raw.label, isExclusive: raw.isExclusive, weight: raw.weight,
          isMissing: raw.isMissing, isFixed: raw.isFixed, offeredFor: raw.offeredFor))
      read.positions.append(raw.position)
      if raw.isInitial { read.initial.append(code) }
    }
    if let system {
      read.annotations.append(Annotation(key: FHIRAddress.Key.optionSystem, value: system))
    }
    if !kept.isEmpty {
      context.annotate(FHIRAddress.Key.options, .object(kept), item, &read.annotations)
    }
    return read
  }

  /// Compares members in any order.
  private func isSame(_ own: JSONValue.Member, _ other: JSONValue.Member) -> Bool {
    guard own.name == other.name, let left = own.value.members, let right = other.value.members
    else { return own == other }
    return Set(left) == Set(right)
  }
}
