/// Sounds of one sort.
public struct SoundCategoryDefinition: Sendable, Hashable {
  /// Unique in the collection.
  public var id: String
  public var title: TranslatedText
  public var image: FileReference?

  public init(id: String, title: TranslatedText, image: FileReference? = nil) {
    self.id = id
    self.title = title
    self.image = image
  }
}
