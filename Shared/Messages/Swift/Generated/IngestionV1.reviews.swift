// Generated from otolith/ingestion/v1/reviews.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// How far the review of a sheet is.
  public enum ReviewState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not reviewed.
    case unspecified
    /// A question about the sheet is open.
    case hasIssues
    /// The sheet can be used.
    case approved
    /// The sheet should not be used. It stays in exports, with this state.
    case rejected
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .hasIssues, .approved, .rejected] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .hasIssues
        case 2: .approved
        case 3: .rejected
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .hasIssues: 1
        case .approved: 2
        case .rejected: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// A sheet as staff see it.
  public struct ReviewedSheet: Message {
    /// UUID, unique with the participant.
    public var sheetID: String
    /// Pseudonym.
    public var participant: String
    /// The answered questionnaire.
    public var questionnaireID: String
    /// Version that the sheet names.
    public var version: UInt32
    /// Time at which filling in began, by the device's clock; absent if not recorded.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Time at which the sheet was finished, by the device's clock.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// Day (UTC) of receipt, as its midnight.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// How the sheet was closed.
    public var closing: IngestionV1.SheetClosing
    /// As StoredAnswerSheet.deviations; without `BLOCKED` if groups are concealed from the caller.
    public var deviations: [String]
    /// Number of the present revision, from 1.
    public var revision: UInt32
    /// Whether the participant withdrew the sheet; it then has no answers.
    public var withdrawn: Bool
    /// Whether the participant is a test participant, whose answers exports leave out by default.
    public var testParticipant: Bool
    /// Answers of the present revision. Empty in lists.
    public var answers: [IngestionV1.Answer]
    /// Scores of the present revision. Empty in lists.
    public var scores: [IngestionV1.SheetScore]
    /// The latest correction; absent if staff corrected nothing.
    public var correction: IngestionV1.StaffCorrection?
    /// The present mark; absent if not marked.
    public var mark: IngestionV1.StaffMark?
    /// The present review state.
    public var reviewState: IngestionV1.ReviewState
    /// Number of comments.
    public var comments: UInt32
    /// What staff did with the sheet, oldest first; at most 200. Empty in lists.
    public var reviews: [IngestionV1.SheetReview]
    /// Changes with every revision, mark and review state; send it with ReviewSheet.
    public var etag: String

    public init(
      sheetID: String = "",
      participant: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      startTime: GoogleProtobuf.Timestamp? = nil,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      closing: IngestionV1.SheetClosing = IngestionV1.SheetClosing(rawValue: 0),
      deviations: [String] = [],
      revision: UInt32 = 0,
      withdrawn: Bool = false,
      testParticipant: Bool = false,
      answers: [IngestionV1.Answer] = [],
      scores: [IngestionV1.SheetScore] = [],
      correction: IngestionV1.StaffCorrection? = nil,
      mark: IngestionV1.StaffMark? = nil,
      reviewState: IngestionV1.ReviewState = IngestionV1.ReviewState(rawValue: 0),
      comments: UInt32 = 0,
      reviews: [IngestionV1.SheetReview] = [],
      etag: String = ""
    ) {
      self.sheetID = sheetID
      self.participant = participant
      self.questionnaireID = questionnaireID
      self.version = version
      self.startTime = startTime
      self.finishTime = finishTime
      self.receiveTime = receiveTime
      self.closing = closing
      self.deviations = deviations
      self.revision = revision
      self.withdrawn = withdrawn
      self.testParticipant = testParticipant
      self.answers = answers
      self.scores = scores
      self.correction = correction
      self.mark = mark
      self.reviewState = reviewState
      self.comments = comments
      self.reviews = reviews
      self.etag = etag
    }
  }

  /// One thing that staff did with a sheet.
  public struct SheetReview: Message {
    /// What was done.
    public enum OneOfChange: Sendable, Hashable {
      /// A correction, as its kind and the revision that it made.
      case correction(IngestionV1.StaffCorrection)
      /// The mark that was set; UNSPECIFIED: the mark was removed.
      case mark(IngestionV1.SheetMark)
      /// The review state that was set.
      case reviewState(IngestionV1.ReviewState)
      /// A comment.
      case comment(String)
    }

    /// Time by the server's clock.
    public var createTime: GoogleProtobuf.Timestamp?
    /// UUID that stands for the account that did it, the same in all reviews; nothing links it to an
    /// erased account.
    public var reviewedBy: String
    /// Reason as given with ReviewSheet; empty for comments.
    public var reason: String
    /// What was done.
    public var change: IngestionV1.SheetReview.OneOfChange?

    public init(
      createTime: GoogleProtobuf.Timestamp? = nil,
      reviewedBy: String = "",
      reason: String = "",
      change: IngestionV1.SheetReview.OneOfChange? = nil
    ) {
      self.createTime = createTime
      self.reviewedBy = reviewedBy
      self.reason = reason
      self.change = change
    }
  }

  /// Filters and page of a participant's sheets.
  public struct ListReviewedSheetsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// Id of a questionnaire to filter by; empty: all questionnaires.
    public var questionnaireID: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      participant: String = "",
      questionnaireID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.questionnaireID = questionnaireID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of sheets.
  public struct ListReviewedSheetsResponse: Message {
    /// Sheets, newest first.
    public var reviewedSheets: [IngestionV1.ReviewedSheet]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(reviewedSheets: [IngestionV1.ReviewedSheet] = [], nextPageToken: String = "") {
      self.reviewedSheets = reviewedSheets
      self.nextPageToken = nextPageToken
    }
  }

  /// Names a sheet.
  public struct GetReviewedSheetRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// A sheet of the participant in the study.
    public var sheetID: String

    public init(studyID: String = "", participant: String = "", sheetID: String = "") {
      self.studyID = studyID
      self.participant = participant
      self.sheetID = sheetID
    }
  }

  /// Names a sheet.
  public struct ListReviewedSheetRevisionsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// A sheet of the participant in the study.
    public var sheetID: String
    /// 1–50; 0 means 20. A page of large revisions may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      participant: String = "",
      sheetID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.sheetID = sheetID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of revisions.
  public struct ListReviewedSheetRevisionsResponse: Message {
    /// Revisions, oldest first, with staff's reasons; `receive_time` is the day (UTC).
    public var revisions: [IngestionV1.SheetRevision]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(revisions: [IngestionV1.SheetRevision] = [], nextPageToken: String = "") {
      self.revisions = revisions
      self.nextPageToken = nextPageToken
    }
  }

  /// A change to one sheet by staff.
  public struct ReviewSheetRequest: Message {
    /// The change; required.
    public enum OneOfChange: Sendable, Hashable {
      /// Answers to correct.
      case correction(IngestionV1.SheetCorrection)
      /// Mark to set; UNSPECIFIED removes the mark.
      case mark(IngestionV1.SheetMark)
      /// Review state to set.
      case reviewState(IngestionV1.ReviewState)
      /// A comment of 1–2,000 characters for the staff of the study.
      case comment(String)
    }

    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// A sheet of the participant in the study.
    public var sheetID: String
    /// UUID made by the caller; repeating the request with it changes nothing more.
    public var requestID: String
    /// `ReviewedSheet.etag` that the change is based on. Required, except for a comment.
    public var etag: String
    /// Reason for the staff of the study, up to 500 characters. Required for corrections and marks; empty for
    /// comments.
    public var reason: String
    /// The change; required.
    public var change: IngestionV1.ReviewSheetRequest.OneOfChange?

    public init(
      studyID: String = "",
      participant: String = "",
      sheetID: String = "",
      requestID: String = "",
      etag: String = "",
      reason: String = "",
      change: IngestionV1.ReviewSheetRequest.OneOfChange? = nil
    ) {
      self.studyID = studyID
      self.participant = participant
      self.sheetID = sheetID
      self.requestID = requestID
      self.etag = etag
      self.reason = reason
      self.change = change
    }
  }

  /// Answers to correct. The other answers of the sheet stay. At least one answer must change.
  public struct SheetCorrection: Message {
    /// Why the answers are wrong; shown to the participant. Required.
    public var reason: IngestionV1.CorrectionReason
    /// Answers in place of the present ones to the same questions, or in addition; up to 5,000.
    public var answers: [IngestionV1.Answer]
    /// Ids of questions whose answers are removed; up to 5,000, none of which is in `answers`.
    public var removedElementIDs: [String]

    public init(
      reason: IngestionV1.CorrectionReason = IngestionV1.CorrectionReason(rawValue: 0),
      answers: [IngestionV1.Answer] = [],
      removedElementIDs: [String] = []
    ) {
      self.reason = reason
      self.answers = answers
      self.removedElementIDs = removedElementIDs
    }
  }

  /// The changed sheet.
  public struct ReviewSheetResponse: Message {
    /// The sheet with its answers and all that staff did with it.
    public var reviewedSheet: IngestionV1.ReviewedSheet?

    public init(reviewedSheet: IngestionV1.ReviewedSheet? = nil) {
      self.reviewedSheet = reviewedSheet
    }
  }

  /// The descriptor of `otolith/ingestion/v1/reviews.proto`.
  public static let reviewsFile = ProtoFile(
    name: "otolith/ingestion/v1/reviews.proto",
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.amendmentsFile, IngestionV1.ingestionFile],
    base64: "CiJvdG9saXRoL2luZ2VzdGlvbi92MS9yZXZpZXdzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxolb3RvbGl0aC9pbmdlc3Rpb24vdjEvYW1lbmRtZW50cy5wcm90bxokb3RvbGl0aC9pbmdlc3Rpb24vdjEvaW5nZXN0aW9uLnByb3RvIqwHCg1SZXZpZXdlZFNoZWV0EhkKCHNoZWV0X2lkGAEgASgJUgdzaGVldElkEiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgEIAEoDVIHdmVyc2lvbhI5CgpzdGFydF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC2ZpbmlzaF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRI9CgxyZWNlaXZlX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZWNlaXZlVGltZRI8CgdjbG9zaW5nGAggASgOMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRDbG9zaW5nUgdjbG9zaW5nEh4KCmRldmlhdGlvbnMYCSADKAlSCmRldmlhdGlvbnMSGgoIcmV2aXNpb24YCiABKA1SCHJldmlzaW9uEhwKCXdpdGhkcmF3bhgLIAEoCFIJd2l0aGRyYXduEikKEHRlc3RfcGFydGljaXBhbnQYDCABKAhSD3Rlc3RQYXJ0aWNpcGFudBI2CgdhbnN3ZXJzGA0gAygLMhwub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyUgdhbnN3ZXJzEjgKBnNjb3JlcxgOIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxJFCgpjb3JyZWN0aW9uGA8gASgLMiUub3RvbGl0aC5pbmdlc3Rpb24udjEuU3RhZmZDb3JyZWN0aW9uUgpjb3JyZWN0aW9uEjMKBG1hcmsYECABKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5TdGFmZk1hcmtSBG1hcmsSRAoMcmV2aWV3X3N0YXRlGBEgASgOMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuUmV2aWV3U3RhdGVSC3Jldmlld1N0YXRlEhoKCGNvbW1lbnRzGBIgASgNUghjb21tZW50cxI7CgdyZXZpZXdzGBMgAygLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRSZXZpZXdSB3Jldmlld3MSEgoEZXRhZxgUIAEoCVIEZXRhZyLxAgoLU2hlZXRSZXZpZXcSOwoLY3JlYXRlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEh8KC3Jldmlld2VkX2J5GAIgASgJUgpyZXZpZXdlZEJ5EhYKBnJlYXNvbhgDIAEoCVIGcmVhc29uEkcKCmNvcnJlY3Rpb24YBCABKAsyJS5vdG9saXRoLmluZ2VzdGlvbi52MS5TdGFmZkNvcnJlY3Rpb25IAFIKY29ycmVjdGlvbhI1CgRtYXJrGAUgASgOMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRNYXJrSABSBG1hcmsSRgoMcmV2aWV3X3N0YXRlGAYgASgOMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuUmV2aWV3U3RhdGVIAFILcmV2aWV3U3RhdGUSGgoHY29tbWVudBgHIAEoCUgAUgdjb21tZW50QggKBmNoYW5nZSK/AQoZTGlzdFJldmlld2VkU2hlZXRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhsKCXBhZ2Vfc2l6ZRgEIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgFIAEoCVIJcGFnZVRva2VuIpIBChpMaXN0UmV2aWV3ZWRTaGVldHNSZXNwb25zZRJMCg9yZXZpZXdlZF9zaGVldHMYASADKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZpZXdlZFNoZWV0Ug5yZXZpZXdlZFNoZWV0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4icQoXR2V0UmV2aWV3ZWRTaGVldFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EhkKCHNoZWV0X2lkGAMgASgJUgdzaGVldElkIrcBCiFMaXN0UmV2aWV3ZWRTaGVldFJldmlzaW9uc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EhkKCHNoZWV0X2lkGAMgASgJUgdzaGVldElkEhsKCXBhZ2Vfc2l6ZRgEIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgFIAEoCVIJcGFnZVRva2VuIo8BCiJMaXN0UmV2aWV3ZWRTaGVldFJldmlzaW9uc1Jlc3BvbnNlEkEKCXJldmlzaW9ucxgBIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0UmV2aXNpb25SCXJldmlzaW9ucxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4ipQMKElJldmlld1NoZWV0UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSGQoIc2hlZXRfaWQYAyABKAlSB3NoZWV0SWQSHQoKcmVxdWVzdF9pZBgEIAEoCVIJcmVxdWVzdElkEhIKBGV0YWcYBSABKAlSBGV0YWcSFgoGcmVhc29uGAYgASgJUgZyZWFzb24SRwoKY29ycmVjdGlvbhgHIAEoCzIlLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0Q29ycmVjdGlvbkgAUgpjb3JyZWN0aW9uEjUKBG1hcmsYCCABKA4yHy5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldE1hcmtIAFIEbWFyaxJGCgxyZXZpZXdfc3RhdGUYCSABKA4yIS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZpZXdTdGF0ZUgAUgtyZXZpZXdTdGF0ZRIaCgdjb21tZW50GAogASgJSABSB2NvbW1lbnRCCAoGY2hhbmdlIrkBCg9TaGVldENvcnJlY3Rpb24SPgoGcmVhc29uGAEgASgOMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuQ29ycmVjdGlvblJlYXNvblIGcmVhc29uEjYKB2Fuc3dlcnMYAiADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSLgoTcmVtb3ZlZF9lbGVtZW50X2lkcxgDIAMoCVIRcmVtb3ZlZEVsZW1lbnRJZHMiYQoTUmV2aWV3U2hlZXRSZXNwb25zZRJKCg5yZXZpZXdlZF9zaGVldBgBIAEoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlJldmlld2VkU2hlZXRSDXJldmlld2VkU2hlZXQqfgoLUmV2aWV3U3RhdGUSHAoYUkVWSUVXX1NUQVRFX1VOU1BFQ0lGSUVEEAASGwoXUkVWSUVXX1NUQVRFX0hBU19JU1NVRVMQARIZChVSRVZJRVdfU1RBVEVfQVBQUk9WRUQQAhIZChVSRVZJRVdfU1RBVEVfUkVKRUNURUQQAzL/AwoSU2hlZXRSZXZpZXdTZXJ2aWNlEnwKEkxpc3RSZXZpZXdlZFNoZWV0cxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RSZXZpZXdlZFNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmV2aWV3ZWRTaGVldHNSZXNwb25zZSIDkAICEmsKEEdldFJldmlld2VkU2hlZXQSLS5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRSZXZpZXdlZFNoZWV0UmVxdWVzdBojLm90b2xpdGguaW5nZXN0aW9uLnYxLlJldmlld2VkU2hlZXQiA5ACAhKUAQoaTGlzdFJldmlld2VkU2hlZXRSZXZpc2lvbnMSNy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmV2aWV3ZWRTaGVldFJldmlzaW9uc1JlcXVlc3QaOC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmV2aWV3ZWRTaGVldFJldmlzaW9uc1Jlc3BvbnNlIgOQAgISZwoLUmV2aWV3U2hlZXQSKC5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZpZXdTaGVldFJlcXVlc3QaKS5vdG9saXRoLmluZ2VzdGlvbi52MS5SZXZpZXdTaGVldFJlc3BvbnNlIgOQAgJCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUruPQr0AQoBDBIDBAASGukBIFJldmlldyBvZiBzdG9yZWQgc2hlZXRzIGJ5IGEgc3R1ZHkncyBzdGFmZjogY29ycmVjdGlvbnMsIG1hcmtzLCByZXZpZXcgc3RhdGVzIGFuZCBjb21tZW50cy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKnAkKAgYAEgQiAEgBGo8JIFJldmlldyBvZiBhIHN0dWR5J3Mgc2hlZXRzLiBGb3IgaXRzIGxlYWRlcnMgYW5kIG90aGVyIHN0YWZmIHdpdGggdGhlIHJpZ2h0IGBhbnN3ZXIuY29ycmVjdGAgaW4gdGhlCiBzdHVkeSwgd2hvIHNlZSBwYXJ0aWNpcGFudHMgb25seSBieSB0aGUgcHNldWRvbnltIHVzZWQgaW4gaXRzIGV4cG9ydHMgKGNvbHVtbiBgcGFydGljaXBhbnRgIG9mCiBFeHBvcnRBbnN3ZXJTaGVldHMpLCBhbmQgb2YgdGhlIHRpbWUgb2YgcmVjZWlwdCBvbmx5IHRoZSBkYXkuCgogVGhlIG9yaWdpbmFsIGFuc3dlcnMgc3RheTogYSBjb3JyZWN0aW9uIGlzIGEgZnVydGhlciByZXZpc2lvbiBvZiB0aGUgc2hlZXQsIGJlc2lkZSB0aGUKIHBhcnRpY2lwYW50J3MgYW1lbmRtZW50cywgYW5kIEV4cG9ydFJldmlzaW9ucyBoYXMgdGhlIGZvcm1lciBvbmVzLiBBIG1hcmsgY2hhbmdlcyBubyBhbnN3ZXIgYW5kCiByZW1vdmVzIG5vIHNoZWV0OiBmaWd1cmVzLCBjb21wbGlhbmNlLCBzZXJpZXMgYW5kIGNvbXBhcmlzb25zIGNvdW50IHRoZSBzaGVldCBhcyBiZWZvcmUsIGFuZCBleHBvcnRzCiBjYXJyeSB0aGUgbWFyay4gUGFydGljaXBhbnRzIHNlZSB0aW1lIGFuZCBraW5kIG9mIGNvcnJlY3Rpb25zIGFuZCBtYXJrcywgbmV2ZXIgd2hvIG1hZGUgdGhlbTsgdGhlaXIKIG93biBleHBvcnQgYWxzbyBoYXMgdGhlIHJlYXNvbnMgYW5kIGNvbW1lbnRzLCB3aGljaCBhcmUgZGF0YSBhYm91dCB0aGVtLgoKIFdoaWxlIGdyb3VwcyBvZiB0aGUgc3R1ZHkgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZSBjYWxsZXIgKG90b2xpdGguYXV0aC52MSBBbGxvY2F0aW9uU2VydmljZSksCiBzaGVldHMgb2YgcXVlc3Rpb25uYWlyZXMgdGhhdCBvbmx5IHNvbWUgZ3JvdXBzIHNlZSBkbyBub3QgZXhpc3QgZm9yIHRoZSBjYWxsZXIuIFBhcnRpY2lwYW50cyB3aG8gYXJlCiBiZWluZyBlcmFzZWQsIGFuZCB0aG9zZSB3aG8gd2VyZSwgZG8gbm90IGV4aXN0LgoKIEVycm9ycyBvZiBhbGwgbWV0aG9kczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQsIGFsc28KIFBBUlRJQ0lQQU5UX0lOVkFMSUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURFUi4KCmQKBAYAAgASBCQCJgMaViBMaXN0cyB0aGUgc2hlZXRzIG9mIGEgcGFydGljaXBhbnQgaW4gdGhlIHN0dWR5LCBuZXdlc3QgZmlyc3QsIHdpdGhvdXQgdGhlaXIgYW5zd2Vycy4KCs4CCgQGAAIBEgQsAi4DGr8CIFJldHVybnMgYSBzaGVldCB3aXRoIGl0cyBhbnN3ZXJzIGFuZCBhbGwgdGhhdCBzdGFmZiBkaWQgd2l0aCBpdC4gQ29uY2VhbGVkIHRleHRzLCBzdWNoIGFzIHBhc3N3b3JkcywKIGFyZSBsZWZ0IG91dCBhcyBpbiBleHBvcnRzLiBUaGUgY2FsbCBpcyByZWNvcmRlZCBsaWtlIGFuIGV4cG9ydC4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTSEVFVF9VTktOT1dOOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBWRVJTSU9OX1VOQVZBSUxBQkxFIGFuZAogUmV0cnlJbmZvIHdoaWxlIHRoZSBzaGVldCdzIHZlcnNpb24gaXMgbm90IGtub3duIGhlcmUuCgrDAQoEBgACAhIEMwI2Axq0ASBMaXN0cyBhbGwgcmV2aXNpb25zIG9mIGEgc2hlZXQgd2l0aCB0aGVpciBhbnN3ZXJzLCBvbGRlc3QgZmlyc3Q6IHRob3NlIG9mIHRoZSBwYXJ0aWNpcGFudCBhbmQgdGhvc2UKIG9mIHN0YWZmLiBUaGUgY2FsbCBpcyByZWNvcmRlZCBsaWtlIGFuIGV4cG9ydC4KCiBFcnJvcnM6IGFzIEdldFJldmlld2VkU2hlZXQuCgqNCQoEBgACAxIERQJHAxr+CCBDb3JyZWN0cywgbWFya3Mgb3IgY29tbWVudHMgb24gYSBzaGVldCwgb3Igc2V0cyBpdHMgcmV2aWV3IHN0YXRlLiBDb3JyZWN0ZWQgYW5zd2VycyBhcmUKIHZhbGlkYXRlZCBsaWtlIGEgcGFydGljaXBhbnQncyBhbWVuZG1lbnQsIGJ5IHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLCB3aXRoIHRoZSBhbnN3ZXJzCiB0aGF0IHRoZSBjb3JyZWN0aW9uIGRvZXMgbm90IGNoYW5nZTsgc2NvcmVzIGFyZSBjb21wdXRlZCBhZ2FpbiwgYW5kIHNlcmllcywgb2ZmZXJzIGFuZCB0cmlnZ2VycwogdXNlIHRoZSBuZXcgcmV2aXNpb24gZnJvbSB0aGVuIG9uLiBQb3NzaWJsZSB3aGV0aGVyIG9yIG5vdCB0aGUgcGFydGljaXBhbnQgbWF5IGFtZW5kIHRoZSBzaGVldCwKIGFsc28gYWZ0ZXIgdGhlIHBhcnRpY2lwYW50IGxlZnQgYW5kIGFmdGVyIHRoZSBlbmQgb2YgdGhlIHN0dWR5LiBSZXBlYXRpbmcgdGhlIHNhbWUgYHJlcXVlc3RfaWRgCiBjaGFuZ2VzIG5vdGhpbmcgbW9yZSBhbmQgcmV0dXJucyB0aGUgc2hlZXQgYXMgaXQgaXMgbm93LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCBhbHNvIHdpdGggdGhlIHJlYXNvbnMgb2YgcmVqZWN0ZWQgYW5zd2VycyAoZmllbGRzCiBgY29ycmVjdGlvbi5hbnN3ZXJz4oCmYCkgYW5kIE1PUkVfVklPTEFUSU9OUzsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNIRUVUX1VOS05PV047IEFCT1JURUQgd2l0aCByZWFzb24KIEVUQUdfTUlTTUFUQ0ggaWYgdGhlIHNoZWV0IHdhcyBhbWVuZGVkLCB3aXRoZHJhd24gb3IgcmV2aWV3ZWQgc2luY2UgaXQgd2FzIHJlYWQ7IEFMUkVBRFlfRVhJU1RTIHdpdGgKIHJlYXNvbiBSRVFVRVNUX0lEX1JFVVNFRDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBTFJFQURZX1dJVEhEUkFXTiBmb3IgYSBjb3JyZWN0aW9uIG9mIGEKIHdpdGhkcmF3biBzaGVldCwgb3IgQ09SUkVDVElPTl9DSEFOR0VTX05PVEhJTkc7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9SRVZJU0lPTlMKIG9yIFRPT19NQU5ZX1JFVklFV1M7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbywgYXMgYWJvdmUsIG9yIHdoaWxlCiB0aGUgYW5zd2VycyBjYW5ub3QgYmUgdmFsaWRhdGVkLgoKLwoCBQASBEsAVAEaIyBIb3cgZmFyIHRoZSByZXZpZXcgb2YgYSBzaGVldCBpcy4KChwKBAUAAgASA00CHxoPIE5vdCByZXZpZXdlZC4KCjIKBAUAAgESA08CHholIEEgcXVlc3Rpb24gYWJvdXQgdGhlIHNoZWV0IGlzIG9wZW4uCgolCgQFAAICEgNRAhwaGCBUaGUgc2hlZXQgY2FuIGJlIHVzZWQuCgpSCgQFAAIDEgNTAhwaRSBUaGUgc2hlZXQgc2hvdWxkIG5vdCBiZSB1c2VkLiBJdCBzdGF5cyBpbiBleHBvcnRzLCB3aXRoIHRoaXMgc3RhdGUuCgonCgIEABIFVwCAAQEaGiBBIHNoZWV0IGFzIHN0YWZmIHNlZSBpdC4KCjEKBAQAAgASA1kCFhokIFVVSUQsIHVuaXF1ZSB3aXRoIHRoZSBwYXJ0aWNpcGFudC4KChkKBAQAAgESA1sCGRoMIFBzZXVkb255bS4KCioKBAQAAgISA10CHhodIFRoZSBhbnN3ZXJlZCBxdWVzdGlvbm5haXJlLgoKLAoEBAACAxIDXwIVGh8gVmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCl0KBAQAAgQSA2ECKxpQIFRpbWUgYXQgd2hpY2ggZmlsbGluZyBpbiBiZWdhbiwgYnkgdGhlIGRldmljZSdzIGNsb2NrOyBhYnNlbnQgaWYgbm90IHJlY29yZGVkLgoKSwoEBAACBRIDYwIsGj4gVGltZSBhdCB3aGljaCB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLCBieSB0aGUgZGV2aWNlJ3MgY2xvY2suCgo1CgQEAAIGEgNlAi0aKCBEYXkgKFVUQykgb2YgcmVjZWlwdCwgYXMgaXRzIG1pZG5pZ2h0LgoKKAoEBAACBxIDZwIbGhsgSG93IHRoZSBzaGVldCB3YXMgY2xvc2VkLgoKagoEBAACCBIDaQIhGl0gQXMgU3RvcmVkQW5zd2VyU2hlZXQuZGV2aWF0aW9uczsgd2l0aG91dCBgQkxPQ0tFRGAgaWYgZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbSB0aGUgY2FsbGVyLgoKNgoEBAACCRIDawIXGikgTnVtYmVyIG9mIHRoZSBwcmVzZW50IHJldmlzaW9uLCBmcm9tIDEuCgpSCgQEAAIKEgNtAhYaRSBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCB3aXRoZHJldyB0aGUgc2hlZXQ7IGl0IHRoZW4gaGFzIG5vIGFuc3dlcnMuCgppCgQEAAILEgNvAh0aXCBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCBpcyBhIHRlc3QgcGFydGljaXBhbnQsIHdob3NlIGFuc3dlcnMgZXhwb3J0cyBsZWF2ZSBvdXQgYnkgZGVmYXVsdC4KCj8KBAQAAgwSA3ECHxoyIEFuc3dlcnMgb2YgdGhlIHByZXNlbnQgcmV2aXNpb24uIEVtcHR5IGluIGxpc3RzLgoKPgoEBAACDRIDcwIiGjEgU2NvcmVzIG9mIHRoZSBwcmVzZW50IHJldmlzaW9uLiBFbXB0eSBpbiBsaXN0cy4KCkgKBAQAAg4SA3UCIho7IFRoZSBsYXRlc3QgY29ycmVjdGlvbjsgYWJzZW50IGlmIHN0YWZmIGNvcnJlY3RlZCBub3RoaW5nLgoKNgoEBAACDxIDdwIWGikgVGhlIHByZXNlbnQgbWFyazsgYWJzZW50IGlmIG5vdCBtYXJrZWQuCgooCgQEAAIQEgN5AiAaGyBUaGUgcHJlc2VudCByZXZpZXcgc3RhdGUuCgoiCgQEAAIREgN7AhcaFSBOdW1iZXIgb2YgY29tbWVudHMuCgpYCgQEAAISEgN9AiQaSyBXaGF0IHN0YWZmIGRpZCB3aXRoIHRoZSBzaGVldCwgb2xkZXN0IGZpcnN0OyBhdCBtb3N0IDIwMC4gRW1wdHkgaW4gbGlzdHMuCgpcCgQEAAITEgN/AhMaTyBDaGFuZ2VzIHdpdGggZXZlcnkgcmV2aXNpb24sIG1hcmsgYW5kIHJldmlldyBzdGF0ZTsgc2VuZCBpdCB3aXRoIFJldmlld1NoZWV0LgoKNgoCBAESBoMBAJYBARooIE9uZSB0aGluZyB0aGF0IHN0YWZmIGRpZCB3aXRoIGEgc2hlZXQuCgorCgQEAQIAEgSFAQIsGh0gVGltZSBieSB0aGUgc2VydmVyJ3MgY2xvY2suCgp+CgQEAQIBEgSIAQIZGnAgVVVJRCB0aGF0IHN0YW5kcyBmb3IgdGhlIGFjY291bnQgdGhhdCBkaWQgaXQsIHRoZSBzYW1lIGluIGFsbCByZXZpZXdzOyBub3RoaW5nIGxpbmtzIGl0IHRvIGFuCiBlcmFzZWQgYWNjb3VudC4KCkUKBAQBAgISBIoBAhQaNyBSZWFzb24gYXMgZ2l2ZW4gd2l0aCBSZXZpZXdTaGVldDsgZW1wdHkgZm9yIGNvbW1lbnRzLgoKIAoEBAEIABIGjAEClQEDGhAgV2hhdCB3YXMgZG9uZS4KCkgKBAQBAgMSBI4BBCMaOiBBIGNvcnJlY3Rpb24sIGFzIGl0cyBraW5kIGFuZCB0aGUgcmV2aXNpb24gdGhhdCBpdCBtYWRlLgoKSQoEBAECBBIEkAEEFxo7IFRoZSBtYXJrIHRoYXQgd2FzIHNldDsgVU5TUEVDSUZJRUQ6IHRoZSBtYXJrIHdhcyByZW1vdmVkLgoKLgoEBAECBRIEkgEEIRogIFRoZSByZXZpZXcgc3RhdGUgdGhhdCB3YXMgc2V0LgoKGgoEBAECBhIElAEEFxoMIEEgY29tbWVudC4KCjsKAgQCEgaZAQCkAQEaLSBGaWx0ZXJzIGFuZCBwYWdlIG9mIGEgcGFydGljaXBhbnQncyBzaGVldHMuCgpACgQEAgIAEgSbAQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoaCgQEAgIBEgSdAQIZGgwgUHNldWRvbnltLgoKTgoEBAICAhIEnwECHhpAIElkIG9mIGEgcXVlc3Rpb25uYWlyZSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgcXVlc3Rpb25uYWlyZXMuCgokCgQEAgIDEgShAQIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQCAgQSBKMBAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKIQoCBAMSBqcBAKwBARoTIEEgcGFnZSBvZiBzaGVldHMuCgolCgQEAwIAEgSpAQItGhcgU2hlZXRzLCBuZXdlc3QgZmlyc3QuCgo/CgQEAwIBEgSrAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCh4KAgQEEgavAQC2AQEaECBOYW1lcyBhIHNoZWV0LgoKQAoEBAQCABIEsQECFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKGgoEBAQCARIEswECGRoMIFBzZXVkb255bS4KCjgKBAQEAgISBLUBAhYaKiBBIHNoZWV0IG9mIHRoZSBwYXJ0aWNpcGFudCBpbiB0aGUgc3R1ZHkuCgoeCgIEBRIGuQEAxAEBGhAgTmFtZXMgYSBzaGVldC4KCkAKBAQFAgASBLsBAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChoKBAQFAgESBL0BAhkaDCBQc2V1ZG9ueW0uCgo4CgQEBQICEgS/AQIWGiogQSBzaGVldCBvZiB0aGUgcGFydGljaXBhbnQgaW4gdGhlIHN0dWR5LgoKTQoEBAUCAxIEwQECFxo/IDHigJM1MDsgMCBtZWFucyAyMC4gQSBwYWdlIG9mIGxhcmdlIHJldmlzaW9ucyBtYXkgaGF2ZSBmZXdlci4KClEKBAQFAgQSBMMBAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKJAoCBAYSBscBAMwBARoWIEEgcGFnZSBvZiByZXZpc2lvbnMuCgpfCgQEBgIAEgTJAQInGlEgUmV2aXNpb25zLCBvbGRlc3QgZmlyc3QsIHdpdGggc3RhZmYncyByZWFzb25zOyBgcmVjZWl2ZV90aW1lYCBpcyB0aGUgZGF5IChVVEMpLgoKPwoEBAYCARIEywECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgovCgIEBxIGzwEA6AEBGiEgQSBjaGFuZ2UgdG8gb25lIHNoZWV0IGJ5IHN0YWZmLgoKQAoEBAcCABIE0QECFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKGgoEBAcCARIE0wECGRoMIFBzZXVkb255bS4KCjgKBAQHAgISBNUBAhYaKiBBIHNoZWV0IG9mIHRoZSBwYXJ0aWNpcGFudCBpbiB0aGUgc3R1ZHkuCgpcCgQEBwIDEgTXAQIYGk4gVVVJRCBtYWRlIGJ5IHRoZSBjYWxsZXI7IHJlcGVhdGluZyB0aGUgcmVxdWVzdCB3aXRoIGl0IGNoYW5nZXMgbm90aGluZyBtb3JlLgoKYQoEBAcCBBIE2QECEhpTIGBSZXZpZXdlZFNoZWV0LmV0YWdgIHRoYXQgdGhlIGNoYW5nZSBpcyBiYXNlZCBvbi4gUmVxdWlyZWQsIGV4Y2VwdCBmb3IgYSBjb21tZW50LgoKgQEKBAQHAgUSBNwBAhQacyBSZWFzb24gZm9yIHRoZSBzdGFmZiBvZiB0aGUgc3R1ZHksIHVwIHRvIDUwMCBjaGFyYWN0ZXJzLiBSZXF1aXJlZCBmb3IgY29ycmVjdGlvbnMgYW5kIG1hcmtzOyBlbXB0eSBmb3IKIGNvbW1lbnRzLgoKJwoEBAcIABIG3gEC5wEDGhcgVGhlIGNoYW5nZTsgcmVxdWlyZWQuCgojCgQEBwIGEgTgAQQjGhUgQW5zd2VycyB0byBjb3JyZWN0LgoKOgoEBAcCBxIE4gEEFxosIE1hcmsgdG8gc2V0OyBVTlNQRUNJRklFRCByZW1vdmVzIHRoZSBtYXJrLgoKJAoEBAcCCBIE5AEEIRoWIFJldmlldyBzdGF0ZSB0byBzZXQuCgpNCgQEBwIJEgTmAQQYGj8gQSBjb21tZW50IG9mIDHigJMyLDAwMCBjaGFyYWN0ZXJzIGZvciB0aGUgc3RhZmYgb2YgdGhlIHN0dWR5LgoKaQoCBAgSBusBAPIBARpbIEFuc3dlcnMgdG8gY29ycmVjdC4gVGhlIG90aGVyIGFuc3dlcnMgb2YgdGhlIHNoZWV0IHN0YXkuIEF0IGxlYXN0IG9uZSBhbnN3ZXIgbXVzdCBjaGFuZ2UuCgpOCgQECAIAEgTtAQIeGkAgV2h5IHRoZSBhbnN3ZXJzIGFyZSB3cm9uZzsgc2hvd24gdG8gdGhlIHBhcnRpY2lwYW50LiBSZXF1aXJlZC4KCmgKBAQIAgESBO8BAh4aWiBBbnN3ZXJzIGluIHBsYWNlIG9mIHRoZSBwcmVzZW50IG9uZXMgdG8gdGhlIHNhbWUgcXVlc3Rpb25zLCBvciBpbiBhZGRpdGlvbjsgdXAgdG8gNSwwMDAuCgpnCgQECAICEgTxAQIqGlkgSWRzIG9mIHF1ZXN0aW9ucyB3aG9zZSBhbnN3ZXJzIGFyZSByZW1vdmVkOyB1cCB0byA1LDAwMCwgbm9uZSBvZiB3aGljaCBpcyBpbiBgYW5zd2Vyc2AuCgoiCgIECRIG9QEA+AEBGhQgVGhlIGNoYW5nZWQgc2hlZXQuCgpKCgQECQIAEgT3AQIjGjwgVGhlIHNoZWV0IHdpdGggaXRzIGFuc3dlcnMgYW5kIGFsbCB0aGF0IHN0YWZmIGRpZCB3aXRoIGl0LgpiBnByb3RvMw==")
}

extension IngestionV1.ReviewedSheet {
  public static var fullName: String { "otolith.ingestion.v1.ReviewedSheet" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__reviewed_sheet__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReviewedSheet>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.participant = Codec.string(c.pointee.participant)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.closing = IngestionV1.SheetClosing(rawValue: Int32(truncatingIfNeeded: c.pointee.closing.rawValue))
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
    self.revision = c.pointee.revision
    self.withdrawn = c.pointee.withdrawn != 0
    self.testParticipant = c.pointee.test_participant != 0
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.correction = c.pointee.correction.map { IngestionV1.StaffCorrection($0) }
    self.mark = c.pointee.mark.map { IngestionV1.StaffMark($0) }
    self.reviewState = IngestionV1.ReviewState(rawValue: Int32(truncatingIfNeeded: c.pointee.review_state.rawValue))
    self.comments = c.pointee.comments
    self.reviews = Codec.messages(c.pointee.reviews, c.pointee.n_reviews) { IngestionV1.SheetReview($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReviewedSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReviewedSheet.self)
    otolith__ingestion__v1__reviewed_sheet__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    c.pointee.closing = Otolith__Ingestion__V1__SheetClosing(rawValue: .init(truncatingIfNeeded: self.closing.rawValue))
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.revision = self.revision
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if let value = self.correction { c.pointee.correction = value.cStruct(in: arena) }
    if let value = self.mark { c.pointee.mark = value.cStruct(in: arena) }
    c.pointee.review_state = Otolith__Ingestion__V1__ReviewState(rawValue: .init(truncatingIfNeeded: self.reviewState.rawValue))
    c.pointee.comments = self.comments
    if !self.reviews.isEmpty {
      c.pointee.n_reviews = self.reviews.count
      c.pointee.reviews = arena.array(self.reviews) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetReview>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension IngestionV1.SheetReview {
  public static var fullName: String { "otolith.ingestion.v1.SheetReview" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_review__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetReview>) {
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.reviewedBy = Codec.string(c.pointee.reviewed_by)
    self.reason = Codec.string(c.pointee.reason)
    self.change = switch c.pointee.change_case.rawValue {
      case 4: .correction(IngestionV1.StaffCorrection(c.pointee.correction!))
      case 5: .mark(IngestionV1.SheetMark(rawValue: Int32(truncatingIfNeeded: c.pointee.mark.rawValue)))
      case 6: .reviewState(IngestionV1.ReviewState(rawValue: Int32(truncatingIfNeeded: c.pointee.review_state.rawValue)))
      case 7: .comment(Codec.string(c.pointee.comment))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetReview> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetReview.self)
    otolith__ingestion__v1__sheet_review__init(c)
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if !self.reviewedBy.isEmpty { c.pointee.reviewed_by = arena.string(self.reviewedBy) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    switch self.change {
      case .correction(let value)?:
        c.pointee.change_case = .init(rawValue: 4)
        c.pointee.correction = value.cStruct(in: arena)
      case .mark(let value)?:
        c.pointee.change_case = .init(rawValue: 5)
        c.pointee.mark = Otolith__Ingestion__V1__SheetMark(rawValue: .init(truncatingIfNeeded: value.rawValue))
      case .reviewState(let value)?:
        c.pointee.change_case = .init(rawValue: 6)
        c.pointee.review_state = Otolith__Ingestion__V1__ReviewState(rawValue: .init(truncatingIfNeeded: value.rawValue))
      case .comment(let value)?:
        c.pointee.change_case = .init(rawValue: 7)
        c.pointee.comment = arena.string(value)
      case nil: break
    }
    return c
  }
}

extension IngestionV1.ListReviewedSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListReviewedSheetsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_reviewed_sheets_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListReviewedSheetsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListReviewedSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListReviewedSheetsRequest.self)
    otolith__ingestion__v1__list_reviewed_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListReviewedSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListReviewedSheetsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_reviewed_sheets_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListReviewedSheetsResponse>) {
    self.reviewedSheets = Codec.messages(c.pointee.reviewed_sheets, c.pointee.n_reviewed_sheets) { IngestionV1.ReviewedSheet($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListReviewedSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListReviewedSheetsResponse.self)
    otolith__ingestion__v1__list_reviewed_sheets_response__init(c)
    if !self.reviewedSheets.isEmpty {
      c.pointee.n_reviewed_sheets = self.reviewedSheets.count
      c.pointee.reviewed_sheets = arena.array(self.reviewedSheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ReviewedSheet>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.GetReviewedSheetRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetReviewedSheetRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_reviewed_sheet_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetReviewedSheetRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.sheetID = Codec.string(c.pointee.sheet_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetReviewedSheetRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetReviewedSheetRequest.self)
    otolith__ingestion__v1__get_reviewed_sheet_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    return c
  }
}

extension IngestionV1.ListReviewedSheetRevisionsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListReviewedSheetRevisionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_reviewed_sheet_revisions_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListReviewedSheetRevisionsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListReviewedSheetRevisionsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListReviewedSheetRevisionsRequest.self)
    otolith__ingestion__v1__list_reviewed_sheet_revisions_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListReviewedSheetRevisionsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListReviewedSheetRevisionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_reviewed_sheet_revisions_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListReviewedSheetRevisionsResponse>) {
    self.revisions = Codec.messages(c.pointee.revisions, c.pointee.n_revisions) { IngestionV1.SheetRevision($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListReviewedSheetRevisionsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListReviewedSheetRevisionsResponse.self)
    otolith__ingestion__v1__list_reviewed_sheet_revisions_response__init(c)
    if !self.revisions.isEmpty {
      c.pointee.n_revisions = self.revisions.count
      c.pointee.revisions = arena.array(self.revisions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetRevision>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.ReviewSheetRequest {
  public static var fullName: String { "otolith.ingestion.v1.ReviewSheetRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__review_sheet_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReviewSheetRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.requestID = Codec.string(c.pointee.request_id)
    self.etag = Codec.string(c.pointee.etag)
    self.reason = Codec.string(c.pointee.reason)
    self.change = switch c.pointee.change_case.rawValue {
      case 7: .correction(IngestionV1.SheetCorrection(c.pointee.correction!))
      case 8: .mark(IngestionV1.SheetMark(rawValue: Int32(truncatingIfNeeded: c.pointee.mark.rawValue)))
      case 9: .reviewState(IngestionV1.ReviewState(rawValue: Int32(truncatingIfNeeded: c.pointee.review_state.rawValue)))
      case 10: .comment(Codec.string(c.pointee.comment))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReviewSheetRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReviewSheetRequest.self)
    otolith__ingestion__v1__review_sheet_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.requestID.isEmpty { c.pointee.request_id = arena.string(self.requestID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    switch self.change {
      case .correction(let value)?:
        c.pointee.change_case = .init(rawValue: 7)
        c.pointee.correction = value.cStruct(in: arena)
      case .mark(let value)?:
        c.pointee.change_case = .init(rawValue: 8)
        c.pointee.mark = Otolith__Ingestion__V1__SheetMark(rawValue: .init(truncatingIfNeeded: value.rawValue))
      case .reviewState(let value)?:
        c.pointee.change_case = .init(rawValue: 9)
        c.pointee.review_state = Otolith__Ingestion__V1__ReviewState(rawValue: .init(truncatingIfNeeded: value.rawValue))
      case .comment(let value)?:
        c.pointee.change_case = .init(rawValue: 10)
        c.pointee.comment = arena.string(value)
      case nil: break
    }
    return c
  }
}

extension IngestionV1.SheetCorrection {
  public static var fullName: String { "otolith.ingestion.v1.SheetCorrection" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_correction__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetCorrection>) {
    self.reason = IngestionV1.CorrectionReason(rawValue: Int32(truncatingIfNeeded: c.pointee.reason.rawValue))
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.removedElementIDs = Codec.array(c.pointee.removed_element_ids, c.pointee.n_removed_element_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetCorrection> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetCorrection.self)
    otolith__ingestion__v1__sheet_correction__init(c)
    c.pointee.reason = Otolith__Ingestion__V1__CorrectionReason(rawValue: .init(truncatingIfNeeded: self.reason.rawValue))
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    if !self.removedElementIDs.isEmpty {
      c.pointee.n_removed_element_ids = self.removedElementIDs.count
      c.pointee.removed_element_ids = arena.array(self.removedElementIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1.ReviewSheetResponse {
  public static var fullName: String { "otolith.ingestion.v1.ReviewSheetResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__review_sheet_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReviewSheetResponse>) {
    self.reviewedSheet = c.pointee.reviewed_sheet.map { IngestionV1.ReviewedSheet($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReviewSheetResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReviewSheetResponse.self)
    otolith__ingestion__v1__review_sheet_response__init(c)
    if let value = self.reviewedSheet { c.pointee.reviewed_sheet = value.cStruct(in: arena) }
    return c
  }
}
