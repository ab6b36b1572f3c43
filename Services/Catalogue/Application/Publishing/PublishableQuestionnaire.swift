package import CatalogueDomain
package import FoundationEssentials
package import Questionnaires

/// A questionnaire as it was sent or as a draft says it: what is checked of it, and how it is stored.
package struct PublishableQuestionnaire: Sendable {
  package var definition: QuestionnaireDefinition
  /// Of all texts.
  package var languages: Set<String>
  /// In its stored form, before it has a version.
  package var byteCount: Int
  /// Makes its stored form.
  package var encoded: @Sendable (VersionStamp) -> [UInt8]
  /// The same, with those translations marked as outdated whose wording changed since an earlier
  /// version.
  package var markedSince: @Sendable (QuestionnaireDefinition) -> PublishableQuestionnaire

  package init(
    definition: QuestionnaireDefinition, languages: Set<String>, byteCount: Int,
    encoded: @escaping @Sendable (VersionStamp) -> [UInt8],
    markedSince: @escaping @Sendable (QuestionnaireDefinition) -> PublishableQuestionnaire
  ) {
    self.definition = definition
    self.languages = languages
    self.byteCount = byteCount
    self.encoded = encoded
    self.markedSince = markedSince
  }

  func version(
    _ version: UInt32, contentHash: ContentHash, previous: UInt32, at time: Date
  ) -> NewVersion {
    let stamp = VersionStamp(version: version, contentHash: contentHash, publishedAt: time)
    return NewVersion(
      definition: definition, version: version, contentHash: contentHash, previous: previous,
      languages: languages, bytes: encoded(stamp))
  }
}

/// What the service says itself of a version.
package struct VersionStamp: Sendable {
  package var version: UInt32
  package var contentHash: ContentHash
  package var publishedAt: Date
}

extension QuestionnaireDefinition {
  /// Languages of all texts.
  var textLanguages: Set<String> {
    texts.reduce(into: []) { $0.formUnion($1.text.translations.lazy.map(\.language)) }
  }
}
