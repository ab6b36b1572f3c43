import Postgres

/// SQL that figures share.
enum FigureSQL {
  /// Returns the number of questionnaires of the study, also of former ones.
  static func questionnaires(of studyID: String) -> PostgresStatement<Int> {
    PostgresStatement(
      "SELECT count(*) FROM study_questionnaires WHERE study_id = \(studyID)",
      named: "the number of questionnaires"
    ) { row in try row.decode(Int.self) }
  }

  /// Returns whether only some groups of the study see the questionnaire.
  static func isOfGroups(_ questionnaireID: String, in studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM study_questionnaires
        WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID) AND group_ids <> '{}'
        """)
  }

  /// Whether the duration of a sheet counts.
  static let isTimed = """
    NOT deviations
        && '{\(Deviation.clockImplausible.rawValue),\(Deviation.clockInconsistent.rawValue)}'
      AND finished_at BETWEEN started_at
        AND started_at + interval '\(FigureLimits.minutesMax) minutes'
    """
}
