public import Messages

/// A kind of study data exported as one CSV file.
public struct ExportRequest: Sendable, Hashable {
  /// The kind of rows.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Current answers of participants.
    case sheets
    /// Former answers of amended sheets.
    case revisions
    /// Health records.
    case records
    /// Listening sessions.
    case listening
    /// Notifications and their outcomes.
    case notifications

    /// Plural for the rows.
    public var noun: String {
      switch self {
      case .sheets: "sheets"
      case .revisions: "former answers"
      case .records: "values of records"
      case .listening: "listening sessions"
      case .notifications: "notifications"
      }
    }
  }

  public var kind: Kind
  public var studyID: String
  /// Sheets: only this questionnaire, one row per sheet; empty for all, one row per answer.
  /// Notifications: only this questionnaire.
  public var questionnaireID = ""
  public var includeTestParticipants = false
  /// Sheets: use the scale of the former systems for manikins.
  public var legacyScales = false
  /// Notifications: first instant; nil for no limit.
  public var from: GoogleProtobuf.Timestamp?
  /// Notifications: end, exclusive; nil for now.
  public var to: GoogleProtobuf.Timestamp?

  public init(_ kind: Kind, studyID: String, questionnaireID: String = "") {
    self.kind = kind
    self.studyID = studyID
    self.questionnaireID = questionnaireID
  }

  var sheets: IngestionV1.ExportAnswerSheetsRequest {
    .init(
      studyID: studyID, questionnaireID: questionnaireID,
      layout: questionnaireID.isEmpty ? .long : .wide,
      includeTestParticipants: includeTestParticipants, legacyScales: legacyScales)
  }

  var revisions: IngestionV1.ExportRevisionsRequest {
    .init(studyID: studyID, includeTestParticipants: includeTestParticipants)
  }

  var records: IngestionV1.ExportRecordsRequest {
    .init(studyID: studyID, includeTestParticipants: includeTestParticipants)
  }

  var listening: IngestionV1.ExportListeningSessionsRequest {
    .init(studyID: studyID, includeTestParticipants: includeTestParticipants)
  }

  var notifications: PlanningV1.ExportNotificationsRequest {
    .init(
      studyID: studyID, fromTime: from, toTime: to, questionnaireID: questionnaireID,
      includeTestParticipants: includeTestParticipants)
  }
}
