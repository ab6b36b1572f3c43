import FoundationEssentials
import Questionnaires

/// A study's current revision with the languages in which its views differ.
struct StudyHead: Sendable, Hashable {
  var id: String
  var revision: UInt32
  var languages: Set<String>

  /// See ``LanguageLookup/viewKey(requested:available:)``.
  func viewKey(_ language: LanguageTag?) -> String {
    LanguageLookup.viewKey(requested: language, available: languages)
  }
}

/// A study's current revision, and the reader's access.
struct AskedStudy: Sendable, Hashable {
  var head: StudyHead
  var projectID: String
  /// Whether the reader has a role in the study's project, or in any project if the study is shared.
  var isInsider: Bool
  /// When the revision was published.
  var publishedAt: Date
}

/// A stored study revision.
struct StoredRevision: Sendable {
  var id: String
  var revision: UInt32
  /// Stored form.
  var definition: [UInt8]
}

/// A stored questionnaire version.
struct StoredVersion: Sendable {
  var key: QuestionnaireVersionKey
  /// Stored form.
  var definition: [UInt8]
}

/// The inputs of a device's view of a study: the study's revision, and the newest versions of
/// resources referenced without a version.
struct DeviceHead: Sendable, Hashable {
  var study: StudyHead
  /// Project of the study, which decides on the sounds and vocabularies it may use.
  var projectID: String
  /// Ids in the study's order.
  var sounds: [String]
  var vocabularies: [String]
  /// Versions of both in their order; 0 for a missing one.
  var versions: [UInt32]
  /// Languages of all texts, including sounds and vocabularies.
  var languages: Set<String>

  var soundNames: [LibraryName] {
    sounds.map { LibraryName(projectID: projectID, id: $0) }
  }

  var vocabularyNames: [LibraryName] {
    vocabularies.map { LibraryName(projectID: projectID, id: $0) }
  }

  var tagParts: [String] {
    [study.id, String(study.revision)]
      + zip(sounds + vocabularies, versions).flatMap { [$0, String($1)] }
  }

  /// See ``LanguageLookup/viewKey(requested:available:)``.
  func viewKey(_ language: LanguageTag?) -> String {
    LanguageLookup.viewKey(requested: language, available: languages)
  }
}
