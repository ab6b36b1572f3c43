internal import CatalogueDomain
package import Questionnaires

/// An import as it was sent, read into the domain's terms.
package struct StudyImport: Sendable {
  /// What is said of a questionnaire about things that are the service's to say.
  package struct Claim: Sendable {
    package var version: UInt32
    /// Empty: nothing is said.
    package var contentHash: String

    package init(version: UInt32, contentHash: String) {
      self.version = version
      self.contentHash = contentHash
    }
  }

  package var study: StudyDefinition
  /// How the study is stored; its languages are those of its own texts.
  package var studyForm: StudyForm
  package var questionnaires: [PublishableQuestionnaire]
  /// In the order of the questionnaires.
  package var claimed: [Claim]
  package var soundCollections: [LibraryEntry]
  package var vocabularies: [LibraryEntry]
  /// Empty: as it is.
  package var accessPassword: String
  /// Of a new study.
  package var projectID: String
  /// Nothing is written.
  package var validatesOnly: Bool

  package init(
    study: StudyDefinition, studyForm: StudyForm, questionnaires: [PublishableQuestionnaire],
    claimed: [Claim], soundCollections: [LibraryEntry], vocabularies: [LibraryEntry],
    accessPassword: String, projectID: String, validatesOnly: Bool
  ) {
    self.study = study
    self.studyForm = studyForm
    self.questionnaires = questionnaires
    self.claimed = claimed
    self.soundCollections = soundCollections
    self.vocabularies = vocabularies
    self.accessPassword = accessPassword
    self.projectID = projectID
    self.validatesOnly = validatesOnly
  }

  /// The published versions that the study uses by number and does not bring along.
  var referencedVersions: [QuestionnaireVersionKey] {
    study.questionnaires.filter { $0.version > 0 }
      .map { QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version) }
  }
}

/// How an import's study is stored.
package struct StudyForm: Sendable {
  /// Of all texts of the study itself.
  package var languages: Set<String>
  /// Before the service says its part.
  package var byteCount: Int
  /// Bytes of the study and its questionnaires, brought along and published ones in their stored form, as
  /// devices get them in one language.
  package var viewByteCount: @Sendable (_ language: String, _ published: [[UInt8]]) throws -> Int
  /// Makes its stored form.
  package var encoded: @Sendable (RevisionStamp) -> [UInt8]

  package init(
    languages: Set<String>, byteCount: Int,
    viewByteCount:
      @escaping @Sendable (_ language: String, _ published: [[UInt8]]) throws -> Int,
    encoded: @escaping @Sendable (RevisionStamp) -> [UInt8]
  ) {
    self.languages = languages
    self.byteCount = byteCount
    self.viewByteCount = viewByteCount
    self.encoded = encoded
  }
}

/// What the service says itself of a study revision.
package struct RevisionStamp: Sendable {
  package var revision: UInt32
  /// In the order of the study's questionnaires.
  package var versions: [UInt32]
  package var consentVersion: String

  package init(revision: UInt32, versions: [UInt32], consentVersion: String) {
    self.revision = revision
    self.versions = versions
    self.consentVersion = consentVersion
  }
}

/// A published version that an import uses and does not bring along.
package struct ReferencedVersion: Sendable {
  package var definition: QuestionnaireDefinition
  /// In its stored form.
  package var bytes: [UInt8]
}
