// Generated from otolith/ingestion/v1/amendments.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// A change to one sheet.
  public struct Amendment: Message {
    /// The change; required.
    public enum OneOfChange: Sendable, Hashable {
      /// All answers of the new revision.
      case answers(IngestionV1.AmendedAnswers)
      /// Answers to withdraw; the others stay.
      case withdrawnAnswers(IngestionV1.WithdrawnAnswers)
      /// Whether the whole sheet is withdrawn. Always true if set.
      case withdrawSheet(Bool)
    }

    /// UUID made by the client. Keep it on the device until a verdict arrives.
    public var amendmentID: String
    /// A sheet of the caller.
    public var sheetID: String
    /// Revision that the amendment is based on, from 1.
    public var baseRevision: UInt32
    /// Reason given by the participant or the client; up to 500 characters, may be empty.
    public var reason: String
    /// Time of the amendment by the device's clock. Required.
    public var amendTime: GoogleProtobuf.Timestamp?
    /// The change; required.
    public var change: IngestionV1.Amendment.OneOfChange?

    public init(
      amendmentID: String = "",
      sheetID: String = "",
      baseRevision: UInt32 = 0,
      reason: String = "",
      amendTime: GoogleProtobuf.Timestamp? = nil,
      change: IngestionV1.Amendment.OneOfChange? = nil
    ) {
      self.amendmentID = amendmentID
      self.sheetID = sheetID
      self.baseRevision = baseRevision
      self.reason = reason
      self.amendTime = amendTime
      self.change = change
    }
  }

  /// All answers of a new revision. Without any answer, the whole sheet is withdrawn, as by
  /// `withdraw_sheet`.
  public struct AmendedAnswers: Message {
    /// Answers as in AnswerSheet.answers.
    public var answers: [IngestionV1.Answer]

    public init(answers: [IngestionV1.Answer] = []) {
      self.answers = answers
    }
  }

  /// Answers to withdraw; required ones may be withdrawn, too. If the sheet has none of them, in any
  /// revision, nothing changes: VERDICT_EXISTS without a new revision. Withdrawing the last answer
  /// withdraws the whole sheet, as by `withdraw_sheet`.
  public struct WithdrawnAnswers: Message {
    /// Ids of the questions; 1–5,000, each at most once.
    public var elementIDs: [String]

    public init(elementIDs: [String] = []) {
      self.elementIDs = elementIDs
    }
  }

  /// Amendments to one or several sheets.
  public struct SubmitAmendmentsRequest: Message {
    /// 1–100.
    public var amendments: [IngestionV1.Amendment]

    public init(amendments: [IngestionV1.Amendment] = []) {
      self.amendments = amendments
    }
  }

  /// The result of an amendment.
  public struct AmendmentVerdict: Message {
    /// Id of the amendment as sent.
    public var amendmentID: String
    /// The result. VERDICT_CONFLICT: the sheet has another revision than `base_revision`
    /// (REVISION_STALE, REVISION_UNKNOWN), or another amendment has this id.
    public var verdict: IngestionV1.Verdict
    /// Reasons of a rejection or retry; paths start at the amendment.
    public var violations: [IngestionV1.Violation]
    /// Current revision of the sheet; 0 if the sheet does not exist or the amendment cannot be read.
    public var newestRevision: UInt32
    /// Scores of the current revision. Set for VERDICT_CREATED and VERDICT_EXISTS.
    public var scores: [IngestionV1.SheetScore]
    /// Questionnaires offered after the sheet in its current state. Set for VERDICT_CREATED and
    /// VERDICT_EXISTS.
    public var next: [IngestionV1.Offer]
    /// Time to wait before sending the amendment again. Set for VERDICT_RETRY_LATER.
    public var retryDelay: GoogleProtobuf.Duration?

    public init(
      amendmentID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      newestRevision: UInt32 = 0,
      scores: [IngestionV1.SheetScore] = [],
      next: [IngestionV1.Offer] = [],
      retryDelay: GoogleProtobuf.Duration? = nil
    ) {
      self.amendmentID = amendmentID
      self.verdict = verdict
      self.violations = violations
      self.newestRevision = newestRevision
      self.scores = scores
      self.next = next
      self.retryDelay = retryDelay
    }
  }

  /// The results of the amendments.
  public struct SubmitAmendmentsResponse: Message {
    /// Verdicts in the number and order of the request's amendments.
    public var verdicts: [IngestionV1.AmendmentVerdict]

    public init(verdicts: [IngestionV1.AmendmentVerdict] = []) {
      self.verdicts = verdicts
    }
  }

  /// Names a question.
  public struct WithdrawQuestionRequest: Message {
    /// The study.
    public var studyID: String
    /// A questionnaire of the study.
    public var questionnaireID: String
    /// A question of the questionnaire.
    public var elementID: String
    /// Same as Amendment.reason.
    public var reason: String

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      elementID: String = "",
      reason: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.reason = reason
    }
  }

  /// The progress of the withdrawal.
  public struct WithdrawQuestionResponse: Message {
    /// Number of sheets from which this call withdrew an answer.
    public var sheets: UInt32
    /// Whether all sheets are processed. If false, call again.
    public var complete: Bool

    public init(sheets: UInt32 = 0, complete: Bool = false) {
      self.sheets = sheets
      self.complete = complete
    }
  }

  /// Names a sheet.
  public struct ListRevisionsRequest: Message {
    /// A sheet of the caller.
    public var sheetID: String
    /// 1–50; 0 means 20. A page of large revisions may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(sheetID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.sheetID = sheetID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of revisions.
  public struct ListRevisionsResponse: Message {
    /// Revisions, oldest first.
    public var revisions: [IngestionV1.SheetRevision]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(revisions: [IngestionV1.SheetRevision] = [], nextPageToken: String = "") {
      self.revisions = revisions
      self.nextPageToken = nextPageToken
    }
  }

  /// A revision of a sheet.
  public struct SheetRevision: Message {
    /// Revision number, from 1.
    public var revision: UInt32
    /// Answers of this revision; empty if the sheet was withdrawn.
    public var answers: [IngestionV1.Answer]
    /// Whether this revision withdrew the sheet.
    public var withdrawn: Bool
    /// Reason of the amendment; empty for the first revision, and to participants for corrections by
    /// staff.
    public var reason: String
    /// Time at which the sheet was finished or amended, by the device's clock; of a correction by
    /// staff, by the server's clock.
    public var amendTime: GoogleProtobuf.Timestamp?
    /// Time of receipt by the server's clock.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Computed from its answers.
    public var scores: [IngestionV1.SheetScore]
    /// Why staff of the study made this revision; UNSPECIFIED: the participant made it.
    public var correctionReason: IngestionV1.CorrectionReason

    public init(
      revision: UInt32 = 0,
      answers: [IngestionV1.Answer] = [],
      withdrawn: Bool = false,
      reason: String = "",
      amendTime: GoogleProtobuf.Timestamp? = nil,
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      correctionReason: IngestionV1.CorrectionReason = IngestionV1.CorrectionReason(rawValue: 0)
    ) {
      self.revision = revision
      self.answers = answers
      self.withdrawn = withdrawn
      self.reason = reason
      self.amendTime = amendTime
      self.receiveTime = receiveTime
      self.scores = scores
      self.correctionReason = correctionReason
    }
  }

  /// Selects a study.
  public struct ExportRevisionsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Whether records of test participants are included.
    public var includeTestParticipants: Bool
    /// Revisions to include; absent: all.
    public var filter: CommonV1.ExportFilter?
    /// `cursor` of an earlier export of revisions of this study; empty: all revisions. Only revisions
    /// that were replaced after that export began are included.
    public var since: String

    public init(
      studyID: String = "",
      includeTestParticipants: Bool = false,
      filter: CommonV1.ExportFilter? = nil,
      since: String = ""
    ) {
      self.studyID = studyID
      self.includeTestParticipants = includeTestParticipants
      self.filter = filter
      self.since = since
    }
  }

  /// A part of an export. The export is the concatenation of its parts in order.
  public struct ExportRevisionsResponse: Message {
    /// Bytes of the CSV file. A chunk may end within a row or a character.
    public var csv: [UInt8]
    /// Number of rows in this part.
    public var rows: UInt32
    /// Cursor for `since`. Set in the last part only: an export without it is not complete.
    public var cursor: String

    public init(csv: [UInt8] = [], rows: UInt32 = 0, cursor: String = "") {
      self.csv = csv
      self.rows = rows
      self.cursor = cursor
    }
  }

  /// The descriptor of `otolith/ingestion/v1/amendments.proto`.
  public static let amendmentsFile = ProtoFile(
    name: "otolith/ingestion/v1/amendments.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, CommonV1.exportFilterFile, IngestionV1.ingestionFile],
    base64: "CiVvdG9saXRoL2luZ2VzdGlvbi92MS9hbWVuZG1lbnRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRoeZ29vZ2xlL3Byb3RvYnVmL2R1cmF0aW9uLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGiVvdG9saXRoL2NvbW1vbi92MS9leHBvcnRfZmlsdGVyLnByb3RvGiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8ijQMKCUFtZW5kbWVudBIhCgxhbWVuZG1lbnRfaWQYASABKAlSC2FtZW5kbWVudElkEhkKCHNoZWV0X2lkGAIgASgJUgdzaGVldElkEiMKDWJhc2VfcmV2aXNpb24YAyABKA1SDGJhc2VSZXZpc2lvbhIWCgZyZWFzb24YBCABKAlSBnJlYXNvbhI5CgphbWVuZF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJYW1lbmRUaW1lEkAKB2Fuc3dlcnMYBiABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbWVuZGVkQW5zd2Vyc0gAUgdhbnN3ZXJzElUKEXdpdGhkcmF3bl9hbnN3ZXJzGAcgASgLMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuV2l0aGRyYXduQW5zd2Vyc0gAUhB3aXRoZHJhd25BbnN3ZXJzEicKDndpdGhkcmF3X3NoZWV0GAggASgISABSDXdpdGhkcmF3U2hlZXRCCAoGY2hhbmdlIkgKDkFtZW5kZWRBbnN3ZXJzEjYKB2Fuc3dlcnMYASADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMiMwoQV2l0aGRyYXduQW5zd2VycxIfCgtlbGVtZW50X2lkcxgBIAMoCVIKZWxlbWVudElkcyJaChdTdWJtaXRBbWVuZG1lbnRzUmVxdWVzdBI/CgphbWVuZG1lbnRzGAEgAygLMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuQW1lbmRtZW50UgphbWVuZG1lbnRzIv8CChBBbWVuZG1lbnRWZXJkaWN0EiEKDGFtZW5kbWVudF9pZBgBIAEoCVILYW1lbmRtZW50SWQSNwoHdmVyZGljdBgCIAEoDjIdLm90b2xpdGguaW5nZXN0aW9uLnYxLlZlcmRpY3RSB3ZlcmRpY3QSPwoKdmlvbGF0aW9ucxgDIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlZpb2xhdGlvblIKdmlvbGF0aW9ucxInCg9uZXdlc3RfcmV2aXNpb24YBCABKA1SDm5ld2VzdFJldmlzaW9uEjgKBnNjb3JlcxgFIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxIvCgRuZXh0GAYgAygLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBG5leHQSOgoLcmV0cnlfZGVsYXkYByABKAsyGS5nb29nbGUucHJvdG9idWYuRHVyYXRpb25SCnJldHJ5RGVsYXkiXgoYU3VibWl0QW1lbmRtZW50c1Jlc3BvbnNlEkIKCHZlcmRpY3RzGAEgAygLMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuQW1lbmRtZW50VmVyZGljdFIIdmVyZGljdHMilgEKF1dpdGhkcmF3UXVlc3Rpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAMgASgJUgllbGVtZW50SWQSFgoGcmVhc29uGAQgASgJUgZyZWFzb24iTgoYV2l0aGRyYXdRdWVzdGlvblJlc3BvbnNlEhYKBnNoZWV0cxgBIAEoDVIGc2hlZXRzEhoKCGNvbXBsZXRlGAIgASgIUghjb21wbGV0ZSJtChRMaXN0UmV2aXNpb25zUmVxdWVzdBIZCghzaGVldF9pZBgBIAEoCVIHc2hlZXRJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKCAQoVTGlzdFJldmlzaW9uc1Jlc3BvbnNlEkEKCXJldmlzaW9ucxgBIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0UmV2aXNpb25SCXJldmlzaW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iogMKDVNoZWV0UmV2aXNpb24SGgoIcmV2aXNpb24YASABKA1SCHJldmlzaW9uEjYKB2Fuc3dlcnMYAiADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSHAoJd2l0aGRyYXduGAMgASgIUgl3aXRoZHJhd24SFgoGcmVhc29uGAQgASgJUgZyZWFzb24SOQoKYW1lbmRfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWFtZW5kVGltZRI9CgxyZWNlaXZlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZWNlaXZlVGltZRI4CgZzY29yZXMYByADKAsyIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldFNjb3JlUgZzY29yZXMSUwoRY29ycmVjdGlvbl9yZWFzb24YCCABKA4yJi5vdG9saXRoLmluZ2VzdGlvbi52MS5Db3JyZWN0aW9uUmVhc29uUhBjb3JyZWN0aW9uUmVhc29uIr4BChZFeHBvcnRSZXZpc2lvbnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEjoKGWluY2x1ZGVfdGVzdF9wYXJ0aWNpcGFudHMYAiABKAhSF2luY2x1ZGVUZXN0UGFydGljaXBhbnRzEjcKBmZpbHRlchgDIAEoCzIfLm90b2xpdGguY29tbW9uLnYxLkV4cG9ydEZpbHRlclIGZmlsdGVyEhQKBXNpbmNlGAQgASgJUgVzaW5jZSJXChdFeHBvcnRSZXZpc2lvbnNSZXNwb25zZRIQCgNjc3YYASABKAxSA2NzdhISCgRyb3dzGAIgASgNUgRyb3dzEhYKBmN1cnNvchgDIAEoCVIGY3Vyc29yMugDChBBbWVuZG1lbnRTZXJ2aWNlEnYKEFN1Ym1pdEFtZW5kbWVudHMSLS5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJtaXRBbWVuZG1lbnRzUmVxdWVzdBouLm90b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdEFtZW5kbWVudHNSZXNwb25zZSIDkAICEnYKEFdpdGhkcmF3UXVlc3Rpb24SLS5vdG9saXRoLmluZ2VzdGlvbi52MS5XaXRoZHJhd1F1ZXN0aW9uUmVxdWVzdBouLm90b2xpdGguaW5nZXN0aW9uLnYxLldpdGhkcmF3UXVlc3Rpb25SZXNwb25zZSIDkAICEm0KDUxpc3RSZXZpc2lvbnMSKi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmV2aXNpb25zUmVxdWVzdBorLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RSZXZpc2lvbnNSZXNwb25zZSIDkAIBEnUKD0V4cG9ydFJldmlzaW9ucxIsLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydFJldmlzaW9uc1JlcXVlc3QaLS5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRSZXZpc2lvbnNSZXNwb25zZSIDkAICMAFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUrRMgpkCgEMEgMBABIaWiBDb3JyZWN0aW9ucyBhbmQgd2l0aGRyYXdhbHMgb2Ygc3RvcmVkIHNoZWV0cyAoU09OIEZBMTYgYW5kIEZBMTgsIGdlbmVyaWMgZm9ybXMgwqc0LjIuMikuCgqUAgoCBgASBBMAOwEahwIgQ2hhbmdlcyBhIHBhcnRpY2lwYW50J3Mgc3RvcmVkIHNoZWV0cywgaWYgdGhlIHN0dWR5IGFsbG93cyBpdCAoYFN0dWR5UXVlc3Rpb25uYWlyZS5yZXZpc2FibGVgKS4KIFN0YWZmIGNvcnJlY3Qgc2hlZXRzIHdpdGggU2hlZXRSZXZpZXdTZXJ2aWNlLgogRm9ybWVyIHJldmlzaW9ucyBzdGF5IGluIHRoZSBzdHVkeSdzIGRhdGEgdW50aWwgdGhlIHBhcnRpY2lwYW50IGlzIGVyYXNlZC4gQ2FsbGVycyBjYW4gYWNjZXNzCiBvbmx5IHRoZWlyIG93biBzaGVldHMuCgrZBAoEBgACABIEHAIeAxrKBCBBbWVuZHMgb3Igd2l0aGRyYXdzIHNoZWV0cy4gRWFjaCBhbWVuZG1lbnQgaXMgZGVjaWRlZCBzZXBhcmF0ZWx5LCBpbiBvcmRlciwgYW5kIHZhbGlkYXRlZCBsaWtlCiBhIHNoZWV0LCBieSB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4gU2NvcmVzIGFyZSByZWNvbXB1dGVkOyBzZXJpZXMsIG9mZmVycyBhbmQKIGJsb2NraW5nIHVzZSB0aGUgbmV3IHJldmlzaW9uIGZyb20gdGhlbiBvbi4gQSB3aXRoZHJhd24gc2hlZXQgbm8gbG9uZ2VyIGNvdW50czogaXRzCiBxdWVzdGlvbm5haXJlIG1heSBiZSBmaWxsZWQgaW4gYWdhaW4uIFJlcGVhdGluZyBhbiBhbWVuZG1lbnQgcmV0dXJucyBWRVJESUNUX0VYSVNUUy4gVGV4dCB0aGF0CiBpcyBub3QgVVRGLTggb3IgY29udGFpbnMgYSBOVUwgcmVqZWN0cyBvbmx5IGl0cyBvd24gYW1lbmRtZW50IChURVhUX0lOVkFMSUQsIHdpdGggdGhlIGZpZWxkKS4KCiBFcnJvcnMgKG9mIHRoZSB3aG9sZSBjYWxsKTogSU5WQUxJRF9BUkdVTUVOVDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIEJBVENIX1RPT19MQVJHRTsKIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLgoKuQUKBAYAAgESBCkCKwMaqgUgV2l0aGRyYXdzIHRoZSBjYWxsZXIncyBhbnN3ZXJzIHRvIG9uZSBxdWVzdGlvbiBmcm9tIGFsbCBvd24gc2hlZXRzIG9mIGEgcXVlc3Rpb25uYWlyZSAoZ2VuZXJpYwogZm9ybXMgwqc0LjIuMik7IGVhY2ggc2hlZXQgZ2V0cyBhIG5ldyByZXZpc2lvbi4gUHJvY2Vzc2VzIHVwIHRvIDEsMDAwIHNoZWV0cyBwZXIgY2FsbDsgcmVwZWF0CiB1bnRpbCBgY29tcGxldGVgLiBBIGNhbGxlciB3aXRob3V0IGFuc3dlcnMgdG8gdGhlIHF1ZXN0aW9uIHdobywgYnkgdGhlIHRva2VuLCBkb2VzIG5vdCB0YWtlCiBwYXJ0IGluIHRoZSBzdHVkeSBnZXRzIGBzaGVldHNgIDAgYW5kIGBjb21wbGV0ZWAsIHdoZXRoZXIgb3Igbm90IHRoZSBzdHVkeSwgcXVlc3Rpb25uYWlyZSBvcgogcXVlc3Rpb24gZXhpc3RzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgdG8gb3RoZXIgY2FsbGVycyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTiwKIFFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZIG9yIEVMRU1FTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBOT1RfUkVWSVNBQkxFOwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEIGZvciBhIHRva2VuIGZyb20gYmVmb3JlIGFuIGVyYXN1cmU7IFVOQVZBSUxBQkxFIHdpdGgKIFJldHJ5SW5mby4KCqUBCgQGAAICEgQvAjEDGpYBIExpc3RzIGFsbCByZXZpc2lvbnMgb2Ygb25lIG9mIHRoZSBjYWxsZXIncyBzaGVldHMgd2l0aCB0aGVpciBhbnN3ZXJzLCBvbGRlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU0hFRVRfVU5LTk9XTi4KCvoCCgQGAAIDEgQ4AjoDGusCIEV4cG9ydHMgYSBzdHVkeSdzIGZvcm1lciByZXZpc2lvbnMgYXMgQ1NWIGZvciBpdHMgbGVhZGVyczogb25lIHJvdyBwZXIgYW5zd2VyIG9mIGVhY2ggcmV2aXNpb24KIGV4Y2VwdCB0aGUgY3VycmVudCBvbmUsIHdpdGggcmVhc29uIGFuZCB0aW1lcywgYW5kIHdpdGggcGFydGljaXBhbnRzIHVuZGVyIHRoZSBwc2V1ZG9ueW1zIG9mCiBFeHBvcnRBbnN3ZXJTaGVldHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENVUlNPUl9JTlZBTElEIGFzIEV4cG9ydEFuc3dlclNoZWV0czsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIgb3IgR1JPVVBTX0NPTkNFQUxFRC4KCiQKAgQAEgQ+AFIBGhggQSBjaGFuZ2UgdG8gb25lIHNoZWV0LgoKVgoEBAACABIDQAIaGkkgVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuIEtlZXAgaXQgb24gdGhlIGRldmljZSB1bnRpbCBhIHZlcmRpY3QgYXJyaXZlcy4KCiUKBAQAAgESA0ICFhoYIEEgc2hlZXQgb2YgdGhlIGNhbGxlci4KCj8KBAQAAgISA0QCGxoyIFJldmlzaW9uIHRoYXQgdGhlIGFtZW5kbWVudCBpcyBiYXNlZCBvbiwgZnJvbSAxLgoKYQoEBAACAxIDRgIUGlQgUmVhc29uIGdpdmVuIGJ5IHRoZSBwYXJ0aWNpcGFudCBvciB0aGUgY2xpZW50OyB1cCB0byA1MDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKRQoEBAACBBIDSAIrGjggVGltZSBvZiB0aGUgYW1lbmRtZW50IGJ5IHRoZSBkZXZpY2UncyBjbG9jay4gUmVxdWlyZWQuCgolCgQEAAgAEgRKAlEDGhcgVGhlIGNoYW5nZTsgcmVxdWlyZWQuCgovCgQEAAIFEgNMBB8aIiBBbGwgYW5zd2VycyBvZiB0aGUgbmV3IHJldmlzaW9uLgoKNAoEBAACBhIDTgQrGicgQW5zd2VycyB0byB3aXRoZHJhdzsgdGhlIG90aGVycyBzdGF5LgoKSAoEBAACBxIDUAQcGjsgV2hldGhlciB0aGUgd2hvbGUgc2hlZXQgaXMgd2l0aGRyYXduLiBBbHdheXMgdHJ1ZSBpZiBzZXQuCgp3CgIEARIEVgBZARprIEFsbCBhbnN3ZXJzIG9mIGEgbmV3IHJldmlzaW9uLiBXaXRob3V0IGFueSBhbnN3ZXIsIHRoZSB3aG9sZSBzaGVldCBpcyB3aXRoZHJhd24sIGFzIGJ5CiBgd2l0aGRyYXdfc2hlZXRgLgoKMQoEBAECABIDWAIeGiQgQW5zd2VycyBhcyBpbiBBbnN3ZXJTaGVldC5hbnN3ZXJzLgoKgQIKAgQCEgReAGEBGvQBIEFuc3dlcnMgdG8gd2l0aGRyYXc7IHJlcXVpcmVkIG9uZXMgbWF5IGJlIHdpdGhkcmF3biwgdG9vLiBJZiB0aGUgc2hlZXQgaGFzIG5vbmUgb2YgdGhlbSwgaW4gYW55CiByZXZpc2lvbiwgbm90aGluZyBjaGFuZ2VzOiBWRVJESUNUX0VYSVNUUyB3aXRob3V0IGEgbmV3IHJldmlzaW9uLiBXaXRoZHJhd2luZyB0aGUgbGFzdCBhbnN3ZXIKIHdpdGhkcmF3cyB0aGUgd2hvbGUgc2hlZXQsIGFzIGJ5IGB3aXRoZHJhd19zaGVldGAuCgpCCgQEAgIAEgNgAiIaNSBJZHMgb2YgdGhlIHF1ZXN0aW9uczsgMeKAkzUsMDAwLCBlYWNoIGF0IG1vc3Qgb25jZS4KCjIKAgQDEgRkAGcBGiYgQW1lbmRtZW50cyB0byBvbmUgb3Igc2V2ZXJhbCBzaGVldHMuCgoXCgQEAwIAEgNmAiQaCiAx4oCTMTAwLgoKKQoCBAQSBGoAewEaHSBUaGUgcmVzdWx0IG9mIGFuIGFtZW5kbWVudC4KCisKBAQEAgASA2wCGhoeIElkIG9mIHRoZSBhbWVuZG1lbnQgYXMgc2VudC4KCqgBCgQEBAIBEgNvAhYamgEgVGhlIHJlc3VsdC4gVkVSRElDVF9DT05GTElDVDogdGhlIHNoZWV0IGhhcyBhbm90aGVyIHJldmlzaW9uIHRoYW4gYGJhc2VfcmV2aXNpb25gCiAoUkVWSVNJT05fU1RBTEUsIFJFVklTSU9OX1VOS05PV04pLCBvciBhbm90aGVyIGFtZW5kbWVudCBoYXMgdGhpcyBpZC4KCk0KBAQEAgISA3ECJBpAIFJlYXNvbnMgb2YgYSByZWplY3Rpb24gb3IgcmV0cnk7IHBhdGhzIHN0YXJ0IGF0IHRoZSBhbWVuZG1lbnQuCgpsCgQEBAIDEgNzAh0aXyBDdXJyZW50IHJldmlzaW9uIG9mIHRoZSBzaGVldDsgMCBpZiB0aGUgc2hlZXQgZG9lcyBub3QgZXhpc3Qgb3IgdGhlIGFtZW5kbWVudCBjYW5ub3QgYmUgcmVhZC4KCloKBAQEAgQSA3UCIRpNIFNjb3JlcyBvZiB0aGUgY3VycmVudCByZXZpc2lvbi4gU2V0IGZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RTLgoKeAoEBAQCBRIDeAIaGmsgUXVlc3Rpb25uYWlyZXMgb2ZmZXJlZCBhZnRlciB0aGUgc2hlZXQgaW4gaXRzIGN1cnJlbnQgc3RhdGUuIFNldCBmb3IgVkVSRElDVF9DUkVBVEVEIGFuZAogVkVSRElDVF9FWElTVFMuCgpcCgQEBAIGEgN6AisaTyBUaW1lIHRvIHdhaXQgYmVmb3JlIHNlbmRpbmcgdGhlIGFtZW5kbWVudCBhZ2Fpbi4gU2V0IGZvciBWRVJESUNUX1JFVFJZX0xBVEVSLgoKLQoCBAUSBX4AgQEBGiAgVGhlIHJlc3VsdHMgb2YgdGhlIGFtZW5kbWVudHMuCgpNCgQEBQIAEgSAAQIpGj8gVmVyZGljdHMgaW4gdGhlIG51bWJlciBhbmQgb3JkZXIgb2YgdGhlIHJlcXVlc3QncyBhbWVuZG1lbnRzLgoKIQoCBAYSBoQBAI0BARoTIE5hbWVzIGEgcXVlc3Rpb24uCgoaCgQEBgIAEgSGAQIWGgwgVGhlIHN0dWR5LgoKLQoEBAYCARIEiAECHhofIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkuCgowCgQEBgICEgSKAQIYGiIgQSBxdWVzdGlvbiBvZiB0aGUgcXVlc3Rpb25uYWlyZS4KCikKBAQGAgMSBIwBAhQaGyBTYW1lIGFzIEFtZW5kbWVudC5yZWFzb24uCgovCgIEBxIGkAEAlQEBGiEgVGhlIHByb2dyZXNzIG9mIHRoZSB3aXRoZHJhd2FsLgoKSQoEBAcCABIEkgECFBo7IE51bWJlciBvZiBzaGVldHMgZnJvbSB3aGljaCB0aGlzIGNhbGwgd2l0aGRyZXcgYW4gYW5zd2VyLgoKRwoEBAcCARIElAECFBo5IFdoZXRoZXIgYWxsIHNoZWV0cyBhcmUgcHJvY2Vzc2VkLiBJZiBmYWxzZSwgY2FsbCBhZ2Fpbi4KCh4KAgQIEgaYAQCfAQEaECBOYW1lcyBhIHNoZWV0LgoKJgoEBAgCABIEmgECFhoYIEEgc2hlZXQgb2YgdGhlIGNhbGxlci4KCk0KBAQIAgESBJwBAhcaPyAx4oCTNTA7IDAgbWVhbnMgMjAuIEEgcGFnZSBvZiBsYXJnZSByZXZpc2lvbnMgbWF5IGhhdmUgZmV3ZXIuCgpRCgQECAICEgSeAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiQKAgQJEgaiAQCnAQEaFiBBIHBhZ2Ugb2YgcmV2aXNpb25zLgoKKAoEBAkCABIEpAECJxoaIFJldmlzaW9ucywgb2xkZXN0IGZpcnN0LgoKPwoEBAkCARIEpgECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgomCgIEChIGqgEAvQEBGhggQSByZXZpc2lvbiBvZiBhIHNoZWV0LgoKKAoEBAoCABIErAECFhoaIFJldmlzaW9uIG51bWJlciwgZnJvbSAxLgoKSwoEBAoCARIErgECHho9IEFuc3dlcnMgb2YgdGhpcyByZXZpc2lvbjsgZW1wdHkgaWYgdGhlIHNoZWV0IHdhcyB3aXRoZHJhd24uCgo5CgQECgICEgSwAQIVGisgV2hldGhlciB0aGlzIHJldmlzaW9uIHdpdGhkcmV3IHRoZSBzaGVldC4KCnUKBAQKAgMSBLMBAhQaZyBSZWFzb24gb2YgdGhlIGFtZW5kbWVudDsgZW1wdHkgZm9yIHRoZSBmaXJzdCByZXZpc2lvbiwgYW5kIHRvIHBhcnRpY2lwYW50cyBmb3IgY29ycmVjdGlvbnMgYnkKIHN0YWZmLgoKiQEKBAQKAgQSBLYBAisaeyBUaW1lIGF0IHdoaWNoIHRoZSBzaGVldCB3YXMgZmluaXNoZWQgb3IgYW1lbmRlZCwgYnkgdGhlIGRldmljZSdzIGNsb2NrOyBvZiBhIGNvcnJlY3Rpb24gYnkKIHN0YWZmLCBieSB0aGUgc2VydmVyJ3MgY2xvY2suCgo2CgQECgIFEgS4AQItGiggVGltZSBvZiByZWNlaXB0IGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCioKBAQKAgYSBLoBAiEaHCBDb21wdXRlZCBmcm9tIGl0cyBhbnN3ZXJzLgoKYAoEBAoCBxIEvAECKRpSIFdoeSBzdGFmZiBvZiB0aGUgc3R1ZHkgbWFkZSB0aGlzIHJldmlzaW9uOyBVTlNQRUNJRklFRDogdGhlIHBhcnRpY2lwYW50IG1hZGUgaXQuCgogCgIECxIGwAEAygEBGhIgU2VsZWN0cyBhIHN0dWR5LgoKQAoEBAsCABIEwgECFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKQgoEBAsCARIExAECJRo0IFdoZXRoZXIgcmVjb3JkcyBvZiB0ZXN0IHBhcnRpY2lwYW50cyBhcmUgaW5jbHVkZWQuCgoyCgQECwICEgTGAQIsGiQgUmV2aXNpb25zIHRvIGluY2x1ZGU7IGFic2VudDogYWxsLgoKqQEKBAQLAgMSBMkBAhMamgEgYGN1cnNvcmAgb2YgYW4gZWFybGllciBleHBvcnQgb2YgcmV2aXNpb25zIG9mIHRoaXMgc3R1ZHk7IGVtcHR5OiBhbGwgcmV2aXNpb25zLiBPbmx5IHJldmlzaW9ucwogdGhhdCB3ZXJlIHJlcGxhY2VkIGFmdGVyIHRoYXQgZXhwb3J0IGJlZ2FuIGFyZSBpbmNsdWRlZC4KClsKAgQMEgbNAQDUAQEaTSBBIHBhcnQgb2YgYW4gZXhwb3J0LiBUaGUgZXhwb3J0IGlzIHRoZSBjb25jYXRlbmF0aW9uIG9mIGl0cyBwYXJ0cyBpbiBvcmRlci4KClMKBAQMAgASBM8BAhAaRSBCeXRlcyBvZiB0aGUgQ1NWIGZpbGUuIEEgY2h1bmsgbWF5IGVuZCB3aXRoaW4gYSByb3cgb3IgYSBjaGFyYWN0ZXIuCgosCgQEDAIBEgTRAQISGh4gTnVtYmVyIG9mIHJvd3MgaW4gdGhpcyBwYXJ0LgoKZAoEBAwCAhIE0wECFBpWIEN1cnNvciBmb3IgYHNpbmNlYC4gU2V0IGluIHRoZSBsYXN0IHBhcnQgb25seTogYW4gZXhwb3J0IHdpdGhvdXQgaXQgaXMgbm90IGNvbXBsZXRlLgpiBnByb3RvMw==")
}

extension IngestionV1.Amendment {
  public static var fullName: String { "otolith.ingestion.v1.Amendment" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__amendment__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Amendment>) {
    self.amendmentID = Codec.string(c.pointee.amendment_id)
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.baseRevision = c.pointee.base_revision
    self.reason = Codec.string(c.pointee.reason)
    self.amendTime = c.pointee.amend_time.map { GoogleProtobuf.Timestamp($0) }
    self.change = switch c.pointee.change_case.rawValue {
      case 6: .answers(IngestionV1.AmendedAnswers(c.pointee.answers!))
      case 7: .withdrawnAnswers(IngestionV1.WithdrawnAnswers(c.pointee.withdrawn_answers!))
      case 8: .withdrawSheet(c.pointee.withdraw_sheet != 0)
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Amendment> {
    let c = arena.allocate(Otolith__Ingestion__V1__Amendment.self)
    otolith__ingestion__v1__amendment__init(c)
    if !self.amendmentID.isEmpty { c.pointee.amendment_id = arena.string(self.amendmentID) }
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.base_revision = self.baseRevision
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if let value = self.amendTime { c.pointee.amend_time = value.cStruct(in: arena) }
    switch self.change {
      case .answers(let value)?:
        c.pointee.change_case = .init(rawValue: 6)
        c.pointee.answers = value.cStruct(in: arena)
      case .withdrawnAnswers(let value)?:
        c.pointee.change_case = .init(rawValue: 7)
        c.pointee.withdrawn_answers = value.cStruct(in: arena)
      case .withdrawSheet(let value)?:
        c.pointee.change_case = .init(rawValue: 8)
        c.pointee.withdraw_sheet = value ? 1 : 0
      case nil: break
    }
    return c
  }
}

extension IngestionV1.AmendedAnswers {
  public static var fullName: String { "otolith.ingestion.v1.AmendedAnswers" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__amended_answers__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AmendedAnswers>) {
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AmendedAnswers> {
    let c = arena.allocate(Otolith__Ingestion__V1__AmendedAnswers.self)
    otolith__ingestion__v1__amended_answers__init(c)
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    return c
  }
}

extension IngestionV1.WithdrawnAnswers {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawnAnswers" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__withdrawn_answers__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawnAnswers>) {
    self.elementIDs = Codec.array(c.pointee.element_ids, c.pointee.n_element_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawnAnswers> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawnAnswers.self)
    otolith__ingestion__v1__withdrawn_answers__init(c)
    if !self.elementIDs.isEmpty {
      c.pointee.n_element_ids = self.elementIDs.count
      c.pointee.element_ids = arena.array(self.elementIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1.SubmitAmendmentsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAmendmentsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__submit_amendments_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAmendmentsRequest>) {
    self.amendments = Codec.messages(c.pointee.amendments, c.pointee.n_amendments) { IngestionV1.Amendment($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAmendmentsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAmendmentsRequest.self)
    otolith__ingestion__v1__submit_amendments_request__init(c)
    if !self.amendments.isEmpty {
      c.pointee.n_amendments = self.amendments.count
      c.pointee.amendments = arena.array(self.amendments) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Amendment>? }
    }
    return c
  }
}

extension IngestionV1.AmendmentVerdict {
  public static var fullName: String { "otolith.ingestion.v1.AmendmentVerdict" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__amendment_verdict__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AmendmentVerdict>) {
    self.amendmentID = Codec.string(c.pointee.amendment_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.newestRevision = c.pointee.newest_revision
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.next = Codec.messages(c.pointee.next, c.pointee.n_next) { IngestionV1.Offer($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AmendmentVerdict> {
    let c = arena.allocate(Otolith__Ingestion__V1__AmendmentVerdict.self)
    otolith__ingestion__v1__amendment_verdict__init(c)
    if !self.amendmentID.isEmpty { c.pointee.amendment_id = arena.string(self.amendmentID) }
    c.pointee.verdict = Otolith__Ingestion__V1__Verdict(rawValue: .init(truncatingIfNeeded: self.verdict.rawValue))
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    c.pointee.newest_revision = self.newestRevision
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if !self.next.isEmpty {
      c.pointee.n_next = self.next.count
      c.pointee.next = arena.array(self.next) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Offer>? }
    }
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.SubmitAmendmentsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAmendmentsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__submit_amendments_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAmendmentsResponse>) {
    self.verdicts = Codec.messages(c.pointee.verdicts, c.pointee.n_verdicts) { IngestionV1.AmendmentVerdict($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAmendmentsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAmendmentsResponse.self)
    otolith__ingestion__v1__submit_amendments_response__init(c)
    if !self.verdicts.isEmpty {
      c.pointee.n_verdicts = self.verdicts.count
      c.pointee.verdicts = arena.array(self.verdicts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__AmendmentVerdict>? }
    }
    return c
  }
}

extension IngestionV1.WithdrawQuestionRequest {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawQuestionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__withdraw_question_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawQuestionRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.reason = Codec.string(c.pointee.reason)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawQuestionRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawQuestionRequest.self)
    otolith__ingestion__v1__withdraw_question_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    return c
  }
}

extension IngestionV1.WithdrawQuestionResponse {
  public static var fullName: String { "otolith.ingestion.v1.WithdrawQuestionResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__withdraw_question_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__WithdrawQuestionResponse>) {
    self.sheets = c.pointee.sheets
    self.complete = c.pointee.complete != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__WithdrawQuestionResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__WithdrawQuestionResponse.self)
    otolith__ingestion__v1__withdraw_question_response__init(c)
    c.pointee.sheets = self.sheets
    c.pointee.complete = self.complete ? 1 : 0
    return c
  }
}

extension IngestionV1.ListRevisionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListRevisionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_revisions_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRevisionsRequest>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRevisionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRevisionsRequest.self)
    otolith__ingestion__v1__list_revisions_request__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListRevisionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListRevisionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_revisions_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRevisionsResponse>) {
    self.revisions = Codec.messages(c.pointee.revisions, c.pointee.n_revisions) { IngestionV1.SheetRevision($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRevisionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRevisionsResponse.self)
    otolith__ingestion__v1__list_revisions_response__init(c)
    if !self.revisions.isEmpty {
      c.pointee.n_revisions = self.revisions.count
      c.pointee.revisions = arena.array(self.revisions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetRevision>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.SheetRevision {
  public static var fullName: String { "otolith.ingestion.v1.SheetRevision" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_revision__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetRevision>) {
    self.revision = c.pointee.revision
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.withdrawn = c.pointee.withdrawn != 0
    self.reason = Codec.string(c.pointee.reason)
    self.amendTime = c.pointee.amend_time.map { GoogleProtobuf.Timestamp($0) }
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.correctionReason = IngestionV1.CorrectionReason(rawValue: Int32(truncatingIfNeeded: c.pointee.correction_reason.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetRevision> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetRevision.self)
    otolith__ingestion__v1__sheet_revision__init(c)
    c.pointee.revision = self.revision
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if let value = self.amendTime { c.pointee.amend_time = value.cStruct(in: arena) }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    c.pointee.correction_reason = Otolith__Ingestion__V1__CorrectionReason(rawValue: .init(truncatingIfNeeded: self.correctionReason.rawValue))
    return c
  }
}

extension IngestionV1.ExportRevisionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportRevisionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_revisions_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRevisionsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
    self.filter = c.pointee.filter.map { CommonV1.ExportFilter($0) }
    self.since = Codec.string(c.pointee.since)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRevisionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRevisionsRequest.self)
    otolith__ingestion__v1__export_revisions_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    if let value = self.filter { c.pointee.filter = value.cStruct(in: arena) }
    if !self.since.isEmpty { c.pointee.since = arena.string(self.since) }
    return c
  }
}

extension IngestionV1.ExportRevisionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportRevisionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_revisions_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRevisionsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
    self.cursor = Codec.string(c.pointee.cursor)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRevisionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRevisionsResponse.self)
    otolith__ingestion__v1__export_revisions_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    return c
  }
}
