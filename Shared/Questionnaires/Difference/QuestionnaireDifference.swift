/// What changed from one version of a questionnaire to another.
///
/// Elements are the same by item id where both have one, else by element id.
public struct QuestionnaireDifference: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed
    /// A text in some language is another one.
    case reworded
    /// There is a text in a language in which there was none; nothing that could be read differs.
    case translated
    /// Codes, weights or the range of answers differ: answers cannot be compared.
    case recoded
    /// It stands elsewhere among the elements that both versions have, or in another group.
    case moved
    /// Something else differs: its id, whether it must be answered, when it is shown, how it is drawn.
    case altered
  }

  /// One thing that changed. An element can be in several changes.
  public struct Change: Sendable, Hashable {
    public var kind: Kind
    /// In the new version, for a removed element in the old one; empty: the questionnaire itself.
    public var elementID: String
    public var itemID: String
    /// For people: what differs, without the texts themselves.
    public var detail: String
    /// The languages in which a text differs, in the order of their tags.
    public var languages: [String]
  }

  /// Those of the questionnaire itself first, then in the order of the new version, removed elements
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
        changes.append(Self.change(.moved, element, "stands elsewhere"))
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
    if old.sensors != new.sensors { changes.append(head(.altered, "sensors")) }
    if old.provenance != new.provenance { changes.append(head(.altered, "licence or citation")) }
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

  fileprivate var scoreTexts: TextDifference.Texts {
    var texts: TextDifference.Texts = [:]
    for score in scores {
      texts[TextKey(score.id)] = score.title
      for band in score.bands { texts[TextKey("\(score.id).\(band.code)")] = band.label }
    }
    return texts
  }
}
