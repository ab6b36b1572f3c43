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

    public init(
      questionnaires: [IngestionV1.QuestionnaireStanding] = [],
      filledIn: UInt32 = 0,
      begun: UInt32 = 0,
      percent: UInt32 = 0,
      sheets: UInt64 = 0,
      paused: Bool = false
    ) {
      self.questionnaires = questionnaires
      self.filledIn = filledIn
      self.begun = begun
      self.percent = percent
      self.sheets = sheets
      self.paused = paused
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
    base64: "CiNvdG9saXRoL2luZ2VzdGlvbi92MS9zdGFuZGluZy5wcm90bxIUb3RvbGl0aC5pbmdlc3Rpb24udjEaH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxokb3RvbGl0aC9pbmdlc3Rpb24vdjEvaW5nZXN0aW9uLnByb3RvIi8KEkdldFN0YW5kaW5nUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCLcAQoIU3RhbmRpbmcSUwoOcXVlc3Rpb25uYWlyZXMYASADKAsyKy5vdG9saXRoLmluZ2VzdGlvbi52MS5RdWVzdGlvbm5haXJlU3RhbmRpbmdSDnF1ZXN0aW9ubmFpcmVzEhsKCWZpbGxlZF9pbhgCIAEoDVIIZmlsbGVkSW4SFAoFYmVndW4YAyABKA1SBWJlZ3VuEhgKB3BlcmNlbnQYBCABKA1SB3BlcmNlbnQSFgoGc2hlZXRzGAUgASgEUgZzaGVldHMSFgoGcGF1c2VkGAYgASgIUgZwYXVzZWQixAUKFVF1ZXN0aW9ubmFpcmVTdGFuZGluZxIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIWCgZzaGVldHMYAyABKARSBnNoZWV0cxJEChBsYXN0X2ZpbmlzaF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIObGFzdEZpbmlzaFRpbWUSRQoMbGFzdF9jbG9zaW5nGAUgASgOMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRDbG9zaW5nUgtsYXN0Q2xvc2luZxISCgRvcGVuGAYgASgIUgRvcGVuEjcKCW5leHRfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCG5leHRUaW1lEh0KCmJsb2NrZWRfYnkYCCADKAlSCWJsb2NrZWRCeRIZCghkcmFmdF9pZBgJIAEoCVIHZHJhZnRJZBIjCg1kcmFmdF9wZXJjZW50GAogASgNUgxkcmFmdFBlcmNlbnQSRgoRZHJhZnRfZXhwaXJlX3RpbWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg9kcmFmdEV4cGlyZVRpbWUSGAoHb2ZmZXJlZBgMIAEoCFIHb2ZmZXJlZBIcCglyZXZpc2FibGUYDSABKAhSCXJldmlzYWJsZRI5CgpjbG9zZV90aW1lGA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJY2xvc2VUaW1lEhkKCG9uZV90aW1lGA8gASgIUgdvbmVUaW1lEj8KDGxhc3RfcGVyY2VudBgQIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5VSW50MzJWYWx1ZVILbGFzdFBlcmNlbnQicgoZTGlzdFJlamVjdGVkU2hlZXRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKBAQoaTGlzdFJlamVjdGVkU2hlZXRzUmVzcG9uc2USOwoGc2hlZXRzGAEgAygLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVqZWN0ZWRTaGVldFIGc2hlZXRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKDAgoNUmVqZWN0ZWRTaGVldBI3CgVzaGVldBgBIAEoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlclNoZWV0UgVzaGVldBI/Cgp2aW9sYXRpb25zGAIgAygLMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuVmlvbGF0aW9uUgp2aW9sYXRpb25zEjsKC3JlamVjdF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKcmVqZWN0VGltZRI7CgtleHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiNwoaRGVsZXRlUmVqZWN0ZWRTaGVldFJlcXVlc3QSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQiHQobRGVsZXRlUmVqZWN0ZWRTaGVldFJlc3BvbnNlMu4CCg9TdGFuZGluZ1NlcnZpY2USXAoLR2V0U3RhbmRpbmcSKC5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTdGFuZGluZ1JlcXVlc3QaHi5vdG9saXRoLmluZ2VzdGlvbi52MS5TdGFuZGluZyIDkAIBEnwKEkxpc3RSZWplY3RlZFNoZWV0cxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RSZWplY3RlZFNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmVqZWN0ZWRTaGVldHNSZXNwb25zZSIDkAIBEn8KE0RlbGV0ZVJlamVjdGVkU2hlZXQSMC5vdG9saXRoLmluZ2VzdGlvbi52MS5EZWxldGVSZWplY3RlZFNoZWV0UmVxdWVzdBoxLm90b2xpdGguaW5nZXN0aW9uLnYxLkRlbGV0ZVJlamVjdGVkU2hlZXRSZXNwb25zZSIDkAICQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKvyMKRQoBDBIDAQASGjsgQSBwYXJ0aWNpcGFudCdzIHByb2dyZXNzIGluIGEgc3R1ZHksIGFuZCByZWplY3RlZCBzaGVldHMuCgpcCgIGABIEDwAtARpQIEEgcGFydGljaXBhbnQncyBwcm9ncmVzcyBpbiBhIHN0dWR5LiBDYWxsZXJzIGNhbiBhY2Nlc3Mgb25seSB0aGVpciBvd24gc2hlZXRzLgoKjwMKBAYAAgASBBYCGAMagAMgUmV0dXJucyB0aGUgY2FsbGVyJ3MgcHJvZ3Jlc3Mgd2l0aCBlYWNoIHZpc2libGUgcXVlc3Rpb25uYWlyZSBvZiBhIHN0dWR5LCBpbiB0aGUgc3R1ZHkncyBvcmRlciwKIGFuZCBvdmVyYWxsIChUWVQgwqc0LjEuMikuIE5vIHF1ZXN0aW9ubmFpcmUgaXMgb3BlbiBmb3IgYSBwYXJ0aWNpcGFudCB3aG8gaGFzIGxlZnQgdGhlIHN0dWR5IG9yCiB3aG9zZSBjb25zZW50IGhhcyBlbmRlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRCBmb3IgY2FsbGVycyB3aG8gbmV2ZXIgdG9vawogcGFydDsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoK3gQKBAYAAgESBCMCJQMazwQgTGlzdHMgdGhlIGNhbGxlcidzIHNoZWV0cyB0aGF0IHdlcmUgcmVqZWN0ZWQgd2l0aGluIHRoZSBsYXN0IDMwIGRheXMgYW5kIG5vdCBzdG9yZWQgc2luY2UsIHdpdGgKIHRoZWlyIHZpb2xhdGlvbnMsIGxhdGVzdCBmaXJzdCAoZ2VuZXJpYyBmb3JtcyDCpzYuMSkuIEEgY29ycmVjdGVkIHNoZWV0IGlzIHNlbnQgYWdhaW4gdW5kZXIgdGhlCiBzYW1lIGlkLgoKIFRoZSBsYXRlc3QgMjAwIHNoZWV0cyBvZiBhIHBhcnRpY2lwYW50IGFyZSBrZXB0LCB1cCB0byAyIE1pQiBpbiB0b3RhbCBhbmQgNTEyIEtpQiBlYWNoIChzaGVldAogYW5kIHZpb2xhdGlvbnMsIGFzIEpTT04pLiBUaGUgZm9sbG93aW5nIGFyZSBub3Qga2VwdDogc2hlZXRzIHdpdGhvdXQgYSB2YWxpZCBgc2hlZXRfaWRgOyBzaGVldHMKIG9mIGEgc3R1ZHkgaW4gd2hpY2ggdGhlIGNhbGxlciwgYnkgdGhlIHRva2VuLCBkb2VzIG5vdCB0YWtlIHBhcnQgb3IgZGlkIG5vdCBhdCB0aGUgc2hlZXQncwogZmluaXNoIHRpbWUgKE5PVF9FTlJPTExFRCk7IHNoZWV0cyBmaW5pc2hlZCBhZnRlciB0aGUgY29uc2VudCBoYWQgZW5kZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKkQEKBAYAAgISBCoCLAMaggEgRGVsZXRlcyBhIHJlamVjdGVkIHNoZWV0IHRoYXQgd2lsbCBub3QgYmUgY29ycmVjdGVkLiBEZWxldGluZyBhIHNoZWV0IHRoYXQgZG9lcyBub3QgZXhpc3QKIHN1Y2NlZWRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KChwKAgQAEgQwADMBGhAgTmFtZXMgYSBzdHVkeS4KCj0KBAQAAgASAzICFhowIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIG9yIHRvb2sgcGFydCBpbi4KCmIKAgQBEgQ2AEQBGlYgUHJvZ3Jlc3MgaW4gYSBzdHVkeS4gU2hlZXRzIHdpdGhvdXQgYW55IGFuc3dlciBhbmQgd2l0aGRyYXduIHNoZWV0cyBhcmUgbm90IGNvdW50ZWQuCgozCgQEAQIAEgM4AjQaJiBRdWVzdGlvbm5haXJlcyBpbiB0aGUgc3R1ZHkncyBvcmRlci4KCjUKBAQBAgESAzoCFxooIE51bWJlciBvZiBxdWVzdGlvbm5haXJlcyB3aXRoIGEgc2hlZXQuCgpCCgQEAQICEgM8AhMaNSBOdW1iZXIgb2YgcXVlc3Rpb25uYWlyZXMgd2l0aCBhIGRyYWZ0IGFuZCBubyBzaGVldC4KCn8KBAQBAgMSAz8CFRpyIFNoYXJlIG9mIHRoZSBxdWVzdGlvbm5haXJlcyB0aGF0IGFyZSBvbmUtdGltZSBvciBibG9jayBvdGhlcnMgd2l0aCBhIHNoZWV0LCAw4oCTMTAwOyAxMDAgaWYgdGhlCiBzdHVkeSBoYXMgbm9uZS4KCjYKBAQBAgQSA0ECFBopIE51bWJlciBvZiBzaGVldHMgb2YgYWxsIHF1ZXN0aW9ubmFpcmVzLgoKWwoEBAECBRIDQwISGk4gV2hldGhlciB0aGUgc3R1ZHkgaXMgcGF1c2VkLiBJZiB0cnVlLCBubyBxdWVzdGlvbm5haXJlIGNhbiBiZSBmaWxsZWQgaW4gbm93LgoKLgoCBAISBEcAbAEaIiBQcm9ncmVzcyB3aXRoIG9uZSBxdWVzdGlvbm5haXJlLgoKIQoEBAICABIDSQIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgo1CgQEAgIBEgNLAhUaKCBWZXJzaW9uIHRoYXQgdGhlIHN0dWR5IGN1cnJlbnRseSB1c2VzLgoKIAoEBAICAhIDTQIUGhMgTnVtYmVyIG9mIHNoZWV0cy4KCowBCgQEAgIDEgNQAjEafyBGaW5pc2ggdGltZSBvZiB0aGUgbGF0ZXN0IHNoZWV0LCBvciBpdHMgdGltZSBvZiByZWNlaXB0IGlmIGl0cyBjbG9jayB3YXMgaW1wbGF1c2libHkgZmFyIGFoZWFkOwogYWJzZW50IGlmIHRoZXJlIGlzIG5vIHNoZWV0LgoKLwoEBAICBBIDUgIgGiIgSG93IHRoZSBsYXRlc3Qgc2hlZXQgd2FzIGNsb3NlZC4KCi8KBAQCAgUSA1QCEBoiIFdoZXRoZXIgaXQgY2FuIGJlIGZpbGxlZCBpbiBub3cuCgpwCgQEAgIGEgNXAioaYyBUaW1lIGZyb20gd2hpY2ggaXQgY2FuIGJlIGZpbGxlZCBpbiBhZ2Fpbi4gQWJzZW50IGlmIGl0IGlzIG9wZW4gbm93LCBvciBpZiB0aGF0IHRpbWUgaXMKIHVua25vd24uCgpRCgQEAgIHEgNZAiEaRCBRdWVzdGlvbm5haXJlcyB0aGF0IG11c3QgYmUgZmlsbGVkIGluIGZpcnN0LCBpbiB0aGUgc3R1ZHkncyBvcmRlci4KCkYKBAQCAggSA1sCFho5IFRoZSBtb3N0IHJlY2VudGx5IGNoYW5nZWQgZHJhZnQ7IGVtcHR5IHdpdGhvdXQgYSBkcmFmdC4KCi8KBAQCAgkSA10CHBoiIFByb2dyZXNzIG9mIHRoYXQgZHJhZnQsIDDigJMxMDAuCgo/CgQEAgIKEgNfAjMaMiBFeHBpcnkgb2YgdGhhdCBkcmFmdCB1bmxlc3MgaXQgaXMgY2hhbmdlZCBhZ2Fpbi4KCmUKBAQCAgsSA2ECFBpYIFdoZXRoZXIgaXQgaXMgb2ZmZXJlZCBub3csIGJlY2F1c2UgaXQgYmxvY2tzIG90aGVycyBvciBmb2xsb3dzIGZyb20gdGhlIGxhdGVzdCBzaGVldHMuCgpCCgQEAgIMEgNjAhYaNSBXaGV0aGVyIHN0b3JlZCBzaGVldHMgbWF5IGJlIGFtZW5kZWQgYW5kIHdpdGhkcmF3bi4KCl8KBAQCAg0SA2UCLBpSIFRpbWUgZnJvbSB3aGljaCBpdCBjYW4gbm8gbG9uZ2VyIGJlIGZpbGxlZCBpbiwgYXMgZmFyIGFzIGtub3duOiB0aGUgc3R1ZHkncyBlbmQuCgo1CgQEAgIOEgNnAhUaKCBXaGV0aGVyIGl0IGNhbiBiZSBmaWxsZWQgaW4gb25seSBvbmNlLgoKqQIKBAQCAg8SA2sCMBqbAiBTaGFyZSBvZiB0aGUgdmlzaWJsZSBxdWVzdGlvbnMgd2l0aCBhbiBhbnN3ZXIgaW4gdGhlIHByZXNlbnQgcmV2aXNpb24gb2YgdGhlIGxhdGVzdCBzaGVldCwKIDDigJMxMDAsIGNvdW50ZWQgYXMgdGhhdCBvZiBhIGRyYWZ0OiBiZWxvdyAxMDAgd2hpbGUgYW4gYW5zd2VyIGlzIG1pc3NpbmcsIGFsc28gZm9yIG9wdGlvbmFsCiBxdWVzdGlvbnMgKFNPTiBGQTE5KS4gQWJzZW50IHdpdGhvdXQgYSBzaGVldCwgYW5kIGlmIHRoZSBzaGVldCBvciBpdHMgdmVyc2lvbiBpcyBub3QgYXZhaWxhYmxlLgoKPwoCBAMSBG8AdgEaMyBGaWx0ZXJzIGFuZCBwYWdlIG9mIHRoZSBjYWxsZXIncyByZWplY3RlZCBzaGVldHMuCgo+CgQEAwIAEgNxAhYaMSBJZCBvZiBhIHN0dWR5IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBzdHVkaWVzLgoKSgoEBAMCARIDcwIXGj0gMeKAkzEwMDsgMCBtZWFucyAyMC4gQSBwYWdlIG9mIGxhcmdlIHNoZWV0cyBtYXkgaGF2ZSBmZXdlci4KClAKBAQDAgISA3UCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgooCgIEBBIEeQB+ARocIEEgcGFnZSBvZiByZWplY3RlZCBzaGVldHMuCgokCgQEBAIAEgN7AiQaFyBTaGVldHMsIGxhdGVzdCBmaXJzdC4KCj4KBAQEAgESA30CHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgohCgIEBRIGgQEAjgEBGhMgQSByZWplY3RlZCBzaGVldC4KCqkDCgQEBQIAEgSHAQIYGpoDIFRoZSBzaGVldCBhcyBzZW50LCB3aXRoIHR3byBjaGFuZ2VzLiBFYWNoIGJ5dGUgb2YgdGV4dCB0aGF0IGlzIG5vdCBVVEYtOCBpcyByZXBsYWNlZCBieSBgP2AuCiBEYXRhIHRoYXQgd2FzIG5vdCByZXF1ZXN0ZWQgaXMgbGVmdCBvdXQ6IG5vaXNlIGFuZCBwb3NpdGlvbnMgYmV5b25kIHRoZSB2ZXJzaW9uJ3MgcmVxdWVzdCwKIHZhbHVlcyBvZiBhbnN3ZXJzIHRvIHVua25vd24gcXVlc3Rpb25zLCBhbmQgdGV4dHMgb2YgcmVmZXJlbmNlZCBhbnN3ZXJzIHRoYXQgbm8gY29uZGl0aW9uCiByZWZlcnMgdG8uIElmIGl0IGlzIHVua25vd24gd2hhdCB3YXMgc2hvd24gKGludmFsaWQgdGV4dCBvciBhbiB1bmtub3duIHZlcnNpb24pLCBhbGwgbm9pc2UsCiBwb3NpdGlvbnMgYW5kIHN1Y2ggdGV4dHMgYXJlIGxlZnQgb3V0LgoKKQoEBAUCARIEiQECJBobIFJlYXNvbnMgb2YgdGhlIHJlamVjdGlvbi4KCisKBAQFAgISBIsBAiwaHSBUaW1lIG9mIHRoZSBsYXN0IHJlamVjdGlvbi4KCiwKBAQFAgMSBI0BAiwaHiBUaW1lIGF0IHdoaWNoIGl0IGlzIGRlbGV0ZWQuCgoeCgIEBhIGkQEAlAEBGhAgTmFtZXMgYSBzaGVldC4KCi8KBAQGAgASBJMBAhYaISBBIHJlamVjdGVkIHNoZWV0IG9mIHRoZSBjYWxsZXIuCgoqCgIEBxIElwEAJhoeIEVtcHR5OiB0aGUgc2hlZXQgaXMgZGVsZXRlZC4KYgZwcm90bzM=")
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
