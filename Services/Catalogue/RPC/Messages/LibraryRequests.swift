import Messages
import Questionnaires
import ServiceKit

// Each library method has its own messages. Those of the three kinds differ only in names; the
// common parts are here.

protocol PublishLibraryRequest {
  associatedtype Contents: LibraryContents
  var projectID: String { get }
  var contents: Contents { get }
  var validateOnly: Bool { get }
}

protocol GetLibraryRequest {
  associatedtype Contents: LibraryContents
  /// Name of the id field.
  static var idField: String { get }
  var id: String { get }
  var version: UInt32 { get }
  var language: String { get }
  var etag: String { get }
}

protocol ListLibraryRequest: TaggedPagedRequest {
  associatedtype Contents: LibraryContents
  var projectID: String { get }
  var language: String { get }
}

protocol PublishLibraryResponse {
  init(
    version: UInt32, contentHash: String, published: Bool, findings: [CatalogueV1.Finding])
}

extension PublishLibraryResponse {
  init(_ outcome: PublishLibraryEntry.Outcome, of entry: LibraryEntry) {
    self.init(
      version: outcome.version, contentHash: entry.contentHash.hexadecimal,
      published: outcome.isNew, findings: outcome.findings.map(CatalogueV1.Finding.init))
  }
}

// MARK: - Sound collections

extension CatalogueV1.PublishSoundCollectionRequest: PublishLibraryRequest {
  var contents: CatalogueV1.SoundCollection { soundCollection ?? .init() }
}

extension CatalogueV1.PublishSoundCollectionResponse: PublishLibraryResponse {}

extension CatalogueV1.GetSoundCollectionRequest: GetLibraryRequest {
  typealias Contents = CatalogueV1.SoundCollection
  static let idField = "collection_id"
  var id: String { collectionID }
}

extension CatalogueV1.ListSoundCollectionsRequest: ListLibraryRequest {
  typealias Contents = CatalogueV1.SoundCollection
}

// MARK: - Vocabularies

extension CatalogueV1.PublishVocabularyRequest: PublishLibraryRequest {
  var contents: CatalogueV1.Vocabulary { vocabulary ?? .init() }
}

extension CatalogueV1.PublishVocabularyResponse: PublishLibraryResponse {}

extension CatalogueV1.GetVocabularyRequest: GetLibraryRequest {
  typealias Contents = CatalogueV1.Vocabulary
  static let idField = "vocabulary_id"
  var id: String { vocabularyID }
}

extension CatalogueV1.ListVocabulariesRequest: ListLibraryRequest {
  typealias Contents = CatalogueV1.Vocabulary
}

// MARK: - Items

extension CatalogueV1.PublishItemRequest: PublishLibraryRequest {
  var contents: CatalogueV1.Item { item ?? .init() }
}

extension CatalogueV1.PublishItemResponse: PublishLibraryResponse {}

extension CatalogueV1.GetItemRequest: GetLibraryRequest {
  typealias Contents = CatalogueV1.Item
  static let idField = "item_id"
  var id: String { itemID }
}

extension CatalogueV1.ListItemsRequest: ListLibraryRequest {
  typealias Contents = CatalogueV1.Item
}
