// Generated from otolith/ingestion/v1/standing.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// Names a study.
  public struct GetStandingRequest: Message {
    /// A study that the caller takes or took part in.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// Progress in a study. Sheets without any answer and withdrawn sheets are not counted.
  public struct Standing: Message {
    /// Questionnaires in the study's order.
    public var questionnaires: [IngestionV1.QuestionnaireStanding]
    /// Number of questionnaires with a sheet.
    public var filledIn: UInt32
    /// Number of questionnaires with a draft and no sheet.
    public var begun: UInt32
    /// Share of the questionnaires that are one-time or block others with a sheet, 0–100; 100 if the
    /// study has none.
    public var percent: UInt32
    /// Number of sheets of all questionnaires.
    public var sheets: UInt64
    /// Whether the study is paused. If true, no questionnaire can be filled in now.
    public var paused: Bool
    /// Number of files that sheets name and that have not arrived yet
    /// (AnswerFileService.ListAnswerFiles).
    public var pendingFiles: UInt32
    /// The caller's rewards; absent if the study gives the caller none (`Study.rewards`).
    public var rewards: IngestionV1.RewardStanding?

    public init(
      questionnaires: [IngestionV1.QuestionnaireStanding] = [],
      filledIn: UInt32 = 0,
      begun: UInt32 = 0,
      percent: UInt32 = 0,
      sheets: UInt64 = 0,
      paused: Bool = false,
      pendingFiles: UInt32 = 0,
      rewards: IngestionV1.RewardStanding? = nil
    ) {
      self.questionnaires = questionnaires
      self.filledIn = filledIn
      self.begun = begun
      self.percent = percent
      self.sheets = sheets
      self.paused = paused
      self.pendingFiles = pendingFiles
      self.rewards = rewards
    }
  }

  /// A participant's rewards in a study.
  public struct RewardStanding: Message {
    /// Points and levels; absent if the study has none.
    public var points: IngestionV1.PointStanding?
    /// Days in a row; absent if the study does not count them.
    public var streak: IngestionV1.StreakStanding?
    /// Place among the participants; absent if the study has no ranking.
    public var ranking: IngestionV1.RankingStanding?

    public init(
      points: IngestionV1.PointStanding? = nil,
      streak: IngestionV1.StreakStanding? = nil,
      ranking: IngestionV1.RankingStanding? = nil
    ) {
      self.points = points
      self.streak = streak
      self.ranking = ranking
    }
  }

  /// Points and levels.
  public struct PointStanding: Message {
    /// Number of points.
    public var points: UInt64
    /// Number of levels reached.
    public var level: UInt32
    /// Number of levels of the study.
    public var levels: UInt32
    /// Points from which the next level begins; 0 without a next level.
    public var nextLevelPoints: UInt32

    public init(points: UInt64 = 0, level: UInt32 = 0, levels: UInt32 = 0, nextLevelPoints: UInt32 = 0) {
      self.points = points
      self.level = level
      self.levels = levels
      self.nextLevelPoints = nextLevelPoints
    }
  }

  /// Days in a row on which the participant answered (generic forms §4.2.5).
  ///
  /// A day counts if the participant finished a sheet on it, or answered a prompt of it; so an answer after
  /// midnight counts for the day of the prompt. A day with prompts on which neither happened ends the row,
  /// once the day is over and its prompts can no longer be answered. Other days neither count nor end the
  /// row. If no prompt of the study was ever planned for the participant, each day of the enrolment is
  /// treated like a day with prompts.
  ///
  /// Cancelled prompts are left out, and prompts and days in a pause of the study, without enrolment, and
  /// from the end of the consent on. A prompt has the day of the time zone of the latest sheet before it.
  public struct StreakStanding: Message {
    /// Number of days in the present row.
    public var days: UInt32
    /// Number of days in the longest row.
    public var longestDays: UInt32
    /// Whether today counts already.
    public var today: Bool
    /// Number of bronze medals: one for each seven days of a row, over all rows. A row of 37 days has five,
    /// and one silver medal.
    public var bronze: UInt32
    /// Number of silver medals: one for each 30 days of a row, over all rows.
    public var silver: UInt32
    /// Number of gold medals: one for each 365 days of a row, over all rows.
    public var gold: UInt32

    public init(
      days: UInt32 = 0,
      longestDays: UInt32 = 0,
      today: Bool = false,
      bronze: UInt32 = 0,
      silver: UInt32 = 0,
      gold: UInt32 = 0
    ) {
      self.days = days
      self.longestDays = longestDays
      self.today = today
      self.bronze = bronze
      self.silver = silver
      self.gold = gold
    }
  }

  /// Place among the participants with rewards, by the points of the study's `ranking_days`. Released
  /// once a night under the rules of ResultService.ReadComparisons, as a quarter only.
  public struct RankingStanding: Message {
    /// Quarter that the participant's points lie in, from 1 for the fewest to 4; 0 if no ranking is
    /// released, if fewer than 10 participants are in one of the quarters, or without own points.
    public var quarter: UInt32
    /// Time of the release; absent if `quarter` is 0.
    public var releaseTime: GoogleProtobuf.Timestamp?

    public init(quarter: UInt32 = 0, releaseTime: GoogleProtobuf.Timestamp? = nil) {
      self.quarter = quarter
      self.releaseTime = releaseTime
    }
  }

  /// Progress with one questionnaire.
  public struct QuestionnaireStanding: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// Version that the study currently uses.
    public var version: UInt32
    /// Number of sheets.
    public var sheets: UInt64
    /// Finish time of the latest sheet, or its time of receipt if its clock was implausibly far ahead;
    /// absent if there is no sheet.
    public var lastFinishTime: GoogleProtobuf.Timestamp?
    /// How the latest sheet was closed.
    public var lastClosing: IngestionV1.SheetClosing
    /// Whether it can be filled in now.
    public var open: Bool
    /// Time from which it can be filled in again. Absent if it is open now, or if that time is
    /// unknown.
    public var nextTime: GoogleProtobuf.Timestamp?
    /// Questionnaires that must be filled in first, in the study's order.
    public var blockedBy: [String]
    /// The most recently changed draft; empty without a draft.
    public var draftID: String
    /// Progress of that draft, 0–100.
    public var draftPercent: UInt32
    /// Expiry of that draft unless it is changed again.
    public var draftExpireTime: GoogleProtobuf.Timestamp?
    /// Whether it is offered now, because it blocks others or follows from the latest sheets.
    public var offered: Bool
    /// Whether stored sheets may be amended and withdrawn.
    public var revisable: Bool
    /// Time from which it can no longer be filled in, as far as known: the study's end.
    public var closeTime: GoogleProtobuf.Timestamp?
    /// Whether it can be filled in only once.
    public var oneTime: Bool
    /// Share of the visible questions with an answer in the present revision of the latest sheet,
    /// 0–100, counted as that of a draft: below 100 while an answer is missing, also for optional
    /// questions (SON FA19). Absent without a sheet, and if the sheet or its version is not available.
    public var lastPercent: GoogleProtobuf.UInt32Value?

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      sheets: UInt64 = 0,
      lastFinishTime: GoogleProtobuf.Timestamp? = nil,
      lastClosing: IngestionV1.SheetClosing = IngestionV1.SheetClosing(rawValue: 0),
      open: Bool = false,
      nextTime: GoogleProtobuf.Timestamp? = nil,
      blockedBy: [String] = [],
      draftID: String = "",
      draftPercent: UInt32 = 0,
      draftExpireTime: GoogleProtobuf.Timestamp? = nil,
      offered: Bool = false,
      revisable: Bool = false,
      closeTime: GoogleProtobuf.Timestamp? = nil,
      oneTime: Bool = false,
      lastPercent: GoogleProtobuf.UInt32Value? = nil
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.sheets = sheets
      self.lastFinishTime = lastFinishTime
      self.lastClosing = lastClosing
      self.open = open
      self.nextTime = nextTime
      self.blockedBy = blockedBy
      self.draftID = draftID
      self.draftPercent = draftPercent
      self.draftExpireTime = draftExpireTime
      self.offered = offered
      self.revisable = revisable
      self.closeTime = closeTime
      self.oneTime = oneTime
      self.lastPercent = lastPercent
    }
  }

  /// Filters and page of the caller's rejected sheets.
  public struct ListRejectedSheetsRequest: Message {
    /// Id of a study to filter by; empty: all studies.
    public var studyID: String
    /// 1–100; 0 means 20. A page of large sheets may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of rejected sheets.
  public struct ListRejectedSheetsResponse: Message {
    /// Sheets, latest first.
    public var sheets: [IngestionV1.RejectedSheet]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(sheets: [IngestionV1.RejectedSheet] = [], nextPageToken: String = "") {
      self.sheets = sheets
      self.nextPageToken = nextPageToken
    }
  }

  /// A rejected sheet.
  public struct RejectedSheet: Message {
    /// The sheet as sent, with two changes. Each byte of text that is not UTF-8 is replaced by `?`.
    /// Data that was not requested is left out: noise and positions beyond the version's request,
    /// values of answers to unknown questions, and texts of referenced answers that no condition
    /// refers to. If it is unknown what was shown (invalid text or an unknown version), all noise,
    /// positions and such texts are left out.
    public var sheet: IngestionV1.AnswerSheet?
    /// Reasons of the rejection.
    public var violations: [IngestionV1.Violation]
    /// Time of the last rejection.
    public var rejectTime: GoogleProtobuf.Timestamp?
    /// Time at which it is deleted.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      sheet: IngestionV1.AnswerSheet? = nil,
      violations: [IngestionV1.Violation] = [],
      rejectTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.sheet = sheet
      self.violations = violations
      self.rejectTime = rejectTime
      self.expireTime = expireTime
    }
  }

  /// Names a sheet.
  public struct DeleteRejectedSheetRequest: Message {
    /// A rejected sheet of the caller.
    public var sheetID: String

    public init(sheetID: String = "") {
      self.sheetID = sheetID
    }
  }

  /// Empty: the sheet is deleted.
  public struct DeleteRejectedSheetResponse: Message {
    public init() {}
  }

  /// The descriptor of `otolith/ingestion/v1/standing.proto`.
  public static let standingFile = ProtoFile(
    name: "otolith/ingestion/v1/standing.proto",
    dependencies: [GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, IngestionV1.ingestionFile],
    base64: "CiNvdG9saXRoL2luZ2VzdGlvbi92MS9zdGFuZGluZy5wcm90bxIUb3RvbGl0aC5pbmdlc3Rpb24udjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxokb3RvbGl0aC9pbmdlc3Rpb24vdjEvaW5nZXN0aW9uLnByb3RvIi8KEkdldFN0YW5kaW5nUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCLBAgoIU3RhbmRpbmcSUwoOcXVlc3Rpb25uYWlyZXMYASADKAsyKy5vdG9saXRoLmluZ2VzdGlvbi52MS5RdWVzdGlvbm5haXJlU3RhbmRpbmdSDnF1ZXN0aW9ubmFpcmVzEhsKCWZpbGxlZF9pbhgCIAEoDVIIZmlsbGVkSW4SFAoFYmVndW4YAyABKA1SBWJlZ3VuEhgKB3BlcmNlbnQYBCABKA1SB3BlcmNlbnQSFgoGc2hlZXRzGAUgASgEUgZzaGVldHMSFgoGcGF1c2VkGAYgASgIUgZwYXVzZWQSIwoNcGVuZGluZ19maWxlcxguIAEoDVIMcGVuZGluZ0ZpbGVzEj4KB3Jld2FyZHMYCiABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXdhcmRTdGFuZGluZ1IHcmV3YXJkcyLMAQoOUmV3YXJkU3RhbmRpbmcSOwoGcG9pbnRzGAEgASgLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuUG9pbnRTdGFuZGluZ1IGcG9pbnRzEjwKBnN0cmVhaxgCIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLlN0cmVha1N0YW5kaW5nUgZzdHJlYWsSPwoHcmFua2luZxgDIAEoCzIlLm90b2xpdGguaW5nZXN0aW9uLnYxLlJhbmtpbmdTdGFuZGluZ1IHcmFua2luZyKBAQoNUG9pbnRTdGFuZGluZxIWCgZwb2ludHMYASABKARSBnBvaW50cxIUCgVsZXZlbBgCIAEoDVIFbGV2ZWwSFgoGbGV2ZWxzGAMgASgNUgZsZXZlbHMSKgoRbmV4dF9sZXZlbF9wb2ludHMYBCABKA1SD25leHRMZXZlbFBvaW50cyKhAQoOU3RyZWFrU3RhbmRpbmcSEgoEZGF5cxgBIAEoDVIEZGF5cxIhCgxsb25nZXN0X2RheXMYAiABKA1SC2xvbmdlc3REYXlzEhQKBXRvZGF5GAMgASgIUgV0b2RheRIWCgZicm9uemUYBCABKA1SBmJyb256ZRIWCgZzaWx2ZXIYBSABKA1SBnNpbHZlchISCgRnb2xkGAYgASgNUgRnb2xkImoKD1JhbmtpbmdTdGFuZGluZxIYCgdxdWFydGVyGAEgASgNUgdxdWFydGVyEj0KDHJlbGVhc2VfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlbGVhc2VUaW1lIsQFChVRdWVzdGlvbm5haXJlU3RhbmRpbmcSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SFgoGc2hlZXRzGAMgASgEUgZzaGVldHMSRAoQbGFzdF9maW5pc2hfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDmxhc3RGaW5pc2hUaW1lEkUKDGxhc3RfY2xvc2luZxgFIAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0Q2xvc2luZ1ILbGFzdENsb3NpbmcSEgoEb3BlbhgGIAEoCFIEb3BlbhI3CgluZXh0X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghuZXh0VGltZRIdCgpibG9ja2VkX2J5GAggAygJUglibG9ja2VkQnkSGQoIZHJhZnRfaWQYCSABKAlSB2RyYWZ0SWQSIwoNZHJhZnRfcGVyY2VudBgKIAEoDVIMZHJhZnRQZXJjZW50EkYKEWRyYWZ0X2V4cGlyZV90aW1lGAsgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIPZHJhZnRFeHBpcmVUaW1lEhgKB29mZmVyZWQYDCABKAhSB29mZmVyZWQSHAoJcmV2aXNhYmxlGA0gASgIUglyZXZpc2FibGUSOQoKY2xvc2VfdGltZRgOIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWNsb3NlVGltZRIZCghvbmVfdGltZRgPIAEoCFIHb25lVGltZRI/CgxsYXN0X3BlcmNlbnQYECABKAsyHC5nb29nbGUucHJvdG9idWYuVUludDMyVmFsdWVSC2xhc3RQZXJjZW50InIKGUxpc3RSZWplY3RlZFNoZWV0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4igQEKGkxpc3RSZWplY3RlZFNoZWV0c1Jlc3BvbnNlEjsKBnNoZWV0cxgBIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlamVjdGVkU2hlZXRSBnNoZWV0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4igwIKDVJlamVjdGVkU2hlZXQSNwoFc2hlZXQYASABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJTaGVldFIFc2hlZXQSPwoKdmlvbGF0aW9ucxgCIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlZpb2xhdGlvblIKdmlvbGF0aW9ucxI7CgtyZWplY3RfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnJlamVjdFRpbWUSOwoLZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIjcKGkRlbGV0ZVJlamVjdGVkU2hlZXRSZXF1ZXN0EhkKCHNoZWV0X2lkGAEgASgJUgdzaGVldElkIh0KG0RlbGV0ZVJlamVjdGVkU2hlZXRSZXNwb25zZTLuAgoPU3RhbmRpbmdTZXJ2aWNlElwKC0dldFN0YW5kaW5nEigub3RvbGl0aC5pbmdlc3Rpb24udjEuR2V0U3RhbmRpbmdSZXF1ZXN0Gh4ub3RvbGl0aC5pbmdlc3Rpb24udjEuU3RhbmRpbmciA5ACARJ8ChJMaXN0UmVqZWN0ZWRTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmVqZWN0ZWRTaGVldHNSZXF1ZXN0GjAub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdFJlamVjdGVkU2hlZXRzUmVzcG9uc2UiA5ACARJ/ChNEZWxldGVSZWplY3RlZFNoZWV0EjAub3RvbGl0aC5pbmdlc3Rpb24udjEuRGVsZXRlUmVqZWN0ZWRTaGVldFJlcXVlc3QaMS5vdG9saXRoLmluZ2VzdGlvbi52MS5EZWxldGVSZWplY3RlZFNoZWV0UmVzcG9uc2UiA5ACAkJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSrA2CkUKAQwSAwEAEho7IEEgcGFydGljaXBhbnQncyBwcm9ncmVzcyBpbiBhIHN0dWR5LCBhbmQgcmVqZWN0ZWQgc2hlZXRzLgoKXAoCBgASBA8ALQEaUCBBIHBhcnRpY2lwYW50J3MgcHJvZ3Jlc3MgaW4gYSBzdHVkeS4gQ2FsbGVycyBjYW4gYWNjZXNzIG9ubHkgdGhlaXIgb3duIHNoZWV0cy4KCo8DCgQGAAIAEgQWAhgDGoADIFJldHVybnMgdGhlIGNhbGxlcidzIHByb2dyZXNzIHdpdGggZWFjaCB2aXNpYmxlIHF1ZXN0aW9ubmFpcmUgb2YgYSBzdHVkeSwgaW4gdGhlIHN0dWR5J3Mgb3JkZXIsCiBhbmQgb3ZlcmFsbCAoVFlUIMKnNC4xLjIpLiBObyBxdWVzdGlvbm5haXJlIGlzIG9wZW4gZm9yIGEgcGFydGljaXBhbnQgd2hvIGhhcyBsZWZ0IHRoZSBzdHVkeSBvcgogd2hvc2UgY29uc2VudCBoYXMgZW5kZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQgZm9yIGNhbGxlcnMgd2hvIG5ldmVyIHRvb2sKIHBhcnQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCt4ECgQGAAIBEgQjAiUDGs8EIExpc3RzIHRoZSBjYWxsZXIncyBzaGVldHMgdGhhdCB3ZXJlIHJlamVjdGVkIHdpdGhpbiB0aGUgbGFzdCAzMCBkYXlzIGFuZCBub3Qgc3RvcmVkIHNpbmNlLCB3aXRoCiB0aGVpciB2aW9sYXRpb25zLCBsYXRlc3QgZmlyc3QgKGdlbmVyaWMgZm9ybXMgwqc2LjEpLiBBIGNvcnJlY3RlZCBzaGVldCBpcyBzZW50IGFnYWluIHVuZGVyIHRoZQogc2FtZSBpZC4KCiBUaGUgbGF0ZXN0IDIwMCBzaGVldHMgb2YgYSBwYXJ0aWNpcGFudCBhcmUga2VwdCwgdXAgdG8gMiBNaUIgaW4gdG90YWwgYW5kIDUxMiBLaUIgZWFjaCAoc2hlZXQKIGFuZCB2aW9sYXRpb25zLCBhcyBKU09OKS4gVGhlIGZvbGxvd2luZyBhcmUgbm90IGtlcHQ6IHNoZWV0cyB3aXRob3V0IGEgdmFsaWQgYHNoZWV0X2lkYDsgc2hlZXRzCiBvZiBhIHN0dWR5IGluIHdoaWNoIHRoZSBjYWxsZXIsIGJ5IHRoZSB0b2tlbiwgZG9lcyBub3QgdGFrZSBwYXJ0IG9yIGRpZCBub3QgYXQgdGhlIHNoZWV0J3MKIGZpbmlzaCB0aW1lIChOT1RfRU5ST0xMRUQpOyBzaGVldHMgZmluaXNoZWQgYWZ0ZXIgdGhlIGNvbnNlbnQgaGFkIGVuZGVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCpEBCgQGAAICEgQqAiwDGoIBIERlbGV0ZXMgYSByZWplY3RlZCBzaGVldCB0aGF0IHdpbGwgbm90IGJlIGNvcnJlY3RlZC4gRGVsZXRpbmcgYSBzaGVldCB0aGF0IGRvZXMgbm90IGV4aXN0CiBzdWNjZWVkcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgocCgIEABIEMAAzARoQIE5hbWVzIGEgc3R1ZHkuCgo9CgQEAAIAEgMyAhYaMCBBIHN0dWR5IHRoYXQgdGhlIGNhbGxlciB0YWtlcyBvciB0b29rIHBhcnQgaW4uCgpiCgIEARIENgBJARpWIFByb2dyZXNzIGluIGEgc3R1ZHkuIFNoZWV0cyB3aXRob3V0IGFueSBhbnN3ZXIgYW5kIHdpdGhkcmF3biBzaGVldHMgYXJlIG5vdCBjb3VudGVkLgoKMwoEBAECABIDOAI0GiYgUXVlc3Rpb25uYWlyZXMgaW4gdGhlIHN0dWR5J3Mgb3JkZXIuCgo1CgQEAQIBEgM6AhcaKCBOdW1iZXIgb2YgcXVlc3Rpb25uYWlyZXMgd2l0aCBhIHNoZWV0LgoKQgoEBAECAhIDPAITGjUgTnVtYmVyIG9mIHF1ZXN0aW9ubmFpcmVzIHdpdGggYSBkcmFmdCBhbmQgbm8gc2hlZXQuCgp/CgQEAQIDEgM/AhUaciBTaGFyZSBvZiB0aGUgcXVlc3Rpb25uYWlyZXMgdGhhdCBhcmUgb25lLXRpbWUgb3IgYmxvY2sgb3RoZXJzIHdpdGggYSBzaGVldCwgMOKAkzEwMDsgMTAwIGlmIHRoZQogc3R1ZHkgaGFzIG5vbmUuCgo2CgQEAQIEEgNBAhQaKSBOdW1iZXIgb2Ygc2hlZXRzIG9mIGFsbCBxdWVzdGlvbm5haXJlcy4KClsKBAQBAgUSA0MCEhpOIFdoZXRoZXIgdGhlIHN0dWR5IGlzIHBhdXNlZC4gSWYgdHJ1ZSwgbm8gcXVlc3Rpb25uYWlyZSBjYW4gYmUgZmlsbGVkIGluIG5vdy4KCnMKBAQBAgYSA0YCHBpmIE51bWJlciBvZiBmaWxlcyB0aGF0IHNoZWV0cyBuYW1lIGFuZCB0aGF0IGhhdmUgbm90IGFycml2ZWQgeWV0CiAoQW5zd2VyRmlsZVNlcnZpY2UuTGlzdEFuc3dlckZpbGVzKS4KCmEKBAQBAgcSA0gCHhpUIFRoZSBjYWxsZXIncyByZXdhcmRzOyBhYnNlbnQgaWYgdGhlIHN0dWR5IGdpdmVzIHRoZSBjYWxsZXIgbm9uZSAoYFN0dWR5LnJld2FyZHNgKS4KCjEKAgQCEgRMAFMBGiUgQSBwYXJ0aWNpcGFudCdzIHJld2FyZHMgaW4gYSBzdHVkeS4KCj8KBAQCAgASA04CGxoyIFBvaW50cyBhbmQgbGV2ZWxzOyBhYnNlbnQgaWYgdGhlIHN0dWR5IGhhcyBub25lLgoKRgoEBAICARIDUAIcGjkgRGF5cyBpbiBhIHJvdzsgYWJzZW50IGlmIHRoZSBzdHVkeSBkb2VzIG5vdCBjb3VudCB0aGVtLgoKUAoEBAICAhIDUgIeGkMgUGxhY2UgYW1vbmcgdGhlIHBhcnRpY2lwYW50czsgYWJzZW50IGlmIHRoZSBzdHVkeSBoYXMgbm8gcmFua2luZy4KCiAKAgQDEgRWAF8BGhQgUG9pbnRzIGFuZCBsZXZlbHMuCgogCgQEAwIAEgNYAhQaEyBOdW1iZXIgb2YgcG9pbnRzLgoKKAoEBAMCARIDWgITGhsgTnVtYmVyIG9mIGxldmVscyByZWFjaGVkLgoKLQoEBAMCAhIDXAIUGiAgTnVtYmVyIG9mIGxldmVscyBvZiB0aGUgc3R1ZHkuCgpPCgQEAwIDEgNeAh8aQiBQb2ludHMgZnJvbSB3aGljaCB0aGUgbmV4dCBsZXZlbCBiZWdpbnM7IDAgd2l0aG91dCBhIG5leHQgbGV2ZWwuCgrfBQoCBAQSBGsAeQEa0gUgRGF5cyBpbiBhIHJvdyBvbiB3aGljaCB0aGUgcGFydGljaXBhbnQgYW5zd2VyZWQgKGdlbmVyaWMgZm9ybXMgwqc0LjIuNSkuCgogQSBkYXkgY291bnRzIGlmIHRoZSBwYXJ0aWNpcGFudCBmaW5pc2hlZCBhIHNoZWV0IG9uIGl0LCBvciBhbnN3ZXJlZCBhIHByb21wdCBvZiBpdDsgc28gYW4gYW5zd2VyIGFmdGVyCiBtaWRuaWdodCBjb3VudHMgZm9yIHRoZSBkYXkgb2YgdGhlIHByb21wdC4gQSBkYXkgd2l0aCBwcm9tcHRzIG9uIHdoaWNoIG5laXRoZXIgaGFwcGVuZWQgZW5kcyB0aGUgcm93LAogb25jZSB0aGUgZGF5IGlzIG92ZXIgYW5kIGl0cyBwcm9tcHRzIGNhbiBubyBsb25nZXIgYmUgYW5zd2VyZWQuIE90aGVyIGRheXMgbmVpdGhlciBjb3VudCBub3IgZW5kIHRoZQogcm93LiBJZiBubyBwcm9tcHQgb2YgdGhlIHN0dWR5IHdhcyBldmVyIHBsYW5uZWQgZm9yIHRoZSBwYXJ0aWNpcGFudCwgZWFjaCBkYXkgb2YgdGhlIGVucm9sbWVudCBpcwogdHJlYXRlZCBsaWtlIGEgZGF5IHdpdGggcHJvbXB0cy4KCiBDYW5jZWxsZWQgcHJvbXB0cyBhcmUgbGVmdCBvdXQsIGFuZCBwcm9tcHRzIGFuZCBkYXlzIGluIGEgcGF1c2Ugb2YgdGhlIHN0dWR5LCB3aXRob3V0IGVucm9sbWVudCwgYW5kCiBmcm9tIHRoZSBlbmQgb2YgdGhlIGNvbnNlbnQgb24uIEEgcHJvbXB0IGhhcyB0aGUgZGF5IG9mIHRoZSB0aW1lIHpvbmUgb2YgdGhlIGxhdGVzdCBzaGVldCBiZWZvcmUgaXQuCgoxCgQEBAIAEgNtAhIaJCBOdW1iZXIgb2YgZGF5cyBpbiB0aGUgcHJlc2VudCByb3cuCgoxCgQEBAIBEgNvAhoaJCBOdW1iZXIgb2YgZGF5cyBpbiB0aGUgbG9uZ2VzdCByb3cuCgosCgQEBAICEgNxAhEaHyBXaGV0aGVyIHRvZGF5IGNvdW50cyBhbHJlYWR5LgoKigEKBAQEAgMSA3QCFBp9IE51bWJlciBvZiBicm9uemUgbWVkYWxzOiBvbmUgZm9yIGVhY2ggc2V2ZW4gZGF5cyBvZiBhIHJvdywgb3ZlciBhbGwgcm93cy4gQSByb3cgb2YgMzcgZGF5cyBoYXMgZml2ZSwKIGFuZCBvbmUgc2lsdmVyIG1lZGFsLgoKVQoEBAQCBBIDdgIUGkggTnVtYmVyIG9mIHNpbHZlciBtZWRhbHM6IG9uZSBmb3IgZWFjaCAzMCBkYXlzIG9mIGEgcm93LCBvdmVyIGFsbCByb3dzLgoKVAoEBAQCBRIDeAISGkcgTnVtYmVyIG9mIGdvbGQgbWVkYWxzOiBvbmUgZm9yIGVhY2ggMzY1IGRheXMgb2YgYSByb3csIG92ZXIgYWxsIHJvd3MuCgrDAQoCBAUSBX0AgwEBGrUBIFBsYWNlIGFtb25nIHRoZSBwYXJ0aWNpcGFudHMgd2l0aCByZXdhcmRzLCBieSB0aGUgcG9pbnRzIG9mIHRoZSBzdHVkeSdzIGByYW5raW5nX2RheXNgLiBSZWxlYXNlZAogb25jZSBhIG5pZ2h0IHVuZGVyIHRoZSBydWxlcyBvZiBSZXN1bHRTZXJ2aWNlLlJlYWRDb21wYXJpc29ucywgYXMgYSBxdWFydGVyIG9ubHkuCgrJAQoEBAUCABIEgAECFRq6ASBRdWFydGVyIHRoYXQgdGhlIHBhcnRpY2lwYW50J3MgcG9pbnRzIGxpZSBpbiwgZnJvbSAxIGZvciB0aGUgZmV3ZXN0IHRvIDQ7IDAgaWYgbm8gcmFua2luZyBpcwogcmVsZWFzZWQsIGlmIGZld2VyIHRoYW4gMTAgcGFydGljaXBhbnRzIGFyZSBpbiBvbmUgb2YgdGhlIHF1YXJ0ZXJzLCBvciB3aXRob3V0IG93biBwb2ludHMuCgo+CgQEBQIBEgSCAQItGjAgVGltZSBvZiB0aGUgcmVsZWFzZTsgYWJzZW50IGlmIGBxdWFydGVyYCBpcyAwLgoKMAoCBAYSBoYBAKsBARoiIFByb2dyZXNzIHdpdGggb25lIHF1ZXN0aW9ubmFpcmUuCgoiCgQEBgIAEgSIAQIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgo2CgQEBgIBEgSKAQIVGiggVmVyc2lvbiB0aGF0IHRoZSBzdHVkeSBjdXJyZW50bHkgdXNlcy4KCiEKBAQGAgISBIwBAhQaEyBOdW1iZXIgb2Ygc2hlZXRzLgoKjQEKBAQGAgMSBI8BAjEafyBGaW5pc2ggdGltZSBvZiB0aGUgbGF0ZXN0IHNoZWV0LCBvciBpdHMgdGltZSBvZiByZWNlaXB0IGlmIGl0cyBjbG9jayB3YXMgaW1wbGF1c2libHkgZmFyIGFoZWFkOwogYWJzZW50IGlmIHRoZXJlIGlzIG5vIHNoZWV0LgoKMAoEBAYCBBIEkQECIBoiIEhvdyB0aGUgbGF0ZXN0IHNoZWV0IHdhcyBjbG9zZWQuCgowCgQEBgIFEgSTAQIQGiIgV2hldGhlciBpdCBjYW4gYmUgZmlsbGVkIGluIG5vdy4KCnEKBAQGAgYSBJYBAioaYyBUaW1lIGZyb20gd2hpY2ggaXQgY2FuIGJlIGZpbGxlZCBpbiBhZ2Fpbi4gQWJzZW50IGlmIGl0IGlzIG9wZW4gbm93LCBvciBpZiB0aGF0IHRpbWUgaXMKIHVua25vd24uCgpSCgQEBgIHEgSYAQIhGkQgUXVlc3Rpb25uYWlyZXMgdGhhdCBtdXN0IGJlIGZpbGxlZCBpbiBmaXJzdCwgaW4gdGhlIHN0dWR5J3Mgb3JkZXIuCgpHCgQEBgIIEgSaAQIWGjkgVGhlIG1vc3QgcmVjZW50bHkgY2hhbmdlZCBkcmFmdDsgZW1wdHkgd2l0aG91dCBhIGRyYWZ0LgoKMAoEBAYCCRIEnAECHBoiIFByb2dyZXNzIG9mIHRoYXQgZHJhZnQsIDDigJMxMDAuCgpACgQEBgIKEgSeAQIzGjIgRXhwaXJ5IG9mIHRoYXQgZHJhZnQgdW5sZXNzIGl0IGlzIGNoYW5nZWQgYWdhaW4uCgpmCgQEBgILEgSgAQIUGlggV2hldGhlciBpdCBpcyBvZmZlcmVkIG5vdywgYmVjYXVzZSBpdCBibG9ja3Mgb3RoZXJzIG9yIGZvbGxvd3MgZnJvbSB0aGUgbGF0ZXN0IHNoZWV0cy4KCkMKBAQGAgwSBKIBAhYaNSBXaGV0aGVyIHN0b3JlZCBzaGVldHMgbWF5IGJlIGFtZW5kZWQgYW5kIHdpdGhkcmF3bi4KCmAKBAQGAg0SBKQBAiwaUiBUaW1lIGZyb20gd2hpY2ggaXQgY2FuIG5vIGxvbmdlciBiZSBmaWxsZWQgaW4sIGFzIGZhciBhcyBrbm93bjogdGhlIHN0dWR5J3MgZW5kLgoKNgoEBAYCDhIEpgECFRooIFdoZXRoZXIgaXQgY2FuIGJlIGZpbGxlZCBpbiBvbmx5IG9uY2UuCgqqAgoEBAYCDxIEqgECMBqbAiBTaGFyZSBvZiB0aGUgdmlzaWJsZSBxdWVzdGlvbnMgd2l0aCBhbiBhbnN3ZXIgaW4gdGhlIHByZXNlbnQgcmV2aXNpb24gb2YgdGhlIGxhdGVzdCBzaGVldCwKIDDigJMxMDAsIGNvdW50ZWQgYXMgdGhhdCBvZiBhIGRyYWZ0OiBiZWxvdyAxMDAgd2hpbGUgYW4gYW5zd2VyIGlzIG1pc3NpbmcsIGFsc28gZm9yIG9wdGlvbmFsCiBxdWVzdGlvbnMgKFNPTiBGQTE5KS4gQWJzZW50IHdpdGhvdXQgYSBzaGVldCwgYW5kIGlmIHRoZSBzaGVldCBvciBpdHMgdmVyc2lvbiBpcyBub3QgYXZhaWxhYmxlLgoKQQoCBAcSBq4BALUBARozIEZpbHRlcnMgYW5kIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIHJlamVjdGVkIHNoZWV0cy4KCj8KBAQHAgASBLABAhYaMSBJZCBvZiBhIHN0dWR5IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBzdHVkaWVzLgoKSwoEBAcCARIEsgECFxo9IDHigJMxMDA7IDAgbWVhbnMgMjAuIEEgcGFnZSBvZiBsYXJnZSBzaGVldHMgbWF5IGhhdmUgZmV3ZXIuCgpRCgQEBwICEgS0AQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCioKAgQIEga4AQC9AQEaHCBBIHBhZ2Ugb2YgcmVqZWN0ZWQgc2hlZXRzLgoKJQoEBAgCABIEugECJBoXIFNoZWV0cywgbGF0ZXN0IGZpcnN0LgoKPwoEBAgCARIEvAECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgohCgIECRIGwAEAzQEBGhMgQSByZWplY3RlZCBzaGVldC4KCqkDCgQECQIAEgTGAQIYGpoDIFRoZSBzaGVldCBhcyBzZW50LCB3aXRoIHR3byBjaGFuZ2VzLiBFYWNoIGJ5dGUgb2YgdGV4dCB0aGF0IGlzIG5vdCBVVEYtOCBpcyByZXBsYWNlZCBieSBgP2AuCiBEYXRhIHRoYXQgd2FzIG5vdCByZXF1ZXN0ZWQgaXMgbGVmdCBvdXQ6IG5vaXNlIGFuZCBwb3NpdGlvbnMgYmV5b25kIHRoZSB2ZXJzaW9uJ3MgcmVxdWVzdCwKIHZhbHVlcyBvZiBhbnN3ZXJzIHRvIHVua25vd24gcXVlc3Rpb25zLCBhbmQgdGV4dHMgb2YgcmVmZXJlbmNlZCBhbnN3ZXJzIHRoYXQgbm8gY29uZGl0aW9uCiByZWZlcnMgdG8uIElmIGl0IGlzIHVua25vd24gd2hhdCB3YXMgc2hvd24gKGludmFsaWQgdGV4dCBvciBhbiB1bmtub3duIHZlcnNpb24pLCBhbGwgbm9pc2UsCiBwb3NpdGlvbnMgYW5kIHN1Y2ggdGV4dHMgYXJlIGxlZnQgb3V0LgoKKQoEBAkCARIEyAECJBobIFJlYXNvbnMgb2YgdGhlIHJlamVjdGlvbi4KCisKBAQJAgISBMoBAiwaHSBUaW1lIG9mIHRoZSBsYXN0IHJlamVjdGlvbi4KCiwKBAQJAgMSBMwBAiwaHiBUaW1lIGF0IHdoaWNoIGl0IGlzIGRlbGV0ZWQuCgoeCgIEChIG0AEA0wEBGhAgTmFtZXMgYSBzaGVldC4KCi8KBAQKAgASBNIBAhYaISBBIHJlamVjdGVkIHNoZWV0IG9mIHRoZSBjYWxsZXIuCgoqCgIECxIE1gEAJhoeIEVtcHR5OiB0aGUgc2hlZXQgaXMgZGVsZXRlZC4KYgZwcm90bzM=")
}

extension IngestionV1.GetStandingRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetStandingRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_standing_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetStandingRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetStandingRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetStandingRequest.self)
    otolith__ingestion__v1__get_standing_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1.Standing {
  public static var fullName: String { "otolith.ingestion.v1.Standing" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__standing__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Standing>) {
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { IngestionV1.QuestionnaireStanding($0) }
    self.filledIn = c.pointee.filled_in
    self.begun = c.pointee.begun
    self.percent = c.pointee.percent
    self.sheets = c.pointee.sheets
    self.paused = c.pointee.paused != 0
    self.pendingFiles = c.pointee.pending_files
    self.rewards = c.pointee.rewards.map { IngestionV1.RewardStanding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Standing> {
    let c = arena.allocate(Otolith__Ingestion__V1__Standing.self)
    otolith__ingestion__v1__standing__init(c)
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionnaireStanding>? }
    }
    c.pointee.filled_in = self.filledIn
    c.pointee.begun = self.begun
    c.pointee.percent = self.percent
    c.pointee.sheets = self.sheets
    c.pointee.paused = self.paused ? 1 : 0
    c.pointee.pending_files = self.pendingFiles
    if let value = self.rewards { c.pointee.rewards = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.RewardStanding {
  public static var fullName: String { "otolith.ingestion.v1.RewardStanding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__reward_standing__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RewardStanding>) {
    self.points = c.pointee.points.map { IngestionV1.PointStanding($0) }
    self.streak = c.pointee.streak.map { IngestionV1.StreakStanding($0) }
    self.ranking = c.pointee.ranking.map { IngestionV1.RankingStanding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RewardStanding> {
    let c = arena.allocate(Otolith__Ingestion__V1__RewardStanding.self)
    otolith__ingestion__v1__reward_standing__init(c)
    if let value = self.points { c.pointee.points = value.cStruct(in: arena) }
    if let value = self.streak { c.pointee.streak = value.cStruct(in: arena) }
    if let value = self.ranking { c.pointee.ranking = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.PointStanding {
  public static var fullName: String { "otolith.ingestion.v1.PointStanding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__point_standing__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__PointStanding>) {
    self.points = c.pointee.points
    self.level = c.pointee.level
    self.levels = c.pointee.levels
    self.nextLevelPoints = c.pointee.next_level_points
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__PointStanding> {
    let c = arena.allocate(Otolith__Ingestion__V1__PointStanding.self)
    otolith__ingestion__v1__point_standing__init(c)
    c.pointee.points = self.points
    c.pointee.level = self.level
    c.pointee.levels = self.levels
    c.pointee.next_level_points = self.nextLevelPoints
    return c
  }
}

extension IngestionV1.StreakStanding {
  public static var fullName: String { "otolith.ingestion.v1.StreakStanding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__streak_standing__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StreakStanding>) {
    self.days = c.pointee.days
    self.longestDays = c.pointee.longest_days
    self.today = c.pointee.today != 0
    self.bronze = c.pointee.bronze
    self.silver = c.pointee.silver
    self.gold = c.pointee.gold
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StreakStanding> {
    let c = arena.allocate(Otolith__Ingestion__V1__StreakStanding.self)
    otolith__ingestion__v1__streak_standing__init(c)
    c.pointee.days = self.days
    c.pointee.longest_days = self.longestDays
    c.pointee.today = self.today ? 1 : 0
    c.pointee.bronze = self.bronze
    c.pointee.silver = self.silver
    c.pointee.gold = self.gold
    return c
  }
}

extension IngestionV1.RankingStanding {
  public static var fullName: String { "otolith.ingestion.v1.RankingStanding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__ranking_standing__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RankingStanding>) {
    self.quarter = c.pointee.quarter
    self.releaseTime = c.pointee.release_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RankingStanding> {
    let c = arena.allocate(Otolith__Ingestion__V1__RankingStanding.self)
    otolith__ingestion__v1__ranking_standing__init(c)
    c.pointee.quarter = self.quarter
    if let value = self.releaseTime { c.pointee.release_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.QuestionnaireStanding {
  public static var fullName: String { "otolith.ingestion.v1.QuestionnaireStanding" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__questionnaire_standing__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__QuestionnaireStanding>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.sheets = c.pointee.sheets
    self.lastFinishTime = c.pointee.last_finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.lastClosing = IngestionV1.SheetClosing(rawValue: Int32(truncatingIfNeeded: c.pointee.last_closing.rawValue))
    self.open = c.pointee.open != 0
    self.nextTime = c.pointee.next_time.map { GoogleProtobuf.Timestamp($0) }
    self.blockedBy = Codec.array(c.pointee.blocked_by, c.pointee.n_blocked_by) { Codec.string($0) }
    self.draftID = Codec.string(c.pointee.draft_id)
    self.draftPercent = c.pointee.draft_percent
    self.draftExpireTime = c.pointee.draft_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.offered = c.pointee.offered != 0
    self.revisable = c.pointee.revisable != 0
    self.closeTime = c.pointee.close_time.map { GoogleProtobuf.Timestamp($0) }
    self.oneTime = c.pointee.one_time != 0
    self.lastPercent = c.pointee.last_percent.map { GoogleProtobuf.UInt32Value($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__QuestionnaireStanding> {
    let c = arena.allocate(Otolith__Ingestion__V1__QuestionnaireStanding.self)
    otolith__ingestion__v1__questionnaire_standing__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    c.pointee.sheets = self.sheets
    if let value = self.lastFinishTime { c.pointee.last_finish_time = value.cStruct(in: arena) }
    c.pointee.last_closing = Otolith__Ingestion__V1__SheetClosing(rawValue: .init(truncatingIfNeeded: self.lastClosing.rawValue))
    c.pointee.open = self.open ? 1 : 0
    if let value = self.nextTime { c.pointee.next_time = value.cStruct(in: arena) }
    if !self.blockedBy.isEmpty {
      c.pointee.n_blocked_by = self.blockedBy.count
      c.pointee.blocked_by = arena.array(self.blockedBy) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    c.pointee.draft_percent = self.draftPercent
    if let value = self.draftExpireTime { c.pointee.draft_expire_time = value.cStruct(in: arena) }
    c.pointee.offered = self.offered ? 1 : 0
    c.pointee.revisable = self.revisable ? 1 : 0
    if let value = self.closeTime { c.pointee.close_time = value.cStruct(in: arena) }
    c.pointee.one_time = self.oneTime ? 1 : 0
    if let value = self.lastPercent { c.pointee.last_percent = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ListRejectedSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListRejectedSheetsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_rejected_sheets_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRejectedSheetsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRejectedSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRejectedSheetsRequest.self)
    otolith__ingestion__v1__list_rejected_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListRejectedSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListRejectedSheetsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_rejected_sheets_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRejectedSheetsResponse>) {
    self.sheets = Codec.messages(c.pointee.sheets, c.pointee.n_sheets) { IngestionV1.RejectedSheet($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRejectedSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRejectedSheetsResponse.self)
    otolith__ingestion__v1__list_rejected_sheets_response__init(c)
    if !self.sheets.isEmpty {
      c.pointee.n_sheets = self.sheets.count
      c.pointee.sheets = arena.array(self.sheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__RejectedSheet>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.RejectedSheet {
  public static var fullName: String { "otolith.ingestion.v1.RejectedSheet" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__rejected_sheet__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RejectedSheet>) {
    self.sheet = c.pointee.sheet.map { IngestionV1.AnswerSheet($0) }
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.rejectTime = c.pointee.reject_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RejectedSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__RejectedSheet.self)
    otolith__ingestion__v1__rejected_sheet__init(c)
    if let value = self.sheet { c.pointee.sheet = value.cStruct(in: arena) }
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    if let value = self.rejectTime { c.pointee.reject_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.DeleteRejectedSheetRequest {
  public static var fullName: String { "otolith.ingestion.v1.DeleteRejectedSheetRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__delete_rejected_sheet_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteRejectedSheetRequest>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteRejectedSheetRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteRejectedSheetRequest.self)
    otolith__ingestion__v1__delete_rejected_sheet_request__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    return c
  }
}

extension IngestionV1.DeleteRejectedSheetResponse {
  public static var fullName: String { "otolith.ingestion.v1.DeleteRejectedSheetResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__delete_rejected_sheet_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteRejectedSheetResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteRejectedSheetResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteRejectedSheetResponse.self)
    otolith__ingestion__v1__delete_rejected_sheet_response__init(c)
    return c
  }
}
