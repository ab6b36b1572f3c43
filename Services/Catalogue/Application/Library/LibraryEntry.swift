import Questionnaires

/// A library entry of any kind for publication.
struct LibraryEntry: Sendable {
  enum Contents: Sendable {
    case soundCollection(SoundCollectionDefinition)
    case vocabulary(VocabularyDefinition)
    case item(ItemDefinition)
  }

  let contents: Contents
  let contentHash: ContentHash
  /// Languages of all texts.
  let languages: Set<String>
  /// Encodes the stored form for a version.
  let encoded: @Sendable (_ version: UInt32, _ contentHash: ContentHash?) -> [UInt8]

  init(
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
      // Items have no canonical form.
      case .item: ContentHash(of: encoded(0, nil))
      }
  }

  var kind: ResourceKind {
    switch contents {
    case .soundCollection: .soundCollection
    case .vocabulary: .vocabulary
    case .item: .item
    }
  }

  var id: String {
    switch contents {
    case .soundCollection(let sounds): sounds.id
    case .vocabulary(let vocabulary): vocabulary.id
    case .item(let item): item.id
    }
  }

  /// Collection in resource names.
  var collection: String {
    switch contents {
    case .soundCollection: "sound-collections"
    case .vocabulary: "vocabularies"
    case .item: "items"
    }
  }

  /// Whether outsiders can read it. Items always are shared, so that answers are comparable.
  var isShared: Bool {
    switch contents {
    case .soundCollection(let sounds): sounds.provenance.sharing != .project
    case .vocabulary(let vocabulary): vocabulary.provenance.sharing != .project
    case .item: true
    }
  }

  /// Returns all findings about the entry by itself.
  var findings: [Finding] {
    switch contents {
    case .soundCollection(let sounds): SoundCollectionChecker().check(sounds)
    case .vocabulary(let vocabulary): VocabularyChecker().check(vocabulary)
    case .item(let item): item.findings
    }
  }

  /// The answer scale of an item.
  var scale: AnswerScale? {
    if case .item(let item) = contents { AnswerScale(item.question.kind) } else { nil }
  }
}
