package import CatalogueDomain
internal import CatalogueStore
package import Questionnaires

/// Something that is about to be published in the library, whatever its kind.
package struct LibraryEntry: Sendable {
  package enum Contents: Sendable {
    case soundCollection(SoundCollectionDefinition)
    case vocabulary(VocabularyDefinition)
    case item(ItemDefinition)
  }

  package let contents: Contents
  package let contentHash: ContentHash
  /// Of all texts.
  package let languages: Set<String>
  /// Makes what is stored, given the version that it becomes.
  package let encoded: @Sendable (_ version: UInt32, _ contentHash: ContentHash?) -> [UInt8]

  package init(
    _ contents: Contents, languages: Set<String>,
    encoded: @escaping @Sendable (_ version: UInt32, _ contentHash: ContentHash?) -> [UInt8]
  ) {
    self.contents = contents
    self.languages = languages
    self.encoded = encoded
    contentHash =
      switch contents {
      case .soundCollection(let sounds): ContentHash(of: sounds.canonicalBytes)
      case .vocabulary(let vocabulary): ContentHash(of: vocabulary.canonicalBytes)
      // What an item says has no canonical form of its own.
      case .item: ContentHash(of: encoded(0, nil))
      }
  }

  package var kind: ResourceKind {
    switch contents {
    case .soundCollection: .soundCollection
    case .vocabulary: .vocabulary
    case .item: .item
    }
  }

  package var id: String {
    switch contents {
    case .soundCollection(let sounds): sounds.id
    case .vocabulary(let vocabulary): vocabulary.id
    case .item(let item): item.id
    }
  }

  /// In the names of resources.
  var collection: String {
    switch contents {
    case .soundCollection: "sound-collections"
    case .vocabulary: "vocabularies"
    case .item: "items"
    }
  }

  /// The bank is for everybody: that is what makes answers comparable.
  var isShared: Bool {
    switch contents {
    case .soundCollection(let sounds): sounds.provenance.sharing != .project
    case .vocabulary(let vocabulary): vocabulary.provenance.sharing != .project
    case .item: true
    }
  }

  /// Everything to be said about it by itself.
  package var findings: [Finding] {
    switch contents {
    case .soundCollection(let sounds): SoundCollectionChecker().check(sounds)
    case .vocabulary(let vocabulary): VocabularyChecker().check(vocabulary)
    case .item(let item): item.findings
    }
  }

  /// What an item asks for.
  var scale: AnswerScale? {
    if case .item(let item) = contents { AnswerScale(item.question.kind) } else { nil }
  }
}
