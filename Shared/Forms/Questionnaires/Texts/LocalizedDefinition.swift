/// Key of one text of a definition, built from ids that survive reordering:
/// `elements.mtq01.options.2`. Unique per definition; used in translation files.
public struct TextKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }

  func appending(_ part: String) -> TextKey {
    TextKey(description.isEmpty ? part : "\(description).\(part)")
  }

  public static func < (left: TextKey, right: TextKey) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}

/// A definition whose texts can be visited in a fixed order.
public protocol LocalizedDefinition {
  /// BCP 47.
  var defaultLanguage: String { get }
  /// Required languages besides the default one, BCP 47.
  var languages: [String] { get }

  /// Visits every text, also absent ones, for reading or replacing.
  mutating func transformTexts(_ body: (TextKey, inout TranslatedText) -> Void)
}

/// One text with its key.
public struct KeyedText: Sendable, Hashable {
  public var key: TextKey
  public var text: TranslatedText
}

extension LocalizedDefinition {
  /// All present texts, in the order of the definition.
  public var texts: [KeyedText] {
    var texts: [KeyedText] = []
    var copy = self
    copy.transformTexts { key, text in
      if !text.isAbsent { texts.append(KeyedText(key: key, text: text)) }
    }
    return texts
  }

  /// The default language and the required ones, each once.
  public var requiredLanguages: [String] {
    var seen = Set<String>()
    return ([defaultLanguage] + languages)
      .map { LanguageTag($0)?.description ?? $0 }
      .filter { seen.insert($0).inserted }
  }
}
