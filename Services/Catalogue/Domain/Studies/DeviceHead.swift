package import Questionnaires

/// What decides on a device's view of a study: the study's revision, and the newest versions of what it
/// names without a version.
package struct DeviceHead: Sendable, Hashable {
  package var study: StudyHead
  /// Of the study, which decides on the sounds and vocabularies that it may use.
  package var projectID: String
  /// By id, in the study's order.
  package var sounds: [String]
  package var vocabularies: [String]
  /// Versions of both, in their order; 0 for one that is missing.
  package var versions: [UInt32]
  /// Of all texts, those of sounds and vocabularies included.
  package var languages: Set<String>

  package init(
    study: StudyHead, projectID: String, sounds: [String], vocabularies: [String],
    versions: [UInt32], languages: Set<String>
  ) {
    self.study = study
    self.projectID = projectID
    self.sounds = sounds
    self.vocabularies = vocabularies
    self.versions = versions
    self.languages = languages
  }

  package var soundNames: [LibraryName] {
    sounds.map { LibraryName(projectID: projectID, id: $0) }
  }

  package var vocabularyNames: [LibraryName] {
    vocabularies.map { LibraryName(projectID: projectID, id: $0) }
  }

  package var tagParts: [String] {
    [study.id, String(study.revision)]
      + zip(sounds + vocabularies, versions).flatMap { [$0, String($1)] }
  }

  /// See ``LanguageLookup/viewKey(requested:available:)``.
  package func viewKey(_ language: LanguageTag?) -> String {
    LanguageLookup.viewKey(requested: language, available: languages)
  }
}
