public import Messages

/// What of a study is to be had as one CSV file.
public struct ExportRequest: Sendable, Hashable {
  /// What its rows are.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What participants filled in, as it stands now.
    case sheets
    /// What amended sheets said before.
    case revisions
    /// Health records.
    case records
    /// What was listened to.
    case listening
    /// What became of prompts.
    case notifications

    /// What one of them is called, and several.
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
  /// Sheets: of this one alone, a row each; empty: of all, a row for each answer. Notifications: of this one alone.
  public var questionnaireID = ""
  public var includeTestParticipants = false
  /// Sheets: manikins in the former systems' scale.
  public var legacyScales = false
  /// Notifications: instants from here on; nil: from the beginning.
  public var from: GoogleProtobuf.Timestamp?
  /// Notifications: instants before; nil: now.
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
