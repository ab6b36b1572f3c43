/// Changes from one version of a questionnaire to another.
///
/// Elements are matched by item id if both have one, otherwise by element id.
public struct QuestionnaireDifference: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed
    /// The text of a language changed.
    case reworded
    /// A translation was added; no existing text changed.
    case translated
    /// Codes, weights or the range of answers changed: answers cannot be compared.
    case recoded
    /// The position among the common elements, or the group, changed.
    case moved
    /// Something else changed: the id, whether an answer is required, the condition, the
    /// appearance.
    case altered
  }

  /// One change. An element can have several changes.
  public struct Change: Sendable, Hashable {
    public var kind: Kind
    /// Id in the new version, or in the old one for a removed element; empty for the questionnaire
    /// itself.
    public var elementID: String
    public var itemID: String
    /// Human-readable description, without the texts themselves.
    public var detail: String
    /// Languages in which a text changed, ordered by tag.
    public var languages: [String]
  }

  /// Changes of the questionnaire first, then in the order of the new version; removed elements
  /// last.
  public let changes: [Change]

  public init(from old: QuestionnaireDefinition, to new: QuestionnaireDefinition) {
    let pairs = ElementPairs(old, new)
    let oldStructure = QuestionnaireStructure(old)
    let newStructure = QuestionnaireStructure(new)
    let moved = pairs.moved
    var changes = Self.headChanges(old, new)
    for (position, element) in new.elements.enumerated() {
      guard let partner = pairs.oldPosition[position] else {
        changes.append(Self.change(.added, element, element.typeName))
        continue
      }
      let comparison = ElementComparison(
        old: old.elements[partner], new: element, oldKind: oldStructure.kinds[partner],
        newKind: newStructure.kinds[position])
      changes += comparison.changes
      if moved.contains(position) || pairs.isRegrouped(old.elements[partner], element) {
        changes.append(Self.change(.moved, element, "moved"))
      }
    }
    for (position, element) in old.elements.enumerated()
    where !pairs.matchedOld.contains(position) {
      changes.append(Self.change(.removed, element, element.typeName))
    }
    self.changes = changes
  }

  private static func change(
    _ kind: Kind, _ element: ElementDefinition, _ detail: String
  ) -> Change {
    Change(
      kind: kind, elementID: element.id, itemID: element.question?.itemID ?? "", detail: detail,
      languages: [])
  }

  private static func headChanges(
    _ old: QuestionnaireDefinition, _ new: QuestionnaireDefinition
  ) -> [Change] {
    func head(_ kind: Kind, _ detail: String, _ languages: [String] = []) -> Change {
      Change(kind: kind, elementID: "", itemID: "", detail: detail, languages: languages)
    }
    var changes: [Change] = []
    func words(_ what: String, _ old: TextDifference.Texts, _ new: TextDifference.Texts) {
      let languages = TextDifference.languages(old, new)
      if !languages.reworded.isEmpty { changes.append(head(.reworded, what, languages.reworded)) }
      if !languages.translated.isEmpty {
        changes.append(head(.translated, what, languages.translated))
      }
    }
    words("title, description, introduction or closing", old.headTexts, new.headTexts)
    changes += ScoreDifference.details(old.scores, new.scores).map { head(.altered, $0) }
    words("scores", old.scoreTexts, new.scoreTexts)
    changes += CalculationDifference.details(old, new).map { head(.altered, $0) }
    words("calculations or constraints", old.calculationTexts, new.calculationTexts)
    if old.sensors != new.sensors { changes.append(head(.altered, "sensors")) }
    if old.provenance.sharing != new.provenance.sharing {
      changes.append(head(.altered, "sharing"))
    }
    var provenance = old.provenance
    provenance.sharing = new.provenance.sharing
    if provenance != new.provenance { changes.append(head(.altered, "licence or citation")) }
    if old.languages != new.languages || old.defaultLanguage != new.defaultLanguage {
      changes.append(head(.altered, "languages"))
    }
    return changes
  }
}

extension QuestionnaireDefinition {
  fileprivate var headTexts: TextDifference.Texts {
    [
      TextKey("title"): title, TextKey("description"): description,
      TextKey("introduction"): introduction, TextKey("closing"): closing,
    ]
  }

  fileprivate var calculationTexts: TextDifference.Texts {
    var texts: TextDifference.Texts = [:]
    for calculation in calculations { texts[TextKey(calculation.id)] = calculation.title }
    for constraint in constraints { texts[TextKey("c.\(constraint.id)")] = constraint.message }
    return texts
  }

  fileprivate var scoreTexts: TextDifference.Texts {
    var texts: TextDifference.Texts = [:]
    for score in scores {
      texts[TextKey(score.id)] = score.title
      for band in score.bands { texts[TextKey("\(score.id).\(band.code)")] = band.label }
    }
    return texts
  }
}
