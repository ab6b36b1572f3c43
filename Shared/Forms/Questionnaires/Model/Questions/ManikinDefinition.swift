/// Nine pictures, stored as the integers 1–9. The direction is fixed: 1 is unpleasant, calm,
/// controlled; 9 is pleasant, excited, in control. A client that shows the pictures in reverse must
/// convert the values.
public struct ManikinDefinition: Sendable, Hashable {
  public enum Dimension: String, Sendable, Hashable, CaseIterable {
    case valence, arousal, dominance
  }

  public let dimension: Dimension?
  /// Label of 1; the default word of the dimension if absent.
  public var lowestLabel: TranslatedText
  /// Label of 9; see ``lowestLabel``.
  public var highestLabel: TranslatedText

  /// Labels equal to the dimension's default words count as absent, because responses always
  /// include them and a client may send them back.
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

  /// Label to show at 1; absent only without a label and a dimension.
  public var shownLowestLabel: TranslatedText {
    lowestLabel.isAbsent ? dimension?.lowestWord ?? TranslatedText() : lowestLabel
  }

  /// Label to show at 9; see ``shownLowestLabel``.
  public var shownHighestLabel: TranslatedText {
    highestLabel.isAbsent ? dimension?.highestWord ?? TranslatedText() : highestLabel
  }
}

extension ManikinDefinition.Dimension {
  /// Languages of the default words, BCP 47.
  public static let wordLanguages = ["en", "de"]

  /// Default word for 1; the wording is Otolith's.
  public var lowestWord: TranslatedText {
    switch self {
    case .valence: Self.word("unpleasant", "unangenehm")
    case .arousal: Self.word("calm", "ruhig")
    case .dominance: Self.word("controlled", "ausgeliefert")
    }
  }

  /// Default word for 9; see ``lowestWord``.
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
  /// Whether both have the same words in the same languages, in any order.
  fileprivate func saysTheSame(as other: TranslatedText?) -> Bool {
    guard let other, !hasTextOutsideTranslations else { return false }
    return translations.count == other.translations.count
      && translations.allSatisfy { other[$0.language] == $0.text }
  }
}
