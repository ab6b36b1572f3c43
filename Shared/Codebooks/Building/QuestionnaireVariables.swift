public import Questionnaires

/// The questions and scores of a questionnaire over its versions.
///
/// Holds no definitions but the differing ones of each variable, ``CodebookVariable/definitionsMax`` at most: however
/// many versions there are, each is looked at once and may be forgotten.
public struct QuestionnaireVariables: Sendable {
  public let questionnaire: String
  private let language: String
  private let usesLegacyScales: Bool
  private var answers: [String: Accumulated] = [:]
  private var scores: [String: Accumulated] = [:]
  private var bands: [String: Accumulated] = [:]
  /// Newest first.
  private var versions: [CodebookVersion] = []

  /// - Parameters:
  ///   - language: BCP 47; empty: each version's own. Where a text is not in it, it is in English, else in the
  ///     questionnaire's own language, and says so.
  ///   - usesLegacyScales: manikins have the former systems' scale.
  public init(questionnaire: String, language: String = "", usesLegacyScales: Bool = false) {
    self.questionnaire = questionnaire
    self.language = language
    self.usesLegacyScales = usesLegacyScales
  }

  /// Versions are to be added newest first.
  public mutating func add(
    _ definition: QuestionnaireDefinition, version: UInt32, contentHash: String
  ) {
    let words = CodebookLanguage(language, of: definition)
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
      answers[element.id, default: Accumulated()].add(
        described, form: CodebookForm(structure.kinds[position], usesLegacyScales))
      if describing.allowsNone(at: position) { answers[element.id]?.allowsNone = true }
    }
    addScores(of: definition, structure, words, version)
  }

  private mutating func addScores(
    of definition: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    _ words: CodebookLanguage, _ version: UInt32
  ) {
    let ranges = ScoreRanges(definition, structure: structure)
    var seen = Set<String>()
    // Of scores with one id the first counts, as everywhere.
    for score in definition.scores where seen.insert(score.id).inserted {
      let title = words.optional(score.title) ?? CodebookWords(score.id, language: "")
      let range = ranges.range(of: score.id)
      scores[score.id, default: Accumulated()].add(
        CodebookDefinition(
          versions: [version], label: title, type: "score", minimum: range?.lowerBound,
          maximum: range?.upperBound, score: CodebookScore(score)),
        form: .number)
      guard !score.bands.isEmpty else { continue }
      bands[score.id, default: Accumulated()].add(
        CodebookDefinition(
          versions: [version], label: title, type: "band",
          codes: score.bands.map { CodebookCode($0.code, words.required($0.label)) },
          score: CodebookScore(score)),
        form: .code)
    }
  }

  /// What was told of the versions.
  public var described: CodebookQuestionnaire {
    CodebookQuestionnaire(questionnaire: questionnaire, versions: versions)
  }

  /// The variable of a question; one without a definition where no version has it.
  public func answer(
    _ element: String, named name: String, rows: CodebookRows? = nil
  ) -> CodebookVariable {
    let found = answers[element] ?? Accumulated()
    var missing: [CodebookMissing] = []
    if found.definitions.contains(where: \.conditional) { missing.append(.notShown) }
    if found.definitions.contains(where: \.optional) { missing.append(.skipped) }
    missing += [.closedEarly, .takenBack]
    if found.versionCount < versions.count { missing.append(.notInVersion) }
    if found.allowsNone { missing.append(.noneChosen) }
    return found.variable(name, .answer, element, rows, missing)
  }

  /// The variable of a score.
  public func score(
    _ score: String, named name: String, rows: CodebookRows? = nil
  ) -> CodebookVariable {
    let found = scores[score] ?? Accumulated()
    return found.variable(
      name, .score, score, rows,
      [.tooFewItems] + (found.versionCount < versions.count ? [.notInVersion] : []))
  }

  /// The variable of a score's grade.
  public func band(
    _ score: String, named name: String, rows: CodebookRows? = nil
  ) -> CodebookVariable {
    let found = bands[score] ?? Accumulated()
    return found.variable(
      name, .band, score, rows,
      [.tooFewItems, .belowBands] + (found.versionCount < versions.count ? [.notInVersion] : []))
  }
}

/// A variable while versions are added.
private struct Accumulated {
  var form: CodebookForm?
  var definitions: [CodebookDefinition] = []
  var older = 0
  var versionCount = 0
  var allowsNone = false

  mutating func add(_ definition: CodebookDefinition, form new: CodebookForm) {
    form = form?.joined(with: new) ?? new
    versionCount += 1
    if older == 0, let last = definitions.last, last.isSame(as: definition) {
      definitions[definitions.count - 1].versions += definition.versions
    } else if definitions.count < CodebookVariable.definitionsMax {
      definitions.append(definition)
    } else {
      older += 1
    }
  }

  func variable(
    _ name: String, _ source: CodebookVariable.Source, _ subject: String, _ rows: CodebookRows?,
    _ missing: [CodebookMissing]
  ) -> CodebookVariable {
    CodebookVariable(
      name: name, source: source, form: form ?? .text, rows: rows, subject: subject,
      definitions: definitions, olderDefinitions: older, missing: missing)
  }
}
