public import Fields
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
    /// Decisions whether to notify.
    case decisionPoints = "decision-points"
    /// Participants with their groups and consents.
    case participants

    /// Plural for the rows.
    public var noun: String {
      switch self {
      case .sheets: "sheets"
      case .revisions: "former answers"
      case .records: "values of records"
      case .listening: "listening sessions"
      case .notifications: "notifications"
      case .decisionPoints: "decision points"
      case .participants: "participants"
      }
    }

    /// Whether the rows belong to questionnaires.
    public var hasQuestionnaires: Bool { [.sheets, .revisions, .notifications].contains(self) }
  }

  /// Whether the export can be continued from a cursor. Participants may leave a group, so that
  /// notifications of groups are exported as a whole.
  public var hasCursor: Bool {
    switch kind {
    case .sheets, .revisions, .records, .listening: true
    case .notifications, .decisionPoints: filter.groupIDs.isEmpty
    case .participants: false
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
  /// Rows to select. Participants: always all.
  public var filter = ExportFilter()
  /// Cursor of an earlier export (``hasCursor``); empty for all rows.
  public var since = ""
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
      includeTestParticipants: includeTestParticipants, legacyScales: legacyScales,
      filter: filterMessage, since: since)
  }

  var participants: IngestionV1.ExportAnswerSheetsRequest {
    .init(
      studyID: studyID, layout: .participants, includeTestParticipants: includeTestParticipants)
  }

  var revisions: IngestionV1.ExportRevisionsRequest {
    .init(
      studyID: studyID, includeTestParticipants: includeTestParticipants, filter: filterMessage,
      since: since)
  }

  var records: IngestionV1.ExportRecordsRequest {
    .init(
      studyID: studyID, includeTestParticipants: includeTestParticipants, filter: filterMessage,
      since: since)
  }

  var listening: IngestionV1.ExportListeningSessionsRequest {
    .init(
      studyID: studyID, includeTestParticipants: includeTestParticipants, filter: filterMessage,
      since: since)
  }

  private var filterMessage: CommonV1.ExportFilter? {
    guard !filter.isEmpty else { return nil }
    return .init(
      firstDate: filter.firstDate ?? "", lastDate: filter.lastDate ?? "",
      groupIDs: filter.groupIDs, questionnaireIDs: filter.questionnaireIDs)
  }

  var notifications: PlanningV1.ExportNotificationsRequest {
    .init(
      studyID: studyID, fromTime: from, toTime: to, questionnaireID: questionnaireID,
      includeTestParticipants: includeTestParticipants, filter: filterMessage,
      table: kind == .decisionPoints ? .decisionPoints : .notifications, since: since)
  }
}
