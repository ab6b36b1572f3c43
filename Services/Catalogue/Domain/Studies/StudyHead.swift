package import Questionnaires

/// A study's current revision with the languages in which its views differ.
package struct StudyHead: Sendable, Hashable {
  package var id: String
  package var revision: UInt32
  package var languages: Set<String>

  package init(id: String, revision: UInt32, languages: Set<String>) {
    self.id = id
    self.revision = revision
    self.languages = languages
  }

  /// See ``LanguageLookup/viewKey(requested:available:)``.
  package func viewKey(_ language: LanguageTag?) -> String {
    LanguageLookup.viewKey(requested: language, available: languages)
  }
}

/// A study's current revision, and who asks for it.
package struct AskedStudy: Sendable, Hashable {
  package var head: StudyHead
  /// Whether the reader has a role in the study's project.
  package var isInProject: Bool

  package init(head: StudyHead, isInProject: Bool) {
    self.head = head
    self.isInProject = isInProject
  }
}

/// A study revision as it is kept.
package struct StoredRevision: Sendable {
  package var id: String
  package var revision: UInt32
  /// In its stored form.
  package var definition: [UInt8]

  package init(id: String, revision: UInt32, definition: [UInt8]) {
    self.id = id
    self.revision = revision
    self.definition = definition
  }
}

/// A published questionnaire version as it is kept.
package struct StoredVersion: Sendable {
  package var key: QuestionnaireVersionKey
  /// In its stored form.
  package var definition: [UInt8]

  package init(key: QuestionnaireVersionKey, definition: [UInt8]) {
    self.key = key
    self.definition = definition
  }
}
