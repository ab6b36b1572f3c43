import FoundationEssentials
import Questionnaires

/// A questionnaire from a request or a draft, with its stored form.
struct PublishableQuestionnaire: Sendable {
  var definition: QuestionnaireDefinition
  /// Languages of all texts.
  var languages: Set<String>
  /// Size of the stored form, without a version.
  var byteCount: Int
  /// Encodes the stored form.
  var encoded: @Sendable (VersionStamp) -> [UInt8]
  /// Returns a copy whose translations are marked as outdated if their source text changed since an
  /// earlier version.
  var markedSince: @Sendable (QuestionnaireDefinition) -> PublishableQuestionnaire

  func version(
    _ version: UInt32, contentHash: ContentHash, previous: UInt32, at time: Date
  ) -> NewVersion {
    let stamp = VersionStamp(version: version, contentHash: contentHash, publishedAt: time)
    return NewVersion(
      definition: definition, version: version, contentHash: contentHash, previous: previous,
      languages: languages, bytes: encoded(stamp))
  }
}

/// Values that the service adds to a version.
struct VersionStamp: Sendable {
  var version: UInt32
  var contentHash: ContentHash
  var publishedAt: Date
}

extension QuestionnaireDefinition {
  /// Languages of all texts.
  var textLanguages: Set<String> {
    texts.reduce(into: []) { $0.formUnion($1.text.translations.lazy.map(\.language)) }
  }
}
