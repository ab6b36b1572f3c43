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

    public init(
      triggerID: String = "",
      cause: CatalogueV1.Trigger.OneOfCause? = nil,
      cooldownMinutes: UInt32 = 0,
      atMost: CatalogueV1.TriggerBound? = nil
    ) {
      self.triggerID = triggerID
      self.cause = cause
      self.cooldownMinutes = cooldownMinutes
      self.atMost = atMost
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
    dependencies: [GoogleProtobuf.wrappersFile, CatalogueV1.recordsFile, CatalogueV1.rulesFile],
    base64: "CiNvdG9saXRoL2NhdGFsb2d1ZS92MS90cmlnZ2Vycy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvcmVjb3Jkcy5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvcnVsZXMucHJvdG8ihAUKB1RyaWdnZXISHQoKdHJpZ2dlcl9pZBgBIAEoCVIJdHJpZ2dlcklkEjgKBXNoZWV0GAIgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hlZXRDYXVzZUgAUgVzaGVldBI7CgZyZWNvcmQYAyABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZWNvcmRDYXVzZUgAUgZyZWNvcmQSRAoJbGlzdGVuaW5nGAQgASgLMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdGVuaW5nQ2F1c2VIAFIJbGlzdGVuaW5nEjgKBW5vaXNlGAUgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuTm9pc2VDYXVzZUgAUgVub2lzZRJHCgppbmFjdGl2aXR5GAYgASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuSW5hY3Rpdml0eUNhdXNlSABSCmluYWN0aXZpdHkSSAoLdGhlcmFweV9lbmQYByABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5UaGVyYXB5RW5kQ2F1c2VIAFIKdGhlcmFweUVuZBJHCgpjb21wbGlhbmNlGAggASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tcGxpYW5jZUNhdXNlSABSCmNvbXBsaWFuY2USFgoFc3RhZmYYCSABKAhIAFIFc3RhZmYSKQoQY29vbGRvd25fbWludXRlcxgKIAEoDVIPY29vbGRvd25NaW51dGVzEjsKB2F0X21vc3QYCyABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5UcmlnZ2VyQm91bmRSBmF0TW9zdEIHCgVjYXVzZSJhCgxUcmlnZ2VyQm91bmQSFAoFY291bnQYASABKA1SBWNvdW50EjsKBnBlcmlvZBgCIAEoDjIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlRyaWdnZXJQZXJpb2RSBnBlcmlvZCLxAQoKU2hlZXRDYXVzZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSPwoKY29uZGl0aW9ucxgCIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkNvbmRpdGlvblIKY29uZGl0aW9ucxJACghiZWhhdmlvchgDIAEoDjIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLkVuYWJsZUJlaGF2aW9yUghiZWhhdmlvchI1CgViYW5kcxgEIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkJhbmRNYXRjaFIFYmFuZHMiPAoJQmFuZE1hdGNoEhkKCHNjb3JlX2lkGAEgASgJUgdzY29yZUlkEhQKBWNvZGVzGAIgAygJUgVjb2RlcyKWAQoLUmVjb3JkQ2F1c2USNAoEdHlwZRgBIAEoDjIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlY29yZFR5cGVSBHR5cGUSFAoFa2luZHMYAiADKAlSBWtpbmRzEjsKBXZhbHVlGAMgASgLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuVmFsdWVDb21wYXJpc29uUgV2YWx1ZSLDAQoPVmFsdWVDb21wYXJpc29uEkMKCG9wZXJhdG9yGAEgASgOMicub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uZGl0aW9uT3BlcmF0b3JSCG9wZXJhdG9yEjQKBm51bWJlchgCIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhIKBHVuaXQYAyABKAlSBHVuaXQSIQoMc2Vjb25kX3ZhbHVlGAQgASgIUgtzZWNvbmRWYWx1ZSJWCg5MaXN0ZW5pbmdDYXVzZRIfCgttaW51dGVzX21pbhgBIAEoDVIKbWludXRlc01pbhIjCg1jb2xsZWN0aW9uX2lkGAIgASgJUgxjb2xsZWN0aW9uSWQipwEKCk5vaXNlQ2F1c2USOAoEdW5pdBgBIAEoDjIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLk5vaXNlTGV2ZWxVbml0UgR1bml0EjIKBWxldmVsGAIgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgVsZXZlbBIrChFxdWVzdGlvbm5haXJlX2lkcxgDIAMoCVIQcXVlc3Rpb25uYWlyZUlkcyKUAQoPSW5hY3Rpdml0eUNhdXNlEhIKBGRheXMYASABKA1SBGRheXMSHwoLcmVwZWF0X2RheXMYAiABKA1SCnJlcGVhdERheXMSKwoRcXVlc3Rpb25uYWlyZV9pZHMYAyADKAlSEHF1ZXN0aW9ubmFpcmVJZHMSHwoLc2hlZXRzX29ubHkYBCABKAhSCnNoZWV0c09ubHkiOwoPVGhlcmFweUVuZENhdXNlEhIKBGRheXMYASABKBFSBGRheXMSFAoFa2luZHMYAiADKAlSBWtpbmRzIpgBCg9Db21wbGlhbmNlQ2F1c2USIwoNcGVyY2VudF9iZWxvdxgBIAEoDVIMcGVyY2VudEJlbG93EhIKBGRheXMYAiABKA1SBGRheXMSHwoLcHJvbXB0c19taW4YAyABKA1SCnByb21wdHNNaW4SKwoRcXVlc3Rpb25uYWlyZV9pZHMYBCADKAlSEHF1ZXN0aW9ubmFpcmVJZHMqeQoNVHJpZ2dlclBlcmlvZBIeChpUUklHR0VSX1BFUklPRF9VTlNQRUNJRklFRBAAEhYKElRSSUdHRVJfUEVSSU9EX0RBWRABEhcKE1RSSUdHRVJfUEVSSU9EX1dFRUsQAhIXChNUUklHR0VSX1BFUklPRF9FVkVSEAMqmwEKDk5vaXNlTGV2ZWxVbml0EiAKHE5PSVNFX0xFVkVMX1VOSVRfVU5TUEVDSUZJRUQQABIeChpOT0lTRV9MRVZFTF9VTklUX0RFQ0lCRUxfQRABEicKI05PSVNFX0xFVkVMX1VOSVRfREVDSUJFTF9GVUxMX1NDQUxFEAISHgoaTk9JU0VfTEVWRUxfVU5JVF9BTVBMSVRVREUQA0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSu8sCjYKAQwSAwEAEhosIFRyaWdnZXJzOiBldmVudHMgdGhhdCBjYXVzZSBub3RpZmljYXRpb25zLgoKjgIKAgQAEgQRACwBGoECIEFuIGV2ZW50IHRoYXQgbWF5IGhhcHBlbiB0byBhIHBhcnRpY2lwYW50LiBFYWNoIG9jY3VycmVuY2UgY2F1c2VzIG5vdGlmaWNhdGlvbnMgb2YgdGhlIHNjaGVkdWxlcwogdGhhdCBjb3VudCBmcm9tIGl0IChgU2NoZWR1bGVBbmNob3IudHJpZ2dlcl9pZGApLiBBbiBvY2N1cnJlbmNlIHJlcG9ydGVkIHR3aWNlIGNvdW50cyBvbmNlLiBJZgogaXRzIGNhdXNlIGlzIHdpdGhkcmF3biwgdXBjb21pbmcgbm90aWZpY2F0aW9ucyBhcmUgY2FuY2VsbGVkLgoKZQoEBAACABIDEwIYGlggSWQgb2YgdGhlIHRyaWdnZXIsIHVuaXF1ZSBpbiB0aGUgc3R1ZHk6IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucy4KCiQKBAQACAASBBUCJgMaFiBUaGUgY2F1c2U7IHJlcXVpcmVkLgoKQgoEBAACARIDFwQZGjUgQSBzaGVldCB3aG9zZSBhbnN3ZXJzLCBzY29yZXMgb3IgYmFuZHMgbWVldCBhIHJ1bGUuCgofCgQEAAICEgMZBBsaEiBBIGhlYWx0aCByZWNvcmQuCgosCgQEAAIDEgMbBCEaHyBBIGZpbmlzaGVkIGxpc3RlbmluZyBzZXNzaW9uLgoKKwoEBAACBBIDHQQZGh4gTm9pc2UgbWVhc3VyZWQgd2l0aCBhIHNoZWV0LgoKJQoEBAACBRIDHwQjGhggRGF5cyB3aXRob3V0IGFjdGl2aXR5LgoKJAoEBAACBhIDIQQkGhcgVGhlIGVuZCBvZiBhIHRoZXJhcHkuCgooCgQEAAIHEgMjBCMaGyBVbmFuc3dlcmVkIG5vdGlmaWNhdGlvbnMuCgpICgQEAAIIEgMlBBMaOyBXaGV0aGVyIG9ubHkgc3R1ZHkgc3RhZmYgY2FuIGZpcmUgaXQuIEFsd2F5cyB0cnVlIGlmIHNldC4KCqUBCgQEAAIJEgMpAh8alwEgTWludXRlcyBiZWZvcmUgYW5kIGFmdGVyIGFuIG9jY3VycmVuY2UgdGhhdCBjYXVzZXMgYSBub3RpZmljYXRpb24gaW4gd2hpY2ggbm8gb3RoZXIgb2NjdXJyZW5jZQogY2F1c2VzIG9uZSwgdXAgdG8gNTI3LDA0MCAoMzY2IGRheXMpOyAwOiBubyBjb29sZG93bi4KClgKBAQAAgoSAysCHBpLIE1heGltdW0gbnVtYmVyIG9mIG9jY3VycmVuY2VzIHRoYXQgY2F1c2Ugbm90aWZpY2F0aW9uczsgYWJzZW50OiBubyBsaW1pdC4KCkoKAgQBEgQvADQBGj4gVGhlIG1heGltdW0gbnVtYmVyIG9mIGEgdHJpZ2dlcidzIG5vdGlmaWNhdGlvbnMgaW4gYSBwZXJpb2QuCgopCgQEAQIAEgMxAhMaHCBNYXhpbXVtIG51bWJlciwgMeKAkzEsMDAwLgoKIAoEBAECARIDMwIbGhMgUGVyaW9kOyByZXF1aXJlZC4KClkKAgUAEgQ3AEABGk0gVGhlIHBlcmlvZCBpbiB3aGljaCBvY2N1cnJlbmNlcyBhcmUgY291bnRlZCwgYnkgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIuCgo6CgQFAAIAEgM5AiEaLSBSZWplY3RlZCB3aXRoIHJlYXNvbiBUUklHR0VSX0JPVU5EX0lOVkFMSUQuCgoVCgQFAAIBEgM7AhkaCCBBIGRheS4KCioKBAUAAgISAz0CGhodIEEgd2Vlaywgc3RhcnRpbmcgb24gTW9uZGF5LgoKJwoEBQACAxIDPwIaGhogVGhlIHdob2xlIHBhcnRpY2lwYXRpb24uCgrtAQoCBAISBEUATwEa4AEgQSBzaGVldCBmb3Igd2hpY2ggdGhlIGNvbmRpdGlvbnMgYW5kIGFsbCBiYW5kcyBob2xkLiBJZiBpdCBpcyBhbWVuZGVkIHNvIHRoYXQgdGhleSBubyBsb25nZXIKIGhvbGQsIG9yIHdpdGhkcmF3biwgdGhlIG9jY3VycmVuY2UgaXMgd2l0aGRyYXduLiBFbXB0eSBzaGVldHMgYW5kIHNoZWV0cyB3aXRoIGFuIHVua25vd24gdGltZQogKENMT0NLX0lNUExBVVNJQkxFKSBkbyBub3QgY291bnQuCgo2CgQEAgIAEgNHAh4aKSBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OyByZXF1aXJlZC4KCpUBCgQEAgIBEgNKAiQahwEgQ29uZGl0aW9ucyBhcyBpbiBOZXh0TGlzdDogb24gaXRzIGFuc3dlcnMgYW5kIHNjb3JlcywgYW5kIG9uIHRoZSBsYXRlc3QgZWFybGllciBhbnN3ZXJzIHRvCiBvdGhlciBxdWVzdGlvbm5haXJlcy4gRW1wdHk6IGV2ZXJ5IHNoZWV0LgoKPQoEBAICAhIDTAIeGjAgQ29tYmluYXRpb24gb2YgdGhlIGNvbmRpdGlvbnMgd2l0aCBgcGFyZW50YCAwLgoKVAoEBAICAxIDTgIfGkcgQmFuZHMgdGhhdCB0aGUgc2NvcmVzIG11c3QgbGllIGluOyBlYWNoIHNjb3JlIGF0IG1vc3Qgb25jZSwgdXAgdG8gNTAuCgoxCgIEAxIEUgBXARolIFRoZSBiYW5kcyB0aGF0IGEgc2NvcmUgbXVzdCBsaWUgaW4uCgpFCgQEAwIAEgNUAhYaOCBBIHNjb3JlIG9mIHRoZSBxdWVzdGlvbm5haXJlIHRoYXQgaGFzIGJhbmRzOyByZXF1aXJlZC4KCkYKBAQDAgESA1YCHBo5IENvZGVzIG9mIHRoZSBhbGxvd2VkIGJhbmRzOyAx4oCTNTAsIHdpdGhvdXQgZHVwbGljYXRlcy4KCpMCCgIEBBIEXABlARqGAiBBIGhlYWx0aCByZWNvcmQgb2YgYSBwYXJ0aWNpcGFudC4gVGhlIHRpbWUgb2YgdGhlIG9jY3VycmVuY2UgaXMgdGhhdCBvZiB0aGUgZXZlbnQgb3Igb2YgdGhlCiBtYXRjaGluZyBtZWFzdXJlbWVudDsgZm9yIGEgdGhlcmFweSwgd2hlbiB0aGUgcGFydGljaXBhbnQgcmVjb3JkZWQgaXQuIElmIHRoZSByZWNvcmQgaXMgY2hhbmdlZAogc28gdGhhdCBpdCBubyBsb25nZXIgbWF0Y2hlcywgb3IgZGVsZXRlZCwgdGhlIG9jY3VycmVuY2UgaXMgd2l0aGRyYXduLgoKNwoEBAQCABIDXgIWGiogQSB0eXBlIHRoYXQgdGhlIHN0dWR5IGFjY2VwdHM7IHJlcXVpcmVkLgoKiwEKBAQEAgESA2ECHBp+IENvZGVzIG9mIHRoZSBraW5kcyBvZiBldmVudHMgb3IgdGhlcmFwaWVzLCBvciBvZiB0aGUgcXVhbnRpdGllcyBvZiBtZWFzdXJlbWVudHMsIHdpdGhvdXQKIGR1cGxpY2F0ZXMsIHVwIHRvIDEwMDsgZW1wdHk6IGFsbC4KCn0KBAQEAgISA2QCHBpwIENvbXBhcmlzb24gZm9yIG1lYXN1cmVtZW50czsgdGhlIGZpcnN0IG1hdGNoaW5nIHZhbHVlIGNvdW50cy4gQWJzZW50OiBhbnkgdmFsdWUuIE5vdCBhbGxvd2VkCiBmb3Igb3RoZXIgdHlwZXMuCgovCgIEBRIEaAByARojIEEgY29tcGFyaXNvbiBvZiBhIG1lYXN1cmVkIHZhbHVlLgoKNwoEBAUCABIDagIhGiogQW4gb3JkZXIgb3IgZXF1YWxpdHkgb3BlcmF0b3I7IHJlcXVpcmVkLgoKIAoEBAUCARIDbAIpGhMgRmluaXRlOyByZXF1aXJlZC4KCnEKBAQFAgISA28CEhpkIFVDVU0gdW5pdCBvZiB0aGUgbnVtYmVyLCBzcGVsbGVkIGFzIGluIHRoZSByZWNvcmRzOyB2YWx1ZXMgaW4gb3RoZXIgdW5pdHMgZG8gbm90IGNvdW50LgogUmVxdWlyZWQuCgphCgQEBQIDEgNxAhgaVCBXaGV0aGVyIHRoZSBzZWNvbmQgdmFsdWUgb2YgYSBwYWlyIGlzIGNvbXBhcmVkLCBlLmcuIHRoZSBkaWFzdG9saWMgYmxvb2QgcHJlc3N1cmUuCgpJCgIEBhIEdQB6ARo9IEEgbGlzdGVuaW5nIHNlc3Npb24uIFRoZSB0aW1lIG9mIHRoZSBvY2N1cnJlbmNlIGlzIGl0cyBlbmQuCgpYCgQEBgIAEgN3AhkaSyBNaW5pbXVtIGR1cmF0aW9uIGluIG1pbnV0ZXMgd2l0aG91dCBwYXVzZXMsIHVwIHRvIDEsNDQwOyAwOiBhbnkgZHVyYXRpb24uCgo7CgQEBgIBEgN5AhsaLiBBIHNvdW5kIGNvbGxlY3Rpb24gb2YgdGhlIHN0dWR5OyBlbXB0eTogYW55LgoKzQEKAgQHEgV+AIUBARq/ASBBIG5vaXNlIGxldmVsLiBUaGUgdGltZSBvZiB0aGUgb2NjdXJyZW5jZSBpcyB0aGF0IG9mIHRoZSBzaGVldCdzIGZpcnN0IG1lYXN1cmVtZW50IGF0IG9yIGFib3ZlCiB0aGUgbGV2ZWwuIE5vaXNlIGxldmVscyByZWNvcmRlZCBhcyBoZWFsdGggcmVjb3JkcyBieSBvdGhlciBhcHBzIGFyZSBjb21wYXJlZCBieSBSZWNvcmRDYXVzZS4KCiwKBAQHAgASBIABAhoaHiBVbml0IG9mIHRoZSBsZXZlbDsgcmVxdWlyZWQuCgowCgQEBwIBEgSCAQIoGiIgTWluaW11bSBsZXZlbDsgZmluaXRlLCByZXF1aXJlZC4KCl8KBAQHAgISBIQBAigaUSBRdWVzdGlvbm5haXJlcyBvZiB0aGUgc3R1ZHkgdGhhdCBtZWFzdXJlIG5vaXNlLCB3aXRob3V0IGR1cGxpY2F0ZXM7IGVtcHR5OiBhbGwuCgp+CgIFARIGiQEAkgEBGnAgVW5pdCBvZiBhIG5vaXNlIGxldmVsLCBhcyBpbiBgb3RvbGl0aC5pbmdlc3Rpb24udjEuTm9pc2VVbml0YDsgbGV2ZWxzIGluIG90aGVyIG9yIHVua25vd24gdW5pdHMKIGRvIG5vdCBjb3VudC4KCjgKBAUBAgASBIsBAiMaKiBSZWplY3RlZCB3aXRoIHJlYXNvbiBOT0lTRV9VTklUX01JU1NJTkcuCgouCgQFAQIBEgSNAQIhGiAgQS13ZWlnaHRlZCBkZWNpYmVscywgMCB0byAxNTAuCgo7CgQFAQICEgSPAQIqGi0gRGVjaWJlbHMgcmVsYXRpdmUgdG8gZnVsbCBzY2FsZSwgLTE2MCB0byAwLgoKIgoEBQECAxIEkQECIRoUIEFtcGxpdHVkZSwgMCB0byAxLgoKpAEKAgQIEgaWAQCgAQEalQEgRGF5cyB3aXRob3V0IGNvdW50ZWQgYWN0aXZpdHkuIEl0IG9jY3VycyB0aGUgZ2l2ZW4gbnVtYmVyIG9mIDI0LWhvdXIgZGF5cyBhZnRlciB0aGUgbGF0ZXN0CiBhY3Rpdml0eSBvciBqb2luaW5nLCBidXQgbm90IHdoaWxlIHRoZSBzdHVkeSBpcyBwYXVzZWQuCgooCgQECAIAEgSYAQISGhogTnVtYmVyIG9mIGRheXMsIDHigJMzNjYuCgpnCgQECAIBEgSaAQIZGlkgSW50ZXJ2YWwgaW4gZGF5cyBvZiBmdXJ0aGVyIG9jY3VycmVuY2VzIHdoaWxlIHRoZSBpbmFjdGl2aXR5IGxhc3RzLCB1cCB0byAzNjY7IDA6IG9uY2UuCgpZCgQECAICEgScAQIoGksgUXVlc3Rpb25uYWlyZXMgd2hvc2Ugc2hlZXRzIGNvdW50LCB3aXRob3V0IGR1cGxpY2F0ZXM7IGVtcHR5OiBhbGwgc2hlZXRzLgoKqQEKBAQIAgMSBJ8BAhcamgEgV2hldGhlciBvbmx5IHNoZWV0cyBjb3VudC4gT3RoZXJ3aXNlIGhlYWx0aCByZWNvcmRzIGFuZCBsaXN0ZW5pbmcgc2Vzc2lvbnMgY291bnQsIHRvby4gTXVzdCBub3QKIGJlIGNvbWJpbmVkIHdpdGggYHF1ZXN0aW9ubmFpcmVfaWRzYCwgd2hpY2ggaW1wbGllcyBpdC4KCucBCgIECRIGpQEAqgEBGtgBIEEgdGhlcmFweSB3aXRoIGEgbGFzdCBkYXkuIEl0IG9jY3VycyBhdCB0aGUgc3RhcnQgb2YgYSBkYXkgaW4gdGhlIHJlY29yZCdzIHRpbWUgem9uZS4gSWYgdGhlCiByZWNvcmQncyBsYXN0IGRheSBjaGFuZ2VzLCB0aGUgZGF5IG1vdmVzOyBpZiB0aGUgdGhlcmFweSBnb2VzIG9uIG9yIHRoZSByZWNvcmQgaXMgZGVsZXRlZCwgdGhlCiBvY2N1cnJlbmNlIGlzIHdpdGhkcmF3bi4KClsKBAQJAgASBKcBAhIaTSBEYXlzIGZyb20gdGhlIGxhc3QgZGF5IHRvIHRoZSBvY2N1cnJlbmNlLCAtMzY2IHRvIDM2NjsgLTcgaXMgYSB3ZWVrIGJlZm9yZS4KClsKBAQJAgESBKkBAhwaTSBDb2RlcyBvZiB0aGUga2luZHMgb2YgdGhlcmFwaWVzLCB3aXRob3V0IGR1cGxpY2F0ZXMsIHVwIHRvIDEwMDsgZW1wdHk6IGFsbC4KCrYBCgIEChIGrgEAtwEBGqcBIFRvbyBmZXcgYW5zd2VyZWQgbm90aWZpY2F0aW9ucy4gSXQgaXMgZGVjaWRlZCBvbmNlIGF0IHRoZSBzdGFydCBvZiBlYWNoIGRheSBvZiB0aGUgcGFydGljaXBhbnQncwogY2FsZW5kYXIsIGZyb20gdGhlIGRhdGEga25vd24gd2hlbiB0aGUgcGFydGljaXBhbnQgaXMgbmV4dCBwbGFubmVkLgoKSwoEBAoCABIEsAECGxo9IFBlcmNlbnRhZ2UgYW5zd2VyZWQgaW4gdGltZSBiZWxvdyB3aGljaCBpdCBvY2N1cnMsIDHigJMxMDAuCgpGCgQECgIBEgSyAQISGjggTnVtYmVyIG9mIHByZWNlZGluZyBkYXlzIHRoYXQgYXJlIGNvbnNpZGVyZWQsIDHigJMzNjYuCgpKCgQECgICEgS0AQIZGjwgTWluaW11bSBudW1iZXIgb2Ygbm90aWZpY2F0aW9ucyBpbiB0aGVzZSBkYXlzLCAx4oCTMTAsMDAwLgoKZgoEBAoCAxIEtgECKBpYIFF1ZXN0aW9ubmFpcmVzIG9mIHRoZSBzdHVkeSB3aG9zZSBub3RpZmljYXRpb25zIGNvdW50LCB3aXRob3V0IGR1cGxpY2F0ZXM7IGVtcHR5OiBhbGwuCmIGcHJvdG8z")
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
