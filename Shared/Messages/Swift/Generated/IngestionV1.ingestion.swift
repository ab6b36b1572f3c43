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

  /// Why staff corrected answers.
  public enum CorrectionReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned for a correction; rejected (REQUIRED).
    case unspecified
    /// The participant made a mistake, such as a wrong key.
    case entryError
    /// The participant asked for the correction.
    case participantRequest
    /// The answer differs from a document, such as a hospital record.
    case sourceDocument
    /// The device or the app made a mistake.
    case technicalError
    /// Another reason.
    case other
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .entryError, .participantRequest, .sourceDocument, .technicalError, .other] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .entryError
        case 2: .participantRequest
        case 3: .sourceDocument
        case 4: .technicalError
        case 5: .other
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .entryError: 1
        case .participantRequest: 2
        case .sourceDocument: 3
        case .technicalError: 4
        case .other: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// Why staff marked a sheet.
  public enum SheetMark: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not marked.
    case unspecified
    /// Filled in on the device of someone else, or by someone else.
    case wrongDevice
    /// Filled in carelessly.
    case careless
    /// Has the answers of another sheet of the participant.
    case duplicate
    /// Another reason.
    case other
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .wrongDevice, .careless, .duplicate, .other] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .wrongDevice
        case 2: .careless
        case 3: .duplicate
        case 4: .other
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .wrongDevice: 1
        case .careless: 2
        case .duplicate: 3
        case .other: 4
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
    /// One row per participant who joined the study or has data in it, without answers: present group,
    /// days of joining and leaving, version and language of the consent. Neither a questionnaire nor a
    /// filter nor a cursor can be given (FILTER_NOT_APPLICABLE). `ExportAnswerSheetsResponse.sheets`
    /// counts the rows.
    case participants
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .wide, .long, .participants] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .wide
        case 2: .long
        case 3: .participants
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .wide: 1
        case .long: 2
        case .participants: 3
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
    /// ExportAnswerSheets, EXPORT_LAYOUT_PARTICIPANTS.
    case participants
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .answerSheetsWide, .answerSheetsLong, .revisions, .records, .listeningSessions, .participants] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .answerSheetsWide
        case 2: .answerSheetsLong
        case 3: .revisions
        case 4: .records
        case 5: .listeningSessions
        case 6: .participants
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
        case .participants: 6
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
    /// Answers of other questionnaires, and of the previous sheet of this one, that decided what was
    /// shown or are used in expressions, as known to the device. For a
    /// reference without an entry, the server uses the participant's latest stored sheet of that
    /// questionnaire as of `finish_time`; later sheets do not count, whenever they arrive. Up to 100;
    /// invalid and excess entries are left out.
    public var referencedAnswers: [IngestionV1.ReferencedAnswer]
    /// How the sheet was closed.
    public var closing: IngestionV1.SheetClosing
    /// Device that the sheet was filled in on; absent if not reported.
    public var device: IngestionV1.Device?
    /// Profile fields that the version's expressions refer to (`ExpressionNode.profile_field`), as known
    /// to the device, each at most once; a field without a value is left out. They are kept with the
    /// sheet and used for its amendments as well. Other entries and invalid values are left out.
    public var profileValues: [IngestionV1.ProfileValue]

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
      device: IngestionV1.Device? = nil,
      profileValues: [IngestionV1.ProfileValue] = []
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
      self.profileValues = profileValues
    }
  }

  /// The value of a profile field on the device.
  public struct ProfileValue: Message {
    /// The value; required.
    public enum OneOfValue: Sendable, Hashable {
      /// A text, e.g. `female`.
      case text(String)
      /// A number.
      case number(Double)
    }

    /// Name of the field as in `ExpressionNode.profile_field`.
    public var field: String
    /// The value; required.
    public var value: IngestionV1.ProfileValue.OneOfValue?

    public init(field: String = "", value: IngestionV1.ProfileValue.OneOfValue? = nil) {
      self.field = field
      self.value = value
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
      /// code; ranking: the codes from the first rank on.
      case choice(IngestionV1.Codes)
      /// Slider, SAM, visual analogue scale, number; duration and countdown in seconds. A value that exceeds a bound
      /// only by rounding to 32 bits is stored as that bound.
      case number(Double)
      /// Text line, text area, e-mail, address, telephone. Stored in Unicode normalisation form C; if
      /// the question has a pattern, without white space at both ends. File: the SHA-256 of its bytes,
      /// 64 lower-case hexadecimal digits, see AnswerFileService.
      case text(String)
      /// `YYYY-MM-DD` of the Gregorian calendar. Here and in times, decimal digits of any script are
      /// read, and marks of the writing direction are ignored; stored with the digits 0 to 9.
      case date(String)
      /// `HH:MM`.
      case time(String)
      /// `YYYY-MM-DDTHH:MM`, in the sheet's time zone.
      case dateTime(String)
    }

    /// The question's `element_id`; in a repeating group with the repetition, e.g. `dose_2`.
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
    /// Distinct codes, in any order unless they are a ranking.
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
    /// if a rule of this version refers to the question: an entry with other free text is left
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
    /// SHA-256 of the files that the sheet names and that have not arrived yet, in the order of the
    /// answers: upload them. Set for VERDICT_CREATED and VERDICT_EXISTS.
    public var pendingFiles: [String]

    public init(
      sheetID: String = "",
      verdict: IngestionV1.Verdict = IngestionV1.Verdict(rawValue: 0),
      violations: [IngestionV1.Violation] = [],
      next: [IngestionV1.Offer] = [],
      scores: [IngestionV1.SheetScore] = [],
      retryDelay: GoogleProtobuf.Duration? = nil,
      deviations: [String] = [],
      feedback: [CatalogueV1.LocalizedText] = [],
      pendingFiles: [String] = []
    ) {
      self.sheetID = sheetID
      self.verdict = verdict
      self.violations = violations
      self.next = next
      self.scores = scores
      self.retryDelay = retryDelay
      self.deviations = deviations
      self.feedback = feedback
      self.pendingFiles = pendingFiles
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

  /// A score or calculation of one sheet.
  public struct SheetScore: Message {
    /// `Score.score_id` or `Calculation.calculation_id` of the version that the sheet names.
    public var scoreID: String
    /// Value; absent if too few items were answered, and for a calculation that is missing or not a
    /// number.
    public var value: GoogleProtobuf.DoubleValue?
    /// Code of the band that the value lies in; may be empty.
    public var band: String
    /// Value of a calculation that is not a number: `yes` or `no`, a text, a date or a time; otherwise
    /// empty.
    public var text: String

    public init(
      scoreID: String = "",
      value: GoogleProtobuf.DoubleValue? = nil,
      band: String = "",
      text: String = ""
    ) {
      self.scoreID = scoreID
      self.value = value
      self.band = band
      self.text = text
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
    /// - `REFERENCE_LEFT_OUT`: `notification_id`, or an entry of `referenced_answers` or
    ///   `profile_values`, was unusable.
    /// - `TIME_ZONE_UNKNOWN`: `time_zone` is not the name of a time zone.
    /// - `CONSTRAINT_VIOLATED`: the answers violate a constraint of the questionnaire. Amendments do not
    ///   change the mark.
    public var deviations: [String]
    /// Revision number, from 1. AmendmentService creates later revisions; `sheet` has the answers of
    /// this one.
    public var revision: UInt32
    /// The notification that the sheet names; absent if it names none, or none of the participant's.
    public var notification: IngestionV1.NotificationFacts?
    /// Whether the participant withdrew the sheet. `sheet` then has no answers.
    public var withdrawn: Bool
    /// The latest correction by the study's staff; absent if they corrected nothing. ListRevisions has
    /// the answers before it.
    public var correction: IngestionV1.StaffCorrection?
    /// The mark by the study's staff; absent if not marked. The sheet counts nevertheless.
    public var mark: IngestionV1.StaffMark?

    public init(
      sheet: IngestionV1.AnswerSheet? = nil,
      receiveTime: GoogleProtobuf.Timestamp? = nil,
      scores: [IngestionV1.SheetScore] = [],
      groupID: String = "",
      deviations: [String] = [],
      revision: UInt32 = 0,
      notification: IngestionV1.NotificationFacts? = nil,
      withdrawn: Bool = false,
      correction: IngestionV1.StaffCorrection? = nil,
      mark: IngestionV1.StaffMark? = nil
    ) {
      self.sheet = sheet
      self.receiveTime = receiveTime
      self.scores = scores
      self.groupID = groupID
      self.deviations = deviations
      self.revision = revision
      self.notification = notification
      self.withdrawn = withdrawn
      self.correction = correction
      self.mark = mark
    }
  }

  /// A correction by staff.
  public struct StaffCorrection: Message {
    /// Why.
    public var reason: IngestionV1.CorrectionReason
    /// Time by the server's clock.
    public var correctTime: GoogleProtobuf.Timestamp?
    /// The revision that it made.
    public var revision: UInt32

    public init(
      reason: IngestionV1.CorrectionReason = IngestionV1.CorrectionReason(rawValue: 0),
      correctTime: GoogleProtobuf.Timestamp? = nil,
      revision: UInt32 = 0
    ) {
      self.reason = reason
      self.correctTime = correctTime
      self.revision = revision
    }
  }

  /// A mark by staff.
  public struct StaffMark: Message {
    /// Why.
    public var mark: IngestionV1.SheetMark
    /// Time by the server's clock.
    public var markTime: GoogleProtobuf.Timestamp?

    public init(
      mark: IngestionV1.SheetMark = IngestionV1.SheetMark(rawValue: 0),
      markTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.mark = mark
      self.markTime = markTime
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
    /// Sheets to include; absent: all.
    public var filter: CommonV1.ExportFilter?
    /// `cursor` of an earlier export of sheets of this study, with the same filter; empty: all sheets. Only
    /// sheets that were stored, amended, marked, reviewed or withdrawn after that export began are
    /// included.
    public var since: String

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      layout: IngestionV1.ExportLayout = IngestionV1.ExportLayout(rawValue: 0),
      includeTestParticipants: Bool = false,
      legacyScales: Bool = false,
      filter: CommonV1.ExportFilter? = nil,
      since: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.layout = layout
      self.includeTestParticipants = includeTestParticipants
      self.legacyScales = legacyScales
      self.filter = filter
      self.since = since
    }
  }

  /// A part of an export. The export is the concatenation of its parts in order.
  public struct ExportAnswerSheetsResponse: Message {
    /// Bytes of the CSV file. A chunk may end within a row or a character.
    public var csv: [UInt8]
    /// Number of sheets in this chunk's rows.
    public var sheets: UInt32
    /// Cursor for `since`. Set in the last part only: an export without it is not complete.
    public var cursor: String

    public init(csv: [UInt8] = [], sheets: UInt32 = 0, cursor: String = "") {
      self.csv = csv
      self.sheets = sheets
      self.cursor = cursor
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
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, GoogleProtobuf.wrappersFile, CatalogueV1.textFile, CommonV1.exportFilterFile],
    base64: "CiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90bxolb3RvbGl0aC9jb21tb24vdjEvZXhwb3J0X2ZpbHRlci5wcm90byL7BgoLQW5zd2VyU2hlZXQSGQoIc2hlZXRfaWQYASABKAlSB3NoZWV0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YBCABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAUgASgJUgtjb250ZW50SGFzaBI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC2ZpbmlzaF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZmluaXNoVGltZRIbCgl0aW1lX3pvbmUYCCABKAlSCHRpbWVab25lEicKD25vdGlmaWNhdGlvbl9pZBgJIAEoCVIObm90aWZpY2F0aW9uSWQSHwoLYXBwX3ZlcnNpb24YCyABKAlSCmFwcFZlcnNpb24SGgoIcGxhdGZvcm0YDCABKAlSCHBsYXRmb3JtEjYKB2Fuc3dlcnMYDSADKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSB2Fuc3dlcnMSPAoFbm9pc2UYDiADKAsyJi5vdG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZU1lYXN1cmVtZW50UgVub2lzZRJHCglwb3NpdGlvbnMYDyADKAsyKS5vdG9saXRoLmluZ2VzdGlvbi52MS5Qb3NpdGlvbk1lYXN1cmVtZW50Uglwb3NpdGlvbnMSVQoScmVmZXJlbmNlZF9hbnN3ZXJzGBAgAygLMiYub3RvbGl0aC5pbmdlc3Rpb24udjEuUmVmZXJlbmNlZEFuc3dlclIRcmVmZXJlbmNlZEFuc3dlcnMSPAoHY2xvc2luZxgRIAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0Q2xvc2luZ1IHY2xvc2luZxI0CgZkZXZpY2UYEiABKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5EZXZpY2VSBmRldmljZRJJCg5wcm9maWxlX3ZhbHVlcxgmIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLlByb2ZpbGVWYWx1ZVINcHJvZmlsZVZhbHVlcyJdCgxQcm9maWxlVmFsdWUSFAoFZmllbGQYASABKAlSBWZpZWxkEhQKBHRleHQYAiABKAlIAFIEdGV4dBIYCgZudW1iZXIYAyABKAFIAFIGbnVtYmVyQgcKBXZhbHVlInMKBkRldmljZRIWCgZzeXN0ZW0YASABKAlSBnN5c3RlbRIlCg5zeXN0ZW1fdmVyc2lvbhgCIAEoCVINc3lzdGVtVmVyc2lvbhIUCgVtYWtlchgDIAEoCVIFbWFrZXISFAoFbW9kZWwYBCABKAlSBW1vZGVsIp8CCgZBbnN3ZXISHQoKZWxlbWVudF9pZBgBIAEoCVIJZWxlbWVudElkEjUKBmNob2ljZRgCIAEoCzIbLm90b2xpdGguaW5nZXN0aW9uLnYxLkNvZGVzSABSBmNob2ljZRIYCgZudW1iZXIYAyABKAFIAFIGbnVtYmVyEhQKBHRleHQYBCABKAlIAFIEdGV4dBIUCgRkYXRlGAUgASgJSABSBGRhdGUSFAoEdGltZRgGIAEoCUgAUgR0aW1lEh0KCWRhdGVfdGltZRgIIAEoCUgAUghkYXRlVGltZRI7CgthbnN3ZXJfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmFuc3dlclRpbWVCBwoFdmFsdWUiHQoFQ29kZXMSFAoFY29kZXMYASADKAlSBWNvZGVzIpwBChBOb2lzZU1lYXN1cmVtZW50Ej0KDG1lYXN1cmVfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC21lYXN1cmVUaW1lEhQKBWxldmVsGAIgASgBUgVsZXZlbBIzCgR1bml0GAMgASgOMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuTm9pc2VVbml0UgR1bml0IsgBChNQb3NpdGlvbk1lYXN1cmVtZW50Ej0KDG1lYXN1cmVfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC21lYXN1cmVUaW1lEhoKCGxhdGl0dWRlGAIgASgBUghsYXRpdHVkZRIcCglsb25naXR1ZGUYAyABKAFSCWxvbmdpdHVkZRI4CghhbHRpdHVkZRgEIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIIYWx0aXR1ZGUivAEKEFJlZmVyZW5jZWRBbnN3ZXISKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZBIUCgVjb2RlcxgDIAMoCVIFY29kZXMSNAoGbnVtYmVyGAQgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZudW1iZXISEgoEdGV4dBgFIAEoCVIEdGV4dCJWChlTdWJtaXRBbnN3ZXJTaGVldHNSZXF1ZXN0EjkKBnNoZWV0cxgBIAMoCzIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkFuc3dlclNoZWV0UgZzaGVldHMiWwoJVmlvbGF0aW9uEhQKBWZpZWxkGAEgASgJUgVmaWVsZBIWCgZyZWFzb24YAiABKAlSBnJlYXNvbhIgCgtkZXNjcmlwdGlvbhgDIAEoCVILZGVzY3JpcHRpb24i0AMKDFNoZWV0VmVyZGljdBIZCghzaGVldF9pZBgBIAEoCVIHc2hlZXRJZBI3Cgd2ZXJkaWN0GAIgASgOMh0ub3RvbGl0aC5pbmdlc3Rpb24udjEuVmVyZGljdFIHdmVyZGljdBI/Cgp2aW9sYXRpb25zGAMgAygLMh8ub3RvbGl0aC5pbmdlc3Rpb24udjEuVmlvbGF0aW9uUgp2aW9sYXRpb25zEi8KBG5leHQYBCADKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5PZmZlclIEbmV4dBI4CgZzY29yZXMYBSADKAsyIC5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldFNjb3JlUgZzY29yZXMSOgoLcmV0cnlfZGVsYXkYBiABKAsyGS5nb29nbGUucHJvdG9idWYuRHVyYXRpb25SCnJldHJ5RGVsYXkSHgoKZGV2aWF0aW9ucxgHIAMoCVIKZGV2aWF0aW9ucxI/CghmZWVkYmFjaxgIIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSCGZlZWRiYWNrEiMKDXBlbmRpbmdfZmlsZXMYMCADKAlSDHBlbmRpbmdGaWxlcyKrAQoFT2ZmZXISKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SNwoEaW5mbxgDIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBGluZm8SJAoOYWZ0ZXJfc2hlZXRfaWQYBCABKAlSDGFmdGVyU2hlZXRJZCKDAQoKU2hlZXRTY29yZRIZCghzY29yZV9pZBgBIAEoCVIHc2NvcmVJZBIyCgV2YWx1ZRgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIFdmFsdWUSEgoEYmFuZBgDIAEoCVIEYmFuZBISCgR0ZXh0GAQgASgJUgR0ZXh0Ii4KEUxpc3RPZmZlcnNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIkkKEkxpc3RPZmZlcnNSZXNwb25zZRIzCgZvZmZlcnMYASADKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5PZmZlclIGb2ZmZXJzIlwKGlN1Ym1pdEFuc3dlclNoZWV0c1Jlc3BvbnNlEj4KCHZlcmRpY3RzGAEgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuU2hlZXRWZXJkaWN0Ugh2ZXJkaWN0cyKbAQoXTGlzdEFuc3dlclNoZWV0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuIoMBChhMaXN0QW5zd2VyU2hlZXRzUmVzcG9uc2USPwoGc2hlZXRzGAEgAygLMicub3RvbGl0aC5pbmdlc3Rpb24udjEuU3RvcmVkQW5zd2VyU2hlZXRSBnNoZWV0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4igwQKEVN0b3JlZEFuc3dlclNoZWV0EjcKBXNoZWV0GAEgASgLMiEub3RvbGl0aC5pbmdlc3Rpb24udjEuQW5zd2VyU2hlZXRSBXNoZWV0Ej0KDHJlY2VpdmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3JlY2VpdmVUaW1lEjgKBnNjb3JlcxgDIAMoCzIgLm90b2xpdGguaW5nZXN0aW9uLnYxLlNoZWV0U2NvcmVSBnNjb3JlcxIZCghncm91cF9pZBgEIAEoCVIHZ3JvdXBJZBIeCgpkZXZpYXRpb25zGAUgAygJUgpkZXZpYXRpb25zEhoKCHJldmlzaW9uGAYgASgNUghyZXZpc2lvbhJLCgxub3RpZmljYXRpb24YByABKAsyJy5vdG9saXRoLmluZ2VzdGlvbi52MS5Ob3RpZmljYXRpb25GYWN0c1IMbm90aWZpY2F0aW9uEhwKCXdpdGhkcmF3bhgIIAEoCFIJd2l0aGRyYXduEkUKCmNvcnJlY3Rpb24YCSABKAsyJS5vdG9saXRoLmluZ2VzdGlvbi52MS5TdGFmZkNvcnJlY3Rpb25SCmNvcnJlY3Rpb24SMwoEbWFyaxgKIAEoCzIfLm90b2xpdGguaW5nZXN0aW9uLnYxLlN0YWZmTWFya1IEbWFyayKsAQoPU3RhZmZDb3JyZWN0aW9uEj4KBnJlYXNvbhgBIAEoDjImLm90b2xpdGguaW5nZXN0aW9uLnYxLkNvcnJlY3Rpb25SZWFzb25SBnJlYXNvbhI9Cgxjb3JyZWN0X3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb3JyZWN0VGltZRIaCghyZXZpc2lvbhgDIAEoDVIIcmV2aXNpb24ieQoJU3RhZmZNYXJrEjMKBG1hcmsYASABKA4yHy5vdG9saXRoLmluZ2VzdGlvbi52MS5TaGVldE1hcmtSBG1hcmsSNwoJbWFya190aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIbWFya1RpbWUi7gIKEU5vdGlmaWNhdGlvbkZhY3RzEjsKC25vdGlmeV90aW1lGAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRIUCgVmaXhlZBgCIAEoCFIFZml4ZWQSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhgKB2V4cGlyZWQYBCABKAhSB2V4cGlyZWQSJQoOZGVsaXZlcmVkX2xhdGUYBSABKAhSDWRlbGl2ZXJlZExhdGUSLQoSY29tcGxldGlvbl9taW51dGVzGAYgASgNUhFjb21wbGV0aW9uTWludXRlcxIaCghvdmVydGltZRgHIAEoCFIIb3ZlcnRpbWUSJwoPYW5zd2VyZWRfYmVmb3JlGAggASgIUg5hbnN3ZXJlZEJlZm9yZRIUCgVlYXJseRgJIAEoCFIFZWFybHki6QEKEEdldFNlcmllc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAyABKAlSCWVsZW1lbnRJZBI5CgpzdGFydF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjUKCGVuZF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHZW5kVGltZSJsChFHZXRTZXJpZXNSZXNwb25zZRI5CgZwb2ludHMYASADKAsyIS5vdG9saXRoLmluZ2VzdGlvbi52MS5TZXJpZXNQb2ludFIGcG9pbnRzEhwKCXRydW5jYXRlZBgCIAEoCFIJdHJ1bmNhdGVkItQBCgtTZXJpZXNQb2ludBI7CgtmaW5pc2hfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmZpbmlzaFRpbWUSGAoGbnVtYmVyGAIgASgBSABSBm51bWJlchI1CgZjaG9pY2UYAyABKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5Db2Rlc0gAUgZjaG9pY2USFAoEdGV4dBgEIAEoCUgAUgR0ZXh0EhgKB3ZlcnNpb24YBSABKA1SB3ZlcnNpb25CBwoFdmFsdWUizQIKGUV4cG9ydEFuc3dlclNoZWV0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjoKBmxheW91dBgDIAEoDjIiLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydExheW91dFIGbGF5b3V0EjoKGWluY2x1ZGVfdGVzdF9wYXJ0aWNpcGFudHMYBCABKAhSF2luY2x1ZGVUZXN0UGFydGljaXBhbnRzEiMKDWxlZ2FjeV9zY2FsZXMYBSABKAhSDGxlZ2FjeVNjYWxlcxI3CgZmaWx0ZXIYBiABKAsyHy5vdG9saXRoLmNvbW1vbi52MS5FeHBvcnRGaWx0ZXJSBmZpbHRlchIUCgVzaW5jZRgHIAEoCVIFc2luY2UiXgoaRXhwb3J0QW5zd2VyU2hlZXRzUmVzcG9uc2USEAoDY3N2GAEgASgMUgNjc3YSFgoGc2hlZXRzGAIgASgNUgZzaGVldHMSFgoGY3Vyc29yGAMgASgJUgZjdXJzb3Ii1wEKFUV4cG9ydENvZGVib29rUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3CgV0YWJsZRgCIAEoDjIhLm90b2xpdGguaW5nZXN0aW9uLnYxLkV4cG9ydFRhYmxlUgV0YWJsZRIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSGgoIbGFuZ3VhZ2UYBCABKAlSCGxhbmd1YWdlEiMKDWxlZ2FjeV9zY2FsZXMYBSABKAhSDGxlZ2FjeVNjYWxlcyIsChZFeHBvcnRDb2RlYm9va1Jlc3BvbnNlEhIKBGpzb24YASABKAxSBGpzb24qnwEKDFNoZWV0Q2xvc2luZxIdChlTSEVFVF9DTE9TSU5HX1VOU1BFQ0lGSUVEEAASGgoWU0hFRVRfQ0xPU0lOR19DT01QTEVURRABEhwKGFNIRUVUX0NMT1NJTkdfSU5DT01QTEVURRACEhsKF1NIRUVUX0NMT1NJTkdfQVVUT1NBVkVEEAMSGQoVU0hFRVRfQ0xPU0lOR19FWFBJUkVEEAQqfgoJTm9pc2VVbml0EhoKFk5PSVNFX1VOSVRfVU5TUEVDSUZJRUQQABIYChROT0lTRV9VTklUX0RFQ0lCRUxfQRABEiEKHU5PSVNFX1VOSVRfREVDSUJFTF9GVUxMX1NDQUxFEAISGAoUTk9JU0VfVU5JVF9BTVBMSVRVREUQAyqQAQoHVmVyZGljdBIXChNWRVJESUNUX1VOU1BFQ0lGSUVEEAASEwoPVkVSRElDVF9DUkVBVEVEEAESEgoOVkVSRElDVF9FWElTVFMQAhIUChBWRVJESUNUX0NPTkZMSUNUEAMSFAoQVkVSRElDVF9SRUpFQ1RFRBAEEhcKE1ZFUkRJQ1RfUkVUUllfTEFURVIQBSruAQoQQ29ycmVjdGlvblJlYXNvbhIhCh1DT1JSRUNUSU9OX1JFQVNPTl9VTlNQRUNJRklFRBAAEiEKHUNPUlJFQ1RJT05fUkVBU09OX0VOVFJZX0VSUk9SEAESKQolQ09SUkVDVElPTl9SRUFTT05fUEFSVElDSVBBTlRfUkVRVUVTVBACEiUKIUNPUlJFQ1RJT05fUkVBU09OX1NPVVJDRV9ET0NVTUVOVBADEiUKIUNPUlJFQ1RJT05fUkVBU09OX1RFQ0hOSUNBTF9FUlJPUhAEEhsKF0NPUlJFQ1RJT05fUkVBU09OX09USEVSEAUqjQEKCVNoZWV0TWFyaxIaChZTSEVFVF9NQVJLX1VOU1BFQ0lGSUVEEAASGwoXU0hFRVRfTUFSS19XUk9OR19ERVZJQ0UQARIXChNTSEVFVF9NQVJLX0NBUkVMRVNTEAISGAoUU0hFRVRfTUFSS19EVVBMSUNBVEUQAxIUChBTSEVFVF9NQVJLX09USEVSEAQqfQoMRXhwb3J0TGF5b3V0Eh0KGUVYUE9SVF9MQVlPVVRfVU5TUEVDSUZJRUQQABIWChJFWFBPUlRfTEFZT1VUX1dJREUQARIWChJFWFBPUlRfTEFZT1VUX0xPTkcQAhIeChpFWFBPUlRfTEFZT1VUX1BBUlRJQ0lQQU5UUxADKu8BCgtFeHBvcnRUYWJsZRIcChhFWFBPUlRfVEFCTEVfVU5TUEVDSUZJRUQQABIjCh9FWFBPUlRfVEFCTEVfQU5TV0VSX1NIRUVUU19XSURFEAESIwofRVhQT1JUX1RBQkxFX0FOU1dFUl9TSEVFVFNfTE9ORxACEhoKFkVYUE9SVF9UQUJMRV9SRVZJU0lPTlMQAxIYChRFWFBPUlRfVEFCTEVfUkVDT1JEUxAEEiMKH0VYUE9SVF9UQUJMRV9MSVNURU5JTkdfU0VTU0lPTlMQBRIdChlFWFBPUlRfVEFCTEVfUEFSVElDSVBBTlRTEAYy0wMKEkFuc3dlclNoZWV0U2VydmljZRJ8ChJTdWJtaXRBbnN3ZXJTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5TdWJtaXRBbnN3ZXJTaGVldHNSZXF1ZXN0GjAub3RvbGl0aC5pbmdlc3Rpb24udjEuU3VibWl0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACAhJkCgpMaXN0T2ZmZXJzEicub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdE9mZmVyc1JlcXVlc3QaKC5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0T2ZmZXJzUmVzcG9uc2UiA5ACARJ2ChBMaXN0QW5zd2VyU2hlZXRzEi0ub3RvbGl0aC5pbmdlc3Rpb24udjEuTGlzdEFuc3dlclNoZWV0c1JlcXVlc3QaLi5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACARJhCglHZXRTZXJpZXMSJi5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXRTZXJpZXNSZXF1ZXN0Gicub3RvbGl0aC5pbmdlc3Rpb24udjEuR2V0U2VyaWVzUmVzcG9uc2UiA5ACATKDAgoNRXhwb3J0U2VydmljZRJ+ChJFeHBvcnRBbnN3ZXJTaGVldHMSLy5vdG9saXRoLmluZ2VzdGlvbi52MS5FeHBvcnRBbnN3ZXJTaGVldHNSZXF1ZXN0GjAub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0QW5zd2VyU2hlZXRzUmVzcG9uc2UiA5ACAjABEnIKDkV4cG9ydENvZGVib29rEisub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0Q29kZWJvb2tSZXF1ZXN0Giwub3RvbGl0aC5pbmdlc3Rpb24udjEuRXhwb3J0Q29kZWJvb2tSZXNwb25zZSIDkAIBMAFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUr1xwEKlgIKAQwSAwUAEhqLAiBBbnN3ZXIgc2hlZXRzOiBhY2NlcHRlZCBvbmNlLCB2YWxpZGF0ZWQgYWdhaW5zdCB0aGUgcXVlc3Rpb25uYWlyZSB2ZXJzaW9uIHRoZXkgbmFtZSwgYW5kIHN0b3JlZAogZHVyYWJseSBiZWZvcmUgdGhlIHJlc3BvbnNlLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgpJCgIGABIEFQBCARo9IFN0b3JlcyBhbmQgcmVhZHMgYSBwYXJ0aWNpcGFudCdzIG93biBzaGVldHMuIE5lZWRzIGEgdG9rZW4uCgqdCgoEBgACABIEJgIoAxqOCiBTdG9yZXMgYSBiYXRjaCBvZiBzaGVldHMuIEVhY2ggc2hlZXQgZ2V0cyBpdHMgb3duIHZlcmRpY3Q7IGFuIGludmFsaWQgc2hlZXQgZG9lcyBub3QgYWZmZWN0IHRoZQogb3RoZXJzLiBDcmVhdGVkIGFuZCBleGlzdGluZyBzaGVldHMgYXJlIGR1cmFibGUgd2hlbiB0aGUgcmVzcG9uc2UgYXJyaXZlcy4KCiBUZXh0IHRoYXQgaXMgbm90IFVURi04IG9yIGNvbnRhaW5zIGEgTlVMIHJlamVjdHMgb25seSBpdHMgb3duIHNoZWV0IChURVhUX0lOVkFMSUQsIHdpdGggdGhlCiBmaWVsZCk7IGluIHRleHRzIGFib3V0IHRoZSBkZXZpY2UgdGhlIHVudXNhYmxlIGNoYXJhY3RlcnMgYXJlIHJlcGxhY2VkIGluc3RlYWQuIEEgYmF0Y2ggaGFzIDHigJM1MDAgc2hlZXRzLCBhdCBtb3N0IDggTWlCIGJlZm9yZSBhbmQgYWZ0ZXIgZGVjb21wcmVzc2lvbiwgYW5kIGF0IG1vc3QKIDI1MCwwMDAgZWxlbWVudHMgb2YgcmVwZWF0ZWQgZmllbGRzIGluIHRvdGFsIChzaGVldHMsIGFuc3dlcnMsIGNvZGVzLCBtZWFzdXJlbWVudHMgYW5kCiByZWZlcmVuY2VzKS4gU2VuZCBsYXJnZXIgYW1vdW50cyBpbiBzZXZlcmFsIGJhdGNoZXMuIEEgcGFydGljaXBhbnQgbWF5IHN0b3JlIDUwLDAwMCBzaGVldHMgYQogZGF5IChVVEMsIGJ5IHRpbWUgb2YgcmVjZWlwdCksIGFuZCA1MDAsMDAwIHNoZWV0cyBhbmQgMiBHaUIgb2YgY29udGVudHMgaW4gZWFjaCBzdHVkeSwgdW5sZXNzCiB0aGUgb3BlcmF0b3IgY29uZmlndXJlZCBvdGhlciBsaW1pdHMuIEEgYmF0Y2ggdGhhdCBzdGFydHMgYmVsb3cgYSBsaW1pdCBpcyBzdG9yZWQgY29tcGxldGVseS4KCiBFcnJvcnMgKG9mIHRoZSB3aG9sZSBjYWxsKTogSU5WQUxJRF9BUkdVTUVOVCBmb3IgYW4gZW1wdHkgYmF0Y2ggKEVNUFRZKSBhbmQgZm9yIGJ5dGVzIHRoYXQgZG8KIG5vdCBkZWNvZGUgKE1BTEZPUk1FRCwgVE9PX0RFRVApOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gQkFUQ0hfVE9PX0xBUkdFIGZvciBtb3JlIHRoYW4KIDUwMCBzaGVldHMsIHdpdGggTUVTU0FHRV9UT09fTEFSR0Ugb3IgTUVTU0FHRV9UT09fTUFOWV9FTEVNRU5UUyBmb3IgYSBtZXNzYWdlIHRoYXQgaXMgdG9vIGxhcmdlCiAoc2VuZCBmZXdlciBzaGVldHMgaW4gb25lIGJhdGNoKSwgYW5kIHdpdGggVkFMSURBVElPTl9MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIHRvbyBtYW55IGxhcmdlCiBiYXRjaGVzIGFyZSBiZWluZyB2YWxpZGF0ZWQ7IFVOQVVUSEVOVElDQVRFRDsgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgYmF0Y2gKIGFnYWluLgoKmAMKBAYAAgESBC8CMQMaiQMgTGlzdHMgdGhlIHF1ZXN0aW9ubmFpcmVzIG9mIGEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHNob3VsZCBmaWxsIGluIG5leHQ6IGZpcnN0IHRob3NlIHRoYXQgYmxvY2sKIGFsbCBvdGhlcnMsIHRoZW4gdGhvc2UgdGhhdCBmb2xsb3cgZnJvbSB0aGUgbGF0ZXN0IHNoZWV0cy4gQ29tcHV0ZWQgZnJvbSB0aGUgc3RvcmVkIHNoZWV0cy4KIFdpdGhvdXQgcGFnZXM6IGVhY2ggcXVlc3Rpb25uYWlyZSBpcyBvZmZlcmVkIGF0IG1vc3Qgb25jZSwgYW5kIGEgc3R1ZHkgaGFzIGF0IG1vc3QgMTAwLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOCiBhbmQgUmV0cnlJbmZvLgoKWAoEBgACAhIENQI3AxpKIExpc3RzIHRoZSBjYWxsZXIncyBvd24gc2hlZXRzLCBuZXdlc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK4wMKBAYAAgMSBD8CQQMa1AMgUmV0dXJucyB0aGUgY2FsbGVyJ3MgYW5zd2VycyB0byBvbmUgcXVlc3Rpb24gb3ZlciB0aW1lLCBvbGRlc3QgZmlyc3QuIFNoZWV0cyBtYXJrZWQKIENMT0NLX0lNUExBVVNJQkxFIGFyZSBsZWZ0IG91dCAoTGlzdEFuc3dlclNoZWV0cyBhbmQgZXhwb3J0cyBpbmNsdWRlIHRoZW0pLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV04sIFFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZIG9yCiBFTEVNRU5UX1VOS05PV04gaWYgdGhlcmUgYXJlIG5vIHN1Y2ggYW5zd2VycyBhbmQgdGhlcmUgY2FuIGJlIG5vbmUuIEEgcXVlc3Rpb25uYWlyZSByZXN0cmljdGVkCiB0byBncm91cHMgdGhhdCB0aGUgY2FsbGVyIG5ldmVyIGJlbG9uZ2VkIHRvIGlzIHRyZWF0ZWQgYXMgbm90IHBhcnQgb2YgdGhlIHN0dWR5LCBoZXJlIGFuZCBpbgogU3VibWl0QW5zd2VyU2hlZXRzLgoKqgEKAgYBEgRGAHUBGp0BIEV4cG9ydHMgYSBzdHVkeSdzIGRhdGEgZm9yIGl0cyBsZWFkZXJzIGFuZCBmb3Igb3RoZXIgc3RhZmYgd2l0aCB0aGUgbWV0aG9kJ3MgcmlnaHQgaW4gdGhlIHN0dWR5Owogb3RoZXJ3aXNlIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgquEQoEBgECABIEZQJnAxqfESBFeHBvcnRzIGEgc3R1ZHkncyBzaGVldHMgYXMgQ1NWIChSRkMgNDE4MCwgVVRGLTgpLCBpbiBjaHVua3Mgb2YgYXJiaXRyYXJ5IGxlbmd0aC4gTmVlZHMKIHRoZSByaWdodCBgZXhwb3J0LnJlYWRgLgoKIENlbGxzIGNvbnRhaW4gY29kZXMsIG5ldmVyIGRpc3BsYXkgdGV4dC4gU2V2ZXJhbCBjb2RlcyBhcmUgam9pbmVkIGJ5IGA7YDsgYSBzaW5nbGUgYDtgIG1lYW5zCiB0aGF0IG5vIG9wdGlvbiB3YXMgY2hvc2VuLCBhbmQgYW4gZW1wdHkgY2VsbCBtZWFucyBubyBhbnN3ZXIuIEFzIGluIGFsbCBleHBvcnRzLCBhIHRleHQgaGFzIGFuCiBhcG9zdHJvcGhlIHdoZXJldmVyIGEgc3ByZWFkc2hlZXQgbWF5IGJlZ2luIGEgZm9ybXVsYSwgb3IgYW4gYXBvc3Ryb3BoZSBzdGFuZHMgYWxyZWFkeTogYXQgdGhlCiBzdGFydCwgYW5kIGJlaGluZCBgO2AsIGB8YCwgdGFiLCBsaW5lIGJyZWFrLCBVKzA2MEMgYW5kIFUrMDYxQiwgd2hpY2ggcHJvZ3JhbXMgaW4gb3RoZXIgbG9jYWxlcwogdGFrZSBmb3Igc2VwYXJhdG9ycy4gUmVtb3ZlIG9uZSBhcG9zdHJvcGhlIGZyb20gZWFjaCBzdWNoIHBsYWNlIHRvIGdldCB0aGUgb3JpZ2luYWwuIEEKIHF1ZXN0aW9ubmFpcmUncyBjb2x1bW5zIGFyZSB0aGUgdW5pb24gb3ZlciBpdHMgdmVyc2lvbnMsIGZvbGxvd2VkIGJ5IHRoZSBjb2x1bW5zIG9mIGl0cyBzY29yZXMuCiBDb2x1bW4gbmFtZXMgYXJlIHN0YWJsZTogYHN0YXJ0ZWRfYXRgLCBgZmluaXNoZWRfYXRgIGFuZCBgcmVjZWl2ZWRfYXRgIGFyZSBgc3RhcnRfdGltZWAsCiBgZmluaXNoX3RpbWVgIGFuZCBgcmVjZWl2ZV90aW1lYCBvZiB0aGUgbWVzc2FnZXMuCgogUGFydGljaXBhbnRzIGFwcGVhciB1bmRlciBwc2V1ZG9ueW1zIHRoYXQgZGlmZmVyIGJldHdlZW4gc3R1ZGllcy4gVGhlIGNvbHVtbiBgcmVjZWl2ZWRfYXRgIGhhcwogdGhlIGRheSBvbmx5IChtaWRuaWdodCBVVEMpOiBzaGVldHMgb2Ygb25lIGJhdGNoIHNoYXJlIHRoZSBleGFjdCBpbnN0YW50LCB3aGljaCB3b3VsZCBsaW5rCiBwc2V1ZG9ueW1zIG9mIGRpZmZlcmVudCBzdHVkaWVzLiBQc2V1ZG9ueW1zIGFyZSBjcmVhdGVkIG9uIGZpcnN0IHVzZSwgc28gYSByZWFkLW9ubHkgZGF0YWJhc2UKIGNhbm5vdCBleHBvcnQgKERBVEFCQVNFX1JFQURfT05MWSkuCgogVGhlIGxhc3QgcGFydCBoYXMgYSBjdXJzb3IuIEFuIGV4cG9ydCB3aXRoIHRoaXMgY3Vyc29yIGFzIGBzaW5jZWAgaGFzIHRoZSBzaGVldHMgdGhhdCB3ZXJlIHN0b3JlZCwKIGFtZW5kZWQsIG1hcmtlZCwgcmV2aWV3ZWQgb3Igd2l0aGRyYXduIGFmdGVyIHRoZSBlYXJsaWVyIGV4cG9ydCBiZWdhbjogZWFjaCBzaGVldCBpbiBpdHMgcHJlc2VudAogc3RhdGUsIHdoaWNoIHJlcGxhY2VzIHRoZSBlYXJsaWVyIG9uZSBieSBgcGFydGljaXBhbnRgIGFuZCBgc2hlZXRfaWRgOyBvZiBhIHdpdGhkcmF3biBzaGVldCwgb25lIHJvdyB3aXRoCiBgd2l0aGRyYXduX2F0YC4gTm8gc2hlZXQgaXMgbWlzc2luZywgaG93ZXZlciBtYW55IGFyZSBiZWluZyBzdG9yZWQ7IHNvbWUgbWF5IGNvbWUgYWdhaW4uIEVyYXNlZAogZGF0YSBpcyBub3QgbGlzdGVkLCBzaW5jZSBhIGxpc3Qgb2YgZXJhc2VkIHBhcnRpY2lwYW50cyB3b3VsZCBiZSBhIHJlY29yZCBvZiB0aGVtLiBUaGUgbGF5b3V0CiBFWFBPUlRfTEFZT1VUX1BBUlRJQ0lQQU5UUyBoYXMgYWxsIHBhcnRpY2lwYW50cyB3aXRoIGRhdGEgaW5zdGVhZDogcmVtb3ZlIHRoZSByb3dzIG9mIGFsbCBvdGhlcnMuCiBBbm9ueW1pc2VkIGFuc3dlcnMgYXJlIGluIG5vIGV4cG9ydCB3aXRoIGBzaW5jZWAsIHdoZXJlIHRoZXkgd291bGQgYXJyaXZlIGJlc2lkZSB0aGUgcmVtb3ZhbCBvZgogdGhlIHBhcnRpY2lwYW50IHdobyBnYXZlIHRoZW07IGV4cG9ydCBldmVyeXRoaW5nIGFnYWluIHRvIGdldCB0aGVtLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIHJlYXNvbiBDVVJTT1JfSU5WQUxJRCBmb3IgYSBjdXJzb3Igb2YgYW5vdGhlciBleHBvcnQgb3Igc3R1ZHksCiBhbmQgYWZ0ZXIgYSByZXN0b3JlIG9mIHRoZSBkYXRhYmFzZTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gR1JPVVBTX0NPTkNFQUxFRDsKIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbyB3aGlsZSBhIHZlcnNpb24gbmFtZWQgYnkgc2hlZXRzIGlzIG5vdAoga25vd24gaGVyZS4KCokGCgQGAQIBEgRyAnQDGvoFIEV4cG9ydHMgdGhlIG1lYW5pbmcgb2YgYW4gZXhwb3J0J3MgY29sdW1ucyBhcyBKU09OOiBxdWVzdGlvbiB0ZXh0cywgY29kZXMgd2l0aCB0aGVpciBsYWJlbHMKIChpbmNsdWRpbmcgdGhvc2Ugb2YgdGVybXMgYW5kIHNvdW5kcyksIHVuaXRzLCByYW5nZXMgYW5kIGRpcmVjdGlvbnMgb2Ygc2NhbGVzLCBzY29yZXMgd2l0aAogdGhlaXIgZm9ybXVsYXMsIGFuZCBwb3NzaWJsZSBtZWFuaW5ncyBvZiBlbXB0eSBjZWxscywgZWFjaCB3aXRoIHRoZSB2ZXJzaW9ucyBpdCBhcHBsaWVzIHRvLgogTmFtZXMgYW5kIG9yZGVyIG9mIHRoZSBjb2x1bW5zIGFyZSB0aG9zZSBvZiBhbiBleHBvcnQgbWFkZSBub3cuIE5lZWRzIHRoZSByaWdodAogYGNvZGVib29rLnJlYWRgOyBjb250YWlucyBubyBkYXRhIGFib3V0IHBhcnRpY2lwYW50cy4gYFNoYXJlZC9Gb3Jtcy9Db2RlYm9va3MvUkVBRE1FLm1kYCBkZXNjcmliZXMgdGhlIG1lbWJlcnM7CiBgb3RvbGl0aGN0bCBleHBvcnRgIG1ha2VzIGEgdGFibGUsIGEgcGFnZSwgYW5kIHNjcmlwdHMgZm9yIFIgYW5kIFNQU1MgZnJvbSBpdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWTsgVU5BVkFJTEFCTEUgd2l0aAogcmVhc29uIFZFUlNJT05fVU5BVkFJTEFCTEUgYW5kIFJldHJ5SW5mbyB3aGlsZSBhIHZlcnNpb24gbmFtZWQgYnkgc2hlZXRzLCByZWNvcmRzIG9yIHNlc3Npb25zCiBpcyBub3Qga25vd24gaGVyZS4KCsUBCgIEABIFeQCzAQEatwEgVGhlIGFuc3dlcnMgb2YgYSBwYXJ0aWNpcGFudCBhcyByZWNvcmRlZCBvbiB0aGUgZGV2aWNlLiBBbGwgdGV4dCBtdXN0IGJlIFVURi04IHdpdGhvdXQgVSswMDAwLgogVGltZXMgYXJlIGZyb20gdGhlIGRldmljZSdzIGNsb2NrLCB0cnVuY2F0ZWQgdG8gbWljcm9zZWNvbmRzLCBpbiB0aGUgeWVhcnMgMSB0byA5OTk5LgoKxwEKBAQAAgASA3wCFhq5ASBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudC4gS2VlcCBpdCBvbiB0aGUgZGV2aWNlIHVudGlsIGEgdmVyZGljdCBhcnJpdmVzLiBJdCBpcyB1bmlxdWUgcGVyCiBwYXJ0aWNpcGFudDogc2hlZXRzIG9mIG90aGVyIHBhcnRpY2lwYW50cyBtYXkgaGF2ZSB0aGUgc2FtZSBpZCBhbmQgY2Fubm90IGJlIHJlYWNoZWQgd2l0aCBpdC4KCiYKBAQAAgESA34CFhoZIFRoZSBzdHVkeSBvZiB0aGUgc2hlZXQuCgorCgQEAAICEgSAAQIeGh0gVGhlIGFuc3dlcmVkIHF1ZXN0aW9ubmFpcmUuCgo2CgQEAAIDEgSCAQIVGiggVmVyc2lvbiBudW1iZXIgdGhhdCB3YXMgc2hvd24sIGZyb20gMS4KCm4KBAQAAgQSBIQBAhoaYCBgUXVlc3Rpb25uYWlyZS5jb250ZW50X2hhc2hgIG9mIHRoYXQgdmVyc2lvbiwgYXMgc3RvcmVkIG9uIHRoZSBkZXZpY2U7IGNhcGl0YWxzIGRvIG5vdCBtYXR0ZXIuCgpMCgQEAAIFEgSGAQIrGj4gVGltZSBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgYmVnYW47IGFic2VudCBpZiBub3QgcmVjb3JkZWQuCgqBAwoEBAACBhIEiwECLBryAiBUaW1lIGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBmaW5pc2hlZC4gVGhlIHN0dWR5J3MgcnVsZXMgYXQgdGhpcyB0aW1lIGFwcGx5LCBidXQgZm9yIGEgdGltZQogYWZ0ZXIgdGhlIHJlY2VpcHQgdGhvc2UgYXQgdGhlIHJlY2VpcHQuIEFuIGltcGxhdXNpYmxlIHRpbWUgZG9lcyBub3QgcmVqZWN0IGEgcGFydGljaXBhbnQncwogc2hlZXQ6IGl0IGNvdW50cyBhcyBmaW5pc2hlZCBhdCBpdHMgcmVjZWlwdCAoc2VlIFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMpLiBGb3IgYSBwYXJ0aWNpcGFudAogd2hvIGhhcyBsZWZ0LCB0aGlzIHRpbWUgYWxvbmUgZGVjaWRlczogYSBzaGVldCBmaW5pc2hlZCBhZnRlciBsZWF2aW5nIGlzIHJlamVjdGVkLgoKyQMKBAQAAgcSBJEBAhcaugMgVGltZSB6b25lIG9mIHRoZSBkZXZpY2Ugd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkOiBhbiBJQU5BIG5hbWUgKGBFdXJvcGUvQmVybGluYCwgaW4gYW55CiBjYXNlKSwgb3Igb3RoZXJ3aXNlIGFuIG9mZnNldCBmcm9tIFVUQyAoYCswMjowMGAsIGBHTVQrMDUzMGApLCBvciBhbnkgb3RoZXIgdGV4dC4gUmV0dXJuZWQgYXMKIHRoZSBJQU5BIG5hbWUsIGFzIGBVVEMrMDI6MDBgLCBvciBhcyBzZW50LiBXaXRob3V0IGFuIElBTkEgbmFtZSB0aGUgc2hlZXQgaXMgbWFya2VkCiBUSU1FX1pPTkVfVU5LTk9XTiwgYW5kIGNvbnZlcnNpb24gdG8gbG9jYWwgdGltZSB1c2VzIHRoZSBvZmZzZXQsIGlmIHRoZXJlIGlzIG9uZS4gTm90IHBhcnQgb2YKIHRoZSBzaGVldCdzIGlkZW50aXR5OiBzZW50IGFnYWluIGZyb20gYW5vdGhlciB6b25lLCBpdCBpcyBWRVJESUNUX0VYSVNUUy4KCrgCCgQEAAIIEgSWAQIdGqkCIE5vdGlmaWNhdGlvbiB0aGF0IGNhdXNlZCB0aGUgc2hlZXQsIGEgVVVJRCBmcm9tIHRoZSBjYWxsZXIncyBwbGFuOyBlbXB0eSBpZiBmaWxsZWQgaW4gd2l0aG91dAogb25lLiBBIHZhbHVlIHRoYXQgaXMgbm90IGEgVVVJRCBpcyBsZWZ0IG91dCAoTk9USUZJQ0FUSU9OX0lEX0lOVkFMSUQpLiBBbiBpZCB0aGF0IGlzIG5vdCB0aGUKIGNhbGxlcidzIGlzIHN0b3JlZCBhbmQgbWFya3Mgbm8gbm90aWZpY2F0aW9uIGFzIGFuc3dlcmVkLiBMaWtlIGV2ZXJ5IGlkLCBpdCBpcyByZXR1cm5lZCBpbiBzbWFsbAogbGV0dGVycy4KCpcBCgQEAAIJEgSZAQIaGogBIENsaWVudCBuYW1lIGFuZCB2ZXJzaW9uOyBjdXQgdG8gNjQgY2hhcmFjdGVycy4gTm90IHBhcnQgb2YgdGhlIHNoZWV0J3MgaWRlbnRpdHk6IHNlbnQgYWdhaW4gYnkKIGEgbmV3ZXIgcmVsZWFzZSwgaXQgaXMgVkVSRElDVF9FWElTVFMuCgpxCgQEAAIKEgScAQIXGmMgT3BlcmF0aW5nIHN5c3RlbSBhcyB0ZXh0LCBlLmcuIGBpT1MgMjYuMWA7IGFzIGBhcHBfdmVyc2lvbmAuIGBkZXZpY2VgIGhhcyBpdCBpbiBjb3VudGFibGUKIHBhcnRzLgoKUAoEBAACCxIEngECHxpCIEFuc3dlcnMgaW4gYW55IG9yZGVyLCBhdCBtb3N0IG9uZSB0byBlYWNoIHF1ZXN0aW9uOyB1cCB0byA1LDAwMC4KCoUBCgQEAAIMEgShAQInGncgTm9pc2UgbWVhc3VyZW1lbnRzLCBpZiB0aGUgdmVyc2lvbiByZXF1ZXN0cyB0aGVtLCB1cCB0byB0aGUgcmVxdWVzdGVkIG51bWJlci4gVW51c2FibGUgYW5kIGV4Y2Vzcwogb25lcyBhcmUgbGVmdCBvdXQuCgp8CgQEAAINEgSkAQIuGm4gUG9zaXRpb25zLCBpZiB0aGUgdmVyc2lvbiByZXF1ZXN0cyB0aGVtLCB1cCB0byB0aGUgcmVxdWVzdGVkIG51bWJlci4gVW51c2FibGUgYW5kIGV4Y2VzcyBvbmVzIGFyZQogbGVmdCBvdXQuCgqUAwoEBAACDhIEqgECNBqFAyBBbnN3ZXJzIG9mIG90aGVyIHF1ZXN0aW9ubmFpcmVzLCBhbmQgb2YgdGhlIHByZXZpb3VzIHNoZWV0IG9mIHRoaXMgb25lLCB0aGF0IGRlY2lkZWQgd2hhdCB3YXMKIHNob3duIG9yIGFyZSB1c2VkIGluIGV4cHJlc3Npb25zLCBhcyBrbm93biB0byB0aGUgZGV2aWNlLiBGb3IgYQogcmVmZXJlbmNlIHdpdGhvdXQgYW4gZW50cnksIHRoZSBzZXJ2ZXIgdXNlcyB0aGUgcGFydGljaXBhbnQncyBsYXRlc3Qgc3RvcmVkIHNoZWV0IG9mIHRoYXQKIHF1ZXN0aW9ubmFpcmUgYXMgb2YgYGZpbmlzaF90aW1lYDsgbGF0ZXIgc2hlZXRzIGRvIG5vdCBjb3VudCwgd2hlbmV2ZXIgdGhleSBhcnJpdmUuIFVwIHRvIDEwMDsKIGludmFsaWQgYW5kIGV4Y2VzcyBlbnRyaWVzIGFyZSBsZWZ0IG91dC4KCikKBAQAAg8SBKwBAhwaGyBIb3cgdGhlIHNoZWV0IHdhcyBjbG9zZWQuCgpPCgQEAAIQEgSuAQIVGkEgRGV2aWNlIHRoYXQgdGhlIHNoZWV0IHdhcyBmaWxsZWQgaW4gb247IGFic2VudCBpZiBub3QgcmVwb3J0ZWQuCgqsAgoEBAACERIEsgECLBqdAiBQcm9maWxlIGZpZWxkcyB0aGF0IHRoZSB2ZXJzaW9uJ3MgZXhwcmVzc2lvbnMgcmVmZXIgdG8gKGBFeHByZXNzaW9uTm9kZS5wcm9maWxlX2ZpZWxkYCksIGFzIGtub3duCiB0byB0aGUgZGV2aWNlLCBlYWNoIGF0IG1vc3Qgb25jZTsgYSBmaWVsZCB3aXRob3V0IGEgdmFsdWUgaXMgbGVmdCBvdXQuIFRoZXkgYXJlIGtlcHQgd2l0aCB0aGUKIHNoZWV0IGFuZCB1c2VkIGZvciBpdHMgYW1lbmRtZW50cyBhcyB3ZWxsLiBPdGhlciBlbnRyaWVzIGFuZCBpbnZhbGlkIHZhbHVlcyBhcmUgbGVmdCBvdXQuCgo7CgIEARIGtgEAwAEBGi0gVGhlIHZhbHVlIG9mIGEgcHJvZmlsZSBmaWVsZCBvbiB0aGUgZGV2aWNlLgoKRwoEBAECABIEuAECExo5IE5hbWUgb2YgdGhlIGZpZWxkIGFzIGluIGBFeHByZXNzaW9uTm9kZS5wcm9maWxlX2ZpZWxkYC4KCiYKBAQBCAASBroBAr8BAxoWIFRoZSB2YWx1ZTsgcmVxdWlyZWQuCgomCgQEAQIBEgS8AQQUGhggQSB0ZXh0LCBlLmcuIGBmZW1hbGVgLgoKGQoEBAECAhIEvgEEFhoLIEEgbnVtYmVyLgoKKwoCBQASBsMBANEBARodIFRoZSB3YXkgYSBzaGVldCB3YXMgY2xvc2VkLgoKLwoEBQACABIExQECIBohIFNhbWUgYXMgU0hFRVRfQ0xPU0lOR19DT01QTEVURS4KCi8KBAUAAgESBMcBAh0aISBBbGwgcmVxdWlyZWQgYW5zd2VycyBhcmUgZ2l2ZW4uCgqbAgoEBQACAhIEywECHxqMAiBDbG9zZWQgZGVsaWJlcmF0ZWx5IGFsdGhvdWdoIGEgcmVxdWlyZWQgYW5zd2VyIGlzIG1pc3NpbmcgKFRZVCDCpzQuMS4zLCB0aGlyZCBjYXNlKS4gQWxsb3dlZAogb25seSBpZiB0aGUgc3R1ZHkgcGVybWl0cyBpdCAoYFN0dWR5UXVlc3Rpb25uYWlyZS5tYXlfY2xvc2VfaW5jb21wbGV0ZWApOyBvdGhlcndpc2UKIElOQ09NUExFVEVfTk9UX0FMTE9XRUQuIFRoZSBxdWVzdGlvbm5haXJlIGNvdW50cyBhcyBmaWxsZWQgaW4sIGFsc28gd2l0aG91dCBhbnkgYW5zd2VyLgoKdwoEBQACAxIEzgECHhppIENsb3NlZCBieSB0aGUgY2xpZW50IGJlY2F1c2UgdGhlIHBhcnRpY2lwYW50IGZvcmdvdCB0byAoVFlUIMKnMy4zLjMpLiBSZXF1aXJlZCBhbnN3ZXJzIG1heSBiZQogbWlzc2luZy4KCm8KBAUAAgQSBNABAhwaYSBDbG9zZWQgYnkgdGhlIGNsaWVudCBiZWNhdXNlIHRoZSB0aW1lIGZvciBhbnN3ZXJpbmcgaGFkIGVuZGVkLiBSZXF1aXJlZCBhbnN3ZXJzIG1heSBiZSBtaXNzaW5nLgoKbgoCBAISBtQBAN0BARpgIFRoZSBkZXZpY2UgYSBzaGVldCB3YXMgZmlsbGVkIGluIG9uLiBFYWNoIHRleHQgaGFzIHVwIHRvIDY0IGNoYXJhY3RlcnM7IGVtcHR5IGlmIG5vdCByZXBvcnRlZC4KCjoKBAQCAgASBNYBAhQaLCBPcGVyYXRpbmcgc3lzdGVtOiBgaU9TYCwgYEFuZHJvaWRgLCBgV2ViYC4KCj0KBAQCAgESBNgBAhwaLyBWZXJzaW9uIG9mIHRoZSBvcGVyYXRpbmcgc3lzdGVtLCBlLmcuIGAyNi4xYC4KCisKBAQCAgISBNoBAhMaHSBNYW51ZmFjdHVyZXIsIGUuZy4gYEFwcGxlYC4KCikKBAQCAgMSBNwBAhMaGyBNb2RlbCwgZS5nLiBgaVBob25lMTcsMWAuCgorCgIEAxIG4AEA+QEBGh0gVGhlIGFuc3dlciB0byBvbmUgcXVlc3Rpb24uCgplCgQEAwIAEgTiAQIYGlcgVGhlIHF1ZXN0aW9uJ3MgYGVsZW1lbnRfaWRgOyBpbiBhIHJlcGVhdGluZyBncm91cCB3aXRoIHRoZSByZXBldGl0aW9uLCBlLmcuIGBkb3NlXzJgLgoKMQoEBAMIABIG5AEC9gEDGiEgQSB2YWx1ZSBvZiB0aGUgcXVlc3Rpb24ncyBraW5kLgoKnAEKBAQDAgESBOcBBBUajQEgU2luZ2xlIGNob2ljZTogb25lIGNvZGU7IG11bHRpcGxlIGNob2ljZTogYW55IG51bWJlcjsgeWVzL25vOiBgeWVzYCBvciBgbm9gOyBjb3VudHJ5OiBpdHMKIGNvZGU7IHJhbmtpbmc6IHRoZSBjb2RlcyBmcm9tIHRoZSBmaXJzdCByYW5rIG9uLgoKsgEKBAQDAgISBOoBBBYaowEgU2xpZGVyLCBTQU0sIHZpc3VhbCBhbmFsb2d1ZSBzY2FsZSwgbnVtYmVyOyBkdXJhdGlvbiBhbmQgY291bnRkb3duIGluIHNlY29uZHMuIEEgdmFsdWUgdGhhdCBleGNlZWRzIGEgYm91bmQKIG9ubHkgYnkgcm91bmRpbmcgdG8gMzIgYml0cyBpcyBzdG9yZWQgYXMgdGhhdCBib3VuZC4KCoYCCgQEAwIDEgTuAQQUGvcBIFRleHQgbGluZSwgdGV4dCBhcmVhLCBlLW1haWwsIGFkZHJlc3MsIHRlbGVwaG9uZS4gU3RvcmVkIGluIFVuaWNvZGUgbm9ybWFsaXNhdGlvbiBmb3JtIEM7IGlmCiB0aGUgcXVlc3Rpb24gaGFzIGEgcGF0dGVybiwgd2l0aG91dCB3aGl0ZSBzcGFjZSBhdCBib3RoIGVuZHMuIEZpbGU6IHRoZSBTSEEtMjU2IG9mIGl0cyBieXRlcywKIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLCBzZWUgQW5zd2VyRmlsZVNlcnZpY2UuCgrCAQoEBAMCBBIE8QEEFBqzASBgWVlZWS1NTS1ERGAgb2YgdGhlIEdyZWdvcmlhbiBjYWxlbmRhci4gSGVyZSBhbmQgaW4gdGltZXMsIGRlY2ltYWwgZGlnaXRzIG9mIGFueSBzY3JpcHQgYXJlCiByZWFkLCBhbmQgbWFya3Mgb2YgdGhlIHdyaXRpbmcgZGlyZWN0aW9uIGFyZSBpZ25vcmVkOyBzdG9yZWQgd2l0aCB0aGUgZGlnaXRzIDAgdG8gOS4KChgKBAQDAgUSBPMBBBQaCiBgSEg6TU1gLgoKPQoEBAMCBhIE9QEEGRovIGBZWVlZLU1NLUREVEhIOk1NYCwgaW4gdGhlIHNoZWV0J3MgdGltZSB6b25lLgoKXAoEBAMCBxIE+AECLBpOIFRpbWUgYXQgd2hpY2ggdGhlIGFuc3dlciB3YXMgZ2l2ZW47IGFic2VudCBpZiB0aGUgY2xpZW50IGRvZXMgbm90IHJlY29yZCBpdC4KCi8KAgQEEgb8AQD/AQEaISBDb2RlcyBvZiBvcHRpb25zLCBlLmcuIGB0aXJlZGAuCgpHCgQEBAIAEgT+AQIcGjkgRGlzdGluY3QgY29kZXMsIGluIGFueSBvcmRlciB1bmxlc3MgdGhleSBhcmUgYSByYW5raW5nLgoKJwoCBAUSBoICAIsCARoZIEEgbWVhc3VyZWQgbm9pc2UgbGV2ZWwuCgooCgQEBQIAEgSEAgItGhogVGltZSBvZiB0aGUgbWVhc3VyZW1lbnQuCgrjAQoEBAUCARIEiAICExrUASBMZXZlbCBpbiBgdW5pdGAuIEJleW9uZCB0aGUgdW5pdCdzIGJvdW5kcyBieSB1cCB0byBhIHRlbnRoIG9mIHRoZWlyIGRpc3RhbmNlLCBhbmQg4oiS4oieIGRlY2liZWxzCiAoZGlnaXRhbCBzaWxlbmNlKSwgaXQgaXMgc3RvcmVkIGFzIHRoZSBib3VuZDsgZnVydGhlciBhd2F5IHRoZSBtZWFzdXJlbWVudCBpcyBsZWZ0IG91dC4gQXVkaW8gaXMKIG5vdCByZWNvcmRlZC4KCkcKBAQFAgISBIoCAhUaOSBVbml0IG9mIHRoZSBsZXZlbC4gRXhwb3J0cyBoYXZlIGEgY29sdW1uIGZvciBlYWNoIHVuaXQuCgomCgIFARIGjgIAmAIBGhggVW5pdCBvZiBhIG5vaXNlIGxldmVsLgoKLwoEBQECABIEkAICHRohIFVuaXQgbm90IHJlcG9ydGVkOiAtMjAwIHRvIDIwMC4KCmcKBAUBAgESBJICAhsaWSBBLXdlaWdodGVkIGRlY2liZWxzIG9mIGEgY2FsaWJyYXRlZCBtaWNyb3Bob25lLCBkQihBKSByZSAyMCDCtVBhIChJRUMgNjE2NzIpOiAwIHRvIDE1MC4KCl8KBAUBAgISBJQCAiQaUSBEZWNpYmVscyByZWxhdGl2ZSB0byBmdWxsIHNjYWxlIG9mIGFuIHVuY2FsaWJyYXRlZCBtaWNyb3Bob25lLCBkQkZTOiAtMTYwIHRvIDAuCgp7CgQFAQIDEgSXAgIbGm0gQW1wbGl0dWRlIG9mIHRoZSBtaWNyb3Bob25lIGFzIHRoZSBmb3JtZXIgc3lzdGVtcyByZWNvcmRlZCBpdCAoVFlUIGBzb3VuZGxldmVsYCwgVFlTCiBgYW1wbGl0dWRlYCk6IDAgdG8gMS4KCjIKAgQGEgabAgCkAgEaJCBBIG1lYXN1cmVkIHBvc2l0aW9uIG9mIHRoZSBkZXZpY2UuCgooCgQEBgIAEgSdAgItGhogVGltZSBvZiB0aGUgbWVhc3VyZW1lbnQuCgo9CgQEBgIBEgSfAgIWGi8gV0dTIDg0IGRlZ3JlZXMsIC05MCB0byA5MDsgbm9ydGggaXMgcG9zaXRpdmUuCgo+CgQEBgICEgShAgIXGjAgV0dTIDg0IGRlZ3JlZXMsIC0xODAgdG8gMTgwOyBlYXN0IGlzIHBvc2l0aXZlLgoKRQoEBAYCAxIEowICKxo3IE1ldHJlcyBhYm92ZSB0aGUgZWxsaXBzb2lkOyBhYnNlbnQgb3IgTmFOIGlmIHVua25vd24uCgrpAQoCBAcSBqkCALYCARraASBBbiBhbnN3ZXIgdG8gYSBxdWVzdGlvbiBvZiBhbm90aGVyIHF1ZXN0aW9ubmFpcmUuIFNldCBhdCBtb3N0IG9uZSBvZiBgY29kZXNgLCBgbnVtYmVyYCBhbmQKIGB0ZXh0YDsgbm9uZSBvZiB0aGVtOiB0aGUgZGV2aWNlIGtuZXcgdGhhdCB0aGVyZSB3YXMgbm8gYW5zd2VyLiBBIGNsaWVudCB0aGF0IGNhbm5vdCBzYXkgd2hhdCBpdAoga25ldyBsZWF2ZXMgb3V0IHRoZSBlbnRyeS4KCigKBAQHAgASBKsCAh4aGiBUaGUgb3RoZXIgcXVlc3Rpb25uYWlyZS4KCiwKBAQHAgESBK0CAhgaHiBUaGUgcXVlc3Rpb24ncyBgZWxlbWVudF9pZGAuCgorCgQEBwICEgSvAgIcGh0gQ2hvaWNlcywgeWVzL25vLCBjb3VudHJpZXMuCgpACgQEBwIDEgSxAgIpGjIgU2xpZGVycywgc2NhbGVzLCBudW1iZXJzOyBzZWNvbmRzIG9mIGEgZHVyYXRpb24uCgqlAgoEBAcCBBIEtQICEhqWAiBBIHRleHQsIG9yIGEgZGF0ZSwgdGltZSwgb3IgZGF0ZSBhbmQgdGltZSBhcyBpbiBBbnN3ZXI7IHVwIHRvIDEwLDAwMCBjaGFyYWN0ZXJzLiBBbGxvd2VkIG9ubHkKIGlmIGEgcnVsZSBvZiB0aGlzIHZlcnNpb24gcmVmZXJzIHRvIHRoZSBxdWVzdGlvbjogYW4gZW50cnkgd2l0aCBvdGhlciBmcmVlIHRleHQgaXMgbGVmdAogb3V0IChSRUZFUkVOQ0VfSU5WQUxJRCkuIENvZGVzIGFuZCBudW1iZXJzIG9mIG90aGVyIHF1ZXN0aW9ucyBhcmUgc3RvcmVkIGFuZCBoYXZlIG5vIGVmZmVjdC4KCjwKAgQIEga5AgC8AgEaLiBBIGJhdGNoIG9mIHNoZWV0cyBvZiBvbmUgb3Igc2V2ZXJhbCBzdHVkaWVzLgoKGAoEBAgCABIEuwICIhoKIDHigJM1MDAuCgopCgIFAhIGvwIAzgIBGhsgVGhlIHJlc3VsdCBmb3Igb25lIHNoZWV0LgoKHwoEBQICABIEwQICGhoRIE5ldmVyIHJldHVybmVkLgoKJAoEBQICARIEwwICFhoWIFN0b3JlZCBieSB0aGlzIGNhbGwuCgpQCgQFAgICEgTFAgIVGkIgU3RvcmVkIGVhcmxpZXIgd2l0aCB0aGUgc2FtZSBjb250ZW50czsgdGhlIGRldmljZSBtYXkgZGVsZXRlIGl0LgoKYgoEBQICAxIExwICFxpUIEFub3RoZXIgc2hlZXQgb2YgdGhlIGNhbGxlciB3aXRoIHRoaXMgaWQgYW5kIG90aGVyIGNvbnRlbnRzIGlzIHN0b3JlZCBhbmQgaXMga2VwdC4KCj4KBAUCAgQSBMkCAhcaMCBQZXJtYW5lbnRseSByZWplY3RlZDsgYHZpb2xhdGlvbnNgIHN0YXRlcyB3aHkuCgriAQoEBQICBRIEzQICGhrTASBDYW5ub3QgYmUgZGVjaWRlZCBvciBhY2NlcHRlZCBhdCBwcmVzZW50LiBLZWVwIHRoZSBzaGVldCBhbmQgc2VuZCBpdCBhZ2FpbiBhZnRlciBgcmV0cnlfZGVsYXlgLgogYHZpb2xhdGlvbnNgIHN0YXRlcyB3aHk7IHRoZSBwb3NzaWJsZSByZWFzb25zIGFyZSBsaXN0ZWQgaW4gRXJyb3JSZWFzb24gdW5kZXIgIlJlYXNvbnMgdG8gcmV0cnkKIGEgc2hlZXQgbGF0ZXIiLgoKQwoCBAkSBtECANkCARo1IEFuIGVycm9yIG9mIGEgc2hlZXQsIG9yIGEgcmVhc29uIHRvIHJldHJ5IGl0IGxhdGVyLgoKywEKBAQJAgASBNQCAhMavAEgUGF0aCB3aXRoaW4gdGhlIHNoZWV0LCBlLmcuIGBhbnN3ZXJzWzJdLm51bWJlcmAuIEEgbWlzc2luZyBhbnN3ZXIgaGFzIG5vIGluZGV4IGFuZCBpcyBuYW1lZCBieQogaXRzIHF1ZXN0aW9uOiBgYW5zd2Vyc1sibW9vZCJdYC4gVmlvbGF0aW9ucyBhcmUgaW4gdGhlIG9yZGVyIG9mIHRoZSBmaWVsZHMgb2YgQW5zd2VyU2hlZXQuCgonCgQECQIBEgTWAgIUGhkgTmFtZSBvZiBhbiBFcnJvclJlYXNvbi4KCjgKBAQJAgISBNgCAhkaKiBFbmdsaXNoIHRleHQgZm9yIGRldmVsb3BlcnM7IG1heSBjaGFuZ2UuCgpICgIEChIG3AIA9AIBGjogVGhlIHJlc3VsdCBmb3Igb25lIHNoZWV0IG9mIGEgYmF0Y2gsIGFuZCB0aGUgbmV4dCBzdGVwcy4KCigKBAQKAgASBN4CAhYaGiBJZCBvZiB0aGUgc2hlZXQgYXMgc2VudC4KChsKBAQKAgESBOACAhYaDSBUaGUgcmVzdWx0LgoKywEKBAQKAgISBOMCAiQavAEgQWxsIGVycm9ycyBmb3IgVkVSRElDVF9SRUpFQ1RFRDsgdGhlIHJlYXNvbnMgZm9yIFZFUkRJQ1RfUkVUUllfTEFURVI7IHRoZSBlcnJvcnMgb2YgcGFydHMgdGhhdAogd2VyZSBsZWZ0IG91dCBvZiBhIHN0b3JlZCBzaGVldCwgb3IgbGltaXRlZCB0byB0aGVpciByYW5nZSAoU3RvcmVkQW5zd2VyU2hlZXQuZGV2aWF0aW9ucykuCgqDAQoEBAoCAxIE5gICGhp1IFF1ZXN0aW9ubmFpcmVzIG9mZmVyZWQgYWZ0ZXIgdGhpcyBzaGVldCwgaW4gdGhlIG9yZGVyIHRvIGZpbGwgdGhlbSBpbi4gU2V0IGZvciBWRVJESUNUX0NSRUFURUQKIGFuZCBWRVJESUNUX0VYSVNUUy4KCoIBCgQECgIEEgTpAgIhGnQgU2NvcmVzIGNvbXB1dGVkIGZyb20gdGhlIGFuc3dlcnMgYnkgdGhlIHZlcnNpb24gdGhhdCB0aGUgc2hlZXQgbmFtZXMuIFNldCBmb3IgVkVSRElDVF9DUkVBVEVECiBhbmQgVkVSRElDVF9FWElTVFMuCgpZCgQECgIFEgTrAgIrGksgVGltZSB0byB3YWl0IGJlZm9yZSBzZW5kaW5nIHRoZSBzaGVldCBhZ2Fpbi4gU2V0IGZvciBWRVJESUNUX1JFVFJZX0xBVEVSLgoKXwoEBAoCBhIE7QICIRpRIERldmlhdGlvbnMgYXMgaW4gU3RvcmVkQW5zd2VyU2hlZXQuIFNldCBmb3IgVkVSRElDVF9DUkVBVEVEIGFuZCBWRVJESUNUX0VYSVNUUy4KCsgBCgQECgIHEgTwAgI7GrkBIFRleHRzIG9mIHRoZSBzdHVkeSB0byBzaG93IHRvIHRoZSBwYXJ0aWNpcGFudCBhZnRlciB0aGlzIHNoZWV0IChgU3R1ZHkuZmVlZGJhY2tfdGV4dHNgKSwgaW4gdGhlCiBvcmRlciBvZiB0aGUgc3R1ZHksIGVhY2ggaW4gYWxsIGxhbmd1YWdlcy4gU2V0IGZvciBWRVJESUNUX0NSRUFURUQgYW5kIFZFUkRJQ1RfRVhJU1RTLgoKsAEKBAQKAggSBPMCAiUaoQEgU0hBLTI1NiBvZiB0aGUgZmlsZXMgdGhhdCB0aGUgc2hlZXQgbmFtZXMgYW5kIHRoYXQgaGF2ZSBub3QgYXJyaXZlZCB5ZXQsIGluIHRoZSBvcmRlciBvZiB0aGUKIGFuc3dlcnM6IHVwbG9hZCB0aGVtLiBTZXQgZm9yIFZFUkRJQ1RfQ1JFQVRFRCBhbmQgVkVSRElDVF9FWElTVFMuCgowCgIECxIG9wIAgQMBGiIgQSBxdWVzdGlvbm5haXJlIHRvIGZpbGwgaW4gbmV4dC4KCiIKBAQLAgASBPkCAh4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KCjYKBAQLAgESBPsCAhUaKCBWZXJzaW9uIHRoYXQgdGhlIHN0dWR5IGN1cnJlbnRseSB1c2VzLgoKcwoEBAsCAhIE/gICLhplIFRleHQgZm9yIHRoZSBwYXJ0aWNpcGFudCBhYm91dCB0aGUgb2ZmZXIsIGluIGFsbCBsYW5ndWFnZXM7IGFic2VudDogdXNlIHRoZSBxdWVzdGlvbm5haXJlJ3MKIHRpdGxlLgoKZAoEBAsCAxIEgAMCHBpWIFNoZWV0IHRoYXQgdGhlIG9mZmVyIGZvbGxvd3MgZnJvbTsgZW1wdHkgZm9yIGEgcXVlc3Rpb25uYWlyZSB0aGF0IGJsb2NrcyBhbGwgb3RoZXJzLgoKNAoCBAwSBoQDAI8DARomIEEgc2NvcmUgb3IgY2FsY3VsYXRpb24gb2Ygb25lIHNoZWV0LgoKZQoEBAwCABIEhgMCFhpXIGBTY29yZS5zY29yZV9pZGAgb3IgYENhbGN1bGF0aW9uLmNhbGN1bGF0aW9uX2lkYCBvZiB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCnUKBAQMAgESBIkDAigaZyBWYWx1ZTsgYWJzZW50IGlmIHRvbyBmZXcgaXRlbXMgd2VyZSBhbnN3ZXJlZCwgYW5kIGZvciBhIGNhbGN1bGF0aW9uIHRoYXQgaXMgbWlzc2luZyBvciBub3QgYQogbnVtYmVyLgoKRgoEBAwCAhIEiwMCEho4IENvZGUgb2YgdGhlIGJhbmQgdGhhdCB0aGUgdmFsdWUgbGllcyBpbjsgbWF5IGJlIGVtcHR5LgoKdwoEBAwCAxIEjgMCEhppIFZhbHVlIG9mIGEgY2FsY3VsYXRpb24gdGhhdCBpcyBub3QgYSBudW1iZXI6IGB5ZXNgIG9yIGBub2AsIGEgdGV4dCwgYSBkYXRlIG9yIGEgdGltZTsgb3RoZXJ3aXNlCiBlbXB0eS4KCh4KAgQNEgaSAwCVAwEaECBOYW1lcyBhIHN0dWR5LgoKNgoEBA0CABIElAMCFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgoqCgIEDhIGmAMAmwMBGhwgUXVlc3Rpb25uYWlyZXMgdG8gZmlsbCBpbi4KCmYKBAQOAgASBJoDAhwaWCBEaXN0aW5jdCBxdWVzdGlvbm5haXJlcyBpbiB0aGUgb3JkZXIgdG8gZmlsbCB0aGVtIGluOyBlbXB0eSB3aGlsZSB0aGUgc3R1ZHkgaXMgcGF1c2VkLgoKJwoCBA8SBp4DAKEDARoZIFRoZSByZXN1bHRzIG9mIGEgYmF0Y2guCgpJCgQEDwIAEgSgAwIlGjsgVmVyZGljdHMgaW4gdGhlIG51bWJlciBhbmQgb3JkZXIgb2YgdGhlIHJlcXVlc3QncyBzaGVldHMuCgo4CgIEEBIGpAMArQMBGiogRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgY2FsbGVyJ3Mgc2hlZXRzLgoKPwoEBBACABIEpgMCFhoxIElkIG9mIGEgc3R1ZHkgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHN0dWRpZXMuCgpOCgQEEAIBEgSoAwIeGkAgSWQgb2YgYSBxdWVzdGlvbm5haXJlIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBxdWVzdGlvbm5haXJlcy4KCksKBAQQAgISBKoDAhcaPSAx4oCTMjAwOyAwIG1lYW5zIDUwLiBBIHBhZ2Ugb2YgbGFyZ2Ugc2hlZXRzIG1heSBoYXZlIGZld2VyLgoKUQoEBBACAxIErAMCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgohCgIEERIGsAMAtQMBGhMgQSBwYWdlIG9mIHNoZWV0cy4KCjYKBAQRAgASBLIDAigaKCBTaGVldHMgYnkgYGZpbmlzaF90aW1lYCwgbmV3ZXN0IGZpcnN0LgoKPwoEBBECARIEtAMCHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgofCgIEEhIGuAMA4QMBGhEgQSBzdG9yZWQgc2hlZXQuCgpPCgQEEgIAEgS6AwIYGkEgVGhlIHNoZWV0IGFzIGl0IHdhcyBzZW50LCB3aXRob3V0IHRoZSBwYXJ0cyB0aGF0IHdlcmUgbGVmdCBvdXQuCgo2CgQEEgIBEgS8AwItGiggVGltZSBvZiByZWNlaXB0IGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCk8KBAQSAgISBL4DAiEaQSBTY29yZXMgY29tcHV0ZWQgb24gcmVjZWlwdCBieSB0aGUgdmVyc2lvbiB0aGF0IHRoZSBzaGVldCBuYW1lcy4KCnwKBAQSAgMSBMEDAhYabiBTdHVkeSBncm91cCBvZiB0aGUgcGFydGljaXBhbnQgYXQgYGZpbmlzaF90aW1lYDsgZW1wdHkgaWYgbm9uZSwgb3IgaWYgZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbQogdGhlIGNhbGxlci4KCrsKCgQEEgIEEgTUAwIhGqwKIFJ1bGVzIHRoYXQgdGhlIHNoZWV0IHZpb2xhdGVzIHdpdGhvdXQgYmVpbmcgcmVqZWN0ZWQ6CiAtIGBCTE9DS0VEYDogZmlsbGVkIGluIGJlZm9yZSBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBibG9ja3MgdGhlIG90aGVycy4KIC0gYFBBVVNFRGA6IGZpbGxlZCBpbiB3aGlsZSB0aGUgc3R1ZHkgd2FzIHBhdXNlZC4KIC0gYENMT0NLX0lNUExBVVNJQkxFYDogYGZpbmlzaF90aW1lYCBpcyBiZWZvcmUgdGhlIHBhcnRpY2lwYW50IGpvaW5lZCB0aGUgc3R1ZHksIG9yIGFmdGVyIHRoZQogICByZWNlaXB0IG9mIHRoZSBzaGVldCwgYnkgbW9yZSB0aGFuIHRoZSB0b2xlcmFuY2UgKDI0IGhvdXJzIGJ5IGRlZmF1bHQpLiBUaW1lLWRlcGVuZGVudCBydWxlcwogICBhcmUgbm90IGFwcGxpZWQsIGFuZCBHZXRTZXJpZXMgbGVhdmVzIHRoZSBzaGVldCBvdXQuCiAtIGBDTE9DS19JTkNPTlNJU1RFTlRgOiBgc3RhcnRfdGltZWAgaXMgYWZ0ZXIgYGZpbmlzaF90aW1lYDsgaXQgb3IgdGhlIHRpbWUgb2YgYW4gYW5zd2VyIG9yCiAgIG1lYXN1cmVtZW50IGlzIGFmdGVyIHRoZSByZWNlaXB0IGJ5IG1vcmUgdGhhbiB0aGUgdG9sZXJhbmNlLCBvciBub3QgYSB0aW1lIGFuZCBsZWZ0IG91dDsgb3IKICAgdGhlIGFuc3dlcnMgZml0IG9ubHkgaWYgYSBzaGVldCB0aGF0IGlzIGRhdGVkIGxhdGVyLCBieSB1cCB0byAyNCBob3Vycywgd2FzIGZpbmlzaGVkIGJlZm9yZS4KIC0gYEFOU1dFUl9MRUZUX09VVGA6IGFuIGFuc3dlciB3YXMgdW51c2FibGUsIGFuZCB0aGUgc2hlZXQgaXMgdmFsaWQgd2l0aG91dCBpdDogbm8gcmVxdWlyZWQKICAgcXVlc3Rpb24gbGFja3MgYW4gYW5zd2VyLCBhbmQgbm8gb3RoZXIgYW5zd2VyIHdhcyBnaXZlbiBiZWNhdXNlIG9mIGl0LgogLSBgTUVBU1VSRU1FTlRfTEVGVF9PVVRgOiBhIG1lYXN1cmVtZW50IHdhcyB1bnVzYWJsZSBvciBub3QgYXNrZWQgZm9yLgogLSBgTUVBU1VSRU1FTlRfTElNSVRFRGA6IGEgbm9pc2UgbGV2ZWwgd2FzIGEgbGl0dGxlIGJleW9uZCBpdHMgYm91bmRzLgogLSBgUkVGRVJFTkNFX0xFRlRfT1VUYDogYG5vdGlmaWNhdGlvbl9pZGAsIG9yIGFuIGVudHJ5IG9mIGByZWZlcmVuY2VkX2Fuc3dlcnNgIG9yCiAgIGBwcm9maWxlX3ZhbHVlc2AsIHdhcyB1bnVzYWJsZS4KIC0gYFRJTUVfWk9ORV9VTktOT1dOYDogYHRpbWVfem9uZWAgaXMgbm90IHRoZSBuYW1lIG9mIGEgdGltZSB6b25lLgogLSBgQ09OU1RSQUlOVF9WSU9MQVRFRGA6IHRoZSBhbnN3ZXJzIHZpb2xhdGUgYSBjb25zdHJhaW50IG9mIHRoZSBxdWVzdGlvbm5haXJlLiBBbWVuZG1lbnRzIGRvIG5vdAogICBjaGFuZ2UgdGhlIG1hcmsuCgp4CgQEEgIFEgTXAwIWGmogUmV2aXNpb24gbnVtYmVyLCBmcm9tIDEuIEFtZW5kbWVudFNlcnZpY2UgY3JlYXRlcyBsYXRlciByZXZpc2lvbnM7IGBzaGVldGAgaGFzIHRoZSBhbnN3ZXJzIG9mCiB0aGlzIG9uZS4KCm0KBAQSAgYSBNkDAiUaXyBUaGUgbm90aWZpY2F0aW9uIHRoYXQgdGhlIHNoZWV0IG5hbWVzOyBhYnNlbnQgaWYgaXQgbmFtZXMgbm9uZSwgb3Igbm9uZSBvZiB0aGUgcGFydGljaXBhbnQncy4KClgKBAQSAgcSBNsDAhUaSiBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCB3aXRoZHJldyB0aGUgc2hlZXQuIGBzaGVldGAgdGhlbiBoYXMgbm8gYW5zd2Vycy4KCocBCgQEEgIIEgTeAwIhGnkgVGhlIGxhdGVzdCBjb3JyZWN0aW9uIGJ5IHRoZSBzdHVkeSdzIHN0YWZmOyBhYnNlbnQgaWYgdGhleSBjb3JyZWN0ZWQgbm90aGluZy4gTGlzdFJldmlzaW9ucyBoYXMKIHRoZSBhbnN3ZXJzIGJlZm9yZSBpdC4KCmMKBAQSAgkSBOADAhYaVSBUaGUgbWFyayBieSB0aGUgc3R1ZHkncyBzdGFmZjsgYWJzZW50IGlmIG5vdCBtYXJrZWQuIFRoZSBzaGVldCBjb3VudHMgbmV2ZXJ0aGVsZXNzLgoKLAoCBQMSBuQDAPEDARoeIFdoeSBzdGFmZiBjb3JyZWN0ZWQgYW5zd2Vycy4KCkUKBAUDAgASBOYDAiQaNyBOZXZlciByZXR1cm5lZCBmb3IgYSBjb3JyZWN0aW9uOyByZWplY3RlZCAoUkVRVUlSRUQpLgoKRAoEBQMCARIE6AMCJBo2IFRoZSBwYXJ0aWNpcGFudCBtYWRlIGEgbWlzdGFrZSwgc3VjaCBhcyBhIHdyb25nIGtleS4KCjkKBAUDAgISBOoDAiwaKyBUaGUgcGFydGljaXBhbnQgYXNrZWQgZm9yIHRoZSBjb3JyZWN0aW9uLgoKTgoEBQMCAxIE7AMCKBpAIFRoZSBhbnN3ZXIgZGlmZmVycyBmcm9tIGEgZG9jdW1lbnQsIHN1Y2ggYXMgYSBob3NwaXRhbCByZWNvcmQuCgo1CgQFAwIEEgTuAwIoGicgVGhlIGRldmljZSBvciB0aGUgYXBwIG1hZGUgYSBtaXN0YWtlLgoKHwoEBQMCBRIE8AMCHhoRIEFub3RoZXIgcmVhc29uLgoKKQoCBQQSBvQDAP8DARobIFdoeSBzdGFmZiBtYXJrZWQgYSBzaGVldC4KChsKBAUEAgASBPYDAh0aDSBOb3QgbWFya2VkLgoKTAoEBQQCARIE+AMCHho+IEZpbGxlZCBpbiBvbiB0aGUgZGV2aWNlIG9mIHNvbWVvbmUgZWxzZSwgb3IgYnkgc29tZW9uZSBlbHNlLgoKJQoEBQQCAhIE+gMCGhoXIEZpbGxlZCBpbiBjYXJlbGVzc2x5LgoKRAoEBQQCAxIE/AMCGxo2IEhhcyB0aGUgYW5zd2VycyBvZiBhbm90aGVyIHNoZWV0IG9mIHRoZSBwYXJ0aWNpcGFudC4KCh8KBAUEAgQSBP4DAhcaESBBbm90aGVyIHJlYXNvbi4KCiYKAgQTEgaCBACJBAEaGCBBIGNvcnJlY3Rpb24gYnkgc3RhZmYuCgoUCgQEEwIAEgSEBAIeGgYgV2h5LgoKKwoEBBMCARIEhgQCLRodIFRpbWUgYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKKgoEBBMCAhIEiAQCFhocIFRoZSByZXZpc2lvbiB0aGF0IGl0IG1hZGUuCgogCgIEFBIGjAQAkQQBGhIgQSBtYXJrIGJ5IHN0YWZmLgoKFAoEBBQCABIEjgQCFRoGIFdoeS4KCisKBAQUAgESBJAEAioaHSBUaW1lIGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCmMKAgQVEgaUBACqBAEaVSBUaGUgbm90aWZpY2F0aW9uIHRoYXQgY2F1c2VkIGEgc2hlZXQsIGFzIHBsYW5uZWQgYnkgb3RvbGl0aC1wbGFubmluZyAoVFlUIMKnMy4zLjMpLgoKMQoEBBUCABIElgQCLBojIFBsYW5uZWQgdGltZSBvZiB0aGUgbm90aWZpY2F0aW9uLgoKggEKBAQVAgESBJkEAhEadCBXaGV0aGVyIHRoZSB0aW1lIHdhcyBmaXhlZCBieSB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGluc3RlYWQgb2YgZHJhd24gYXQgcmFuZG9tIChUWVQKIGBub3RpZmljYXRpb25fZml4ZWRgKS4KClMKBAQVAgISBJsEAiwaRSBFbmQgb2YgdGhlIHRpbWUgZm9yIGFuc3dlcmluZzsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBub3RpZmljYXRpb24uCgqAAQoEBBUCAxIEngQCExpyIFdoZXRoZXIgdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCBhdCBvciBhZnRlciBgZXhwaXJlX3RpbWVgOyB3aXRoIGBjb21wbGV0aW9uX21pbnV0ZXNgLCB3aGV0aGVyIGl0CiB3YXMgYmVndW4gdGhlbi4KCk4KBAQVAgQSBKAEAhoaQCBXaGV0aGVyIHRoZSBzaGVldCBhcnJpdmVkIGEgZGF5IG9yIG1vcmUgYWZ0ZXIgaXQgd2FzIGZpbmlzaGVkLgoKWQoEBBUCBRIEogQCIBpLIFRpbWUgbGltaXQgaW4gbWludXRlcyBmcm9tIGJlZ2lubmluZyB0byBmaW5pc2hpbmcgdGhlIHNoZWV0OyAwOiBubyBsaW1pdC4KCkkKBAQVAgYSBKQEAhQaOyBXaGV0aGVyIGZpbGxpbmcgaW4gdG9vayBsb25nZXIgdGhhbiBgY29tcGxldGlvbl9taW51dGVzYC4KCp0BCgQEFQIHEgSnBAIbGo4BIFdoZXRoZXIgYW5vdGhlciBzaGVldCBvZiB0aGUgcGFydGljaXBhbnQgYW5zd2VycyB0aGUgc2FtZSBub3RpZmljYXRpb246IGZpbmlzaGVkIGVhcmxpZXIgYW5kCiBub3Qgd2l0aGRyYXduLiBUaGUgZWFybGllc3Qgc3VjaCBzaGVldCBjb3VudHMuCgpECgQEFQIIEgSpBAIRGjYgV2hldGhlciB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkIGJlZm9yZSBgbm90aWZ5X3RpbWVgLgoKLgoCBBYSBq0EALgEARogIFNlbGVjdHMgYW5zd2VycyBvZiB0aGUgY2FsbGVyLgoKGgoEBBYCABIErwQCFhoMIFRoZSBzdHVkeS4KCkwKBAQWAgESBLEEAh4aPiBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OyBhbGwgaXRzIHZlcnNpb25zIGFyZSBpbmNsdWRlZC4KCjAKBAQWAgISBLMEAhgaIiBBIHF1ZXN0aW9uIG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKQgoEBBYCAxIEtQQCKxo0IEVhcmxpZXN0IGZpbmlzaCB0aW1lIHRvIGluY2x1ZGU7IGFic2VudDogbm8gbGltaXQuCgpVCgQEFgIEEgS3BAIpGkcgU2hlZXRzIGZpbmlzaGVkIGF0IG9yIGFmdGVyIHRoaXMgdGltZSBhcmUgbGVmdCBvdXQ7IGFic2VudDogbm8gbGltaXQuCgoiCgIEFxIGuwQAwQQBGhQgQW5zd2VycyBvdmVyIHRpbWUuCgqsAQoEBBcCABIEvgQCIhqdASBBbnN3ZXJzLCBvbGRlc3QgZmlyc3QuIElmIHRoZXJlIGFyZSBtb3JlIHRoYW4gMTAsMDAwLCBvciBtb3JlIHRoYW4gYSBtZXNzYWdlIGNhbiBob2xkLCB0aGUKIG5ld2VzdCBvbmVzLiBSZXBlYXQgdGhlIGNhbGwgd2l0aCBgZW5kX3RpbWVgIHRvIGdldCBvbGRlciBvbmVzLgoKSQoEBBcCARIEwAQCFRo7IFdoZXRoZXIgb2xkZXIgYW5zd2VycyB3ZXJlIGxlZnQgb3V0IGJlY2F1c2Ugb2YgdGhlIGxpbWl0LgoKGwoCBBgSBsQEANIEARoNIE9uZSBhbnN3ZXIuCgopCgQEGAIAEgTGBAIsGhsgRmluaXNoIHRpbWUgb2YgdGhlIHNoZWV0LgoKJQoEBBgIABIGyAQCzwQDGhUgVmFsdWUgYXMgaW4gQW5zd2VyLgoKKAoEBBgCARIEygQEFhoaIFNhbWUgYXMgYEFuc3dlci5udW1iZXJgLgoKKAoEBBgCAhIEzAQEFRoaIFNhbWUgYXMgYEFuc3dlci5jaG9pY2VgLgoKOgoEBBgCAxIEzgQEFBosIEEgdGV4dCwgb3IgYSBkYXRlLCB0aW1lLCBvciBkYXRlIGFuZCB0aW1lLgoKQgoEBBgCBBIE0QQCFRo0IFZlcnNpb24gb2YgdGhlIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGUgc2hlZXQgbmFtZXMuCgoyCgIFBRIG1QQA4QQBGiQgVGhlIG1lYW5pbmcgb2YgYSByb3cgb2YgYW4gZXhwb3J0LgoKJAoEBQUCABIE1wQCIBoWIFJlamVjdGVkIChSRVFVSVJFRCkuCgpVCgQFBQIBEgTZBAIZGkcgT25lIHJvdyBwZXIgc2hlZXQsIG9uZSBjb2x1bW4gcGVyIHF1ZXN0aW9uOyBuZWVkcyBgcXVlc3Rpb25uYWlyZV9pZGAuCgpICgQFBQICEgTbBAIZGjogT25lIHJvdyBwZXIgYW5zd2VyIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeS4KCsICCgQFBQIDEgTgBAIhGrMCIE9uZSByb3cgcGVyIHBhcnRpY2lwYW50IHdobyBqb2luZWQgdGhlIHN0dWR5IG9yIGhhcyBkYXRhIGluIGl0LCB3aXRob3V0IGFuc3dlcnM6IHByZXNlbnQgZ3JvdXAsCiBkYXlzIG9mIGpvaW5pbmcgYW5kIGxlYXZpbmcsIHZlcnNpb24gYW5kIGxhbmd1YWdlIG9mIHRoZSBjb25zZW50LiBOZWl0aGVyIGEgcXVlc3Rpb25uYWlyZSBub3IgYQogZmlsdGVyIG5vciBhIGN1cnNvciBjYW4gYmUgZ2l2ZW4gKEZJTFRFUl9OT1RfQVBQTElDQUJMRSkuIGBFeHBvcnRBbnN3ZXJTaGVldHNSZXNwb25zZS5zaGVldHNgCiBjb3VudHMgdGhlIHJvd3MuCgovCgIEGRIG5AQA9gQBGiEgU2hlZXRzIGFuZCBsYXlvdXQgb2YgYW4gZXhwb3J0LgoKQAoEBBkCABIE5gQCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKUgoEBBkCARIE6AQCHhpEIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkuIEluIHRoZSBsb25nIGxheW91dCwgZW1wdHkgbWVhbnMgYWxsLgoKIQoEBBkCAhIE6gQCGhoTIE1lYW5pbmcgb2YgYSByb3cuCgprCgQEGQIDEgTsBAIlGl0gV2hldGhlciBzaGVldHMgb2YgdGVzdCBwYXJ0aWNpcGFudHMgYXJlIGluY2x1ZGVkOyB0aGUgY29sdW1uIGB0ZXN0X3BhcnRpY2lwYW50YCBtYXJrcyB0aGVtLgoKqgEKBAQZAgQSBO8EAhkamwEgV2hldGhlciB2YWx1ZXMgb2Ygc2VsZi1hc3Nlc3NtZW50IG1hbmlraW5zIGFyZSBjb252ZXJ0ZWQgdG8gdGhlIHNjYWxlIG9mIHRoZSBmb3JtZXIgc3lzdGVtcywgMAogdG8gMSBpbiBzdGVwcyBvZiAwLjEyNSAoVFlUIMKnMy4zLjMpOiAodmFsdWUg4oiSIDEpIMO3IDguCgovCgQEGQIFEgTxBAIsGiEgU2hlZXRzIHRvIGluY2x1ZGU7IGFic2VudDogYWxsLgoK3QEKBAQZAgYSBPUEAhMazgEgYGN1cnNvcmAgb2YgYW4gZWFybGllciBleHBvcnQgb2Ygc2hlZXRzIG9mIHRoaXMgc3R1ZHksIHdpdGggdGhlIHNhbWUgZmlsdGVyOyBlbXB0eTogYWxsIHNoZWV0cy4gT25seQogc2hlZXRzIHRoYXQgd2VyZSBzdG9yZWQsIGFtZW5kZWQsIG1hcmtlZCwgcmV2aWV3ZWQgb3Igd2l0aGRyYXduIGFmdGVyIHRoYXQgZXhwb3J0IGJlZ2FuIGFyZQogaW5jbHVkZWQuCgpbCgIEGhIG+QQAgAUBGk0gQSBwYXJ0IG9mIGFuIGV4cG9ydC4gVGhlIGV4cG9ydCBpcyB0aGUgY29uY2F0ZW5hdGlvbiBvZiBpdHMgcGFydHMgaW4gb3JkZXIuCgpTCgQEGgIAEgT7BAIQGkUgQnl0ZXMgb2YgdGhlIENTViBmaWxlLiBBIGNodW5rIG1heSBlbmQgd2l0aGluIGEgcm93IG9yIGEgY2hhcmFjdGVyLgoKNgoEBBoCARIE/QQCFBooIE51bWJlciBvZiBzaGVldHMgaW4gdGhpcyBjaHVuaydzIHJvd3MuCgpkCgQEGgICEgT/BAIUGlYgQ3Vyc29yIGZvciBgc2luY2VgLiBTZXQgaW4gdGhlIGxhc3QgcGFydCBvbmx5OiBhbiBleHBvcnQgd2l0aG91dCBpdCBpcyBub3QgY29tcGxldGUuCgohCgIFBhIGgwUAkgUBGhMgQSBraW5kIG9mIGV4cG9ydC4KCiQKBAUGAgASBIUFAh8aFiBSZWplY3RlZCAoUkVRVUlSRUQpLgoKUQoEBQYCARIEhwUCJhpDIEV4cG9ydEFuc3dlclNoZWV0cywgRVhQT1JUX0xBWU9VVF9XSURFOyBuZWVkcyBgcXVlc3Rpb25uYWlyZV9pZGAuCgo3CgQFBgICEgSJBQImGikgRXhwb3J0QW5zd2VyU2hlZXRzLCBFWFBPUlRfTEFZT1VUX0xPTkcuCgoxCgQFBgIDEgSLBQIdGiMgQW1lbmRtZW50U2VydmljZS5FeHBvcnRSZXZpc2lvbnMuCgosCgQFBgIEEgSNBQIbGh4gUmVjb3JkU2VydmljZS5FeHBvcnRSZWNvcmRzLgoKOQoEBQYCBRIEjwUCJhorIExpc3RlbmluZ1NlcnZpY2UuRXhwb3J0TGlzdGVuaW5nU2Vzc2lvbnMuCgo/CgQFBgIGEgSRBQIgGjEgRXhwb3J0QW5zd2VyU2hlZXRzLCBFWFBPUlRfTEFZT1VUX1BBUlRJQ0lQQU5UUy4KCjQKAgQbEgaVBQCjBQEaJiBTZWxlY3RzIHRoZSBleHBvcnQgYW5kIHRoZSBsYW5ndWFnZS4KCkAKBAQbAgASBJcFAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCjMKBAQbAgESBJkFAhgaJSBFeHBvcnQgd2hvc2UgY29sdW1ucyBhcmUgZGVzY3JpYmVkLgoKgAEKBAQbAgISBJwFAh4aciBRdWVzdGlvbm5haXJlIG9mIHNoZWV0cyBhbmQgcmV2aXNpb25zLiBFeGNlcHQgZm9yIHRoZSB3aWRlIGxheW91dCwgZW1wdHkgbWVhbnMgYWxsCiBxdWVzdGlvbm5haXJlcyBvZiB0aGUgc3R1ZHkuCgqMAgoEBBsCAxIEoAUCFhr9ASBCQ1AgNDcgbGFuZ3VhZ2U7IGVtcHR5OiB0aGUgZGVmYXVsdCBsYW5ndWFnZSBvZiBlYWNoIHF1ZXN0aW9ubmFpcmUuIEEgdGV4dCB0aGF0IGlzIG1pc3NpbmcgaW4KIGl0IGlzIGdpdmVuIGluIEVuZ2xpc2gsIG90aGVyd2lzZSBpbiB0aGUgcXVlc3Rpb25uYWlyZSdzIGRlZmF1bHQgbGFuZ3VhZ2UsIGFuZCB0aGUgY29kZWJvb2sKIHN0YXRlcyB3aGljaC4gVGV4dHMgb2YgT3RvbGl0aCBpdHNlbGYgYXJlIGluIEdlcm1hbiBvciBFbmdsaXNoLgoKNAoEBBsCBBIEogUCGRomIFNhbWUgdmFsdWUgYXMgaW4gdGhlIGV4cG9ydCByZXF1ZXN0LgoKXgoCBBwSBqYFAKkFARpQIEEgcGFydCBvZiBhIGNvZGVib29rLiBUaGUgY29kZWJvb2sgaXMgdGhlIGNvbmNhdGVuYXRpb24gb2YgaXRzIHBhcnRzIGluIG9yZGVyLgoKRQoEBBwCABIEqAUCERo3IEJ5dGVzIG9mIHRoZSBKU09OIGRvY3VtZW50OyBhIGNodW5rIG1heSBlbmQgYW55d2hlcmUuCmIGcHJvdG8z")
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
    self.profileValues = Codec.messages(c.pointee.profile_values, c.pointee.n_profile_values) { IngestionV1.ProfileValue($0) }
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
    if !self.profileValues.isEmpty {
      c.pointee.n_profile_values = self.profileValues.count
      c.pointee.profile_values = arena.array(self.profileValues) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__ProfileValue>? }
    }
    return c
  }
}

extension IngestionV1.ProfileValue {
  public static var fullName: String { "otolith.ingestion.v1.ProfileValue" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__profile_value__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ProfileValue>) {
    self.field = Codec.string(c.pointee.field)
    self.value = switch c.pointee.value_case.rawValue {
      case 2: .text(Codec.string(c.pointee.text))
      case 3: .number(c.pointee.number)
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ProfileValue> {
    let c = arena.allocate(Otolith__Ingestion__V1__ProfileValue.self)
    otolith__ingestion__v1__profile_value__init(c)
    if !self.field.isEmpty { c.pointee.field = arena.string(self.field) }
    switch self.value {
      case .text(let value)?:
        c.pointee.value_case = .init(rawValue: 2)
        c.pointee.text = arena.string(value)
      case .number(let value)?:
        c.pointee.value_case = .init(rawValue: 3)
        c.pointee.number = value
      case nil: break
    }
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
    self.pendingFiles = Codec.array(c.pointee.pending_files, c.pointee.n_pending_files) { Codec.string($0) }
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
    if !self.pendingFiles.isEmpty {
      c.pointee.n_pending_files = self.pendingFiles.count
      c.pointee.pending_files = arena.array(self.pendingFiles) { arena.string($0) as UnsafeMutablePointer<CChar>? }
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
    self.text = Codec.string(c.pointee.text)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SheetScore> {
    let c = arena.allocate(Otolith__Ingestion__V1__SheetScore.self)
    otolith__ingestion__v1__sheet_score__init(c)
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    if let value = self.value { c.pointee.value = value.cStruct(in: arena) }
    if !self.band.isEmpty { c.pointee.band = arena.string(self.band) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
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
    self.correction = c.pointee.correction.map { IngestionV1.StaffCorrection($0) }
    self.mark = c.pointee.mark.map { IngestionV1.StaffMark($0) }
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
    if let value = self.correction { c.pointee.correction = value.cStruct(in: arena) }
    if let value = self.mark { c.pointee.mark = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.StaffCorrection {
  public static var fullName: String { "otolith.ingestion.v1.StaffCorrection" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__staff_correction__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StaffCorrection>) {
    self.reason = IngestionV1.CorrectionReason(rawValue: Int32(truncatingIfNeeded: c.pointee.reason.rawValue))
    self.correctTime = c.pointee.correct_time.map { GoogleProtobuf.Timestamp($0) }
    self.revision = c.pointee.revision
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StaffCorrection> {
    let c = arena.allocate(Otolith__Ingestion__V1__StaffCorrection.self)
    otolith__ingestion__v1__staff_correction__init(c)
    c.pointee.reason = Otolith__Ingestion__V1__CorrectionReason(rawValue: .init(truncatingIfNeeded: self.reason.rawValue))
    if let value = self.correctTime { c.pointee.correct_time = value.cStruct(in: arena) }
    c.pointee.revision = self.revision
    return c
  }
}

extension IngestionV1.StaffMark {
  public static var fullName: String { "otolith.ingestion.v1.StaffMark" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__staff_mark__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__StaffMark>) {
    self.mark = IngestionV1.SheetMark(rawValue: Int32(truncatingIfNeeded: c.pointee.mark.rawValue))
    self.markTime = c.pointee.mark_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__StaffMark> {
    let c = arena.allocate(Otolith__Ingestion__V1__StaffMark.self)
    otolith__ingestion__v1__staff_mark__init(c)
    c.pointee.mark = Otolith__Ingestion__V1__SheetMark(rawValue: .init(truncatingIfNeeded: self.mark.rawValue))
    if let value = self.markTime { c.pointee.mark_time = value.cStruct(in: arena) }
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
    self.filter = c.pointee.filter.map { CommonV1.ExportFilter($0) }
    self.since = Codec.string(c.pointee.since)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsRequest.self)
    otolith__ingestion__v1__export_answer_sheets_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.layout = Otolith__Ingestion__V1__ExportLayout(rawValue: .init(truncatingIfNeeded: self.layout.rawValue))
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    c.pointee.legacy_scales = self.legacyScales ? 1 : 0
    if let value = self.filter { c.pointee.filter = value.cStruct(in: arena) }
    if !self.since.isEmpty { c.pointee.since = arena.string(self.since) }
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
    self.cursor = Codec.string(c.pointee.cursor)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ExportAnswerSheetsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ExportAnswerSheetsResponse.self)
    otolith__ingestion__v1__export_answer_sheets_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.sheets = self.sheets
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
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
