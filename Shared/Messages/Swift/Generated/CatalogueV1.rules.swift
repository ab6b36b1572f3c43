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

  /// A function of an expression. The numbers of operands are given in brackets. Operands and results
  /// are numbers, truth values, texts, dates `YYYY-MM-DD`, times `HH:MM`, date-times
  /// `YYYY-MM-DDTHH:MM`, and choices. A choice is used as a number like in scores: the sum of the
  /// weights of the chosen options, or 1 for yes and 0 for no.
  ///
  /// A value can be missing: an unanswered or hidden question, a result that is infinite or not a
  /// number, an operand of another type. If an operand is missing, the result is missing, unless the
  /// function's comment states otherwise. Numbers are IEEE 754 doubles, computed from left to right.
  public enum ExpressionFunction: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason EXPRESSION_MALFORMED, if the node has no other content.
    case unspecified
    /// Sum of the numbers [1–100].
    case add
    /// The first number minus the second [2].
    case subtract
    /// Product of the numbers [2–100].
    case multiply
    /// The first number divided by the second [2]. Missing if the second is 0.
    case divide
    /// Remainder of the division of the first number by the second, with the sign of the first [2].
    case remainder
    /// The first number to the power of the second [2]. A whole exponent from −1,024 to 1,024 is
    /// computed by squaring from its lowest bit (a negative one as 1 ÷ the positive power), the
    /// exponent 0.5 as the square root. For others the last digits can differ between implementations.
    case power
    /// The number with the opposite sign [1].
    case negate
    /// The number without its sign [1].
    case absolute
    /// The first number x rounded to a number d of decimal digits, 0–10, by default 0 [1–2]: x·10^d is
    /// rounded to the nearest whole number, halves away from zero, and divided by 10^d. A number with
    /// |x·10^d| ≥ 2^53 is not changed. Missing if d is not a whole number from 0 to 10.
    case round
    /// The largest whole number that is not above the number [1].
    case floor
    /// The smallest whole number that is not below the number [1].
    case ceiling
    /// Smallest of the numbers [1–100].
    case minimum
    /// Largest of the numbers [1–100].
    case maximum
    /// Sum of the numbers, divided by how many they are [1–100].
    case mean
    /// Number of operands that are not missing, of any type [1–100]. Never missing.
    case count
    /// The second operand if the truth value of the first is true, otherwise the third [3]. A missing
    /// truth value counts as false. Only the chosen operand is used.
    case `if`
    /// The first operand that is not missing [1–100].
    case coalesce
    /// Whether the operand is not missing [1]. Never missing.
    case answered
    /// Whether the operands are equal [2]: two numbers (a choice with a number: its number), two truth
    /// values, two texts, dates or times byte by byte; a choice and a text: whether the code of a
    /// chosen option is the text; two choices: whether they have a code in common.
    case equal
    /// The opposite of EQUAL [2].
    case notEqual
    /// Whether the first operand is below the second [2]. Two numbers or choices used as numbers, or
    /// two dates, times or date-times; other texts have no order.
    case less
    /// LESS or EQUAL [2], of the same operands as LESS.
    case lessOrEqual
    /// Whether the first operand is above the second [2], of the same operands as LESS.
    case greater
    /// GREATER or EQUAL [2], of the same operands as LESS.
    case greaterOrEqual
    /// Whether all truth values are true [2–100]: one that is false makes it false; otherwise one that
    /// is missing makes it missing.
    case and
    /// Whether one of the truth values is true [2–100]: one that is true makes it true; otherwise one
    /// that is missing makes it missing.
    case or
    /// The opposite of the truth value [1].
    case not
    /// Days from the first date to the second [2]; negative if the second is earlier. Of a date-time,
    /// the date counts.
    case daysBetween
    /// Completed years from the first date to the second [2]; exchanged with a negative sign if the
    /// second is earlier. Of a date-time, the date counts. A year from 29 February is completed on
    /// 1 March in years without that day.
    case yearsBetween
    /// Minutes from the first operand to the second [2]. Two times: to the next time of day that
    /// equals the second, 0–1,439 (from 23:30 to 06:00: 390). Two date-times: the difference as shown
    /// by the clock, negative if the second is earlier.
    case minutesBetween
    /// Date of `AnswerSheet.start_time` in the sheet's time zone [0], in UTC if the zone is unknown.
    /// Missing without a start time.
    case today
    /// Number of Unicode scalars of the text [1].
    case length
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .add, .subtract, .multiply, .divide, .remainder, .power, .negate, .absolute, .round, .floor, .ceiling, .minimum, .maximum, .mean, .count, .`if`, .coalesce, .answered, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .not, .daysBetween, .yearsBetween, .minutesBetween, .today, .length] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .add
        case 2: .subtract
        case 3: .multiply
        case 4: .divide
        case 5: .remainder
        case 6: .power
        case 7: .negate
        case 8: .absolute
        case 9: .round
        case 10: .floor
        case 11: .ceiling
        case 12: .minimum
        case 13: .maximum
        case 14: .mean
        case 15: .count
        case 16: .`if`
        case 17: .coalesce
        case 18: .answered
        case 19: .equal
        case 20: .notEqual
        case 21: .less
        case 22: .lessOrEqual
        case 23: .greater
        case 24: .greaterOrEqual
        case 25: .and
        case 26: .or
        case 27: .not
        case 28: .daysBetween
        case 29: .yearsBetween
        case 30: .minutesBetween
        case 31: .today
        case 32: .length
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .add: 1
        case .subtract: 2
        case .multiply: 3
        case .divide: 4
        case .remainder: 5
        case .power: 6
        case .negate: 7
        case .absolute: 8
        case .round: 9
        case .floor: 10
        case .ceiling: 11
        case .minimum: 12
        case .maximum: 13
        case .mean: 14
        case .count: 15
        case .`if`: 16
        case .coalesce: 17
        case .answered: 18
        case .equal: 19
        case .notEqual: 20
        case .less: 21
        case .lessOrEqual: 22
        case .greater: 23
        case .greaterOrEqual: 24
        case .and: 25
        case .or: 26
        case .not: 27
        case .daysBetween: 28
        case .yearsBetween: 29
        case .minutesBetween: 30
        case .today: 31
        case .length: 32
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
    /// Calculation of this questionnaire to compare instead of `element_id`: a number with `number`, a
    /// truth value with the codes `yes` and `no`, a text, date or time with `text`. In conditions of
    /// an element it is computed from the answers to the shown questions that precede the element, in
    /// next lists from the whole sheet. `questionnaire_id` is empty. Not allowed in counts.
    public var calculationID: String

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
      scoreID: String = "",
      calculationID: String = ""
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
      self.calculationID = calculationID
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
      /// A calculation of this questionnaire whose value is a number.
      case calculationID(String)
    }

    /// The item; required, each at most once in a score.
    public var subject: CatalogueV1.ScoreItem.OneOfSubject?
    /// Finite and not 0; absent: 1.
    public var weight: GoogleProtobuf.DoubleValue?
    /// Whether the value is reversed: `lowest + highest − value` of the scale, which must have both.
    /// Not allowed for scores and calculations.
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

  /// One node of an expression.
  public struct ExpressionNode: Message {
    /// Content; required.
    public enum OneOfContent: Sendable, Hashable {
      /// A number; finite.
      case number(Double)
      /// A text of up to 1,000 characters, e.g. the code of an option or a date.
      case text(String)
      /// Answer to a question of this questionnaire. Missing while it is hidden, unanswered or not
      /// reached yet. A choice used as a number is missing if a chosen option is marked as missing.
      case elementID(String)
      /// Score of this questionnaire, computed from the answers up to now.
      case scoreID(String)
      /// Another calculation of this questionnaire. Calculations and scores must not form a cycle.
      case calculationID(String)
      /// A function of the nodes that name this one as `parent`.
      case function(CatalogueV1.ExpressionFunction)
    }

    /// Position in the list, from 1, of the function that this node is an operand of; 0 for the first
    /// node. Operands have the order of the list.
    public var parent: UInt32
    /// Content; required.
    public var content: CatalogueV1.ExpressionNode.OneOfContent?

    public init(parent: UInt32 = 0, content: CatalogueV1.ExpressionNode.OneOfContent? = nil) {
      self.parent = parent
      self.content = content
    }
  }

  /// A value computed from the answers of a sheet, as a tree in a flat list.
  public struct Expression: Message {
    /// Nodes, each after its parent; the first is the root. 1–500 nodes, up to 30 levels.
    public var nodes: [CatalogueV1.ExpressionNode]

    public init(nodes: [CatalogueV1.ExpressionNode] = []) {
      self.nodes = nodes
    }
  }

  /// A value computed from a sheet. It is stored, returned and exported like a score, with
  /// `calculation_id` as `SheetScore.score_id`: numbers as value, truth values as the texts `yes` and
  /// `no`, texts, dates and times as texts.
  public struct Calculation: Message {
    /// Id, unique among the questionnaire's calculations and scores; same format as an element id.
    public var calculationID: String
    /// Title shown with the value; may be absent.
    public var title: CatalogueV1.LocalizedText?
    /// The value; required. A number, truth value, text, date, time or date-time; a choice is
    /// converted to its number.
    public var expression: CatalogueV1.Expression?
    /// UCUM code of a number, as Number.unit; may be empty.
    public var unit: String
    /// Number of decimal digits to show a number with, 0–10; absent: as many as needed, up to 2. The
    /// stored value is not rounded.
    public var decimals: GoogleProtobuf.UInt32Value?
    /// Whether clients do not show it by itself. Placeholders in texts show it nevertheless.
    public var hidden: Bool

    public init(
      calculationID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      expression: CatalogueV1.Expression? = nil,
      unit: String = "",
      decimals: GoogleProtobuf.UInt32Value? = nil,
      hidden: Bool = false
    ) {
      self.calculationID = calculationID
      self.title = title
      self.expression = expression
      self.unit = unit
      self.decimals = decimals
      self.hidden = hidden
    }
  }

  /// A rule between answers, e.g. that one number is below another. It is violated if its expression
  /// is false; a missing value satisfies it. Clients show the message and let the participant correct
  /// the answers. A sheet that violates it is stored with the mark CONSTRAINT_VIOLATED.
  public struct Constraint: Message {
    /// Id, unique among the questionnaire's constraints; same format as an element id.
    public var constraintID: String
    /// Question that the message is shown at; empty: shown after the last element. A constraint at a
    /// hidden question is satisfied.
    public var elementID: String
    /// The rule, a truth value; required.
    public var expression: CatalogueV1.Expression?
    /// Message for the participant; required.
    public var message: CatalogueV1.LocalizedText?

    public init(
      constraintID: String = "",
      elementID: String = "",
      expression: CatalogueV1.Expression? = nil,
      message: CatalogueV1.LocalizedText? = nil
    ) {
      self.constraintID = constraintID
      self.elementID = elementID
      self.expression = expression
      self.message = message
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
    base64: "CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9ydWxlcy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLYAwoJQ29uZGl0aW9uEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSQwoIb3BlcmF0b3IYAyABKA4yJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25PcGVyYXRvclIIb3BlcmF0b3ISFAoFY29kZXMYBCADKAlSBWNvZGVzEjQKBm51bWJlchgFIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhYKBnBhcmVudBgGIAEoDVIGcGFyZW50EkMKC2NvbWJpbmF0aW9uGAcgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tYmluYXRpb25SC2NvbWJpbmF0aW9uEj0KBWNvdW50GAggAygLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25SZWZlcmVuY2VSBWNvdW50EhIKBHRleHQYCSABKAlSBHRleHQSGQoIc2NvcmVfaWQYCiABKAlSB3Njb3JlSWQSJQoOY2FsY3VsYXRpb25faWQYCyABKAlSDWNhbGN1bGF0aW9uSWQiXQoRUXVlc3Rpb25SZWZlcmVuY2USKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZCL/AgoFU2NvcmUSGQoIc2NvcmVfaWQYASABKAlSB3Njb3JlSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRI5CgZtZXRob2QYAyABKA4yIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY29yZU1ldGhvZFIGbWV0aG9kEjUKBWl0ZW1zGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NvcmVJdGVtUgVpdGVtcxIpChBtaW5pbXVtX2Fuc3dlcmVkGAUgASgNUg9taW5pbXVtQW5zd2VyZWQSNAoGZmFjdG9yGAYgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZmYWN0b3ISFgoGb2Zmc2V0GAcgASgBUgZvZmZzZXQSNQoFYmFuZHMYCCADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY29yZUJhbmRSBWJhbmRzIs8BCglTY29yZUl0ZW0SHwoKZWxlbWVudF9pZBgBIAEoCUgAUgllbGVtZW50SWQSGwoIc2NvcmVfaWQYAiABKAlIAFIHc2NvcmVJZBInCg5jYWxjdWxhdGlvbl9pZBgFIAEoCUgAUg1jYWxjdWxhdGlvbklkEjQKBndlaWdodBgDIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGd2VpZ2h0EhoKCHJldmVyc2VkGAQgASgIUghyZXZlcnNlZEIJCgdzdWJqZWN0InQKCVNjb3JlQmFuZBIYCgdtaW5pbXVtGAEgASgBUgdtaW5pbXVtEhIKBGNvZGUYAiABKAlSBGNvZGUSOQoFbGFiZWwYAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgVsYWJlbCKSAgoORXhwcmVzc2lvbk5vZGUSFgoGcGFyZW50GAEgASgNUgZwYXJlbnQSGAoGbnVtYmVyGAIgASgBSABSBm51bWJlchIUCgR0ZXh0GAMgASgJSABSBHRleHQSHwoKZWxlbWVudF9pZBgEIAEoCUgAUgllbGVtZW50SWQSGwoIc2NvcmVfaWQYBSABKAlIAFIHc2NvcmVJZBInCg5jYWxjdWxhdGlvbl9pZBgGIAEoCUgAUg1jYWxjdWxhdGlvbklkEkYKCGZ1bmN0aW9uGAcgASgOMigub3RvbGl0aC5jYXRhbG9ndWUudjEuRXhwcmVzc2lvbkZ1bmN0aW9uSABSCGZ1bmN0aW9uQgkKB2NvbnRlbnQiSAoKRXhwcmVzc2lvbhI6CgVub2RlcxgBIAMoCzIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLkV4cHJlc3Npb25Ob2RlUgVub2RlcyKXAgoLQ2FsY3VsYXRpb24SJQoOY2FsY3VsYXRpb25faWQYASABKAlSDWNhbGN1bGF0aW9uSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJACgpleHByZXNzaW9uGAMgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuRXhwcmVzc2lvblIKZXhwcmVzc2lvbhISCgR1bml0GAQgASgJUgR1bml0EjgKCGRlY2ltYWxzGAUgASgLMhwuZ29vZ2xlLnByb3RvYnVmLlVJbnQzMlZhbHVlUghkZWNpbWFscxIWCgZoaWRkZW4YBiABKAhSBmhpZGRlbiLRAQoKQ29uc3RyYWludBIjCg1jb25zdHJhaW50X2lkGAEgASgJUgxjb25zdHJhaW50SWQSHQoKZWxlbWVudF9pZBgCIAEoCVIJZWxlbWVudElkEkAKCmV4cHJlc3Npb24YAyABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FeHByZXNzaW9uUgpleHByZXNzaW9uEj0KB21lc3NhZ2UYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgdtZXNzYWdlIpYCCghOZXh0TGlzdBI0ChZhZnRlcl9xdWVzdGlvbm5haXJlX2lkGAEgASgJUhRhZnRlclF1ZXN0aW9ubmFpcmVJZBI/Cgpjb25kaXRpb25zGAIgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29uZGl0aW9uUgpjb25kaXRpb25zEkAKCGJlaGF2aW9yGAMgASgOMiQub3RvbGl0aC5jYXRhbG9ndWUudjEuRW5hYmxlQmVoYXZpb3JSCGJlaGF2aW9yEjcKBm9mZmVycxgEIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLk5leHRPZmZlclIGb2ZmZXJzEhgKB2JpbmRpbmcYBSABKAhSB2JpbmRpbmcibwoJTmV4dE9mZmVyEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBI3CgRpbmZvGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIEaW5mbypjCg5FbmFibGVCZWhhdmlvchIfChtFTkFCTEVfQkVIQVZJT1JfVU5TUEVDSUZJRUQQABIXChNFTkFCTEVfQkVIQVZJT1JfQUxMEAESFwoTRU5BQkxFX0JFSEFWSU9SX0FOWRACKskCChFDb25kaXRpb25PcGVyYXRvchIiCh5DT05ESVRJT05fT1BFUkFUT1JfVU5TUEVDSUZJRUQQABIfChtDT05ESVRJT05fT1BFUkFUT1JfQU5TV0VSRUQQARIjCh9DT05ESVRJT05fT1BFUkFUT1JfTk9UX0FOU1dFUkVEEAISHAoYQ09ORElUSU9OX09QRVJBVE9SX0VRVUFMEAMSIAocQ09ORElUSU9OX09QRVJBVE9SX05PVF9FUVVBTBAEEhsKF0NPTkRJVElPTl9PUEVSQVRPUl9MRVNTEAUSJAogQ09ORElUSU9OX09QRVJBVE9SX0xFU1NfT1JfRVFVQUwQBhIeChpDT05ESVRJT05fT1BFUkFUT1JfR1JFQVRFUhAHEicKI0NPTkRJVElPTl9PUEVSQVRPUl9HUkVBVEVSX09SX0VRVUFMEAgqagoLQ29tYmluYXRpb24SGwoXQ09NQklOQVRJT05fVU5TUEVDSUZJRUQQABITCg9DT01CSU5BVElPTl9BTEwQARITCg9DT01CSU5BVElPTl9BTlkQAhIUChBDT01CSU5BVElPTl9OT05FEAMqdwoLU2NvcmVNZXRob2QSHAoYU0NPUkVfTUVUSE9EX1VOU1BFQ0lGSUVEEAASFAoQU0NPUkVfTUVUSE9EX1NVTRABEh0KGVNDT1JFX01FVEhPRF9QUk9SQVRFRF9TVU0QAhIVChFTQ09SRV9NRVRIT0RfTUVBThADKtkIChJFeHByZXNzaW9uRnVuY3Rpb24SIwofRVhQUkVTU0lPTl9GVU5DVElPTl9VTlNQRUNJRklFRBAAEhsKF0VYUFJFU1NJT05fRlVOQ1RJT05fQUREEAESIAocRVhQUkVTU0lPTl9GVU5DVElPTl9TVUJUUkFDVBACEiAKHEVYUFJFU1NJT05fRlVOQ1RJT05fTVVMVElQTFkQAxIeChpFWFBSRVNTSU9OX0ZVTkNUSU9OX0RJVklERRAEEiEKHUVYUFJFU1NJT05fRlVOQ1RJT05fUkVNQUlOREVSEAUSHQoZRVhQUkVTU0lPTl9GVU5DVElPTl9QT1dFUhAGEh4KGkVYUFJFU1NJT05fRlVOQ1RJT05fTkVHQVRFEAcSIAocRVhQUkVTU0lPTl9GVU5DVElPTl9BQlNPTFVURRAIEh0KGUVYUFJFU1NJT05fRlVOQ1RJT05fUk9VTkQQCRIdChlFWFBSRVNTSU9OX0ZVTkNUSU9OX0ZMT09SEAoSHwobRVhQUkVTU0lPTl9GVU5DVElPTl9DRUlMSU5HEAsSHwobRVhQUkVTU0lPTl9GVU5DVElPTl9NSU5JTVVNEAwSHwobRVhQUkVTU0lPTl9GVU5DVElPTl9NQVhJTVVNEA0SHAoYRVhQUkVTU0lPTl9GVU5DVElPTl9NRUFOEA4SHQoZRVhQUkVTU0lPTl9GVU5DVElPTl9DT1VOVBAPEhoKFkVYUFJFU1NJT05fRlVOQ1RJT05fSUYQEBIgChxFWFBSRVNTSU9OX0ZVTkNUSU9OX0NPQUxFU0NFEBESIAocRVhQUkVTU0lPTl9GVU5DVElPTl9BTlNXRVJFRBASEh0KGUVYUFJFU1NJT05fRlVOQ1RJT05fRVFVQUwQExIhCh1FWFBSRVNTSU9OX0ZVTkNUSU9OX05PVF9FUVVBTBAUEhwKGEVYUFJFU1NJT05fRlVOQ1RJT05fTEVTUxAVEiUKIUVYUFJFU1NJT05fRlVOQ1RJT05fTEVTU19PUl9FUVVBTBAWEh8KG0VYUFJFU1NJT05fRlVOQ1RJT05fR1JFQVRFUhAXEigKJEVYUFJFU1NJT05fRlVOQ1RJT05fR1JFQVRFUl9PUl9FUVVBTBAYEhsKF0VYUFJFU1NJT05fRlVOQ1RJT05fQU5EEBkSGgoWRVhQUkVTU0lPTl9GVU5DVElPTl9PUhAaEhsKF0VYUFJFU1NJT05fRlVOQ1RJT05fTk9UEBsSJAogRVhQUkVTU0lPTl9GVU5DVElPTl9EQVlTX0JFVFdFRU4QHBIlCiFFWFBSRVNTSU9OX0ZVTkNUSU9OX1lFQVJTX0JFVFdFRU4QHRInCiNFWFBSRVNTSU9OX0ZVTkNUSU9OX01JTlVURVNfQkVUV0VFThAeEh0KGUVYUFJFU1NJT05fRlVOQ1RJT05fVE9EQVkQHxIeChpFWFBSRVNTSU9OX0ZVTkNUSU9OX0xFTkdUSBAgQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKq2YKSgoBDBIDAQASGkAgUnVsZXMgb24gYW5zd2VyczogY29uZGl0aW9ucywgc2NvcmVzLCBhbmQgbmV4dCBxdWVzdGlvbm5haXJlcy4KCjQKAgUAEgQOABUBGiggVGhlIGNvbWJpbmF0aW9uIG9mIHNldmVyYWwgY29uZGl0aW9ucy4KCisKBAUAAgASAxACIhoeIFNhbWUgYXMgRU5BQkxFX0JFSEFWSU9SX0FMTC4KCh0KBAUAAgESAxICGhoQIEFsbCBtdXN0IGhvbGQuCgodCgQFAAICEgMUAhoaECBPbmUgbXVzdCBob2xkLgoKOgoCBQESBBgAKwEaLiBUaGUgY29tcGFyaXNvbiBvZiBhbiBhbnN3ZXIsIHNjb3JlIG9yIGNvdW50LgoKTgoEBQECABIDGgIlGkEgUmVqZWN0ZWQgd2l0aCByZWFzb24gT1BFUkFUT1JfTUlTU0lORywgZXhjZXB0IGluIGEgY29tYmluYXRpb24uCgoqCgQFAQIBEgMcAiIaHSBUaGUgcXVlc3Rpb24gaGFzIGFuIGFuc3dlci4KCioKBAUBAgISAx4CJhodIFRoZSBxdWVzdGlvbiBoYXMgbm8gYW5zd2VyLgoKYAoEBQECAxIDIAIfGlMgVGhlIGFuc3dlciBpcyAoYSBjaG9pY2U6IGNvbnRhaW5zKSBvbmUgb2YgYGNvZGVzYCwgb3IgZXF1YWxzIGBudW1iZXJgLCBvciBgdGV4dGAuCgonCgQFAQIEEgMiAiMaGiBBbnN3ZXJlZCwgYW5kIG5vdCBFUVVBTC4KCj4KBAUBAgUSAyQCHhoxIFRoZSBhbnN3ZXIgaXMgYmVsb3cgYG51bWJlcmAsIG9yIGJlZm9yZSBgdGV4dGAuCgodCgQFAQIGEgMmAicaECBMRVNTIG9yIEVRVUFMLgoKPQoEBQECBxIDKAIhGjAgVGhlIGFuc3dlciBpcyBhYm92ZSBgbnVtYmVyYCwgb3IgYWZ0ZXIgYHRleHRgLgoKIAoEBQECCBIDKgIqGhMgR1JFQVRFUiBvciBFUVVBTC4KCscBCgIFAhIELwA4ARq6ASBUaGUgY29tYmluYXRpb24gb2YgcGFydHMuIEEgcGFydCB3aXRob3V0IGEgcmVzdWx0OiBvbmUgZmFsc2UgcGFydCBtYWtlcyBBTEwgZmFsc2UsIG9uZSB0cnVlIHBhcnQKIG1ha2VzIEFOWSB0cnVlOyBvdGhlcndpc2UgdGhlIGNvbWJpbmF0aW9uIGhhcyBubyByZXN1bHQsIGFuZCBuZWl0aGVyIGhhcyBpdHMgbmVnYXRpb24uCgo+CgQFAgIAEgMxAh4aMSBOb3QgYSBjb21iaW5hdGlvbiwgYnV0IGEgY29tcGFyaXNvbiBvciBhIGNvdW50LgoKHgoEBQICARIDMwIWGhEgQWxsIHBhcnRzIGhvbGQuCgoeCgQFAgICEgM1AhYaESBPbmUgcGFydCBob2xkcy4KCjIKBAUCAgMSAzcCFxolIE5vIHBhcnQgaG9sZHM6IHRoZSBuZWdhdGlvbiBvZiBBTlkuCgr8AgoCBAASBD8AXgEa7wIgT25lIHBhcnQgb2YgYSBjb25kaXRpb24uIFRoZSBwYXJ0cyBmb3JtIGEgZmxhdCBsaXN0IG9mIHVwIHRvIDIwMCwgZWFjaCBhZnRlciB0aGUgY29tYmluYXRpb24gdGhhdAogaXQgYmVsb25ncyB0by4gQSBwYXJ0IGlzIGEgY29tcGFyaXNvbiB3aXRoIGFuIGFuc3dlciwgYSBjb3VudCAoYGNvdW50YCBpcyBzZXQpLCBvciBhIGNvbWJpbmF0aW9uCiAoYGNvbWJpbmF0aW9uYCBpcyBzZXQpLiBDb21iaW5hdGlvbnMgY2FuIGJlIG5lc3RlZCB1cCB0byAxMCBsZXZlbHMgZGVlcC4KCiBBIGNvbXBhcmlzb24gd2l0aG91dCBhbiBhbnN3ZXIgaGFzIG5vIHJlc3VsdCwgd2hpY2ggY291bnRzIGFzIGZhbHNlLCBleGNlcHQgZm9yIE5PVF9BTlNXRVJFRC4KCqQBCgQEAAIAEgNCAh4algEgQW5vdGhlciBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeTogdGhlIHBhcnRpY2lwYW50J3MgbGF0ZXN0IHNoZWV0IG9mIGl0IGlzIHVzZWQuIEVtcHR5OiB0aGlzCiBxdWVzdGlvbm5haXJlOyB0aGUgcXVlc3Rpb24gbXVzdCBwcmVjZWRlIHRoZSBlbGVtZW50LgoKawoEBAACARIDRAIYGl4gUXVlc3Rpb24gd2hvc2UgYW5zd2VyIGlzIGNvbXBhcmVkOyBlbXB0eSBpbiBjb3VudHMsIGNvbWJpbmF0aW9ucyBhbmQgY29tcGFyaXNvbnMgb2YgYSBzY29yZS4KCjcKBAQAAgISA0YCIRoqIENvbXBhcmlzb247IHVuc3BlY2lmaWVkIGluIGNvbWJpbmF0aW9ucy4KCnoKBAQAAgMSA0kCHBptIENvZGVzIGZvciBjaG9pY2VzLCB5ZXMvbm8gKGB5ZXNgLCBgbm9gKSBhbmQgY291bnRyaWVzLiBJbiBhIGNvdW50OiB0aGUgY29kZXMgdGhhdCBhcmUgY291bnRlZDsKIGVtcHR5OiBhbnkuCgpRCgQEAAIEEgNLAikaRCBOdW1iZXIgZm9yIG51bWJlcnMsIHNsaWRlcnMsIHNjYWxlcywgZHVyYXRpb25zLCBzY29yZXMgYW5kIGNvdW50cy4KClMKBAQAAgUSA00CFBpGIFBvc2l0aW9uIGluIHRoZSBsaXN0LCBmcm9tIDEsIG9mIHRoZSBlbmNsb3NpbmcgY29tYmluYXRpb247IDA6IG5vbmUuCgpyCgQEAAIGEgNQAh4aZSBDb21iaW5hdGlvbiBvZiB0aGUgcGFydHMgdGhhdCBuYW1lIHRoaXMgb25lIGFzIGBwYXJlbnRgOyB1bnNwZWNpZmllZCBpZiB0aGlzIGlzIG5vdCBhCiBjb21iaW5hdGlvbi4KCt8BCgQEAAIHEgNUAica0QEgUXVlc3Rpb25zIHdob3NlIGNob3NlbiBvcHRpb25zIGFyZSBjb3VudGVkIGFuZCBjb21wYXJlZCB3aXRoIGBudW1iZXJgOiBvcHRpb25zIGluIGBjb2Rlc2AgaWYKIHNldCwgb3RoZXJ3aXNlIGFsbDsgYW4gYW5zd2VyIHRoYXQgaXMgbm90IGEgY2hvaWNlIGNvdW50cyAxLiBBbGxvd3MgYWxsIG9yZGVyIGFuZCBlcXVhbGl0eQogb3BlcmF0b3JzLiBVcCB0byAyMDAuCgpZCgQEAAIIEgNWAhIaTCBUZXh0IGZvciB0ZXh0cyAoZXF1YWxpdHkpLCBkYXRlcywgdGltZXMgYW5kIGRhdGUtdGltZXMgaW4gdGhlIHN0b3JlZCBmb3JtLgoKTAoEBAACCRIDWAIXGj8gU2NvcmUgdG8gY29tcGFyZSBpbnN0ZWFkIG9mIGBlbGVtZW50X2lkYDsgb25seSBpbiBuZXh0IGxpc3RzLgoKhAMKBAQAAgoSA10CHRr2AiBDYWxjdWxhdGlvbiBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUgdG8gY29tcGFyZSBpbnN0ZWFkIG9mIGBlbGVtZW50X2lkYDogYSBudW1iZXIgd2l0aCBgbnVtYmVyYCwgYQogdHJ1dGggdmFsdWUgd2l0aCB0aGUgY29kZXMgYHllc2AgYW5kIGBub2AsIGEgdGV4dCwgZGF0ZSBvciB0aW1lIHdpdGggYHRleHRgLiBJbiBjb25kaXRpb25zIG9mCiBhbiBlbGVtZW50IGl0IGlzIGNvbXB1dGVkIGZyb20gdGhlIGFuc3dlcnMgdG8gdGhlIHNob3duIHF1ZXN0aW9ucyB0aGF0IHByZWNlZGUgdGhlIGVsZW1lbnQsIGluCiBuZXh0IGxpc3RzIGZyb20gdGhlIHdob2xlIHNoZWV0LiBgcXVlc3Rpb25uYWlyZV9pZGAgaXMgZW1wdHkuIE5vdCBhbGxvd2VkIGluIGNvdW50cy4KCjoKAgQBEgRhAGYBGi4gQSBxdWVzdGlvbiBvZiB0aGlzIG9yIGFub3RoZXIgcXVlc3Rpb25uYWlyZS4KCjIKBAQBAgASA2MCHholIFRoZSBxdWVzdGlvbm5haXJlOyBlbXB0eTogdGhpcyBvbmUuCgomCgQEAQIBEgNlAhgaGSBUaGUgcXVlc3Rpb247IHJlcXVpcmVkLgoKOAoCBQMSBGkAcgEaLCBUaGUgY29tcHV0YXRpb24gb2YgYSBzY29yZSBmcm9tIGl0cyBpdGVtcy4KCjMKBAUDAgASA2sCHxomIFJlamVjdGVkIHdpdGggcmVhc29uIE1FVEhPRF9NSVNTSU5HLgoKMgoEBQMCARIDbQIXGiUgV2VpZ2h0ZWQgc3VtIG9mIHRoZSBhbnN3ZXJlZCBpdGVtcy4KCkkKBAUDAgISA28CIBo8IFdlaWdodGVkIG1lYW4gbXVsdGlwbGllZCBieSB0aGUgc3VtIG9mIGFsbCBpdGVtcycgd2VpZ2h0cy4KCh0KBAUDAgMSA3ECGBoQIFdlaWdodGVkIG1lYW4uCgpSCgIEAhIFdQCGAQEaRSBBIG51bWJlciBjb21wdXRlZCBmcm9tIGEgc2hlZXQ6IGBmYWN0b3IgwrcgKHN1bSBvciBtZWFuKSArIG9mZnNldGAuCgpZCgQEAgIAEgN3AhYaTCBJZCwgdW5pcXVlIGFtb25nIHRoZSBxdWVzdGlvbm5haXJlJ3Mgc2NvcmVzOyBzYW1lIGZvcm1hdCBhcyBhbiBlbGVtZW50IGlkLgoKOgoEBAICARIDeQIaGi0gVGl0bGUgc2hvd24gd2l0aCB0aGUgbnVtYmVyOyBtYXkgYmUgYWJzZW50LgoKNAoEBAICAhIDewIZGicgQ29tcHV0YXRpb24gZnJvbSB0aGUgaXRlbXM7IHJlcXVpcmVkLgoKHgoEBAICAxIDfQIfGhEgSXRlbXM7IDHigJM1MDAuCgpKCgQEAgIEEgN/Ah4aPSBNaW5pbXVtIG51bWJlciBvZiBhbnN3ZXJlZCBpdGVtcyBmb3IgYSByZXN1bHQ7IDAgbWVhbnMgYWxsLgoKLAoEBAICBRIEgQECKRoeIEZpbml0ZSBhbmQgbm90IDA7IGFic2VudDogMS4KChcKBAQCAgYSBIMBAhQaCSBGaW5pdGUuCgppCgQEAgIHEgSFAQIfGlsgQmFuZHMgaW4gYXNjZW5kaW5nIG9yZGVyOyBlYWNoIGV4dGVuZHMgdG8gdGhlIG5leHQgb25lJ3MgbWluaW11bS4gVXAgdG8gNTAsIG1heSBiZSBlbXB0eS4KCpIBCgIEAxIGigEAmQEBGoMBIEFuIGl0ZW0gb2YgYSBzY29yZTogdGhlIHdlaWdodCBvZiB0aGUgY2hvc2VuIG9wdGlvbiAoc3VtIG9mIHRoZSB3ZWlnaHRzIG9mIHNldmVyYWwpLCBvciB0aGUKIGFuc3dlcmVkIG51bWJlcjsgeWVzIGNvdW50cyAxLCBubyAwLgoKQwoEBAMIABIGjAECkwEDGjMgVGhlIGl0ZW07IHJlcXVpcmVkLCBlYWNoIGF0IG1vc3Qgb25jZSBpbiBhIHNjb3JlLgoKWwoEBAMCABIEjgEEGhpNIEEgcXVlc3Rpb24gb2YgdGhpcyBxdWVzdGlvbm5haXJlIHdob3NlIGFuc3dlcnMgYXJlIG51bWJlcnMgb3IgaGF2ZSB3ZWlnaHRzLgoKIgoEBAMCARIEkAEEGBoUIEEgcHJlY2VkaW5nIHNjb3JlLgoKTAoEBAMCAhIEkgEEHho+IEEgY2FsY3VsYXRpb24gb2YgdGhpcyBxdWVzdGlvbm5haXJlIHdob3NlIHZhbHVlIGlzIGEgbnVtYmVyLgoKLAoEBAMCAxIElQECKRoeIEZpbml0ZSBhbmQgbm90IDA7IGFic2VudDogMS4KCpoBCgQEAwIEEgSYAQIUGosBIFdoZXRoZXIgdGhlIHZhbHVlIGlzIHJldmVyc2VkOiBgbG93ZXN0ICsgaGlnaGVzdCDiiJIgdmFsdWVgIG9mIHRoZSBzY2FsZSwgd2hpY2ggbXVzdCBoYXZlIGJvdGguCiBOb3QgYWxsb3dlZCBmb3Igc2NvcmVzIGFuZCBjYWxjdWxhdGlvbnMuCgo5CgIEBBIGnAEAowEBGisgVGhlIG1lYW5pbmcgb2YgYSBzY29yZSBmcm9tIGBtaW5pbXVtYCBvbi4KCjIKBAQEAgASBJ4BAhUaJCBTbWFsbGVzdCB2YWx1ZSwgaW5jbHVzaXZlOyBmaW5pdGUuCgpfCgQEBAIBEgSgAQISGlEgQ29kZSwgdW5pcXVlIGluIHRoZSBzY29yZTogMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoKNQoEBAQCAhIEogECGhonIExhYmVsIHNob3duIHdpdGggdGhlIHNjb3JlOyByZXF1aXJlZC4KCvwECgIFBBIGrQEAgAIBGu0EIEEgZnVuY3Rpb24gb2YgYW4gZXhwcmVzc2lvbi4gVGhlIG51bWJlcnMgb2Ygb3BlcmFuZHMgYXJlIGdpdmVuIGluIGJyYWNrZXRzLiBPcGVyYW5kcyBhbmQgcmVzdWx0cwogYXJlIG51bWJlcnMsIHRydXRoIHZhbHVlcywgdGV4dHMsIGRhdGVzIGBZWVlZLU1NLUREYCwgdGltZXMgYEhIOk1NYCwgZGF0ZS10aW1lcwogYFlZWVktTU0tRERUSEg6TU1gLCBhbmQgY2hvaWNlcy4gQSBjaG9pY2UgaXMgdXNlZCBhcyBhIG51bWJlciBsaWtlIGluIHNjb3JlczogdGhlIHN1bSBvZiB0aGUKIHdlaWdodHMgb2YgdGhlIGNob3NlbiBvcHRpb25zLCBvciAxIGZvciB5ZXMgYW5kIDAgZm9yIG5vLgoKIEEgdmFsdWUgY2FuIGJlIG1pc3Npbmc6IGFuIHVuYW5zd2VyZWQgb3IgaGlkZGVuIHF1ZXN0aW9uLCBhIHJlc3VsdCB0aGF0IGlzIGluZmluaXRlIG9yIG5vdCBhCiBudW1iZXIsIGFuIG9wZXJhbmQgb2YgYW5vdGhlciB0eXBlLiBJZiBhbiBvcGVyYW5kIGlzIG1pc3NpbmcsIHRoZSByZXN1bHQgaXMgbWlzc2luZywgdW5sZXNzIHRoZQogZnVuY3Rpb24ncyBjb21tZW50IHN0YXRlcyBvdGhlcndpc2UuIE51bWJlcnMgYXJlIElFRUUgNzU0IGRvdWJsZXMsIGNvbXB1dGVkIGZyb20gbGVmdCB0byByaWdodC4KClwKBAUEAgASBK8BAiYaTiBSZWplY3RlZCB3aXRoIHJlYXNvbiBFWFBSRVNTSU9OX01BTEZPUk1FRCwgaWYgdGhlIG5vZGUgaGFzIG5vIG90aGVyIGNvbnRlbnQuCgotCgQFBAIBEgSxAQIeGh8gU3VtIG9mIHRoZSBudW1iZXJzIFsx4oCTMTAwXS4KCjYKBAUEAgISBLMBAiMaKCBUaGUgZmlyc3QgbnVtYmVyIG1pbnVzIHRoZSBzZWNvbmQgWzJdLgoKMQoEBQQCAxIEtQECIxojIFByb2R1Y3Qgb2YgdGhlIG51bWJlcnMgWzLigJMxMDBdLgoKVwoEBQQCBBIEtwECIRpJIFRoZSBmaXJzdCBudW1iZXIgZGl2aWRlZCBieSB0aGUgc2Vjb25kIFsyXS4gTWlzc2luZyBpZiB0aGUgc2Vjb25kIGlzIDAuCgpsCgQFBAIFEgS5AQIkGl4gUmVtYWluZGVyIG9mIHRoZSBkaXZpc2lvbiBvZiB0aGUgZmlyc3QgbnVtYmVyIGJ5IHRoZSBzZWNvbmQsIHdpdGggdGhlIHNpZ24gb2YgdGhlIGZpcnN0IFsyXS4KCqgCCgQFBAIGEgS9AQIgGpkCIFRoZSBmaXJzdCBudW1iZXIgdG8gdGhlIHBvd2VyIG9mIHRoZSBzZWNvbmQgWzJdLiBBIHdob2xlIGV4cG9uZW50IGZyb20g4oiSMSwwMjQgdG8gMSwwMjQgaXMKIGNvbXB1dGVkIGJ5IHNxdWFyaW5nIGZyb20gaXRzIGxvd2VzdCBiaXQgKGEgbmVnYXRpdmUgb25lIGFzIDEgw7cgdGhlIHBvc2l0aXZlIHBvd2VyKSwgdGhlCiBleHBvbmVudCAwLjUgYXMgdGhlIHNxdWFyZSByb290LiBGb3Igb3RoZXJzIHRoZSBsYXN0IGRpZ2l0cyBjYW4gZGlmZmVyIGJldHdlZW4gaW1wbGVtZW50YXRpb25zLgoKNgoEBQQCBxIEvwECIRooIFRoZSBudW1iZXIgd2l0aCB0aGUgb3Bwb3NpdGUgc2lnbiBbMV0uCgowCgQFBAIIEgTBAQIjGiIgVGhlIG51bWJlciB3aXRob3V0IGl0cyBzaWduIFsxXS4KCqoCCgQFBAIJEgTFAQIgGpsCIFRoZSBmaXJzdCBudW1iZXIgeCByb3VuZGVkIHRvIGEgbnVtYmVyIGQgb2YgZGVjaW1hbCBkaWdpdHMsIDDigJMxMCwgYnkgZGVmYXVsdCAwIFsx4oCTMl06IHjCtzEwXmQgaXMKIHJvdW5kZWQgdG8gdGhlIG5lYXJlc3Qgd2hvbGUgbnVtYmVyLCBoYWx2ZXMgYXdheSBmcm9tIHplcm8sIGFuZCBkaXZpZGVkIGJ5IDEwXmQuIEEgbnVtYmVyIHdpdGgKIHx4wrcxMF5kfCDiiaUgMl41MyBpcyBub3QgY2hhbmdlZC4gTWlzc2luZyBpZiBkIGlzIG5vdCBhIHdob2xlIG51bWJlciBmcm9tIDAgdG8gMTAuCgpKCgQFBAIKEgTHAQIhGjwgVGhlIGxhcmdlc3Qgd2hvbGUgbnVtYmVyIHRoYXQgaXMgbm90IGFib3ZlIHRoZSBudW1iZXIgWzFdLgoKSwoEBQQCCxIEyQECIxo9IFRoZSBzbWFsbGVzdCB3aG9sZSBudW1iZXIgdGhhdCBpcyBub3QgYmVsb3cgdGhlIG51bWJlciBbMV0uCgoyCgQFBAIMEgTLAQIjGiQgU21hbGxlc3Qgb2YgdGhlIG51bWJlcnMgWzHigJMxMDBdLgoKMQoEBQQCDRIEzQECIxojIExhcmdlc3Qgb2YgdGhlIG51bWJlcnMgWzHigJMxMDBdLgoKSwoEBQQCDhIEzwECIBo9IFN1bSBvZiB0aGUgbnVtYmVycywgZGl2aWRlZCBieSBob3cgbWFueSB0aGV5IGFyZSBbMeKAkzEwMF0uCgpeCgQFBAIPEgTRAQIhGlAgTnVtYmVyIG9mIG9wZXJhbmRzIHRoYXQgYXJlIG5vdCBtaXNzaW5nLCBvZiBhbnkgdHlwZSBbMeKAkzEwMF0uIE5ldmVyIG1pc3NpbmcuCgquAQoEBQQCEBIE1AECHhqfASBUaGUgc2Vjb25kIG9wZXJhbmQgaWYgdGhlIHRydXRoIHZhbHVlIG9mIHRoZSBmaXJzdCBpcyB0cnVlLCBvdGhlcndpc2UgdGhlIHRoaXJkIFszXS4gQSBtaXNzaW5nCiB0cnV0aCB2YWx1ZSBjb3VudHMgYXMgZmFsc2UuIE9ubHkgdGhlIGNob3NlbiBvcGVyYW5kIGlzIHVzZWQuCgpACgQFBAIREgTWAQIkGjIgVGhlIGZpcnN0IG9wZXJhbmQgdGhhdCBpcyBub3QgbWlzc2luZyBbMeKAkzEwMF0uCgpGCgQFBAISEgTYAQIkGjggV2hldGhlciB0aGUgb3BlcmFuZCBpcyBub3QgbWlzc2luZyBbMV0uIE5ldmVyIG1pc3NpbmcuCgqZAgoEBQQCExIE3AECIRqKAiBXaGV0aGVyIHRoZSBvcGVyYW5kcyBhcmUgZXF1YWwgWzJdOiB0d28gbnVtYmVycyAoYSBjaG9pY2Ugd2l0aCBhIG51bWJlcjogaXRzIG51bWJlciksIHR3byB0cnV0aAogdmFsdWVzLCB0d28gdGV4dHMsIGRhdGVzIG9yIHRpbWVzIGJ5dGUgYnkgYnl0ZTsgYSBjaG9pY2UgYW5kIGEgdGV4dDogd2hldGhlciB0aGUgY29kZSBvZiBhCiBjaG9zZW4gb3B0aW9uIGlzIHRoZSB0ZXh0OyB0d28gY2hvaWNlczogd2hldGhlciB0aGV5IGhhdmUgYSBjb2RlIGluIGNvbW1vbi4KCioKBAUEAhQSBN4BAiUaHCBUaGUgb3Bwb3NpdGUgb2YgRVFVQUwgWzJdLgoKqgEKBAUEAhUSBOEBAiAamwEgV2hldGhlciB0aGUgZmlyc3Qgb3BlcmFuZCBpcyBiZWxvdyB0aGUgc2Vjb25kIFsyXS4gVHdvIG51bWJlcnMgb3IgY2hvaWNlcyB1c2VkIGFzIG51bWJlcnMsIG9yCiB0d28gZGF0ZXMsIHRpbWVzIG9yIGRhdGUtdGltZXM7IG90aGVyIHRleHRzIGhhdmUgbm8gb3JkZXIuCgpACgQFBAIWEgTjAQIpGjIgTEVTUyBvciBFUVVBTCBbMl0sIG9mIHRoZSBzYW1lIG9wZXJhbmRzIGFzIExFU1MuCgpgCgQFBAIXEgTlAQIjGlIgV2hldGhlciB0aGUgZmlyc3Qgb3BlcmFuZCBpcyBhYm92ZSB0aGUgc2Vjb25kIFsyXSwgb2YgdGhlIHNhbWUgb3BlcmFuZHMgYXMgTEVTUy4KCkMKBAUEAhgSBOcBAiwaNSBHUkVBVEVSIG9yIEVRVUFMIFsyXSwgb2YgdGhlIHNhbWUgb3BlcmFuZHMgYXMgTEVTUy4KCpABCgQFBAIZEgTqAQIfGoEBIFdoZXRoZXIgYWxsIHRydXRoIHZhbHVlcyBhcmUgdHJ1ZSBbMuKAkzEwMF06IG9uZSB0aGF0IGlzIGZhbHNlIG1ha2VzIGl0IGZhbHNlOyBvdGhlcndpc2Ugb25lIHRoYXQKIGlzIG1pc3NpbmcgbWFrZXMgaXQgbWlzc2luZy4KCpQBCgQFBAIaEgTtAQIeGoUBIFdoZXRoZXIgb25lIG9mIHRoZSB0cnV0aCB2YWx1ZXMgaXMgdHJ1ZSBbMuKAkzEwMF06IG9uZSB0aGF0IGlzIHRydWUgbWFrZXMgaXQgdHJ1ZTsgb3RoZXJ3aXNlIG9uZQogdGhhdCBpcyBtaXNzaW5nIG1ha2VzIGl0IG1pc3NpbmcuCgo0CgQFBAIbEgTvAQIfGiYgVGhlIG9wcG9zaXRlIG9mIHRoZSB0cnV0aCB2YWx1ZSBbMV0uCgqAAQoEBQQCHBIE8gECKBpyIERheXMgZnJvbSB0aGUgZmlyc3QgZGF0ZSB0byB0aGUgc2Vjb25kIFsyXTsgbmVnYXRpdmUgaWYgdGhlIHNlY29uZCBpcyBlYXJsaWVyLiBPZiBhIGRhdGUtdGltZSwKIHRoZSBkYXRlIGNvdW50cy4KCu4BCgQFBAIdEgT2AQIpGt8BIENvbXBsZXRlZCB5ZWFycyBmcm9tIHRoZSBmaXJzdCBkYXRlIHRvIHRoZSBzZWNvbmQgWzJdOyBleGNoYW5nZWQgd2l0aCBhIG5lZ2F0aXZlIHNpZ24gaWYgdGhlCiBzZWNvbmQgaXMgZWFybGllci4gT2YgYSBkYXRlLXRpbWUsIHRoZSBkYXRlIGNvdW50cy4gQSB5ZWFyIGZyb20gMjkgRmVicnVhcnkgaXMgY29tcGxldGVkIG9uCiAxIE1hcmNoIGluIHllYXJzIHdpdGhvdXQgdGhhdCBkYXkuCgr+AQoEBQQCHhIE+gECKxrvASBNaW51dGVzIGZyb20gdGhlIGZpcnN0IG9wZXJhbmQgdG8gdGhlIHNlY29uZCBbMl0uIFR3byB0aW1lczogdG8gdGhlIG5leHQgdGltZSBvZiBkYXkgdGhhdAogZXF1YWxzIHRoZSBzZWNvbmQsIDDigJMxLDQzOSAoZnJvbSAyMzozMCB0byAwNjowMDogMzkwKS4gVHdvIGRhdGUtdGltZXM6IHRoZSBkaWZmZXJlbmNlIGFzIHNob3duCiBieSB0aGUgY2xvY2ssIG5lZ2F0aXZlIGlmIHRoZSBzZWNvbmQgaXMgZWFybGllci4KCowBCgQFBAIfEgT9AQIhGn4gRGF0ZSBvZiBgQW5zd2VyU2hlZXQuc3RhcnRfdGltZWAgaW4gdGhlIHNoZWV0J3MgdGltZSB6b25lIFswXSwgaW4gVVRDIGlmIHRoZSB6b25lIGlzIHVua25vd24uCiBNaXNzaW5nIHdpdGhvdXQgYSBzdGFydCB0aW1lLgoKOgoEBQQCIBIE/wECIhosIE51bWJlciBvZiBVbmljb2RlIHNjYWxhcnMgb2YgdGhlIHRleHQgWzFdLgoKKgoCBAUSBoMCAJcCARocIE9uZSBub2RlIG9mIGFuIGV4cHJlc3Npb24uCgqbAQoEBAUCABIEhgICFBqMASBQb3NpdGlvbiBpbiB0aGUgbGlzdCwgZnJvbSAxLCBvZiB0aGUgZnVuY3Rpb24gdGhhdCB0aGlzIG5vZGUgaXMgYW4gb3BlcmFuZCBvZjsgMCBmb3IgdGhlIGZpcnN0CiBub2RlLiBPcGVyYW5kcyBoYXZlIHRoZSBvcmRlciBvZiB0aGUgbGlzdC4KCiQKBAQFCAASBogCApYCAxoUIENvbnRlbnQ7IHJlcXVpcmVkLgoKIQoEBAUCARIEigIEFhoTIEEgbnVtYmVyOyBmaW5pdGUuCgpXCgQEBQICEgSMAgQUGkkgQSB0ZXh0IG9mIHVwIHRvIDEsMDAwIGNoYXJhY3RlcnMsIGUuZy4gdGhlIGNvZGUgb2YgYW4gb3B0aW9uIG9yIGEgZGF0ZS4KCsYBCgQEBQIDEgSPAgQaGrcBIEFuc3dlciB0byBhIHF1ZXN0aW9uIG9mIHRoaXMgcXVlc3Rpb25uYWlyZS4gTWlzc2luZyB3aGlsZSBpdCBpcyBoaWRkZW4sIHVuYW5zd2VyZWQgb3Igbm90CiByZWFjaGVkIHlldC4gQSBjaG9pY2UgdXNlZCBhcyBhIG51bWJlciBpcyBtaXNzaW5nIGlmIGEgY2hvc2VuIG9wdGlvbiBpcyBtYXJrZWQgYXMgbWlzc2luZy4KClEKBAQFAgQSBJECBBgaQyBTY29yZSBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUsIGNvbXB1dGVkIGZyb20gdGhlIGFuc3dlcnMgdXAgdG8gbm93LgoKaQoEBAUCBRIEkwIEHhpbIEFub3RoZXIgY2FsY3VsYXRpb24gb2YgdGhpcyBxdWVzdGlvbm5haXJlLiBDYWxjdWxhdGlvbnMgYW5kIHNjb3JlcyBtdXN0IG5vdCBmb3JtIGEgY3ljbGUuCgpHCgQEBQIGEgSVAgQkGjkgQSBmdW5jdGlvbiBvZiB0aGUgbm9kZXMgdGhhdCBuYW1lIHRoaXMgb25lIGFzIGBwYXJlbnRgLgoKVwoCBAYSBpoCAJ0CARpJIEEgdmFsdWUgY29tcHV0ZWQgZnJvbSB0aGUgYW5zd2VycyBvZiBhIHNoZWV0LCBhcyBhIHRyZWUgaW4gYSBmbGF0IGxpc3QuCgpkCgQEBgIAEgScAgIkGlYgTm9kZXMsIGVhY2ggYWZ0ZXIgaXRzIHBhcmVudDsgdGhlIGZpcnN0IGlzIHRoZSByb290LiAx4oCTNTAwIG5vZGVzLCB1cCB0byAzMCBsZXZlbHMuCgrwAQoCBAcSBqICALECARrhASBBIHZhbHVlIGNvbXB1dGVkIGZyb20gYSBzaGVldC4gSXQgaXMgc3RvcmVkLCByZXR1cm5lZCBhbmQgZXhwb3J0ZWQgbGlrZSBhIHNjb3JlLCB3aXRoCiBgY2FsY3VsYXRpb25faWRgIGFzIGBTaGVldFNjb3JlLnNjb3JlX2lkYDogbnVtYmVycyBhcyB2YWx1ZSwgdHJ1dGggdmFsdWVzIGFzIHRoZSB0ZXh0cyBgeWVzYCBhbmQKIGBub2AsIHRleHRzLCBkYXRlcyBhbmQgdGltZXMgYXMgdGV4dHMuCgprCgQEBwIAEgSkAgIcGl0gSWQsIHVuaXF1ZSBhbW9uZyB0aGUgcXVlc3Rpb25uYWlyZSdzIGNhbGN1bGF0aW9ucyBhbmQgc2NvcmVzOyBzYW1lIGZvcm1hdCBhcyBhbiBlbGVtZW50IGlkLgoKOgoEBAcCARIEpgICGhosIFRpdGxlIHNob3duIHdpdGggdGhlIHZhbHVlOyBtYXkgYmUgYWJzZW50LgoKgAEKBAQHAgISBKkCAhwaciBUaGUgdmFsdWU7IHJlcXVpcmVkLiBBIG51bWJlciwgdHJ1dGggdmFsdWUsIHRleHQsIGRhdGUsIHRpbWUgb3IgZGF0ZS10aW1lOyBhIGNob2ljZSBpcwogY29udmVydGVkIHRvIGl0cyBudW1iZXIuCgpECgQEBwIDEgSrAgISGjYgVUNVTSBjb2RlIG9mIGEgbnVtYmVyLCBhcyBOdW1iZXIudW5pdDsgbWF5IGJlIGVtcHR5LgoKjQEKBAQHAgQSBK4CAisafyBOdW1iZXIgb2YgZGVjaW1hbCBkaWdpdHMgdG8gc2hvdyBhIG51bWJlciB3aXRoLCAw4oCTMTA7IGFic2VudDogYXMgbWFueSBhcyBuZWVkZWQsIHVwIHRvIDIuIFRoZQogc3RvcmVkIHZhbHVlIGlzIG5vdCByb3VuZGVkLgoKZQoEBAcCBRIEsAICEhpXIFdoZXRoZXIgY2xpZW50cyBkbyBub3Qgc2hvdyBpdCBieSBpdHNlbGYuIFBsYWNlaG9sZGVycyBpbiB0ZXh0cyBzaG93IGl0IG5ldmVydGhlbGVzcy4KCqYCCgIECBIGtgIAwAIBGpcCIEEgcnVsZSBiZXR3ZWVuIGFuc3dlcnMsIGUuZy4gdGhhdCBvbmUgbnVtYmVyIGlzIGJlbG93IGFub3RoZXIuIEl0IGlzIHZpb2xhdGVkIGlmIGl0cyBleHByZXNzaW9uCiBpcyBmYWxzZTsgYSBtaXNzaW5nIHZhbHVlIHNhdGlzZmllcyBpdC4gQ2xpZW50cyBzaG93IHRoZSBtZXNzYWdlIGFuZCBsZXQgdGhlIHBhcnRpY2lwYW50IGNvcnJlY3QKIHRoZSBhbnN3ZXJzLiBBIHNoZWV0IHRoYXQgdmlvbGF0ZXMgaXQgaXMgc3RvcmVkIHdpdGggdGhlIG1hcmsgQ09OU1RSQUlOVF9WSU9MQVRFRC4KCl8KBAQIAgASBLgCAhsaUSBJZCwgdW5pcXVlIGFtb25nIHRoZSBxdWVzdGlvbm5haXJlJ3MgY29uc3RyYWludHM7IHNhbWUgZm9ybWF0IGFzIGFuIGVsZW1lbnQgaWQuCgqMAQoEBAgCARIEuwICGBp+IFF1ZXN0aW9uIHRoYXQgdGhlIG1lc3NhZ2UgaXMgc2hvd24gYXQ7IGVtcHR5OiBzaG93biBhZnRlciB0aGUgbGFzdCBlbGVtZW50LiBBIGNvbnN0cmFpbnQgYXQgYQogaGlkZGVuIHF1ZXN0aW9uIGlzIHNhdGlzZmllZC4KCjIKBAQIAgISBL0CAhwaJCBUaGUgcnVsZSwgYSB0cnV0aCB2YWx1ZTsgcmVxdWlyZWQuCgo2CgQECAIDEgS/AgIcGiggTWVzc2FnZSBmb3IgdGhlIHBhcnRpY2lwYW50OyByZXF1aXJlZC4KCqwBCgIECRIGxAIA0wIBGp0BIFF1ZXN0aW9ubmFpcmVzIG9mZmVyZWQgYWZ0ZXIgYW5vdGhlciBvbmUgd2FzIGZpbGxlZCBpbi4gQWxsIGFwcGxpY2FibGUgbGlzdHMgYXJlIG9mZmVyZWQgb25lCiBhZnRlciB0aGUgb3RoZXIsIGVhY2ggcXVlc3Rpb25uYWlyZSBvbmNlIChnZW5lcmljIGZvcm1zIMKnNSkuCgo3CgQECQIAEgTGAgIkGikgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeTsgcmVxdWlyZWQuCgrsAQoEBAkCARIEygICJBrdASBDb25kaXRpb25zIG9uIGl0cyBhbnN3ZXJzIGFuZCBzY29yZXMsIGFuZCBvbiB0aGUgbGF0ZXN0IGFuc3dlcnMgdG8gb3RoZXIgcXVlc3Rpb25uYWlyZXMuIEVtcHR5OgogYWx3YXlzLiBJZHMgb2YgYSBxdWVzdGlvbm5haXJlIHRoYXQgdGhlIGNhbGxlciBkb2VzIG5vdCBzZWUsIGFuZCBvZiBpdHMgZWxlbWVudHMsIGFyZSBgX2A6IHRoZQogY2FsbGVyIGhhcyBubyBzaGVldCBvZiBpdC4KCj4KBAQJAgISBMwCAh4aMCBDb21iaW5hdGlvbiBvZiB0aGUgY29uZGl0aW9ucyB3aXRoIGBwYXJlbnRgIDAuCgpWCgQECQIDEgTOAgIgGkggT2ZmZXJzIGluIHRoZSBvcmRlciB0byBmaWxsIHRoZW0gaW47IGF0IGxlYXN0IG9uZSwgd2l0aG91dCBkdXBsaWNhdGVzLgoKnAIKBAQJAgQSBNICAhMajQIgV2hldGhlciB0aGUgb3JkZXIgaXMgYmluZGluZyAoZ2VuZXJpYyBmb3JtcyDCpzQuMSk6IHVudGlsIHRoZSBsYXN0IG9mZmVyIGlzIGZpbGxlZCBpbiwgb25seSB0aGUKIG5leHQgb2ZmZXIgaXMgYWNjZXB0ZWQsIGFuZCBvZmZlcnMgYWxyZWFkeSBmaWxsZWQgaW4gYXJlIG5vdCBhY2NlcHRlZCBhZ2Fpbi4gQSBzaGVldCBpcyBqdWRnZWQKIGJ5IHRoZSBzaGVldHMgdGhhdCB3ZXJlIGZpbmlzaGVkIGJlZm9yZSBpdCBhbmQgYXJlIHN0b3JlZCB3aGVuIGl0IGFycml2ZXMuCgo1CgIEChIG1gIA2wIBGicgQSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgb2ZmZXJlZCBuZXh0LgoKVQoEBAoCABIE2AICHhpHIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHk7IHJlcXVpcmVkLiBPZmZlcnMgbXVzdCBub3QgZm9ybSBhIGN5Y2xlLgoKXAoEBAoCARIE2gICGRpOIFRleHQgZm9yIHRoZSBwYXJ0aWNpcGFudCBhYm91dCB0aGUgb2ZmZXI7IGFic2VudDogdGhlIHF1ZXN0aW9ubmFpcmUncyB0aXRsZS4KYgZwcm90bzM=")
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
    self.calculationID = Codec.string(c.pointee.calculation_id)
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
    if !self.calculationID.isEmpty { c.pointee.calculation_id = arena.string(self.calculationID) }
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
      case 5: .calculationID(Codec.string(c.pointee.calculation_id))
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
      case .calculationID(let value)?:
        c.pointee.subject_case = .init(rawValue: 5)
        c.pointee.calculation_id = arena.string(value)
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

extension CatalogueV1.ExpressionNode {
  public static var fullName: String { "otolith.catalogue.v1.ExpressionNode" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__expression_node__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ExpressionNode>) {
    self.parent = c.pointee.parent
    self.content = switch c.pointee.content_case.rawValue {
      case 2: .number(c.pointee.number)
      case 3: .text(Codec.string(c.pointee.text))
      case 4: .elementID(Codec.string(c.pointee.element_id))
      case 5: .scoreID(Codec.string(c.pointee.score_id))
      case 6: .calculationID(Codec.string(c.pointee.calculation_id))
      case 7: .function(CatalogueV1.ExpressionFunction(rawValue: Int32(truncatingIfNeeded: c.pointee.function.rawValue)))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ExpressionNode> {
    let c = arena.allocate(Otolith__Catalogue__V1__ExpressionNode.self)
    otolith__catalogue__v1__expression_node__init(c)
    c.pointee.parent = self.parent
    switch self.content {
      case .number(let value)?:
        c.pointee.content_case = .init(rawValue: 2)
        c.pointee.number = value
      case .text(let value)?:
        c.pointee.content_case = .init(rawValue: 3)
        c.pointee.text = arena.string(value)
      case .elementID(let value)?:
        c.pointee.content_case = .init(rawValue: 4)
        c.pointee.element_id = arena.string(value)
      case .scoreID(let value)?:
        c.pointee.content_case = .init(rawValue: 5)
        c.pointee.score_id = arena.string(value)
      case .calculationID(let value)?:
        c.pointee.content_case = .init(rawValue: 6)
        c.pointee.calculation_id = arena.string(value)
      case .function(let value)?:
        c.pointee.content_case = .init(rawValue: 7)
        c.pointee.function = Otolith__Catalogue__V1__ExpressionFunction(rawValue: .init(truncatingIfNeeded: value.rawValue))
      case nil: break
    }
    return c
  }
}

extension CatalogueV1.Expression {
  public static var fullName: String { "otolith.catalogue.v1.Expression" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__expression__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Expression>) {
    self.nodes = Codec.messages(c.pointee.nodes, c.pointee.n_nodes) { CatalogueV1.ExpressionNode($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Expression> {
    let c = arena.allocate(Otolith__Catalogue__V1__Expression.self)
    otolith__catalogue__v1__expression__init(c)
    if !self.nodes.isEmpty {
      c.pointee.n_nodes = self.nodes.count
      c.pointee.nodes = arena.array(self.nodes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ExpressionNode>? }
    }
    return c
  }
}

extension CatalogueV1.Calculation {
  public static var fullName: String { "otolith.catalogue.v1.Calculation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__calculation__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Calculation>) {
    self.calculationID = Codec.string(c.pointee.calculation_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.expression = c.pointee.expression.map { CatalogueV1.Expression($0) }
    self.unit = Codec.string(c.pointee.unit)
    self.decimals = c.pointee.decimals.map { GoogleProtobuf.UInt32Value($0) }
    self.hidden = c.pointee.hidden != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Calculation> {
    let c = arena.allocate(Otolith__Catalogue__V1__Calculation.self)
    otolith__catalogue__v1__calculation__init(c)
    if !self.calculationID.isEmpty { c.pointee.calculation_id = arena.string(self.calculationID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.expression { c.pointee.expression = value.cStruct(in: arena) }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    if let value = self.decimals { c.pointee.decimals = value.cStruct(in: arena) }
    c.pointee.hidden = self.hidden ? 1 : 0
    return c
  }
}

extension CatalogueV1.Constraint {
  public static var fullName: String { "otolith.catalogue.v1.Constraint" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__constraint__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Constraint>) {
    self.constraintID = Codec.string(c.pointee.constraint_id)
    self.elementID = Codec.string(c.pointee.element_id)
    self.expression = c.pointee.expression.map { CatalogueV1.Expression($0) }
    self.message = c.pointee.message.map { CatalogueV1.LocalizedText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Constraint> {
    let c = arena.allocate(Otolith__Catalogue__V1__Constraint.self)
    otolith__catalogue__v1__constraint__init(c)
    if !self.constraintID.isEmpty { c.pointee.constraint_id = arena.string(self.constraintID) }
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if let value = self.expression { c.pointee.expression = value.cStruct(in: arena) }
    if let value = self.message { c.pointee.message = value.cStruct(in: arena) }
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
