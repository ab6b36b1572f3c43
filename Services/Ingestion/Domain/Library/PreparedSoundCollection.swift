public import Questionnaires

/// A sound collection's version in the form in which its sounds are looked up.
public struct PreparedSoundCollection: Sendable, Hashable {
  public struct Sound: Sendable, Hashable {
    public let title: TranslatedText
    /// Place in the order in which sounds are shown.
    public let position: Int
    public let lengthMilliseconds: UInt32
  }

  public let id: String
  public let version: UInt32
  /// By id.
  public let sounds: [String: Sound]
  /// BCP 47.
  public let defaultLanguage: String
  /// For how many minutes a sound can be repeated; 0 means endlessly. Empty: no choice.
  public let loopMinutes: [UInt32]

  public init(_ definition: SoundCollectionDefinition, version: UInt32) {
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
