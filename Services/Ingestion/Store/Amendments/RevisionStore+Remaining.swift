package import FoundationEssentials
package import IngestionDomain
package import Postgres

extension RevisionStore {
  /// When the latest of the participant's sheets was finished that fill each in, as others are told of it. Those
  /// that nothing fills in are missing.
  ///
  /// A clock that cannot be right says nothing about which sheet is the latest: of the last by their devices' clocks
  /// several are looked at.
  package static func latestFillingIn(
    _ uses: Set<StudyQuestionnaire>, by participantID: UUID
  ) -> PostgresStatement<[StudyQuestionnaire: Date]> {
    let uses = Array(uses)
    return PostgresStatement(
      """
      SELECT use.study_id, use.questionnaire_id, latest.finished_at
      FROM unnest(\(uses.map(\.studyID)), \(uses.map(\.questionnaireID)))
        AS use (study_id, questionnaire_id)
      CROSS JOIN LATERAL (
        SELECT max(CASE WHEN \(Deviation.clockImplausible.rawValue) = ANY(s.deviations)
          THEN k.received_at ELSE k.finished_at END) AS finished_at
        FROM (
          SELECT participant_id, sheet_id, finished_at, received_at FROM answer_sheet_keys
          WHERE participant_id = \(participantID) AND questionnaire_id = use.questionnaire_id
            AND study_id = use.study_id AND fills_in AND NOT withdrawn
          ORDER BY finished_at DESC, sheet_id DESC LIMIT 20) AS k
        LEFT JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s ON true) AS latest
      WHERE latest.finished_at IS NOT NULL
      """
    ) { rows in
      try rows.reduce(into: [:]) { latest, row in
        let (studyID, questionnaireID, finishedAt) = try row.decode(
          String.self, String.self, Date.self)
        latest[StudyQuestionnaire(studyID: studyID, questionnaireID: questionnaireID)] = finishedAt
      }
    }
  }
}
