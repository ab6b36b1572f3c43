/// Nine pictures, stored as the integers 1–9. The direction is fixed: 1 is unpleasant, calm, controlled; 9 is
/// pleasant, excited, in control. A client that shows the pictures the other way round turns the values.
public struct ManikinDefinition: Sendable, Hashable {
  public enum Dimension: String, Sendable, Hashable, CaseIterable {
    case valence, arousal, dominance
  }

  /// Nil when the definition names none.
  public let dimension: Dimension?
  /// What stands at 1 instead of the word of the dimension; absent: that word.
  public var lowestLabel: TranslatedText
  /// What stands at 9; as ``lowestLabel``.
  public var highestLabel: TranslatedText

  /// Labels that say the words of the dimension and nothing else count as absent: answers always carry them,
  /// and who sends such an answer back has set nothing.
  public init(
    _ dimension: Dimension?, lowestLabel: TranslatedText = TranslatedText(),
    highestLabel: TranslatedText = TranslatedText()
  ) {
    self.dimension = dimension
    func own(_ label: TranslatedText, _ word: TranslatedText?) -> TranslatedText {
      label.saysTheSame(as: word) ? TranslatedText() : label
    }
    self.lowestLabel = own(lowestLabel, dimension?.lowestWord)
    self.highestLabel = own(highestLabel, dimension?.highestWord)
  }

  /// What stands at 1; absent only where there is neither a label nor a dimension.
  public var shownLowestLabel: TranslatedText {
    lowestLabel.isAbsent ? dimension?.lowestWord ?? TranslatedText() : lowestLabel
  }

  /// What stands at 9; as ``shownLowestLabel``.
  public var shownHighestLabel: TranslatedText {
    highestLabel.isAbsent ? dimension?.highestWord ?? TranslatedText() : highestLabel
  }
}

extension ManikinDefinition.Dimension {
  /// The languages of the words, BCP 47.
  public static let wordLanguages = ["en", "de"]

  /// What 1 means where the definition has no words of its own; the wording is ours.
  public var lowestWord: TranslatedText {
    switch self {
    case .valence: Self.word("unpleasant", "unangenehm")
    case .arousal: Self.word("calm", "ruhig")
    case .dominance: Self.word("controlled", "ausgeliefert")
    }
  }

  /// What 9 means; see ``lowestWord``.
  public var highestWord: TranslatedText {
    switch self {
    case .valence: Self.word("pleasant", "angenehm")
    case .arousal: Self.word("excited", "erregt")
    case .dominance: Self.word("in control", "überlegen")
    }
  }

  private static func word(_ english: String, _ german: String) -> TranslatedText {
    TranslatedText(
      zip(wordLanguages, [english, german]).map { Translation(language: $0, text: $1) })
  }
}

extension TranslatedText {
  /// Whether both have the same words in the same languages, in whichever order.
  fileprivate func saysTheSame(as other: TranslatedText?) -> Bool {
    guard let other, !hasTextOutsideTranslations else { return false }
    return translations.count == other.translations.count
      && translations.allSatisfy { other[$0.language] == $0.text }
  }
}
