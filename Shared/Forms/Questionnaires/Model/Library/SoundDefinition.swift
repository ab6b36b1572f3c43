/// One sound.
public struct SoundDefinition: Sendable, Hashable {
  /// Unique in the collection.
  public var id: String
  public var categoryID: String
  public var title: TranslatedText
  public var lengthMilliseconds: UInt32
  public var file: FileReference?
  public var image: FileReference?
  /// Frequency of a tone, or centre frequency of a noise, in hertz; nil for other sounds.
  public var frequencyHertz: Double?

  public init(
    id: String, categoryID: String, title: TranslatedText, lengthMilliseconds: UInt32,
    file: FileReference?, image: FileReference? = nil, frequencyHertz: Double? = nil
  ) {
    self.id = id
    self.categoryID = categoryID
    self.title = title
    self.lengthMilliseconds = lengthMilliseconds
    self.file = file
    self.image = image
    self.frequencyHertz = frequencyHertz
  }
}
