// Generated from otolith/catalogue/v1/rules.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The combination of several conditions.
  public enum EnableBehavior: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Same as ENABLE_BEHAVIOR_ALL.
    case unspecified
    /// All must hold.
    case all
    /// One must hold.
    case any
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .all, .any] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .all
        case 2: .any
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .all: 1
        case .any: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// The comparison of an answer, score or count.
  public enum ConditionOperator: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason OPERATOR_MISSING, except in a combination.
    case unspecified
    /// The question has an answer.
    case answered
    /// The question has no answer.
    case notAnswered
    /// The answer is (a choice: contains) one of `codes`, or equals `number`, or `text`.
    case equal
    /// Answered, and not EQUAL.
    case notEqual
    /// The answer is below `number`, or before `text`.
    case less
    /// LESS or EQUAL.
    case lessOrEqual
    /// The answer is above `number`, or after `text`.
    case greater
    /// GREATER or EQUAL.
    case greaterOrEqual
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .answered, .notAnswered, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .answered
        case 2: .notAnswered
        case 3: .equal
        case 4: .notEqual
        case 5: .less
        case 6: .lessOrEqual
        case 7: .greater
        case 8: .greaterOrEqual
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .answered: 1
        case .notAnswered: 2
        case .equal: 3
        case .notEqual: 4
        case .less: 5
        case .lessOrEqual: 6
        case .greater: 7
        case .greaterOrEqual: 8
        case .unrecognized(let number): number
      }
    }
  }

  /// The combination of parts. A part without a result: one false part makes ALL false, one true part
  /// makes ANY true; otherwise the combination has no result, and neither has its negation.
  public enum Combination: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not a combination, but a comparison or a count.
    case unspecified
    /// All parts hold.
    case all
    /// One part holds.
    case any
    /// No part holds: the negation of ANY.
    case none
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .all, .any, .none] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .all
        case 2: .any
        case 3: .none
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .all: 1
        case .any: 2
        case .none: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// The computation of a score from its items.
  public enum ScoreMethod: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason METHOD_MISSING.
    case unspecified
    /// Weighted sum of the answered items.
    case sum
    /// Weighted mean multiplied by the sum of all items' weights.
    case proratedSum
    /// Weighted mean.
    case mean
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .sum, .proratedSum, .mean] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .sum
        case 2: .proratedSum
        case 3: .mean
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .sum: 1
        case .proratedSum: 2
        case .mean: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// One part of a condition. The parts form a flat list of up to 200, each after the combination that
  /// it belongs to. A part is a comparison with an answer, a count (`count` is set), or a combination
  /// (`combination` is set). Combinations can be nested up to 10 levels deep.
  ///
  /// A comparison without an answer has no result, which counts as false, except for NOT_ANSWERED.
  public struct Condition: Message {
    /// Another questionnaire of the study: the participant's latest sheet of it is used. Empty: this
    /// questionnaire; the question must precede the element.
    public var questionnaireID: String
    /// Question whose answer is compared; empty in counts, combinations and comparisons of a score.
    public var elementID: String
    /// Comparison; unspecified in combinations.
    public var `operator`: CatalogueV1.ConditionOperator
    /// Codes for choices, yes/no (`yes`, `no`) and countries. In a count: the codes that are counted;
    /// empty: any.
    public var codes: [String]
    /// Number for numbers, sliders, scales, durations, scores and counts.
    public var number: GoogleProtobuf.DoubleValue?
    /// Position in the list, from 1, of the enclosing combination; 0: none.
    public var parent: UInt32
    /// Combination of the parts that name this one as `parent`; unspecified if this is not a
    /// combination.
    public var combination: CatalogueV1.Combination
    /// Questions whose chosen options are counted and compared with `number`: options in `codes` if
    /// set, otherwise all; an answer that is not a choice counts 1. Allows all order and equality
    /// operators. Up to 200.
    public var count: [CatalogueV1.QuestionReference]
    /// Text for texts (equality), dates, times and date-times in the stored form.
    public var text: String
    /// Score to compare instead of `element_id`; only in next lists.
    public var scoreID: String

    public init(
      questionnaireID: String = "",
      elementID: String = "",
      `operator`: CatalogueV1.ConditionOperator = CatalogueV1.ConditionOperator(rawValue: 0),
      codes: [String] = [],
      number: GoogleProtobuf.DoubleValue? = nil,
      parent: UInt32 = 0,
      combination: CatalogueV1.Combination = CatalogueV1.Combination(rawValue: 0),
      count: [CatalogueV1.QuestionReference] = [],
      text: String = "",
      scoreID: String = ""
    ) {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.`operator` = `operator`
      self.codes = codes
      self.number = number
      self.parent = parent
      self.combination = combination
      self.count = count
      self.text = text
      self.scoreID = scoreID
    }
  }

  /// A question of this or another questionnaire.
  public struct QuestionReference: Message {
    /// The questionnaire; empty: this one.
    public var questionnaireID: String
    /// The question; required.
    public var elementID: String

    public init(questionnaireID: String = "", elementID: String = "") {
      self.questionnaireID = questionnaireID
      self.elementID = elementID
    }
  }

  /// A number computed from a sheet: `factor · (sum or mean) + offset`.
  public struct Score: Message {
    /// Id, unique among the questionnaire's scores; same format as an element id.
    public var scoreID: String
    /// Title shown with the number; may be absent.
    public var title: CatalogueV1.LocalizedText?
    /// Computation from the items; required.
    public var method: CatalogueV1.ScoreMethod
    /// Items; 1–500.
    public var items: [CatalogueV1.ScoreItem]
    /// Minimum number of answered items for a result; 0 means all.
    public var minimumAnswered: UInt32
    /// Finite and not 0; absent: 1.
    public var factor: GoogleProtobuf.DoubleValue?
    /// Finite.
    public var offset: Double
    /// Bands in ascending order; each extends to the next one's minimum. Up to 50, may be empty.
    public var bands: [CatalogueV1.ScoreBand]

    public init(
      scoreID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      method: CatalogueV1.ScoreMethod = CatalogueV1.ScoreMethod(rawValue: 0),
      items: [CatalogueV1.ScoreItem] = [],
      minimumAnswered: UInt32 = 0,
      factor: GoogleProtobuf.DoubleValue? = nil,
      offset: Double = 0,
      bands: [CatalogueV1.ScoreBand] = []
    ) {
      self.scoreID = scoreID
      self.title = title
      self.method = method
      self.items = items
      self.minimumAnswered = minimumAnswered
      self.factor = factor
      self.offset = offset
      self.bands = bands
    }
  }

  /// An item of a score: the weight of the chosen option (sum of the weights of several), or the
  /// answered number; yes counts 1, no 0.
  public struct ScoreItem: Message {
    /// The item; required, each at most once in a score.
    public enum OneOfSubject: Sendable, Hashable {
      /// A question of this questionnaire whose answers are numbers or have weights.
      case elementID(String)
      /// A preceding score.
      case scoreID(String)
    }

    /// The item; required, each at most once in a score.
    public var subject: CatalogueV1.ScoreItem.OneOfSubject?
    /// Finite and not 0; absent: 1.
    public var weight: GoogleProtobuf.DoubleValue?
    /// Whether the value is reversed: `lowest + highest − value` of the scale, which must have both.
    /// Not allowed for scores.
    public var reversed: Bool

    public init(
      subject: CatalogueV1.ScoreItem.OneOfSubject? = nil,
      weight: GoogleProtobuf.DoubleValue? = nil,
      reversed: Bool = false
    ) {
      self.subject = subject
      self.weight = weight
      self.reversed = reversed
    }
  }

  /// The meaning of a score from `minimum` on.
  public struct ScoreBand: Message {
    /// Smallest value, inclusive; finite.
    public var minimum: Double
    /// Code, unique in the score: 1–64 characters of letters, digits, `_`, `-`, `.`.
    public var code: String
    /// Label shown with the score; required.
    public var label: CatalogueV1.LocalizedText?

    public init(minimum: Double = 0, code: String = "", label: CatalogueV1.LocalizedText? = nil) {
      self.minimum = minimum
      self.code = code
      self.label = label
    }
  }

  /// Questionnaires offered after another one was filled in. All applicable lists are offered one
  /// after the other, each questionnaire once (generic forms §5).
  public struct NextList: Message {
    /// A questionnaire of the study; required.
    public var afterQuestionnaireID: String
    /// Conditions on its answers and scores, and on the latest answers to other questionnaires. Empty:
    /// always. Ids of a questionnaire that the caller does not see, and of its elements, are `_`: the
    /// caller has no sheet of it.
    public var conditions: [CatalogueV1.Condition]
    /// Combination of the conditions with `parent` 0.
    public var behavior: CatalogueV1.EnableBehavior
    /// Offers in the order to fill them in; at least one, without duplicates.
    public var offers: [CatalogueV1.NextOffer]
    /// Whether the order is binding (generic forms §4.1): until the last offer is filled in, only the
    /// next offer is accepted, and offers already filled in are not accepted again. A sheet is judged
    /// by the sheets that were finished before it and are stored when it arrives.
    public var binding: Bool

    public init(
      afterQuestionnaireID: String = "",
      conditions: [CatalogueV1.Condition] = [],
      behavior: CatalogueV1.EnableBehavior = CatalogueV1.EnableBehavior(rawValue: 0),
      offers: [CatalogueV1.NextOffer] = [],
      binding: Bool = false
    ) {
      self.afterQuestionnaireID = afterQuestionnaireID
      self.conditions = conditions
      self.behavior = behavior
      self.offers = offers
      self.binding = binding
    }
  }

  /// A questionnaire that is offered next.
  public struct NextOffer: Message {
    /// A questionnaire of the study; required. Offers must not form a cycle.
    public var questionnaireID: String
    /// Text for the participant about the offer; absent: the questionnaire's title.
    public var info: CatalogueV1.LocalizedText?

    public init(questionnaireID: String = "", info: CatalogueV1.LocalizedText? = nil) {
      self.questionnaireID = questionnaireID
      self.info = info
    }
  }

  /// The descriptor of `otolith/catalogue/v1/rules.proto`.
  public static let rulesFile = ProtoFile(
    name: "otolith/catalogue/v1/rules.proto",
    dependencies: [GoogleProtobuf.wrappersFile, CatalogueV1.textFile],
    base64: "CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9ydWxlcy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byKxAwoJQ29uZGl0aW9uEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSQwoIb3BlcmF0b3IYAyABKA4yJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25PcGVyYXRvclIIb3BlcmF0b3ISFAoFY29kZXMYBCADKAlSBWNvZGVzEjQKBm51bWJlchgFIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhYKBnBhcmVudBgGIAEoDVIGcGFyZW50EkMKC2NvbWJpbmF0aW9uGAcgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tYmluYXRpb25SC2NvbWJpbmF0aW9uEj0KBWNvdW50GAggAygLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25SZWZlcmVuY2VSBWNvdW50EhIKBHRleHQYCSABKAlSBHRleHQSGQoIc2NvcmVfaWQYCiABKAlSB3Njb3JlSWQiXQoRUXVlc3Rpb25SZWZlcmVuY2USKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZCL/AgoFU2NvcmUSGQoIc2NvcmVfaWQYASABKAlSB3Njb3JlSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRI5CgZtZXRob2QYAyABKA4yIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY29yZU1ldGhvZFIGbWV0aG9kEjUKBWl0ZW1zGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NvcmVJdGVtUgVpdGVtcxIpChBtaW5pbXVtX2Fuc3dlcmVkGAUgASgNUg9taW5pbXVtQW5zd2VyZWQSNAoGZmFjdG9yGAYgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZmYWN0b3ISFgoGb2Zmc2V0GAcgASgBUgZvZmZzZXQSNQoFYmFuZHMYCCADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY29yZUJhbmRSBWJhbmRzIqYBCglTY29yZUl0ZW0SHwoKZWxlbWVudF9pZBgBIAEoCUgAUgllbGVtZW50SWQSGwoIc2NvcmVfaWQYAiABKAlIAFIHc2NvcmVJZBI0CgZ3ZWlnaHQYAyABKAsyHC5nb29nbGUucHJvdG9idWYuRG91YmxlVmFsdWVSBndlaWdodBIaCghyZXZlcnNlZBgEIAEoCFIIcmV2ZXJzZWRCCQoHc3ViamVjdCJ0CglTY29yZUJhbmQSGAoHbWluaW11bRgBIAEoAVIHbWluaW11bRISCgRjb2RlGAIgASgJUgRjb2RlEjkKBWxhYmVsGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFbGFiZWwilgIKCE5leHRMaXN0EjQKFmFmdGVyX3F1ZXN0aW9ubmFpcmVfaWQYASABKAlSFGFmdGVyUXVlc3Rpb25uYWlyZUlkEj8KCmNvbmRpdGlvbnMYAiADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25SCmNvbmRpdGlvbnMSQAoIYmVoYXZpb3IYAyABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlvclIIYmVoYXZpb3ISNwoGb2ZmZXJzGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuTmV4dE9mZmVyUgZvZmZlcnMSGAoHYmluZGluZxgFIAEoCFIHYmluZGluZyJvCglOZXh0T2ZmZXISKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjcKBGluZm8YAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgRpbmZvKmMKDkVuYWJsZUJlaGF2aW9yEh8KG0VOQUJMRV9CRUhBVklPUl9VTlNQRUNJRklFRBAAEhcKE0VOQUJMRV9CRUhBVklPUl9BTEwQARIXChNFTkFCTEVfQkVIQVZJT1JfQU5ZEAIqyQIKEUNvbmRpdGlvbk9wZXJhdG9yEiIKHkNPTkRJVElPTl9PUEVSQVRPUl9VTlNQRUNJRklFRBAAEh8KG0NPTkRJVElPTl9PUEVSQVRPUl9BTlNXRVJFRBABEiMKH0NPTkRJVElPTl9PUEVSQVRPUl9OT1RfQU5TV0VSRUQQAhIcChhDT05ESVRJT05fT1BFUkFUT1JfRVFVQUwQAxIgChxDT05ESVRJT05fT1BFUkFUT1JfTk9UX0VRVUFMEAQSGwoXQ09ORElUSU9OX09QRVJBVE9SX0xFU1MQBRIkCiBDT05ESVRJT05fT1BFUkFUT1JfTEVTU19PUl9FUVVBTBAGEh4KGkNPTkRJVElPTl9PUEVSQVRPUl9HUkVBVEVSEAcSJwojQ09ORElUSU9OX09QRVJBVE9SX0dSRUFURVJfT1JfRVFVQUwQCCpqCgtDb21iaW5hdGlvbhIbChdDT01CSU5BVElPTl9VTlNQRUNJRklFRBAAEhMKD0NPTUJJTkFUSU9OX0FMTBABEhMKD0NPTUJJTkFUSU9OX0FOWRACEhQKEENPTUJJTkFUSU9OX05PTkUQAyp3CgtTY29yZU1ldGhvZBIcChhTQ09SRV9NRVRIT0RfVU5TUEVDSUZJRUQQABIUChBTQ09SRV9NRVRIT0RfU1VNEAESHQoZU0NPUkVfTUVUSE9EX1BST1JBVEVEX1NVTRACEhUKEVNDT1JFX01FVEhPRF9NRUFOEANCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqALApKCgEMEgMBABIaQCBSdWxlcyBvbiBhbnN3ZXJzOiBjb25kaXRpb25zLCBzY29yZXMsIGFuZCBuZXh0IHF1ZXN0aW9ubmFpcmVzLgoKNAoCBQASBA4AFQEaKCBUaGUgY29tYmluYXRpb24gb2Ygc2V2ZXJhbCBjb25kaXRpb25zLgoKKwoEBQACABIDEAIiGh4gU2FtZSBhcyBFTkFCTEVfQkVIQVZJT1JfQUxMLgoKHQoEBQACARIDEgIaGhAgQWxsIG11c3QgaG9sZC4KCh0KBAUAAgISAxQCGhoQIE9uZSBtdXN0IGhvbGQuCgo6CgIFARIEGAArARouIFRoZSBjb21wYXJpc29uIG9mIGFuIGFuc3dlciwgc2NvcmUgb3IgY291bnQuCgpOCgQFAQIAEgMaAiUaQSBSZWplY3RlZCB3aXRoIHJlYXNvbiBPUEVSQVRPUl9NSVNTSU5HLCBleGNlcHQgaW4gYSBjb21iaW5hdGlvbi4KCioKBAUBAgESAxwCIhodIFRoZSBxdWVzdGlvbiBoYXMgYW4gYW5zd2VyLgoKKgoEBQECAhIDHgImGh0gVGhlIHF1ZXN0aW9uIGhhcyBubyBhbnN3ZXIuCgpgCgQFAQIDEgMgAh8aUyBUaGUgYW5zd2VyIGlzIChhIGNob2ljZTogY29udGFpbnMpIG9uZSBvZiBgY29kZXNgLCBvciBlcXVhbHMgYG51bWJlcmAsIG9yIGB0ZXh0YC4KCicKBAUBAgQSAyICIxoaIEFuc3dlcmVkLCBhbmQgbm90IEVRVUFMLgoKPgoEBQECBRIDJAIeGjEgVGhlIGFuc3dlciBpcyBiZWxvdyBgbnVtYmVyYCwgb3IgYmVmb3JlIGB0ZXh0YC4KCh0KBAUBAgYSAyYCJxoQIExFU1Mgb3IgRVFVQUwuCgo9CgQFAQIHEgMoAiEaMCBUaGUgYW5zd2VyIGlzIGFib3ZlIGBudW1iZXJgLCBvciBhZnRlciBgdGV4dGAuCgogCgQFAQIIEgMqAioaEyBHUkVBVEVSIG9yIEVRVUFMLgoKxwEKAgUCEgQvADgBGroBIFRoZSBjb21iaW5hdGlvbiBvZiBwYXJ0cy4gQSBwYXJ0IHdpdGhvdXQgYSByZXN1bHQ6IG9uZSBmYWxzZSBwYXJ0IG1ha2VzIEFMTCBmYWxzZSwgb25lIHRydWUgcGFydAogbWFrZXMgQU5ZIHRydWU7IG90aGVyd2lzZSB0aGUgY29tYmluYXRpb24gaGFzIG5vIHJlc3VsdCwgYW5kIG5laXRoZXIgaGFzIGl0cyBuZWdhdGlvbi4KCj4KBAUCAgASAzECHhoxIE5vdCBhIGNvbWJpbmF0aW9uLCBidXQgYSBjb21wYXJpc29uIG9yIGEgY291bnQuCgoeCgQFAgIBEgMzAhYaESBBbGwgcGFydHMgaG9sZC4KCh4KBAUCAgISAzUCFhoRIE9uZSBwYXJ0IGhvbGRzLgoKMgoEBQICAxIDNwIXGiUgTm8gcGFydCBob2xkczogdGhlIG5lZ2F0aW9uIG9mIEFOWS4KCvwCCgIEABIEPwBZARrvAiBPbmUgcGFydCBvZiBhIGNvbmRpdGlvbi4gVGhlIHBhcnRzIGZvcm0gYSBmbGF0IGxpc3Qgb2YgdXAgdG8gMjAwLCBlYWNoIGFmdGVyIHRoZSBjb21iaW5hdGlvbiB0aGF0CiBpdCBiZWxvbmdzIHRvLiBBIHBhcnQgaXMgYSBjb21wYXJpc29uIHdpdGggYW4gYW5zd2VyLCBhIGNvdW50IChgY291bnRgIGlzIHNldCksIG9yIGEgY29tYmluYXRpb24KIChgY29tYmluYXRpb25gIGlzIHNldCkuIENvbWJpbmF0aW9ucyBjYW4gYmUgbmVzdGVkIHVwIHRvIDEwIGxldmVscyBkZWVwLgoKIEEgY29tcGFyaXNvbiB3aXRob3V0IGFuIGFuc3dlciBoYXMgbm8gcmVzdWx0LCB3aGljaCBjb3VudHMgYXMgZmFsc2UsIGV4Y2VwdCBmb3IgTk9UX0FOU1dFUkVELgoKpAEKBAQAAgASA0ICHhqWASBBbm90aGVyIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OiB0aGUgcGFydGljaXBhbnQncyBsYXRlc3Qgc2hlZXQgb2YgaXQgaXMgdXNlZC4gRW1wdHk6IHRoaXMKIHF1ZXN0aW9ubmFpcmU7IHRoZSBxdWVzdGlvbiBtdXN0IHByZWNlZGUgdGhlIGVsZW1lbnQuCgprCgQEAAIBEgNEAhgaXiBRdWVzdGlvbiB3aG9zZSBhbnN3ZXIgaXMgY29tcGFyZWQ7IGVtcHR5IGluIGNvdW50cywgY29tYmluYXRpb25zIGFuZCBjb21wYXJpc29ucyBvZiBhIHNjb3JlLgoKNwoEBAACAhIDRgIhGiogQ29tcGFyaXNvbjsgdW5zcGVjaWZpZWQgaW4gY29tYmluYXRpb25zLgoKegoEBAACAxIDSQIcGm0gQ29kZXMgZm9yIGNob2ljZXMsIHllcy9ubyAoYHllc2AsIGBub2ApIGFuZCBjb3VudHJpZXMuIEluIGEgY291bnQ6IHRoZSBjb2RlcyB0aGF0IGFyZSBjb3VudGVkOwogZW1wdHk6IGFueS4KClEKBAQAAgQSA0sCKRpEIE51bWJlciBmb3IgbnVtYmVycywgc2xpZGVycywgc2NhbGVzLCBkdXJhdGlvbnMsIHNjb3JlcyBhbmQgY291bnRzLgoKUwoEBAACBRIDTQIUGkYgUG9zaXRpb24gaW4gdGhlIGxpc3QsIGZyb20gMSwgb2YgdGhlIGVuY2xvc2luZyBjb21iaW5hdGlvbjsgMDogbm9uZS4KCnIKBAQAAgYSA1ACHhplIENvbWJpbmF0aW9uIG9mIHRoZSBwYXJ0cyB0aGF0IG5hbWUgdGhpcyBvbmUgYXMgYHBhcmVudGA7IHVuc3BlY2lmaWVkIGlmIHRoaXMgaXMgbm90IGEKIGNvbWJpbmF0aW9uLgoK3wEKBAQAAgcSA1QCJxrRASBRdWVzdGlvbnMgd2hvc2UgY2hvc2VuIG9wdGlvbnMgYXJlIGNvdW50ZWQgYW5kIGNvbXBhcmVkIHdpdGggYG51bWJlcmA6IG9wdGlvbnMgaW4gYGNvZGVzYCBpZgogc2V0LCBvdGhlcndpc2UgYWxsOyBhbiBhbnN3ZXIgdGhhdCBpcyBub3QgYSBjaG9pY2UgY291bnRzIDEuIEFsbG93cyBhbGwgb3JkZXIgYW5kIGVxdWFsaXR5CiBvcGVyYXRvcnMuIFVwIHRvIDIwMC4KClkKBAQAAggSA1YCEhpMIFRleHQgZm9yIHRleHRzIChlcXVhbGl0eSksIGRhdGVzLCB0aW1lcyBhbmQgZGF0ZS10aW1lcyBpbiB0aGUgc3RvcmVkIGZvcm0uCgpMCgQEAAIJEgNYAhcaPyBTY29yZSB0byBjb21wYXJlIGluc3RlYWQgb2YgYGVsZW1lbnRfaWRgOyBvbmx5IGluIG5leHQgbGlzdHMuCgo6CgIEARIEXABhARouIEEgcXVlc3Rpb24gb2YgdGhpcyBvciBhbm90aGVyIHF1ZXN0aW9ubmFpcmUuCgoyCgQEAQIAEgNeAh4aJSBUaGUgcXVlc3Rpb25uYWlyZTsgZW1wdHk6IHRoaXMgb25lLgoKJgoEBAECARIDYAIYGhkgVGhlIHF1ZXN0aW9uOyByZXF1aXJlZC4KCjgKAgUDEgRkAG0BGiwgVGhlIGNvbXB1dGF0aW9uIG9mIGEgc2NvcmUgZnJvbSBpdHMgaXRlbXMuCgozCgQFAwIAEgNmAh8aJiBSZWplY3RlZCB3aXRoIHJlYXNvbiBNRVRIT0RfTUlTU0lORy4KCjIKBAUDAgESA2gCFxolIFdlaWdodGVkIHN1bSBvZiB0aGUgYW5zd2VyZWQgaXRlbXMuCgpJCgQFAwICEgNqAiAaPCBXZWlnaHRlZCBtZWFuIG11bHRpcGxpZWQgYnkgdGhlIHN1bSBvZiBhbGwgaXRlbXMnIHdlaWdodHMuCgodCgQFAwIDEgNsAhgaECBXZWlnaHRlZCBtZWFuLgoKUgoCBAISBXAAgQEBGkUgQSBudW1iZXIgY29tcHV0ZWQgZnJvbSBhIHNoZWV0OiBgZmFjdG9yIMK3IChzdW0gb3IgbWVhbikgKyBvZmZzZXRgLgoKWQoEBAICABIDcgIWGkwgSWQsIHVuaXF1ZSBhbW9uZyB0aGUgcXVlc3Rpb25uYWlyZSdzIHNjb3Jlczsgc2FtZSBmb3JtYXQgYXMgYW4gZWxlbWVudCBpZC4KCjoKBAQCAgESA3QCGhotIFRpdGxlIHNob3duIHdpdGggdGhlIG51bWJlcjsgbWF5IGJlIGFic2VudC4KCjQKBAQCAgISA3YCGRonIENvbXB1dGF0aW9uIGZyb20gdGhlIGl0ZW1zOyByZXF1aXJlZC4KCh4KBAQCAgMSA3gCHxoRIEl0ZW1zOyAx4oCTNTAwLgoKSgoEBAICBBIDegIeGj0gTWluaW11bSBudW1iZXIgb2YgYW5zd2VyZWQgaXRlbXMgZm9yIGEgcmVzdWx0OyAwIG1lYW5zIGFsbC4KCisKBAQCAgUSA3wCKRoeIEZpbml0ZSBhbmQgbm90IDA7IGFic2VudDogMS4KChYKBAQCAgYSA34CFBoJIEZpbml0ZS4KCmkKBAQCAgcSBIABAh8aWyBCYW5kcyBpbiBhc2NlbmRpbmcgb3JkZXI7IGVhY2ggZXh0ZW5kcyB0byB0aGUgbmV4dCBvbmUncyBtaW5pbXVtLiBVcCB0byA1MCwgbWF5IGJlIGVtcHR5LgoKkgEKAgQDEgaFAQCSAQEagwEgQW4gaXRlbSBvZiBhIHNjb3JlOiB0aGUgd2VpZ2h0IG9mIHRoZSBjaG9zZW4gb3B0aW9uIChzdW0gb2YgdGhlIHdlaWdodHMgb2Ygc2V2ZXJhbCksIG9yIHRoZQogYW5zd2VyZWQgbnVtYmVyOyB5ZXMgY291bnRzIDEsIG5vIDAuCgpDCgQEAwgAEgaHAQKMAQMaMyBUaGUgaXRlbTsgcmVxdWlyZWQsIGVhY2ggYXQgbW9zdCBvbmNlIGluIGEgc2NvcmUuCgpbCgQEAwIAEgSJAQQaGk0gQSBxdWVzdGlvbiBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUgd2hvc2UgYW5zd2VycyBhcmUgbnVtYmVycyBvciBoYXZlIHdlaWdodHMuCgoiCgQEAwIBEgSLAQQYGhQgQSBwcmVjZWRpbmcgc2NvcmUuCgosCgQEAwICEgSOAQIpGh4gRmluaXRlIGFuZCBub3QgMDsgYWJzZW50OiAxLgoKiAEKBAQDAgMSBJEBAhQaeiBXaGV0aGVyIHRoZSB2YWx1ZSBpcyByZXZlcnNlZDogYGxvd2VzdCArIGhpZ2hlc3Qg4oiSIHZhbHVlYCBvZiB0aGUgc2NhbGUsIHdoaWNoIG11c3QgaGF2ZSBib3RoLgogTm90IGFsbG93ZWQgZm9yIHNjb3Jlcy4KCjkKAgQEEgaVAQCcAQEaKyBUaGUgbWVhbmluZyBvZiBhIHNjb3JlIGZyb20gYG1pbmltdW1gIG9uLgoKMgoEBAQCABIElwECFRokIFNtYWxsZXN0IHZhbHVlLCBpbmNsdXNpdmU7IGZpbml0ZS4KCl8KBAQEAgESBJkBAhIaUSBDb2RlLCB1bmlxdWUgaW4gdGhlIHNjb3JlOiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC1gLCBgLmAuCgo1CgQEBAICEgSbAQIaGicgTGFiZWwgc2hvd24gd2l0aCB0aGUgc2NvcmU7IHJlcXVpcmVkLgoKrAEKAgQFEgagAQCvAQEanQEgUXVlc3Rpb25uYWlyZXMgb2ZmZXJlZCBhZnRlciBhbm90aGVyIG9uZSB3YXMgZmlsbGVkIGluLiBBbGwgYXBwbGljYWJsZSBsaXN0cyBhcmUgb2ZmZXJlZCBvbmUKIGFmdGVyIHRoZSBvdGhlciwgZWFjaCBxdWVzdGlvbm5haXJlIG9uY2UgKGdlbmVyaWMgZm9ybXMgwqc1KS4KCjcKBAQFAgASBKIBAiQaKSBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OyByZXF1aXJlZC4KCuwBCgQEBQIBEgSmAQIkGt0BIENvbmRpdGlvbnMgb24gaXRzIGFuc3dlcnMgYW5kIHNjb3JlcywgYW5kIG9uIHRoZSBsYXRlc3QgYW5zd2VycyB0byBvdGhlciBxdWVzdGlvbm5haXJlcy4gRW1wdHk6CiBhbHdheXMuIElkcyBvZiBhIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGUgY2FsbGVyIGRvZXMgbm90IHNlZSwgYW5kIG9mIGl0cyBlbGVtZW50cywgYXJlIGBfYDogdGhlCiBjYWxsZXIgaGFzIG5vIHNoZWV0IG9mIGl0LgoKPgoEBAUCAhIEqAECHhowIENvbWJpbmF0aW9uIG9mIHRoZSBjb25kaXRpb25zIHdpdGggYHBhcmVudGAgMC4KClYKBAQFAgMSBKoBAiAaSCBPZmZlcnMgaW4gdGhlIG9yZGVyIHRvIGZpbGwgdGhlbSBpbjsgYXQgbGVhc3Qgb25lLCB3aXRob3V0IGR1cGxpY2F0ZXMuCgqcAgoEBAUCBBIErgECExqNAiBXaGV0aGVyIHRoZSBvcmRlciBpcyBiaW5kaW5nIChnZW5lcmljIGZvcm1zIMKnNC4xKTogdW50aWwgdGhlIGxhc3Qgb2ZmZXIgaXMgZmlsbGVkIGluLCBvbmx5IHRoZQogbmV4dCBvZmZlciBpcyBhY2NlcHRlZCwgYW5kIG9mZmVycyBhbHJlYWR5IGZpbGxlZCBpbiBhcmUgbm90IGFjY2VwdGVkIGFnYWluLiBBIHNoZWV0IGlzIGp1ZGdlZAogYnkgdGhlIHNoZWV0cyB0aGF0IHdlcmUgZmluaXNoZWQgYmVmb3JlIGl0IGFuZCBhcmUgc3RvcmVkIHdoZW4gaXQgYXJyaXZlcy4KCjUKAgQGEgayAQC3AQEaJyBBIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBvZmZlcmVkIG5leHQuCgpVCgQEBgIAEgS0AQIeGkcgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeTsgcmVxdWlyZWQuIE9mZmVycyBtdXN0IG5vdCBmb3JtIGEgY3ljbGUuCgpcCgQEBgIBEgS2AQIZGk4gVGV4dCBmb3IgdGhlIHBhcnRpY2lwYW50IGFib3V0IHRoZSBvZmZlcjsgYWJzZW50OiB0aGUgcXVlc3Rpb25uYWlyZSdzIHRpdGxlLgpiBnByb3RvMw==")
}

extension CatalogueV1.Condition {
  public static var fullName: String { "otolith.catalogue.v1.Condition" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__condition__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Condition>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.`operator` = CatalogueV1.ConditionOperator(rawValue: Int32(truncatingIfNeeded: c.pointee.operator_.rawValue))
    self.codes = Codec.array(c.pointee.codes, c.pointee.n_codes) { Codec.string($0) }
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
    self.parent = c.pointee.parent
    self.combination = CatalogueV1.Combination(rawValue: Int32(truncatingIfNeeded: c.pointee.combination.rawValue))
    self.count = Codec.messages(c.pointee.count, c.pointee.n_count) { CatalogueV1.QuestionReference($0) }
    self.text = Codec.string(c.pointee.text)
    self.scoreID = Codec.string(c.pointee.score_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Condition> {
    let c = arena.allocate(Otolith__Catalogue__V1__Condition.self)
    otolith__catalogue__v1__condition__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    c.pointee.operator_ = Otolith__Catalogue__V1__ConditionOperator(rawValue: .init(truncatingIfNeeded: self.`operator`.rawValue))
    if !self.codes.isEmpty {
      c.pointee.n_codes = self.codes.count
      c.pointee.codes = arena.array(self.codes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    c.pointee.parent = self.parent
    c.pointee.combination = Otolith__Catalogue__V1__Combination(rawValue: .init(truncatingIfNeeded: self.combination.rawValue))
    if !self.count.isEmpty {
      c.pointee.n_count = self.count.count
      c.pointee.count = arena.array(self.count) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionReference>? }
    }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    return c
  }
}

extension CatalogueV1.QuestionReference {
  public static var fullName: String { "otolith.catalogue.v1.QuestionReference" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__question_reference__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__QuestionReference>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.elementID = Codec.string(c.pointee.element_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionReference> {
    let c = arena.allocate(Otolith__Catalogue__V1__QuestionReference.self)
    otolith__catalogue__v1__question_reference__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    return c
  }
}

extension CatalogueV1.Score {
  public static var fullName: String { "otolith.catalogue.v1.Score" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__score__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Score>) {
    self.scoreID = Codec.string(c.pointee.score_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.method = CatalogueV1.ScoreMethod(rawValue: Int32(truncatingIfNeeded: c.pointee.method.rawValue))
    self.items = Codec.messages(c.pointee.items, c.pointee.n_items) { CatalogueV1.ScoreItem($0) }
    self.minimumAnswered = c.pointee.minimum_answered
    self.factor = c.pointee.factor.map { GoogleProtobuf.DoubleValue($0) }
    self.offset = c.pointee.offset
    self.bands = Codec.messages(c.pointee.bands, c.pointee.n_bands) { CatalogueV1.ScoreBand($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Score> {
    let c = arena.allocate(Otolith__Catalogue__V1__Score.self)
    otolith__catalogue__v1__score__init(c)
    if !self.scoreID.isEmpty { c.pointee.score_id = arena.string(self.scoreID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    c.pointee.method = Otolith__Catalogue__V1__ScoreMethod(rawValue: .init(truncatingIfNeeded: self.method.rawValue))
    if !self.items.isEmpty {
      c.pointee.n_items = self.items.count
      c.pointee.items = arena.array(self.items) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreItem>? }
    }
    c.pointee.minimum_answered = self.minimumAnswered
    if let value = self.factor { c.pointee.factor = value.cStruct(in: arena) }
    c.pointee.offset = self.offset
    if !self.bands.isEmpty {
      c.pointee.n_bands = self.bands.count
      c.pointee.bands = arena.array(self.bands) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreBand>? }
    }
    return c
  }
}

extension CatalogueV1.ScoreItem {
  public static var fullName: String { "otolith.catalogue.v1.ScoreItem" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__score_item__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ScoreItem>) {
    self.subject = switch c.pointee.subject_case.rawValue {
      case 1: .elementID(Codec.string(c.pointee.element_id))
      case 2: .scoreID(Codec.string(c.pointee.score_id))
      default: nil
    }
    self.weight = c.pointee.weight.map { GoogleProtobuf.DoubleValue($0) }
    self.reversed = c.pointee.reversed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreItem> {
    let c = arena.allocate(Otolith__Catalogue__V1__ScoreItem.self)
    otolith__catalogue__v1__score_item__init(c)
    switch self.subject {
      case .elementID(let value)?:
        c.pointee.subject_case = .init(rawValue: 1)
        c.pointee.element_id = arena.string(value)
      case .scoreID(let value)?:
        c.pointee.subject_case = .init(rawValue: 2)
        c.pointee.score_id = arena.string(value)
      case nil: break
    }
    if let value = self.weight { c.pointee.weight = value.cStruct(in: arena) }
    c.pointee.reversed = self.reversed ? 1 : 0
    return c
  }
}

extension CatalogueV1.ScoreBand {
  public static var fullName: String { "otolith.catalogue.v1.ScoreBand" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__score_band__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ScoreBand>) {
    self.minimum = c.pointee.minimum
    self.code = Codec.string(c.pointee.code)
    self.label = c.pointee.label.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ScoreBand> {
    let c = arena.allocate(Otolith__Catalogue__V1__ScoreBand.self)
    otolith__catalogue__v1__score_band__init(c)
    c.pointee.minimum = self.minimum
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.NextList {
  public static var fullName: String { "otolith.catalogue.v1.NextList" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__next_list__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__NextList>) {
    self.afterQuestionnaireID = Codec.string(c.pointee.after_questionnaire_id)
    self.conditions = Codec.messages(c.pointee.conditions, c.pointee.n_conditions) { CatalogueV1.Condition($0) }
    self.behavior = CatalogueV1.EnableBehavior(rawValue: Int32(truncatingIfNeeded: c.pointee.behavior.rawValue))
    self.offers = Codec.messages(c.pointee.offers, c.pointee.n_offers) { CatalogueV1.NextOffer($0) }
    self.binding = c.pointee.binding != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__NextList> {
    let c = arena.allocate(Otolith__Catalogue__V1__NextList.self)
    otolith__catalogue__v1__next_list__init(c)
    if !self.afterQuestionnaireID.isEmpty { c.pointee.after_questionnaire_id = arena.string(self.afterQuestionnaireID) }
    if !self.conditions.isEmpty {
      c.pointee.n_conditions = self.conditions.count
      c.pointee.conditions = arena.array(self.conditions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Condition>? }
    }
    c.pointee.behavior = Otolith__Catalogue__V1__EnableBehavior(rawValue: .init(truncatingIfNeeded: self.behavior.rawValue))
    if !self.offers.isEmpty {
      c.pointee.n_offers = self.offers.count
      c.pointee.offers = arena.array(self.offers) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__NextOffer>? }
    }
    c.pointee.binding = self.binding ? 1 : 0
    return c
  }
}

extension CatalogueV1.NextOffer {
  public static var fullName: String { "otolith.catalogue.v1.NextOffer" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__next_offer__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__NextOffer>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.info = c.pointee.info.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__NextOffer> {
    let c = arena.allocate(Otolith__Catalogue__V1__NextOffer.self)
    otolith__catalogue__v1__next_offer__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.info { c.pointee.info = value.cStruct(in: arena) }
    return c
  }
}
