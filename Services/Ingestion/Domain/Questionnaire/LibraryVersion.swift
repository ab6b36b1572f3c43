import Fields
import Questionnaires

/// Kinds of library entries that records and listening use.
enum LibraryKind: String, Sendable, Hashable, CaseIterable {
  case vocabulary
  case soundCollection = "sound_collection"
}

/// The key of a published version of a library entry.
struct LibraryVersion: Sendable, Hashable {
  var kind: LibraryKind
  var id: String
  /// Version number, starting at 1.
  var version: UInt32

  init(_ kind: LibraryKind, _ id: String, version: UInt32) {
    self.kind = kind
    self.id = id
    self.version = version
  }
}

/// A library version as published by the catalogue.
struct PublishedLibraryEntry: Sendable, Hashable {
  var key: LibraryVersion
  /// The stored form of the definition, including fields that only later releases understand.
  var bytes: [UInt8]
}

/// A library version, prepared for lookups.
enum PreparedLibraryEntry: Sendable, Hashable {
  case vocabulary(PreparedVocabulary)
  case soundCollection(PreparedSoundCollection)

  var key: LibraryVersion {
    switch self {
    case .vocabulary(let vocabulary):
      LibraryVersion(.vocabulary, vocabulary.id, version: vocabulary.version)
    case .soundCollection(let collection):
      LibraryVersion(.soundCollection, collection.id, version: collection.version)
    }
  }

  var vocabulary: PreparedVocabulary? {
    if case .vocabulary(let vocabulary) = self { vocabulary } else { nil }
  }

  var soundCollection: PreparedSoundCollection? {
    if case .soundCollection(let collection) = self { collection } else { nil }
  }
}

/// A version of a vocabulary, prepared for lookups.
struct PreparedVocabulary: Sendable, Hashable {
  let id: String
  let version: UInt32
  /// Codes of its terms.
  let codes: Set<String>
  /// Labels by code.
  let titles: [String: TranslatedText]
  /// BCP 47.
  let defaultLanguage: String
  /// Whether records may use codes outside the vocabulary.
  let isOpen: Bool

  init(_ definition: VocabularyDefinition, version: UInt32) {
    id = definition.id
    self.version = version
    titles = Dictionary(
      definition.terms.map { ($0.code, $0.label) }, uniquingKeysWith: { first, _ in first })
    codes = Set(titles.keys)
    defaultLanguage = definition.defaultLanguage
    isOpen = definition.isOpen
  }
}

/// A version of a sound collection, prepared for lookups.
struct PreparedSoundCollection: Sendable, Hashable {
  struct Sound: Sendable, Hashable {
    let title: TranslatedText
    /// Position in the display order.
    let position: Int
    let lengthMilliseconds: UInt32
  }

  let id: String
  let version: UInt32
  /// Keyed by id.
  let sounds: [String: Sound]
  /// BCP 47.
  let defaultLanguage: String
  /// Available loop durations in minutes; 0 means endless. Empty if loops are not offered.
  let loopMinutes: [UInt32]

  init(_ definition: SoundCollectionDefinition, version: UInt32) {
    id = definition.id
    self.version = version
    sounds = Dictionary(
      definition.sounds.enumerated().map { position, sound in
        (
          sound.id,
          Sound(
            title: sound.title, position: position, lengthMilliseconds: sound.lengthMilliseconds)
        )
      }, uniquingKeysWith: { first, _ in first })
    defaultLanguage = definition.defaultLanguage
    loopMinutes = definition.loopMinutes
  }
}

extension PreparedVocabulary {
  /// Returns the label of a code; nil if the version has no such code, or no label.
  ///
  /// - Parameter language: BCP 47. If unavailable: English, then the vocabulary's default language.
  func title(of code: String, in language: String) -> String? {
    let lookup = LanguageLookup(
      requested: LanguageTag(language), studyDefault: "", questionnaireDefault: defaultLanguage)
    guard let translations = titles[code]?.translations,
      let chosen = lookup.choose(among: translations.map(\.language))
    else { return nil }
    return translations[chosen].text
  }
}

extension PreparedSoundCollection {
  /// Returns the title of a sound; nil if the version has no such sound, or no title.
  ///
  /// - Parameter language: BCP 47. If empty or unavailable: English, then the collection's default
  ///   language.
  func title(of soundID: String, in language: String) -> String? {
    let lookup = LanguageLookup(
      requested: LanguageTag(language), studyDefault: "", questionnaireDefault: defaultLanguage)
    guard let translations = sounds[soundID]?.title.translations,
      let chosen = lookup.choose(among: translations.map(\.language))
    else { return nil }
    return translations[chosen].text
  }
}
