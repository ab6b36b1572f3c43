/// One sound.
public struct SoundDefinition: Sendable, Hashable {
  /// Unique in the collection.
  public var id: String
  public var categoryID: String
  public var title: TranslatedText
  public var lengthMilliseconds: UInt32
  public var file: FileReference?
  public var image: FileReference?

  public init(
    id: String, categoryID: String, title: TranslatedText, lengthMilliseconds: UInt32,
    file: FileReference?, image: FileReference? = nil
  ) {
    self.id = id
    self.categoryID = categoryID
    self.title = title
    self.lengthMilliseconds = lengthMilliseconds
    self.file = file
    self.image = image
  }
}
