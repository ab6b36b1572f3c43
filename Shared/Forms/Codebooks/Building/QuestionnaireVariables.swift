public import Questionnaires

/// The questions and scores of a questionnaire over its versions.
///
/// Keeps only the differing definitions of each variable, at most
/// ``CodebookVariable/definitionsMax``. Each version is visited once and can then be released.
public struct QuestionnaireVariables: Sendable {
  public let questionnaire: String
  private let language: String
  private let usesLegacyScales: Bool
  private var answers: [String: AccumulatedDefinitions] = [:]
  private var orders: [String: AccumulatedDefinitions] = [:]
  private var scores: [String: AccumulatedDefinitions] = [:]
  private var bands: [String: AccumulatedDefinitions] = [:]
  /// Newest first.
  private var versions: [CodebookVersion] = []

  /// - Parameters:
  ///   - language: BCP 47; empty for each version's own. Texts without it are in English, or else in
  ///     the questionnaire's own language, and state it.
  ///   - usesLegacyScales: whether manikins use the scale of the former systems.
  public init(questionnaire: String, language: String = "", usesLegacyScales: Bool = false) {
    self.questionnaire = questionnaire
    self.language = language
    self.usesLegacyScales = usesLegacyScales
  }

  /// Adds a version. Versions must be added newest first. Repeating groups have variables for each
  /// repetition.
  public mutating func add(
    _ definition: QuestionnaireDefinition, version: UInt32, contentHash: String
  ) {
    let definition = definition.unrolled
    let words = CodebookLanguage(language, default: definition.defaultLanguage)
    versions.append(
      CodebookVersion(
        version: version, title: words.required(definition.title), contentHash: contentHash,
        licence: definition.provenance.licence, citation: definition.provenance.citation,
        demonstrationWording: definition.provenance.hasDemonstrationWording))
    let structure = QuestionnaireStructure(definition)
    let describing = QuestionDescription(
      definition, structure: structure, words: words, usesLegacyScales: usesLegacyScales)
    for (position, element) in definition.elements.enumerated() {
      guard element.question != nil, structure.positions[element.id] == position,
        let described = describing.definition(at: position, version: version)
      else { continue }
      answers[element.id, default: AccumulatedDefinitions()].add(
        described, form: CodebookForm(structure.kinds[position], usesLegacyScales))
      if describing.allowsNone(at: position) { answers[element.id]?.allowsNone = true }
    }
    for order in definition.randomOrders(structure) {
      guard let position = structure.positions[order.elementID] else { continue }
      orders[order.elementID, default: AccumulatedDefinitions()].add(
        describing.order(at: position, version: version, CodebookLanguage(own: language)),
        form: .codes)
    }
    addScores(of: definition, structure, words, version)
  }

  private mutating func addScores(
    of definition: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    _ words: CodebookLanguage, _ version: UInt32
  ) {
    let ranges = ScoreRanges(definition, structure: structure)
    let own = CodebookLanguage(own: language)
    var seen = Set<String>()
    // The first of several scores with one id counts.
    for score in definition.scores where seen.insert(score.id).inserted {
      let title = words.optional(score.title) ?? CodebookWords(score.id, language: "")
      let range = ranges.range(of: score.id)
      scores[score.id, default: AccumulatedDefinitions()].add(
        CodebookDefinition(
          versions: [version], label: title, type: "score", minimum: range?.lowerBound,
          maximum: range?.upperBound, score: CodebookScore(score, own)),
        form: .number)
      guard !score.bands.isEmpty else { continue }
      bands[score.id, default: AccumulatedDefinitions()].add(
        CodebookDefinition(
          versions: [version], label: title, type: "band",
          codes: score.bands.map { CodebookCode($0.code, words.required($0.label)) },
          score: CodebookScore(score, own)),
        form: .code)
    }
    addCalculations(of: definition, structure, words, version)
  }

  /// Adds the calculations, which are exported like scores.
  private mutating func addCalculations(
    of definition: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    _ words: CodebookLanguage, _ version: UInt32
  ) {
    guard !definition.calculations.isEmpty else { return }
    let types = CalculationTypes(definition, structure)
    var seen = Set(definition.scores.map(\.id))
    for calculation in definition.calculations where seen.insert(calculation.id).inserted {
      let type = types.type(ofCalculation: calculation.id)
      scores[calculation.id, default: AccumulatedDefinitions()].add(
        CodebookDefinition(
          versions: [version],
          label: words.optional(calculation.title) ?? CodebookWords(calculation.id, language: ""),
          type: "calculation", unit: calculation.unit,
          codes: type == .truth
            ? [
              CodebookCode("yes", words.said(("yes", "ja"))),
              CodebookCode("no", words.said(("no", "nein"))),
            ] : [],
          score: CodebookScore(calculation)),
        form: CodebookForm(type))
    }
  }

  /// The questionnaire with its added versions.
  public var described: CodebookQuestionnaire {
    CodebookQuestionnaire(questionnaire: questionnaire, versions: versions)
  }

  /// Returns the variable of a question; without definitions if no version contains it.
  public func answer(
    _ element: String, named name: String, rows: CodebookRows? = nil
  ) -> CodebookVariable {
    let found = answers[element] ?? AccumulatedDefinitions()
    var missing: [CodebookReason] = []
    if found.definitions.contains(where: \.conditional) { missing.append(.notShown) }
    if found.definitions.contains(where: \.optional) { missing.append(.skipped) }
    missing += [.closedEarly, .takenBack]
    if found.versionCount < versions.count { missing.append(.notInVersion) }
    if found.allowsNone { missing.append(.noneChosen) }
    return found.variable(name, .answer, element, rows, said(missing))
  }

  /// Returns the variable of a random order, of the options of a question or the members of a group.
  public func order(_ element: String, named name: String) -> CodebookVariable {
    let found = orders[element] ?? AccumulatedDefinitions()
    return found.variable(
      name, .row, element, nil, said(found.versionCount < versions.count ? [.notInVersion] : []))
  }

  /// Returns the variable of a score.
  public func score(
    _ score: String, named name: String, rows: CodebookRows? = nil
  ) -> CodebookVariable {
    let found = scores[score] ?? AccumulatedDefinitions()
    let isCalculated = found.definitions.contains { $0.type == "calculation" }
    return found.variable(
      name, .score, score, rows,
      said(
        [isCalculated ? .notComputable : .tooFewItems]
          + (found.versionCount < versions.count ? [.notInVersion] : [])))
  }

  /// Returns the variable of a score's band.
  public func band(
    _ score: String, named name: String, rows: CodebookRows? = nil
  ) -> CodebookVariable {
    let found = bands[score] ?? AccumulatedDefinitions()
    return found.variable(
      name, .band, score, rows,
      said(
        [.tooFewItems, .belowBands]
          + (found.versionCount < versions.count ? [.notInVersion] : [])))
  }

  private func said(_ reasons: [CodebookReason]) -> [CodebookMissing] {
    let own = CodebookLanguage(own: language)
    return reasons.map { $0.missing(own) }
  }
}
