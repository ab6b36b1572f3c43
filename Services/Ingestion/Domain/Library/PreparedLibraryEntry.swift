/// A library version in the form in which it is looked things up in.
public enum PreparedLibraryEntry: Sendable, Hashable {
  case vocabulary(PreparedVocabulary)
  case soundCollection(PreparedSoundCollection)

  public var key: LibraryVersion {
    switch self {
    case .vocabulary(let vocabulary):
      LibraryVersion(.vocabulary, vocabulary.id, version: vocabulary.version)
    case .soundCollection(let collection):
      LibraryVersion(.soundCollection, collection.id, version: collection.version)
    }
  }

  public var vocabulary: PreparedVocabulary? {
    if case .vocabulary(let vocabulary) = self { vocabulary } else { nil }
  }

  public var soundCollection: PreparedSoundCollection? {
    if case .soundCollection(let collection) = self { collection } else { nil }
  }
}
