// Generated from otolith/ingestion/v1/ingestion.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// The way a sheet was closed.
  public enum SheetClosing: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Same as SHEET_CLOSING_COMPLETE.
    case unspecified
    /// All required answers are given.
    case complete
    /// Closed deliberately although a required answer is missing (TYT §4.1.3, third case). Allowed
    /// only if the study permits it (`StudyQuestionnaire.may_close_incomplete`); otherwise
    /// INCOMPLETE_NOT_ALLOWED. The questionnaire counts as filled in, also without any answer.
    case incomplete
    /// Closed by the client because the participant forgot to (TYT §3.3.3). Required answers may be
    /// missing.
    case autosaved
    /// Closed by the client because the time for answering had ended. Required answers may be missing.
    case expired
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .complete, .incomplete, .autosaved, .expired] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .complete
        case 2: .incomplete
        case 3: .autosaved
        case 4: .expired
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .complete: 1
        case .incomplete: 2
        case .autosaved: 3
        case .expired: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// Unit of a noise level.
  public enum NoiseUnit: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Unit not reported: -200 to 200.
    case unspecified
    /// A-weighted decibels of a calibrated microphone, dB(A) re 20 µPa (IEC 61672): 0 to 150.
    case decibelA
    /// Decibels relative to full scale of an uncalibrated microphone, dBFS: -160 to 0.
    case decibelFullScale
    /// Amplitude of the microphone as the former systems recorded it (TYT `soundlevel`, TYS
    /// `amplitude`): 0 to 1.
    case amplitude
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .decibelA, .decibelFullScale, .amplitude] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .decibelA
        case 2: .decibelFullScale
        case 3: .amplitude
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .decibelA: 1
        case .decibelFullScale: 2
        case .amplitude: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The result for one sheet.
  public enum Verdict: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Stored by this call.
    case created
    /// Stored earlier with the same contents; the device may delete it.
    case exists
    /// Another sheet of the caller with this id and other contents is stored and is kept.
    case conflict
    /// Permanently rejected; `violations` states why.
    case rejected
    /// Cannot be decided or accepted at present. Keep the sheet and send it again after `retry_delay`.
    /// `violations` states why; the possible reasons are listed in ErrorReason under "Reasons to retry
    /// a sheet later".
    case retryLater
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .created, .exists, .conflict, .rejected, .retryLater] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .created
        case 2: .exists
        case 3: .conflict
        case 4: .rejected
        case 5: .retryLater
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .created: 1
        case .exists: 2
        case .conflict: 3
        case .rejected: 4
        case .retryLater: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// The meaning of a row of an export.
  public enum ExportLayout: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// One row per sheet, one column per question; needs `questionnaire_id`.
    case wide
    /// One row per answer over all questionnaires of the study.
    case long
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .wide, .long] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .wide
        case 2: .long
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .wide: 1
        case .long: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// A kind of export.
  public enum ExportTable: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected (REQUIRED).
    case unspecified
    /// ExportAnswerSheets, EXPORT_LAYOUT_WIDE; needs `questionnaire_id`.
    case answerSheetsWide
    /// ExportAnswerSheets, EXPORT_LAYOUT_LONG.
    case answerSheetsLong
    /// AmendmentService.ExportRevisions.
    case revisions
    /// RecordService.ExportRecords.
    case records
    /// ListeningService.ExportListeningSessions.
    case listeningSessions
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .answerSheetsWide, .answerSheetsLong, .revisions, .records, .listeningSessions] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .answerSheetsWide
        case 2: .answerSheetsLong
        case 3: .revisions
        case 4: .records
        case 5: .listeningSessions
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .answerSheetsWide: 1
        case .answerSheetsLong: 2
        case .revisions: 3
        case .records: 4
        case .listeningSessions: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// The answers of a participant as recorded on the device. All text must be UTF-8 without U+0000.
  /// Times are from the device's clock, truncated to microseconds, in the years 1 to 9999.
  public struct AnswerSheet: Message {
    /// UUID made by the client. Keep it on the device until a verdict arrives. It is unique per
    /// participant: sheets of other participants may have the same id and cannot be reached with it.
    public var sheetID: String
    /// The study of the sheet.
    public var studyID: String
    /// The answered questionnaire.
    public var questionnaireID: String
    /// Version number that was shown, from 1.
    public var version: UInt32
    /// `Questionnaire.content_hash` of that version, as stored on the device; capitals do not matter.
    public var contentHash: String
    /// Time at which the participant began; absent if not recorded.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Time at which the participant finished. The study's rules at this time apply, but for a time
    /// after the receipt those at the receipt. An implausible time does not reject a participant's
    /// sheet: it counts as finished at its receipt (see StoredAnswerSheet.deviations). For a participant
    /// who has left, this time alone decides: a sheet finished after leaving is rejected.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// Time zone of the device when the sheet was finished: an IANA name (`Europe/Berlin`, in any
    /// case), or otherwise an offset from UTC (`+02:00`, `GMT+0530`), or any other text. Returned as
    /// the IANA name, as `UTC+02:00`, or as sent. Without an IANA name the sheet is marked
    /// TIME_ZONE_UNKNOWN, and conversion to local time uses the offset, if there is one. Not part of
    /// the sheet's identity: sent again from another zone, it is VERDICT_EXISTS.
    public var timeZone: String
    /// Notification that caused the sheet, a UUID from the caller's plan; empty if filled in without
    /// one. A value that is not a UUID is left out (NOTIFICATION_ID_INVALID). An id that is not the
    /// caller's is stored and marks no notification as answered. Like every id, it is returned in small
    /// letters.
    public var notificationID: String
    /// Client name and version; cut to 64 characters. Not part of the sheet's identity: sent again by
    /// a newer release, it is VERDICT_EXISTS.
    public var appVersion: String
    /// Operating system as text, e.g. `iOS 26.1`; as `app_version`. `device` has it in countable
    /// parts.
    public var platform: String
    /// Answers in any order, at most one to each question; up to 5,000.
    public var answers: [IngestionV1.Answer]
    /// Noise measurements, if the version requests them, up to the requested number. Unusable and excess
    /// ones are left out.
    public var noise: [IngestionV1.NoiseMeasurement]
    /// Positions, if the version requests them, up to the requested number. Unusable and excess ones are
    /// left out.
    public var positions: [IngestionV1.PositionMeasurement]
    /// Answers of other questionnaires that decided what was shown, as known to the device. For a
    /// reference without an entry, the server uses the participant's latest stored sheet of that
    /// questionnaire as of `finish_time`; later sheets do not count, whenever they arrive. Up to 100;
    /// invalid and excess entries are left out.
    public var referencedAnswers: [IngestionV1.ReferencedAnswer]
    /// How the sheet was closed.
    public var closing: IngestionV1.SheetClosing
    /// Device that the sheet was filled in on; absent if not reported.
    public var device: IngestionV1.Device?

    public init(
      sheetID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      finishTime: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      notificationID: String = "",
      appVersion: String = "",
      platform: String = "",
      answers: [IngestionV1.Answer] = [],
      noise: [IngestionV1.NoiseMeasurement] = [],
      positions: [IngestionV1.PositionMeasurement] = [],
      referencedAnswers: [IngestionV1.ReferencedAnswer] = [],
      closing: IngestionV1.SheetClosing = IngestionV1.SheetClosing(rawValue: 0),
      device: IngestionV1.Device? = nil
    ) {
      self.sheetID = sheetID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.startTime = startTime
      self.finishTime = finishTime
      self.timeZone = timeZone
      self.notificationID = notificationID
      self.appVersion = appVersion
      self.platform = platform
      self.answers = answers
      self.noise = noise
      self.positions = positions
      self.referencedAnswers = referencedAnswers
      self.closing = closing
      self.device = device
    }
  }

  /// The device a sheet was filled in on. Each text has up to 64 characters; empty if not reported.
  public struct Device: Message {
    /// Operating system: `iOS`, `Android`, `Web`.
    public var system: String
    /// Version of the operating system, e.g. `26.1`.
    public var systemVersion: String
    /// Manufacturer, e.g. `Apple`.
    public var maker: String
    /// Model, e.g. `iPhone17,1`.
    public var model: String

    public init(system: String = "", systemVersion: String = "", maker: String = "", model: String = "") {
      self.system = system
      self.systemVersion = systemVersion
      self.maker = maker
      self.model = model
    }
  }

  /// The answer to one question.
  public struct Answer: Message {
    /// A value of the question's kind.
    public enum OneOfValue: Sendable, Hashable {
      /// Single choice: one code; multiple choice: any number; yes/no: `yes` or `no`; country: its
      /// code.
      case choice(IngestionV1.Codes)
      /// Slider, SAM, visual analogue scale, number; duration in seconds. A value that exceeds a bound
      /// only by rounding to 32 bits is stored as that bound.
      case number(Double)
      /// Text line, text area, e-mail, address, telephone. Stored in Unicode normalisation form C; if
      /// the question has a pattern, without white space at both ends.
      case text(String)
      /// `YYYY-MM-DD` of the Gregorian calendar. Here and in times, decimal digits of any script are
      /// read, and marks of the writing direction are ignored; stored with the digits 0 to 9.
      case date(String)
      /// `HH:MM`.
      case time(String)
      /// `YYYY-MM-DDTHH:MM`, in the sheet's time zone.
      case dateTime(String)
    }

    /// The question's `element_id`.
    public var elementID: String
    /// A value of the question's kind.
    public var value: IngestionV1.Answer.OneOfValue?
    /// Time at which the answer was given; absent if the client does not record it.
    public var answerTime: GoogleProtobuf.Timestamp?

    public init(
      elementID: String = "",
      value: IngestionV1.Answer.OneOfValue? = nil,
      answerTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.elementID = elementID
      self.value = value
      self.answerTime = answerTime
    }
  }

  /// Codes of options, e.g. `tired`.
  public struct Codes: Message {
    /// Distinct codes in any order.
    public var codes: [String]

    public init(codes: [String] = []) {
      self.codes = codes
    }
  }

  /// A measured noise level.
  public struct NoiseMeasurement: Message {
    /// Time of the measurement.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// Level in `unit`. Beyond the unit's bounds by up to a tenth of their distance, and −∞ decibels
    /// (digital silence), it is stored as the bound; further away the measurement is left out. Audio is
    /// not recorded.
    public var level: Double
    /// Unit of the level. Exports have a column for each unit.
    public var unit: IngestionV1.NoiseUnit

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      level: Double = 0,
      unit: IngestionV1.NoiseUnit = IngestionV1.NoiseUnit(rawValue: 0)
    ) {
      self.measureTime = measureTime
      self.level = level
      self.unit = unit
    }
  }

  /// A measured position of the device.
  public struct PositionMeasurement: Message {
    /// Time of the measurement.
    public var measureTime: GoogleProtobuf.Timestamp?
    /// WGS 84 degrees, -90 to 90; north is positive.
    public var latitude: Double
    /// WGS 84 degrees, -180 to 180; east is positive.
    public var longitude: Double
    /// Metres above the ellipsoid; absent or NaN if unknown.
    public var altitude: GoogleProtobuf.DoubleValue?

    public init(
      measureTime: GoogleProtobuf.Timestamp? = nil,
      latitude: Double = 0,
      longitude: Double = 0,
      altitude: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.measureTime = measureTime
      self.latitude = latitude
      self.longitude = longitude
      self.altitude = altitude
    }
  }

  /// An answer to a question of another questionnaire. Set at most one of `codes`, `number` and
  /// `text`; none of them: the device knew that there was no answer. A client that cannot say what it
  /// knew leaves out the entry.
  public struct ReferencedAnswer: Message {
    /// The other questionnaire.
    public var questionnaireID: String
    /// The question's `element_id`.
    public var elementID: String
    /// Choices, yes/no, countries.
    public var codes: [String]
    /// Sliders, scales, numbers; seconds of a duration.
    public var number: GoogleProtobuf.DoubleValue?
    /// A text, or a date, time, or date and time as in Answer; up to 10,000 characters. Allowed only
    /// if a condition of this version refers to the question: an entry with other free text is left
    /// out (REFERENCE_INVALID). Codes and numbers of other questions are stored and have no effect.
    public var text: String

    public init(
      questionnaireID: String = "",
      elementID: String = "",
      codes: [String] = [],
      number: GoogleProtobuf.DoubleValue? = nil,
      text: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.codes = codes
      self.number = number
      self.text = text
    }
  }

  /// A batch of sheets of one or several studies.
  public struct SubmitAnswerSheetsRequest: Message {
    /// 1–500.
    public var sheets: [IngestionV1.AnswerSheet]

    public init(sheets: [IngestionV1.AnswerSheet] = []) {
      self.sheets = sheets
    }
  }

  /// An error of a sheet, or a reason to retry it later.
  public struct Violation: Message {
    /// Path within the sheet, e.g. `answers[2].number`. A missing answer has no index and is named by
    /// its question: `answers["mood"]`. Violations are in the order of the fields of AnswerSheet.
    public var field: String
    /// Name of an ErrorReason.
    public var reason: String
    /// English text for developers; may change.
    public var description: String

    public init(field: String = "", reason: String = "", description: String = "") {
      self.field = field
      self.reason = reason
      self.description = description
    }
  }

  /// The result for one sheet of a batch, and the next steps.
  public struct SheetVerdict: Message {
    /// Id of the sheet as sent.
    public var sheetID: String
    /// The result.
    public var verdict: IngestionV1.Verdict
    /// All errors for VERDICT_REJECTED; the reasons for VERDICT_RETRY_LATER; the errors of parts that
    /// were left out of a stored sheet (StoredAnswerSheet.deviations).
    public var violations: [IngestionV1.Violation]
    /// Questionnaires offered after this sheet, in the order to fill them in. Set for VERDICT_CREATED
    /// and VERDICT_EXISTS.
    public var next: [IngestionV1.Offer]
    /// Scores computed from the answers by the version that the sheet names. Set for VERDICT_CREATED
    /// and VERDICT_EXISTS.
    public var scores: [IngestionV1.SheetScore]
    /// Time to wait before sending the sheet again. Set for VERDICT_RETRY_LATER.
    public var retryDelay: GoogleProtobuf.Duration?
    /// Deviations as in StoredAnswerSheet. Set for VERDICT_CREATED and VERDICT_EXISTS.
    public var deviations: [String]

    public init(
      sheetID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      next: [IngestionV1.Offer] = [],
      scores: [IngestionV1.SheetScore] = [],
      retryDelay: GoogleProtobuf.Duration? = nil,
      deviations: [String] = []
    ) {
      self.sheetID = sheetID
      self.verdict = verdict
      self.violations = violations
      self.next = next
      self.scores = scores
      self.retryDelay = retryDelay
      self.deviations = deviations
    }
  }

  /// A questionnaire to fill in next.
  public struct Offer: Message {
    /// The questionnaire.
    public var questionnaireID: String
    /// Version that the study currently uses.
    public var version: UInt32
    /// Text for the participant about the offer, in all languages; absent: use the questionnaire's
    /// title.
    public var info: CatalogueV1.LocalizedText?
    /// Sheet that the offer follows from; empty for a questionnaire that blocks all others.
    public var afterSheetID: String

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      info: CatalogueV1.LocalizedText? = nil,
      afterSheetID: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.info = info
      self.afterSheetID = afterSheetID
    }
  }

  /// A score of one sheet.
  public struct SheetScore: Message {
    /// `Score.score_id` of the version that the sheet names.
    public var scoreID: String
    /// Value; absent if too few items were answered.
    public var value: GoogleProtobuf.DoubleValue?
    /// Code of the band that the value lies in; may be empty.
    public var band: String

    public init(scoreID: String = "", value: GoogleProtobuf.DoubleValue? = nil, band: String = "") {
      self.scoreID = scoreID
      self.value = value
      self.band = band
    }
  }

  /// Names a study.
  public struct ListOffersRequest: Message {
    /// A study that the caller takes part in.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// Questionnaires to fill in.
  public struct ListOffersResponse: Message {
    /// Distinct questionnaires in the order to fill them in; empty while the study is paused.
    public var offers: [IngestionV1.Offer]

    public init(offers: [IngestionV1.Offer] = []) {
      self.offers = offers
    }
  }

  /// The results of a batch.
  public struct SubmitAnswerSheetsResponse: Message {
    /// Verdicts in the number and order of the request's sheets.
    public var verdicts: [IngestionV1.SheetVerdict]

    public init(verdicts: [IngestionV1.SheetVerdict] = []) {
      self.verdicts = verdicts
    }
  }

  /// Filters and page of the caller's sheets.
  public struct ListAnswerSheetsRequest: Message {
    /// Id of a study to filter by; empty: all studies.
    public var studyID: String
    /// Id of a questionnaire to filter by; empty: all questionnaires.
    public var questionnaireID: String
    /// 1–200; 0 means 50. A page of large sheets may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of sheets.
  public struct ListAnswerSheetsResponse: Message {
    /// Sheets by `finish_time`, newest first.
    public var sheets: [IngestionV1.StoredAnswerSheet]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(sheets: [IngestionV1.StoredAnswerSheet] = [], nextPageToken: String = "") {
      self.sheets = sheets
      self.nextPageToken = nextPageToken
    }
  }

  /// A stored sheet.
  public struct StoredAnswerSheet: Message {
    /// The sheet as it was sent, without the parts that were left out.
    public var sheet: IngestionV1.AnswerSheet?
    /// Time of receipt by the server's clock.
    public var receiveTime: GoogleProtobuf.Timestamp?
    /// Scores computed on receipt by the version that the sheet names.
    public var scores: [IngestionV1.SheetScore]
    /// Study group of the participant at `finish_time`; empty if none.
    public var groupID: String
    /// Rules that the sheet violates without being rejected:
    /// - `BLOCKED`: filled in before a questionnaire that blocks the others.
    /// - `PAUSED`: filled in while the study was paused.
    /// - `CLOCK_IMPLAUSIBLE`: `finish_time` is before the participant joined the study, or after the
    ///   receipt of the sheet, by more than the tolerance (24 hours by default). Time-dependent rules
    ///   are not applied, and GetSeries leaves the sheet out.
    /// - `CLOCK_INCONSISTENT`: `start_time` is after `finish_time`; it or the time of an answer or
    ///   measurement is after the receipt by more than the tolerance, or not a time and left out; or
    ///   the answers fit only if a sheet that is dated later, by up to 24 hours, was finished before.
    /// - `ANSWER_LEFT_OUT`: an answer was unusable, and the sheet is valid without it: no required
    ///   question lacks an answer, and no other answer was given because of it.
    /// - `MEASUREMENT_LEFT_OUT`: a measurement was unusable or not asked for.
    /// - `MEASUREMENT_LIMITED`: a noise level was a little beyond its bounds.
    /// - `REFERENCE_LEFT_OUT`: `notification_id` or an entry of `referenced_answers` was unusable.
    /// - `TIME_ZONE_UNKNOWN`: `time_zone` is not the name of a time zone.
    public var deviations: [String]
    /// Revision number, from 1. AmendmentService creates later revisions; `sheet` has the answers of
    /// this one.
    public var revision: UInt32
    /// The notification that the sheet names; absent if it names none, or none of the participant's.
    public var notification: IngestionV1.NotificationFacts?
    /// Whether the participant withdrew the sheet. `sheet` then has no answers.
    public var withdrawn: Bool

    public init(
      sheet: IngestionV1.AnswerSheet? = nil,
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      groupID: String = "",
      deviations: [String] = [],
      revision: UInt32 = 0,
      notification: IngestionV1.NotificationFacts? = nil,
      withdrawn: Bool = false
    ) {
      self.sheet = sheet
      self.receiveTime = receiveTime
      self.scores = scores
      self.groupID = groupID
      self.deviations = deviations
      self.revision = revision
      self.notification = notification
      self.withdrawn = withdrawn
    }
  }

  /// The notification that caused a sheet, as planned by otolith-planning (TYT §3.3.3).
  public struct NotificationFacts: Message {
    /// Planned time of the notification.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// Whether the time was fixed by the participant or the study instead of drawn at random (TYT
    /// `notification_fixed`).
    public var fixed: Bool
    /// End of the time for answering; absent: until the next notification.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Whether the sheet was finished at or after `expire_time`; with `completion_minutes`, whether it
    /// was begun then.
    public var expired: Bool
    /// Whether the sheet arrived a day or more after it was finished.
    public var deliveredLate: Bool
    /// Time limit in minutes from beginning to finishing the sheet; 0: no limit.
    public var completionMinutes: UInt32
    /// Whether filling in took longer than `completion_minutes`.
    public var overtime: Bool
    /// Whether another sheet of the participant answers the same notification: finished earlier and
    /// not withdrawn. The earliest such sheet counts.
    public var answeredBefore: Bool
    /// Whether the sheet was finished before `notify_time`.
    public var early: Bool

    public init(
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      expired: Bool = false,
      deliveredLate: Bool = false,
      completionMinutes: UInt32 = 0,
      overtime: Bool = false,
      answeredBefore: Bool = false,
      early: Bool = false
    ) {
      self.notifyTime = notifyTime
      self.fixed = fixed
      self.expireTime = expireTime
      self.expired = expired
      self.deliveredLate = deliveredLate
      self.completionMinutes = completionMinutes
      self.overtime = overtime
      self.answeredBefore = answeredBefore
      self.early = early
    }
  }

  /// Selects answers of the caller.
  public struct GetSeriesRequest: Message {
    /// The study.
    public var studyID: String
    /// A questionnaire of the study; all its versions are included.
    public var questionnaireID: String
    /// A question of the questionnaire.
    public var elementID: String
    /// Earliest finish time to include; absent: no limit.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Sheets finished at or after this time are left out; absent: no limit.
    public var endTime: GoogleProtobuf.Timestamp?

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      elementID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.startTime = startTime
      self.endTime = endTime
    }
  }

  /// Answers over time.
  public struct GetSeriesResponse: Message {
    /// Answers, oldest first. If there are more than 10,000, or more than a message can hold, the
    /// newest ones. Repeat the call with `end_time` to get older ones.
    public var points: [IngestionV1.SeriesPoint]
    /// Whether older answers were left out because of the limit.
    public var truncated: Bool

    public init(points: [IngestionV1.SeriesPoint] = [], truncated: Bool = false) {
      self.points = points
      self.truncated = truncated
    }
  }

  /// One answer.
  public struct SeriesPoint: Message {
    /// Value as in Answer.
    public enum OneOfValue: Sendable, Hashable {
      /// Same as `Answer.number`.
      case number(Double)
      /// Same as `Answer.choice`.
      case choice(IngestionV1.Codes)
      /// A text, or a date, time, or date and time.
      case text(String)
    }

    /// Finish time of the sheet.
    public var finishTime: GoogleProtobuf.Timestamp?
    /// Value as in Answer.
    public var value: IngestionV1.SeriesPoint.OneOfValue?
    /// Version of the questionnaire that the sheet names.
    public var version: UInt32

    public init(
      finishTime: GoogleProtobuf.Timestamp? = nil,
      value: IngestionV1.SeriesPoint.OneOfValue? = nil,
      version: UInt32 = 0
    ) {
      self.finishTime = finishTime
      self.value = value
      self.version = version
    }
  }

  /// Sheets and layout of an export.
  public struct ExportAnswerSheetsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// A questionnaire of the study. In the long layout, empty means all.
    public var questionnaireID: String
    /// Meaning of a row.
    public var layout: IngestionV1.ExportLayout
    /// Whether sheets of test participants are included; the column `test_participant` marks them.
    public var includeTestParticipants: Bool
    /// Whether values of self-assessment manikins are converted to the scale of the former systems, 0
    /// to 1 in steps of 0.125 (TYT §3.3.3): (value − 1) ÷ 8.
    public var legacyScales: Bool

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      layout: IngestionV1.ExportLayout = IngestionV1.ExportLayout(rawValue: 0),
      includeTestParticipants: Bool = false,
      legacyScales: Bool = false
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.layout = layout
      self.includeTestParticipants = includeTestParticipants
      self.legacyScales = legacyScales
    }
  }

  /// A part of an export. The export is the concatenation of its parts in order.
  public struct ExportAnswerSheetsResponse: Message {
    /// Bytes of the CSV file. A chunk may end within a row or a character.
    public var csv: [UInt8]
    /// Number of sheets in this chunk's rows.
    public var sheets: UInt32

    public init(csv: [UInt8] = [], sheets: UInt32 = 0) {
      self.csv = csv
      self.sheets = sheets
    }
  }

  /// Selects the export and the language.
  public struct ExportCodebookRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Export whose columns are described.
    public var table: IngestionV1.ExportTable
    /// Questionnaire of sheets and revisions. Except for the wide layout, empty means all
    /// questionnaires of the study.
    public var questionnaireID: String
    /// BCP 47 language; empty: the default language of each questionnaire. A text that is missing in
    /// it is given in English, otherwise in the questionnaire's default language, and the codebook
    /// states which. Texts of Otolith itself are in German or English.
    public var language: String
    /// Same value as in the export request.
    public var legacyScales: Bool

    public init(
      studyID: String = "",
      table: IngestionV1.ExportTable = IngestionV1.ExportTable(rawValue: 0),
      questionnaireID: String = "",
      language: String = "",
      legacyScales: Bool = false
    ) {
      self.studyID = studyID
      self.table = table
      self.questionnaireID = questionnaireID
      self.language = language
      self.legacyScales = legacyScales
    }
  }

  /// A part of a codebook. The codebook is the concatenation of its parts in order.
  public struct ExportCodebookResponse: Message {
    /// Bytes of the JSON document; a chunk may end anywhere.
    public var json: [UInt8]

    public init(json: [UInt8] = []) {
      self.json = json
    }
  }

  /// The descriptor of `otolith/ingestion/v1/ingestion.proto`.
  public static let ingestionFile = ProtoFile(
    name: "otolith/ingestion/v1/ingestion.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.textFile],
    base64: "CiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byKwBgoLQW5zd2VyU2hlZXQSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YBCABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAUgASgJUgtjb250ZW50SGFzaBI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC2ZpbmlzaF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIbCgl0aW1lX3pvbmUYCCABKAlSCHRpbWVab25lEicKD25vdGlmaWNhdGlvbl9pZBgJIAEoCVIObm90aWZpY2F0aW9uSWQSHwoLYXBwX3ZlcnNpb24YCyABKAlSCmFwcFZlcnNpb24SGgoIcGxhdGZvcm0YDCABKAlSCHBsYXRmb3JtEjYKB2Fuc3dlcnMYDSADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSPAoFbm9pc2UYDiADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZU1lYXN1cmVtZW50UgVub2lzZRJHCglwb3NpdGlvbnMYDyADKAsyKS5vdG9saXRoLmluZ2VzdGlvbi52MS5Qb3NpdGlvbk1lYXN1cmVtZW50Uglwb3NpdGlvbnMSVQoScmVmZXJlbmNlZF9hbnN3ZXJzGBAgAygLMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVmZXJlbmNlZEFuc3dlclIRcmVmZXJlbmNlZEFuc3dlcnMSPAoHY2xvc2luZxgRIAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0Q2xvc2luZ1IHY2xvc2luZxI0CgZkZXZpY2UYEiABKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5EZXZpY2VSBmRldmljZSJzCgZEZXZpY2USFgoGc3lzdGVtGAEgASgJUgZzeXN0ZW0SJQoOc3lzdGVtX3ZlcnNpb24YAiABKAlSDXN5c3RlbVZlcnNpb24SFAoFbWFrZXIYAyABKAlSBW1ha2VyEhQKBW1vZGVsGAQgASgJUgVtb2RlbCKfAgoGQW5zd2VyEh0KCmVsZW1lbnRfaWQYASABKAlSCWVsZW1lbnRJZBI1CgZjaG9pY2UYAiABKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5Db2Rlc0gAUgZjaG9pY2USGAoGbnVtYmVyGAMgASgBSABSBm51bWJlchIUCgR0ZXh0GAQgASgJSABSBHRleHQSFAoEZGF0ZRgFIAEoCUgAUgRkYXRlEhQKBHRpbWUYBiABKAlIAFIEdGltZRIdCglkYXRlX3RpbWUYCCABKAlIAFIIZGF0ZVRpbWUSOwoLYW5zd2VyX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgphbnN3ZXJUaW1lQgcKBXZhbHVlIh0KBUNvZGVzEhQKBWNvZGVzGAEgAygJUgVjb2RlcyKcAQoQTm9pc2VNZWFzdXJlbWVudBI9CgxtZWFzdXJlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRIUCgVsZXZlbBgCIAEoAVIFbGV2ZWwSMwoEdW5pdBgDIAEoDjIfLm90b2xpdGguaW5nZXN0aW9uLnYxLk5vaXNlVW5pdFIEdW5pdCLIAQoTUG9zaXRpb25NZWFzdXJlbWVudBI9CgxtZWFzdXJlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRIaCghsYXRpdHVkZRgCIAEoAVIIbGF0aXR1ZGUSHAoJbG9uZ2l0dWRlGAMgASgBUglsb25naXR1ZGUSOAoIYWx0aXR1ZGUYBCABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSCGFsdGl0dWRlIrwBChBSZWZlcmVuY2VkQW5zd2VyEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSFAoFY29kZXMYAyADKAlSBWNvZGVzEjQKBm51bWJlchgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhIKBHRleHQYBSABKAlSBHRleHQiVgoZU3VibWl0QW5zd2VyU2hlZXRzUmVxdWVzdBI5CgZzaGVldHMYASADKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJTaGVldFIGc2hlZXRzIlsKCVZpb2xhdGlvbhIUCgVmaWVsZBgBIAEoCVIFZmllbGQSFgoGcmVhc29uGAIgASgJUgZyZWFzb24SIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uIuoCCgxTaGVldFZlcmRpY3QSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSNwoHdmVyZGljdBgCIAEoDjIdLm90b2xpdGguaW5nZXN0aW9uLnYxLlZlcmRpY3RSB3ZlcmRpY3QSPwoKdmlvbGF0aW9ucxgDIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlZpb2xhdGlvblIKdmlvbGF0aW9ucxIvCgRuZXh0GAQgAygLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBG5leHQSOAoGc2NvcmVzGAUgAygLMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEjoKC3JldHJ5X2RlbGF5GAYgASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uUgpyZXRyeURlbGF5Eh4KCmRldmlhdGlvbnMYByADKAlSCmRldmlhdGlvbnMiqwEKBU9mZmVyEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEjcKBGluZm8YAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgRpbmZvEiQKDmFmdGVyX3NoZWV0X2lkGAQgASgJUgxhZnRlclNoZWV0SWQibwoKU2hlZXRTY29yZRIZCghzY29yZV9pZBgBIAEoCVIHc2NvcmVJZBIyCgV2YWx1ZRgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIFdmFsdWUSEgoEYmFuZBgDIAEoCVIEYmFuZCIuChFMaXN0T2ZmZXJzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCJJChJMaXN0T2ZmZXJzUmVzcG9uc2USMwoGb2ZmZXJzGAEgAygLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBm9mZmVycyJcChpTdWJtaXRBbnN3ZXJTaGVldHNSZXNwb25zZRI+Cgh2ZXJkaWN0cxgBIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0VmVyZGljdFIIdmVyZGljdHMimwEKF0xpc3RBbnN3ZXJTaGVldHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKDAQoYTGlzdEFuc3dlclNoZWV0c1Jlc3BvbnNlEj8KBnNoZWV0cxgBIAMoCzInLm90b2xpdGguaW5nZXN0aW9uLnYxLlN0b3JlZEFuc3dlclNoZWV0UgZzaGVldHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIocDChFTdG9yZWRBbnN3ZXJTaGVldBI3CgVzaGVldBgBIAEoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlclNoZWV0UgVzaGVldBI9CgxyZWNlaXZlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZWNlaXZlVGltZRI4CgZzY29yZXMYAyADKAsyIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldFNjb3JlUgZzY29yZXMSGQoIZ3JvdXBfaWQYBCABKAlSB2dyb3VwSWQSHgoKZGV2aWF0aW9ucxgFIAMoCVIKZGV2aWF0aW9ucxIaCghyZXZpc2lvbhgGIAEoDVIIcmV2aXNpb24SSwoMbm90aWZpY2F0aW9uGAcgASgLMicub3RvbGl0aC5pbmdlc3Rpb24udjEuTm90aWZpY2F0aW9uRmFjdHNSDG5vdGlmaWNhdGlvbhIcCgl3aXRoZHJhd24YCCABKAhSCXdpdGhkcmF3biLuAgoRTm90aWZpY2F0aW9uRmFjdHMSOwoLbm90aWZ5X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEhQKBWZpeGVkGAIgASgIUgVmaXhlZBI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSGAoHZXhwaXJlZBgEIAEoCFIHZXhwaXJlZBIlCg5kZWxpdmVyZWRfbGF0ZRgFIAEoCFINZGVsaXZlcmVkTGF0ZRItChJjb21wbGV0aW9uX21pbnV0ZXMYBiABKA1SEWNvbXBsZXRpb25NaW51dGVzEhoKCG92ZXJ0aW1lGAcgASgIUghvdmVydGltZRInCg9hbnN3ZXJlZF9iZWZvcmUYCCABKAhSDmFuc3dlcmVkQmVmb3JlEhQKBWVhcmx5GAkgASgIUgVlYXJseSLpAQoQR2V0U2VyaWVzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSHQoKZWxlbWVudF9pZBgDIAEoCVIJZWxlbWVudElkEjkKCnN0YXJ0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lImwKEUdldFNlcmllc1Jlc3BvbnNlEjkKBnBvaW50cxgBIAMoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLlNlcmllc1BvaW50UgZwb2ludHMSHAoJdHJ1bmNhdGVkGAIgASgIUgl0cnVuY2F0ZWQi1AEKC1Nlcmllc1BvaW50EjsKC2ZpbmlzaF90aW1lGAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIYCgZudW1iZXIYAiABKAFIAFIGbnVtYmVyEjUKBmNob2ljZRgDIAEoCzIbLm90b2xpdGguaW5nZXN0aW9uLnYxLkNvZGVzSABSBmNob2ljZRIUCgR0ZXh0GAQgASgJSABSBHRleHQSGAoHdmVyc2lvbhgFIAEoDVIHdmVyc2lvbkIHCgV2YWx1ZSL+AQoZRXhwb3J0QW5zd2VyU2hlZXRzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSOgoGbGF5b3V0GAMgASgOMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0TGF5b3V0UgZsYXlvdXQSOgoZaW5jbHVkZV90ZXN0X3BhcnRpY2lwYW50cxgEIAEoCFIXaW5jbHVkZVRlc3RQYXJ0aWNpcGFudHMSIwoNbGVnYWN5X3NjYWxlcxgFIAEoCFIMbGVnYWN5U2NhbGVzIkYKGkV4cG9ydEFuc3dlclNoZWV0c1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhYKBnNoZWV0cxgCIAEoDVIGc2hlZXRzItcBChVFeHBvcnRDb2RlYm9va1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoFdGFibGUYAiABKA4yIS5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRUYWJsZVIFdGFibGUSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFnZRIjCg1sZWdhY3lfc2NhbGVzGAUgASgIUgxsZWdhY3lTY2FsZXMiLAoWRXhwb3J0Q29kZWJvb2tSZXNwb25zZRISCgRqc29uGAEgASgMUgRqc29uKp8BCgxTaGVldENsb3NpbmcSHQoZU0hFRVRfQ0xPU0lOR19VTlNQRUNJRklFRBAAEhoKFlNIRUVUX0NMT1NJTkdfQ09NUExFVEUQARIcChhTSEVFVF9DTE9TSU5HX0lOQ09NUExFVEUQAhIbChdTSEVFVF9DTE9TSU5HX0FVVE9TQVZFRBADEhkKFVNIRUVUX0NMT1NJTkdfRVhQSVJFRBAEKn4KCU5vaXNlVW5pdBIaChZOT0lTRV9VTklUX1VOU1BFQ0lGSUVEEAASGAoUTk9JU0VfVU5JVF9ERUNJQkVMX0EQARIhCh1OT0lTRV9VTklUX0RFQ0lCRUxfRlVMTF9TQ0FMRRACEhgKFE5PSVNFX1VOSVRfQU1QTElUVURFEAMqkAEKB1ZlcmRpY3QSFwoTVkVSRElDVF9VTlNQRUNJRklFRBAAEhMKD1ZFUkRJQ1RfQ1JFQVRFRBABEhIKDlZFUkRJQ1RfRVhJU1RTEAISFAoQVkVSRElDVF9DT05GTElDVBADEhQKEFZFUkRJQ1RfUkVKRUNURUQQBBIXChNWRVJESUNUX1JFVFJZX0xBVEVSEAUqXQoMRXhwb3J0TGF5b3V0Eh0KGUVYUE9SVF9MQVlPVVRfVU5TUEVDSUZJRUQQABIWChJFWFBPUlRfTEFZT1VUX1dJREUQARIWChJFWFBPUlRfTEFZT1VUX0xPTkcQAirQAQoLRXhwb3J0VGFibGUSHAoYRVhQT1JUX1RBQkxFX1VOU1BFQ0lGSUVEEAASIwofRVhQT1JUX1RBQkxFX0FOU1dFUl9TSEVFVFNfV0lERRABEiMKH0VYUE9SVF9UQUJMRV9BTlNXRVJfU0hFRVRTX0xPTkcQAhIaChZFWFBPUlRfVEFCTEVfUkVWSVNJT05TEAMSGAoURVhQT1JUX1RBQkxFX1JFQ09SRFMQBBIjCh9FWFBPUlRfVEFCTEVfTElTVEVOSU5HX1NFU1NJT05TEAUy0wMKEkFuc3dlclNoZWV0U2VydmljZRJ8ChJTdWJtaXRBbnN3ZXJTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJtaXRBbnN3ZXJTaGVldHNSZXF1ZXN0GjAub3RvbGl0aC5pbmdlc3Rpb24udjEuU3VibWl0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACAhJkCgpMaXN0T2ZmZXJzEicub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdE9mZmVyc1JlcXVlc3QaKC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0T2ZmZXJzUmVzcG9uc2UiA5ACARJ2ChBMaXN0QW5zd2VyU2hlZXRzEi0ub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdEFuc3dlclNoZWV0c1JlcXVlc3QaLi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACARJhCglHZXRTZXJpZXMSJi5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTZXJpZXNSZXF1ZXN0Gicub3RvbGl0aC5pbmdlc3Rpb24udjEuR2V0U2VyaWVzUmVzcG9uc2UiA5ACATKDAgoNRXhwb3J0U2VydmljZRJ+ChJFeHBvcnRBbnN3ZXJTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRBbnN3ZXJTaGVldHNSZXF1ZXN0GjAub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACAjABEnIKDkV4cG9ydENvZGVib29rEisub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0Q29kZWJvb2tSZXF1ZXN0Giwub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0Q29kZWJvb2tSZXNwb25zZSIDkAIBMAFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUrlowEKlgIKAQwSAwUAEhqLAiBBbnN3ZXIgc2hlZXRzOiBhY2NlcHRlZCBvbmNlLCB2YWxpZGF0ZWQgYWdhaW5zdCB0aGUgcXVlc3Rpb25uYWlyZSB2ZXJzaW9uIHRoZXkgbmFtZSwgYW5kIHN0b3JlZAogZHVyYWJseSBiZWZvcmUgdGhlIHJlc3BvbnNlLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgpJCgIGABIEFABBARo9IFN0b3JlcyBhbmQgcmVhZHMgYSBwYXJ0aWNpcGFudCdzIG93biBzaGVldHMuIE5lZWRzIGEgdG9rZW4uCgrVCQoEBgACABIEJQInAxrGCSBTdG9yZXMgYSBiYXRjaCBvZiBzaGVldHMuIEVhY2ggc2hlZXQgZ2V0cyBpdHMgb3duIHZlcmRpY3Q7IGFuIGludmFsaWQgc2hlZXQgZG9lcyBub3QgYWZmZWN0IHRoZQogb3RoZXJzLiBDcmVhdGVkIGFuZCBleGlzdGluZyBzaGVldHMgYXJlIGR1cmFibGUgd2hlbiB0aGUgcmVzcG9uc2UgYXJyaXZlcy4KCiBUZXh0IHRoYXQgaXMgbm90IFVURi04IG9yIGNvbnRhaW5zIGEgTlVMIHJlamVjdHMgb25seSBpdHMgb3duIHNoZWV0IChURVhUX0lOVkFMSUQsIHdpdGggdGhlCiBmaWVsZCkuIEEgYmF0Y2ggaGFzIDHigJM1MDAgc2hlZXRzLCBhdCBtb3N0IDggTWlCIGJlZm9yZSBhbmQgYWZ0ZXIgZGVjb21wcmVzc2lvbiwgYW5kIGF0IG1vc3QKIDI1MCwwMDAgZWxlbWVudHMgb2YgcmVwZWF0ZWQgZmllbGRzIGluIHRvdGFsIChzaGVldHMsIGFuc3dlcnMsIGNvZGVzLCBtZWFzdXJlbWVudHMgYW5kCiByZWZlcmVuY2VzKS4gU2VuZCBsYXJnZXIgYW1vdW50cyBpbiBzZXZlcmFsIGJhdGNoZXMuIEEgcGFydGljaXBhbnQgbWF5IHN0b3JlIDUwLDAwMCBzaGVldHMgYQogZGF5IChVVEMsIGJ5IHRpbWUgb2YgcmVjZWlwdCksIGFuZCA1MDAsMDAwIHNoZWV0cyBhbmQgMiBHaUIgb2YgY29udGVudHMgaW4gZWFjaCBzdHVkeSwgdW5sZXNzCiB0aGUgb3BlcmF0b3IgY29uZmlndXJlZCBvdGhlciBsaW1pdHMuIEEgYmF0Y2ggdGhhdCBzdGFydHMgYmVsb3cgYSBsaW1pdCBpcyBzdG9yZWQgY29tcGxldGVseS4KCiBFcnJvcnMgKG9mIHRoZSB3aG9sZSBjYWxsKTogSU5WQUxJRF9BUkdVTUVOVCBmb3IgYW4gZW1wdHkgYmF0Y2ggKEVNUFRZKSBhbmQgZm9yIGJ5dGVzIHRoYXQgZG8KIG5vdCBkZWNvZGUgKE1BTEZPUk1FRCwgVE9PX0RFRVApOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gQkFUQ0hfVE9PX0xBUkdFIGZvciBtb3JlIHRoYW4KIDUwMCBzaGVldHMsIHdpdGggTUVTU0FHRV9UT09fTEFSR0Ugb3IgTUVTU0FHRV9UT09fTUFOWV9FTEVNRU5UUyBmb3IgYSBtZXNzYWdlIHRoYXQgaXMgdG9vIGxhcmdlCiAoc2VuZCBmZXdlciBzaGVldHMgaW4gb25lIGJhdGNoKSwgYW5kIHdpdGggVkFMSURBVElPTl9MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIHRvbyBtYW55IGxhcmdlCiBiYXRjaGVzIGFyZSBiZWluZyB2YWxpZGF0ZWQ7IFVOQVVUSEVOVElDQVRFRDsgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgYmF0Y2gKIGFnYWluLgoKmAMKBAYAAgESBC4CMAMaiQMgTGlzdHMgdGhlIHF1ZXN0aW9ubmFpcmVzIG9mIGEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHNob3VsZCBmaWxsIGluIG5leHQ6IGZpcnN0IHRob3NlIHRoYXQgYmxvY2sKIGFsbCBvdGhlcnMsIHRoZW4gdGhvc2UgdGhhdCBmb2xsb3cgZnJvbSB0aGUgbGF0ZXN0IHNoZWV0cy4gQ29tcHV0ZWQgZnJvbSB0aGUgc3RvcmVkIHNoZWV0cy4KIFdpdGhvdXQgcGFnZXM6IGVhY2ggcXVlc3Rpb25uYWlyZSBpcyBvZmZlcmVkIGF0IG1vc3Qgb25jZSwgYW5kIGEgc3R1ZHkgaGFzIGF0IG1vc3QgMTAwLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOCiBhbmQgUmV0cnlJbmZvLgoKWAoEBgACAhIENAI2AxpKIExpc3RzIHRoZSBjYWxsZXIncyBvd24gc2hlZXRzLCBuZXdlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK4wMKBAYAAgMSBD4CQAMa1AMgUmV0dXJucyB0aGUgY2FsbGVyJ3MgYW5zd2VycyB0byBvbmUgcXVlc3Rpb24gb3ZlciB0aW1lLCBvbGRlc3QgZmlyc3QuIFNoZWV0cyBtYXJrZWQKIENMT0NLX0lNUExBVVNJQkxFIGFyZSBsZWZ0IG91dCAoTGlzdEFuc3dlclNoZWV0cyBhbmQgZXhwb3J0cyBpbmNsdWRlIHRoZW0pLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV04sIFFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZIG9yCiBFTEVNRU5UX1VOS05PV04gaWYgdGhlcmUgYXJlIG5vIHN1Y2ggYW5zd2VycyBhbmQgdGhlcmUgY2FuIGJlIG5vbmUuIEEgcXVlc3Rpb25uYWlyZSByZXN0cmljdGVkCiB0byBncm91cHMgdGhhdCB0aGUgY2FsbGVyIG5ldmVyIGJlbG9uZ2VkIHRvIGlzIHRyZWF0ZWQgYXMgbm90IHBhcnQgb2YgdGhlIHN0dWR5LCBoZXJlIGFuZCBpbgogU3VibWl0QW5zd2VyU2hlZXRzLgoKqgEKAgYBEgRFAGkBGp0BIEV4cG9ydHMgYSBzdHVkeSdzIGRhdGEgZm9yIGl0cyBsZWFkZXJzIGFuZCBmb3Igb3RoZXIgc3RhZmYgd2l0aCB0aGUgbWV0aG9kJ3MgcmlnaHQgaW4gdGhlIHN0dWR5Owogb3RoZXJ3aXNlIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgqTCgoEBgECABIEWQJbAxqECiBFeHBvcnRzIGEgc3R1ZHkncyBzaGVldHMgYXMgQ1NWIChSRkMgNDE4MCwgVVRGLTgpLCBpbiBjaHVua3Mgb2YgYXJiaXRyYXJ5IGxlbmd0aC4gTmVlZHMKIHRoZSByaWdodCBgZXhwb3J0LnJlYWRgLgoKIENlbGxzIGNvbnRhaW4gY29kZXMsIG5ldmVyIGRpc3BsYXkgdGV4dC4gU2V2ZXJhbCBjb2RlcyBhcmUgam9pbmVkIGJ5IGA7YDsgYSBzaW5nbGUgYDtgIG1lYW5zCiB0aGF0IG5vIG9wdGlvbiB3YXMgY2hvc2VuLCBhbmQgYW4gZW1wdHkgY2VsbCBtZWFucyBubyBhbnN3ZXIuIEFzIGluIGFsbCBleHBvcnRzLCBhIHRleHQgaGFzIGFuCiBhcG9zdHJvcGhlIHdoZXJldmVyIGEgc3ByZWFkc2hlZXQgbWF5IGJlZ2luIGEgZm9ybXVsYSwgb3IgYW4gYXBvc3Ryb3BoZSBzdGFuZHMgYWxyZWFkeTogYXQgdGhlCiBzdGFydCwgYW5kIGJlaGluZCBgO2AsIGB8YCwgdGFiLCBsaW5lIGJyZWFrLCBVKzA2MEMgYW5kIFUrMDYxQiwgd2hpY2ggcHJvZ3JhbXMgaW4gb3RoZXIgbG9jYWxlcwogdGFrZSBmb3Igc2VwYXJhdG9ycy4gUmVtb3ZlIG9uZSBhcG9zdHJvcGhlIGZyb20gZWFjaCBzdWNoIHBsYWNlIHRvIGdldCB0aGUgb3JpZ2luYWwuIEEKIHF1ZXN0aW9ubmFpcmUncyBjb2x1bW5zIGFyZSB0aGUgdW5pb24gb3ZlciBpdHMgdmVyc2lvbnMsIGZvbGxvd2VkIGJ5IHRoZSBjb2x1bW5zIG9mIGl0cyBzY29yZXMuCiBDb2x1bW4gbmFtZXMgYXJlIHN0YWJsZTogYHN0YXJ0ZWRfYXRgLCBgZmluaXNoZWRfYXRgIGFuZCBgcmVjZWl2ZWRfYXRgIGFyZSBgc3RhcnRfdGltZWAsCiBgZmluaXNoX3RpbWVgIGFuZCBgcmVjZWl2ZV90aW1lYCBvZiB0aGUgbWVzc2FnZXMuCgogUGFydGljaXBhbnRzIGFwcGVhciB1bmRlciBwc2V1ZG9ueW1zIHRoYXQgZGlmZmVyIGJldHdlZW4gc3R1ZGllcy4gVGhlIGNvbHVtbiBgcmVjZWl2ZWRfYXRgIGhhcwogdGhlIGRheSBvbmx5IChtaWRuaWdodCBVVEMpOiBzaGVldHMgb2Ygb25lIGJhdGNoIHNoYXJlIHRoZSBleGFjdCBpbnN0YW50LCB3aGljaCB3b3VsZCBsaW5rCiBwc2V1ZG9ueW1zIG9mIGRpZmZlcmVudCBzdHVkaWVzLiBQc2V1ZG9ueW1zIGFyZSBjcmVhdGVkIG9uIGZpcnN0IHVzZSwgc28gYSByZWFkLW9ubHkgZGF0YWJhc2UKIGNhbm5vdCBleHBvcnQgKERBVEFCQVNFX1JFQURfT05MWSkuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBWRVJTSU9OX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm8gd2hpbGUgYQogdmVyc2lvbiBuYW1lZCBieSBzaGVldHMgaXMgbm90IGtub3duIGhlcmUuCgqJBgoEBgECARIEZgJoAxr6BSBFeHBvcnRzIHRoZSBtZWFuaW5nIG9mIGFuIGV4cG9ydCdzIGNvbHVtbnMgYXMgSlNPTjogcXVlc3Rpb24gdGV4dHMsIGNvZGVzIHdpdGggdGhlaXIgbGFiZWxzCiAoaW5jbHVkaW5nIHRob3NlIG9mIHRlcm1zIGFuZCBzb3VuZHMpLCB1bml0cywgcmFuZ2VzIGFuZCBkaXJlY3Rpb25zIG9mIHNjYWxlcywgc2NvcmVzIHdpdGgKIHRoZWlyIGZvcm11bGFzLCBhbmQgcG9zc2libGUgbWVhbmluZ3Mgb2YgZW1wdHkgY2VsbHMsIGVhY2ggd2l0aCB0aGUgdmVyc2lvbnMgaXQgYXBwbGllcyB0by4KIE5hbWVzIGFuZCBvcmRlciBvZiB0aGUgY29sdW1ucyBhcmUgdGhvc2Ugb2YgYW4gZXhwb3J0IG1hZGUgbm93LiBOZWVkcyB0aGUgcmlnaHQKIGBjb2RlYm9vay5yZWFkYDsgY29udGFpbnMgbm8gZGF0YSBhYm91dCBwYXJ0aWNpcGFudHMuIGBTaGFyZWQvRm9ybXMvQ29kZWJvb2tzL1JFQURNRS5tZGAgZGVzY3JpYmVzIHRoZSBtZW1iZXJzOwogYG90b2xpdGhjdGwgZXhwb3J0YCBtYWtlcyBhIHRhYmxlLCBhIHBhZ2UsIGFuZCBzY3JpcHRzIGZvciBSIGFuZCBTUFNTIGZyb20gaXQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUVVFU1RJT05OQUlSRV9OT1RfSU5fU1RVRFk7IFVOQVZBSUxBQkxFIHdpdGgKIHJlYXNvbiBWRVJTSU9OX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm8gd2hpbGUgYSB2ZXJzaW9uIG5hbWVkIGJ5IHNoZWV0cywgcmVjb3JkcyBvciBzZXNzaW9ucwogaXMgbm90IGtub3duIGhlcmUuCgrFAQoCBAASBW0AogEBGrcBIFRoZSBhbnN3ZXJzIG9mIGEgcGFydGljaXBhbnQgYXMgcmVjb3JkZWQgb24gdGhlIGRldmljZS4gQWxsIHRleHQgbXVzdCBiZSBVVEYtOCB3aXRob3V0IFUrMDAwMC4KIFRpbWVzIGFyZSBmcm9tIHRoZSBkZXZpY2UncyBjbG9jaywgdHJ1bmNhdGVkIHRvIG1pY3Jvc2Vjb25kcywgaW4gdGhlIHllYXJzIDEgdG8gOTk5OS4KCscBCgQEAAIAEgNwAhYauQEgVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuIEtlZXAgaXQgb24gdGhlIGRldmljZSB1bnRpbCBhIHZlcmRpY3QgYXJyaXZlcy4gSXQgaXMgdW5pcXVlIHBlcgogcGFydGljaXBhbnQ6IHNoZWV0cyBvZiBvdGhlciBwYXJ0aWNpcGFudHMgbWF5IGhhdmUgdGhlIHNhbWUgaWQgYW5kIGNhbm5vdCBiZSByZWFjaGVkIHdpdGggaXQuCgomCgQEAAIBEgNyAhYaGSBUaGUgc3R1ZHkgb2YgdGhlIHNoZWV0LgoKKgoEBAACAhIDdAIeGh0gVGhlIGFuc3dlcmVkIHF1ZXN0aW9ubmFpcmUuCgo1CgQEAAIDEgN2AhUaKCBWZXJzaW9uIG51bWJlciB0aGF0IHdhcyBzaG93biwgZnJvbSAxLgoKbQoEBAACBBIDeAIaGmAgYFF1ZXN0aW9ubmFpcmUuY29udGVudF9oYXNoYCBvZiB0aGF0IHZlcnNpb24sIGFzIHN0b3JlZCBvbiB0aGUgZGV2aWNlOyBjYXBpdGFscyBkbyBub3QgbWF0dGVyLgoKSwoEBAACBRIDegIrGj4gVGltZSBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgYmVnYW47IGFic2VudCBpZiBub3QgcmVjb3JkZWQuCgqAAwoEBAACBhIDfwIsGvICIFRpbWUgYXQgd2hpY2ggdGhlIHBhcnRpY2lwYW50IGZpbmlzaGVkLiBUaGUgc3R1ZHkncyBydWxlcyBhdCB0aGlzIHRpbWUgYXBwbHksIGJ1dCBmb3IgYSB0aW1lCiBhZnRlciB0aGUgcmVjZWlwdCB0aG9zZSBhdCB0aGUgcmVjZWlwdC4gQW4gaW1wbGF1c2libGUgdGltZSBkb2VzIG5vdCByZWplY3QgYSBwYXJ0aWNpcGFudCdzCiBzaGVldDogaXQgY291bnRzIGFzIGZpbmlzaGVkIGF0IGl0cyByZWNlaXB0IChzZWUgU3RvcmVkQW5zd2VyU2hlZXQuZGV2aWF0aW9ucykuIEZvciBhIHBhcnRpY2lwYW50CiB3aG8gaGFzIGxlZnQsIHRoaXMgdGltZSBhbG9uZSBkZWNpZGVzOiBhIHNoZWV0IGZpbmlzaGVkIGFmdGVyIGxlYXZpbmcgaXMgcmVqZWN0ZWQuCgrJAwoEBAACBxIEhQECFxq6AyBUaW1lIHpvbmUgb2YgdGhlIGRldmljZSB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQ6IGFuIElBTkEgbmFtZSAoYEV1cm9wZS9CZXJsaW5gLCBpbiBhbnkKIGNhc2UpLCBvciBvdGhlcndpc2UgYW4gb2Zmc2V0IGZyb20gVVRDIChgKzAyOjAwYCwgYEdNVCswNTMwYCksIG9yIGFueSBvdGhlciB0ZXh0LiBSZXR1cm5lZCBhcwogdGhlIElBTkEgbmFtZSwgYXMgYFVUQyswMjowMGAsIG9yIGFzIHNlbnQuIFdpdGhvdXQgYW4gSUFOQSBuYW1lIHRoZSBzaGVldCBpcyBtYXJrZWQKIFRJTUVfWk9ORV9VTktOT1dOLCBhbmQgY29udmVyc2lvbiB0byBsb2NhbCB0aW1lIHVzZXMgdGhlIG9mZnNldCwgaWYgdGhlcmUgaXMgb25lLiBOb3QgcGFydCBvZgogdGhlIHNoZWV0J3MgaWRlbnRpdHk6IHNlbnQgYWdhaW4gZnJvbSBhbm90aGVyIHpvbmUsIGl0IGlzIFZFUkRJQ1RfRVhJU1RTLgoKuAIKBAQAAggSBIoBAh0aqQIgTm90aWZpY2F0aW9uIHRoYXQgY2F1c2VkIHRoZSBzaGVldCwgYSBVVUlEIGZyb20gdGhlIGNhbGxlcidzIHBsYW47IGVtcHR5IGlmIGZpbGxlZCBpbiB3aXRob3V0CiBvbmUuIEEgdmFsdWUgdGhhdCBpcyBub3QgYSBVVUlEIGlzIGxlZnQgb3V0IChOT1RJRklDQVRJT05fSURfSU5WQUxJRCkuIEFuIGlkIHRoYXQgaXMgbm90IHRoZQogY2FsbGVyJ3MgaXMgc3RvcmVkIGFuZCBtYXJrcyBubyBub3RpZmljYXRpb24gYXMgYW5zd2VyZWQuIExpa2UgZXZlcnkgaWQsIGl0IGlzIHJldHVybmVkIGluIHNtYWxsCiBsZXR0ZXJzLgoKlwEKBAQAAgkSBI0BAhoaiAEgQ2xpZW50IG5hbWUgYW5kIHZlcnNpb247IGN1dCB0byA2NCBjaGFyYWN0ZXJzLiBOb3QgcGFydCBvZiB0aGUgc2hlZXQncyBpZGVudGl0eTogc2VudCBhZ2FpbiBieQogYSBuZXdlciByZWxlYXNlLCBpdCBpcyBWRVJESUNUX0VYSVNUUy4KCnEKBAQAAgoSBJABAhcaYyBPcGVyYXRpbmcgc3lzdGVtIGFzIHRleHQsIGUuZy4gYGlPUyAyNi4xYDsgYXMgYGFwcF92ZXJzaW9uYC4gYGRldmljZWAgaGFzIGl0IGluIGNvdW50YWJsZQogcGFydHMuCgpQCgQEAAILEgSSAQIfGkIgQW5zd2VycyBpbiBhbnkgb3JkZXIsIGF0IG1vc3Qgb25lIHRvIGVhY2ggcXVlc3Rpb247IHVwIHRvIDUsMDAwLgoKhQEKBAQAAgwSBJUBAicadyBOb2lzZSBtZWFzdXJlbWVudHMsIGlmIHRoZSB2ZXJzaW9uIHJlcXVlc3RzIHRoZW0sIHVwIHRvIHRoZSByZXF1ZXN0ZWQgbnVtYmVyLiBVbnVzYWJsZSBhbmQgZXhjZXNzCiBvbmVzIGFyZSBsZWZ0IG91dC4KCnwKBAQAAg0SBJgBAi4abiBQb3NpdGlvbnMsIGlmIHRoZSB2ZXJzaW9uIHJlcXVlc3RzIHRoZW0sIHVwIHRvIHRoZSByZXF1ZXN0ZWQgbnVtYmVyLiBVbnVzYWJsZSBhbmQgZXhjZXNzIG9uZXMgYXJlCiBsZWZ0IG91dC4KCtACCgQEAAIOEgSdAQI0GsECIEFuc3dlcnMgb2Ygb3RoZXIgcXVlc3Rpb25uYWlyZXMgdGhhdCBkZWNpZGVkIHdoYXQgd2FzIHNob3duLCBhcyBrbm93biB0byB0aGUgZGV2aWNlLiBGb3IgYQogcmVmZXJlbmNlIHdpdGhvdXQgYW4gZW50cnksIHRoZSBzZXJ2ZXIgdXNlcyB0aGUgcGFydGljaXBhbnQncyBsYXRlc3Qgc3RvcmVkIHNoZWV0IG9mIHRoYXQKIHF1ZXN0aW9ubmFpcmUgYXMgb2YgYGZpbmlzaF90aW1lYDsgbGF0ZXIgc2hlZXRzIGRvIG5vdCBjb3VudCwgd2hlbmV2ZXIgdGhleSBhcnJpdmUuIFVwIHRvIDEwMDsKIGludmFsaWQgYW5kIGV4Y2VzcyBlbnRyaWVzIGFyZSBsZWZ0IG91dC4KCikKBAQAAg8SBJ8BAhwaGyBIb3cgdGhlIHNoZWV0IHdhcyBjbG9zZWQuCgpPCgQEAAIQEgShAQIVGkEgRGV2aWNlIHRoYXQgdGhlIHNoZWV0IHdhcyBmaWxsZWQgaW4gb247IGFic2VudCBpZiBub3QgcmVwb3J0ZWQuCgorCgIFABIGpQEAswEBGh0gVGhlIHdheSBhIHNoZWV0IHdhcyBjbG9zZWQuCgovCgQFAAIAEgSnAQIgGiEgU2FtZSBhcyBTSEVFVF9DTE9TSU5HX0NPTVBMRVRFLgoKLwoEBQACARIEqQECHRohIEFsbCByZXF1aXJlZCBhbnN3ZXJzIGFyZSBnaXZlbi4KCpsCCgQFAAICEgStAQIfGowCIENsb3NlZCBkZWxpYmVyYXRlbHkgYWx0aG91Z2ggYSByZXF1aXJlZCBhbnN3ZXIgaXMgbWlzc2luZyAoVFlUIMKnNC4xLjMsIHRoaXJkIGNhc2UpLiBBbGxvd2VkCiBvbmx5IGlmIHRoZSBzdHVkeSBwZXJtaXRzIGl0IChgU3R1ZHlRdWVzdGlvbm5haXJlLm1heV9jbG9zZV9pbmNvbXBsZXRlYCk7IG90aGVyd2lzZQogSU5DT01QTEVURV9OT1RfQUxMT1dFRC4gVGhlIHF1ZXN0aW9ubmFpcmUgY291bnRzIGFzIGZpbGxlZCBpbiwgYWxzbyB3aXRob3V0IGFueSBhbnN3ZXIuCgp3CgQFAAIDEgSwAQIeGmkgQ2xvc2VkIGJ5IHRoZSBjbGllbnQgYmVjYXVzZSB0aGUgcGFydGljaXBhbnQgZm9yZ290IHRvIChUWVQgwqczLjMuMykuIFJlcXVpcmVkIGFuc3dlcnMgbWF5IGJlCiBtaXNzaW5nLgoKbwoEBQACBBIEsgECHBphIENsb3NlZCBieSB0aGUgY2xpZW50IGJlY2F1c2UgdGhlIHRpbWUgZm9yIGFuc3dlcmluZyBoYWQgZW5kZWQuIFJlcXVpcmVkIGFuc3dlcnMgbWF5IGJlIG1pc3NpbmcuCgpuCgIEARIGtgEAvwEBGmAgVGhlIGRldmljZSBhIHNoZWV0IHdhcyBmaWxsZWQgaW4gb24uIEVhY2ggdGV4dCBoYXMgdXAgdG8gNjQgY2hhcmFjdGVyczsgZW1wdHkgaWYgbm90IHJlcG9ydGVkLgoKOgoEBAECABIEuAECFBosIE9wZXJhdGluZyBzeXN0ZW06IGBpT1NgLCBgQW5kcm9pZGAsIGBXZWJgLgoKPQoEBAECARIEugECHBovIFZlcnNpb24gb2YgdGhlIG9wZXJhdGluZyBzeXN0ZW0sIGUuZy4gYDI2LjFgLgoKKwoEBAECAhIEvAECExodIE1hbnVmYWN0dXJlciwgZS5nLiBgQXBwbGVgLgoKKQoEBAECAxIEvgECExobIE1vZGVsLCBlLmcuIGBpUGhvbmUxNywxYC4KCisKAgQCEgbCAQDaAQEaHSBUaGUgYW5zd2VyIHRvIG9uZSBxdWVzdGlvbi4KCiwKBAQCAgASBMQBAhgaHiBUaGUgcXVlc3Rpb24ncyBgZWxlbWVudF9pZGAuCgoxCgQEAggAEgbGAQLXAQMaISBBIHZhbHVlIG9mIHRoZSBxdWVzdGlvbidzIGtpbmQuCgpwCgQEAgIBEgTJAQQVGmIgU2luZ2xlIGNob2ljZTogb25lIGNvZGU7IG11bHRpcGxlIGNob2ljZTogYW55IG51bWJlcjsgeWVzL25vOiBgeWVzYCBvciBgbm9gOyBjb3VudHJ5OiBpdHMKIGNvZGUuCgqkAQoEBAICAhIEzAEEFhqVASBTbGlkZXIsIFNBTSwgdmlzdWFsIGFuYWxvZ3VlIHNjYWxlLCBudW1iZXI7IGR1cmF0aW9uIGluIHNlY29uZHMuIEEgdmFsdWUgdGhhdCBleGNlZWRzIGEgYm91bmQKIG9ubHkgYnkgcm91bmRpbmcgdG8gMzIgYml0cyBpcyBzdG9yZWQgYXMgdGhhdCBib3VuZC4KCqwBCgQEAgIDEgTPAQQUGp0BIFRleHQgbGluZSwgdGV4dCBhcmVhLCBlLW1haWwsIGFkZHJlc3MsIHRlbGVwaG9uZS4gU3RvcmVkIGluIFVuaWNvZGUgbm9ybWFsaXNhdGlvbiBmb3JtIEM7IGlmCiB0aGUgcXVlc3Rpb24gaGFzIGEgcGF0dGVybiwgd2l0aG91dCB3aGl0ZSBzcGFjZSBhdCBib3RoIGVuZHMuCgrCAQoEBAICBBIE0gEEFBqzASBgWVlZWS1NTS1ERGAgb2YgdGhlIEdyZWdvcmlhbiBjYWxlbmRhci4gSGVyZSBhbmQgaW4gdGltZXMsIGRlY2ltYWwgZGlnaXRzIG9mIGFueSBzY3JpcHQgYXJlCiByZWFkLCBhbmQgbWFya3Mgb2YgdGhlIHdyaXRpbmcgZGlyZWN0aW9uIGFyZSBpZ25vcmVkOyBzdG9yZWQgd2l0aCB0aGUgZGlnaXRzIDAgdG8gOS4KChgKBAQCAgUSBNQBBBQaCiBgSEg6TU1gLgoKPQoEBAICBhIE1gEEGRovIGBZWVlZLU1NLUREVEhIOk1NYCwgaW4gdGhlIHNoZWV0J3MgdGltZSB6b25lLgoKXAoEBAICBxIE2QECLBpOIFRpbWUgYXQgd2hpY2ggdGhlIGFuc3dlciB3YXMgZ2l2ZW47IGFic2VudCBpZiB0aGUgY2xpZW50IGRvZXMgbm90IHJlY29yZCBpdC4KCi8KAgQDEgbdAQDgAQEaISBDb2RlcyBvZiBvcHRpb25zLCBlLmcuIGB0aXJlZGAuCgosCgQEAwIAEgTfAQIcGh4gRGlzdGluY3QgY29kZXMgaW4gYW55IG9yZGVyLgoKJwoCBAQSBuMBAOwBARoZIEEgbWVhc3VyZWQgbm9pc2UgbGV2ZWwuCgooCgQEBAIAEgTlAQItGhogVGltZSBvZiB0aGUgbWVhc3VyZW1lbnQuCgrjAQoEBAQCARIE6QECExrUASBMZXZlbCBpbiBgdW5pdGAuIEJleW9uZCB0aGUgdW5pdCdzIGJvdW5kcyBieSB1cCB0byBhIHRlbnRoIG9mIHRoZWlyIGRpc3RhbmNlLCBhbmQg4oiS4oieIGRlY2liZWxzCiAoZGlnaXRhbCBzaWxlbmNlKSwgaXQgaXMgc3RvcmVkIGFzIHRoZSBib3VuZDsgZnVydGhlciBhd2F5IHRoZSBtZWFzdXJlbWVudCBpcyBsZWZ0IG91dC4gQXVkaW8gaXMKIG5vdCByZWNvcmRlZC4KCkcKBAQEAgISBOsBAhUaOSBVbml0IG9mIHRoZSBsZXZlbC4gRXhwb3J0cyBoYXZlIGEgY29sdW1uIGZvciBlYWNoIHVuaXQuCgomCgIFARIG7wEA+QEBGhggVW5pdCBvZiBhIG5vaXNlIGxldmVsLgoKLwoEBQECABIE8QECHRohIFVuaXQgbm90IHJlcG9ydGVkOiAtMjAwIHRvIDIwMC4KCmcKBAUBAgESBPMBAhsaWSBBLXdlaWdodGVkIGRlY2liZWxzIG9mIGEgY2FsaWJyYXRlZCBtaWNyb3Bob25lLCBkQihBKSByZSAyMCDCtVBhIChJRUMgNjE2NzIpOiAwIHRvIDE1MC4KCl8KBAUBAgISBPUBAiQaUSBEZWNpYmVscyByZWxhdGl2ZSB0byBmdWxsIHNjYWxlIG9mIGFuIHVuY2FsaWJyYXRlZCBtaWNyb3Bob25lLCBkQkZTOiAtMTYwIHRvIDAuCgp7CgQFAQIDEgT4AQIbGm0gQW1wbGl0dWRlIG9mIHRoZSBtaWNyb3Bob25lIGFzIHRoZSBmb3JtZXIgc3lzdGVtcyByZWNvcmRlZCBpdCAoVFlUIGBzb3VuZGxldmVsYCwgVFlTCiBgYW1wbGl0dWRlYCk6IDAgdG8gMS4KCjIKAgQFEgb8AQCFAgEaJCBBIG1lYXN1cmVkIHBvc2l0aW9uIG9mIHRoZSBkZXZpY2UuCgooCgQEBQIAEgT+AQItGhogVGltZSBvZiB0aGUgbWVhc3VyZW1lbnQuCgo9CgQEBQIBEgSAAgIWGi8gV0dTIDg0IGRlZ3JlZXMsIC05MCB0byA5MDsgbm9ydGggaXMgcG9zaXRpdmUuCgo+CgQEBQICEgSCAgIXGjAgV0dTIDg0IGRlZ3JlZXMsIC0xODAgdG8gMTgwOyBlYXN0IGlzIHBvc2l0aXZlLgoKRQoEBAUCAxIEhAICKxo3IE1ldHJlcyBhYm92ZSB0aGUgZWxsaXBzb2lkOyBhYnNlbnQgb3IgTmFOIGlmIHVua25vd24uCgrpAQoCBAYSBooCAJcCARraASBBbiBhbnN3ZXIgdG8gYSBxdWVzdGlvbiBvZiBhbm90aGVyIHF1ZXN0aW9ubmFpcmUuIFNldCBhdCBtb3N0IG9uZSBvZiBgY29kZXNgLCBgbnVtYmVyYCBhbmQKIGB0ZXh0YDsgbm9uZSBvZiB0aGVtOiB0aGUgZGV2aWNlIGtuZXcgdGhhdCB0aGVyZSB3YXMgbm8gYW5zd2VyLiBBIGNsaWVudCB0aGF0IGNhbm5vdCBzYXkgd2hhdCBpdAoga25ldyBsZWF2ZXMgb3V0IHRoZSBlbnRyeS4KCigKBAQGAgASBIwCAh4aGiBUaGUgb3RoZXIgcXVlc3Rpb25uYWlyZS4KCiwKBAQGAgESBI4CAhgaHiBUaGUgcXVlc3Rpb24ncyBgZWxlbWVudF9pZGAuCgorCgQEBgICEgSQAgIcGh0gQ2hvaWNlcywgeWVzL25vLCBjb3VudHJpZXMuCgpACgQEBgIDEgSSAgIpGjIgU2xpZGVycywgc2NhbGVzLCBudW1iZXJzOyBzZWNvbmRzIG9mIGEgZHVyYXRpb24uCgqqAgoEBAYCBBIElgICEhqbAiBBIHRleHQsIG9yIGEgZGF0ZSwgdGltZSwgb3IgZGF0ZSBhbmQgdGltZSBhcyBpbiBBbnN3ZXI7IHVwIHRvIDEwLDAwMCBjaGFyYWN0ZXJzLiBBbGxvd2VkIG9ubHkKIGlmIGEgY29uZGl0aW9uIG9mIHRoaXMgdmVyc2lvbiByZWZlcnMgdG8gdGhlIHF1ZXN0aW9uOiBhbiBlbnRyeSB3aXRoIG90aGVyIGZyZWUgdGV4dCBpcyBsZWZ0CiBvdXQgKFJFRkVSRU5DRV9JTlZBTElEKS4gQ29kZXMgYW5kIG51bWJlcnMgb2Ygb3RoZXIgcXVlc3Rpb25zIGFyZSBzdG9yZWQgYW5kIGhhdmUgbm8gZWZmZWN0LgoKPAoCBAcSBpoCAJ0CARouIEEgYmF0Y2ggb2Ygc2hlZXRzIG9mIG9uZSBvciBzZXZlcmFsIHN0dWRpZXMuCgoYCgQEBwIAEgScAgIiGgogMeKAkzUwMC4KCikKAgUCEgagAgCvAgEaGyBUaGUgcmVzdWx0IGZvciBvbmUgc2hlZXQuCgofCgQFAgIAEgSiAgIaGhEgTmV2ZXIgcmV0dXJuZWQuCgokCgQFAgIBEgSkAgIWGhYgU3RvcmVkIGJ5IHRoaXMgY2FsbC4KClAKBAUCAgISBKYCAhUaQiBTdG9yZWQgZWFybGllciB3aXRoIHRoZSBzYW1lIGNvbnRlbnRzOyB0aGUgZGV2aWNlIG1heSBkZWxldGUgaXQuCgpiCgQFAgIDEgSoAgIXGlQgQW5vdGhlciBzaGVldCBvZiB0aGUgY2FsbGVyIHdpdGggdGhpcyBpZCBhbmQgb3RoZXIgY29udGVudHMgaXMgc3RvcmVkIGFuZCBpcyBrZXB0LgoKPgoEBQICBBIEqgICFxowIFBlcm1hbmVudGx5IHJlamVjdGVkOyBgdmlvbGF0aW9uc2Agc3RhdGVzIHdoeS4KCuIBCgQFAgIFEgSuAgIaGtMBIENhbm5vdCBiZSBkZWNpZGVkIG9yIGFjY2VwdGVkIGF0IHByZXNlbnQuIEtlZXAgdGhlIHNoZWV0IGFuZCBzZW5kIGl0IGFnYWluIGFmdGVyIGByZXRyeV9kZWxheWAuCiBgdmlvbGF0aW9uc2Agc3RhdGVzIHdoeTsgdGhlIHBvc3NpYmxlIHJlYXNvbnMgYXJlIGxpc3RlZCBpbiBFcnJvclJlYXNvbiB1bmRlciAiUmVhc29ucyB0byByZXRyeQogYSBzaGVldCBsYXRlciIuCgpDCgIECBIGsgIAugIBGjUgQW4gZXJyb3Igb2YgYSBzaGVldCwgb3IgYSByZWFzb24gdG8gcmV0cnkgaXQgbGF0ZXIuCgrLAQoEBAgCABIEtQICExq8ASBQYXRoIHdpdGhpbiB0aGUgc2hlZXQsIGUuZy4gYGFuc3dlcnNbMl0ubnVtYmVyYC4gQSBtaXNzaW5nIGFuc3dlciBoYXMgbm8gaW5kZXggYW5kIGlzIG5hbWVkIGJ5CiBpdHMgcXVlc3Rpb246IGBhbnN3ZXJzWyJtb29kIl1gLiBWaW9sYXRpb25zIGFyZSBpbiB0aGUgb3JkZXIgb2YgdGhlIGZpZWxkcyBvZiBBbnN3ZXJTaGVldC4KCicKBAQIAgESBLcCAhQaGSBOYW1lIG9mIGFuIEVycm9yUmVhc29uLgoKOAoEBAgCAhIEuQICGRoqIEVuZ2xpc2ggdGV4dCBmb3IgZGV2ZWxvcGVyczsgbWF5IGNoYW5nZS4KCkgKAgQJEga9AgDPAgEaOiBUaGUgcmVzdWx0IGZvciBvbmUgc2hlZXQgb2YgYSBiYXRjaCwgYW5kIHRoZSBuZXh0IHN0ZXBzLgoKKAoEBAkCABIEvwICFhoaIElkIG9mIHRoZSBzaGVldCBhcyBzZW50LgoKGwoEBAkCARIEwQICFhoNIFRoZSByZXN1bHQuCgqwAQoEBAkCAhIExAICJBqhASBBbGwgZXJyb3JzIGZvciBWRVJESUNUX1JFSkVDVEVEOyB0aGUgcmVhc29ucyBmb3IgVkVSRElDVF9SRVRSWV9MQVRFUjsgdGhlIGVycm9ycyBvZiBwYXJ0cyB0aGF0CiB3ZXJlIGxlZnQgb3V0IG9mIGEgc3RvcmVkIHNoZWV0IChTdG9yZWRBbnN3ZXJTaGVldC5kZXZpYXRpb25zKS4KCoMBCgQECQIDEgTHAgIaGnUgUXVlc3Rpb25uYWlyZXMgb2ZmZXJlZCBhZnRlciB0aGlzIHNoZWV0LCBpbiB0aGUgb3JkZXIgdG8gZmlsbCB0aGVtIGluLiBTZXQgZm9yIFZFUkRJQ1RfQ1JFQVRFRAogYW5kIFZFUkRJQ1RfRVhJU1RTLgoKggEKBAQJAgQSBMoCAiEadCBTY29yZXMgY29tcHV0ZWQgZnJvbSB0aGUgYW5zd2VycyBieSB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4gU2V0IGZvciBWRVJESUNUX0NSRUFURUQKIGFuZCBWRVJESUNUX0VYSVNUUy4KClkKBAQJAgUSBMwCAisaSyBUaW1lIHRvIHdhaXQgYmVmb3JlIHNlbmRpbmcgdGhlIHNoZWV0IGFnYWluLiBTZXQgZm9yIFZFUkRJQ1RfUkVUUllfTEFURVIuCgpfCgQECQIGEgTOAgIhGlEgRGV2aWF0aW9ucyBhcyBpbiBTdG9yZWRBbnN3ZXJTaGVldC4gU2V0IGZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RTLgoKMAoCBAoSBtICANwCARoiIEEgcXVlc3Rpb25uYWlyZSB0byBmaWxsIGluIG5leHQuCgoiCgQECgIAEgTUAgIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgo2CgQECgIBEgTWAgIVGiggVmVyc2lvbiB0aGF0IHRoZSBzdHVkeSBjdXJyZW50bHkgdXNlcy4KCnMKBAQKAgISBNkCAi4aZSBUZXh0IGZvciB0aGUgcGFydGljaXBhbnQgYWJvdXQgdGhlIG9mZmVyLCBpbiBhbGwgbGFuZ3VhZ2VzOyBhYnNlbnQ6IHVzZSB0aGUgcXVlc3Rpb25uYWlyZSdzCiB0aXRsZS4KCmQKBAQKAgMSBNsCAhwaViBTaGVldCB0aGF0IHRoZSBvZmZlciBmb2xsb3dzIGZyb207IGVtcHR5IGZvciBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBibG9ja3MgYWxsIG90aGVycy4KCiUKAgQLEgbfAgDmAgEaFyBBIHNjb3JlIG9mIG9uZSBzaGVldC4KCkUKBAQLAgASBOECAhYaNyBgU2NvcmUuc2NvcmVfaWRgIG9mIHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKPQoEBAsCARIE4wICKBovIFZhbHVlOyBhYnNlbnQgaWYgdG9vIGZldyBpdGVtcyB3ZXJlIGFuc3dlcmVkLgoKRgoEBAsCAhIE5QICEho4IENvZGUgb2YgdGhlIGJhbmQgdGhhdCB0aGUgdmFsdWUgbGllcyBpbjsgbWF5IGJlIGVtcHR5LgoKHgoCBAwSBukCAOwCARoQIE5hbWVzIGEgc3R1ZHkuCgo2CgQEDAIAEgTrAgIWGiggQSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCioKAgQNEgbvAgDyAgEaHCBRdWVzdGlvbm5haXJlcyB0byBmaWxsIGluLgoKZgoEBA0CABIE8QICHBpYIERpc3RpbmN0IHF1ZXN0aW9ubmFpcmVzIGluIHRoZSBvcmRlciB0byBmaWxsIHRoZW0gaW47IGVtcHR5IHdoaWxlIHRoZSBzdHVkeSBpcyBwYXVzZWQuCgonCgIEDhIG9QIA+AIBGhkgVGhlIHJlc3VsdHMgb2YgYSBiYXRjaC4KCkkKBAQOAgASBPcCAiUaOyBWZXJkaWN0cyBpbiB0aGUgbnVtYmVyIGFuZCBvcmRlciBvZiB0aGUgcmVxdWVzdCdzIHNoZWV0cy4KCjgKAgQPEgb7AgCEAwEaKiBGaWx0ZXJzIGFuZCBwYWdlIG9mIHRoZSBjYWxsZXIncyBzaGVldHMuCgo/CgQEDwIAEgT9AgIWGjEgSWQgb2YgYSBzdHVkeSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgc3R1ZGllcy4KCk4KBAQPAgESBP8CAh4aQCBJZCBvZiBhIHF1ZXN0aW9ubmFpcmUgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHF1ZXN0aW9ubmFpcmVzLgoKSwoEBA8CAhIEgQMCFxo9IDHigJMyMDA7IDAgbWVhbnMgNTAuIEEgcGFnZSBvZiBsYXJnZSBzaGVldHMgbWF5IGhhdmUgZmV3ZXIuCgpRCgQEDwIDEgSDAwIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiEKAgQQEgaHAwCMAwEaEyBBIHBhZ2Ugb2Ygc2hlZXRzLgoKNgoEBBACABIEiQMCKBooIFNoZWV0cyBieSBgZmluaXNoX3RpbWVgLCBuZXdlc3QgZmlyc3QuCgo/CgQEEAIBEgSLAwIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCh8KAgQREgaPAwCvAwEaESBBIHN0b3JlZCBzaGVldC4KCk8KBAQRAgASBJEDAhgaQSBUaGUgc2hlZXQgYXMgaXQgd2FzIHNlbnQsIHdpdGhvdXQgdGhlIHBhcnRzIHRoYXQgd2VyZSBsZWZ0IG91dC4KCjYKBAQRAgESBJMDAi0aKCBUaW1lIG9mIHJlY2VpcHQgYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKTwoEBBECAhIElQMCIRpBIFNjb3JlcyBjb21wdXRlZCBvbiByZWNlaXB0IGJ5IHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLgoKTwoEBBECAxIElwMCFhpBIFN0dWR5IGdyb3VwIG9mIHRoZSBwYXJ0aWNpcGFudCBhdCBgZmluaXNoX3RpbWVgOyBlbXB0eSBpZiBub25lLgoKqwkKBAQRAgQSBKcDAiEanAkgUnVsZXMgdGhhdCB0aGUgc2hlZXQgdmlvbGF0ZXMgd2l0aG91dCBiZWluZyByZWplY3RlZDoKIC0gYEJMT0NLRURgOiBmaWxsZWQgaW4gYmVmb3JlIGEgcXVlc3Rpb25uYWlyZSB0aGF0IGJsb2NrcyB0aGUgb3RoZXJzLgogLSBgUEFVU0VEYDogZmlsbGVkIGluIHdoaWxlIHRoZSBzdHVkeSB3YXMgcGF1c2VkLgogLSBgQ0xPQ0tfSU1QTEFVU0lCTEVgOiBgZmluaXNoX3RpbWVgIGlzIGJlZm9yZSB0aGUgcGFydGljaXBhbnQgam9pbmVkIHRoZSBzdHVkeSwgb3IgYWZ0ZXIgdGhlCiAgIHJlY2VpcHQgb2YgdGhlIHNoZWV0LCBieSBtb3JlIHRoYW4gdGhlIHRvbGVyYW5jZSAoMjQgaG91cnMgYnkgZGVmYXVsdCkuIFRpbWUtZGVwZW5kZW50IHJ1bGVzCiAgIGFyZSBub3QgYXBwbGllZCwgYW5kIEdldFNlcmllcyBsZWF2ZXMgdGhlIHNoZWV0IG91dC4KIC0gYENMT0NLX0lOQ09OU0lTVEVOVGA6IGBzdGFydF90aW1lYCBpcyBhZnRlciBgZmluaXNoX3RpbWVgOyBpdCBvciB0aGUgdGltZSBvZiBhbiBhbnN3ZXIgb3IKICAgbWVhc3VyZW1lbnQgaXMgYWZ0ZXIgdGhlIHJlY2VpcHQgYnkgbW9yZSB0aGFuIHRoZSB0b2xlcmFuY2UsIG9yIG5vdCBhIHRpbWUgYW5kIGxlZnQgb3V0OyBvcgogICB0aGUgYW5zd2VycyBmaXQgb25seSBpZiBhIHNoZWV0IHRoYXQgaXMgZGF0ZWQgbGF0ZXIsIGJ5IHVwIHRvIDI0IGhvdXJzLCB3YXMgZmluaXNoZWQgYmVmb3JlLgogLSBgQU5TV0VSX0xFRlRfT1VUYDogYW4gYW5zd2VyIHdhcyB1bnVzYWJsZSwgYW5kIHRoZSBzaGVldCBpcyB2YWxpZCB3aXRob3V0IGl0OiBubyByZXF1aXJlZAogICBxdWVzdGlvbiBsYWNrcyBhbiBhbnN3ZXIsIGFuZCBubyBvdGhlciBhbnN3ZXIgd2FzIGdpdmVuIGJlY2F1c2Ugb2YgaXQuCiAtIGBNRUFTVVJFTUVOVF9MRUZUX09VVGA6IGEgbWVhc3VyZW1lbnQgd2FzIHVudXNhYmxlIG9yIG5vdCBhc2tlZCBmb3IuCiAtIGBNRUFTVVJFTUVOVF9MSU1JVEVEYDogYSBub2lzZSBsZXZlbCB3YXMgYSBsaXR0bGUgYmV5b25kIGl0cyBib3VuZHMuCiAtIGBSRUZFUkVOQ0VfTEVGVF9PVVRgOiBgbm90aWZpY2F0aW9uX2lkYCBvciBhbiBlbnRyeSBvZiBgcmVmZXJlbmNlZF9hbnN3ZXJzYCB3YXMgdW51c2FibGUuCiAtIGBUSU1FX1pPTkVfVU5LTk9XTmA6IGB0aW1lX3pvbmVgIGlzIG5vdCB0aGUgbmFtZSBvZiBhIHRpbWUgem9uZS4KCngKBAQRAgUSBKoDAhYaaiBSZXZpc2lvbiBudW1iZXIsIGZyb20gMS4gQW1lbmRtZW50U2VydmljZSBjcmVhdGVzIGxhdGVyIHJldmlzaW9uczsgYHNoZWV0YCBoYXMgdGhlIGFuc3dlcnMgb2YKIHRoaXMgb25lLgoKbQoEBBECBhIErAMCJRpfIFRoZSBub3RpZmljYXRpb24gdGhhdCB0aGUgc2hlZXQgbmFtZXM7IGFic2VudCBpZiBpdCBuYW1lcyBub25lLCBvciBub25lIG9mIHRoZSBwYXJ0aWNpcGFudCdzLgoKWAoEBBECBxIErgMCFRpKIFdoZXRoZXIgdGhlIHBhcnRpY2lwYW50IHdpdGhkcmV3IHRoZSBzaGVldC4gYHNoZWV0YCB0aGVuIGhhcyBubyBhbnN3ZXJzLgoKYwoCBBISBrIDAMgDARpVIFRoZSBub3RpZmljYXRpb24gdGhhdCBjYXVzZWQgYSBzaGVldCwgYXMgcGxhbm5lZCBieSBvdG9saXRoLXBsYW5uaW5nIChUWVQgwqczLjMuMykuCgoxCgQEEgIAEgS0AwIsGiMgUGxhbm5lZCB0aW1lIG9mIHRoZSBub3RpZmljYXRpb24uCgqCAQoEBBICARIEtwMCERp0IFdoZXRoZXIgdGhlIHRpbWUgd2FzIGZpeGVkIGJ5IHRoZSBwYXJ0aWNpcGFudCBvciB0aGUgc3R1ZHkgaW5zdGVhZCBvZiBkcmF3biBhdCByYW5kb20gKFRZVAogYG5vdGlmaWNhdGlvbl9maXhlZGApLgoKUwoEBBICAhIEuQMCLBpFIEVuZCBvZiB0aGUgdGltZSBmb3IgYW5zd2VyaW5nOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0IG5vdGlmaWNhdGlvbi4KCoABCgQEEgIDEgS8AwITGnIgV2hldGhlciB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkIGF0IG9yIGFmdGVyIGBleHBpcmVfdGltZWA7IHdpdGggYGNvbXBsZXRpb25fbWludXRlc2AsIHdoZXRoZXIgaXQKIHdhcyBiZWd1biB0aGVuLgoKTgoEBBICBBIEvgMCGhpAIFdoZXRoZXIgdGhlIHNoZWV0IGFycml2ZWQgYSBkYXkgb3IgbW9yZSBhZnRlciBpdCB3YXMgZmluaXNoZWQuCgpZCgQEEgIFEgTAAwIgGksgVGltZSBsaW1pdCBpbiBtaW51dGVzIGZyb20gYmVnaW5uaW5nIHRvIGZpbmlzaGluZyB0aGUgc2hlZXQ7IDA6IG5vIGxpbWl0LgoKSQoEBBICBhIEwgMCFBo7IFdoZXRoZXIgZmlsbGluZyBpbiB0b29rIGxvbmdlciB0aGFuIGBjb21wbGV0aW9uX21pbnV0ZXNgLgoKnQEKBAQSAgcSBMUDAhsajgEgV2hldGhlciBhbm90aGVyIHNoZWV0IG9mIHRoZSBwYXJ0aWNpcGFudCBhbnN3ZXJzIHRoZSBzYW1lIG5vdGlmaWNhdGlvbjogZmluaXNoZWQgZWFybGllciBhbmQKIG5vdCB3aXRoZHJhd24uIFRoZSBlYXJsaWVzdCBzdWNoIHNoZWV0IGNvdW50cy4KCkQKBAQSAggSBMcDAhEaNiBXaGV0aGVyIHRoZSBzaGVldCB3YXMgZmluaXNoZWQgYmVmb3JlIGBub3RpZnlfdGltZWAuCgouCgIEExIGywMA1gMBGiAgU2VsZWN0cyBhbnN3ZXJzIG9mIHRoZSBjYWxsZXIuCgoaCgQEEwIAEgTNAwIWGgwgVGhlIHN0dWR5LgoKTAoEBBMCARIEzwMCHho+IEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHk7IGFsbCBpdHMgdmVyc2lvbnMgYXJlIGluY2x1ZGVkLgoKMAoEBBMCAhIE0QMCGBoiIEEgcXVlc3Rpb24gb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCgpCCgQEEwIDEgTTAwIrGjQgRWFybGllc3QgZmluaXNoIHRpbWUgdG8gaW5jbHVkZTsgYWJzZW50OiBubyBsaW1pdC4KClUKBAQTAgQSBNUDAikaRyBTaGVldHMgZmluaXNoZWQgYXQgb3IgYWZ0ZXIgdGhpcyB0aW1lIGFyZSBsZWZ0IG91dDsgYWJzZW50OiBubyBsaW1pdC4KCiIKAgQUEgbZAwDfAwEaFCBBbnN3ZXJzIG92ZXIgdGltZS4KCqwBCgQEFAIAEgTcAwIiGp0BIEFuc3dlcnMsIG9sZGVzdCBmaXJzdC4gSWYgdGhlcmUgYXJlIG1vcmUgdGhhbiAxMCwwMDAsIG9yIG1vcmUgdGhhbiBhIG1lc3NhZ2UgY2FuIGhvbGQsIHRoZQogbmV3ZXN0IG9uZXMuIFJlcGVhdCB0aGUgY2FsbCB3aXRoIGBlbmRfdGltZWAgdG8gZ2V0IG9sZGVyIG9uZXMuCgpJCgQEFAIBEgTeAwIVGjsgV2hldGhlciBvbGRlciBhbnN3ZXJzIHdlcmUgbGVmdCBvdXQgYmVjYXVzZSBvZiB0aGUgbGltaXQuCgobCgIEFRIG4gMA8AMBGg0gT25lIGFuc3dlci4KCikKBAQVAgASBOQDAiwaGyBGaW5pc2ggdGltZSBvZiB0aGUgc2hlZXQuCgolCgQEFQgAEgbmAwLtAwMaFSBWYWx1ZSBhcyBpbiBBbnN3ZXIuCgooCgQEFQIBEgToAwQWGhogU2FtZSBhcyBgQW5zd2VyLm51bWJlcmAuCgooCgQEFQICEgTqAwQVGhogU2FtZSBhcyBgQW5zd2VyLmNob2ljZWAuCgo6CgQEFQIDEgTsAwQUGiwgQSB0ZXh0LCBvciBhIGRhdGUsIHRpbWUsIG9yIGRhdGUgYW5kIHRpbWUuCgpCCgQEFQIEEgTvAwIVGjQgVmVyc2lvbiBvZiB0aGUgcXVlc3Rpb25uYWlyZSB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCjIKAgUDEgbzAwD6AwEaJCBUaGUgbWVhbmluZyBvZiBhIHJvdyBvZiBhbiBleHBvcnQuCgokCgQFAwIAEgT1AwIgGhYgUmVqZWN0ZWQgKFJFUVVJUkVEKS4KClUKBAUDAgESBPcDAhkaRyBPbmUgcm93IHBlciBzaGVldCwgb25lIGNvbHVtbiBwZXIgcXVlc3Rpb247IG5lZWRzIGBxdWVzdGlvbm5haXJlX2lkYC4KCkgKBAUDAgISBPkDAhkaOiBPbmUgcm93IHBlciBhbnN3ZXIgb3ZlciBhbGwgcXVlc3Rpb25uYWlyZXMgb2YgdGhlIHN0dWR5LgoKLwoCBBYSBv0DAIkEARohIFNoZWV0cyBhbmQgbGF5b3V0IG9mIGFuIGV4cG9ydC4KCkAKBAQWAgASBP8DAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KClIKBAQWAgESBIEEAh4aRCBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5LiBJbiB0aGUgbG9uZyBsYXlvdXQsIGVtcHR5IG1lYW5zIGFsbC4KCiEKBAQWAgISBIMEAhoaEyBNZWFuaW5nIG9mIGEgcm93LgoKawoEBBYCAxIEhQQCJRpdIFdoZXRoZXIgc2hlZXRzIG9mIHRlc3QgcGFydGljaXBhbnRzIGFyZSBpbmNsdWRlZDsgdGhlIGNvbHVtbiBgdGVzdF9wYXJ0aWNpcGFudGAgbWFya3MgdGhlbS4KCqoBCgQEFgIEEgSIBAIZGpsBIFdoZXRoZXIgdmFsdWVzIG9mIHNlbGYtYXNzZXNzbWVudCBtYW5pa2lucyBhcmUgY29udmVydGVkIHRvIHRoZSBzY2FsZSBvZiB0aGUgZm9ybWVyIHN5c3RlbXMsIDAKIHRvIDEgaW4gc3RlcHMgb2YgMC4xMjUgKFRZVCDCpzMuMy4zKTogKHZhbHVlIOKIkiAxKSDDtyA4LgoKWwoCBBcSBowEAJEEARpNIEEgcGFydCBvZiBhbiBleHBvcnQuIFRoZSBleHBvcnQgaXMgdGhlIGNvbmNhdGVuYXRpb24gb2YgaXRzIHBhcnRzIGluIG9yZGVyLgoKUwoEBBcCABIEjgQCEBpFIEJ5dGVzIG9mIHRoZSBDU1YgZmlsZS4gQSBjaHVuayBtYXkgZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCjYKBAQXAgESBJAEAhQaKCBOdW1iZXIgb2Ygc2hlZXRzIGluIHRoaXMgY2h1bmsncyByb3dzLgoKIQoCBQQSBpQEAKEEARoTIEEga2luZCBvZiBleHBvcnQuCgokCgQFBAIAEgSWBAIfGhYgUmVqZWN0ZWQgKFJFUVVJUkVEKS4KClEKBAUEAgESBJgEAiYaQyBFeHBvcnRBbnN3ZXJTaGVldHMsIEVYUE9SVF9MQVlPVVRfV0lERTsgbmVlZHMgYHF1ZXN0aW9ubmFpcmVfaWRgLgoKNwoEBQQCAhIEmgQCJhopIEV4cG9ydEFuc3dlclNoZWV0cywgRVhQT1JUX0xBWU9VVF9MT05HLgoKMQoEBQQCAxIEnAQCHRojIEFtZW5kbWVudFNlcnZpY2UuRXhwb3J0UmV2aXNpb25zLgoKLAoEBQQCBBIEngQCGxoeIFJlY29yZFNlcnZpY2UuRXhwb3J0UmVjb3Jkcy4KCjkKBAUEAgUSBKAEAiYaKyBMaXN0ZW5pbmdTZXJ2aWNlLkV4cG9ydExpc3RlbmluZ1Nlc3Npb25zLgoKNAoCBBgSBqQEALIEARomIFNlbGVjdHMgdGhlIGV4cG9ydCBhbmQgdGhlIGxhbmd1YWdlLgoKQAoEBBgCABIEpgQCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKMwoEBBgCARIEqAQCGBolIEV4cG9ydCB3aG9zZSBjb2x1bW5zIGFyZSBkZXNjcmliZWQuCgqAAQoEBBgCAhIEqwQCHhpyIFF1ZXN0aW9ubmFpcmUgb2Ygc2hlZXRzIGFuZCByZXZpc2lvbnMuIEV4Y2VwdCBmb3IgdGhlIHdpZGUgbGF5b3V0LCBlbXB0eSBtZWFucyBhbGwKIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeS4KCowCCgQEGAIDEgSvBAIWGv0BIEJDUCA0NyBsYW5ndWFnZTsgZW1wdHk6IHRoZSBkZWZhdWx0IGxhbmd1YWdlIG9mIGVhY2ggcXVlc3Rpb25uYWlyZS4gQSB0ZXh0IHRoYXQgaXMgbWlzc2luZyBpbgogaXQgaXMgZ2l2ZW4gaW4gRW5nbGlzaCwgb3RoZXJ3aXNlIGluIHRoZSBxdWVzdGlvbm5haXJlJ3MgZGVmYXVsdCBsYW5ndWFnZSwgYW5kIHRoZSBjb2RlYm9vawogc3RhdGVzIHdoaWNoLiBUZXh0cyBvZiBPdG9saXRoIGl0c2VsZiBhcmUgaW4gR2VybWFuIG9yIEVuZ2xpc2guCgo0CgQEGAIEEgSxBAIZGiYgU2FtZSB2YWx1ZSBhcyBpbiB0aGUgZXhwb3J0IHJlcXVlc3QuCgpeCgIEGRIGtQQAuAQBGlAgQSBwYXJ0IG9mIGEgY29kZWJvb2suIFRoZSBjb2RlYm9vayBpcyB0aGUgY29uY2F0ZW5hdGlvbiBvZiBpdHMgcGFydHMgaW4gb3JkZXIuCgpFCgQEGQIAEgS3BAIRGjcgQnl0ZXMgb2YgdGhlIEpTT04gZG9jdW1lbnQ7IGEgY2h1bmsgbWF5IGVuZCBhbnl3aGVyZS4KYgZwcm90bzM=")
}

extension IngestionV1.AnswerSheet {
  public static var fullName: String { "otolith.ingestion.v1.AnswerSheet" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__answer_sheet__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__AnswerSheet>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.appVersion = Codec.string(c.pointee.app_version)
    self.platform = Codec.string(c.pointee.platform)
    self.answers = Codec.messages(c.pointee.answers, c.pointee.n_answers) { IngestionV1.Answer($0) }
    self.noise = Codec.messages(c.pointee.noise, c.pointee.n_noise) { IngestionV1.NoiseMeasurement($0) }
    self.positions = Codec.messages(c.pointee.positions, c.pointee.n_positions) { IngestionV1.PositionMeasurement($0) }
    self.referencedAnswers = Codec.messages(c.pointee.referenced_answers, c.pointee.n_referenced_answers) { IngestionV1.ReferencedAnswer($0) }
    self.closing = IngestionV1.SheetClosing(rawValue: Int32(truncatingIfNeeded: c.pointee.closing.rawValue))
    self.device = c.pointee.device.map { IngestionV1.Device($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__AnswerSheet.self)
    otolith__ingestion__v1__answer_sheet__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.appVersion.isEmpty { c.pointee.app_version = arena.string(self.appVersion) }
    if !self.platform.isEmpty { c.pointee.platform = arena.string(self.platform) }
    if !self.answers.isEmpty {
      c.pointee.n_answers = self.answers.count
      c.pointee.answers = arena.array(self.answers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Answer>? }
    }
    if !self.noise.isEmpty {
      c.pointee.n_noise = self.noise.count
      c.pointee.noise = arena.array(self.noise) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__NoiseMeasurement>? }
    }
    if !self.positions.isEmpty {
      c.pointee.n_positions = self.positions.count
      c.pointee.positions = arena.array(self.positions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__PositionMeasurement>? }
    }
    if !self.referencedAnswers.isEmpty {
      c.pointee.n_referenced_answers = self.referencedAnswers.count
      c.pointee.referenced_answers = arena.array(self.referencedAnswers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ReferencedAnswer>? }
    }
    c.pointee.closing = Otolith__Ingestion__V1__SheetClosing(rawValue: .init(truncatingIfNeeded: self.closing.rawValue))
    if let value = self.device { c.pointee.device = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.Device {
  public static var fullName: String { "otolith.ingestion.v1.Device" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__device__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Device>) {
    self.system = Codec.string(c.pointee.system)
    self.systemVersion = Codec.string(c.pointee.system_version)
    self.maker = Codec.string(c.pointee.maker)
    self.model = Codec.string(c.pointee.model)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Device> {
    let c = arena.allocate(Otolith__Ingestion__V1__Device.self)
    otolith__ingestion__v1__device__init(c)
    if !self.system.isEmpty { c.pointee.system = arena.string(self.system) }
    if !self.systemVersion.isEmpty { c.pointee.system_version = arena.string(self.systemVersion) }
    if !self.maker.isEmpty { c.pointee.maker = arena.string(self.maker) }
    if !self.model.isEmpty { c.pointee.model = arena.string(self.model) }
    return c
  }
}

extension IngestionV1.Answer {
  public static var fullName: String { "otolith.ingestion.v1.Answer" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__answer__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Answer>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.value = switch c.pointee.value_case.rawValue {
      case 2: .choice(IngestionV1.Codes(c.pointee.choice!))
      case 3: .number(c.pointee.number)
      case 4: .text(Codec.string(c.pointee.text))
      case 5: .date(Codec.string(c.pointee.date))
      case 6: .time(Codec.string(c.pointee.time))
      case 8: .dateTime(Codec.string(c.pointee.date_time))
      default: nil
    }
    self.answerTime = c.pointee.answer_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Answer> {
    let c = arena.allocate(Otolith__Ingestion__V1__Answer.self)
    otolith__ingestion__v1__answer__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    switch self.value {
      case .choice(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.choice = value.cStruct(in: arena)
      case .number(let value)?:
        c.pointee.value_case = .init(rawValue: 3)
        c.pointee.number = value
      case .text(let value)?:
        c.pointee.value_case = .init(rawValue: 4)
        c.pointee.text = arena.string(value)
      case .date(let value)?:
        c.pointee.value_case = .init(rawValue: 5)
        c.pointee.date = arena.string(value)
      case .time(let value)?:
        c.pointee.value_case = .init(rawValue: 6)
        c.pointee.time = arena.string(value)
      case .dateTime(let value)?:
        c.pointee.value_case = .init(rawValue: 8)
        c.pointee.date_time = arena.string(value)
      case nil: break
    }
    if let value = self.answerTime { c.pointee.answer_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.Codes {
  public static var fullName: String { "otolith.ingestion.v1.Codes" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__codes__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Codes>) {
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Codes> {
    let c = arena.allocate(Otolith__Ingestion__V1__Codes.self)
    otolith__ingestion__v1__codes__init(c)
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1.NoiseMeasurement {
  public static var fullName: String { "otolith.ingestion.v1.NoiseMeasurement" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__noise_measurement__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__NoiseMeasurement>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.level = c.pointee.level
    self.unit = IngestionV1.NoiseUnit(rawValue: Int32(truncatingIfNeeded: c.pointee.unit.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NoiseMeasurement> {
    let c = arena.allocate(Otolith__Ingestion__V1__NoiseMeasurement.self)
    otolith__ingestion__v1__noise_measurement__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    c.pointee.level = self.level
    c.pointee.unit = Otolith__Ingestion__V1__NoiseUnit(rawValue: .init(truncatingIfNeeded: self.unit.rawValue))
    return c
  }
}

extension IngestionV1.PositionMeasurement {
  public static var fullName: String { "otolith.ingestion.v1.PositionMeasurement" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__position_measurement__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__PositionMeasurement>) {
    self.measureTime = c.pointee.measure_time.map { GoogleProtobuf.Timestamp($0) }
    self.latitude = c.pointee.latitude
    self.longitude = c.pointee.longitude
    self.altitude = c.pointee.altitude.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__PositionMeasurement> {
    let c = arena.allocate(Otolith__Ingestion__V1__PositionMeasurement.self)
    otolith__ingestion__v1__position_measurement__init(c)
    if let value = self.measureTime { c.pointee.measure_time = value.cStruct(in: arena) }
    c.pointee.latitude = self.latitude
    c.pointee.longitude = self.longitude
    if let value = self.altitude { c.pointee.altitude = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.ReferencedAnswer {
  public static var fullName: String { "otolith.ingestion.v1.ReferencedAnswer" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__referenced_answer__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ReferencedAnswer>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
    self.text = Codec.string(c.pointee.text)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ReferencedAnswer> {
    let c = arena.allocate(Otolith__Ingestion__V1__ReferencedAnswer.self)
    otolith__ingestion__v1__referenced_answer__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    return c
  }
}

extension IngestionV1.SubmitAnswerSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAnswerSheetsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__submit_answer_sheets_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsRequest>) {
    self.sheets = Codec.messages(c.pointee.sheets, c.pointee.n_sheets) { IngestionV1.AnswerSheet($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAnswerSheetsRequest.self)
    otolith__ingestion__v1__submit_answer_sheets_request__init(c)
    if !self.sheets.isEmpty {
      c.pointee.n_sheets = self.sheets.count
      c.pointee.sheets = arena.array(self.sheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__AnswerSheet>? }
    }
    return c
  }
}

extension IngestionV1.Violation {
  public static var fullName: String { "otolith.ingestion.v1.Violation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__violation__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Violation>) {
    self.field = Codec.string(c.pointee.field)
    self.reason = Codec.string(c.pointee.reason)
    self.description = Codec.string(c.pointee.description)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Violation> {
    let c = arena.allocate(Otolith__Ingestion__V1__Violation.self)
    otolith__ingestion__v1__violation__init(c)
    if !self.field.isEmpty { c.pointee.field = arena.string(self.field) }
    if !self.reason.isEmpty { c.pointee.reason = arena.string(self.reason) }
    if !self.description.isEmpty { c.pointee.description = arena.string(self.description) }
    return c
  }
}

extension IngestionV1.SheetVerdict {
  public static var fullName: String { "otolith.ingestion.v1.SheetVerdict" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_verdict__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetVerdict>) {
    self.sheetID = Codec.string(c.pointee.sheet_id)
    self.verdict = IngestionV1.Verdict(rawValue: Int32(truncatingIfNeeded: c.pointee.verdict.rawValue))
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
    self.next = Codec.messages(c.pointee.next, c.pointee.n_next) { IngestionV1.Offer($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetVerdict> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetVerdict.self)
    otolith__ingestion__v1__sheet_verdict__init(c)
    if !self.sheetID.isEmpty { c.pointee.sheet_id = arena.string(self.sheetID) }
    c.pointee.verdict = Otolith__Ingestion__V1__Verdict(rawValue: .init(truncatingIfNeeded: self.verdict.rawValue))
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    if !self.next.isEmpty {
      c.pointee.n_next = self.next.count
      c.pointee.next = arena.array(self.next) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Offer>? }
    }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension IngestionV1.Offer {
  public static var fullName: String { "otolith.ingestion.v1.Offer" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__offer__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Offer>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.info = c.pointee.info.map { CatalogueV1.LocalizedText($0) }
    self.afterSheetID = Codec.string(c.pointee.after_sheet_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Offer> {
    let c = arena.allocate(Otolith__Ingestion__V1__Offer.self)
    otolith__ingestion__v1__offer__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.info { c.pointee.info = value.cStruct(in: arena) }
    if !self.afterSheetID.isEmpty { c.pointee.after_sheet_id = arena.string(self.afterSheetID) }
    return c
  }
}

extension IngestionV1.SheetScore {
  public static var fullName: String { "otolith.ingestion.v1.SheetScore" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__sheet_score__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SheetScore>) {
    self.scoreID = Codec.string(c.pointee.score_id)
    self.value = c.pointee.value.map { GoogleProtobuf.DoubleValue($0) }
    self.band = Codec.string(c.pointee.band)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetScore.self)
    otolith__ingestion__v1__sheet_score__init(c)
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    if let value = self.value { c.pointee.value = value.cStruct(in: arena) }
    if !self.band.isEmpty { c.pointee.band = arena.string(self.band) }
    return c
  }
}

extension IngestionV1.ListOffersRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListOffersRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_offers_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListOffersRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListOffersRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListOffersRequest.self)
    otolith__ingestion__v1__list_offers_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1.ListOffersResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListOffersResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_offers_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListOffersResponse>) {
    self.offers = Codec.messages(c.pointee.offers, c.pointee.n_offers) { IngestionV1.Offer($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListOffersResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListOffersResponse.self)
    otolith__ingestion__v1__list_offers_response__init(c)
    if !self.offers.isEmpty {
      c.pointee.n_offers = self.offers.count
      c.pointee.offers = arena.array(self.offers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Offer>? }
    }
    return c
  }
}

extension IngestionV1.SubmitAnswerSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.SubmitAnswerSheetsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__submit_answer_sheets_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsResponse>) {
    self.verdicts = Codec.messages(c.pointee.verdicts, c.pointee.n_verdicts) { IngestionV1.SheetVerdict($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SubmitAnswerSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SubmitAnswerSheetsResponse.self)
    otolith__ingestion__v1__submit_answer_sheets_response__init(c)
    if !self.verdicts.isEmpty {
      c.pointee.n_verdicts = self.verdicts.count
      c.pointee.verdicts = arena.array(self.verdicts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetVerdict>? }
    }
    return c
  }
}

extension IngestionV1.ListAnswerSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListAnswerSheetsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_answer_sheets_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListAnswerSheetsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListAnswerSheetsRequest.self)
    otolith__ingestion__v1__list_answer_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListAnswerSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListAnswerSheetsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_answer_sheets_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListAnswerSheetsResponse>) {
    self.sheets = Codec.messages(c.pointee.sheets, c.pointee.n_sheets) { IngestionV1.StoredAnswerSheet($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListAnswerSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListAnswerSheetsResponse.self)
    otolith__ingestion__v1__list_answer_sheets_response__init(c)
    if !self.sheets.isEmpty {
      c.pointee.n_sheets = self.sheets.count
      c.pointee.sheets = arena.array(self.sheets) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__StoredAnswerSheet>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.StoredAnswerSheet {
  public static var fullName: String { "otolith.ingestion.v1.StoredAnswerSheet" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__stored_answer_sheet__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StoredAnswerSheet>) {
    self.sheet = c.pointee.sheet.map { IngestionV1.AnswerSheet($0) }
    self.receiveTime = c.pointee.receive_time.map { GoogleProtobuf.Timestamp($0) }
    self.scores = Codec.messages(c.pointee.scores, c.pointee.n_scores) { IngestionV1.SheetScore($0) }
    self.groupID = Codec.string(c.pointee.group_id)
    self.deviations = Codec.array(c.pointee.deviations, c.pointee.n_deviations) { Codec.string($0) }
    self.revision = c.pointee.revision
    self.notification = c.pointee.notification.map { IngestionV1.NotificationFacts($0) }
    self.withdrawn = c.pointee.withdrawn != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StoredAnswerSheet> {
    let c = arena.allocate(Otolith__Ingestion__V1__StoredAnswerSheet.self)
    otolith__ingestion__v1__stored_answer_sheet__init(c)
    if let value = self.sheet { c.pointee.sheet = value.cStruct(in: arena) }
    if let value = self.receiveTime { c.pointee.receive_time = value.cStruct(in: arena) }
    if !self.scores.isEmpty {
      c.pointee.n_scores = self.scores.count
      c.pointee.scores = arena.array(self.scores) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore>? }
    }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.deviations.isEmpty {
      c.pointee.n_deviations = self.deviations.count
      c.pointee.deviations = arena.array(self.deviations) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.revision = self.revision
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    c.pointee.withdrawn = self.withdrawn ? 1 : 0
    return c
  }
}

extension IngestionV1.NotificationFacts {
  public static var fullName: String { "otolith.ingestion.v1.NotificationFacts" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__notification_facts__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__NotificationFacts>) {
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.expired = c.pointee.expired != 0
    self.deliveredLate = c.pointee.delivered_late != 0
    self.completionMinutes = c.pointee.completion_minutes
    self.overtime = c.pointee.overtime != 0
    self.answeredBefore = c.pointee.answered_before != 0
    self.early = c.pointee.early != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__NotificationFacts> {
    let c = arena.allocate(Otolith__Ingestion__V1__NotificationFacts.self)
    otolith__ingestion__v1__notification_facts__init(c)
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.expired = self.expired ? 1 : 0
    c.pointee.delivered_late = self.deliveredLate ? 1 : 0
    c.pointee.completion_minutes = self.completionMinutes
    c.pointee.overtime = self.overtime ? 1 : 0
    c.pointee.answered_before = self.answeredBefore ? 1 : 0
    c.pointee.early = self.early ? 1 : 0
    return c
  }
}

extension IngestionV1.GetSeriesRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetSeriesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_series_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSeriesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSeriesRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSeriesRequest.self)
    otolith__ingestion__v1__get_series_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.GetSeriesResponse {
  public static var fullName: String { "otolith.ingestion.v1.GetSeriesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_series_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetSeriesResponse>) {
    self.points = Codec.messages(c.pointee.points, c.pointee.n_points) { IngestionV1.SeriesPoint($0) }
    self.truncated = c.pointee.truncated != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetSeriesResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetSeriesResponse.self)
    otolith__ingestion__v1__get_series_response__init(c)
    if !self.points.isEmpty {
      c.pointee.n_points = self.points.count
      c.pointee.points = arena.array(self.points) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesPoint>? }
    }
    c.pointee.truncated = self.truncated ? 1 : 0
    return c
  }
}

extension IngestionV1.SeriesPoint {
  public static var fullName: String { "otolith.ingestion.v1.SeriesPoint" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__series_point__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SeriesPoint>) {
    self.finishTime = c.pointee.finish_time.map { GoogleProtobuf.Timestamp($0) }
    self.value = switch c.pointee.value_case.rawValue {
      case 2: .number(c.pointee.number)
      case 3: .choice(IngestionV1.Codes(c.pointee.choice!))
      case 4: .text(Codec.string(c.pointee.text))
      default: nil
    }
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SeriesPoint> {
    let c = arena.allocate(Otolith__Ingestion__V1__SeriesPoint.self)
    otolith__ingestion__v1__series_point__init(c)
    if let value = self.finishTime { c.pointee.finish_time = value.cStruct(in: arena) }
    switch self.value {
      case .number(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.number = value
      case .choice(let value)?:
        c.pointee.value_case = .init(rawValue: 3)
        c.pointee.choice = value.cStruct(in: arena)
      case .text(let value)?:
        c.pointee.value_case = .init(rawValue: 4)
        c.pointee.text = arena.string(value)
      case nil: break
    }
    c.pointee.version = self.version
    return c
  }
}

extension IngestionV1.ExportAnswerSheetsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportAnswerSheetsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_answer_sheets_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportAnswerSheetsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.layout = IngestionV1.ExportLayout(rawValue: Int32(truncatingIfNeeded: c.pointee.layout.rawValue))
    self.includeTestParticipants = c.pointee.include_test_participants != 0
    self.legacyScales = c.pointee.legacy_scales != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsRequest.self)
    otolith__ingestion__v1__export_answer_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.layout = Otolith__Ingestion__V1__ExportLayout(rawValue: .init(truncatingIfNeeded: self.layout.rawValue))
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    c.pointee.legacy_scales = self.legacyScales ? 1 : 0
    return c
  }
}

extension IngestionV1.ExportAnswerSheetsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportAnswerSheetsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_answer_sheets_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportAnswerSheetsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.sheets = c.pointee.sheets
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsResponse.self)
    otolith__ingestion__v1__export_answer_sheets_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.sheets = self.sheets
    return c
  }
}

extension IngestionV1.ExportCodebookRequest {
  public static var fullName: String { "otolith.ingestion.v1.ExportCodebookRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_codebook_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportCodebookRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.table = IngestionV1.ExportTable(rawValue: Int32(truncatingIfNeeded: c.pointee.table.rawValue))
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.language = Codec.string(c.pointee.language)
    self.legacyScales = c.pointee.legacy_scales != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportCodebookRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportCodebookRequest.self)
    otolith__ingestion__v1__export_codebook_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.table = Otolith__Ingestion__V1__ExportTable(rawValue: .init(truncatingIfNeeded: self.table.rawValue))
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.legacy_scales = self.legacyScales ? 1 : 0
    return c
  }
}

extension IngestionV1.ExportCodebookResponse {
  public static var fullName: String { "otolith.ingestion.v1.ExportCodebookResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__export_codebook_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ExportCodebookResponse>) {
    self.json = Codec.bytes(c.pointee.json)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportCodebookResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportCodebookResponse.self)
    otolith__ingestion__v1__export_codebook_response__init(c)
    if !self.json.isEmpty { c.pointee.json = ProtobufCBinaryData(len: self.json.count, data: arena.bytes(self.json)) }
    return c
  }
}
