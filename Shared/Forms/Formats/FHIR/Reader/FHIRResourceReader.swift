internal import Questionnaires

/// Reads one Questionnaire.
struct FHIRResourceReader {
  private let resource: FHIRObject
  private let context: FHIRImport
  private let options: ReadOptions
  private let file: String

  init(
    _ json: JSONValue, isSTU3: Bool, others: [JSONValue], findings: SourceFindingCollector,
    file: String,
    options: ReadOptions
  ) {
    resource = FHIRObject(
      json, place: "", findings: findings, known: FHIRNames.questionnaire)
    let language = json["language"]?.string ?? ""
    context = FHIRImport(
      findings: findings, limits: options.limits,
      language: !language.isEmpty
        ? language : options.defaultLanguage.isEmpty ? "en" : options.defaultLanguage,
      valueSets: FHIRValueSets(contained: json["contained"]?.array ?? [], others: others))
    self.options = options
    self.file = file
    if isSTU3 { context.report.note("FHIR STU3 (3.0); it is read as the equivalent R4") }
    if language.isEmpty {
      context.report.note("no `language`: the texts are assumed to be in `\(context.language)`")
    }
  }

  /// - Parameter ids: ids of the questionnaires read earlier from the same file.
  mutating func read(isOnlyOne: Bool, ids: inout FHIRQuestionnaireIDs) -> ReadQuestionnaire {
    context.map.note(FindingPath(), at: resource.position)
    for name in ["title", "description"] {
      if let text = resource.json[name] {
        context.map.note(FindingPath().field(name), at: text.position)
      }
    }
    if let rules = resource.take("implicitRules") {
      resource.add(
        "FHIR_MODIFIER_UNKNOWN", rules,
        "`implicitRules` changes the meaning in a way unknown to Otolith")
    }
    _ = (resource.take("resourceType"), resource.take("language"))
    var definition = QuestionnaireDefinition(
      id: "", title: context.text(resource, "title"),
      description: context.text(resource, "description"),
      defaultLanguage: options.defaultLanguage.isEmpty
        ? context.canonical(context.language) : options.defaultLanguage,
      elements: [])
    readIdentity(into: &definition, isOnlyOne: isOnlyOne, ids: &ids)
    if resource.take("text") != nil {
      context.report.note("the narrative was left out; other systems regenerate it")
    }
    FHIRMetadataReader(context: context, resource: resource).read(into: &definition)
    if !options.licence.isEmpty { definition.provenance.licence = options.licence }
    readItems(into: &definition)
    definition.removeImpossibleInitialAnswers(&context.report)
    keepContained()
    context.keep(resource.rest, of: resource, into: &definition.annotations)
    context.report.count(definition)
    return ReadQuestionnaire(definition: definition, map: context.map, report: context.report)
  }

  // MARK: Identity

  private func readIdentity(
    into definition: inout QuestionnaireDefinition, isOnlyOne: Bool, ids: inout FHIRQuestionnaireIDs
  ) {
    let id = resource.string("id")
    let url = resource.string("url")
    let name = resource.string("name")
    let canonical = url.map { FHIRCanonical($0) }
    let version = resource.string("version") ?? canonical?.version
    let own = FHIRQuestionnaireIDs.Holder(url: url, position: resource.position)
    let wanted = self.id(id, canonical?.url, name, isOnlyOne: isOnlyOne)
    let (unique, earlier) = ids.unused(wanted, for: own)
    definition.id = unique
    if let earlier {
      context.report.note(
        "the id `\(wanted)` already belongs to \(earlier); \(own) is read as `\(unique)`")
    }
    // The source of a duplicate id is not kept; it would restore the id of the other questionnaire.
    let isOurs = canonical?.url.hasPrefix(FHIRAddress.questionnaires) ?? false
    var kept: [(String, String?, String)] = [
      (FHIRAddress.Key.id, earlier == nil ? id : nil, definition.id),
      (
        FHIRAddress.Key.url, earlier != nil && isOurs ? nil : canonical?.url,
        FHIRDefaults.url(definition.id)
      ),
      (FHIRAddress.Key.version, version, ""),
      (FHIRAddress.Key.name, name, FHIRDefaults.name(definition.id)),
    ]
    let status = resource.string("status")
    if let status, FHIRNames.statuses.contains(status) {
      kept.append((FHIRAddress.Key.status, status, FHIRDefaults.status))
    } else {
      // Otolith does not need it, but FHIR requires it.
      let isAbsent = resource.json["status"] == nil
      resource.add(
        "FHIR_VALUE_INVALID", resource.json["status"],
        severity: isAbsent ? .warning : .error,
        "a `status` is required: draft, active, retired or unknown")
    }
    if status == "retired" { context.report.note("the questionnaire is retired") }
    for (key, value, standard) in kept {
      if let value, value != standard {
        definition.annotations.append(Annotation(key: key, value: value))
      }
    }
    if !options.title.isEmpty {
      definition.title = TranslatedText([
        Translation(language: definition.defaultLanguage, text: options.title)
      ])
    } else if definition.title.isAbsent {
      definition.title = TranslatedText([
        Translation(language: context.canonical(context.language), text: name ?? definition.id)
      ])
      context.report.note("no `title`: the name was used")
    }
  }

  private func id(_ id: String?, _ url: String?, _ name: String?, isOnlyOne: Bool) -> String {
    if isOnlyOne, !options.questionnaireID.isEmpty { return options.questionnaireID }
    var names: [String] = []
    if let url, url.hasPrefix(FHIRAddress.questionnaires) {
      names.append(String(url.dropFirst(FHIRAddress.questionnaires.count)))
    }
    names += [id, url?.split(separator: "/").last.map(String.init), name].compactMap { $0 }
    names.append(
      file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "")
    return names.lazy.map(FHIRIdentifiers.questionnaireID).first { !$0.isEmpty } ?? "questionnaire"
  }

  // MARK: Items

  private func readItems(into definition: inout QuestionnaireDefinition) {
    let shared = sharedKinds()
    let foreign = foreignExpressions(definition)
    context.reasons = foreign.reasons
    for change in foreign.changes {
      context.report.mend(change.link, "`\(change.what)`", change.advice)
    }
    foreign.removeTaken(from: resource, "")
    var reader = FHIRItemReader(context, items: resource.json["item"], foreign: foreign)
    reader.read(resource.objects("item", known: FHIRNames.item))
    definition.elements = reader.elements
    definition.introduction = reader.introduction
    definition.closing = reader.closing
    inherit(reader.inheriting, shared, in: &definition)
    let (rules, requirements, counts) = (reader.rules, reader.requirements, reader.counts)
    let questions = FHIRQuestions(definition)
    FHIRConditionResolver(context: context, questions: questions, computed: foreign.computed)
      .resolve(rules, in: &definition.elements)
    FHIRComputationReader(context: context, resource: resource, questions: questions)
      .read(requirements, counts: counts, into: &definition)
    for calculation in foreign.calculations {
      if let position = foreign.positions[calculation.id] {
        context.map.note(
          FindingPath().item("calculations", definition.calculations.count), at: position)
      }
      definition.calculations.append(calculation)
    }
    definition.constraints += foreign.constraints
    // Scores in FHIR refer to linkIds.
    for score in definition.scores.indices {
      for item in definition.scores[score].items.indices {
        guard case .question(let link) = definition.scores[score].items[item].subject,
          let question = questions.byLink[link]
        else { continue }
        definition.scores[score].items[item].subject = .question(question.elementID)
      }
    }
  }

  /// Reads the items without expressions first, since expressions refer to any of them.
  private func foreignExpressions(
    _ definition: QuestionnaireDefinition
  ) -> FHIRForeignExpressions {
    let items = FHIRForeignItem.all(resource.json)
    guard items.contains(where: \.isForeign) else { return FHIRForeignExpressions() }
    // What is found here is found again below.
    let findings = SourceFindingCollector(file: file, limits: context.limits)
    let separate = FHIRImport(
      findings: findings, limits: context.limits, language: context.language,
      valueSets: context.valueSets)
    let copy = FHIRObject(
      resource.json, place: "", findings: findings, known: FHIRNames.questionnaire)
    var reader = FHIRItemReader(separate, items: resource.json["item"])
    reader.read(copy.objects("item", known: FHIRNames.item))
    var trial = definition
    trial.elements = reader.elements
    return FHIRForeignReader(
      items, trial, ids: reader.ids.ids, own: ownIDs(),
      language: context.canonical(context.language)
    ).read()
  }

  private func ownIDs() -> Set<String> {
    let own = [FHIRAddress.own(.calculation), FHIRAddress.own(.score)]
    return Set(
      (resource.json["extension"]?.array ?? []).filter {
        own.contains($0["url"]?.string ?? "")
      }.flatMap { $0["extension"]?.array ?? [] }
        .filter { $0["url"]?.string == "id" }.compactMap { $0["valueString"]?.string })
  }

  /// Returns the kinds that groups and the questionnaire let others inherit, by linkId; see
  /// `README.md`.
  private func sharedKinds() -> [String: QuestionDefinition.Kind] {
    let extensions = resource.extensions(FHIRAddress.own(.sharedKinds))
    guard let reference = extensions.first?.choice("value")?.value["reference"]?.string,
      let contained = resource.json["contained"]?.array?.first(where: {
        $0["id"]?.string.map { "#" + $0 } == reference
      }), let items = contained["item"]?.array
    else { return [:] }
    // A separate report, because these items are not elements.
    let separate = FHIRImport(
      findings: context.findings, limits: context.limits, language: context.language,
      valueSets: context.valueSets)
    var reader = FHIRItemReader(separate, items: contained["item"])
    reader.read(
      items.enumerated().map {
        FHIRObject(
          $0.element, place: "contained.item[\($0.offset)]", findings: context.findings,
          known: FHIRNames.item)
      })
    return Dictionary(
      reader.elements.compactMap { element in
        element.question?.kind.map { (element.linkID, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// LinkId of the questionnaire's own inheritable kind.
  static let sharedLink = "otolith.shared"

  private func inherit(
    _ inheriting: [Int], _ shared: [String: QuestionDefinition.Kind],
    in definition: inout QuestionnaireDefinition
  ) {
    definition.sharedKind = shared[Self.sharedLink]
    for position in definition.elements.indices {
      guard var group = definition.elements[position].group, group.sharedKind == nil,
        let kind = shared[definition.elements[position].linkID]
      else { continue }
      group.sharedKind = kind
      definition.elements[position].content = .group(group)
    }
    // Determines what each question would inherit.
    var probe = definition
    for position in inheriting { probe.elements[position].inherit() }
    let kinds = QuestionnaireStructure(probe).kinds
    for position in inheriting {
      guard let own = definition.elements[position].question?.kind, own != .inherited else {
        continue
      }
      if kinds[position] == own {
        definition.elements[position].inherit()
      } else {
        context.report.note(
          "\(definition.elements[position].linkID): differs from the inherited type; it now has a type "
            + "of its own")
      }
    }
  }

  /// Value sets were expanded; other contained resources are kept.
  private func keepContained() {
    guard let contained = resource.take("contained")?.array else { return }
    let lost = contained.filter {
      let type = $0["resourceType"]?.string
      let isShared = type == "Questionnaire" && $0["id"]?.string == FHIRResourceWriter.sharedID
      return type != "ValueSet" && type != "CodeSystem" && !isShared
    }
    for other in lost {
      context.report.lose(
        "", "a contained \(other["resourceType"]?.string ?? "resource")", "left out")
    }
  }
}

extension ElementDefinition {
  fileprivate mutating func inherit() {
    guard var question else { return }
    question.kind = .inherited
    content = .question(question)
  }
}
