import Postgres
import Questionnaires

/// Stores the published versions known to this service.
enum QuestionnaireStore: VersionStore {
  static func save(
    _ questionnaire: PublishedQuestionnaire
  ) throws -> PostgresStatement<Void>? {
    let key = questionnaire.key
    guard let version = Int32(exactly: key.version), version > 0 else {
      throw UnusableDefinition(description: "version \(key.version)")
    }
    guard let contacts = try? questionnaire.contactElements(),
      let references = try? questionnaire.referencedQuestions()
    else { return nil }
    return PostgresStatement(
      """
      INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
        contact_elements, referenced_questions)
      VALUES (\(key.questionnaireID), \(version), \(questionnaire.contentHash),
        \(questionnaire.bytes), \(contacts), \(references))
      ON CONFLICT (questionnaire_id, version) DO NOTHING
      """)
  }

  static func load(
    _ versions: Set<QuestionnaireVersion>
  ) -> PostgresStatement<[PublishedQuestionnaire]> {
    let storable = versions.compactMap { key in
      Int32(exactly: key.version).map { (key.questionnaireID, $0) }
    }
    return PostgresStatement(
      """
      SELECT questionnaire_id, version, content_hash, definition FROM questionnaire_versions
      JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)))
        AS asked (questionnaire_id, version) USING (questionnaire_id, version)
      """,
      each: { row in
        let (questionnaireID, version, contentHash, bytes) = try row.decode(
          String.self, Int32.self, String.self, [UInt8].self)
        return PublishedQuestionnaire(
          key: QuestionnaireVersion(questionnaireID: questionnaireID, version: UInt32(version)),
          contentHash: contentHash, bytes: bytes)
      })
  }
}

extension QuestionnaireVersion: VersionKey {
  var description: String { "\(questionnaireID) version \(version)" }
}

extension PublishedQuestionnaire: PublishedVersion {
  func prepared() throws -> PreparedQuestionnaire {
    try PreparedQuestionnaire(
      try definition(), questionnaireID: key.questionnaireID, version: key.version,
      contentHash: contentHash)
  }

  /// Returns the definition as written by its author, with all texts.
  ///
  /// - Throws: `DecodingError`.
  func definitionWithWords() throws -> QuestionnaireDefinition { try definition() }

  /// Returns the texts shown to participants.
  ///
  /// - Parameter language: BCP 47.
  /// - Throws: `DecodingError`.
  func texts(language: String) throws -> QuestionnaireTexts {
    QuestionnaireTexts(try definition(), language: language)
  }

  /// Returns the ids of questions for contact data, concealed texts and files.
  ///
  /// - Throws: `DecodingError`.
  func contactElements() throws -> [String] {
    let definition = try definition()
    return zip(definition.elements, QuestionnaireStructure(definition).kinds).compactMap {
      $1?.isContact == true ? $0.id : nil
    }
  }
}

extension QuestionDefinition.Kind {
  fileprivate var isContact: Bool {
    // Files are erased where answers are anonymised.
    if case .file = self { return true }
    guard case .text(let entry) = self else { return false }
    return switch entry.style {
    case .email, .url, .telephone: true
    case .line, .area: entry.isMasked
    }
  }
}

extension PublishedQuestionnaire {
  /// Returns the questions of other questionnaires and earlier sheets that its rules refer to, in
  /// stored form: `QUESTIONNAIRE ELEMENT`.
  ///
  /// - Throws: `DecodingError`.
  func referencedQuestions() throws -> [String] {
    Set(
      try definition().foreignQuestions(of: key.questionnaireID)
        .filter { !$0.elementID.isEmpty }
        .map { "\($0.questionnaireID) \($0.elementID)" }
    ).sorted()
  }
}
