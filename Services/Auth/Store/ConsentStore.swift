import Fields
import FoundationEssentials
import Postgres

/// The tables of consents and consent texts.
enum ConsentStore {
  /// Stores a revision's consent texts and its end of earlier consents. Texts of a version never
  /// change, so known ones are kept.
  static func keep(_ study: PublishedStudy) -> [PostgresStatement<Void>] {
    let own = PublishedConsent(
      groupID: "", version: study.consentVersion, texts: study.consentTexts)
    return ([own] + study.groupConsents).flatMap { keep($0, of: study) }
  }

  private static func keep(
    _ consent: PublishedConsent, of study: PublishedStudy
  ) -> [PostgresStatement<Void>] {
    let (studyID, version, texts) = (study.studyID, consent.version, consent.texts)
    let languages = texts.map { LanguageTag(recorded: $0.language).description }
    let separator = String(Self.separator)
    let parts = texts.map { $0.parts.joined(separator: separator) }
    let form = study.consentForm
    return [
      PostgresStatement(
        """
        INSERT INTO consent_versions (study_id, consent_version, revision, earlier_end_at, group_id,
          label, dated, signature)
        VALUES (\(studyID), \(version), \(study.revision), \(study.earlierConsentsEndAt),
          \(consent.groupID), \(study.consentLabel), \(study.consentDate),
          \(form.signature?.rawValue))
        ON CONFLICT (study_id, consent_version) DO UPDATE
          SET revision = excluded.revision, earlier_end_at = excluded.earlier_end_at
        WHERE consent_versions.revision <= excluded.revision
        """),
      PostgresStatement(
        """
        INSERT INTO consent_texts (study_id, consent_version, consent_language, sha256, text,
          part_ids, part_texts)
        SELECT \(studyID), \(version), language,
          sha256(convert_to(CASE parts WHEN '' THEN text ELSE text || \(separator) || parts END,
            'UTF8')), text, \(form.partIDs), string_to_array(parts, \(separator))
        FROM unnest(\(languages), \(texts.map(\.text)), \(parts)) AS given (language, text, parts)
        ON CONFLICT DO NOTHING
        """),
    ]
  }

  /// Precedes the statement of each part. Texts contain no control characters but line feed and tab.
  private static let separator: Character = "\u{1E}"

  /// Returns those of the versions that have the same known text in the language.
  static func versions(
    withTextOf version: String, in language: LanguageTag, of study: StudyID, among others: [String]
  ) -> PostgresStatement<[String]> {
    PostgresStatement(
      """
      SELECT other.consent_version FROM consent_texts AS one JOIN consent_texts AS other
        USING (study_id, consent_language, sha256)
      WHERE study_id = \(study.text) AND consent_language = \(language.description)
        AND one.consent_version = \(version) AND other.consent_version = ANY (\(others))
      """, each: { try $0.decode(String.self) })
  }

  /// Returns what the form of a version asks for; nil if the text is unknown.
  ///
  /// - Parameter current: version whose kind of signature applies: a text shown before the study
  ///   asked for signatures needs one as well.
  static func form(
    of version: String, in language: LanguageTag, of study: StudyID, current: String
  ) -> PostgresStatement<ConsentForm?> {
    PostgresStatement(
      """
      SELECT part_ids, (SELECT signature FROM consent_versions
        WHERE study_id = \(study.text) AND consent_version = \(current)) AS signature
      FROM consent_texts WHERE study_id = \(study.text) AND consent_version = \(version)
        AND consent_language = \(language.description)
      """,
      first: { row in
        let signature: String? = try row.decode("signature")
        return ConsentForm(
          partIDs: try row.decode("part_ids"),
          signature: signature.flatMap(ConsentSignature.Kind.init(rawValue:)))
      })
  }

  /// Records a consent with its text. Consents never change.
  static func record(_ consent: Consent) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO consents (participant_id, study_id, consent_version, consent_language, given_at,
        part_ids, signature_name, signature_drawing, text_sha256,
        \(unescaped: StudyRetention.columns))
      SELECT \(consent.participantID), \(consent.studyID.text), \(consent.version),
        \(consent.language.description), \(consent.givenAt),
        \(consent.choice.partIDs.sorted()), \(consent.choice.signature?.name),
        \(consent.choice.signature?.drawing), (
          SELECT sha256 FROM consent_texts
          WHERE study_id = \(consent.studyID.text) AND consent_version = \(consent.version)
            AND consent_language = \(consent.language.description)),
        \(unescaped: StudyRetention.columns)
      FROM (VALUES (\(consent.studyID.text))) AS given (study_id)
        LEFT JOIN studies USING (study_id)
      """)
  }

  /// Lists a participant's consents without texts, in the order they were given.
  ///
  /// - Parameter last: number of the last consent of the previous page.
  static func list(
    of participantID: UUID, after last: Int, limit: Int
  ) -> PostgresStatement<[GivenConsent]> {
    PostgresStatement(
      """
      SELECT \(unescaped: GivenConsent.columns) FROM \(unescaped: GivenConsent.source)
      WHERE participant_id = \(participantID) AND consent_id > \(last)
      ORDER BY consent_id LIMIT \(limit)
      """, each: { try GivenConsent(row: $0).withoutTexts })
  }

  /// Returns the latest consent to this text, with the text.
  static func find(
    of participantID: UUID, to study: StudyID, version: String, language: LanguageTag
  ) -> PostgresStatement<GivenConsent?> {
    PostgresStatement(
      """
      SELECT \(unescaped: GivenConsent.columns) FROM \(unescaped: GivenConsent.source)
      WHERE participant_id = \(participantID) AND study_id = \(study.text)
        AND consent_version = \(version) AND consent_language = \(language.description)
      ORDER BY consent_id DESC LIMIT 1
      """, first: GivenConsent.init)
  }

  /// Lists the latest consents of current and former members in the order of joining.
  ///
  /// - Parameters:
  ///   - state: state to select; nil for all.
  ///   - last: last member of the previous page; nil for the first page.
  ///   - now: time at which consents have lapsed or not.
  static func members(
    of study: StudyID, in state: MemberConsentState?, after last: UUID?, limit: Int, at now: Date
  ) -> PostgresStatement<[MemberConsent]> {
    PostgresStatement(
      """
      WITH members AS (
        SELECT \(unescaped: Enrolment.columns), participant_id FROM enrolments
        WHERE study_id = \(study.text) AND (\(last)::uuid IS NULL OR enrolment_id > (
          SELECT enrolment_id FROM enrolments
          WHERE study_id = \(study.text) AND member_id = \(last)))
      ), stated AS (
        SELECT *, CASE
          WHEN consent_withdrawn_at IS NOT NULL THEN 'withdrawn'
          WHEN left_at IS NOT NULL THEN 'left'
          WHEN consent_ends_at <= \(now) THEN 'lapsed'
          WHEN consent_outdated THEN 'outdated' ELSE 'current' END AS state
        FROM members
      )
      SELECT stated.*, given.* FROM stated CROSS JOIN LATERAL (
        SELECT \(unescaped: GivenConsent.ownColumns) FROM \(unescaped: GivenConsent.source)
        WHERE consents.participant_id = stated.participant_id AND study_id = stated.study_id
          AND consent_version = stated.consent_version
          AND consent_language = stated.consent_language
        ORDER BY consent_id DESC LIMIT 1) AS given
      WHERE \(state?.rawValue)::text IS NULL OR state = \(state?.rawValue)
      ORDER BY enrolment_id LIMIT \(limit)
      """,
      each: { row in
        let name: String = try row.decode("state")
        guard let state = MemberConsentState(rawValue: name) else {
          throw PostgresError(kind: .decoding, message: "unknown state of a consent: \(name)")
        }
        return MemberConsent(
          enrolment: try Enrolment(row: row), state: state,
          consent: try GivenConsent(row: row).withoutTexts)
      })
  }

  /// Whether the consent in force has the part about subject labels without it being accepted.
  static func declinesLabel(_ enrolment: Enrolment) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM consent_texts WHERE study_id = \(enrolment.studyID)
          AND consent_version = \(enrolment.consentVersion)
          AND consent_language = \(enrolment.consentLanguage)
          AND \(ConsentForm.label) = ANY (part_ids)
          AND NOT \(ConsentForm.label) = ANY (\(enrolment.consentPartIDs))
        """)
  }

  /// Returns participant, version and language of a member's latest consent.
  static func ofMember(
    _ memberID: UUID, in study: StudyID
  ) -> PostgresStatement<(participantID: UUID, version: String, language: String)?> {
    PostgresStatement(
      """
      SELECT participant_id, consent_version, consent_language FROM enrolments
      WHERE study_id = \(study.text) AND member_id = \(memberID)
      """, first: { try $0.decode(UUID.self, String.self, String.self) })
  }
}

extension GivenConsent {
  static let columns = "study_id, consent_version, consent_language, \(ownColumns)"

  /// Columns beside those that an enrolment has as well.
  static let ownColumns = """
    consent_id, given_at, encode(text_sha256, 'hex') AS text_sha256, text,
    consents.part_ids AS accepted_parts, consent_texts.part_ids AS offered_parts, part_texts,
    signature_name, signature_drawing, label, dated,
    \(hasGroupTexts("consents.study_id")) AS tells_group, \(StudyRetention.columns)
    """

  /// Whether a group of the study has, or had, a text of its own.
  static func hasGroupTexts(_ study: String) -> String {
    "EXISTS (SELECT FROM consent_versions AS own WHERE own.study_id = \(study) AND own.group_id <> '')"
  }

  static let source = """
    consents LEFT JOIN consent_texts USING (study_id, consent_version, consent_language)
      LEFT JOIN consent_versions USING (study_id, consent_version)
    """

  init(row: PostgresRow) throws {
    let accepted: [String] = try row.decode("accepted_parts")
    let offered: [String] = try row.decode("offered_parts", as: [String]?.self) ?? []
    let texts: [String] = try row.decode("part_texts", as: [String]?.self) ?? []
    self.init(
      number: try row.decode("consent_id"), studyID: try row.decode("study_id"),
      version: try row.decode("consent_version"), language: try row.decode("consent_language"),
      givenAt: try row.decode("given_at"), textHash: try row.decode("text_sha256"),
      text: try row.decode("text"), retention: try StudyRetention(row: row),
      label: try row.decode("label", as: String?.self) ?? "",
      date: try row.decode("dated", as: String?.self) ?? "",
      tellsGroup: try row.decode("tells_group"),
      parts: zip(offered, texts).map {
        Part(partID: $0, isAccepted: accepted.contains($0), text: $1)
      },
      signature: ConsentSignature(
        name: try row.decode("signature_name", as: String?.self) ?? "",
        drawing: try row.decode("signature_drawing", as: String?.self) ?? ""))
  }

  /// The consent as in lists.
  var withoutTexts: GivenConsent {
    var copy = self
    copy.text = nil
    for index in copy.parts.indices { copy.parts[index].text = nil }
    return copy
  }
}
