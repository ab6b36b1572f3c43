// Generated from otolith/catalogue/v1/triggers.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The period in which occurrences are counted, by the participant's calendar.
  public enum TriggerPeriod: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason TRIGGER_BOUND_INVALID.
    case unspecified
    /// A day.
    case day
    /// A week, starting on Monday.
    case week
    /// The whole participation.
    case ever
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .day, .week, .ever] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .day
        case 2: .week
        case 3: .ever
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .day: 1
        case .week: 2
        case .ever: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// Unit of a noise level, as in `otolith.ingestion.v1.NoiseUnit`; levels in other or unknown units
  /// do not count.
  public enum NoiseLevelUnit: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason NOISE_UNIT_MISSING.
    case unspecified
    /// A-weighted decibels, 0 to 150.
    case decibelA
    /// Decibels relative to full scale, -160 to 0.
    case decibelFullScale
    /// Amplitude, 0 to 1.
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

  /// An event that may happen to a participant. Each occurrence causes notifications of the schedules
  /// that count from it (`ScheduleAnchor.trigger_id`). An occurrence reported twice counts once. If
  /// its cause is withdrawn, upcoming notifications are cancelled.
  public struct Trigger: Message {
    /// The cause; required.
    public enum OneOfCause: Sendable, Hashable {
      /// A sheet whose answers, scores or bands meet a rule.
      case sheet(CatalogueV1.SheetCause)
      /// A health record.
      case record(CatalogueV1.RecordCause)
      /// A finished listening session.
      case listening(CatalogueV1.ListeningCause)
      /// Noise measured with a sheet.
      case noise(CatalogueV1.NoiseCause)
      /// Days without activity.
      case inactivity(CatalogueV1.InactivityCause)
      /// The end of a therapy.
      case therapyEnd(CatalogueV1.TherapyEndCause)
      /// Unanswered notifications.
      case compliance(CatalogueV1.ComplianceCause)
      /// Whether only study staff can fire it. Always true if set.
      case staff(Bool)
      /// Fixed clock times of each day.
      case times(CatalogueV1.TimesCause)
    }

    /// Id of the trigger, unique in the study: 1–64 lower-case letters, digits and hyphens.
    public var triggerID: String
    /// The cause; required.
    public var cause: CatalogueV1.Trigger.OneOfCause?
    /// Minutes before and after an occurrence that causes a notification in which no other occurrence
    /// causes one, up to 527,040 (366 days); 0: no cooldown.
    public var cooldownMinutes: UInt32
    /// Maximum number of occurrences that cause notifications; absent: no limit.
    public var atMost: CatalogueV1.TriggerBound?
    /// An alert to study staff, with or without schedules that count from the trigger. The cooldown and
    /// the maximum number apply to alerts as to notifications, each counted for itself. Absent: none.
    public var alert: CatalogueV1.TriggerAlert?
    /// Random draw at each occurrence (micro-randomised trial); absent: none. An occurrence for which the
    /// cooldown and the maximum number leave room is drawn once, and one that is not drawn takes no room.
    /// Alerts are raised without a draw.
    public var draw: CatalogueV1.TriggerDraw?

    public init(
      triggerID: String = "",
      cause: CatalogueV1.Trigger.OneOfCause? = nil,
      cooldownMinutes: UInt32 = 0,
      atMost: CatalogueV1.TriggerBound? = nil,
      alert: CatalogueV1.TriggerAlert? = nil,
      draw: CatalogueV1.TriggerDraw? = nil
    ) {
      self.triggerID = triggerID
      self.cause = cause
      self.cooldownMinutes = cooldownMinutes
      self.atMost = atMost
      self.alert = alert
      self.draw = draw
    }
  }

  /// Whether an occurrence causes notifications, and which, drawn at random. Schedules select an option
  /// by `ScheduleAnchor.option_id`. Services/Planning/ALGORITHM.md describes the draw.
  public struct TriggerDraw: Message {
    /// Table of the probabilities; 1–50 rows. The first row whose conditions hold counts. If none does, or
    /// if it has no options, the participant is not available: nothing is drawn.
    public var rows: [CatalogueV1.DrawRow]

    public init(rows: [CatalogueV1.DrawRow] = []) {
      self.rows = rows
    }
  }

  /// A row of the table of probabilities.
  public struct DrawRow: Message {
    /// Conditions on the sheet that caused the occurrence, with its questionnaire; only for triggers
    /// caused by sheets. Decided once, when the sheet is stored. Absent: always; only in the last row.
    public var sheet: CatalogueV1.SheetCause?
    /// Options, each with its probability; up to 10, without duplicates. The rest of the probability is
    /// that of no notification.
    public var options: [CatalogueV1.DrawOption]

    public init(sheet: CatalogueV1.SheetCause? = nil, options: [CatalogueV1.DrawOption] = []) {
      self.sheet = sheet
      self.options = options
    }
  }

  /// What a draw can give.
  public struct DrawOption: Message {
    /// Name of the option: 1–64 lower-case letters, digits and hyphens.
    public var optionID: String
    /// Probability in millionths, from 1. The sum over a row's options is at most 1,000,000.
    public var partsPerMillion: UInt32

    public init(optionID: String = "", partsPerMillion: UInt32 = 0) {
      self.optionID = optionID
      self.partsPerMillion = partsPerMillion
    }
  }

  /// Fixed clock times of each day of the participation, in the participant's time zone.
  public struct TimesCause: Message {
    /// 1–96 times in minutes since midnight, 0–1439, without duplicates.
    public var minutesOfDay: [UInt32]

    public init(minutesOfDay: [UInt32] = []) {
      self.minutesOfDay = minutesOfDay
    }
  }

  /// An alert to study staff (otolith.planning.v1 AlertService).
  public struct TriggerAlert: Message {
    /// Names of alert channels of the study that are used at once: each 1–64 lower-case letters, digits
    /// and hyphens; 1–5, without duplicates.
    public var channelIDs: [String]
    /// Text for staff, up to 500 characters; required. It is sent without answers, and placeholders are
    /// not replaced.
    public var text: CatalogueV1.LocalizedText?
    /// Minutes within which the alert is to be acknowledged, up to 44,640 (31 days); 0: no limit.
    public var acknowledgeMinutes: UInt32
    /// Names of alert channels that are used if the alert is not acknowledged in time; up to 5, without
    /// duplicates. Required with `acknowledge_minutes`, and not allowed without.
    public var escalationChannelIDs: [String]

    public init(
      channelIDs: [String] = [],
      text: CatalogueV1.LocalizedText? = nil,
      acknowledgeMinutes: UInt32 = 0,
      escalationChannelIDs: [String] = []
    ) {
      self.channelIDs = channelIDs
      self.text = text
      self.acknowledgeMinutes = acknowledgeMinutes
      self.escalationChannelIDs = escalationChannelIDs
    }
  }

  /// The maximum number of a trigger's notifications in a period.
  public struct TriggerBound: Message {
    /// Maximum number, 1–1,000.
    public var count: UInt32
    /// Period; required.
    public var period: CatalogueV1.TriggerPeriod

    public init(
      count: UInt32 = 0,
      period: CatalogueV1.TriggerPeriod = CatalogueV1.TriggerPeriod(rawValue: 0)
    ) {
      self.count = count
      self.period = period
    }
  }

  /// A sheet for which the conditions and all bands hold. If it is amended so that they no longer
  /// hold, or withdrawn, the occurrence is withdrawn. Empty sheets and sheets with an unknown time
  /// (CLOCK_IMPLAUSIBLE) do not count.
  public struct SheetCause: Message {
    /// A questionnaire of the study; required.
    public var questionnaireID: String
    /// Conditions as in NextList: on its answers and scores, and on the latest earlier answers to
    /// other questionnaires. Empty: every sheet.
    public var conditions: [CatalogueV1.Condition]
    /// Combination of the conditions with `parent` 0.
    public var behavior: CatalogueV1.EnableBehavior
    /// Bands that the scores must lie in; each score at most once, up to 50.
    public var bands: [CatalogueV1.BandMatch]

    public init(
      questionnaireID: String = "",
      conditions: [CatalogueV1.Condition] = [],
      behavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      bands: [CatalogueV1.BandMatch] = []
    ) {
      self.questionnaireID = questionnaireID
      self.conditions = conditions
      self.behavior = behavior
      self.bands = bands
    }
  }

  /// The bands that a score must lie in.
  public struct BandMatch: Message {
    /// A score of the questionnaire that has bands; required.
    public var scoreID: String
    /// Codes of the allowed bands; 1–50, without duplicates.
    public var codes: [String]

    public init(scoreID: String = "", codes: [String] = []) {
      self.scoreID = scoreID
      self.codes = codes
    }
  }

  /// A health record of a participant. The time of the occurrence is that of the event or of the
  /// matching measurement; for a therapy, when the participant recorded it. If the record is changed
  /// so that it no longer matches, or deleted, the occurrence is withdrawn.
  public struct RecordCause: Message {
    /// A type that the study accepts; required.
    public var type: CatalogueV1.RecordType
    /// Codes of the kinds of events or therapies, or of the quantities of measurements, without
    /// duplicates, up to 100; empty: all.
    public var kinds: [String]
    /// Comparison for measurements; the first matching value counts. Absent: any value. Not allowed
    /// for other types.
    public var value: CatalogueV1.ValueComparison?

    public init(
      type: CatalogueV1.RecordType = CatalogueV1.RecordType(rawValue: 0),
      kinds: [String] = [],
      value: CatalogueV1.ValueComparison? = nil
    ) {
      self.type = type
      self.kinds = kinds
      self.value = value
    }
  }

  /// A comparison of a measured value.
  public struct ValueComparison: Message {
    /// An order or equality operator; required.
    public var `operator`: CatalogueV1.ConditionOperator
    /// Finite; required.
    public var number: GoogleProtobuf.DoubleValue?
    /// UCUM unit of the number, spelled as in the records; values in other units do not count.
    /// Required.
    public var unit: String
    /// Whether the second value of a pair is compared, e.g. the diastolic blood pressure.
    public var secondValue: Bool

    public init(
      `operator`: CatalogueV1.ConditionOperator = CatalogueV1.ConditionOperator(rawValue: 0),
      number: GoogleProtobuf.DoubleValue? = nil,
      unit: String = "",
      secondValue: Bool = false
    ) {
      self.`operator` = `operator`
      self.number = number
      self.unit = unit
      self.secondValue = secondValue
    }
  }

  /// A listening session. The time of the occurrence is its end.
  public struct ListeningCause: Message {
    /// Minimum duration in minutes without pauses, up to 1,440; 0: any duration.
    public var minutesMin: UInt32
    /// A sound collection of the study; empty: any.
    public var collectionID: String

    public init(minutesMin: UInt32 = 0, collectionID: String = "") {
      self.minutesMin = minutesMin
      self.collectionID = collectionID
    }
  }

  /// A noise level. The time of the occurrence is that of the sheet's first measurement at or above
  /// the level. Noise levels recorded as health records by other apps are compared by RecordCause.
  public struct NoiseCause: Message {
    /// Unit of the level; required.
    public var unit: CatalogueV1.NoiseLevelUnit
    /// Minimum level; finite, required.
    public var level: GoogleProtobuf.DoubleValue?
    /// Questionnaires of the study that measure noise, without duplicates; empty: all.
    public var questionnaireIDs: [String]

    public init(
      unit: CatalogueV1.NoiseLevelUnit = CatalogueV1.NoiseLevelUnit(rawValue: 0),
      level: GoogleProtobuf.DoubleValue? = nil,
      questionnaireIDs: [String] = []
    ) {
      self.unit = unit
      self.level = level
      self.questionnaireIDs = questionnaireIDs
    }
  }

  /// Days without counted activity. It occurs the given number of 24-hour days after the latest
  /// activity or joining, but not while the study is paused.
  public struct InactivityCause: Message {
    /// Number of days, 1–366.
    public var days: UInt32
    /// Interval in days of further occurrences while the inactivity lasts, up to 366; 0: once.
    public var repeatDays: UInt32
    /// Questionnaires whose sheets count, without duplicates; empty: all sheets.
    public var questionnaireIDs: [String]
    /// Whether only sheets count. Otherwise health records and listening sessions count, too. Must not
    /// be combined with `questionnaire_ids`, which implies it.
    public var sheetsOnly: Bool

    public init(
      days: UInt32 = 0,
      repeatDays: UInt32 = 0,
      questionnaireIDs: [String] = [],
      sheetsOnly: Bool = false
    ) {
      self.days = days
      self.repeatDays = repeatDays
      self.questionnaireIDs = questionnaireIDs
      self.sheetsOnly = sheetsOnly
    }
  }

  /// A therapy with a last day. It occurs at the start of a day in the record's time zone. If the
  /// record's last day changes, the day moves; if the therapy goes on or the record is deleted, the
  /// occurrence is withdrawn.
  public struct TherapyEndCause: Message {
    /// Days from the last day to the occurrence, -366 to 366; -7 is a week before.
    public var days: Int32
    /// Codes of the kinds of therapies, without duplicates, up to 100; empty: all.
    public var kinds: [String]

    public init(days: Int32 = 0, kinds: [String] = []) {
      self.days = days
      self.kinds = kinds
    }
  }

  /// Too few answered notifications. It is decided once at the start of each day of the participant's
  /// calendar, from the data known when the participant is next planned.
  public struct ComplianceCause: Message {
    /// Percentage answered in time below which it occurs, 1–100.
    public var percentBelow: UInt32
    /// Number of preceding days that are considered, 1–366.
    public var days: UInt32
    /// Minimum number of notifications in these days, 1–10,000.
    public var promptsMin: UInt32
    /// Questionnaires of the study whose notifications count, without duplicates; empty: all.
    public var questionnaireIDs: [String]

    public init(
      percentBelow: UInt32 = 0,
      days: UInt32 = 0,
      promptsMin: UInt32 = 0,
      questionnaireIDs: [String] = []
    ) {
      self.percentBelow = percentBelow
      self.days = days
      self.promptsMin = promptsMin
      self.questionnaireIDs = questionnaireIDs
    }
  }

  /// The descriptor of `otolith/catalogue/v1/triggers.proto`.
  public static let triggersFile = ProtoFile(
    name: "otolith/catalogue/v1/triggers.proto",
    dependencies: [GoogleProtobuf.wrappersFile, CatalogueV1.recordsFile, CatalogueV1.rulesFile, CatalogueV1.textFile],
    base64: "CiNvdG9saXRoL2NhdGFsb2d1ZS92MS90cmlnZ2Vycy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvcmVjb3Jkcy5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvcnVsZXMucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8irwYKB1RyaWdnZXISHQoKdHJpZ2dlcl9pZBgBIAEoCVIJdHJpZ2dlcklkEjgKBXNoZWV0GAIgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hlZXRDYXVzZUgAUgVzaGVldBI7CgZyZWNvcmQYAyABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWNvcmRDYXVzZUgAUgZyZWNvcmQSRAoJbGlzdGVuaW5nGAQgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdGVuaW5nQ2F1c2VIAFIJbGlzdGVuaW5nEjgKBW5vaXNlGAUgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuTm9pc2VDYXVzZUgAUgVub2lzZRJHCgppbmFjdGl2aXR5GAYgASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuSW5hY3Rpdml0eUNhdXNlSABSCmluYWN0aXZpdHkSSAoLdGhlcmFweV9lbmQYByABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UaGVyYXB5RW5kQ2F1c2VIAFIKdGhlcmFweUVuZBJHCgpjb21wbGlhbmNlGAggASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tcGxpYW5jZUNhdXNlSABSCmNvbXBsaWFuY2USFgoFc3RhZmYYCSABKAhIAFIFc3RhZmYSOAoFdGltZXMYDiABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5UaW1lc0NhdXNlSABSBXRpbWVzEikKEGNvb2xkb3duX21pbnV0ZXMYCiABKA1SD2Nvb2xkb3duTWludXRlcxI7CgdhdF9tb3N0GAsgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuVHJpZ2dlckJvdW5kUgZhdE1vc3QSOAoFYWxlcnQYDCABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5UcmlnZ2VyQWxlcnRSBWFsZXJ0EjUKBGRyYXcYDSABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UcmlnZ2VyRHJhd1IEZHJhd0IHCgVjYXVzZSJACgtUcmlnZ2VyRHJhdxIxCgRyb3dzGAEgAygLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuRHJhd1Jvd1IEcm93cyJ9CgdEcmF3Um93EjYKBXNoZWV0GAEgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hlZXRDYXVzZVIFc2hlZXQSOgoHb3B0aW9ucxgCIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRyYXdPcHRpb25SB29wdGlvbnMiVQoKRHJhd09wdGlvbhIbCglvcHRpb25faWQYASABKAlSCG9wdGlvbklkEioKEXBhcnRzX3Blcl9taWxsaW9uGAIgASgNUg9wYXJ0c1Blck1pbGxpb24iMgoKVGltZXNDYXVzZRIkCg5taW51dGVzX29mX2RheRgBIAMoDVIMbWludXRlc09mRGF5Is8BCgxUcmlnZ2VyQWxlcnQSHwoLY2hhbm5lbF9pZHMYASADKAlSCmNoYW5uZWxJZHMSNwoEdGV4dBgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBHRleHQSLwoTYWNrbm93bGVkZ2VfbWludXRlcxgDIAEoDVISYWNrbm93bGVkZ2VNaW51dGVzEjQKFmVzY2FsYXRpb25fY2hhbm5lbF9pZHMYBCADKAlSFGVzY2FsYXRpb25DaGFubmVsSWRzImEKDFRyaWdnZXJCb3VuZBIUCgVjb3VudBgBIAEoDVIFY291bnQSOwoGcGVyaW9kGAIgASgOMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuVHJpZ2dlclBlcmlvZFIGcGVyaW9kIvEBCgpTaGVldENhdXNlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBI/Cgpjb25kaXRpb25zGAIgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uZGl0aW9uUgpjb25kaXRpb25zEkAKCGJlaGF2aW9yGAMgASgOMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuRW5hYmxlQmVoYXZpb3JSCGJlaGF2aW9yEjUKBWJhbmRzGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQmFuZE1hdGNoUgViYW5kcyI8CglCYW5kTWF0Y2gSGQoIc2NvcmVfaWQYASABKAlSB3Njb3JlSWQSFAoFY29kZXMYAiADKAlSBWNvZGVzIpYBCgtSZWNvcmRDYXVzZRI0CgR0eXBlGAEgASgOMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuUmVjb3JkVHlwZVIEdHlwZRIUCgVraW5kcxgCIAMoCVIFa2luZHMSOwoFdmFsdWUYAyABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5WYWx1ZUNvbXBhcmlzb25SBXZhbHVlIsMBCg9WYWx1ZUNvbXBhcmlzb24SQwoIb3BlcmF0b3IYASABKA4yJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25PcGVyYXRvclIIb3BlcmF0b3ISNAoGbnVtYmVyGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZudW1iZXISEgoEdW5pdBgDIAEoCVIEdW5pdBIhCgxzZWNvbmRfdmFsdWUYBCABKAhSC3NlY29uZFZhbHVlIlYKDkxpc3RlbmluZ0NhdXNlEh8KC21pbnV0ZXNfbWluGAEgASgNUgptaW51dGVzTWluEiMKDWNvbGxlY3Rpb25faWQYAiABKAlSDGNvbGxlY3Rpb25JZCKnAQoKTm9pc2VDYXVzZRI4CgR1bml0GAEgASgOMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuTm9pc2VMZXZlbFVuaXRSBHVuaXQSMgoFbGV2ZWwYAiABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBWxldmVsEisKEXF1ZXN0aW9ubmFpcmVfaWRzGAMgAygJUhBxdWVzdGlvbm5haXJlSWRzIpQBCg9JbmFjdGl2aXR5Q2F1c2USEgoEZGF5cxgBIAEoDVIEZGF5cxIfCgtyZXBlYXRfZGF5cxgCIAEoDVIKcmVwZWF0RGF5cxIrChFxdWVzdGlvbm5haXJlX2lkcxgDIAMoCVIQcXVlc3Rpb25uYWlyZUlkcxIfCgtzaGVldHNfb25seRgEIAEoCFIKc2hlZXRzT25seSI7Cg9UaGVyYXB5RW5kQ2F1c2USEgoEZGF5cxgBIAEoEVIEZGF5cxIUCgVraW5kcxgCIAMoCVIFa2luZHMimAEKD0NvbXBsaWFuY2VDYXVzZRIjCg1wZXJjZW50X2JlbG93GAEgASgNUgxwZXJjZW50QmVsb3cSEgoEZGF5cxgCIAEoDVIEZGF5cxIfCgtwcm9tcHRzX21pbhgDIAEoDVIKcHJvbXB0c01pbhIrChFxdWVzdGlvbm5haXJlX2lkcxgEIAMoCVIQcXVlc3Rpb25uYWlyZUlkcyp5Cg1UcmlnZ2VyUGVyaW9kEh4KGlRSSUdHRVJfUEVSSU9EX1VOU1BFQ0lGSUVEEAASFgoSVFJJR0dFUl9QRVJJT0RfREFZEAESFwoTVFJJR0dFUl9QRVJJT0RfV0VFSxACEhcKE1RSSUdHRVJfUEVSSU9EX0VWRVIQAyqbAQoOTm9pc2VMZXZlbFVuaXQSIAocTk9JU0VfTEVWRUxfVU5JVF9VTlNQRUNJRklFRBAAEh4KGk5PSVNFX0xFVkVMX1VOSVRfREVDSUJFTF9BEAESJwojTk9JU0VfTEVWRUxfVU5JVF9ERUNJQkVMX0ZVTExfU0NBTEUQAhIeChpOT0lTRV9MRVZFTF9VTklUX0FNUExJVFVERRADQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKyj8KNgoBDBIDAQASGiwgVHJpZ2dlcnM6IGV2ZW50cyB0aGF0IGNhdXNlIG5vdGlmaWNhdGlvbnMuCgqOAgoCBAASBBIANgEagQIgQW4gZXZlbnQgdGhhdCBtYXkgaGFwcGVuIHRvIGEgcGFydGljaXBhbnQuIEVhY2ggb2NjdXJyZW5jZSBjYXVzZXMgbm90aWZpY2F0aW9ucyBvZiB0aGUgc2NoZWR1bGVzCiB0aGF0IGNvdW50IGZyb20gaXQgKGBTY2hlZHVsZUFuY2hvci50cmlnZ2VyX2lkYCkuIEFuIG9jY3VycmVuY2UgcmVwb3J0ZWQgdHdpY2UgY291bnRzIG9uY2UuIElmCiBpdHMgY2F1c2UgaXMgd2l0aGRyYXduLCB1cGNvbWluZyBub3RpZmljYXRpb25zIGFyZSBjYW5jZWxsZWQuCgplCgQEAAIAEgMUAhgaWCBJZCBvZiB0aGUgdHJpZ2dlciwgdW5pcXVlIGluIHRoZSBzdHVkeTogMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLgoKJAoEBAAIABIEFgIpAxoWIFRoZSBjYXVzZTsgcmVxdWlyZWQuCgpCCgQEAAIBEgMYBBkaNSBBIHNoZWV0IHdob3NlIGFuc3dlcnMsIHNjb3JlcyBvciBiYW5kcyBtZWV0IGEgcnVsZS4KCh8KBAQAAgISAxoEGxoSIEEgaGVhbHRoIHJlY29yZC4KCiwKBAQAAgMSAxwEIRofIEEgZmluaXNoZWQgbGlzdGVuaW5nIHNlc3Npb24uCgorCgQEAAIEEgMeBBkaHiBOb2lzZSBtZWFzdXJlZCB3aXRoIGEgc2hlZXQuCgolCgQEAAIFEgMgBCMaGCBEYXlzIHdpdGhvdXQgYWN0aXZpdHkuCgokCgQEAAIGEgMiBCQaFyBUaGUgZW5kIG9mIGEgdGhlcmFweS4KCigKBAQAAgcSAyQEIxobIFVuYW5zd2VyZWQgbm90aWZpY2F0aW9ucy4KCkgKBAQAAggSAyYEExo7IFdoZXRoZXIgb25seSBzdHVkeSBzdGFmZiBjYW4gZmlyZSBpdC4gQWx3YXlzIHRydWUgaWYgc2V0LgoKLQoEBAACCRIDKAQaGiAgRml4ZWQgY2xvY2sgdGltZXMgb2YgZWFjaCBkYXkuCgqlAQoEBAACChIDLAIfGpcBIE1pbnV0ZXMgYmVmb3JlIGFuZCBhZnRlciBhbiBvY2N1cnJlbmNlIHRoYXQgY2F1c2VzIGEgbm90aWZpY2F0aW9uIGluIHdoaWNoIG5vIG90aGVyIG9jY3VycmVuY2UKIGNhdXNlcyBvbmUsIHVwIHRvIDUyNywwNDAgKDM2NiBkYXlzKTsgMDogbm8gY29vbGRvd24uCgpYCgQEAAILEgMuAhwaSyBNYXhpbXVtIG51bWJlciBvZiBvY2N1cnJlbmNlcyB0aGF0IGNhdXNlIG5vdGlmaWNhdGlvbnM7IGFic2VudDogbm8gbGltaXQuCgrQAQoEBAACDBIDMQIaGsIBIEFuIGFsZXJ0IHRvIHN0dWR5IHN0YWZmLCB3aXRoIG9yIHdpdGhvdXQgc2NoZWR1bGVzIHRoYXQgY291bnQgZnJvbSB0aGUgdHJpZ2dlci4gVGhlIGNvb2xkb3duIGFuZAogdGhlIG1heGltdW0gbnVtYmVyIGFwcGx5IHRvIGFsZXJ0cyBhcyB0byBub3RpZmljYXRpb25zLCBlYWNoIGNvdW50ZWQgZm9yIGl0c2VsZi4gQWJzZW50OiBub25lLgoK+QEKBAQAAg0SAzUCGBrrASBSYW5kb20gZHJhdyBhdCBlYWNoIG9jY3VycmVuY2UgKG1pY3JvLXJhbmRvbWlzZWQgdHJpYWwpOyBhYnNlbnQ6IG5vbmUuIEFuIG9jY3VycmVuY2UgZm9yIHdoaWNoIHRoZQogY29vbGRvd24gYW5kIHRoZSBtYXhpbXVtIG51bWJlciBsZWF2ZSByb29tIGlzIGRyYXduIG9uY2UsIGFuZCBvbmUgdGhhdCBpcyBub3QgZHJhd24gdGFrZXMgbm8gcm9vbS4KIEFsZXJ0cyBhcmUgcmFpc2VkIHdpdGhvdXQgYSBkcmF3LgoKxAEKAgQBEgQ6AD4BGrcBIFdoZXRoZXIgYW4gb2NjdXJyZW5jZSBjYXVzZXMgbm90aWZpY2F0aW9ucywgYW5kIHdoaWNoLCBkcmF3biBhdCByYW5kb20uIFNjaGVkdWxlcyBzZWxlY3QgYW4gb3B0aW9uCiBieSBgU2NoZWR1bGVBbmNob3Iub3B0aW9uX2lkYC4gU2VydmljZXMvUGxhbm5pbmcvQUxHT1JJVEhNLm1kIGRlc2NyaWJlcyB0aGUgZHJhdy4KCsABCgQEAQIAEgM9AhwasgEgVGFibGUgb2YgdGhlIHByb2JhYmlsaXRpZXM7IDHigJM1MCByb3dzLiBUaGUgZmlyc3Qgcm93IHdob3NlIGNvbmRpdGlvbnMgaG9sZCBjb3VudHMuIElmIG5vbmUgZG9lcywgb3IKIGlmIGl0IGhhcyBubyBvcHRpb25zLCB0aGUgcGFydGljaXBhbnQgaXMgbm90IGF2YWlsYWJsZTogbm90aGluZyBpcyBkcmF3bi4KCjIKAgQCEgRBAEgBGiYgQSByb3cgb2YgdGhlIHRhYmxlIG9mIHByb2JhYmlsaXRpZXMuCgrOAQoEBAICABIDRAIXGsABIENvbmRpdGlvbnMgb24gdGhlIHNoZWV0IHRoYXQgY2F1c2VkIHRoZSBvY2N1cnJlbmNlLCB3aXRoIGl0cyBxdWVzdGlvbm5haXJlOyBvbmx5IGZvciB0cmlnZ2VycwogY2F1c2VkIGJ5IHNoZWV0cy4gRGVjaWRlZCBvbmNlLCB3aGVuIHRoZSBzaGVldCBpcyBzdG9yZWQuIEFic2VudDogYWx3YXlzOyBvbmx5IGluIHRoZSBsYXN0IHJvdy4KCokBCgQEAgIBEgNHAiIafCBPcHRpb25zLCBlYWNoIHdpdGggaXRzIHByb2JhYmlsaXR5OyB1cCB0byAxMCwgd2l0aG91dCBkdXBsaWNhdGVzLiBUaGUgcmVzdCBvZiB0aGUgcHJvYmFiaWxpdHkgaXMKIHRoYXQgb2Ygbm8gbm90aWZpY2F0aW9uLgoKIwoCBAMSBEsAUAEaFyBXaGF0IGEgZHJhdyBjYW4gZ2l2ZS4KClEKBAQDAgASA00CFxpEIE5hbWUgb2YgdGhlIG9wdGlvbjogMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLgoKZAoEBAMCARIDTwIfGlcgUHJvYmFiaWxpdHkgaW4gbWlsbGlvbnRocywgZnJvbSAxLiBUaGUgc3VtIG92ZXIgYSByb3cncyBvcHRpb25zIGlzIGF0IG1vc3QgMSwwMDAsMDAwLgoKYQoCBAQSBFMAVgEaVSBGaXhlZCBjbG9jayB0aW1lcyBvZiBlYWNoIGRheSBvZiB0aGUgcGFydGljaXBhdGlvbiwgaW4gdGhlIHBhcnRpY2lwYW50J3MgdGltZSB6b25lLgoKVAoEBAQCABIDVQIlGkcgMeKAkzk2IHRpbWVzIGluIG1pbnV0ZXMgc2luY2UgbWlkbmlnaHQsIDDigJMxNDM5LCB3aXRob3V0IGR1cGxpY2F0ZXMuCgpJCgIEBRIEWQBlARo9IEFuIGFsZXJ0IHRvIHN0dWR5IHN0YWZmIChvdG9saXRoLnBsYW5uaW5nLnYxIEFsZXJ0U2VydmljZSkuCgqbAQoEBAUCABIDXAIiGo0BIE5hbWVzIG9mIGFsZXJ0IGNoYW5uZWxzIG9mIHRoZSBzdHVkeSB0aGF0IGFyZSB1c2VkIGF0IG9uY2U6IGVhY2ggMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzCiBhbmQgaHlwaGVuczsgMeKAkzUsIHdpdGhvdXQgZHVwbGljYXRlcy4KCn4KBAQFAgESA18CGRpxIFRleHQgZm9yIHN0YWZmLCB1cCB0byA1MDAgY2hhcmFjdGVyczsgcmVxdWlyZWQuIEl0IGlzIHNlbnQgd2l0aG91dCBhbnN3ZXJzLCBhbmQgcGxhY2Vob2xkZXJzIGFyZQogbm90IHJlcGxhY2VkLgoKaQoEBAUCAhIDYQIhGlwgTWludXRlcyB3aXRoaW4gd2hpY2ggdGhlIGFsZXJ0IGlzIHRvIGJlIGFja25vd2xlZGdlZCwgdXAgdG8gNDQsNjQwICgzMSBkYXlzKTsgMDogbm8gbGltaXQuCgq7AQoEBAUCAxIDZAItGq0BIE5hbWVzIG9mIGFsZXJ0IGNoYW5uZWxzIHRoYXQgYXJlIHVzZWQgaWYgdGhlIGFsZXJ0IGlzIG5vdCBhY2tub3dsZWRnZWQgaW4gdGltZTsgdXAgdG8gNSwgd2l0aG91dAogZHVwbGljYXRlcy4gUmVxdWlyZWQgd2l0aCBgYWNrbm93bGVkZ2VfbWludXRlc2AsIGFuZCBub3QgYWxsb3dlZCB3aXRob3V0LgoKSgoCBAYSBGgAbQEaPiBUaGUgbWF4aW11bSBudW1iZXIgb2YgYSB0cmlnZ2VyJ3Mgbm90aWZpY2F0aW9ucyBpbiBhIHBlcmlvZC4KCikKBAQGAgASA2oCExocIE1heGltdW0gbnVtYmVyLCAx4oCTMSwwMDAuCgogCgQEBgIBEgNsAhsaEyBQZXJpb2Q7IHJlcXVpcmVkLgoKWQoCBQASBHAAeQEaTSBUaGUgcGVyaW9kIGluIHdoaWNoIG9jY3VycmVuY2VzIGFyZSBjb3VudGVkLCBieSB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhci4KCjoKBAUAAgASA3ICIRotIFJlamVjdGVkIHdpdGggcmVhc29uIFRSSUdHRVJfQk9VTkRfSU5WQUxJRC4KChUKBAUAAgESA3QCGRoIIEEgZGF5LgoKKgoEBQACAhIDdgIaGh0gQSB3ZWVrLCBzdGFydGluZyBvbiBNb25kYXkuCgonCgQFAAIDEgN4AhoaGiBUaGUgd2hvbGUgcGFydGljaXBhdGlvbi4KCu4BCgIEBxIFfgCIAQEa4AEgQSBzaGVldCBmb3Igd2hpY2ggdGhlIGNvbmRpdGlvbnMgYW5kIGFsbCBiYW5kcyBob2xkLiBJZiBpdCBpcyBhbWVuZGVkIHNvIHRoYXQgdGhleSBubyBsb25nZXIKIGhvbGQsIG9yIHdpdGhkcmF3biwgdGhlIG9jY3VycmVuY2UgaXMgd2l0aGRyYXduLiBFbXB0eSBzaGVldHMgYW5kIHNoZWV0cyB3aXRoIGFuIHVua25vd24gdGltZQogKENMT0NLX0lNUExBVVNJQkxFKSBkbyBub3QgY291bnQuCgo3CgQEBwIAEgSAAQIeGikgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeTsgcmVxdWlyZWQuCgqWAQoEBAcCARIEgwECJBqHASBDb25kaXRpb25zIGFzIGluIE5leHRMaXN0OiBvbiBpdHMgYW5zd2VycyBhbmQgc2NvcmVzLCBhbmQgb24gdGhlIGxhdGVzdCBlYXJsaWVyIGFuc3dlcnMgdG8KIG90aGVyIHF1ZXN0aW9ubmFpcmVzLiBFbXB0eTogZXZlcnkgc2hlZXQuCgo+CgQEBwICEgSFAQIeGjAgQ29tYmluYXRpb24gb2YgdGhlIGNvbmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwLgoKVQoEBAcCAxIEhwECHxpHIEJhbmRzIHRoYXQgdGhlIHNjb3JlcyBtdXN0IGxpZSBpbjsgZWFjaCBzY29yZSBhdCBtb3N0IG9uY2UsIHVwIHRvIDUwLgoKMwoCBAgSBosBAJABARolIFRoZSBiYW5kcyB0aGF0IGEgc2NvcmUgbXVzdCBsaWUgaW4uCgpGCgQECAIAEgSNAQIWGjggQSBzY29yZSBvZiB0aGUgcXVlc3Rpb25uYWlyZSB0aGF0IGhhcyBiYW5kczsgcmVxdWlyZWQuCgpHCgQECAIBEgSPAQIcGjkgQ29kZXMgb2YgdGhlIGFsbG93ZWQgYmFuZHM7IDHigJM1MCwgd2l0aG91dCBkdXBsaWNhdGVzLgoKlQIKAgQJEgaVAQCeAQEahgIgQSBoZWFsdGggcmVjb3JkIG9mIGEgcGFydGljaXBhbnQuIFRoZSB0aW1lIG9mIHRoZSBvY2N1cnJlbmNlIGlzIHRoYXQgb2YgdGhlIGV2ZW50IG9yIG9mIHRoZQogbWF0Y2hpbmcgbWVhc3VyZW1lbnQ7IGZvciBhIHRoZXJhcHksIHdoZW4gdGhlIHBhcnRpY2lwYW50IHJlY29yZGVkIGl0LiBJZiB0aGUgcmVjb3JkIGlzIGNoYW5nZWQKIHNvIHRoYXQgaXQgbm8gbG9uZ2VyIG1hdGNoZXMsIG9yIGRlbGV0ZWQsIHRoZSBvY2N1cnJlbmNlIGlzIHdpdGhkcmF3bi4KCjgKBAQJAgASBJcBAhYaKiBBIHR5cGUgdGhhdCB0aGUgc3R1ZHkgYWNjZXB0czsgcmVxdWlyZWQuCgqMAQoEBAkCARIEmgECHBp+IENvZGVzIG9mIHRoZSBraW5kcyBvZiBldmVudHMgb3IgdGhlcmFwaWVzLCBvciBvZiB0aGUgcXVhbnRpdGllcyBvZiBtZWFzdXJlbWVudHMsIHdpdGhvdXQKIGR1cGxpY2F0ZXMsIHVwIHRvIDEwMDsgZW1wdHk6IGFsbC4KCn4KBAQJAgISBJ0BAhwacCBDb21wYXJpc29uIGZvciBtZWFzdXJlbWVudHM7IHRoZSBmaXJzdCBtYXRjaGluZyB2YWx1ZSBjb3VudHMuIEFic2VudDogYW55IHZhbHVlLiBOb3QgYWxsb3dlZAogZm9yIG90aGVyIHR5cGVzLgoKMQoCBAoSBqEBAKsBARojIEEgY29tcGFyaXNvbiBvZiBhIG1lYXN1cmVkIHZhbHVlLgoKOAoEBAoCABIEowECIRoqIEFuIG9yZGVyIG9yIGVxdWFsaXR5IG9wZXJhdG9yOyByZXF1aXJlZC4KCiEKBAQKAgESBKUBAikaEyBGaW5pdGU7IHJlcXVpcmVkLgoKcgoEBAoCAhIEqAECEhpkIFVDVU0gdW5pdCBvZiB0aGUgbnVtYmVyLCBzcGVsbGVkIGFzIGluIHRoZSByZWNvcmRzOyB2YWx1ZXMgaW4gb3RoZXIgdW5pdHMgZG8gbm90IGNvdW50LgogUmVxdWlyZWQuCgpiCgQECgIDEgSqAQIYGlQgV2hldGhlciB0aGUgc2Vjb25kIHZhbHVlIG9mIGEgcGFpciBpcyBjb21wYXJlZCwgZS5nLiB0aGUgZGlhc3RvbGljIGJsb29kIHByZXNzdXJlLgoKSwoCBAsSBq4BALMBARo9IEEgbGlzdGVuaW5nIHNlc3Npb24uIFRoZSB0aW1lIG9mIHRoZSBvY2N1cnJlbmNlIGlzIGl0cyBlbmQuCgpZCgQECwIAEgSwAQIZGksgTWluaW11bSBkdXJhdGlvbiBpbiBtaW51dGVzIHdpdGhvdXQgcGF1c2VzLCB1cCB0byAxLDQ0MDsgMDogYW55IGR1cmF0aW9uLgoKPAoEBAsCARIEsgECGxouIEEgc291bmQgY29sbGVjdGlvbiBvZiB0aGUgc3R1ZHk7IGVtcHR5OiBhbnkuCgrOAQoCBAwSBrcBAL4BARq/ASBBIG5vaXNlIGxldmVsLiBUaGUgdGltZSBvZiB0aGUgb2NjdXJyZW5jZSBpcyB0aGF0IG9mIHRoZSBzaGVldCdzIGZpcnN0IG1lYXN1cmVtZW50IGF0IG9yIGFib3ZlCiB0aGUgbGV2ZWwuIE5vaXNlIGxldmVscyByZWNvcmRlZCBhcyBoZWFsdGggcmVjb3JkcyBieSBvdGhlciBhcHBzIGFyZSBjb21wYXJlZCBieSBSZWNvcmRDYXVzZS4KCiwKBAQMAgASBLkBAhoaHiBVbml0IG9mIHRoZSBsZXZlbDsgcmVxdWlyZWQuCgowCgQEDAIBEgS7AQIoGiIgTWluaW11bSBsZXZlbDsgZmluaXRlLCByZXF1aXJlZC4KCl8KBAQMAgISBL0BAigaUSBRdWVzdGlvbm5haXJlcyBvZiB0aGUgc3R1ZHkgdGhhdCBtZWFzdXJlIG5vaXNlLCB3aXRob3V0IGR1cGxpY2F0ZXM7IGVtcHR5OiBhbGwuCgp+CgIFARIGwgEAywEBGnAgVW5pdCBvZiBhIG5vaXNlIGxldmVsLCBhcyBpbiBgb3RvbGl0aC5pbmdlc3Rpb24udjEuTm9pc2VVbml0YDsgbGV2ZWxzIGluIG90aGVyIG9yIHVua25vd24gdW5pdHMKIGRvIG5vdCBjb3VudC4KCjgKBAUBAgASBMQBAiMaKiBSZWplY3RlZCB3aXRoIHJlYXNvbiBOT0lTRV9VTklUX01JU1NJTkcuCgouCgQFAQIBEgTGAQIhGiAgQS13ZWlnaHRlZCBkZWNpYmVscywgMCB0byAxNTAuCgo7CgQFAQICEgTIAQIqGi0gRGVjaWJlbHMgcmVsYXRpdmUgdG8gZnVsbCBzY2FsZSwgLTE2MCB0byAwLgoKIgoEBQECAxIEygECIRoUIEFtcGxpdHVkZSwgMCB0byAxLgoKpAEKAgQNEgbPAQDZAQEalQEgRGF5cyB3aXRob3V0IGNvdW50ZWQgYWN0aXZpdHkuIEl0IG9jY3VycyB0aGUgZ2l2ZW4gbnVtYmVyIG9mIDI0LWhvdXIgZGF5cyBhZnRlciB0aGUgbGF0ZXN0CiBhY3Rpdml0eSBvciBqb2luaW5nLCBidXQgbm90IHdoaWxlIHRoZSBzdHVkeSBpcyBwYXVzZWQuCgooCgQEDQIAEgTRAQISGhogTnVtYmVyIG9mIGRheXMsIDHigJMzNjYuCgpnCgQEDQIBEgTTAQIZGlkgSW50ZXJ2YWwgaW4gZGF5cyBvZiBmdXJ0aGVyIG9jY3VycmVuY2VzIHdoaWxlIHRoZSBpbmFjdGl2aXR5IGxhc3RzLCB1cCB0byAzNjY7IDA6IG9uY2UuCgpZCgQEDQICEgTVAQIoGksgUXVlc3Rpb25uYWlyZXMgd2hvc2Ugc2hlZXRzIGNvdW50LCB3aXRob3V0IGR1cGxpY2F0ZXM7IGVtcHR5OiBhbGwgc2hlZXRzLgoKqQEKBAQNAgMSBNgBAhcamgEgV2hldGhlciBvbmx5IHNoZWV0cyBjb3VudC4gT3RoZXJ3aXNlIGhlYWx0aCByZWNvcmRzIGFuZCBsaXN0ZW5pbmcgc2Vzc2lvbnMgY291bnQsIHRvby4gTXVzdCBub3QKIGJlIGNvbWJpbmVkIHdpdGggYHF1ZXN0aW9ubmFpcmVfaWRzYCwgd2hpY2ggaW1wbGllcyBpdC4KCucBCgIEDhIG3gEA4wEBGtgBIEEgdGhlcmFweSB3aXRoIGEgbGFzdCBkYXkuIEl0IG9jY3VycyBhdCB0aGUgc3RhcnQgb2YgYSBkYXkgaW4gdGhlIHJlY29yZCdzIHRpbWUgem9uZS4gSWYgdGhlCiByZWNvcmQncyBsYXN0IGRheSBjaGFuZ2VzLCB0aGUgZGF5IG1vdmVzOyBpZiB0aGUgdGhlcmFweSBnb2VzIG9uIG9yIHRoZSByZWNvcmQgaXMgZGVsZXRlZCwgdGhlCiBvY2N1cnJlbmNlIGlzIHdpdGhkcmF3bi4KClsKBAQOAgASBOABAhIaTSBEYXlzIGZyb20gdGhlIGxhc3QgZGF5IHRvIHRoZSBvY2N1cnJlbmNlLCAtMzY2IHRvIDM2NjsgLTcgaXMgYSB3ZWVrIGJlZm9yZS4KClsKBAQOAgESBOIBAhwaTSBDb2RlcyBvZiB0aGUga2luZHMgb2YgdGhlcmFwaWVzLCB3aXRob3V0IGR1cGxpY2F0ZXMsIHVwIHRvIDEwMDsgZW1wdHk6IGFsbC4KCrYBCgIEDxIG5wEA8AEBGqcBIFRvbyBmZXcgYW5zd2VyZWQgbm90aWZpY2F0aW9ucy4gSXQgaXMgZGVjaWRlZCBvbmNlIGF0IHRoZSBzdGFydCBvZiBlYWNoIGRheSBvZiB0aGUgcGFydGljaXBhbnQncwogY2FsZW5kYXIsIGZyb20gdGhlIGRhdGEga25vd24gd2hlbiB0aGUgcGFydGljaXBhbnQgaXMgbmV4dCBwbGFubmVkLgoKSwoEBA8CABIE6QECGxo9IFBlcmNlbnRhZ2UgYW5zd2VyZWQgaW4gdGltZSBiZWxvdyB3aGljaCBpdCBvY2N1cnMsIDHigJMxMDAuCgpGCgQEDwIBEgTrAQISGjggTnVtYmVyIG9mIHByZWNlZGluZyBkYXlzIHRoYXQgYXJlIGNvbnNpZGVyZWQsIDHigJMzNjYuCgpKCgQEDwICEgTtAQIZGjwgTWluaW11bSBudW1iZXIgb2Ygbm90aWZpY2F0aW9ucyBpbiB0aGVzZSBkYXlzLCAx4oCTMTAsMDAwLgoKZgoEBA8CAxIE7wECKBpYIFF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeSB3aG9zZSBub3RpZmljYXRpb25zIGNvdW50LCB3aXRob3V0IGR1cGxpY2F0ZXM7IGVtcHR5OiBhbGwuCmIGcHJvdG8z")
}

extension CatalogueV1.Trigger {
  public static var fullName: String { "otolith.catalogue.v1.Trigger" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__trigger__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Trigger>) {
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.cause = switch c.pointee.cause_case.rawValue {
      case 2: .sheet(CatalogueV1.SheetCause(c.pointee.sheet!))
      case 3: .record(CatalogueV1.RecordCause(c.pointee.record!))
      case 4: .listening(CatalogueV1.ListeningCause(c.pointee.listening!))
      case 5: .noise(CatalogueV1.NoiseCause(c.pointee.noise!))
      case 6: .inactivity(CatalogueV1.InactivityCause(c.pointee.inactivity!))
      case 7: .therapyEnd(CatalogueV1.TherapyEndCause(c.pointee.therapy_end!))
      case 8: .compliance(CatalogueV1.ComplianceCause(c.pointee.compliance!))
      case 9: .staff(c.pointee.staff != 0)
      case 14: .times(CatalogueV1.TimesCause(c.pointee.times!))
      default: nil
    }
    self.cooldownMinutes = c.pointee.cooldown_minutes
    self.atMost = c.pointee.at_most.map { CatalogueV1.TriggerBound($0) }
    self.alert = c.pointee.alert.map { CatalogueV1.TriggerAlert($0) }
    self.draw = c.pointee.draw.map { CatalogueV1.TriggerDraw($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Trigger> {
    let c = arena.allocate(Otolith__Catalogue__V1__Trigger.self)
    otolith__catalogue__v1__trigger__init(c)
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    switch self.cause {
      case .sheet(let value)?:
        c.pointee.cause_case = .init(rawValue: 2)
        c.pointee.sheet = value.cStruct(in: arena)
      case .record(let value)?:
        c.pointee.cause_case = .init(rawValue: 3)
        c.pointee.record = value.cStruct(in: arena)
      case .listening(let value)?:
        c.pointee.cause_case = .init(rawValue: 4)
        c.pointee.listening = value.cStruct(in: arena)
      case .noise(let value)?:
        c.pointee.cause_case = .init(rawValue: 5)
        c.pointee.noise = value.cStruct(in: arena)
      case .inactivity(let value)?:
        c.pointee.cause_case = .init(rawValue: 6)
        c.pointee.inactivity = value.cStruct(in: arena)
      case .therapyEnd(let value)?:
        c.pointee.cause_case = .init(rawValue: 7)
        c.pointee.therapy_end = value.cStruct(in: arena)
      case .compliance(let value)?:
        c.pointee.cause_case = .init(rawValue: 8)
        c.pointee.compliance = value.cStruct(in: arena)
      case .staff(let value)?:
        c.pointee.cause_case = .init(rawValue: 9)
        c.pointee.staff = value ? 1 : 0
      case .times(let value)?:
        c.pointee.cause_case = .init(rawValue: 14)
        c.pointee.times = value.cStruct(in: arena)
      case nil: break
    }
    c.pointee.cooldown_minutes = self.cooldownMinutes
    if let value = self.atMost { c.pointee.at_most = value.cStruct(in: arena) }
    if let value = self.alert { c.pointee.alert = value.cStruct(in: arena) }
    if let value = self.draw { c.pointee.draw = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.TriggerDraw {
  public static var fullName: String { "otolith.catalogue.v1.TriggerDraw" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__trigger_draw__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TriggerDraw>) {
    self.rows = Codec.messages(c.pointee.rows, c.pointee.n_rows) { CatalogueV1.DrawRow($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TriggerDraw> {
    let c = arena.allocate(Otolith__Catalogue__V1__TriggerDraw.self)
    otolith__catalogue__v1__trigger_draw__init(c)
    if !self.rows.isEmpty {
      c.pointee.n_rows = self.rows.count
      c.pointee.rows = arena.array(self.rows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__DrawRow>? }
    }
    return c
  }
}

extension CatalogueV1.DrawRow {
  public static var fullName: String { "otolith.catalogue.v1.DrawRow" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__draw_row__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DrawRow>) {
    self.sheet = c.pointee.sheet.map { CatalogueV1.SheetCause($0) }
    self.options = Codec.messages(c.pointee.options, c.pointee.n_options) { CatalogueV1.DrawOption($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DrawRow> {
    let c = arena.allocate(Otolith__Catalogue__V1__DrawRow.self)
    otolith__catalogue__v1__draw_row__init(c)
    if let value = self.sheet { c.pointee.sheet = value.cStruct(in: arena) }
    if !self.options.isEmpty {
      c.pointee.n_options = self.options.count
      c.pointee.options = arena.array(self.options) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__DrawOption>? }
    }
    return c
  }
}

extension CatalogueV1.DrawOption {
  public static var fullName: String { "otolith.catalogue.v1.DrawOption" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__draw_option__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DrawOption>) {
    self.optionID = Codec.string(c.pointee.option_id)
    self.partsPerMillion = c.pointee.parts_per_million
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DrawOption> {
    let c = arena.allocate(Otolith__Catalogue__V1__DrawOption.self)
    otolith__catalogue__v1__draw_option__init(c)
    if !self.optionID.isEmpty { c.pointee.option_id = arena.string(self.optionID) }
    c.pointee.parts_per_million = self.partsPerMillion
    return c
  }
}

extension CatalogueV1.TimesCause {
  public static var fullName: String { "otolith.catalogue.v1.TimesCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__times_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TimesCause>) {
    self.minutesOfDay = Codec.array(c.pointee.minutes_of_day, c.pointee.n_minutes_of_day) { $0 }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TimesCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__TimesCause.self)
    otolith__catalogue__v1__times_cause__init(c)
    if !self.minutesOfDay.isEmpty {
      c.pointee.n_minutes_of_day = self.minutesOfDay.count
      c.pointee.minutes_of_day = arena.array(self.minutesOfDay) { $0 }
    }
    return c
  }
}

extension CatalogueV1.TriggerAlert {
  public static var fullName: String { "otolith.catalogue.v1.TriggerAlert" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__trigger_alert__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TriggerAlert>) {
    self.channelIDs = Codec.array(c.pointee.channel_ids, c.pointee.n_channel_ids) { Codec.string($0) }
    self.text = c.pointee.text.map { CatalogueV1.LocalizedText($0) }
    self.acknowledgeMinutes = c.pointee.acknowledge_minutes
    self.escalationChannelIDs = Codec.array(c.pointee.escalation_channel_ids, c.pointee.n_escalation_channel_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TriggerAlert> {
    let c = arena.allocate(Otolith__Catalogue__V1__TriggerAlert.self)
    otolith__catalogue__v1__trigger_alert__init(c)
    if !self.channelIDs.isEmpty {
      c.pointee.n_channel_ids = self.channelIDs.count
      c.pointee.channel_ids = arena.array(self.channelIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.text { c.pointee.text = value.cStruct(in: arena) }
    c.pointee.acknowledge_minutes = self.acknowledgeMinutes
    if !self.escalationChannelIDs.isEmpty {
      c.pointee.n_escalation_channel_ids = self.escalationChannelIDs.count
      c.pointee.escalation_channel_ids = arena.array(self.escalationChannelIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.TriggerBound {
  public static var fullName: String { "otolith.catalogue.v1.TriggerBound" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__trigger_bound__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TriggerBound>) {
    self.count = c.pointee.count
    self.period = CatalogueV1.TriggerPeriod(rawValue: Int32(truncatingIfNeeded: c.pointee.period.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TriggerBound> {
    let c = arena.allocate(Otolith__Catalogue__V1__TriggerBound.self)
    otolith__catalogue__v1__trigger_bound__init(c)
    c.pointee.count = self.count
    c.pointee.period = Otolith__Catalogue__V1__TriggerPeriod(rawValue: .init(truncatingIfNeeded: self.period.rawValue))
    return c
  }
}

extension CatalogueV1.SheetCause {
  public static var fullName: String { "otolith.catalogue.v1.SheetCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__sheet_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SheetCause>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.conditions = Codec.messages(c.pointee.conditions, c.pointee.n_conditions) { CatalogueV1.Condition($0) }
    self.behavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.behavior.rawValue))
    self.bands = Codec.messages(c.pointee.bands, c.pointee.n_bands) { CatalogueV1.BandMatch($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SheetCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__SheetCause.self)
    otolith__catalogue__v1__sheet_cause__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.conditions.isEmpty {
      c.pointee.n_conditions = self.conditions.count
      c.pointee.conditions = arena.array(self.conditions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.behavior.rawValue))
    if !self.bands.isEmpty {
      c.pointee.n_bands = self.bands.count
      c.pointee.bands = arena.array(self.bands) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__BandMatch>? }
    }
    return c
  }
}

extension CatalogueV1.BandMatch {
  public static var fullName: String { "otolith.catalogue.v1.BandMatch" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__band_match__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__BandMatch>) {
    self.scoreID = Codec.string(c.pointee.score_id)
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__BandMatch> {
    let c = arena.allocate(Otolith__Catalogue__V1__BandMatch.self)
    otolith__catalogue__v1__band_match__init(c)
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.RecordCause {
  public static var fullName: String { "otolith.catalogue.v1.RecordCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__record_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RecordCause>) {
    self.type = CatalogueV1.RecordType(rawValue: Int32(truncatingIfNeeded: c.pointee.type.rawValue))
    self.kinds = Codec.array(c.pointee.kinds, c.pointee.n_kinds) { Codec.string($0) }
    self.value = c.pointee.value.map { CatalogueV1.ValueComparison($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RecordCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__RecordCause.self)
    otolith__catalogue__v1__record_cause__init(c)
    c.pointee.type = Otolith__Catalogue__V1__RecordType(rawValue: .init(truncatingIfNeeded: self.type.rawValue))
    if !self.kinds.isEmpty {
      c.pointee.n_kinds = self.kinds.count
      c.pointee.kinds = arena.array(self.kinds) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.value { c.pointee.value = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.ValueComparison {
  public static var fullName: String { "otolith.catalogue.v1.ValueComparison" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__value_comparison__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ValueComparison>) {
    self.`operator` = CatalogueV1.ConditionOperator(rawValue: Int32(truncatingIfNeeded: c.pointee.operator_.rawValue))
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
    self.unit = Codec.string(c.pointee.unit)
    self.secondValue = c.pointee.second_value != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ValueComparison> {
    let c = arena.allocate(Otolith__Catalogue__V1__ValueComparison.self)
    otolith__catalogue__v1__value_comparison__init(c)
    c.pointee.operator_ = Otolith__Catalogue__V1__ConditionOperator(rawValue: .init(truncatingIfNeeded: self.`operator`.rawValue))
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    c.pointee.second_value = self.secondValue ? 1 : 0
    return c
  }
}

extension CatalogueV1.ListeningCause {
  public static var fullName: String { "otolith.catalogue.v1.ListeningCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__listening_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListeningCause>) {
    self.minutesMin = c.pointee.minutes_min
    self.collectionID = Codec.string(c.pointee.collection_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListeningCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListeningCause.self)
    otolith__catalogue__v1__listening_cause__init(c)
    c.pointee.minutes_min = self.minutesMin
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    return c
  }
}

extension CatalogueV1.NoiseCause {
  public static var fullName: String { "otolith.catalogue.v1.NoiseCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__noise_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__NoiseCause>) {
    self.unit = CatalogueV1.NoiseLevelUnit(rawValue: Int32(truncatingIfNeeded: c.pointee.unit.rawValue))
    self.level = c.pointee.level.map { GoogleProtobuf.DoubleValue($0) }
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__NoiseCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__NoiseCause.self)
    otolith__catalogue__v1__noise_cause__init(c)
    c.pointee.unit = Otolith__Catalogue__V1__NoiseLevelUnit(rawValue: .init(truncatingIfNeeded: self.unit.rawValue))
    if let value = self.level { c.pointee.level = value.cStruct(in: arena) }
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.InactivityCause {
  public static var fullName: String { "otolith.catalogue.v1.InactivityCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__inactivity_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__InactivityCause>) {
    self.days = c.pointee.days
    self.repeatDays = c.pointee.repeat_days
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
    self.sheetsOnly = c.pointee.sheets_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__InactivityCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__InactivityCause.self)
    otolith__catalogue__v1__inactivity_cause__init(c)
    c.pointee.days = self.days
    c.pointee.repeat_days = self.repeatDays
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.sheets_only = self.sheetsOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1.TherapyEndCause {
  public static var fullName: String { "otolith.catalogue.v1.TherapyEndCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__therapy_end_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__TherapyEndCause>) {
    self.days = c.pointee.days
    self.kinds = Codec.array(c.pointee.kinds, c.pointee.n_kinds) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__TherapyEndCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__TherapyEndCause.self)
    otolith__catalogue__v1__therapy_end_cause__init(c)
    c.pointee.days = self.days
    if !self.kinds.isEmpty {
      c.pointee.n_kinds = self.kinds.count
      c.pointee.kinds = arena.array(self.kinds) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.ComplianceCause {
  public static var fullName: String { "otolith.catalogue.v1.ComplianceCause" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__compliance_cause__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ComplianceCause>) {
    self.percentBelow = c.pointee.percent_below
    self.days = c.pointee.days
    self.promptsMin = c.pointee.prompts_min
    self.questionnaireIDs = Codec.array(c.pointee.questionnaire_ids, c.pointee.n_questionnaire_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ComplianceCause> {
    let c = arena.allocate(Otolith__Catalogue__V1__ComplianceCause.self)
    otolith__catalogue__v1__compliance_cause__init(c)
    c.pointee.percent_below = self.percentBelow
    c.pointee.days = self.days
    c.pointee.prompts_min = self.promptsMin
    if !self.questionnaireIDs.isEmpty {
      c.pointee.n_questionnaire_ids = self.questionnaireIDs.count
      c.pointee.questionnaire_ids = arena.array(self.questionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}
