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

    public init(
      triggerID: String = "",
      cause: CatalogueV1.Trigger.OneOfCause? = nil,
      cooldownMinutes: UInt32 = 0,
      atMost: CatalogueV1.TriggerBound? = nil,
      alert: CatalogueV1.TriggerAlert? = nil
    ) {
      self.triggerID = triggerID
      self.cause = cause
      self.cooldownMinutes = cooldownMinutes
      self.atMost = atMost
      self.alert = alert
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
    base64: "CiNvdG9saXRoL2NhdGFsb2d1ZS92MS90cmlnZ2Vycy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvcmVjb3Jkcy5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvcnVsZXMucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8ivgUKB1RyaWdnZXISHQoKdHJpZ2dlcl9pZBgBIAEoCVIJdHJpZ2dlcklkEjgKBXNoZWV0GAIgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hlZXRDYXVzZUgAUgVzaGVldBI7CgZyZWNvcmQYAyABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWNvcmRDYXVzZUgAUgZyZWNvcmQSRAoJbGlzdGVuaW5nGAQgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdGVuaW5nQ2F1c2VIAFIJbGlzdGVuaW5nEjgKBW5vaXNlGAUgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuTm9pc2VDYXVzZUgAUgVub2lzZRJHCgppbmFjdGl2aXR5GAYgASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuSW5hY3Rpdml0eUNhdXNlSABSCmluYWN0aXZpdHkSSAoLdGhlcmFweV9lbmQYByABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UaGVyYXB5RW5kQ2F1c2VIAFIKdGhlcmFweUVuZBJHCgpjb21wbGlhbmNlGAggASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tcGxpYW5jZUNhdXNlSABSCmNvbXBsaWFuY2USFgoFc3RhZmYYCSABKAhIAFIFc3RhZmYSKQoQY29vbGRvd25fbWludXRlcxgKIAEoDVIPY29vbGRvd25NaW51dGVzEjsKB2F0X21vc3QYCyABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5UcmlnZ2VyQm91bmRSBmF0TW9zdBI4CgVhbGVydBgMIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRyaWdnZXJBbGVydFIFYWxlcnRCBwoFY2F1c2UizwEKDFRyaWdnZXJBbGVydBIfCgtjaGFubmVsX2lkcxgBIAMoCVIKY2hhbm5lbElkcxI3CgR0ZXh0GAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEdGV4dBIvChNhY2tub3dsZWRnZV9taW51dGVzGAMgASgNUhJhY2tub3dsZWRnZU1pbnV0ZXMSNAoWZXNjYWxhdGlvbl9jaGFubmVsX2lkcxgEIAMoCVIUZXNjYWxhdGlvbkNoYW5uZWxJZHMiYQoMVHJpZ2dlckJvdW5kEhQKBWNvdW50GAEgASgNUgVjb3VudBI7CgZwZXJpb2QYAiABKA4yIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5UcmlnZ2VyUGVyaW9kUgZwZXJpb2Qi8QEKClNoZWV0Q2F1c2USKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEj8KCmNvbmRpdGlvbnMYAiADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25SCmNvbmRpdGlvbnMSQAoIYmVoYXZpb3IYAyABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlvclIIYmVoYXZpb3ISNQoFYmFuZHMYBCADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5CYW5kTWF0Y2hSBWJhbmRzIjwKCUJhbmRNYXRjaBIZCghzY29yZV9pZBgBIAEoCVIHc2NvcmVJZBIUCgVjb2RlcxgCIAMoCVIFY29kZXMilgEKC1JlY29yZENhdXNlEjQKBHR5cGUYASABKA4yIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWNvcmRUeXBlUgR0eXBlEhQKBWtpbmRzGAIgAygJUgVraW5kcxI7CgV2YWx1ZRgDIAEoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZhbHVlQ29tcGFyaXNvblIFdmFsdWUiwwEKD1ZhbHVlQ29tcGFyaXNvbhJDCghvcGVyYXRvchgBIAEoDjInLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNvbmRpdGlvbk9wZXJhdG9yUghvcGVyYXRvchI0CgZudW1iZXIYAiABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBm51bWJlchISCgR1bml0GAMgASgJUgR1bml0EiEKDHNlY29uZF92YWx1ZRgEIAEoCFILc2Vjb25kVmFsdWUiVgoOTGlzdGVuaW5nQ2F1c2USHwoLbWludXRlc19taW4YASABKA1SCm1pbnV0ZXNNaW4SIwoNY29sbGVjdGlvbl9pZBgCIAEoCVIMY29sbGVjdGlvbklkIqcBCgpOb2lzZUNhdXNlEjgKBHVuaXQYASABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Ob2lzZUxldmVsVW5pdFIEdW5pdBIyCgVsZXZlbBgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIFbGV2ZWwSKwoRcXVlc3Rpb25uYWlyZV9pZHMYAyADKAlSEHF1ZXN0aW9ubmFpcmVJZHMilAEKD0luYWN0aXZpdHlDYXVzZRISCgRkYXlzGAEgASgNUgRkYXlzEh8KC3JlcGVhdF9kYXlzGAIgASgNUgpyZXBlYXREYXlzEisKEXF1ZXN0aW9ubmFpcmVfaWRzGAMgAygJUhBxdWVzdGlvbm5haXJlSWRzEh8KC3NoZWV0c19vbmx5GAQgASgIUgpzaGVldHNPbmx5IjsKD1RoZXJhcHlFbmRDYXVzZRISCgRkYXlzGAEgASgRUgRkYXlzEhQKBWtpbmRzGAIgAygJUgVraW5kcyKYAQoPQ29tcGxpYW5jZUNhdXNlEiMKDXBlcmNlbnRfYmVsb3cYASABKA1SDHBlcmNlbnRCZWxvdxISCgRkYXlzGAIgASgNUgRkYXlzEh8KC3Byb21wdHNfbWluGAMgASgNUgpwcm9tcHRzTWluEisKEXF1ZXN0aW9ubmFpcmVfaWRzGAQgAygJUhBxdWVzdGlvbm5haXJlSWRzKnkKDVRyaWdnZXJQZXJpb2QSHgoaVFJJR0dFUl9QRVJJT0RfVU5TUEVDSUZJRUQQABIWChJUUklHR0VSX1BFUklPRF9EQVkQARIXChNUUklHR0VSX1BFUklPRF9XRUVLEAISFwoTVFJJR0dFUl9QRVJJT0RfRVZFUhADKpsBCg5Ob2lzZUxldmVsVW5pdBIgChxOT0lTRV9MRVZFTF9VTklUX1VOU1BFQ0lGSUVEEAASHgoaTk9JU0VfTEVWRUxfVU5JVF9ERUNJQkVMX0EQARInCiNOT0lTRV9MRVZFTF9VTklUX0RFQ0lCRUxfRlVMTF9TQ0FMRRACEh4KGk5PSVNFX0xFVkVMX1VOSVRfQU1QTElUVURFEANCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUrcMwo2CgEMEgMBABIaLCBUcmlnZ2VyczogZXZlbnRzIHRoYXQgY2F1c2Ugbm90aWZpY2F0aW9ucy4KCo4CCgIEABIEEgAwARqBAiBBbiBldmVudCB0aGF0IG1heSBoYXBwZW4gdG8gYSBwYXJ0aWNpcGFudC4gRWFjaCBvY2N1cnJlbmNlIGNhdXNlcyBub3RpZmljYXRpb25zIG9mIHRoZSBzY2hlZHVsZXMKIHRoYXQgY291bnQgZnJvbSBpdCAoYFNjaGVkdWxlQW5jaG9yLnRyaWdnZXJfaWRgKS4gQW4gb2NjdXJyZW5jZSByZXBvcnRlZCB0d2ljZSBjb3VudHMgb25jZS4gSWYKIGl0cyBjYXVzZSBpcyB3aXRoZHJhd24sIHVwY29taW5nIG5vdGlmaWNhdGlvbnMgYXJlIGNhbmNlbGxlZC4KCmUKBAQAAgASAxQCGBpYIElkIG9mIHRoZSB0cmlnZ2VyLCB1bmlxdWUgaW4gdGhlIHN0dWR5OiAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgokCgQEAAgAEgQWAicDGhYgVGhlIGNhdXNlOyByZXF1aXJlZC4KCkIKBAQAAgESAxgEGRo1IEEgc2hlZXQgd2hvc2UgYW5zd2Vycywgc2NvcmVzIG9yIGJhbmRzIG1lZXQgYSBydWxlLgoKHwoEBAACAhIDGgQbGhIgQSBoZWFsdGggcmVjb3JkLgoKLAoEBAACAxIDHAQhGh8gQSBmaW5pc2hlZCBsaXN0ZW5pbmcgc2Vzc2lvbi4KCisKBAQAAgQSAx4EGRoeIE5vaXNlIG1lYXN1cmVkIHdpdGggYSBzaGVldC4KCiUKBAQAAgUSAyAEIxoYIERheXMgd2l0aG91dCBhY3Rpdml0eS4KCiQKBAQAAgYSAyIEJBoXIFRoZSBlbmQgb2YgYSB0aGVyYXB5LgoKKAoEBAACBxIDJAQjGhsgVW5hbnN3ZXJlZCBub3RpZmljYXRpb25zLgoKSAoEBAACCBIDJgQTGjsgV2hldGhlciBvbmx5IHN0dWR5IHN0YWZmIGNhbiBmaXJlIGl0LiBBbHdheXMgdHJ1ZSBpZiBzZXQuCgqlAQoEBAACCRIDKgIfGpcBIE1pbnV0ZXMgYmVmb3JlIGFuZCBhZnRlciBhbiBvY2N1cnJlbmNlIHRoYXQgY2F1c2VzIGEgbm90aWZpY2F0aW9uIGluIHdoaWNoIG5vIG90aGVyIG9jY3VycmVuY2UKIGNhdXNlcyBvbmUsIHVwIHRvIDUyNywwNDAgKDM2NiBkYXlzKTsgMDogbm8gY29vbGRvd24uCgpYCgQEAAIKEgMsAhwaSyBNYXhpbXVtIG51bWJlciBvZiBvY2N1cnJlbmNlcyB0aGF0IGNhdXNlIG5vdGlmaWNhdGlvbnM7IGFic2VudDogbm8gbGltaXQuCgrQAQoEBAACCxIDLwIaGsIBIEFuIGFsZXJ0IHRvIHN0dWR5IHN0YWZmLCB3aXRoIG9yIHdpdGhvdXQgc2NoZWR1bGVzIHRoYXQgY291bnQgZnJvbSB0aGUgdHJpZ2dlci4gVGhlIGNvb2xkb3duIGFuZAogdGhlIG1heGltdW0gbnVtYmVyIGFwcGx5IHRvIGFsZXJ0cyBhcyB0byBub3RpZmljYXRpb25zLCBlYWNoIGNvdW50ZWQgZm9yIGl0c2VsZi4gQWJzZW50OiBub25lLgoKSQoCBAESBDMAPwEaPSBBbiBhbGVydCB0byBzdHVkeSBzdGFmZiAob3RvbGl0aC5wbGFubmluZy52MSBBbGVydFNlcnZpY2UpLgoKmwEKBAQBAgASAzYCIhqNASBOYW1lcyBvZiBhbGVydCBjaGFubmVscyBvZiB0aGUgc3R1ZHkgdGhhdCBhcmUgdXNlZCBhdCBvbmNlOiBlYWNoIDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cwogYW5kIGh5cGhlbnM7IDHigJM1LCB3aXRob3V0IGR1cGxpY2F0ZXMuCgp+CgQEAQIBEgM5AhkacSBUZXh0IGZvciBzdGFmZiwgdXAgdG8gNTAwIGNoYXJhY3RlcnM7IHJlcXVpcmVkLiBJdCBpcyBzZW50IHdpdGhvdXQgYW5zd2VycywgYW5kIHBsYWNlaG9sZGVycyBhcmUKIG5vdCByZXBsYWNlZC4KCmkKBAQBAgISAzsCIRpcIE1pbnV0ZXMgd2l0aGluIHdoaWNoIHRoZSBhbGVydCBpcyB0byBiZSBhY2tub3dsZWRnZWQsIHVwIHRvIDQ0LDY0MCAoMzEgZGF5cyk7IDA6IG5vIGxpbWl0LgoKuwEKBAQBAgMSAz4CLRqtASBOYW1lcyBvZiBhbGVydCBjaGFubmVscyB0aGF0IGFyZSB1c2VkIGlmIHRoZSBhbGVydCBpcyBub3QgYWNrbm93bGVkZ2VkIGluIHRpbWU7IHVwIHRvIDUsIHdpdGhvdXQKIGR1cGxpY2F0ZXMuIFJlcXVpcmVkIHdpdGggYGFja25vd2xlZGdlX21pbnV0ZXNgLCBhbmQgbm90IGFsbG93ZWQgd2l0aG91dC4KCkoKAgQCEgRCAEcBGj4gVGhlIG1heGltdW0gbnVtYmVyIG9mIGEgdHJpZ2dlcidzIG5vdGlmaWNhdGlvbnMgaW4gYSBwZXJpb2QuCgopCgQEAgIAEgNEAhMaHCBNYXhpbXVtIG51bWJlciwgMeKAkzEsMDAwLgoKIAoEBAICARIDRgIbGhMgUGVyaW9kOyByZXF1aXJlZC4KClkKAgUAEgRKAFMBGk0gVGhlIHBlcmlvZCBpbiB3aGljaCBvY2N1cnJlbmNlcyBhcmUgY291bnRlZCwgYnkgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIuCgo6CgQFAAIAEgNMAiEaLSBSZWplY3RlZCB3aXRoIHJlYXNvbiBUUklHR0VSX0JPVU5EX0lOVkFMSUQuCgoVCgQFAAIBEgNOAhkaCCBBIGRheS4KCioKBAUAAgISA1ACGhodIEEgd2Vlaywgc3RhcnRpbmcgb24gTW9uZGF5LgoKJwoEBQACAxIDUgIaGhogVGhlIHdob2xlIHBhcnRpY2lwYXRpb24uCgrtAQoCBAMSBFgAYgEa4AEgQSBzaGVldCBmb3Igd2hpY2ggdGhlIGNvbmRpdGlvbnMgYW5kIGFsbCBiYW5kcyBob2xkLiBJZiBpdCBpcyBhbWVuZGVkIHNvIHRoYXQgdGhleSBubyBsb25nZXIKIGhvbGQsIG9yIHdpdGhkcmF3biwgdGhlIG9jY3VycmVuY2UgaXMgd2l0aGRyYXduLiBFbXB0eSBzaGVldHMgYW5kIHNoZWV0cyB3aXRoIGFuIHVua25vd24gdGltZQogKENMT0NLX0lNUExBVVNJQkxFKSBkbyBub3QgY291bnQuCgo2CgQEAwIAEgNaAh4aKSBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OyByZXF1aXJlZC4KCpUBCgQEAwIBEgNdAiQahwEgQ29uZGl0aW9ucyBhcyBpbiBOZXh0TGlzdDogb24gaXRzIGFuc3dlcnMgYW5kIHNjb3JlcywgYW5kIG9uIHRoZSBsYXRlc3QgZWFybGllciBhbnN3ZXJzIHRvCiBvdGhlciBxdWVzdGlvbm5haXJlcy4gRW1wdHk6IGV2ZXJ5IHNoZWV0LgoKPQoEBAMCAhIDXwIeGjAgQ29tYmluYXRpb24gb2YgdGhlIGNvbmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwLgoKVAoEBAMCAxIDYQIfGkcgQmFuZHMgdGhhdCB0aGUgc2NvcmVzIG11c3QgbGllIGluOyBlYWNoIHNjb3JlIGF0IG1vc3Qgb25jZSwgdXAgdG8gNTAuCgoxCgIEBBIEZQBqARolIFRoZSBiYW5kcyB0aGF0IGEgc2NvcmUgbXVzdCBsaWUgaW4uCgpFCgQEBAIAEgNnAhYaOCBBIHNjb3JlIG9mIHRoZSBxdWVzdGlvbm5haXJlIHRoYXQgaGFzIGJhbmRzOyByZXF1aXJlZC4KCkYKBAQEAgESA2kCHBo5IENvZGVzIG9mIHRoZSBhbGxvd2VkIGJhbmRzOyAx4oCTNTAsIHdpdGhvdXQgZHVwbGljYXRlcy4KCpMCCgIEBRIEbwB4ARqGAiBBIGhlYWx0aCByZWNvcmQgb2YgYSBwYXJ0aWNpcGFudC4gVGhlIHRpbWUgb2YgdGhlIG9jY3VycmVuY2UgaXMgdGhhdCBvZiB0aGUgZXZlbnQgb3Igb2YgdGhlCiBtYXRjaGluZyBtZWFzdXJlbWVudDsgZm9yIGEgdGhlcmFweSwgd2hlbiB0aGUgcGFydGljaXBhbnQgcmVjb3JkZWQgaXQuIElmIHRoZSByZWNvcmQgaXMgY2hhbmdlZAogc28gdGhhdCBpdCBubyBsb25nZXIgbWF0Y2hlcywgb3IgZGVsZXRlZCwgdGhlIG9jY3VycmVuY2UgaXMgd2l0aGRyYXduLgoKNwoEBAUCABIDcQIWGiogQSB0eXBlIHRoYXQgdGhlIHN0dWR5IGFjY2VwdHM7IHJlcXVpcmVkLgoKiwEKBAQFAgESA3QCHBp+IENvZGVzIG9mIHRoZSBraW5kcyBvZiBldmVudHMgb3IgdGhlcmFwaWVzLCBvciBvZiB0aGUgcXVhbnRpdGllcyBvZiBtZWFzdXJlbWVudHMsIHdpdGhvdXQKIGR1cGxpY2F0ZXMsIHVwIHRvIDEwMDsgZW1wdHk6IGFsbC4KCn0KBAQFAgISA3cCHBpwIENvbXBhcmlzb24gZm9yIG1lYXN1cmVtZW50czsgdGhlIGZpcnN0IG1hdGNoaW5nIHZhbHVlIGNvdW50cy4gQWJzZW50OiBhbnkgdmFsdWUuIE5vdCBhbGxvd2VkCiBmb3Igb3RoZXIgdHlwZXMuCgowCgIEBhIFewCFAQEaIyBBIGNvbXBhcmlzb24gb2YgYSBtZWFzdXJlZCB2YWx1ZS4KCjcKBAQGAgASA30CIRoqIEFuIG9yZGVyIG9yIGVxdWFsaXR5IG9wZXJhdG9yOyByZXF1aXJlZC4KCiAKBAQGAgESA38CKRoTIEZpbml0ZTsgcmVxdWlyZWQuCgpyCgQEBgICEgSCAQISGmQgVUNVTSB1bml0IG9mIHRoZSBudW1iZXIsIHNwZWxsZWQgYXMgaW4gdGhlIHJlY29yZHM7IHZhbHVlcyBpbiBvdGhlciB1bml0cyBkbyBub3QgY291bnQuCiBSZXF1aXJlZC4KCmIKBAQGAgMSBIQBAhgaVCBXaGV0aGVyIHRoZSBzZWNvbmQgdmFsdWUgb2YgYSBwYWlyIGlzIGNvbXBhcmVkLCBlLmcuIHRoZSBkaWFzdG9saWMgYmxvb2QgcHJlc3N1cmUuCgpLCgIEBxIGiAEAjQEBGj0gQSBsaXN0ZW5pbmcgc2Vzc2lvbi4gVGhlIHRpbWUgb2YgdGhlIG9jY3VycmVuY2UgaXMgaXRzIGVuZC4KClkKBAQHAgASBIoBAhkaSyBNaW5pbXVtIGR1cmF0aW9uIGluIG1pbnV0ZXMgd2l0aG91dCBwYXVzZXMsIHVwIHRvIDEsNDQwOyAwOiBhbnkgZHVyYXRpb24uCgo8CgQEBwIBEgSMAQIbGi4gQSBzb3VuZCBjb2xsZWN0aW9uIG9mIHRoZSBzdHVkeTsgZW1wdHk6IGFueS4KCs4BCgIECBIGkQEAmAEBGr8BIEEgbm9pc2UgbGV2ZWwuIFRoZSB0aW1lIG9mIHRoZSBvY2N1cnJlbmNlIGlzIHRoYXQgb2YgdGhlIHNoZWV0J3MgZmlyc3QgbWVhc3VyZW1lbnQgYXQgb3IgYWJvdmUKIHRoZSBsZXZlbC4gTm9pc2UgbGV2ZWxzIHJlY29yZGVkIGFzIGhlYWx0aCByZWNvcmRzIGJ5IG90aGVyIGFwcHMgYXJlIGNvbXBhcmVkIGJ5IFJlY29yZENhdXNlLgoKLAoEBAgCABIEkwECGhoeIFVuaXQgb2YgdGhlIGxldmVsOyByZXF1aXJlZC4KCjAKBAQIAgESBJUBAigaIiBNaW5pbXVtIGxldmVsOyBmaW5pdGUsIHJlcXVpcmVkLgoKXwoEBAgCAhIElwECKBpRIFF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeSB0aGF0IG1lYXN1cmUgbm9pc2UsIHdpdGhvdXQgZHVwbGljYXRlczsgZW1wdHk6IGFsbC4KCn4KAgUBEgacAQClAQEacCBVbml0IG9mIGEgbm9pc2UgbGV2ZWwsIGFzIGluIGBvdG9saXRoLmluZ2VzdGlvbi52MS5Ob2lzZVVuaXRgOyBsZXZlbHMgaW4gb3RoZXIgb3IgdW5rbm93biB1bml0cwogZG8gbm90IGNvdW50LgoKOAoEBQECABIEngECIxoqIFJlamVjdGVkIHdpdGggcmVhc29uIE5PSVNFX1VOSVRfTUlTU0lORy4KCi4KBAUBAgESBKABAiEaICBBLXdlaWdodGVkIGRlY2liZWxzLCAwIHRvIDE1MC4KCjsKBAUBAgISBKIBAioaLSBEZWNpYmVscyByZWxhdGl2ZSB0byBmdWxsIHNjYWxlLCAtMTYwIHRvIDAuCgoiCgQFAQIDEgSkAQIhGhQgQW1wbGl0dWRlLCAwIHRvIDEuCgqkAQoCBAkSBqkBALMBARqVASBEYXlzIHdpdGhvdXQgY291bnRlZCBhY3Rpdml0eS4gSXQgb2NjdXJzIHRoZSBnaXZlbiBudW1iZXIgb2YgMjQtaG91ciBkYXlzIGFmdGVyIHRoZSBsYXRlc3QKIGFjdGl2aXR5IG9yIGpvaW5pbmcsIGJ1dCBub3Qgd2hpbGUgdGhlIHN0dWR5IGlzIHBhdXNlZC4KCigKBAQJAgASBKsBAhIaGiBOdW1iZXIgb2YgZGF5cywgMeKAkzM2Ni4KCmcKBAQJAgESBK0BAhkaWSBJbnRlcnZhbCBpbiBkYXlzIG9mIGZ1cnRoZXIgb2NjdXJyZW5jZXMgd2hpbGUgdGhlIGluYWN0aXZpdHkgbGFzdHMsIHVwIHRvIDM2NjsgMDogb25jZS4KClkKBAQJAgISBK8BAigaSyBRdWVzdGlvbm5haXJlcyB3aG9zZSBzaGVldHMgY291bnQsIHdpdGhvdXQgZHVwbGljYXRlczsgZW1wdHk6IGFsbCBzaGVldHMuCgqpAQoEBAkCAxIEsgECFxqaASBXaGV0aGVyIG9ubHkgc2hlZXRzIGNvdW50LiBPdGhlcndpc2UgaGVhbHRoIHJlY29yZHMgYW5kIGxpc3RlbmluZyBzZXNzaW9ucyBjb3VudCwgdG9vLiBNdXN0IG5vdAogYmUgY29tYmluZWQgd2l0aCBgcXVlc3Rpb25uYWlyZV9pZHNgLCB3aGljaCBpbXBsaWVzIGl0LgoK5wEKAgQKEga4AQC9AQEa2AEgQSB0aGVyYXB5IHdpdGggYSBsYXN0IGRheS4gSXQgb2NjdXJzIGF0IHRoZSBzdGFydCBvZiBhIGRheSBpbiB0aGUgcmVjb3JkJ3MgdGltZSB6b25lLiBJZiB0aGUKIHJlY29yZCdzIGxhc3QgZGF5IGNoYW5nZXMsIHRoZSBkYXkgbW92ZXM7IGlmIHRoZSB0aGVyYXB5IGdvZXMgb24gb3IgdGhlIHJlY29yZCBpcyBkZWxldGVkLCB0aGUKIG9jY3VycmVuY2UgaXMgd2l0aGRyYXduLgoKWwoEBAoCABIEugECEhpNIERheXMgZnJvbSB0aGUgbGFzdCBkYXkgdG8gdGhlIG9jY3VycmVuY2UsIC0zNjYgdG8gMzY2OyAtNyBpcyBhIHdlZWsgYmVmb3JlLgoKWwoEBAoCARIEvAECHBpNIENvZGVzIG9mIHRoZSBraW5kcyBvZiB0aGVyYXBpZXMsIHdpdGhvdXQgZHVwbGljYXRlcywgdXAgdG8gMTAwOyBlbXB0eTogYWxsLgoKtgEKAgQLEgbBAQDKAQEapwEgVG9vIGZldyBhbnN3ZXJlZCBub3RpZmljYXRpb25zLiBJdCBpcyBkZWNpZGVkIG9uY2UgYXQgdGhlIHN0YXJ0IG9mIGVhY2ggZGF5IG9mIHRoZSBwYXJ0aWNpcGFudCdzCiBjYWxlbmRhciwgZnJvbSB0aGUgZGF0YSBrbm93biB3aGVuIHRoZSBwYXJ0aWNpcGFudCBpcyBuZXh0IHBsYW5uZWQuCgpLCgQECwIAEgTDAQIbGj0gUGVyY2VudGFnZSBhbnN3ZXJlZCBpbiB0aW1lIGJlbG93IHdoaWNoIGl0IG9jY3VycywgMeKAkzEwMC4KCkYKBAQLAgESBMUBAhIaOCBOdW1iZXIgb2YgcHJlY2VkaW5nIGRheXMgdGhhdCBhcmUgY29uc2lkZXJlZCwgMeKAkzM2Ni4KCkoKBAQLAgISBMcBAhkaPCBNaW5pbXVtIG51bWJlciBvZiBub3RpZmljYXRpb25zIGluIHRoZXNlIGRheXMsIDHigJMxMCwwMDAuCgpmCgQECwIDEgTJAQIoGlggUXVlc3Rpb25uYWlyZXMgb2YgdGhlIHN0dWR5IHdob3NlIG5vdGlmaWNhdGlvbnMgY291bnQsIHdpdGhvdXQgZHVwbGljYXRlczsgZW1wdHk6IGFsbC4KYgZwcm90bzM=")
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
      default: nil
    }
    self.cooldownMinutes = c.pointee.cooldown_minutes
    self.atMost = c.pointee.at_most.map { CatalogueV1.TriggerBound($0) }
    self.alert = c.pointee.alert.map { CatalogueV1.TriggerAlert($0) }
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
      case nil: break
    }
    c.pointee.cooldown_minutes = self.cooldownMinutes
    if let value = self.atMost { c.pointee.at_most = value.cStruct(in: arena) }
    if let value = self.alert { c.pointee.alert = value.cStruct(in: arena) }
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
