import Fields

/// The names of a series in lists and statements: a kind and up to four names without spaces.
struct SeriesKey: Sendable, Hashable, PagePosition {
  /// Raw values are the order in lists.
  enum Kind: Int16, Sendable, Hashable {
    case question = 1
    case score, noise, measurement, threshold, tinnitusMatch
  }

  static let nameCount = 4

  var kind: Kind
  var names: [String]

  init(_ kind: Kind, _ names: String...) {
    self.kind = kind
    self.names = names + Array(repeating: "", count: Self.nameCount - names.count)
  }

  /// Returns nil for a page key that was not made by ``pageKey``.
  init?(pageKey: String) {
    let parts = pageKey.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == Self.nameCount + 1,
      let kind = Int16(parts[0]).flatMap(Kind.init(rawValue:))
    else { return nil }
    self.kind = kind
    names = Array(parts.dropFirst())
  }

  var pageKey: String { ([String(kind.rawValue)] + names).joined(separator: " ") }

  /// The series of these names; nil for names that this release does not store.
  var source: SeriesSource? {
    switch kind {
    case .question: .question(questionnaireID: names[0], elementID: names[1])
    case .score: .score(questionnaireID: names[0], scoreID: names[1])
    case .noise: NoiseUnit(rawValue: names[1]).map { .noise(questionnaireID: names[0], unit: $0) }
    case .measurement:
      .measurement(
        vocabularyID: names[0], code: names[1], unit: names[2], isSecondValue: !names[3].isEmpty)
    case .threshold:
      if let ear = Ear(rawValue: names[0]), let frequency = Double(names[1]) {
        .threshold(ear: ear, frequency: frequency)
      } else {
        nil
      }
    case .tinnitusMatch:
      if let ear = Ear(rawValue: names[0]),
        let value = SeriesSource.MatchedValue(rawValue: names[1])
      {
        .tinnitusMatch(ear: ear, value: value)
      } else {
        nil
      }
    }
  }
}

extension SeriesSource {
  /// The names of the series; nil for an item, which stands for the questions that have it.
  var key: SeriesKey? {
    switch self {
    case .item: nil
    case .question(let questionnaireID, let elementID):
      SeriesKey(.question, questionnaireID, elementID)
    case .score(let questionnaireID, let scoreID): SeriesKey(.score, questionnaireID, scoreID)
    case .noise(let questionnaireID, let unit): SeriesKey(.noise, questionnaireID, unit.rawValue)
    case .measurement(let vocabularyID, let code, let unit, let isSecondValue):
      SeriesKey(.measurement, vocabularyID, code, unit, isSecondValue ? "second" : "")
    case .threshold(let ear, let frequency):
      SeriesKey(.threshold, ear.rawValue, "\(frequency)")
    case .tinnitusMatch(let ear, let value):
      SeriesKey(.tinnitusMatch, ear.rawValue, value.rawValue)
    }
  }
}
