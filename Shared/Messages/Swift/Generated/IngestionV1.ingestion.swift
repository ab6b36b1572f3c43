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
    /// were left out of a stored sheet, or limited to their range (StoredAnswerSheet.deviations).
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
    /// Texts of the study to show to the participant after this sheet (`Study.feedback_texts`), in the
    /// order of the study, each in all languages. Set for VERDICT_CREATED and VERDICT_EXISTS.
    public var feedback: [CatalogueV1.LocalizedText]

    public init(
      sheetID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      next: [IngestionV1.Offer] = [],
      scores: [IngestionV1.SheetScore] = [],
      retryDelay: GoogleProtobuf.Duration? = nil,
      deviations: [String] = [],
      feedback: [CatalogueV1.LocalizedText] = []
    ) {
      self.sheetID = sheetID
      self.verdict = verdict
      self.violations = violations
      self.next = next
      self.scores = scores
      self.retryDelay = retryDelay
      self.deviations = deviations
      self.feedback = feedback
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
    /// Study group of the participant at `finish_time`; empty if none, or if groups are concealed from
    /// the caller.
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
    base64: "CiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byKwBgoLQW5zd2VyU2hlZXQSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YBCABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAUgASgJUgtjb250ZW50SGFzaBI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC2ZpbmlzaF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIbCgl0aW1lX3pvbmUYCCABKAlSCHRpbWVab25lEicKD25vdGlmaWNhdGlvbl9pZBgJIAEoCVIObm90aWZpY2F0aW9uSWQSHwoLYXBwX3ZlcnNpb24YCyABKAlSCmFwcFZlcnNpb24SGgoIcGxhdGZvcm0YDCABKAlSCHBsYXRmb3JtEjYKB2Fuc3dlcnMYDSADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSPAoFbm9pc2UYDiADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZU1lYXN1cmVtZW50UgVub2lzZRJHCglwb3NpdGlvbnMYDyADKAsyKS5vdG9saXRoLmluZ2VzdGlvbi52MS5Qb3NpdGlvbk1lYXN1cmVtZW50Uglwb3NpdGlvbnMSVQoScmVmZXJlbmNlZF9hbnN3ZXJzGBAgAygLMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVmZXJlbmNlZEFuc3dlclIRcmVmZXJlbmNlZEFuc3dlcnMSPAoHY2xvc2luZxgRIAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0Q2xvc2luZ1IHY2xvc2luZxI0CgZkZXZpY2UYEiABKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5EZXZpY2VSBmRldmljZSJzCgZEZXZpY2USFgoGc3lzdGVtGAEgASgJUgZzeXN0ZW0SJQoOc3lzdGVtX3ZlcnNpb24YAiABKAlSDXN5c3RlbVZlcnNpb24SFAoFbWFrZXIYAyABKAlSBW1ha2VyEhQKBW1vZGVsGAQgASgJUgVtb2RlbCKfAgoGQW5zd2VyEh0KCmVsZW1lbnRfaWQYASABKAlSCWVsZW1lbnRJZBI1CgZjaG9pY2UYAiABKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5Db2Rlc0gAUgZjaG9pY2USGAoGbnVtYmVyGAMgASgBSABSBm51bWJlchIUCgR0ZXh0GAQgASgJSABSBHRleHQSFAoEZGF0ZRgFIAEoCUgAUgRkYXRlEhQKBHRpbWUYBiABKAlIAFIEdGltZRIdCglkYXRlX3RpbWUYCCABKAlIAFIIZGF0ZVRpbWUSOwoLYW5zd2VyX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgphbnN3ZXJUaW1lQgcKBXZhbHVlIh0KBUNvZGVzEhQKBWNvZGVzGAEgAygJUgVjb2RlcyKcAQoQTm9pc2VNZWFzdXJlbWVudBI9CgxtZWFzdXJlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRIUCgVsZXZlbBgCIAEoAVIFbGV2ZWwSMwoEdW5pdBgDIAEoDjIfLm90b2xpdGguaW5nZXN0aW9uLnYxLk5vaXNlVW5pdFIEdW5pdCLIAQoTUG9zaXRpb25NZWFzdXJlbWVudBI9CgxtZWFzdXJlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgttZWFzdXJlVGltZRIaCghsYXRpdHVkZRgCIAEoAVIIbGF0aXR1ZGUSHAoJbG9uZ2l0dWRlGAMgASgBUglsb25naXR1ZGUSOAoIYWx0aXR1ZGUYBCABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSCGFsdGl0dWRlIrwBChBSZWZlcmVuY2VkQW5zd2VyEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSFAoFY29kZXMYAyADKAlSBWNvZGVzEjQKBm51bWJlchgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhIKBHRleHQYBSABKAlSBHRleHQiVgoZU3VibWl0QW5zd2VyU2hlZXRzUmVxdWVzdBI5CgZzaGVldHMYASADKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJTaGVldFIGc2hlZXRzIlsKCVZpb2xhdGlvbhIUCgVmaWVsZBgBIAEoCVIFZmllbGQSFgoGcmVhc29uGAIgASgJUgZyZWFzb24SIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uIqsDCgxTaGVldFZlcmRpY3QSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSNwoHdmVyZGljdBgCIAEoDjIdLm90b2xpdGguaW5nZXN0aW9uLnYxLlZlcmRpY3RSB3ZlcmRpY3QSPwoKdmlvbGF0aW9ucxgDIAMoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlZpb2xhdGlvblIKdmlvbGF0aW9ucxIvCgRuZXh0GAQgAygLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuT2ZmZXJSBG5leHQSOAoGc2NvcmVzGAUgAygLMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRTY29yZVIGc2NvcmVzEjoKC3JldHJ5X2RlbGF5GAYgASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uUgpyZXRyeURlbGF5Eh4KCmRldmlhdGlvbnMYByADKAlSCmRldmlhdGlvbnMSPwoIZmVlZGJhY2sYCCADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UghmZWVkYmFjayKrAQoFT2ZmZXISKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SNwoEaW5mbxgDIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBGluZm8SJAoOYWZ0ZXJfc2hlZXRfaWQYBCABKAlSDGFmdGVyU2hlZXRJZCJvCgpTaGVldFNjb3JlEhkKCHNjb3JlX2lkGAEgASgJUgdzY29yZUlkEjIKBXZhbHVlGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgV2YWx1ZRISCgRiYW5kGAMgASgJUgRiYW5kIi4KEUxpc3RPZmZlcnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIkkKEkxpc3RPZmZlcnNSZXNwb25zZRIzCgZvZmZlcnMYASADKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5PZmZlclIGb2ZmZXJzIlwKGlN1Ym1pdEFuc3dlclNoZWV0c1Jlc3BvbnNlEj4KCHZlcmRpY3RzGAEgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRWZXJkaWN0Ugh2ZXJkaWN0cyKbAQoXTGlzdEFuc3dlclNoZWV0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuIoMBChhMaXN0QW5zd2VyU2hlZXRzUmVzcG9uc2USPwoGc2hlZXRzGAEgAygLMicub3RvbGl0aC5pbmdlc3Rpb24udjEuU3RvcmVkQW5zd2VyU2hlZXRSBnNoZWV0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4ihwMKEVN0b3JlZEFuc3dlclNoZWV0EjcKBXNoZWV0GAEgASgLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyU2hlZXRSBXNoZWV0Ej0KDHJlY2VpdmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlY2VpdmVUaW1lEjgKBnNjb3JlcxgDIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxIZCghncm91cF9pZBgEIAEoCVIHZ3JvdXBJZBIeCgpkZXZpYXRpb25zGAUgAygJUgpkZXZpYXRpb25zEhoKCHJldmlzaW9uGAYgASgNUghyZXZpc2lvbhJLCgxub3RpZmljYXRpb24YByABKAsyJy5vdG9saXRoLmluZ2VzdGlvbi52MS5Ob3RpZmljYXRpb25GYWN0c1IMbm90aWZpY2F0aW9uEhwKCXdpdGhkcmF3bhgIIAEoCFIJd2l0aGRyYXduIu4CChFOb3RpZmljYXRpb25GYWN0cxI7Cgtub3RpZnlfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCm5vdGlmeVRpbWUSFAoFZml4ZWQYAiABKAhSBWZpeGVkEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIYCgdleHBpcmVkGAQgASgIUgdleHBpcmVkEiUKDmRlbGl2ZXJlZF9sYXRlGAUgASgIUg1kZWxpdmVyZWRMYXRlEi0KEmNvbXBsZXRpb25fbWludXRlcxgGIAEoDVIRY29tcGxldGlvbk1pbnV0ZXMSGgoIb3ZlcnRpbWUYByABKAhSCG92ZXJ0aW1lEicKD2Fuc3dlcmVkX2JlZm9yZRgIIAEoCFIOYW5zd2VyZWRCZWZvcmUSFAoFZWFybHkYCSABKAhSBWVhcmx5IukBChBHZXRTZXJpZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAMgASgJUgllbGVtZW50SWQSOQoKc3RhcnRfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRI1CghlbmRfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUibAoRR2V0U2VyaWVzUmVzcG9uc2USOQoGcG9pbnRzGAEgAygLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuU2VyaWVzUG9pbnRSBnBvaW50cxIcCgl0cnVuY2F0ZWQYAiABKAhSCXRydW5jYXRlZCLUAQoLU2VyaWVzUG9pbnQSOwoLZmluaXNoX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpmaW5pc2hUaW1lEhgKBm51bWJlchgCIAEoAUgAUgZudW1iZXISNQoGY2hvaWNlGAMgASgLMhsub3RvbGl0aC5pbmdlc3Rpb24udjEuQ29kZXNIAFIGY2hvaWNlEhQKBHRleHQYBCABKAlIAFIEdGV4dBIYCgd2ZXJzaW9uGAUgASgNUgd2ZXJzaW9uQgcKBXZhbHVlIv4BChlFeHBvcnRBbnN3ZXJTaGVldHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBI6CgZsYXlvdXQYAyABKA4yIi5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRMYXlvdXRSBmxheW91dBI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAQgASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cxIjCg1sZWdhY3lfc2NhbGVzGAUgASgIUgxsZWdhY3lTY2FsZXMiRgoaRXhwb3J0QW5zd2VyU2hlZXRzUmVzcG9uc2USEAoDY3N2GAEgASgMUgNjc3YSFgoGc2hlZXRzGAIgASgNUgZzaGVldHMi1wEKFUV4cG9ydENvZGVib29rUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3CgV0YWJsZRgCIAEoDjIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydFRhYmxlUgV0YWJsZRIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlEiMKDWxlZ2FjeV9zY2FsZXMYBSABKAhSDGxlZ2FjeVNjYWxlcyIsChZFeHBvcnRDb2RlYm9va1Jlc3BvbnNlEhIKBGpzb24YASABKAxSBGpzb24qnwEKDFNoZWV0Q2xvc2luZxIdChlTSEVFVF9DTE9TSU5HX1VOU1BFQ0lGSUVEEAASGgoWU0hFRVRfQ0xPU0lOR19DT01QTEVURRABEhwKGFNIRUVUX0NMT1NJTkdfSU5DT01QTEVURRACEhsKF1NIRUVUX0NMT1NJTkdfQVVUT1NBVkVEEAMSGQoVU0hFRVRfQ0xPU0lOR19FWFBJUkVEEAQqfgoJTm9pc2VVbml0EhoKFk5PSVNFX1VOSVRfVU5TUEVDSUZJRUQQABIYChROT0lTRV9VTklUX0RFQ0lCRUxfQRABEiEKHU5PSVNFX1VOSVRfREVDSUJFTF9GVUxMX1NDQUxFEAISGAoUTk9JU0VfVU5JVF9BTVBMSVRVREUQAyqQAQoHVmVyZGljdBIXChNWRVJESUNUX1VOU1BFQ0lGSUVEEAASEwoPVkVSRElDVF9DUkVBVEVEEAESEgoOVkVSRElDVF9FWElTVFMQAhIUChBWRVJESUNUX0NPTkZMSUNUEAMSFAoQVkVSRElDVF9SRUpFQ1RFRBAEEhcKE1ZFUkRJQ1RfUkVUUllfTEFURVIQBSpdCgxFeHBvcnRMYXlvdXQSHQoZRVhQT1JUX0xBWU9VVF9VTlNQRUNJRklFRBAAEhYKEkVYUE9SVF9MQVlPVVRfV0lERRABEhYKEkVYUE9SVF9MQVlPVVRfTE9ORxACKtABCgtFeHBvcnRUYWJsZRIcChhFWFBPUlRfVEFCTEVfVU5TUEVDSUZJRUQQABIjCh9FWFBPUlRfVEFCTEVfQU5TV0VSX1NIRUVUU19XSURFEAESIwofRVhQT1JUX1RBQkxFX0FOU1dFUl9TSEVFVFNfTE9ORxACEhoKFkVYUE9SVF9UQUJMRV9SRVZJU0lPTlMQAxIYChRFWFBPUlRfVEFCTEVfUkVDT1JEUxAEEiMKH0VYUE9SVF9UQUJMRV9MSVNURU5JTkdfU0VTU0lPTlMQBTLTAwoSQW5zd2VyU2hlZXRTZXJ2aWNlEnwKElN1Ym1pdEFuc3dlclNoZWV0cxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLlN1Ym1pdEFuc3dlclNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJtaXRBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAICEmQKCkxpc3RPZmZlcnMSJy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0T2ZmZXJzUmVxdWVzdBooLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RPZmZlcnNSZXNwb25zZSIDkAIBEnYKEExpc3RBbnN3ZXJTaGVldHMSLS5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0QW5zd2VyU2hlZXRzUmVxdWVzdBouLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3RBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAIBEmEKCUdldFNlcmllcxImLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFNlcmllc1JlcXVlc3QaJy5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTZXJpZXNSZXNwb25zZSIDkAIBMoMCCg1FeHBvcnRTZXJ2aWNlEn4KEkV4cG9ydEFuc3dlclNoZWV0cxIvLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydEFuc3dlclNoZWV0c1JlcXVlc3QaMC5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRBbnN3ZXJTaGVldHNSZXNwb25zZSIDkAICMAEScgoORXhwb3J0Q29kZWJvb2sSKy5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRDb2RlYm9va1JlcXVlc3QaLC5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRDb2RlYm9va1Jlc3BvbnNlIgOQAgEwAUJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSsCmAQqWAgoBDBIDBQASGosCIEFuc3dlciBzaGVldHM6IGFjY2VwdGVkIG9uY2UsIHZhbGlkYXRlZCBhZ2FpbnN0IHRoZSBxdWVzdGlvbm5haXJlIHZlcnNpb24gdGhleSBuYW1lLCBhbmQgc3RvcmVkCiBkdXJhYmx5IGJlZm9yZSB0aGUgcmVzcG9uc2UuCgogQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24gdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90bykuIFRoZQogcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KCkkKAgYAEgQUAEEBGj0gU3RvcmVzIGFuZCByZWFkcyBhIHBhcnRpY2lwYW50J3Mgb3duIHNoZWV0cy4gTmVlZHMgYSB0b2tlbi4KCp0KCgQGAAIAEgQlAicDGo4KIFN0b3JlcyBhIGJhdGNoIG9mIHNoZWV0cy4gRWFjaCBzaGVldCBnZXRzIGl0cyBvd24gdmVyZGljdDsgYW4gaW52YWxpZCBzaGVldCBkb2VzIG5vdCBhZmZlY3QgdGhlCiBvdGhlcnMuIENyZWF0ZWQgYW5kIGV4aXN0aW5nIHNoZWV0cyBhcmUgZHVyYWJsZSB3aGVuIHRoZSByZXNwb25zZSBhcnJpdmVzLgoKIFRleHQgdGhhdCBpcyBub3QgVVRGLTggb3IgY29udGFpbnMgYSBOVUwgcmVqZWN0cyBvbmx5IGl0cyBvd24gc2hlZXQgKFRFWFRfSU5WQUxJRCwgd2l0aCB0aGUKIGZpZWxkKTsgaW4gdGV4dHMgYWJvdXQgdGhlIGRldmljZSB0aGUgdW51c2FibGUgY2hhcmFjdGVycyBhcmUgcmVwbGFjZWQgaW5zdGVhZC4gQSBiYXRjaCBoYXMgMeKAkzUwMCBzaGVldHMsIGF0IG1vc3QgOCBNaUIgYmVmb3JlIGFuZCBhZnRlciBkZWNvbXByZXNzaW9uLCBhbmQgYXQgbW9zdAogMjUwLDAwMCBlbGVtZW50cyBvZiByZXBlYXRlZCBmaWVsZHMgaW4gdG90YWwgKHNoZWV0cywgYW5zd2VycywgY29kZXMsIG1lYXN1cmVtZW50cyBhbmQKIHJlZmVyZW5jZXMpLiBTZW5kIGxhcmdlciBhbW91bnRzIGluIHNldmVyYWwgYmF0Y2hlcy4gQSBwYXJ0aWNpcGFudCBtYXkgc3RvcmUgNTAsMDAwIHNoZWV0cyBhCiBkYXkgKFVUQywgYnkgdGltZSBvZiByZWNlaXB0KSwgYW5kIDUwMCwwMDAgc2hlZXRzIGFuZCAyIEdpQiBvZiBjb250ZW50cyBpbiBlYWNoIHN0dWR5LCB1bmxlc3MKIHRoZSBvcGVyYXRvciBjb25maWd1cmVkIG90aGVyIGxpbWl0cy4gQSBiYXRjaCB0aGF0IHN0YXJ0cyBiZWxvdyBhIGxpbWl0IGlzIHN0b3JlZCBjb21wbGV0ZWx5LgoKIEVycm9ycyAob2YgdGhlIHdob2xlIGNhbGwpOiBJTlZBTElEX0FSR1VNRU5UIGZvciBhbiBlbXB0eSBiYXRjaCAoRU1QVFkpIGFuZCBmb3IgYnl0ZXMgdGhhdCBkbwogbm90IGRlY29kZSAoTUFMRk9STUVELCBUT09fREVFUCk7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBCQVRDSF9UT09fTEFSR0UgZm9yIG1vcmUgdGhhbgogNTAwIHNoZWV0cywgd2l0aCBNRVNTQUdFX1RPT19MQVJHRSBvciBNRVNTQUdFX1RPT19NQU5ZX0VMRU1FTlRTIGZvciBhIG1lc3NhZ2UgdGhhdCBpcyB0b28gbGFyZ2UKIChzZW5kIGZld2VyIHNoZWV0cyBpbiBvbmUgYmF0Y2gpLCBhbmQgd2l0aCBWQUxJREFUSU9OX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hpbGUgdG9vIG1hbnkgbGFyZ2UKIGJhdGNoZXMgYXJlIGJlaW5nIHZhbGlkYXRlZDsgVU5BVVRIRU5USUNBVEVEOyBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSBiYXRjaAogYWdhaW4uCgqYAwoEBgACARIELgIwAxqJAyBMaXN0cyB0aGUgcXVlc3Rpb25uYWlyZXMgb2YgYSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgc2hvdWxkIGZpbGwgaW4gbmV4dDogZmlyc3QgdGhvc2UgdGhhdCBibG9jawogYWxsIG90aGVycywgdGhlbiB0aG9zZSB0aGF0IGZvbGxvdyBmcm9tIHRoZSBsYXRlc3Qgc2hlZXRzLiBDb21wdXRlZCBmcm9tIHRoZSBzdG9yZWQgc2hlZXRzLgogV2l0aG91dCBwYWdlczogZWFjaCBxdWVzdGlvbm5haXJlIGlzIG9mZmVyZWQgYXQgbW9zdCBvbmNlLCBhbmQgYSBzdHVkeSBoYXMgYXQgbW9zdCAxMDAuCgogRXJyb3JzOiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04KIGFuZCBSZXRyeUluZm8uCgpYCgQGAAICEgQ0AjYDGkogTGlzdHMgdGhlIGNhbGxlcidzIG93biBzaGVldHMsIG5ld2VzdCBmaXJzdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgrjAwoEBgACAxIEPgJAAxrUAyBSZXR1cm5zIHRoZSBjYWxsZXIncyBhbnN3ZXJzIHRvIG9uZSBxdWVzdGlvbiBvdmVyIHRpbWUsIG9sZGVzdCBmaXJzdC4gU2hlZXRzIG1hcmtlZAogQ0xPQ0tfSU1QTEFVU0lCTEUgYXJlIGxlZnQgb3V0IChMaXN0QW5zd2VyU2hlZXRzIGFuZCBleHBvcnRzIGluY2x1ZGUgdGhlbSkuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTiwgUVVFU1RJT05OQUlSRV9OT1RfSU5fU1RVRFkgb3IKIEVMRU1FTlRfVU5LTk9XTiBpZiB0aGVyZSBhcmUgbm8gc3VjaCBhbnN3ZXJzIGFuZCB0aGVyZSBjYW4gYmUgbm9uZS4gQSBxdWVzdGlvbm5haXJlIHJlc3RyaWN0ZWQKIHRvIGdyb3VwcyB0aGF0IHRoZSBjYWxsZXIgbmV2ZXIgYmVsb25nZWQgdG8gaXMgdHJlYXRlZCBhcyBub3QgcGFydCBvZiB0aGUgc3R1ZHksIGhlcmUgYW5kIGluCiBTdWJtaXRBbnN3ZXJTaGVldHMuCgqqAQoCBgESBEUAaQEanQEgRXhwb3J0cyBhIHN0dWR5J3MgZGF0YSBmb3IgaXRzIGxlYWRlcnMgYW5kIGZvciBvdGhlciBzdGFmZiB3aXRoIHRoZSBtZXRob2QncyByaWdodCBpbiB0aGUgc3R1ZHk7CiBvdGhlcndpc2UgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCpMKCgQGAQIAEgRZAlsDGoQKIEV4cG9ydHMgYSBzdHVkeSdzIHNoZWV0cyBhcyBDU1YgKFJGQyA0MTgwLCBVVEYtOCksIGluIGNodW5rcyBvZiBhcmJpdHJhcnkgbGVuZ3RoLiBOZWVkcwogdGhlIHJpZ2h0IGBleHBvcnQucmVhZGAuCgogQ2VsbHMgY29udGFpbiBjb2RlcywgbmV2ZXIgZGlzcGxheSB0ZXh0LiBTZXZlcmFsIGNvZGVzIGFyZSBqb2luZWQgYnkgYDtgOyBhIHNpbmdsZSBgO2AgbWVhbnMKIHRoYXQgbm8gb3B0aW9uIHdhcyBjaG9zZW4sIGFuZCBhbiBlbXB0eSBjZWxsIG1lYW5zIG5vIGFuc3dlci4gQXMgaW4gYWxsIGV4cG9ydHMsIGEgdGV4dCBoYXMgYW4KIGFwb3N0cm9waGUgd2hlcmV2ZXIgYSBzcHJlYWRzaGVldCBtYXkgYmVnaW4gYSBmb3JtdWxhLCBvciBhbiBhcG9zdHJvcGhlIHN0YW5kcyBhbHJlYWR5OiBhdCB0aGUKIHN0YXJ0LCBhbmQgYmVoaW5kIGA7YCwgYHxgLCB0YWIsIGxpbmUgYnJlYWssIFUrMDYwQyBhbmQgVSswNjFCLCB3aGljaCBwcm9ncmFtcyBpbiBvdGhlciBsb2NhbGVzCiB0YWtlIGZvciBzZXBhcmF0b3JzLiBSZW1vdmUgb25lIGFwb3N0cm9waGUgZnJvbSBlYWNoIHN1Y2ggcGxhY2UgdG8gZ2V0IHRoZSBvcmlnaW5hbC4gQQogcXVlc3Rpb25uYWlyZSdzIGNvbHVtbnMgYXJlIHRoZSB1bmlvbiBvdmVyIGl0cyB2ZXJzaW9ucywgZm9sbG93ZWQgYnkgdGhlIGNvbHVtbnMgb2YgaXRzIHNjb3Jlcy4KIENvbHVtbiBuYW1lcyBhcmUgc3RhYmxlOiBgc3RhcnRlZF9hdGAsIGBmaW5pc2hlZF9hdGAgYW5kIGByZWNlaXZlZF9hdGAgYXJlIGBzdGFydF90aW1lYCwKIGBmaW5pc2hfdGltZWAgYW5kIGByZWNlaXZlX3RpbWVgIG9mIHRoZSBtZXNzYWdlcy4KCiBQYXJ0aWNpcGFudHMgYXBwZWFyIHVuZGVyIHBzZXVkb255bXMgdGhhdCBkaWZmZXIgYmV0d2VlbiBzdHVkaWVzLiBUaGUgY29sdW1uIGByZWNlaXZlZF9hdGAgaGFzCiB0aGUgZGF5IG9ubHkgKG1pZG5pZ2h0IFVUQyk6IHNoZWV0cyBvZiBvbmUgYmF0Y2ggc2hhcmUgdGhlIGV4YWN0IGluc3RhbnQsIHdoaWNoIHdvdWxkIGxpbmsKIHBzZXVkb255bXMgb2YgZGlmZmVyZW50IHN0dWRpZXMuIFBzZXVkb255bXMgYXJlIGNyZWF0ZWQgb24gZmlyc3QgdXNlLCBzbyBhIHJlYWQtb25seSBkYXRhYmFzZQogY2Fubm90IGV4cG9ydCAoREFUQUJBU0VfUkVBRF9PTkxZKS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbyB3aGlsZSBhCiB2ZXJzaW9uIG5hbWVkIGJ5IHNoZWV0cyBpcyBub3Qga25vd24gaGVyZS4KCokGCgQGAQIBEgRmAmgDGvoFIEV4cG9ydHMgdGhlIG1lYW5pbmcgb2YgYW4gZXhwb3J0J3MgY29sdW1ucyBhcyBKU09OOiBxdWVzdGlvbiB0ZXh0cywgY29kZXMgd2l0aCB0aGVpciBsYWJlbHMKIChpbmNsdWRpbmcgdGhvc2Ugb2YgdGVybXMgYW5kIHNvdW5kcyksIHVuaXRzLCByYW5nZXMgYW5kIGRpcmVjdGlvbnMgb2Ygc2NhbGVzLCBzY29yZXMgd2l0aAogdGhlaXIgZm9ybXVsYXMsIGFuZCBwb3NzaWJsZSBtZWFuaW5ncyBvZiBlbXB0eSBjZWxscywgZWFjaCB3aXRoIHRoZSB2ZXJzaW9ucyBpdCBhcHBsaWVzIHRvLgogTmFtZXMgYW5kIG9yZGVyIG9mIHRoZSBjb2x1bW5zIGFyZSB0aG9zZSBvZiBhbiBleHBvcnQgbWFkZSBub3cuIE5lZWRzIHRoZSByaWdodAogYGNvZGVib29rLnJlYWRgOyBjb250YWlucyBubyBkYXRhIGFib3V0IHBhcnRpY2lwYW50cy4gYFNoYXJlZC9Gb3Jtcy9Db2RlYm9va3MvUkVBRE1FLm1kYCBkZXNjcmliZXMgdGhlIG1lbWJlcnM7CiBgb3RvbGl0aGN0bCBleHBvcnRgIG1ha2VzIGEgdGFibGUsIGEgcGFnZSwgYW5kIHNjcmlwdHMgZm9yIFIgYW5kIFNQU1MgZnJvbSBpdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWTsgVU5BVkFJTEFCTEUgd2l0aAogcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbyB3aGlsZSBhIHZlcnNpb24gbmFtZWQgYnkgc2hlZXRzLCByZWNvcmRzIG9yIHNlc3Npb25zCiBpcyBub3Qga25vd24gaGVyZS4KCsUBCgIEABIFbQCiAQEatwEgVGhlIGFuc3dlcnMgb2YgYSBwYXJ0aWNpcGFudCBhcyByZWNvcmRlZCBvbiB0aGUgZGV2aWNlLiBBbGwgdGV4dCBtdXN0IGJlIFVURi04IHdpdGhvdXQgVSswMDAwLgogVGltZXMgYXJlIGZyb20gdGhlIGRldmljZSdzIGNsb2NrLCB0cnVuY2F0ZWQgdG8gbWljcm9zZWNvbmRzLCBpbiB0aGUgeWVhcnMgMSB0byA5OTk5LgoKxwEKBAQAAgASA3ACFhq5ASBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4gS2VlcCBpdCBvbiB0aGUgZGV2aWNlIHVudGlsIGEgdmVyZGljdCBhcnJpdmVzLiBJdCBpcyB1bmlxdWUgcGVyCiBwYXJ0aWNpcGFudDogc2hlZXRzIG9mIG90aGVyIHBhcnRpY2lwYW50cyBtYXkgaGF2ZSB0aGUgc2FtZSBpZCBhbmQgY2Fubm90IGJlIHJlYWNoZWQgd2l0aCBpdC4KCiYKBAQAAgESA3ICFhoZIFRoZSBzdHVkeSBvZiB0aGUgc2hlZXQuCgoqCgQEAAICEgN0Ah4aHSBUaGUgYW5zd2VyZWQgcXVlc3Rpb25uYWlyZS4KCjUKBAQAAgMSA3YCFRooIFZlcnNpb24gbnVtYmVyIHRoYXQgd2FzIHNob3duLCBmcm9tIDEuCgptCgQEAAIEEgN4AhoaYCBgUXVlc3Rpb25uYWlyZS5jb250ZW50X2hhc2hgIG9mIHRoYXQgdmVyc2lvbiwgYXMgc3RvcmVkIG9uIHRoZSBkZXZpY2U7IGNhcGl0YWxzIGRvIG5vdCBtYXR0ZXIuCgpLCgQEAAIFEgN6AisaPiBUaW1lIGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBiZWdhbjsgYWJzZW50IGlmIG5vdCByZWNvcmRlZC4KCoADCgQEAAIGEgN/Aiwa8gIgVGltZSBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgZmluaXNoZWQuIFRoZSBzdHVkeSdzIHJ1bGVzIGF0IHRoaXMgdGltZSBhcHBseSwgYnV0IGZvciBhIHRpbWUKIGFmdGVyIHRoZSByZWNlaXB0IHRob3NlIGF0IHRoZSByZWNlaXB0LiBBbiBpbXBsYXVzaWJsZSB0aW1lIGRvZXMgbm90IHJlamVjdCBhIHBhcnRpY2lwYW50J3MKIHNoZWV0OiBpdCBjb3VudHMgYXMgZmluaXNoZWQgYXQgaXRzIHJlY2VpcHQgKHNlZSBTdG9yZWRBbnN3ZXJTaGVldC5kZXZpYXRpb25zKS4gRm9yIGEgcGFydGljaXBhbnQKIHdobyBoYXMgbGVmdCwgdGhpcyB0aW1lIGFsb25lIGRlY2lkZXM6IGEgc2hlZXQgZmluaXNoZWQgYWZ0ZXIgbGVhdmluZyBpcyByZWplY3RlZC4KCskDCgQEAAIHEgSFAQIXGroDIFRpbWUgem9uZSBvZiB0aGUgZGV2aWNlIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZDogYW4gSUFOQSBuYW1lIChgRXVyb3BlL0JlcmxpbmAsIGluIGFueQogY2FzZSksIG9yIG90aGVyd2lzZSBhbiBvZmZzZXQgZnJvbSBVVEMgKGArMDI6MDBgLCBgR01UKzA1MzBgKSwgb3IgYW55IG90aGVyIHRleHQuIFJldHVybmVkIGFzCiB0aGUgSUFOQSBuYW1lLCBhcyBgVVRDKzAyOjAwYCwgb3IgYXMgc2VudC4gV2l0aG91dCBhbiBJQU5BIG5hbWUgdGhlIHNoZWV0IGlzIG1hcmtlZAogVElNRV9aT05FX1VOS05PV04sIGFuZCBjb252ZXJzaW9uIHRvIGxvY2FsIHRpbWUgdXNlcyB0aGUgb2Zmc2V0LCBpZiB0aGVyZSBpcyBvbmUuIE5vdCBwYXJ0IG9mCiB0aGUgc2hlZXQncyBpZGVudGl0eTogc2VudCBhZ2FpbiBmcm9tIGFub3RoZXIgem9uZSwgaXQgaXMgVkVSRElDVF9FWElTVFMuCgq4AgoEBAACCBIEigECHRqpAiBOb3RpZmljYXRpb24gdGhhdCBjYXVzZWQgdGhlIHNoZWV0LCBhIFVVSUQgZnJvbSB0aGUgY2FsbGVyJ3MgcGxhbjsgZW1wdHkgaWYgZmlsbGVkIGluIHdpdGhvdXQKIG9uZS4gQSB2YWx1ZSB0aGF0IGlzIG5vdCBhIFVVSUQgaXMgbGVmdCBvdXQgKE5PVElGSUNBVElPTl9JRF9JTlZBTElEKS4gQW4gaWQgdGhhdCBpcyBub3QgdGhlCiBjYWxsZXIncyBpcyBzdG9yZWQgYW5kIG1hcmtzIG5vIG5vdGlmaWNhdGlvbiBhcyBhbnN3ZXJlZC4gTGlrZSBldmVyeSBpZCwgaXQgaXMgcmV0dXJuZWQgaW4gc21hbGwKIGxldHRlcnMuCgqXAQoEBAACCRIEjQECGhqIASBDbGllbnQgbmFtZSBhbmQgdmVyc2lvbjsgY3V0IHRvIDY0IGNoYXJhY3RlcnMuIE5vdCBwYXJ0IG9mIHRoZSBzaGVldCdzIGlkZW50aXR5OiBzZW50IGFnYWluIGJ5CiBhIG5ld2VyIHJlbGVhc2UsIGl0IGlzIFZFUkRJQ1RfRVhJU1RTLgoKcQoEBAACChIEkAECFxpjIE9wZXJhdGluZyBzeXN0ZW0gYXMgdGV4dCwgZS5nLiBgaU9TIDI2LjFgOyBhcyBgYXBwX3ZlcnNpb25gLiBgZGV2aWNlYCBoYXMgaXQgaW4gY291bnRhYmxlCiBwYXJ0cy4KClAKBAQAAgsSBJIBAh8aQiBBbnN3ZXJzIGluIGFueSBvcmRlciwgYXQgbW9zdCBvbmUgdG8gZWFjaCBxdWVzdGlvbjsgdXAgdG8gNSwwMDAuCgqFAQoEBAACDBIElQECJxp3IE5vaXNlIG1lYXN1cmVtZW50cywgaWYgdGhlIHZlcnNpb24gcmVxdWVzdHMgdGhlbSwgdXAgdG8gdGhlIHJlcXVlc3RlZCBudW1iZXIuIFVudXNhYmxlIGFuZCBleGNlc3MKIG9uZXMgYXJlIGxlZnQgb3V0LgoKfAoEBAACDRIEmAECLhpuIFBvc2l0aW9ucywgaWYgdGhlIHZlcnNpb24gcmVxdWVzdHMgdGhlbSwgdXAgdG8gdGhlIHJlcXVlc3RlZCBudW1iZXIuIFVudXNhYmxlIGFuZCBleGNlc3Mgb25lcyBhcmUKIGxlZnQgb3V0LgoK0AIKBAQAAg4SBJ0BAjQawQIgQW5zd2VycyBvZiBvdGhlciBxdWVzdGlvbm5haXJlcyB0aGF0IGRlY2lkZWQgd2hhdCB3YXMgc2hvd24sIGFzIGtub3duIHRvIHRoZSBkZXZpY2UuIEZvciBhCiByZWZlcmVuY2Ugd2l0aG91dCBhbiBlbnRyeSwgdGhlIHNlcnZlciB1c2VzIHRoZSBwYXJ0aWNpcGFudCdzIGxhdGVzdCBzdG9yZWQgc2hlZXQgb2YgdGhhdAogcXVlc3Rpb25uYWlyZSBhcyBvZiBgZmluaXNoX3RpbWVgOyBsYXRlciBzaGVldHMgZG8gbm90IGNvdW50LCB3aGVuZXZlciB0aGV5IGFycml2ZS4gVXAgdG8gMTAwOwogaW52YWxpZCBhbmQgZXhjZXNzIGVudHJpZXMgYXJlIGxlZnQgb3V0LgoKKQoEBAACDxIEnwECHBobIEhvdyB0aGUgc2hlZXQgd2FzIGNsb3NlZC4KCk8KBAQAAhASBKEBAhUaQSBEZXZpY2UgdGhhdCB0aGUgc2hlZXQgd2FzIGZpbGxlZCBpbiBvbjsgYWJzZW50IGlmIG5vdCByZXBvcnRlZC4KCisKAgUAEgalAQCzAQEaHSBUaGUgd2F5IGEgc2hlZXQgd2FzIGNsb3NlZC4KCi8KBAUAAgASBKcBAiAaISBTYW1lIGFzIFNIRUVUX0NMT1NJTkdfQ09NUExFVEUuCgovCgQFAAIBEgSpAQIdGiEgQWxsIHJlcXVpcmVkIGFuc3dlcnMgYXJlIGdpdmVuLgoKmwIKBAUAAgISBK0BAh8ajAIgQ2xvc2VkIGRlbGliZXJhdGVseSBhbHRob3VnaCBhIHJlcXVpcmVkIGFuc3dlciBpcyBtaXNzaW5nIChUWVQgwqc0LjEuMywgdGhpcmQgY2FzZSkuIEFsbG93ZWQKIG9ubHkgaWYgdGhlIHN0dWR5IHBlcm1pdHMgaXQgKGBTdHVkeVF1ZXN0aW9ubmFpcmUubWF5X2Nsb3NlX2luY29tcGxldGVgKTsgb3RoZXJ3aXNlCiBJTkNPTVBMRVRFX05PVF9BTExPV0VELiBUaGUgcXVlc3Rpb25uYWlyZSBjb3VudHMgYXMgZmlsbGVkIGluLCBhbHNvIHdpdGhvdXQgYW55IGFuc3dlci4KCncKBAUAAgMSBLABAh4aaSBDbG9zZWQgYnkgdGhlIGNsaWVudCBiZWNhdXNlIHRoZSBwYXJ0aWNpcGFudCBmb3Jnb3QgdG8gKFRZVCDCpzMuMy4zKS4gUmVxdWlyZWQgYW5zd2VycyBtYXkgYmUKIG1pc3NpbmcuCgpvCgQFAAIEEgSyAQIcGmEgQ2xvc2VkIGJ5IHRoZSBjbGllbnQgYmVjYXVzZSB0aGUgdGltZSBmb3IgYW5zd2VyaW5nIGhhZCBlbmRlZC4gUmVxdWlyZWQgYW5zd2VycyBtYXkgYmUgbWlzc2luZy4KCm4KAgQBEga2AQC/AQEaYCBUaGUgZGV2aWNlIGEgc2hlZXQgd2FzIGZpbGxlZCBpbiBvbi4gRWFjaCB0ZXh0IGhhcyB1cCB0byA2NCBjaGFyYWN0ZXJzOyBlbXB0eSBpZiBub3QgcmVwb3J0ZWQuCgo6CgQEAQIAEgS4AQIUGiwgT3BlcmF0aW5nIHN5c3RlbTogYGlPU2AsIGBBbmRyb2lkYCwgYFdlYmAuCgo9CgQEAQIBEgS6AQIcGi8gVmVyc2lvbiBvZiB0aGUgb3BlcmF0aW5nIHN5c3RlbSwgZS5nLiBgMjYuMWAuCgorCgQEAQICEgS8AQITGh0gTWFudWZhY3R1cmVyLCBlLmcuIGBBcHBsZWAuCgopCgQEAQIDEgS+AQITGhsgTW9kZWwsIGUuZy4gYGlQaG9uZTE3LDFgLgoKKwoCBAISBsIBANoBARodIFRoZSBhbnN3ZXIgdG8gb25lIHF1ZXN0aW9uLgoKLAoEBAICABIExAECGBoeIFRoZSBxdWVzdGlvbidzIGBlbGVtZW50X2lkYC4KCjEKBAQCCAASBsYBAtcBAxohIEEgdmFsdWUgb2YgdGhlIHF1ZXN0aW9uJ3Mga2luZC4KCnAKBAQCAgESBMkBBBUaYiBTaW5nbGUgY2hvaWNlOiBvbmUgY29kZTsgbXVsdGlwbGUgY2hvaWNlOiBhbnkgbnVtYmVyOyB5ZXMvbm86IGB5ZXNgIG9yIGBub2A7IGNvdW50cnk6IGl0cwogY29kZS4KCqQBCgQEAgICEgTMAQQWGpUBIFNsaWRlciwgU0FNLCB2aXN1YWwgYW5hbG9ndWUgc2NhbGUsIG51bWJlcjsgZHVyYXRpb24gaW4gc2Vjb25kcy4gQSB2YWx1ZSB0aGF0IGV4Y2VlZHMgYSBib3VuZAogb25seSBieSByb3VuZGluZyB0byAzMiBiaXRzIGlzIHN0b3JlZCBhcyB0aGF0IGJvdW5kLgoKrAEKBAQCAgMSBM8BBBQanQEgVGV4dCBsaW5lLCB0ZXh0IGFyZWEsIGUtbWFpbCwgYWRkcmVzcywgdGVsZXBob25lLiBTdG9yZWQgaW4gVW5pY29kZSBub3JtYWxpc2F0aW9uIGZvcm0gQzsgaWYKIHRoZSBxdWVzdGlvbiBoYXMgYSBwYXR0ZXJuLCB3aXRob3V0IHdoaXRlIHNwYWNlIGF0IGJvdGggZW5kcy4KCsIBCgQEAgIEEgTSAQQUGrMBIGBZWVlZLU1NLUREYCBvZiB0aGUgR3JlZ29yaWFuIGNhbGVuZGFyLiBIZXJlIGFuZCBpbiB0aW1lcywgZGVjaW1hbCBkaWdpdHMgb2YgYW55IHNjcmlwdCBhcmUKIHJlYWQsIGFuZCBtYXJrcyBvZiB0aGUgd3JpdGluZyBkaXJlY3Rpb24gYXJlIGlnbm9yZWQ7IHN0b3JlZCB3aXRoIHRoZSBkaWdpdHMgMCB0byA5LgoKGAoEBAICBRIE1AEEFBoKIGBISDpNTWAuCgo9CgQEAgIGEgTWAQQZGi8gYFlZWVktTU0tRERUSEg6TU1gLCBpbiB0aGUgc2hlZXQncyB0aW1lIHpvbmUuCgpcCgQEAgIHEgTZAQIsGk4gVGltZSBhdCB3aGljaCB0aGUgYW5zd2VyIHdhcyBnaXZlbjsgYWJzZW50IGlmIHRoZSBjbGllbnQgZG9lcyBub3QgcmVjb3JkIGl0LgoKLwoCBAMSBt0BAOABARohIENvZGVzIG9mIG9wdGlvbnMsIGUuZy4gYHRpcmVkYC4KCiwKBAQDAgASBN8BAhwaHiBEaXN0aW5jdCBjb2RlcyBpbiBhbnkgb3JkZXIuCgonCgIEBBIG4wEA7AEBGhkgQSBtZWFzdXJlZCBub2lzZSBsZXZlbC4KCigKBAQEAgASBOUBAi0aGiBUaW1lIG9mIHRoZSBtZWFzdXJlbWVudC4KCuMBCgQEBAIBEgTpAQITGtQBIExldmVsIGluIGB1bml0YC4gQmV5b25kIHRoZSB1bml0J3MgYm91bmRzIGJ5IHVwIHRvIGEgdGVudGggb2YgdGhlaXIgZGlzdGFuY2UsIGFuZCDiiJLiiJ4gZGVjaWJlbHMKIChkaWdpdGFsIHNpbGVuY2UpLCBpdCBpcyBzdG9yZWQgYXMgdGhlIGJvdW5kOyBmdXJ0aGVyIGF3YXkgdGhlIG1lYXN1cmVtZW50IGlzIGxlZnQgb3V0LiBBdWRpbyBpcwogbm90IHJlY29yZGVkLgoKRwoEBAQCAhIE6wECFRo5IFVuaXQgb2YgdGhlIGxldmVsLiBFeHBvcnRzIGhhdmUgYSBjb2x1bW4gZm9yIGVhY2ggdW5pdC4KCiYKAgUBEgbvAQD5AQEaGCBVbml0IG9mIGEgbm9pc2UgbGV2ZWwuCgovCgQFAQIAEgTxAQIdGiEgVW5pdCBub3QgcmVwb3J0ZWQ6IC0yMDAgdG8gMjAwLgoKZwoEBQECARIE8wECGxpZIEEtd2VpZ2h0ZWQgZGVjaWJlbHMgb2YgYSBjYWxpYnJhdGVkIG1pY3JvcGhvbmUsIGRCKEEpIHJlIDIwIMK1UGEgKElFQyA2MTY3Mik6IDAgdG8gMTUwLgoKXwoEBQECAhIE9QECJBpRIERlY2liZWxzIHJlbGF0aXZlIHRvIGZ1bGwgc2NhbGUgb2YgYW4gdW5jYWxpYnJhdGVkIG1pY3JvcGhvbmUsIGRCRlM6IC0xNjAgdG8gMC4KCnsKBAUBAgMSBPgBAhsabSBBbXBsaXR1ZGUgb2YgdGhlIG1pY3JvcGhvbmUgYXMgdGhlIGZvcm1lciBzeXN0ZW1zIHJlY29yZGVkIGl0IChUWVQgYHNvdW5kbGV2ZWxgLCBUWVMKIGBhbXBsaXR1ZGVgKTogMCB0byAxLgoKMgoCBAUSBvwBAIUCARokIEEgbWVhc3VyZWQgcG9zaXRpb24gb2YgdGhlIGRldmljZS4KCigKBAQFAgASBP4BAi0aGiBUaW1lIG9mIHRoZSBtZWFzdXJlbWVudC4KCj0KBAQFAgESBIACAhYaLyBXR1MgODQgZGVncmVlcywgLTkwIHRvIDkwOyBub3J0aCBpcyBwb3NpdGl2ZS4KCj4KBAQFAgISBIICAhcaMCBXR1MgODQgZGVncmVlcywgLTE4MCB0byAxODA7IGVhc3QgaXMgcG9zaXRpdmUuCgpFCgQEBQIDEgSEAgIrGjcgTWV0cmVzIGFib3ZlIHRoZSBlbGxpcHNvaWQ7IGFic2VudCBvciBOYU4gaWYgdW5rbm93bi4KCukBCgIEBhIGigIAlwIBGtoBIEFuIGFuc3dlciB0byBhIHF1ZXN0aW9uIG9mIGFub3RoZXIgcXVlc3Rpb25uYWlyZS4gU2V0IGF0IG1vc3Qgb25lIG9mIGBjb2Rlc2AsIGBudW1iZXJgIGFuZAogYHRleHRgOyBub25lIG9mIHRoZW06IHRoZSBkZXZpY2Uga25ldyB0aGF0IHRoZXJlIHdhcyBubyBhbnN3ZXIuIEEgY2xpZW50IHRoYXQgY2Fubm90IHNheSB3aGF0IGl0CiBrbmV3IGxlYXZlcyBvdXQgdGhlIGVudHJ5LgoKKAoEBAYCABIEjAICHhoaIFRoZSBvdGhlciBxdWVzdGlvbm5haXJlLgoKLAoEBAYCARIEjgICGBoeIFRoZSBxdWVzdGlvbidzIGBlbGVtZW50X2lkYC4KCisKBAQGAgISBJACAhwaHSBDaG9pY2VzLCB5ZXMvbm8sIGNvdW50cmllcy4KCkAKBAQGAgMSBJICAikaMiBTbGlkZXJzLCBzY2FsZXMsIG51bWJlcnM7IHNlY29uZHMgb2YgYSBkdXJhdGlvbi4KCqoCCgQEBgIEEgSWAgISGpsCIEEgdGV4dCwgb3IgYSBkYXRlLCB0aW1lLCBvciBkYXRlIGFuZCB0aW1lIGFzIGluIEFuc3dlcjsgdXAgdG8gMTAsMDAwIGNoYXJhY3RlcnMuIEFsbG93ZWQgb25seQogaWYgYSBjb25kaXRpb24gb2YgdGhpcyB2ZXJzaW9uIHJlZmVycyB0byB0aGUgcXVlc3Rpb246IGFuIGVudHJ5IHdpdGggb3RoZXIgZnJlZSB0ZXh0IGlzIGxlZnQKIG91dCAoUkVGRVJFTkNFX0lOVkFMSUQpLiBDb2RlcyBhbmQgbnVtYmVycyBvZiBvdGhlciBxdWVzdGlvbnMgYXJlIHN0b3JlZCBhbmQgaGF2ZSBubyBlZmZlY3QuCgo8CgIEBxIGmgIAnQIBGi4gQSBiYXRjaCBvZiBzaGVldHMgb2Ygb25lIG9yIHNldmVyYWwgc3R1ZGllcy4KChgKBAQHAgASBJwCAiIaCiAx4oCTNTAwLgoKKQoCBQISBqACAK8CARobIFRoZSByZXN1bHQgZm9yIG9uZSBzaGVldC4KCh8KBAUCAgASBKICAhoaESBOZXZlciByZXR1cm5lZC4KCiQKBAUCAgESBKQCAhYaFiBTdG9yZWQgYnkgdGhpcyBjYWxsLgoKUAoEBQICAhIEpgICFRpCIFN0b3JlZCBlYXJsaWVyIHdpdGggdGhlIHNhbWUgY29udGVudHM7IHRoZSBkZXZpY2UgbWF5IGRlbGV0ZSBpdC4KCmIKBAUCAgMSBKgCAhcaVCBBbm90aGVyIHNoZWV0IG9mIHRoZSBjYWxsZXIgd2l0aCB0aGlzIGlkIGFuZCBvdGhlciBjb250ZW50cyBpcyBzdG9yZWQgYW5kIGlzIGtlcHQuCgo+CgQFAgIEEgSqAgIXGjAgUGVybWFuZW50bHkgcmVqZWN0ZWQ7IGB2aW9sYXRpb25zYCBzdGF0ZXMgd2h5LgoK4gEKBAUCAgUSBK4CAhoa0wEgQ2Fubm90IGJlIGRlY2lkZWQgb3IgYWNjZXB0ZWQgYXQgcHJlc2VudC4gS2VlcCB0aGUgc2hlZXQgYW5kIHNlbmQgaXQgYWdhaW4gYWZ0ZXIgYHJldHJ5X2RlbGF5YC4KIGB2aW9sYXRpb25zYCBzdGF0ZXMgd2h5OyB0aGUgcG9zc2libGUgcmVhc29ucyBhcmUgbGlzdGVkIGluIEVycm9yUmVhc29uIHVuZGVyICJSZWFzb25zIHRvIHJldHJ5CiBhIHNoZWV0IGxhdGVyIi4KCkMKAgQIEgayAgC6AgEaNSBBbiBlcnJvciBvZiBhIHNoZWV0LCBvciBhIHJlYXNvbiB0byByZXRyeSBpdCBsYXRlci4KCssBCgQECAIAEgS1AgITGrwBIFBhdGggd2l0aGluIHRoZSBzaGVldCwgZS5nLiBgYW5zd2Vyc1syXS5udW1iZXJgLiBBIG1pc3NpbmcgYW5zd2VyIGhhcyBubyBpbmRleCBhbmQgaXMgbmFtZWQgYnkKIGl0cyBxdWVzdGlvbjogYGFuc3dlcnNbIm1vb2QiXWAuIFZpb2xhdGlvbnMgYXJlIGluIHRoZSBvcmRlciBvZiB0aGUgZmllbGRzIG9mIEFuc3dlclNoZWV0LgoKJwoEBAgCARIEtwICFBoZIE5hbWUgb2YgYW4gRXJyb3JSZWFzb24uCgo4CgQECAICEgS5AgIZGiogRW5nbGlzaCB0ZXh0IGZvciBkZXZlbG9wZXJzOyBtYXkgY2hhbmdlLgoKSAoCBAkSBr0CANICARo6IFRoZSByZXN1bHQgZm9yIG9uZSBzaGVldCBvZiBhIGJhdGNoLCBhbmQgdGhlIG5leHQgc3RlcHMuCgooCgQECQIAEgS/AgIWGhogSWQgb2YgdGhlIHNoZWV0IGFzIHNlbnQuCgobCgQECQIBEgTBAgIWGg0gVGhlIHJlc3VsdC4KCssBCgQECQICEgTEAgIkGrwBIEFsbCBlcnJvcnMgZm9yIFZFUkRJQ1RfUkVKRUNURUQ7IHRoZSByZWFzb25zIGZvciBWRVJESUNUX1JFVFJZX0xBVEVSOyB0aGUgZXJyb3JzIG9mIHBhcnRzIHRoYXQKIHdlcmUgbGVmdCBvdXQgb2YgYSBzdG9yZWQgc2hlZXQsIG9yIGxpbWl0ZWQgdG8gdGhlaXIgcmFuZ2UgKFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMpLgoKgwEKBAQJAgMSBMcCAhoadSBRdWVzdGlvbm5haXJlcyBvZmZlcmVkIGFmdGVyIHRoaXMgc2hlZXQsIGluIHRoZSBvcmRlciB0byBmaWxsIHRoZW0gaW4uIFNldCBmb3IgVkVSRElDVF9DUkVBVEVECiBhbmQgVkVSRElDVF9FWElTVFMuCgqCAQoEBAkCBBIEygICIRp0IFNjb3JlcyBjb21wdXRlZCBmcm9tIHRoZSBhbnN3ZXJzIGJ5IHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzLiBTZXQgZm9yIFZFUkRJQ1RfQ1JFQVRFRAogYW5kIFZFUkRJQ1RfRVhJU1RTLgoKWQoEBAkCBRIEzAICKxpLIFRpbWUgdG8gd2FpdCBiZWZvcmUgc2VuZGluZyB0aGUgc2hlZXQgYWdhaW4uIFNldCBmb3IgVkVSRElDVF9SRVRSWV9MQVRFUi4KCl8KBAQJAgYSBM4CAiEaUSBEZXZpYXRpb25zIGFzIGluIFN0b3JlZEFuc3dlclNoZWV0LiBTZXQgZm9yIFZFUkRJQ1RfQ1JFQVRFRCBhbmQgVkVSRElDVF9FWElTVFMuCgrIAQoEBAkCBxIE0QICOxq5ASBUZXh0cyBvZiB0aGUgc3R1ZHkgdG8gc2hvdyB0byB0aGUgcGFydGljaXBhbnQgYWZ0ZXIgdGhpcyBzaGVldCAoYFN0dWR5LmZlZWRiYWNrX3RleHRzYCksIGluIHRoZQogb3JkZXIgb2YgdGhlIHN0dWR5LCBlYWNoIGluIGFsbCBsYW5ndWFnZXMuIFNldCBmb3IgVkVSRElDVF9DUkVBVEVEIGFuZCBWRVJESUNUX0VYSVNUUy4KCjAKAgQKEgbVAgDfAgEaIiBBIHF1ZXN0aW9ubmFpcmUgdG8gZmlsbCBpbiBuZXh0LgoKIgoEBAoCABIE1wICHhoUIFRoZSBxdWVzdGlvbm5haXJlLgoKNgoEBAoCARIE2QICFRooIFZlcnNpb24gdGhhdCB0aGUgc3R1ZHkgY3VycmVudGx5IHVzZXMuCgpzCgQECgICEgTcAgIuGmUgVGV4dCBmb3IgdGhlIHBhcnRpY2lwYW50IGFib3V0IHRoZSBvZmZlciwgaW4gYWxsIGxhbmd1YWdlczsgYWJzZW50OiB1c2UgdGhlIHF1ZXN0aW9ubmFpcmUncwogdGl0bGUuCgpkCgQECgIDEgTeAgIcGlYgU2hlZXQgdGhhdCB0aGUgb2ZmZXIgZm9sbG93cyBmcm9tOyBlbXB0eSBmb3IgYSBxdWVzdGlvbm5haXJlIHRoYXQgYmxvY2tzIGFsbCBvdGhlcnMuCgolCgIECxIG4gIA6QIBGhcgQSBzY29yZSBvZiBvbmUgc2hlZXQuCgpFCgQECwIAEgTkAgIWGjcgYFNjb3JlLnNjb3JlX2lkYCBvZiB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCj0KBAQLAgESBOYCAigaLyBWYWx1ZTsgYWJzZW50IGlmIHRvbyBmZXcgaXRlbXMgd2VyZSBhbnN3ZXJlZC4KCkYKBAQLAgISBOgCAhIaOCBDb2RlIG9mIHRoZSBiYW5kIHRoYXQgdGhlIHZhbHVlIGxpZXMgaW47IG1heSBiZSBlbXB0eS4KCh4KAgQMEgbsAgDvAgEaECBOYW1lcyBhIHN0dWR5LgoKNgoEBAwCABIE7gICFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgoqCgIEDRIG8gIA9QIBGhwgUXVlc3Rpb25uYWlyZXMgdG8gZmlsbCBpbi4KCmYKBAQNAgASBPQCAhwaWCBEaXN0aW5jdCBxdWVzdGlvbm5haXJlcyBpbiB0aGUgb3JkZXIgdG8gZmlsbCB0aGVtIGluOyBlbXB0eSB3aGlsZSB0aGUgc3R1ZHkgaXMgcGF1c2VkLgoKJwoCBA4SBvgCAPsCARoZIFRoZSByZXN1bHRzIG9mIGEgYmF0Y2guCgpJCgQEDgIAEgT6AgIlGjsgVmVyZGljdHMgaW4gdGhlIG51bWJlciBhbmQgb3JkZXIgb2YgdGhlIHJlcXVlc3QncyBzaGVldHMuCgo4CgIEDxIG/gIAhwMBGiogRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgY2FsbGVyJ3Mgc2hlZXRzLgoKPwoEBA8CABIEgAMCFhoxIElkIG9mIGEgc3R1ZHkgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHN0dWRpZXMuCgpOCgQEDwIBEgSCAwIeGkAgSWQgb2YgYSBxdWVzdGlvbm5haXJlIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBxdWVzdGlvbm5haXJlcy4KCksKBAQPAgISBIQDAhcaPSAx4oCTMjAwOyAwIG1lYW5zIDUwLiBBIHBhZ2Ugb2YgbGFyZ2Ugc2hlZXRzIG1heSBoYXZlIGZld2VyLgoKUQoEBA8CAxIEhgMCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgohCgIEEBIGigMAjwMBGhMgQSBwYWdlIG9mIHNoZWV0cy4KCjYKBAQQAgASBIwDAigaKCBTaGVldHMgYnkgYGZpbmlzaF90aW1lYCwgbmV3ZXN0IGZpcnN0LgoKPwoEBBACARIEjgMCHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgofCgIEERIGkgMAswMBGhEgQSBzdG9yZWQgc2hlZXQuCgpPCgQEEQIAEgSUAwIYGkEgVGhlIHNoZWV0IGFzIGl0IHdhcyBzZW50LCB3aXRob3V0IHRoZSBwYXJ0cyB0aGF0IHdlcmUgbGVmdCBvdXQuCgo2CgQEEQIBEgSWAwItGiggVGltZSBvZiByZWNlaXB0IGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCk8KBAQRAgISBJgDAiEaQSBTY29yZXMgY29tcHV0ZWQgb24gcmVjZWlwdCBieSB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCnwKBAQRAgMSBJsDAhYabiBTdHVkeSBncm91cCBvZiB0aGUgcGFydGljaXBhbnQgYXQgYGZpbmlzaF90aW1lYDsgZW1wdHkgaWYgbm9uZSwgb3IgaWYgZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbQogdGhlIGNhbGxlci4KCqsJCgQEEQIEEgSrAwIhGpwJIFJ1bGVzIHRoYXQgdGhlIHNoZWV0IHZpb2xhdGVzIHdpdGhvdXQgYmVpbmcgcmVqZWN0ZWQ6CiAtIGBCTE9DS0VEYDogZmlsbGVkIGluIGJlZm9yZSBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBibG9ja3MgdGhlIG90aGVycy4KIC0gYFBBVVNFRGA6IGZpbGxlZCBpbiB3aGlsZSB0aGUgc3R1ZHkgd2FzIHBhdXNlZC4KIC0gYENMT0NLX0lNUExBVVNJQkxFYDogYGZpbmlzaF90aW1lYCBpcyBiZWZvcmUgdGhlIHBhcnRpY2lwYW50IGpvaW5lZCB0aGUgc3R1ZHksIG9yIGFmdGVyIHRoZQogICByZWNlaXB0IG9mIHRoZSBzaGVldCwgYnkgbW9yZSB0aGFuIHRoZSB0b2xlcmFuY2UgKDI0IGhvdXJzIGJ5IGRlZmF1bHQpLiBUaW1lLWRlcGVuZGVudCBydWxlcwogICBhcmUgbm90IGFwcGxpZWQsIGFuZCBHZXRTZXJpZXMgbGVhdmVzIHRoZSBzaGVldCBvdXQuCiAtIGBDTE9DS19JTkNPTlNJU1RFTlRgOiBgc3RhcnRfdGltZWAgaXMgYWZ0ZXIgYGZpbmlzaF90aW1lYDsgaXQgb3IgdGhlIHRpbWUgb2YgYW4gYW5zd2VyIG9yCiAgIG1lYXN1cmVtZW50IGlzIGFmdGVyIHRoZSByZWNlaXB0IGJ5IG1vcmUgdGhhbiB0aGUgdG9sZXJhbmNlLCBvciBub3QgYSB0aW1lIGFuZCBsZWZ0IG91dDsgb3IKICAgdGhlIGFuc3dlcnMgZml0IG9ubHkgaWYgYSBzaGVldCB0aGF0IGlzIGRhdGVkIGxhdGVyLCBieSB1cCB0byAyNCBob3Vycywgd2FzIGZpbmlzaGVkIGJlZm9yZS4KIC0gYEFOU1dFUl9MRUZUX09VVGA6IGFuIGFuc3dlciB3YXMgdW51c2FibGUsIGFuZCB0aGUgc2hlZXQgaXMgdmFsaWQgd2l0aG91dCBpdDogbm8gcmVxdWlyZWQKICAgcXVlc3Rpb24gbGFja3MgYW4gYW5zd2VyLCBhbmQgbm8gb3RoZXIgYW5zd2VyIHdhcyBnaXZlbiBiZWNhdXNlIG9mIGl0LgogLSBgTUVBU1VSRU1FTlRfTEVGVF9PVVRgOiBhIG1lYXN1cmVtZW50IHdhcyB1bnVzYWJsZSBvciBub3QgYXNrZWQgZm9yLgogLSBgTUVBU1VSRU1FTlRfTElNSVRFRGA6IGEgbm9pc2UgbGV2ZWwgd2FzIGEgbGl0dGxlIGJleW9uZCBpdHMgYm91bmRzLgogLSBgUkVGRVJFTkNFX0xFRlRfT1VUYDogYG5vdGlmaWNhdGlvbl9pZGAgb3IgYW4gZW50cnkgb2YgYHJlZmVyZW5jZWRfYW5zd2Vyc2Agd2FzIHVudXNhYmxlLgogLSBgVElNRV9aT05FX1VOS05PV05gOiBgdGltZV96b25lYCBpcyBub3QgdGhlIG5hbWUgb2YgYSB0aW1lIHpvbmUuCgp4CgQEEQIFEgSuAwIWGmogUmV2aXNpb24gbnVtYmVyLCBmcm9tIDEuIEFtZW5kbWVudFNlcnZpY2UgY3JlYXRlcyBsYXRlciByZXZpc2lvbnM7IGBzaGVldGAgaGFzIHRoZSBhbnN3ZXJzIG9mCiB0aGlzIG9uZS4KCm0KBAQRAgYSBLADAiUaXyBUaGUgbm90aWZpY2F0aW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzOyBhYnNlbnQgaWYgaXQgbmFtZXMgbm9uZSwgb3Igbm9uZSBvZiB0aGUgcGFydGljaXBhbnQncy4KClgKBAQRAgcSBLIDAhUaSiBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCB3aXRoZHJldyB0aGUgc2hlZXQuIGBzaGVldGAgdGhlbiBoYXMgbm8gYW5zd2Vycy4KCmMKAgQSEga2AwDMAwEaVSBUaGUgbm90aWZpY2F0aW9uIHRoYXQgY2F1c2VkIGEgc2hlZXQsIGFzIHBsYW5uZWQgYnkgb3RvbGl0aC1wbGFubmluZyAoVFlUIMKnMy4zLjMpLgoKMQoEBBICABIEuAMCLBojIFBsYW5uZWQgdGltZSBvZiB0aGUgbm90aWZpY2F0aW9uLgoKggEKBAQSAgESBLsDAhEadCBXaGV0aGVyIHRoZSB0aW1lIHdhcyBmaXhlZCBieSB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGluc3RlYWQgb2YgZHJhd24gYXQgcmFuZG9tIChUWVQKIGBub3RpZmljYXRpb25fZml4ZWRgKS4KClMKBAQSAgISBL0DAiwaRSBFbmQgb2YgdGhlIHRpbWUgZm9yIGFuc3dlcmluZzsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBub3RpZmljYXRpb24uCgqAAQoEBBICAxIEwAMCExpyIFdoZXRoZXIgdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCBhdCBvciBhZnRlciBgZXhwaXJlX3RpbWVgOyB3aXRoIGBjb21wbGV0aW9uX21pbnV0ZXNgLCB3aGV0aGVyIGl0CiB3YXMgYmVndW4gdGhlbi4KCk4KBAQSAgQSBMIDAhoaQCBXaGV0aGVyIHRoZSBzaGVldCBhcnJpdmVkIGEgZGF5IG9yIG1vcmUgYWZ0ZXIgaXQgd2FzIGZpbmlzaGVkLgoKWQoEBBICBRIExAMCIBpLIFRpbWUgbGltaXQgaW4gbWludXRlcyBmcm9tIGJlZ2lubmluZyB0byBmaW5pc2hpbmcgdGhlIHNoZWV0OyAwOiBubyBsaW1pdC4KCkkKBAQSAgYSBMYDAhQaOyBXaGV0aGVyIGZpbGxpbmcgaW4gdG9vayBsb25nZXIgdGhhbiBgY29tcGxldGlvbl9taW51dGVzYC4KCp0BCgQEEgIHEgTJAwIbGo4BIFdoZXRoZXIgYW5vdGhlciBzaGVldCBvZiB0aGUgcGFydGljaXBhbnQgYW5zd2VycyB0aGUgc2FtZSBub3RpZmljYXRpb246IGZpbmlzaGVkIGVhcmxpZXIgYW5kCiBub3Qgd2l0aGRyYXduLiBUaGUgZWFybGllc3Qgc3VjaCBzaGVldCBjb3VudHMuCgpECgQEEgIIEgTLAwIRGjYgV2hldGhlciB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkIGJlZm9yZSBgbm90aWZ5X3RpbWVgLgoKLgoCBBMSBs8DANoDARogIFNlbGVjdHMgYW5zd2VycyBvZiB0aGUgY2FsbGVyLgoKGgoEBBMCABIE0QMCFhoMIFRoZSBzdHVkeS4KCkwKBAQTAgESBNMDAh4aPiBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OyBhbGwgaXRzIHZlcnNpb25zIGFyZSBpbmNsdWRlZC4KCjAKBAQTAgISBNUDAhgaIiBBIHF1ZXN0aW9uIG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKQgoEBBMCAxIE1wMCKxo0IEVhcmxpZXN0IGZpbmlzaCB0aW1lIHRvIGluY2x1ZGU7IGFic2VudDogbm8gbGltaXQuCgpVCgQEEwIEEgTZAwIpGkcgU2hlZXRzIGZpbmlzaGVkIGF0IG9yIGFmdGVyIHRoaXMgdGltZSBhcmUgbGVmdCBvdXQ7IGFic2VudDogbm8gbGltaXQuCgoiCgIEFBIG3QMA4wMBGhQgQW5zd2VycyBvdmVyIHRpbWUuCgqsAQoEBBQCABIE4AMCIhqdASBBbnN3ZXJzLCBvbGRlc3QgZmlyc3QuIElmIHRoZXJlIGFyZSBtb3JlIHRoYW4gMTAsMDAwLCBvciBtb3JlIHRoYW4gYSBtZXNzYWdlIGNhbiBob2xkLCB0aGUKIG5ld2VzdCBvbmVzLiBSZXBlYXQgdGhlIGNhbGwgd2l0aCBgZW5kX3RpbWVgIHRvIGdldCBvbGRlciBvbmVzLgoKSQoEBBQCARIE4gMCFRo7IFdoZXRoZXIgb2xkZXIgYW5zd2VycyB3ZXJlIGxlZnQgb3V0IGJlY2F1c2Ugb2YgdGhlIGxpbWl0LgoKGwoCBBUSBuYDAPQDARoNIE9uZSBhbnN3ZXIuCgopCgQEFQIAEgToAwIsGhsgRmluaXNoIHRpbWUgb2YgdGhlIHNoZWV0LgoKJQoEBBUIABIG6gMC8QMDGhUgVmFsdWUgYXMgaW4gQW5zd2VyLgoKKAoEBBUCARIE7AMEFhoaIFNhbWUgYXMgYEFuc3dlci5udW1iZXJgLgoKKAoEBBUCAhIE7gMEFRoaIFNhbWUgYXMgYEFuc3dlci5jaG9pY2VgLgoKOgoEBBUCAxIE8AMEFBosIEEgdGV4dCwgb3IgYSBkYXRlLCB0aW1lLCBvciBkYXRlIGFuZCB0aW1lLgoKQgoEBBUCBBIE8wMCFRo0IFZlcnNpb24gb2YgdGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGUgc2hlZXQgbmFtZXMuCgoyCgIFAxIG9wMA/gMBGiQgVGhlIG1lYW5pbmcgb2YgYSByb3cgb2YgYW4gZXhwb3J0LgoKJAoEBQMCABIE+QMCIBoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgpVCgQFAwIBEgT7AwIZGkcgT25lIHJvdyBwZXIgc2hlZXQsIG9uZSBjb2x1bW4gcGVyIHF1ZXN0aW9uOyBuZWVkcyBgcXVlc3Rpb25uYWlyZV9pZGAuCgpICgQFAwICEgT9AwIZGjogT25lIHJvdyBwZXIgYW5zd2VyIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeS4KCi8KAgQWEgaBBACNBAEaISBTaGVldHMgYW5kIGxheW91dCBvZiBhbiBleHBvcnQuCgpACgQEFgIAEgSDBAIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgpSCgQEFgIBEgSFBAIeGkQgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeS4gSW4gdGhlIGxvbmcgbGF5b3V0LCBlbXB0eSBtZWFucyBhbGwuCgohCgQEFgICEgSHBAIaGhMgTWVhbmluZyBvZiBhIHJvdy4KCmsKBAQWAgMSBIkEAiUaXSBXaGV0aGVyIHNoZWV0cyBvZiB0ZXN0IHBhcnRpY2lwYW50cyBhcmUgaW5jbHVkZWQ7IHRoZSBjb2x1bW4gYHRlc3RfcGFydGljaXBhbnRgIG1hcmtzIHRoZW0uCgqqAQoEBBYCBBIEjAQCGRqbASBXaGV0aGVyIHZhbHVlcyBvZiBzZWxmLWFzc2Vzc21lbnQgbWFuaWtpbnMgYXJlIGNvbnZlcnRlZCB0byB0aGUgc2NhbGUgb2YgdGhlIGZvcm1lciBzeXN0ZW1zLCAwCiB0byAxIGluIHN0ZXBzIG9mIDAuMTI1IChUWVQgwqczLjMuMyk6ICh2YWx1ZSDiiJIgMSkgw7cgOC4KClsKAgQXEgaQBACVBAEaTSBBIHBhcnQgb2YgYW4gZXhwb3J0LiBUaGUgZXhwb3J0IGlzIHRoZSBjb25jYXRlbmF0aW9uIG9mIGl0cyBwYXJ0cyBpbiBvcmRlci4KClMKBAQXAgASBJIEAhAaRSBCeXRlcyBvZiB0aGUgQ1NWIGZpbGUuIEEgY2h1bmsgbWF5IGVuZCB3aXRoaW4gYSByb3cgb3IgYSBjaGFyYWN0ZXIuCgo2CgQEFwIBEgSUBAIUGiggTnVtYmVyIG9mIHNoZWV0cyBpbiB0aGlzIGNodW5rJ3Mgcm93cy4KCiEKAgUEEgaYBAClBAEaEyBBIGtpbmQgb2YgZXhwb3J0LgoKJAoEBQQCABIEmgQCHxoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgpRCgQFBAIBEgScBAImGkMgRXhwb3J0QW5zd2VyU2hlZXRzLCBFWFBPUlRfTEFZT1VUX1dJREU7IG5lZWRzIGBxdWVzdGlvbm5haXJlX2lkYC4KCjcKBAUEAgISBJ4EAiYaKSBFeHBvcnRBbnN3ZXJTaGVldHMsIEVYUE9SVF9MQVlPVVRfTE9ORy4KCjEKBAUEAgMSBKAEAh0aIyBBbWVuZG1lbnRTZXJ2aWNlLkV4cG9ydFJldmlzaW9ucy4KCiwKBAUEAgQSBKIEAhsaHiBSZWNvcmRTZXJ2aWNlLkV4cG9ydFJlY29yZHMuCgo5CgQFBAIFEgSkBAImGisgTGlzdGVuaW5nU2VydmljZS5FeHBvcnRMaXN0ZW5pbmdTZXNzaW9ucy4KCjQKAgQYEgaoBAC2BAEaJiBTZWxlY3RzIHRoZSBleHBvcnQgYW5kIHRoZSBsYW5ndWFnZS4KCkAKBAQYAgASBKoEAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCjMKBAQYAgESBKwEAhgaJSBFeHBvcnQgd2hvc2UgY29sdW1ucyBhcmUgZGVzY3JpYmVkLgoKgAEKBAQYAgISBK8EAh4aciBRdWVzdGlvbm5haXJlIG9mIHNoZWV0cyBhbmQgcmV2aXNpb25zLiBFeGNlcHQgZm9yIHRoZSB3aWRlIGxheW91dCwgZW1wdHkgbWVhbnMgYWxsCiBxdWVzdGlvbm5haXJlcyBvZiB0aGUgc3R1ZHkuCgqMAgoEBBgCAxIEswQCFhr9ASBCQ1AgNDcgbGFuZ3VhZ2U7IGVtcHR5OiB0aGUgZGVmYXVsdCBsYW5ndWFnZSBvZiBlYWNoIHF1ZXN0aW9ubmFpcmUuIEEgdGV4dCB0aGF0IGlzIG1pc3NpbmcgaW4KIGl0IGlzIGdpdmVuIGluIEVuZ2xpc2gsIG90aGVyd2lzZSBpbiB0aGUgcXVlc3Rpb25uYWlyZSdzIGRlZmF1bHQgbGFuZ3VhZ2UsIGFuZCB0aGUgY29kZWJvb2sKIHN0YXRlcyB3aGljaC4gVGV4dHMgb2YgT3RvbGl0aCBpdHNlbGYgYXJlIGluIEdlcm1hbiBvciBFbmdsaXNoLgoKNAoEBBgCBBIEtQQCGRomIFNhbWUgdmFsdWUgYXMgaW4gdGhlIGV4cG9ydCByZXF1ZXN0LgoKXgoCBBkSBrkEALwEARpQIEEgcGFydCBvZiBhIGNvZGVib29rLiBUaGUgY29kZWJvb2sgaXMgdGhlIGNvbmNhdGVuYXRpb24gb2YgaXRzIHBhcnRzIGluIG9yZGVyLgoKRQoEBBkCABIEuwQCERo3IEJ5dGVzIG9mIHRoZSBKU09OIGRvY3VtZW50OyBhIGNodW5rIG1heSBlbmQgYW55d2hlcmUuCmIGcHJvdG8z")
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
    self.feedback = Codec.messages(c.pointee.feedback, c.pointee.n_feedback) { CatalogueV1.LocalizedText($0) }
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
    if !self.feedback.isEmpty {
      c.pointee.n_feedback = self.feedback.count
      c.pointee.feedback = arena.array(self.feedback) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__LocalizedText>? }
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
