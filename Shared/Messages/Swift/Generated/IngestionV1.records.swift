// Generated from otolith/ingestion/v1/records.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// An ear.
  public enum Ear: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// Left ear.
    case left
    /// Right ear.
    case right
    /// Both ears at once.
    case both
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .left, .right, .both] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .left
        case 2: .right
        case 3: .both
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .left: 1
        case .right: 2
        case .both: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The order of records.
  public enum RecordOrder: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Same as RECORD_ORDER_TIME.
    case unspecified
    /// Ordered by the record's time or first day, latest first.
    case time
    /// Ordered by title.
    case title
    /// Ordered by type, then by time.
    case type
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .time, .title, .type] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .time
        case 2: .title
        case 3: .type
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .time: 1
        case .title: 2
        case .type: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// A health record. Its contents depend on the type.
  public struct HealthRecord: Message {
    /// Required. The type of a record never changes.
    public enum OneOfContents: Sendable, Hashable {
      /// An event.
      case event(IngestionV1.EventRecord)
      /// A treatment.
      case therapy(IngestionV1.TherapyRecord)
      /// Hearing thresholds.
      case audiogram(IngestionV1.AudiogramRecord)
      /// The sound of the tinnitus.
      case tinnitusMatch(IngestionV1.TinnitusMatchRecord)
      /// Values over time.
      case measurement(IngestionV1.MeasurementRecord)
    }

    /// UUID made by the client.
    public var recordID: String
    /// The study of the record.
    public var studyID: String
    /// Title given by the participant; up to 200 characters. Required for events and therapies, where
    /// it must not be only white space.
    public var title: String
    /// Free text of the participant; up to 10,000 characters.
    public var note: String
    /// Required. The type of a record never changes.
    public var contents: IngestionV1.HealthRecord.OneOfContents?
    /// Time zone of the device, as AnswerSheet.time_zone, but without a mark. The days of a therapy
    /// are days in it, or in UTC if it is unknown. A change of the zone alone changes nothing.
    public var timeZone: String
    /// Revision number of the record, from 1; set by the server.
    public var revision: UInt32
    /// Time of the last change by the clock of the device that made it. Required.
    public var changeTime: GoogleProtobuf.Timestamp?
    /// Time of creation by the server's clock.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time of the last change by the server's clock.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// Whether the record was deleted. A tombstone has only ids, revision and times.
    public var deleted: Bool

    public init(
      recordID: String = "",
      studyID: String = "",
      title: String = "",
      note: String = "",
      contents: IngestionV1.HealthRecord.OneOfContents? = nil,
      timeZone: String = "",
      revision: UInt32 = 0,
      changeTime: GoogleProtobuf.Timestamp? = nil,
      createTime: GoogleProtobuf.Timestamp? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      deleted: Bool = false
    ) {
      self.recordID = recordID
      self.studyID = studyID
      self.title = title
      self.note = note
      self.contents = contents
      self.timeZone = timeZone
      self.revision = revision
      self.changeTime = changeTime
      self.createTime = createTime
      self.updateTime = updateTime
      self.deleted = deleted
    }
  }

  /// A term of a vocabulary.
  public struct VocabularyCode: Message {
    /// Version of the study's vocabulary for the type, from 1.
    public var version: UInt32
    /// The term's code.
    public var code: String

    public init(version: UInt32 = 0, code: String = "") {
      self.version = version
      self.code = code
    }
  }

  /// An event at one time (TNN: appointment, attack, …).
  public struct EventRecord: Message {
    /// Time of the event. Required.
    public var eventTime: GoogleProtobuf.Timestamp?
    /// Kind of the event. Required.
    public var kind: IngestionV1.VocabularyCode?

    public init(eventTime: GoogleProtobuf.Timestamp? = nil, kind: IngestionV1.VocabularyCode? = nil) {
      self.eventTime = eventTime
      self.kind = kind
    }
  }

  /// A treatment.
  public struct TherapyRecord: Message {
    /// First day, `YYYY-MM-DD`. Required.
    public var startDate: String
    /// Last day, `YYYY-MM-DD`, not before the first; empty while the therapy continues.
    public var endDate: String
    /// Kind of the therapy. Required.
    public var kind: IngestionV1.VocabularyCode?

    public init(startDate: String = "", endDate: String = "", kind: IngestionV1.VocabularyCode? = nil) {
      self.startDate = startDate
      self.endDate = endDate
      self.kind = kind
    }
  }

  /// Hearing thresholds of one or both ears.
  public struct AudiogramRecord: Message {
    /// Time of the test. Required.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// Thresholds ordered by ear and frequency; 1–200, each frequency at most once per ear.
    public var thresholds: [IngestionV1.HearingThreshold]

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      thresholds: [IngestionV1.HearingThreshold] = []
    ) {
      self.measureTime = measureTime
      self.thresholds = thresholds
    }
  }

  /// The softest tone heard at one frequency.
  public struct HearingThreshold: Message {
    /// Required; left or right.
    public var ear: IngestionV1.Ear
    /// Hertz, 125 to 16,000.
    public var frequency: Double
    /// dB HL (ISO 389), -10 to 120. With `no_response`, the loudest level tested.
    public var level: Double
    /// Whether the other ear was masked.
    public var masked: Bool
    /// Whether no tone up to `level` was heard.
    public var noResponse: Bool
    /// Level in dB HL from which sound was uncomfortably loud, -10 to 120; absent if not tested.
    public var discomfortLevel: GoogleProtobuf.DoubleValue?

    public init(
      ear: IngestionV1.Ear = IngestionV1.Ear(rawValue: 0),
      frequency: Double = 0,
      level: Double = 0,
      masked: Bool = false,
      noResponse: Bool = false,
      discomfortLevel: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.ear = ear
      self.frequency = frequency
      self.level = level
      self.masked = masked
      self.noResponse = noResponse
      self.discomfortLevel = discomfortLevel
    }
  }

  /// The sound of the tinnitus as determined by comparison.
  public struct TinnitusMatchRecord: Message {
    /// Time of the test. Required.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// Matches by ear; 1–3, each ear at most once.
    public var matches: [IngestionV1.TinnitusMatch]

    public init(measureTime: GoogleProtobuf.Timestamp? = nil, matches: [IngestionV1.TinnitusMatch] = []) {
      self.measureTime = measureTime
      self.matches = matches
    }
  }

  /// The sound of the tinnitus of one ear. At least one of pitch, timbre, loudness and masking level
  /// is set.
  public struct TinnitusMatch: Message {
    /// Required.
    public var ear: IngestionV1.Ear
    /// Hertz, 20 to 20,000.
    public var pitch: GoogleProtobuf.DoubleValue?
    /// Timbre: tone, noise, …
    public var timbre: IngestionV1.VocabularyCode?
    /// dB HL, -10 to 120.
    public var loudness: GoogleProtobuf.DoubleValue?
    /// Level of a masking noise that covers the tinnitus, dB HL, -10 to 120.
    public var maskingLevel: GoogleProtobuf.DoubleValue?

    public init(
      ear: IngestionV1.Ear = IngestionV1.Ear(rawValue: 0),
      pitch: GoogleProtobuf.DoubleValue? = nil,
      timbre: IngestionV1.VocabularyCode? = nil,
      loudness: GoogleProtobuf.DoubleValue? = nil,
      maskingLevel: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.ear = ear
      self.pitch = pitch
      self.timbre = timbre
      self.loudness = loudness
      self.maskingLevel = maskingLevel
    }
  }

  /// Values of one quantity over time.
  public struct MeasurementRecord: Message {
    /// Measured quantity; required if the study has a vocabulary for measurements.
    public var quantity: IngestionV1.VocabularyCode?
    /// Unit of all values: a case-sensitive UCUM code (https://ucum.org), e.g. `/min`, `{beats}/min`,
    /// `mm[Hg]`, `mmol/L`, `1`. Up to 64 characters and 8 levels of parentheses. Required.
    public var unit: String
    /// Values ordered by time; 1–1,000.
    public var values: [IngestionV1.MeasuredValue]

    public init(
      quantity: IngestionV1.VocabularyCode? = nil,
      unit: String = "",
      values: [IngestionV1.MeasuredValue] = []
    ) {
      self.quantity = quantity
      self.unit = unit
      self.values = values
    }
  }

  /// One value.
  public struct MeasuredValue: Message {
    /// Time of the measurement. Required.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// Finite. First value of a pair, e.g. the systolic blood pressure.
    public var value: Double
    /// Finite. Second value of a pair, e.g. the diastolic blood pressure; absent for quantities that
    /// are not measured in pairs.
    public var secondValue: GoogleProtobuf.DoubleValue?

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      value: Double = 0,
      secondValue: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.measureTime = measureTime
      self.value = value
      self.secondValue = secondValue
    }
  }

  /// A change made on a device.
  public struct RecordChange: Message {
    /// Revision that the change is based on; 0: the record is new.
    public var baseRevision: UInt32
    /// The complete record after the change. For a deletion (`deleted`), only ids and `change_time`.
    public var record: IngestionV1.HealthRecord?

    public init(baseRevision: UInt32 = 0, record: IngestionV1.HealthRecord? = nil) {
      self.baseRevision = baseRevision
      self.record = record
    }
  }

  /// Changes of a device, and its position in the server's changes.
  public struct SyncRecordsRequest: Message {
    /// Up to 200 changes.
    public var changes: [IngestionV1.RecordChange]
    /// Latest cursor received; empty if the device has no records.
    public var cursor: String
    /// Maximum number of records to return, 1–500; 0 means 200. A page of large records may have
    /// fewer.
    public var pageSize: UInt32

    public init(changes: [IngestionV1.RecordChange] = [], cursor: String = "", pageSize: UInt32 = 0) {
      self.changes = changes
      self.cursor = cursor
      self.pageSize = pageSize
    }
  }

  /// The result of a change.
  public struct RecordVerdict: Message {
    /// Id of the record as sent.
    public var recordID: String
    /// The result.
    public var verdict: IngestionV1.Verdict
    /// Reasons of a rejection or retry; paths start at the change.
    public var violations: [IngestionV1.Violation]
    /// Current record on the server; absent if it does not exist.
    public var record: IngestionV1.HealthRecord?
    /// Time to wait before sending the change again. Set for VERDICT_RETRY_LATER.
    public var retryDelay: GoogleProtobuf.Duration?

    public init(
      recordID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      record: IngestionV1.HealthRecord? = nil,
      retryDelay: GoogleProtobuf.Duration? = nil
    ) {
      self.recordID = recordID
      self.verdict = verdict
      self.violations = violations
      self.record = record
      self.retryDelay = retryDelay
    }
  }

  /// The results of the changes, and changed records.
  public struct SyncRecordsResponse: Message {
    /// Verdicts in the number and order of the request's changes.
    public var verdicts: [IngestionV1.RecordVerdict]
    /// Records changed since the cursor, in the order of their changes, in their current state;
    /// includes tombstones.
    public var records: [IngestionV1.HealthRecord]
    /// Cursor for the next call.
    public var cursor: String
    /// Whether there are more changes: call again with the cursor.
    public var more: Bool
    /// Whether `records` starts from the beginning, because the request's cursor was too old
    /// (tombstones are gone) or belongs to another state of the server. Records that the device has
    /// and that were not returned by the time `more` is false have been deleted. Set only on the first
    /// page.
    public var reset: Bool

    public init(
      verdicts: [IngestionV1.RecordVerdict] = [],
      records: [IngestionV1.HealthRecord] = [],
      cursor: String = "",
      more: Bool = false,
      reset: Bool = false
    ) {
      self.verdicts = verdicts
      self.records = records
      self.cursor = cursor
      self.more = more
      self.reset = reset
    }
  }

  /// Filters and page of the caller's records.
  public struct ListRecordsRequest: Message {
    /// Id of a study to filter by; empty: all studies.
    public var studyID: String
    /// Types to filter by; empty: all types.
    public var types: [CatalogueV1.RecordType]
    /// Start of the period to filter by: records at or lasting until this time or later.
    public var startTime: GoogleProtobuf.Timestamp?
    /// End of the period to filter by: records before this time.
    public var endTime: GoogleProtobuf.Timestamp?
    /// Words of the title or note in any order; up to 200 characters. Matches beginnings of words;
    /// case and accents are ignored.
    public var search: String
    /// Order of the records.
    public var order: IngestionV1.RecordOrder
    /// 1–200; 0 means 50. A page of large records may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page of the same request; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      types: [CatalogueV1.RecordType] = [],
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      search: String = "",
      order: IngestionV1.RecordOrder = IngestionV1.RecordOrder(rawValue: 0),
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.types = types
      self.startTime = startTime
      self.endTime = endTime
      self.search = search
      self.order = order
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of records.
  public struct ListRecordsResponse: Message {
    /// Records in the requested order, without tombstones.
    public var records: [IngestionV1.HealthRecord]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(records: [IngestionV1.HealthRecord] = [], nextPageToken: String = "") {
      self.records = records
      self.nextPageToken = nextPageToken
    }
  }

  /// Selects resources.
  public struct ExportOwnResourcesRequest: Message {
    /// Id of a study to filter by; empty: all studies.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// A part of the export. The export is the concatenation of its parts in order.
  public struct ExportOwnResourcesResponse: Message {
    /// Complete lines.
    public var lines: [UInt8]
    /// Number of resources in this part.
    public var resources: UInt32

    public init(lines: [UInt8] = [], resources: UInt32 = 0) {
      self.lines = lines
      self.resources = resources
    }
  }

  /// Selects a study.
  public struct ExportRecordsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Whether records of test participants are included.
    public var includeTestParticipants: Bool
    /// Records to include; absent: all.
    public var filter: CommonV1.ExportFilter?
    /// `cursor` of an earlier export of records of this study, with the same filter; empty: all records.
    /// Only records that were stored, changed or deleted after that export began are included.
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
  public struct ExportRecordsResponse: Message {
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

  /// The descriptor of `otolith/ingestion/v1/records.proto`.
  public static let recordsFile = ProtoFile(
    name: "otolith/ingestion/v1/records.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.recordsFile, CommonV1.exportFilterFile, IngestionV1.ingestionFile],
    base64: "CiJvdG9saXRoL2luZ2VzdGlvbi92MS9yZWNvcmRzLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MRoeZ29vZ2xlL3Byb3RvYnVmL2R1cmF0aW9uLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8aIm90b2xpdGgvY2F0YWxvZ3VlL3YxL3JlY29yZHMucHJvdG8aJW90b2xpdGgvY29tbW9uL3YxL2V4cG9ydF9maWx0ZXIucHJvdG8aJG90b2xpdGgvaW5nZXN0aW9uL3YxL2luZ2VzdGlvbi5wcm90byLqBQoMSGVhbHRoUmVjb3JkEhsKCXJlY29yZF9pZBgBIAEoCVIIcmVjb3JkSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSFAoFdGl0bGUYAyABKAlSBXRpdGxlEhIKBG5vdGUYBCABKAlSBG5vdGUSOQoFZXZlbnQYBSABKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5FdmVudFJlY29yZEgAUgVldmVudBI/Cgd0aGVyYXB5GAYgASgLMiMub3RvbGl0aC5pbmdlc3Rpb24udjEuVGhlcmFweVJlY29yZEgAUgd0aGVyYXB5EkUKCWF1ZGlvZ3JhbRgHIAEoCzIlLm90b2xpdGguaW5nZXN0aW9uLnYxLkF1ZGlvZ3JhbVJlY29yZEgAUglhdWRpb2dyYW0SUgoOdGlubml0dXNfbWF0Y2gYCCABKAsyKS5vdG9saXRoLmluZ2VzdGlvbi52MS5UaW5uaXR1c01hdGNoUmVjb3JkSABSDXRpbm5pdHVzTWF0Y2gSSwoLbWVhc3VyZW1lbnQYCSABKAsyJy5vdG9saXRoLmluZ2VzdGlvbi52MS5NZWFzdXJlbWVudFJlY29yZEgAUgttZWFzdXJlbWVudBIbCgl0aW1lX3pvbmUYCiABKAlSCHRpbWVab25lEhoKCHJldmlzaW9uGAsgASgNUghyZXZpc2lvbhI7CgtjaGFuZ2VfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUSOwoLY3JlYXRlX3RpbWUYDSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjsKC3VwZGF0ZV90aW1lGA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKdXBkYXRlVGltZRIYCgdkZWxldGVkGA8gASgIUgdkZWxldGVkQgoKCGNvbnRlbnRzIj4KDlZvY2FidWxhcnlDb2RlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNpb24SEgoEY29kZRgCIAEoCVIEY29kZSKCAQoLRXZlbnRSZWNvcmQSOQoKZXZlbnRfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWV2ZW50VGltZRI4CgRraW5kGAIgASgLMiQub3RvbGl0aC5pbmdlc3Rpb24udjEuVm9jYWJ1bGFyeUNvZGVSBGtpbmQigwEKDVRoZXJhcHlSZWNvcmQSHQoKc3RhcnRfZGF0ZRgBIAEoCVIJc3RhcnREYXRlEhkKCGVuZF9kYXRlGAIgASgJUgdlbmREYXRlEjgKBGtpbmQYAyABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5Wb2NhYnVsYXJ5Q29kZVIEa2luZCKYAQoPQXVkaW9ncmFtUmVjb3JkEj0KDG1lYXN1cmVfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC21lYXN1cmVUaW1lEkYKCnRocmVzaG9sZHMYAiADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5IZWFyaW5nVGhyZXNob2xkUgp0aHJlc2hvbGRzIvUBChBIZWFyaW5nVGhyZXNob2xkEisKA2VhchgBIAEoDjIZLm90b2xpdGguaW5nZXN0aW9uLnYxLkVhclIDZWFyEhwKCWZyZXF1ZW5jeRgCIAEoAVIJZnJlcXVlbmN5EhQKBWxldmVsGAMgASgBUgVsZXZlbBIWCgZtYXNrZWQYBCABKAhSBm1hc2tlZBIfCgtub19yZXNwb25zZRgFIAEoCFIKbm9SZXNwb25zZRJHChBkaXNjb21mb3J0X2xldmVsGAYgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUg9kaXNjb21mb3J0TGV2ZWwikwEKE1Rpbm5pdHVzTWF0Y2hSZWNvcmQSPQoMbWVhc3VyZV90aW1lGAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbWVhc3VyZVRpbWUSPQoHbWF0Y2hlcxgCIAMoCzIjLm90b2xpdGguaW5nZXN0aW9uLnYxLlRpbm5pdHVzTWF0Y2hSB21hdGNoZXMiqwIKDVRpbm5pdHVzTWF0Y2gSKwoDZWFyGAEgASgOMhkub3RvbGl0aC5pbmdlc3Rpb24udjEuRWFyUgNlYXISMgoFcGl0Y2gYAiABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBXBpdGNoEjwKBnRpbWJyZRgDIAEoCzIkLm90b2xpdGguaW5nZXN0aW9uLnYxLlZvY2FidWxhcnlDb2RlUgZ0aW1icmUSOAoIbG91ZG5lc3MYBCABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSCGxvdWRuZXNzEkEKDW1hc2tpbmdfbGV2ZWwYBSABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSDG1hc2tpbmdMZXZlbCKmAQoRTWVhc3VyZW1lbnRSZWNvcmQSQAoIcXVhbnRpdHkYASABKAsyJC5vdG9saXRoLmluZ2VzdGlvbi52MS5Wb2NhYnVsYXJ5Q29kZVIIcXVhbnRpdHkSEgoEdW5pdBgCIAEoCVIEdW5pdBI7CgZ2YWx1ZXMYAyADKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52MS5NZWFzdXJlZFZhbHVlUgZ2YWx1ZXMipQEKDU1lYXN1cmVkVmFsdWUSPQoMbWVhc3VyZV90aW1lGAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILbWVhc3VyZVRpbWUSFAoFdmFsdWUYAiABKAFSBXZhbHVlEj8KDHNlY29uZF92YWx1ZRgDIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVILc2Vjb25kVmFsdWUibwoMUmVjb3JkQ2hhbmdlEiMKDWJhc2VfcmV2aXNpb24YASABKA1SDGJhc2VSZXZpc2lvbhI6CgZyZWNvcmQYAiABKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5IZWFsdGhSZWNvcmRSBnJlY29yZCKHAQoSU3luY1JlY29yZHNSZXF1ZXN0EjwKB2NoYW5nZXMYASADKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWNvcmRDaGFuZ2VSB2NoYW5nZXMSFgoGY3Vyc29yGAIgASgJUgZjdXJzb3ISGwoJcGFnZV9zaXplGAMgASgNUghwYWdlU2l6ZSKeAgoNUmVjb3JkVmVyZGljdBIbCglyZWNvcmRfaWQYASABKAlSCHJlY29yZElkEjcKB3ZlcmRpY3QYAiABKA4yHS5vdG9saXRoLmluZ2VzdGlvbi52MS5WZXJkaWN0Ugd2ZXJkaWN0Ej8KCnZpb2xhdGlvbnMYAyADKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5WaW9sYXRpb25SCnZpb2xhdGlvbnMSOgoGcmVjb3JkGAQgASgLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuSGVhbHRoUmVjb3JkUgZyZWNvcmQSOgoLcmV0cnlfZGVsYXkYBSABKAsyGS5nb29nbGUucHJvdG9idWYuRHVyYXRpb25SCnJldHJ5RGVsYXki1gEKE1N5bmNSZWNvcmRzUmVzcG9uc2USPwoIdmVyZGljdHMYASADKAsyIy5vdG9saXRoLmluZ2VzdGlvbi52MS5SZWNvcmRWZXJkaWN0Ugh2ZXJkaWN0cxI8CgdyZWNvcmRzGAIgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuSGVhbHRoUmVjb3JkUgdyZWNvcmRzEhYKBmN1cnNvchgDIAEoCVIGY3Vyc29yEhIKBG1vcmUYBCABKAhSBG1vcmUSFAoFcmVzZXQYBSABKAhSBXJlc2V0IuYCChJMaXN0UmVjb3Jkc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNgoFdHlwZXMYAiADKA4yIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWNvcmRUeXBlUgV0eXBlcxI5CgpzdGFydF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjUKCGVuZF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHZW5kVGltZRIWCgZzZWFyY2gYBSABKAlSBnNlYXJjaBI3CgVvcmRlchgGIAEoDjIhLm90b2xpdGguaW5nZXN0aW9uLnYxLlJlY29yZE9yZGVyUgVvcmRlchIbCglwYWdlX3NpemUYByABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YCCABKAlSCXBhZ2VUb2tlbiJ7ChNMaXN0UmVjb3Jkc1Jlc3BvbnNlEjwKB3JlY29yZHMYASADKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5IZWFsdGhSZWNvcmRSB3JlY29yZHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIjYKGUV4cG9ydE93blJlc291cmNlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQiUAoaRXhwb3J0T3duUmVzb3VyY2VzUmVzcG9uc2USFAoFbGluZXMYASABKAxSBWxpbmVzEhwKCXJlc291cmNlcxgCIAEoDVIJcmVzb3VyY2VzIrwBChRFeHBvcnRSZWNvcmRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAIgASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cxI3CgZmaWx0ZXIYAyABKAsyHy5vdG9saXRoLmNvbW1vbi52MS5FeHBvcnRGaWx0ZXJSBmZpbHRlchIUCgVzaW5jZRgEIAEoCVIFc2luY2UiVQoVRXhwb3J0UmVjb3Jkc1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhIKBHJvd3MYAiABKA1SBHJvd3MSFgoGY3Vyc29yGAMgASgJUgZjdXJzb3IqRQoDRWFyEhMKD0VBUl9VTlNQRUNJRklFRBAAEgwKCEVBUl9MRUZUEAESDQoJRUFSX1JJR0hUEAISDAoIRUFSX0JPVEgQAypxCgtSZWNvcmRPcmRlchIcChhSRUNPUkRfT1JERVJfVU5TUEVDSUZJRUQQABIVChFSRUNPUkRfT1JERVJfVElNRRABEhYKElJFQ09SRF9PUkRFUl9USVRMRRACEhUKEVJFQ09SRF9PUkRFUl9UWVBFEAMy0gMKDVJlY29yZFNlcnZpY2USZwoLU3luY1JlY29yZHMSKC5vdG9saXRoLmluZ2VzdGlvbi52MS5TeW5jUmVjb3Jkc1JlcXVlc3QaKS5vdG9saXRoLmluZ2VzdGlvbi52MS5TeW5jUmVjb3Jkc1Jlc3BvbnNlIgOQAgISZwoLTGlzdFJlY29yZHMSKC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmVjb3Jkc1JlcXVlc3QaKS5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0UmVjb3Jkc1Jlc3BvbnNlIgOQAgESfgoSRXhwb3J0T3duUmVzb3VyY2VzEi8ub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0T3duUmVzb3VyY2VzUmVxdWVzdBowLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydE93blJlc291cmNlc1Jlc3BvbnNlIgOQAgIwARJvCg1FeHBvcnRSZWNvcmRzEioub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0UmVjb3Jkc1JlcXVlc3QaKy5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRSZWNvcmRzUmVzcG9uc2UiA5ACAjABQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFK60sKWgoBDBIDAQASGlAgSGVhbHRoIHJlY29yZHMgdGhhdCBwYXJ0aWNpcGFudHMga2VlcCBpbiBhZGRpdGlvbiB0byBxdWVzdGlvbm5haXJlcyAoVE5OIMKnNCkuCgqjAQoCBgASBBMAQAEalgEgSGVhbHRoIHJlY29yZHMgb2YgYSBwYXJ0aWNpcGFudCBvbiBhbGwgb2YgdGhlaXIgZGV2aWNlczogY3JlYXRlZCBhbmQgY2hhbmdlZCBvZmZsaW5lLCB0aGVuCiBzeW5jaHJvbmlzZWQuIENhbGxlcnMgY2FuIGFjY2VzcyBvbmx5IHRoZWlyIG93biByZWNvcmRzLgoKiQgKBAYAAgASBCMCJQMa+gcgU2VuZHMgYSBkZXZpY2UncyBjaGFuZ2VzIGFuZCByZWNlaXZlcyB0aGUgY2hhbmdlcyBzaW5jZSBpdHMgY3Vyc29yLCBpbmNsdWRpbmcgaXRzIG93bi4gQSBkZXZpY2UKIHRoYXQgcmVwZWF0cyB0aGUgY2FsbCB1bnRpbCBgbW9yZWAgaXMgZmFsc2UgaGFzIGFsbCByZWNvcmRzIGluIHRoZSBzZXJ2ZXIncyBzdGF0ZS4KCiBDaGFuZ2VzIGFyZSBkZWNpZGVkIG9uZSBieSBvbmUsIGluIG9yZGVyLiBSZXBlYXRpbmcgYSBjaGFuZ2UgcmV0dXJucyBWRVJESUNUX0VYSVNUUy4gQSBjaGFuZ2UKIGJhc2VkIG9uIGFuIG91dGRhdGVkIHJldmlzaW9uIGlzIG5vdCBhcHBsaWVkIGFuZCByZXR1cm5zIFZFUkRJQ1RfQ09ORkxJQ1Qgd2l0aCB0aGUgY3VycmVudAogcmVjb3JkLiBUaGUgZGV2aWNlIHRoZW4ga2VlcHMgYm90aCwgbGV0cyB0aGUgcGFydGljaXBhbnQgZGVjaWRlIChvciBtZXJnZXMgdGhlbSksIGFuZCBzZW5kcyB0aGUKIHJlc3VsdCB3aXRoIHRoZSBjdXJyZW50IHJldmlzaW9uLiBBIGRlbGV0aW9uIGxlYXZlcyBhIHRvbWJzdG9uZSBmb3IgNDAwIGRheXMuIFRleHQgdGhhdCBpcyBub3QKIFVURi04IG9yIGNvbnRhaW5zIGEgTlVMIHJlamVjdHMgb25seSBpdHMgb3duIGNoYW5nZSAoVEVYVF9JTlZBTElELCB3aXRoIHRoZSBmaWVsZCkuCgogQSBjaGFuZ2UgbWFkZSBhZnRlciB0aGUgc3R1ZHkgc3RvcHBlZCBhY2NlcHRpbmcgcmVjb3JkcyBvZiB0aGF0IHR5cGUgaXMgcmVqZWN0ZWQKIChSRUNPUkRfVFlQRV9OT1RfVEFLRU4pLCBldmVuIGlmIGl0IGVkaXRzIGFuIGVhcmxpZXIgcmVjb3JkLiBFYXJsaWVyIHJlY29yZHMgc3RheSwgYXJlIGxpc3RlZAogYW5kIGV4cG9ydGVkLCBhbmQgY2FuIGJlIGRlbGV0ZWQuCgogRXJyb3JzIChvZiB0aGUgd2hvbGUgY2FsbCk6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24gQ1VSU09SX0lOVkFMSUQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gQkFUQ0hfVE9PX0xBUkdFOyBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mby4KCmAKBAYAAgESBCkCKwMaUiBMaXN0cyB0aGUgY2FsbGVyJ3MgcmVjb3JkcywgZm9yIGNhbGVuZGFycyBhbmQgbGlzdHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK8wEKBAYAAgISBDECMwMa5AEgRXhwb3J0cyB0aGUgY2FsbGVyJ3MgcmVjb3JkcyBhcyBGSElSIFI0IHJlc291cmNlcywgb25lIEpTT04gb2JqZWN0IHBlciBsaW5lCiAoYXBwbGljYXRpb24vZmhpcituZGpzb24pOiBhdWRpb2dyYW1zLCB0aW5uaXR1cyBtYXRjaGVzLCBtZWFzdXJlbWVudHMgYW5kIGV2ZW50cyBhcwogT2JzZXJ2YXRpb24sIHRoZXJhcGllcyBhcyBQcm9jZWR1cmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKxgQKBAYAAgMSBD0CPwMatwQgRXhwb3J0cyBhIHN0dWR5J3MgcmVjb3JkcyBhcyBDU1YgZm9yIGl0cyBsZWFkZXJzOiBvbmUgcm93IHBlciB2YWx1ZSwgcGFydGljaXBhbnRzIHVuZGVyIHRoZQogcHNldWRvbnltcyBvZiBFeHBvcnRBbnN3ZXJTaGVldHMsIHdpdGhvdXQgdGl0bGVzIGFuZCBub3Rlcy4KCiBUaGUgbGFzdCBwYXJ0IGhhcyBhIGN1cnNvciBmb3IgYHNpbmNlYCwgd2l0aCB0aGUgZ3VhcmFudGVlcyBvZiBFeHBvcnRBbnN3ZXJTaGVldHMuIFRoZSByb3dzIG9mIGEKIHJlY29yZCByZXBsYWNlIHRoZSBlYXJsaWVyIG9uZXMgYnkgYHBhcnRpY2lwYW50YCBhbmQgYHJlY29yZF9pZGA7IG9mIGEgZGVsZXRlZCByZWNvcmQsIHRoZXJlIGlzIG9uZQogcm93IHdpdGggYGRlbGV0ZWRfYXRgIGZvciA0MDAgZGF5czogYWZ0ZXIgYSBsb25nZXIgdGltZSwgZXhwb3J0IGV2ZXJ5dGhpbmcgYWdhaW4uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGggcmVhc29uIENVUlNPUl9JTlZBTElEOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURFUiBvciBHUk9VUFNfQ09OQ0VBTEVELgoKPwoCBAASBEMAZwEaMyBBIGhlYWx0aCByZWNvcmQuIEl0cyBjb250ZW50cyBkZXBlbmQgb24gdGhlIHR5cGUuCgonCgQEAAIAEgNFAhcaGiBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4KCicKBAQAAgESA0cCFhoaIFRoZSBzdHVkeSBvZiB0aGUgcmVjb3JkLgoKkAEKBAQAAgISA0oCExqCASBUaXRsZSBnaXZlbiBieSB0aGUgcGFydGljaXBhbnQ7IHVwIHRvIDIwMCBjaGFyYWN0ZXJzLiBSZXF1aXJlZCBmb3IgZXZlbnRzIGFuZCB0aGVyYXBpZXMsIHdoZXJlCiBpdCBtdXN0IG5vdCBiZSBvbmx5IHdoaXRlIHNwYWNlLgoKRQoEBAACAxIDTAISGjggRnJlZSB0ZXh0IG9mIHRoZSBwYXJ0aWNpcGFudDsgdXAgdG8gMTAsMDAwIGNoYXJhY3RlcnMuCgo9CgQEAAgAEgROAlkDGi8gUmVxdWlyZWQuIFRoZSB0eXBlIG9mIGEgcmVjb3JkIG5ldmVyIGNoYW5nZXMuCgoYCgQEAAIEEgNQBBoaCyBBbiBldmVudC4KChsKBAQAAgUSA1IEHhoOIEEgdHJlYXRtZW50LgoKIgoEBAACBhIDVAQiGhUgSGVhcmluZyB0aHJlc2hvbGRzLgoKKQoEBAACBxIDVgQrGhwgVGhlIHNvdW5kIG9mIHRoZSB0aW5uaXR1cy4KCiAKBAQAAggSA1gEJhoTIFZhbHVlcyBvdmVyIHRpbWUuCgrFAQoEBAACCRIDXAIYGrcBIFRpbWUgem9uZSBvZiB0aGUgZGV2aWNlLCBhcyBBbnN3ZXJTaGVldC50aW1lX3pvbmUsIGJ1dCB3aXRob3V0IGEgbWFyay4gVGhlIGRheXMgb2YgYSB0aGVyYXB5CiBhcmUgZGF5cyBpbiBpdCwgb3IgaW4gVVRDIGlmIGl0IGlzIHVua25vd24uIEEgY2hhbmdlIG9mIHRoZSB6b25lIGFsb25lIGNoYW5nZXMgbm90aGluZy4KCkgKBAQAAgoSA14CFxo7IFJldmlzaW9uIG51bWJlciBvZiB0aGUgcmVjb3JkLCBmcm9tIDE7IHNldCBieSB0aGUgc2VydmVyLgoKWQoEBAACCxIDYAItGkwgVGltZSBvZiB0aGUgbGFzdCBjaGFuZ2UgYnkgdGhlIGNsb2NrIG9mIHRoZSBkZXZpY2UgdGhhdCBtYWRlIGl0LiBSZXF1aXJlZC4KCjYKBAQAAgwSA2ICLRopIFRpbWUgb2YgY3JlYXRpb24gYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKPQoEBAACDRIDZAItGjAgVGltZSBvZiB0aGUgbGFzdCBjaGFuZ2UgYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKXAoEBAACDhIDZgIUGk8gV2hldGhlciB0aGUgcmVjb3JkIHdhcyBkZWxldGVkLiBBIHRvbWJzdG9uZSBoYXMgb25seSBpZHMsIHJldmlzaW9uIGFuZCB0aW1lcy4KCiUKAgQBEgRqAG8BGhkgQSB0ZXJtIG9mIGEgdm9jYWJ1bGFyeS4KCkYKBAQBAgASA2wCFRo5IFZlcnNpb24gb2YgdGhlIHN0dWR5J3Mgdm9jYWJ1bGFyeSBmb3IgdGhlIHR5cGUsIGZyb20gMS4KCh8KBAQBAgESA24CEhoSIFRoZSB0ZXJtJ3MgY29kZS4KCkMKAgQCEgRyAHcBGjcgQW4gZXZlbnQgYXQgb25lIHRpbWUgKFROTjogYXBwb2ludG1lbnQsIGF0dGFjaywg4oCmKS4KCisKBAQCAgASA3QCKxoeIFRpbWUgb2YgdGhlIGV2ZW50LiBSZXF1aXJlZC4KCisKBAQCAgESA3YCGhoeIEtpbmQgb2YgdGhlIGV2ZW50LiBSZXF1aXJlZC4KChsKAgQDEgV6AIEBARoOIEEgdHJlYXRtZW50LgoKMQoEBAMCABIDfAIYGiQgRmlyc3QgZGF5LCBgWVlZWS1NTS1ERGAuIFJlcXVpcmVkLgoKXwoEBAMCARIDfgIWGlIgTGFzdCBkYXksIGBZWVlZLU1NLUREYCwgbm90IGJlZm9yZSB0aGUgZmlyc3Q7IGVtcHR5IHdoaWxlIHRoZSB0aGVyYXB5IGNvbnRpbnVlcy4KCi4KBAQDAgISBIABAhoaICBLaW5kIG9mIHRoZSB0aGVyYXB5LiBSZXF1aXJlZC4KCjcKAgQEEgaEAQCJAQEaKSBIZWFyaW5nIHRocmVzaG9sZHMgb2Ygb25lIG9yIGJvdGggZWFycy4KCisKBAQEAgASBIYBAi0aHSBUaW1lIG9mIHRoZSB0ZXN0LiBSZXF1aXJlZC4KCmYKBAQEAgESBIgBAisaWCBUaHJlc2hvbGRzIG9yZGVyZWQgYnkgZWFyIGFuZCBmcmVxdWVuY3k7IDHigJMyMDAsIGVhY2ggZnJlcXVlbmN5IGF0IG1vc3Qgb25jZSBwZXIgZWFyLgoKFwoCBQASBowBAJUBARoJIEFuIGVhci4KCiQKBAUAAgASBI4BAhYaFiBSZWplY3RlZCAoUkVRVUlSRUQpLgoKGQoEBQACARIEkAECDxoLIExlZnQgZWFyLgoKGgoEBQACAhIEkgECEBoMIFJpZ2h0IGVhci4KCiIKBAUAAgMSBJQBAg8aFCBCb3RoIGVhcnMgYXQgb25jZS4KCjgKAgQFEgaYAQClAQEaKiBUaGUgc29mdGVzdCB0b25lIGhlYXJkIGF0IG9uZSBmcmVxdWVuY3kuCgooCgQEBQIAEgSaAQIOGhogUmVxdWlyZWQ7IGxlZnQgb3IgcmlnaHQuCgolCgQEBQIBEgScAQIXGhcgSGVydHosIDEyNSB0byAxNiwwMDAuCgpaCgQEBQICEgSeAQITGkwgZEIgSEwgKElTTyAzODkpLCAtMTAgdG8gMTIwLiBXaXRoIGBub19yZXNwb25zZWAsIHRoZSBsb3VkZXN0IGxldmVsIHRlc3RlZC4KCjEKBAQFAgMSBKABAhIaIyBXaGV0aGVyIHRoZSBvdGhlciBlYXIgd2FzIG1hc2tlZC4KCjgKBAQFAgQSBKIBAhcaKiBXaGV0aGVyIG5vIHRvbmUgdXAgdG8gYGxldmVsYCB3YXMgaGVhcmQuCgppCgQEBQIFEgSkAQIzGlsgTGV2ZWwgaW4gZEIgSEwgZnJvbSB3aGljaCBzb3VuZCB3YXMgdW5jb21mb3J0YWJseSBsb3VkLCAtMTAgdG8gMTIwOyBhYnNlbnQgaWYgbm90IHRlc3RlZC4KCkYKAgQGEgaoAQCtAQEaOCBUaGUgc291bmQgb2YgdGhlIHRpbm5pdHVzIGFzIGRldGVybWluZWQgYnkgY29tcGFyaXNvbi4KCisKBAQGAgASBKoBAi0aHSBUaW1lIG9mIHRoZSB0ZXN0LiBSZXF1aXJlZC4KCj0KBAQGAgESBKwBAiUaLyBNYXRjaGVzIGJ5IGVhcjsgMeKAkzMsIGVhY2ggZWFyIGF0IG1vc3Qgb25jZS4KCngKAgQHEgaxAQC8AQEaaiBUaGUgc291bmQgb2YgdGhlIHRpbm5pdHVzIG9mIG9uZSBlYXIuIEF0IGxlYXN0IG9uZSBvZiBwaXRjaCwgdGltYnJlLCBsb3VkbmVzcyBhbmQgbWFza2luZyBsZXZlbAogaXMgc2V0LgoKGQoEBAcCABIEswECDhoLIFJlcXVpcmVkLgoKJAoEBAcCARIEtQECKBoWIEhlcnR6LCAyMCB0byAyMCwwMDAuCgooCgQEBwICEgS3AQIcGhogVGltYnJlOiB0b25lLCBub2lzZSwg4oCmCgoiCgQEBwIDEgS5AQIrGhQgZEIgSEwsIC0xMCB0byAxMjAuCgpVCgQEBwIEEgS7AQIwGkcgTGV2ZWwgb2YgYSBtYXNraW5nIG5vaXNlIHRoYXQgY292ZXJzIHRoZSB0aW5uaXR1cywgZEIgSEwsIC0xMCB0byAxMjAuCgoxCgIECBIGvwEAxwEBGiMgVmFsdWVzIG9mIG9uZSBxdWFudGl0eSBvdmVyIHRpbWUuCgpbCgQECAIAEgTBAQIeGk0gTWVhc3VyZWQgcXVhbnRpdHk7IHJlcXVpcmVkIGlmIHRoZSBzdHVkeSBoYXMgYSB2b2NhYnVsYXJ5IGZvciBtZWFzdXJlbWVudHMuCgrEAQoEBAgCARIExAECEhq1ASBVbml0IG9mIGFsbCB2YWx1ZXM6IGEgY2FzZS1zZW5zaXRpdmUgVUNVTSBjb2RlIChodHRwczovL3VjdW0ub3JnKSwgZS5nLiBgL21pbmAsIGB7YmVhdHN9L21pbmAsCiBgbW1bSGddYCwgYG1tb2wvTGAsIGAxYC4gVXAgdG8gNjQgY2hhcmFjdGVycyBhbmQgOCBsZXZlbHMgb2YgcGFyZW50aGVzZXMuIFJlcXVpcmVkLgoKMgoEBAgCAhIExgECJBokIFZhbHVlcyBvcmRlcmVkIGJ5IHRpbWU7IDHigJMxLDAwMC4KChoKAgQJEgbKAQDSAQEaDCBPbmUgdmFsdWUuCgoyCgQECQIAEgTMAQItGiQgVGltZSBvZiB0aGUgbWVhc3VyZW1lbnQuIFJlcXVpcmVkLgoKUAoEBAkCARIEzgECExpCIEZpbml0ZS4gRmlyc3QgdmFsdWUgb2YgYSBwYWlyLCBlLmcuIHRoZSBzeXN0b2xpYyBibG9vZCBwcmVzc3VyZS4KCokBCgQECQICEgTRAQIvGnsgRmluaXRlLiBTZWNvbmQgdmFsdWUgb2YgYSBwYWlyLCBlLmcuIHRoZSBkaWFzdG9saWMgYmxvb2QgcHJlc3N1cmU7IGFic2VudCBmb3IgcXVhbnRpdGllcyB0aGF0CiBhcmUgbm90IG1lYXN1cmVkIGluIHBhaXJzLgoKKgoCBAoSBtUBANoBARocIEEgY2hhbmdlIG1hZGUgb24gYSBkZXZpY2UuCgpLCgQECgIAEgTXAQIbGj0gUmV2aXNpb24gdGhhdCB0aGUgY2hhbmdlIGlzIGJhc2VkIG9uOyAwOiB0aGUgcmVjb3JkIGlzIG5ldy4KCm0KBAQKAgESBNkBAhoaXyBUaGUgY29tcGxldGUgcmVjb3JkIGFmdGVyIHRoZSBjaGFuZ2UuIEZvciBhIGRlbGV0aW9uIChgZGVsZXRlZGApLCBvbmx5IGlkcyBhbmQgYGNoYW5nZV90aW1lYC4KCk4KAgQLEgbdAQDlAQEaQCBDaGFuZ2VzIG9mIGEgZGV2aWNlLCBhbmQgaXRzIHBvc2l0aW9uIGluIHRoZSBzZXJ2ZXIncyBjaGFuZ2VzLgoKIgoEBAsCABIE3wECJBoUIFVwIHRvIDIwMCBjaGFuZ2VzLgoKSwoEBAsCARIE4QECFBo9IExhdGVzdCBjdXJzb3IgcmVjZWl2ZWQ7IGVtcHR5IGlmIHRoZSBkZXZpY2UgaGFzIG5vIHJlY29yZHMuCgpzCgQECwICEgTkAQIXGmUgTWF4aW11bSBudW1iZXIgb2YgcmVjb3JkcyB0byByZXR1cm4sIDHigJM1MDA7IDAgbWVhbnMgMjAwLiBBIHBhZ2Ugb2YgbGFyZ2UgcmVjb3JkcyBtYXkgaGF2ZQogZmV3ZXIuCgonCgIEDBIG6AEA8wEBGhkgVGhlIHJlc3VsdCBvZiBhIGNoYW5nZS4KCikKBAQMAgASBOoBAhcaGyBJZCBvZiB0aGUgcmVjb3JkIGFzIHNlbnQuCgobCgQEDAIBEgTsAQIWGg0gVGhlIHJlc3VsdC4KCksKBAQMAgISBO4BAiQaPSBSZWFzb25zIG9mIGEgcmVqZWN0aW9uIG9yIHJldHJ5OyBwYXRocyBzdGFydCBhdCB0aGUgY2hhbmdlLgoKSgoEBAwCAxIE8AECGho8IEN1cnJlbnQgcmVjb3JkIG9uIHRoZSBzZXJ2ZXI7IGFic2VudCBpZiBpdCBkb2VzIG5vdCBleGlzdC4KCloKBAQMAgQSBPIBAisaTCBUaW1lIHRvIHdhaXQgYmVmb3JlIHNlbmRpbmcgdGhlIGNoYW5nZSBhZ2Fpbi4gU2V0IGZvciBWRVJESUNUX1JFVFJZX0xBVEVSLgoKQAoCBA0SBvYBAIUCARoyIFRoZSByZXN1bHRzIG9mIHRoZSBjaGFuZ2VzLCBhbmQgY2hhbmdlZCByZWNvcmRzLgoKSgoEBA0CABIE+AECJho8IFZlcmRpY3RzIGluIHRoZSBudW1iZXIgYW5kIG9yZGVyIG9mIHRoZSByZXF1ZXN0J3MgY2hhbmdlcy4KCn4KBAQNAgESBPsBAiQacCBSZWNvcmRzIGNoYW5nZWQgc2luY2UgdGhlIGN1cnNvciwgaW4gdGhlIG9yZGVyIG9mIHRoZWlyIGNoYW5nZXMsIGluIHRoZWlyIGN1cnJlbnQgc3RhdGU7CiBpbmNsdWRlcyB0b21ic3RvbmVzLgoKKQoEBA0CAhIE/QECFBobIEN1cnNvciBmb3IgdGhlIG5leHQgY2FsbC4KCksKBAQNAgMSBP8BAhAaPSBXaGV0aGVyIHRoZXJlIGFyZSBtb3JlIGNoYW5nZXM6IGNhbGwgYWdhaW4gd2l0aCB0aGUgY3Vyc29yLgoKrAIKBAQNAgQSBIQCAhEanQIgV2hldGhlciBgcmVjb3Jkc2Agc3RhcnRzIGZyb20gdGhlIGJlZ2lubmluZywgYmVjYXVzZSB0aGUgcmVxdWVzdCdzIGN1cnNvciB3YXMgdG9vIG9sZAogKHRvbWJzdG9uZXMgYXJlIGdvbmUpIG9yIGJlbG9uZ3MgdG8gYW5vdGhlciBzdGF0ZSBvZiB0aGUgc2VydmVyLiBSZWNvcmRzIHRoYXQgdGhlIGRldmljZSBoYXMKIGFuZCB0aGF0IHdlcmUgbm90IHJldHVybmVkIGJ5IHRoZSB0aW1lIGBtb3JlYCBpcyBmYWxzZSBoYXZlIGJlZW4gZGVsZXRlZC4gU2V0IG9ubHkgb24gdGhlIGZpcnN0CiBwYWdlLgoKJQoCBQESBogCAJECARoXIFRoZSBvcmRlciBvZiByZWNvcmRzLgoKKgoEBQECABIEigICHxocIFNhbWUgYXMgUkVDT1JEX09SREVSX1RJTUUuCgpICgQFAQIBEgSMAgIYGjogT3JkZXJlZCBieSB0aGUgcmVjb3JkJ3MgdGltZSBvciBmaXJzdCBkYXksIGxhdGVzdCBmaXJzdC4KCiEKBAUBAgISBI4CAhkaEyBPcmRlcmVkIGJ5IHRpdGxlLgoKLgoEBQECAxIEkAICGBogIE9yZGVyZWQgYnkgdHlwZSwgdGhlbiBieSB0aW1lLgoKOQoCBA4SBpQCAKYCARorIEZpbHRlcnMgYW5kIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIHJlY29yZHMuCgo/CgQEDgIAEgSWAgIWGjEgSWQgb2YgYSBzdHVkeSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgc3R1ZGllcy4KCjUKBAQOAgESBJgCAjUaJyBUeXBlcyB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgdHlwZXMuCgphCgQEDgICEgSaAgIrGlMgU3RhcnQgb2YgdGhlIHBlcmlvZCB0byBmaWx0ZXIgYnk6IHJlY29yZHMgYXQgb3IgbGFzdGluZyB1bnRpbCB0aGlzIHRpbWUgb3IgbGF0ZXIuCgpJCgQEDgIDEgScAgIpGjsgRW5kIG9mIHRoZSBwZXJpb2QgdG8gZmlsdGVyIGJ5OiByZWNvcmRzIGJlZm9yZSB0aGlzIHRpbWUuCgqKAQoEBA4CBBIEnwICFBp8IFdvcmRzIG9mIHRoZSB0aXRsZSBvciBub3RlIGluIGFueSBvcmRlcjsgdXAgdG8gMjAwIGNoYXJhY3RlcnMuIE1hdGNoZXMgYmVnaW5uaW5ncyBvZiB3b3JkczsKIGNhc2UgYW5kIGFjY2VudHMgYXJlIGlnbm9yZWQuCgolCgQEDgIFEgShAgIYGhcgT3JkZXIgb2YgdGhlIHJlY29yZHMuCgpMCgQEDgIGEgSjAgIXGj4gMeKAkzIwMDsgMCBtZWFucyA1MC4gQSBwYWdlIG9mIGxhcmdlIHJlY29yZHMgbWF5IGhhdmUgZmV3ZXIuCgplCgQEDgIHEgSlAgIYGlcgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2Ugb2YgdGhlIHNhbWUgcmVxdWVzdDsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKIgoCBA8SBqkCAK4CARoUIEEgcGFnZSBvZiByZWNvcmRzLgoKQwoEBA8CABIEqwICJBo1IFJlY29yZHMgaW4gdGhlIHJlcXVlc3RlZCBvcmRlciwgd2l0aG91dCB0b21ic3RvbmVzLgoKPwoEBA8CARIErQICHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgoiCgIEEBIGsQIAtAIBGhQgU2VsZWN0cyByZXNvdXJjZXMuCgo/CgQEEAIAEgSzAgIWGjEgSWQgb2YgYSBzdHVkeSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgc3R1ZGllcy4KClwKAgQREga3AgC8AgEaTiBBIHBhcnQgb2YgdGhlIGV4cG9ydC4gVGhlIGV4cG9ydCBpcyB0aGUgY29uY2F0ZW5hdGlvbiBvZiBpdHMgcGFydHMgaW4gb3JkZXIuCgofCgQEEQIAEgS5AgISGhEgQ29tcGxldGUgbGluZXMuCgoxCgQEEQIBEgS7AgIXGiMgTnVtYmVyIG9mIHJlc291cmNlcyBpbiB0aGlzIHBhcnQuCgogCgIEEhIGvwIAyQIBGhIgU2VsZWN0cyBhIHN0dWR5LgoKQAoEBBICABIEwQICFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKQgoEBBICARIEwwICJRo0IFdoZXRoZXIgcmVjb3JkcyBvZiB0ZXN0IHBhcnRpY2lwYW50cyBhcmUgaW5jbHVkZWQuCgowCgQEEgICEgTFAgIsGiIgUmVjb3JkcyB0byBpbmNsdWRlOyBhYnNlbnQ6IGFsbC4KCssBCgQEEgIDEgTIAgITGrwBIGBjdXJzb3JgIG9mIGFuIGVhcmxpZXIgZXhwb3J0IG9mIHJlY29yZHMgb2YgdGhpcyBzdHVkeSwgd2l0aCB0aGUgc2FtZSBmaWx0ZXI7IGVtcHR5OiBhbGwgcmVjb3Jkcy4KIE9ubHkgcmVjb3JkcyB0aGF0IHdlcmUgc3RvcmVkLCBjaGFuZ2VkIG9yIGRlbGV0ZWQgYWZ0ZXIgdGhhdCBleHBvcnQgYmVnYW4gYXJlIGluY2x1ZGVkLgoKWwoCBBMSBswCANMCARpNIEEgcGFydCBvZiBhbiBleHBvcnQuIFRoZSBleHBvcnQgaXMgdGhlIGNvbmNhdGVuYXRpb24gb2YgaXRzIHBhcnRzIGluIG9yZGVyLgoKUwoEBBMCABIEzgICEBpFIEJ5dGVzIG9mIHRoZSBDU1YgZmlsZS4gQSBjaHVuayBtYXkgZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCiwKBAQTAgESBNACAhIaHiBOdW1iZXIgb2Ygcm93cyBpbiB0aGlzIHBhcnQuCgpkCgQEEwICEgTSAgIUGlYgQ3Vyc29yIGZvciBgc2luY2VgLiBTZXQgaW4gdGhlIGxhc3QgcGFydCBvbmx5OiBhbiBleHBvcnQgd2l0aG91dCBpdCBpcyBub3QgY29tcGxldGUuCmIGcHJvdG8z")
}

extension IngestionV1.HealthRecord {
  public static var fullName: String { "otolith.ingestion.v1.HealthRecord" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__health_record__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__HealthRecord>) {
    self.recordID = Codec.string(c.pointee.record_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.title = Codec.string(c.pointee.title)
    self.note = Codec.string(c.pointee.note)
    self.contents = switch c.pointee.contents_case.rawValue {
      case 5: .event(IngestionV1.EventRecord(c.pointee.event!))
      case 6: .therapy(IngestionV1.TherapyRecord(c.pointee.therapy!))
      case 7: .audiogram(IngestionV1.AudiogramRecord(c.pointee.audiogram!))
      case 8: .tinnitusMatch(IngestionV1.TinnitusMatchRecord(c.pointee.tinnitus_match!))
      case 9: .measurement(IngestionV1.MeasurementRecord(c.pointee.measurement!))
      default: nil
    }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.revision = c.pointee.revision
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.deleted = c.pointee.deleted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__HealthRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__HealthRecord.self)
    otolith__ingestion__v1__health_record__init(c)
    if !self.recordID.isEmpty { c.pointee.record_id = arena.string(self.recordID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.title.isEmpty { c.pointee.title = arena.string(self.title) }
    if !self.note.isEmpty { c.pointee.note = arena.string(self.note) }
    switch self.contents {
      case .event(let value)?:
        c.pointee.contents_case = .init(rawValue: 5)
        c.pointee.event = value.cStruct(in: arena)
      case .therapy(let value)?:
        c.pointee.contents_case = .init(rawValue: 6)
        c.pointee.therapy = value.cStruct(in: arena)
      case .audiogram(let value)?:
        c.pointee.contents_case = .init(rawValue: 7)
        c.pointee.audiogram = value.cStruct(in: arena)
      case .tinnitusMatch(let value)?:
        c.pointee.contents_case = .init(rawValue: 8)
        c.pointee.tinnitus_match = value.cStruct(in: arena)
      case .measurement(let value)?:
        c.pointee.contents_case = .init(rawValue: 9)
        c.pointee.measurement = value.cStruct(in: arena)
      case nil: break
    }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    c.pointee.revision = self.revision
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    c.pointee.deleted = self.deleted ? 1 : 0
    return c
  }
}

extension IngestionV1.VocabularyCode {
  public static var fullName: String { "otolith.ingestion.v1.VocabularyCode" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__vocabulary_code__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__VocabularyCode>) {
    self.version = c.pointee.version
    self.code = Codec.string(c.pointee.code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__VocabularyCode> {
    let c = arena.allocate(Otolith__Ingestion__V1__VocabularyCode.self)
    otolith__ingestion__v1__vocabulary_code__init(c)
    c.pointee.version = self.version
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    return c
  }
}

extension IngestionV1.EventRecord {
  public static var fullName: String { "otolith.ingestion.v1.EventRecord" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__event_record__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__EventRecord>) {
    self.eventTime = c.pointee.event_time.map { GoogleProtobuf.Timestamp($0) }
    self.kind = c.pointee.kind.map { IngestionV1.VocabularyCode($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__EventRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__EventRecord.self)
    otolith__ingestion__v1__event_record__init(c)
    if let value = self.eventTime { c.pointee.event_time = value.cStruct(in: arena) }
    if let value = self.kind { c.pointee.kind = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.TherapyRecord {
  public static var fullName: String { "otolith.ingestion.v1.TherapyRecord" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__therapy_record__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TherapyRecord>) {
    self.startDate = Codec.string(c.pointee.start_date)
    self.endDate = Codec.string(c.pointee.end_date)
    self.kind = c.pointee.kind.map { IngestionV1.VocabularyCode($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TherapyRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__TherapyRecord.self)
    otolith__ingestion__v1__therapy_record__init(c)
    if !self.startDate.isEmpty { c.pointee.start_date = arena.string(self.startDate) }
    if !self.endDate.isEmpty { c.pointee.end_date = arena.string(self.endDate) }
    if let value = self.kind { c.pointee.kind = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.AudiogramRecord {
  public static var fullName: String { "otolith.ingestion.v1.AudiogramRecord" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__audiogram_record__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AudiogramRecord>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.thresholds = Codec.messages(c.pointee.thresholds, c.pointee.n_thresholds) { IngestionV1.HearingThreshold($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AudiogramRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__AudiogramRecord.self)
    otolith__ingestion__v1__audiogram_record__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    if !self.thresholds.isEmpty {
      c.pointee.n_thresholds = self.thresholds.count
      c.pointee.thresholds = arena.array(self.thresholds) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__HearingThreshold>? }
    }
    return c
  }
}

extension IngestionV1.HearingThreshold {
  public static var fullName: String { "otolith.ingestion.v1.HearingThreshold" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__hearing_threshold__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__HearingThreshold>) {
    self.ear = IngestionV1.Ear(rawValue: Int32(truncatingIfNeeded: c.pointee.ear.rawValue))
    self.frequency = c.pointee.frequency
    self.level = c.pointee.level
    self.masked = c.pointee.masked != 0
    self.noResponse = c.pointee.no_response != 0
    self.discomfortLevel = c.pointee.discomfort_level.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__HearingThreshold> {
    let c = arena.allocate(Otolith__Ingestion__V1__HearingThreshold.self)
    otolith__ingestion__v1__hearing_threshold__init(c)
    c.pointee.ear = Otolith__Ingestion__V1__Ear(rawValue: .init(truncatingIfNeeded: self.ear.rawValue))
    c.pointee.frequency = self.frequency
    c.pointee.level = self.level
    c.pointee.masked = self.masked ? 1 : 0
    c.pointee.no_response = self.noResponse ? 1 : 0
    if let value = self.discomfortLevel { c.pointee.discomfort_level = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.TinnitusMatchRecord {
  public static var fullName: String { "otolith.ingestion.v1.TinnitusMatchRecord" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__tinnitus_match_record__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TinnitusMatchRecord>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.matches = Codec.messages(c.pointee.matches, c.pointee.n_matches) { IngestionV1.TinnitusMatch($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TinnitusMatchRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__TinnitusMatchRecord.self)
    otolith__ingestion__v1__tinnitus_match_record__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    if !self.matches.isEmpty {
      c.pointee.n_matches = self.matches.count
      c.pointee.matches = arena.array(self.matches) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__TinnitusMatch>? }
    }
    return c
  }
}

extension IngestionV1.TinnitusMatch {
  public static var fullName: String { "otolith.ingestion.v1.TinnitusMatch" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__tinnitus_match__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__TinnitusMatch>) {
    self.ear = IngestionV1.Ear(rawValue: Int32(truncatingIfNeeded: c.pointee.ear.rawValue))
    self.pitch = c.pointee.pitch.map { GoogleProtobuf.DoubleValue($0) }
    self.timbre = c.pointee.timbre.map { IngestionV1.VocabularyCode($0) }
    self.loudness = c.pointee.loudness.map { GoogleProtobuf.DoubleValue($0) }
    self.maskingLevel = c.pointee.masking_level.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__TinnitusMatch> {
    let c = arena.allocate(Otolith__Ingestion__V1__TinnitusMatch.self)
    otolith__ingestion__v1__tinnitus_match__init(c)
    c.pointee.ear = Otolith__Ingestion__V1__Ear(rawValue: .init(truncatingIfNeeded: self.ear.rawValue))
    if let value = self.pitch { c.pointee.pitch = value.cStruct(in: arena) }
    if let value = self.timbre { c.pointee.timbre = value.cStruct(in: arena) }
    if let value = self.loudness { c.pointee.loudness = value.cStruct(in: arena) }
    if let value = self.maskingLevel { c.pointee.masking_level = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.MeasurementRecord {
  public static var fullName: String { "otolith.ingestion.v1.MeasurementRecord" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__measurement_record__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__MeasurementRecord>) {
    self.quantity = c.pointee.quantity.map { IngestionV1.VocabularyCode($0) }
    self.unit = Codec.string(c.pointee.unit)
    self.values = Codec.messages(c.pointee.values, c.pointee.n_values) { IngestionV1.MeasuredValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__MeasurementRecord> {
    let c = arena.allocate(Otolith__Ingestion__V1__MeasurementRecord.self)
    otolith__ingestion__v1__measurement_record__init(c)
    if let value = self.quantity { c.pointee.quantity = value.cStruct(in: arena) }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    if !self.values.isEmpty {
      c.pointee.n_values = self.values.count
      c.pointee.values = arena.array(self.values) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__MeasuredValue>? }
    }
    return c
  }
}

extension IngestionV1.MeasuredValue {
  public static var fullName: String { "otolith.ingestion.v1.MeasuredValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__measured_value__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__MeasuredValue>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.value = c.pointee.value
    self.secondValue = c.pointee.second_value.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__MeasuredValue> {
    let c = arena.allocate(Otolith__Ingestion__V1__MeasuredValue.self)
    otolith__ingestion__v1__measured_value__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    c.pointee.value = self.value
    if let value = self.secondValue { c.pointee.second_value = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.RecordChange {
  public static var fullName: String { "otolith.ingestion.v1.RecordChange" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__record_change__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RecordChange>) {
    self.baseRevision = c.pointee.base_revision
    self.record = c.pointee.record.map { IngestionV1.HealthRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RecordChange> {
    let c = arena.allocate(Otolith__Ingestion__V1__RecordChange.self)
    otolith__ingestion__v1__record_change__init(c)
    c.pointee.base_revision = self.baseRevision
    if let value = self.record { c.pointee.record = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.SyncRecordsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SyncRecordsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sync_records_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SyncRecordsRequest>) {
    self.changes = Codec.messages(c.pointee.changes, c.pointee.n_changes) { IngestionV1.RecordChange($0) }
    self.cursor = Codec.string(c.pointee.cursor)
    self.pageSize = c.pointee.page_size
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SyncRecordsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SyncRecordsRequest.self)
    otolith__ingestion__v1__sync_records_request__init(c)
    if !self.changes.isEmpty {
      c.pointee.n_changes = self.changes.count
      c.pointee.changes = arena.array(self.changes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__RecordChange>? }
    }
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    c.pointee.page_size = self.pageSize
    return c
  }
}

extension IngestionV1.RecordVerdict {
  public static var fullName: String { "otolith.ingestion.v1.RecordVerdict" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__record_verdict__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__RecordVerdict>) {
    self.recordID = Codec.string(c.pointee.record_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.record = c.pointee.record.map { IngestionV1.HealthRecord($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__RecordVerdict> {
    let c = arena.allocate(Otolith__Ingestion__V1__RecordVerdict.self)
    otolith__ingestion__v1__record_verdict__init(c)
    if !self.recordID.isEmpty { c.pointee.record_id = arena.string(self.recordID) }
    c.pointee.verdict = Otolith__Ingestion__V1__Verdict(rawValue: .init(truncatingIfNeeded: self.verdict.rawValue))
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    if let value = self.record { c.pointee.record = value.cStruct(in: arena) }
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.SyncRecordsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SyncRecordsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sync_records_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SyncRecordsResponse>) {
    self.verdicts = Codec.messages(c.pointee.verdicts, c.pointee.n_verdicts) { IngestionV1.RecordVerdict($0) }
    self.records = Codec.messages(c.pointee.records, c.pointee.n_records) { IngestionV1.HealthRecord($0) }
    self.cursor = Codec.string(c.pointee.cursor)
    self.more = c.pointee.more != 0
    self.reset = c.pointee.reset != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SyncRecordsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SyncRecordsResponse.self)
    otolith__ingestion__v1__sync_records_response__init(c)
    if !self.verdicts.isEmpty {
      c.pointee.n_verdicts = self.verdicts.count
      c.pointee.verdicts = arena.array(self.verdicts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__RecordVerdict>? }
    }
    if !self.records.isEmpty {
      c.pointee.n_records = self.records.count
      c.pointee.records = arena.array(self.records) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__HealthRecord>? }
    }
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    c.pointee.more = self.more ? 1 : 0
    c.pointee.reset = self.reset ? 1 : 0
    return c
  }
}

extension IngestionV1.ListRecordsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListRecordsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_records_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRecordsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.types = Codec.array(c.pointee.types, c.pointee.n_types) { CatalogueV1.RecordType(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
    self.search = Codec.string(c.pointee.search)
    self.order = IngestionV1.RecordOrder(rawValue: Int32(truncatingIfNeeded: c.pointee.order.rawValue))
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRecordsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRecordsRequest.self)
    otolith__ingestion__v1__list_records_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.types.isEmpty {
      c.pointee.n_types = self.types.count
      c.pointee.types = arena.array(self.types) { Otolith__Catalogue__V1__RecordType(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    if !self.search.isEmpty { c.pointee.search = arena.string(self.search) }
    c.pointee.order = Otolith__Ingestion__V1__RecordOrder(rawValue: .init(truncatingIfNeeded: self.order.rawValue))
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListRecordsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListRecordsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_records_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListRecordsResponse>) {
    self.records = Codec.messages(c.pointee.records, c.pointee.n_records) { IngestionV1.HealthRecord($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListRecordsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListRecordsResponse.self)
    otolith__ingestion__v1__list_records_response__init(c)
    if !self.records.isEmpty {
      c.pointee.n_records = self.records.count
      c.pointee.records = arena.array(self.records) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__HealthRecord>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.ExportOwnResourcesRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportOwnResourcesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_own_resources_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportOwnResourcesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportOwnResourcesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportOwnResourcesRequest.self)
    otolith__ingestion__v1__export_own_resources_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1.ExportOwnResourcesResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportOwnResourcesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_own_resources_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportOwnResourcesResponse>) {
    self.lines = Codec.bytes(c.pointee.lines)
    self.resources = c.pointee.resources
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportOwnResourcesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportOwnResourcesResponse.self)
    otolith__ingestion__v1__export_own_resources_response__init(c)
    if !self.lines.isEmpty { c.pointee.lines = ProtobufCBinaryData(len: self.lines.count, data: arena.bytes(self.lines)) }
    c.pointee.resources = self.resources
    return c
  }
}

extension IngestionV1.ExportRecordsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportRecordsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_records_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRecordsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
    self.filter = c.pointee.filter.map { CommonV1.ExportFilter($0) }
    self.since = Codec.string(c.pointee.since)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRecordsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRecordsRequest.self)
    otolith__ingestion__v1__export_records_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    if let value = self.filter { c.pointee.filter = value.cStruct(in: arena) }
    if !self.since.isEmpty { c.pointee.since = arena.string(self.since) }
    return c
  }
}

extension IngestionV1.ExportRecordsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportRecordsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_records_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportRecordsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
    self.cursor = Codec.string(c.pointee.cursor)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportRecordsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportRecordsResponse.self)
    otolith__ingestion__v1__export_records_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
    return c
  }
}
