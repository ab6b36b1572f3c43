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
    /// The values of the operand in all repetitions of a repeating group, without the missing ones [1].
    /// Its questions and calculations are those of one repeating group. Allowed only as an operand of
    /// ADD, MINIMUM, MAXIMUM, MEAN, COUNT and COALESCE, which then have as many operands as there are
    /// values. The sum of no values is 0, their minimum, maximum and mean are missing.
    case each
    /// Number of the repetition from 1 [0]. Only in a repeating group and in the operand of EACH.
    case repetition
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .add, .subtract, .multiply, .divide, .remainder, .power, .negate, .absolute, .round, .floor, .ceiling, .minimum, .maximum, .mean, .count, .`if`, .coalesce, .answered, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .not, .daysBetween, .yearsBetween, .minutesBetween, .today, .length, .each, .repetition] }

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
        case 52: .each
        case 53: .repetition
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
        case .each: 52
        case .repetition: 53
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
      /// Answer to a question of this questionnaire in the participant's previous sheet of it in the
      /// study (AnswerSheet.referenced_answers); missing without one. A choice as with `element_id`.
      case earlierElementID(String)
      /// Value of a field of `Study.profile_fields` as the device knew it
      /// (AnswerSheet.profile_values): the text `male`, `female` or `not-applicable` of `sex`, the
      /// number `tinnitus-frequency`. Names are allowed in placeholders only. Missing if not given.
      case profileField(String)
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
    /// Repeating group that it is computed for in each repetition, with the answers of the repetition;
    /// its ids are then those of a repeated question, e.g. `bmi_1`. Empty: once for the sheet.
    public var parentID: String

    public init(
      calculationID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      expression: CatalogueV1.Expression? = nil,
      unit: String = "",
      decimals: GoogleProtobuf.UInt32Value? = nil,
      hidden: Bool = false,
      parentID: String = ""
    ) {
      self.calculationID = calculationID
      self.title = title
      self.expression = expression
      self.unit = unit
      self.decimals = decimals
      self.hidden = hidden
      self.parentID = parentID
    }
  }

  /// A rule between answers, e.g. that one number is below another. It is violated if its expression
  /// is false; a missing value satisfies it. Clients show the message and let the participant correct
  /// the answers. A sheet that violates it is stored with the mark CONSTRAINT_VIOLATED.
  public struct Constraint: Message {
    /// Id, unique among the questionnaire's constraints; same format as an element id.
    public var constraintID: String
    /// Question that the message is shown at; empty: shown after the last element. A constraint at a
    /// hidden question is satisfied. With a question of a repeating group, the rule applies to each
    /// repetition.
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
    base64: "CiBvdG9saXRoL2NhdGFsb2d1ZS92MS9ydWxlcy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaHmdvb2dsZS9wcm90b2J1Zi93cmFwcGVycy5wcm90bxofb3RvbGl0aC9jYXRhbG9ndWUvdjEvdGV4dC5wcm90byLYAwoJQ29uZGl0aW9uEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSQwoIb3BlcmF0b3IYAyABKA4yJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25PcGVyYXRvclIIb3BlcmF0b3ISFAoFY29kZXMYBCADKAlSBWNvZGVzEjQKBm51bWJlchgFIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGbnVtYmVyEhYKBnBhcmVudBgGIAEoDVIGcGFyZW50EkMKC2NvbWJpbmF0aW9uGAcgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tYmluYXRpb25SC2NvbWJpbmF0aW9uEj0KBWNvdW50GAggAygLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25SZWZlcmVuY2VSBWNvdW50EhIKBHRleHQYCSABKAlSBHRleHQSGQoIc2NvcmVfaWQYCiABKAlSB3Njb3JlSWQSJQoOY2FsY3VsYXRpb25faWQYCyABKAlSDWNhbGN1bGF0aW9uSWQiXQoRUXVlc3Rpb25SZWZlcmVuY2USKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZCL/AgoFU2NvcmUSGQoIc2NvcmVfaWQYASABKAlSB3Njb3JlSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRI5CgZtZXRob2QYAyABKA4yIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY29yZU1ldGhvZFIGbWV0aG9kEjUKBWl0ZW1zGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NvcmVJdGVtUgVpdGVtcxIpChBtaW5pbXVtX2Fuc3dlcmVkGAUgASgNUg9taW5pbXVtQW5zd2VyZWQSNAoGZmFjdG9yGAYgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZmYWN0b3ISFgoGb2Zmc2V0GAcgASgBUgZvZmZzZXQSNQoFYmFuZHMYCCADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY29yZUJhbmRSBWJhbmRzIs8BCglTY29yZUl0ZW0SHwoKZWxlbWVudF9pZBgBIAEoCUgAUgllbGVtZW50SWQSGwoIc2NvcmVfaWQYAiABKAlIAFIHc2NvcmVJZBInCg5jYWxjdWxhdGlvbl9pZBgFIAEoCUgAUg1jYWxjdWxhdGlvbklkEjQKBndlaWdodBgDIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIGd2VpZ2h0EhoKCHJldmVyc2VkGAQgASgIUghyZXZlcnNlZEIJCgdzdWJqZWN0InQKCVNjb3JlQmFuZBIYCgdtaW5pbXVtGAEgASgBUgdtaW5pbXVtEhIKBGNvZGUYAiABKAlSBGNvZGUSOQoFbGFiZWwYAyABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgVsYWJlbCLpAgoORXhwcmVzc2lvbk5vZGUSFgoGcGFyZW50GAEgASgNUgZwYXJlbnQSGAoGbnVtYmVyGAIgASgBSABSBm51bWJlchIUCgR0ZXh0GAMgASgJSABSBHRleHQSHwoKZWxlbWVudF9pZBgEIAEoCUgAUgllbGVtZW50SWQSGwoIc2NvcmVfaWQYBSABKAlIAFIHc2NvcmVJZBInCg5jYWxjdWxhdGlvbl9pZBgGIAEoCUgAUg1jYWxjdWxhdGlvbklkEkYKCGZ1bmN0aW9uGAcgASgOMigub3RvbGl0aC5jYXRhbG9ndWUudjEuRXhwcmVzc2lvbkZ1bmN0aW9uSABSCGZ1bmN0aW9uEi4KEmVhcmxpZXJfZWxlbWVudF9pZBgbIAEoCUgAUhBlYXJsaWVyRWxlbWVudElkEiUKDXByb2ZpbGVfZmllbGQYHCABKAlIAFIMcHJvZmlsZUZpZWxkQgkKB2NvbnRlbnQiSAoKRXhwcmVzc2lvbhI6CgVub2RlcxgBIAMoCzIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLkV4cHJlc3Npb25Ob2RlUgVub2RlcyK0AgoLQ2FsY3VsYXRpb24SJQoOY2FsY3VsYXRpb25faWQYASABKAlSDWNhbGN1bGF0aW9uSWQSOQoFdGl0bGUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJACgpleHByZXNzaW9uGAMgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuRXhwcmVzc2lvblIKZXhwcmVzc2lvbhISCgR1bml0GAQgASgJUgR1bml0EjgKCGRlY2ltYWxzGAUgASgLMhwuZ29vZ2xlLnByb3RvYnVmLlVJbnQzMlZhbHVlUghkZWNpbWFscxIWCgZoaWRkZW4YBiABKAhSBmhpZGRlbhIbCglwYXJlbnRfaWQYGiABKAlSCHBhcmVudElkItEBCgpDb25zdHJhaW50EiMKDWNvbnN0cmFpbnRfaWQYASABKAlSDGNvbnN0cmFpbnRJZBIdCgplbGVtZW50X2lkGAIgASgJUgllbGVtZW50SWQSQAoKZXhwcmVzc2lvbhgDIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkV4cHJlc3Npb25SCmV4cHJlc3Npb24SPQoHbWVzc2FnZRgEIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSB21lc3NhZ2UilgIKCE5leHRMaXN0EjQKFmFmdGVyX3F1ZXN0aW9ubmFpcmVfaWQYASABKAlSFGFmdGVyUXVlc3Rpb25uYWlyZUlkEj8KCmNvbmRpdGlvbnMYAiADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db25kaXRpb25SCmNvbmRpdGlvbnMSQAoIYmVoYXZpb3IYAyABKA4yJC5vdG9saXRoLmNhdGFsb2d1ZS52MS5FbmFibGVCZWhhdmlvclIIYmVoYXZpb3ISNwoGb2ZmZXJzGAQgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuTmV4dE9mZmVyUgZvZmZlcnMSGAoHYmluZGluZxgFIAEoCFIHYmluZGluZyJvCglOZXh0T2ZmZXISKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjcKBGluZm8YAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgRpbmZvKmMKDkVuYWJsZUJlaGF2aW9yEh8KG0VOQUJMRV9CRUhBVklPUl9VTlNQRUNJRklFRBAAEhcKE0VOQUJMRV9CRUhBVklPUl9BTEwQARIXChNFTkFCTEVfQkVIQVZJT1JfQU5ZEAIqyQIKEUNvbmRpdGlvbk9wZXJhdG9yEiIKHkNPTkRJVElPTl9PUEVSQVRPUl9VTlNQRUNJRklFRBAAEh8KG0NPTkRJVElPTl9PUEVSQVRPUl9BTlNXRVJFRBABEiMKH0NPTkRJVElPTl9PUEVSQVRPUl9OT1RfQU5TV0VSRUQQAhIcChhDT05ESVRJT05fT1BFUkFUT1JfRVFVQUwQAxIgChxDT05ESVRJT05fT1BFUkFUT1JfTk9UX0VRVUFMEAQSGwoXQ09ORElUSU9OX09QRVJBVE9SX0xFU1MQBRIkCiBDT05ESVRJT05fT1BFUkFUT1JfTEVTU19PUl9FUVVBTBAGEh4KGkNPTkRJVElPTl9PUEVSQVRPUl9HUkVBVEVSEAcSJwojQ09ORElUSU9OX09QRVJBVE9SX0dSRUFURVJfT1JfRVFVQUwQCCpqCgtDb21iaW5hdGlvbhIbChdDT01CSU5BVElPTl9VTlNQRUNJRklFRBAAEhMKD0NPTUJJTkFUSU9OX0FMTBABEhMKD0NPTUJJTkFUSU9OX0FOWRACEhQKEENPTUJJTkFUSU9OX05PTkUQAyp3CgtTY29yZU1ldGhvZBIcChhTQ09SRV9NRVRIT0RfVU5TUEVDSUZJRUQQABIUChBTQ09SRV9NRVRIT0RfU1VNEAESHQoZU0NPUkVfTUVUSE9EX1BST1JBVEVEX1NVTRACEhUKEVNDT1JFX01FVEhPRF9NRUFOEAMqmwkKEkV4cHJlc3Npb25GdW5jdGlvbhIjCh9FWFBSRVNTSU9OX0ZVTkNUSU9OX1VOU1BFQ0lGSUVEEAASGwoXRVhQUkVTU0lPTl9GVU5DVElPTl9BREQQARIgChxFWFBSRVNTSU9OX0ZVTkNUSU9OX1NVQlRSQUNUEAISIAocRVhQUkVTU0lPTl9GVU5DVElPTl9NVUxUSVBMWRADEh4KGkVYUFJFU1NJT05fRlVOQ1RJT05fRElWSURFEAQSIQodRVhQUkVTU0lPTl9GVU5DVElPTl9SRU1BSU5ERVIQBRIdChlFWFBSRVNTSU9OX0ZVTkNUSU9OX1BPV0VSEAYSHgoaRVhQUkVTU0lPTl9GVU5DVElPTl9ORUdBVEUQBxIgChxFWFBSRVNTSU9OX0ZVTkNUSU9OX0FCU09MVVRFEAgSHQoZRVhQUkVTU0lPTl9GVU5DVElPTl9ST1VORBAJEh0KGUVYUFJFU1NJT05fRlVOQ1RJT05fRkxPT1IQChIfChtFWFBSRVNTSU9OX0ZVTkNUSU9OX0NFSUxJTkcQCxIfChtFWFBSRVNTSU9OX0ZVTkNUSU9OX01JTklNVU0QDBIfChtFWFBSRVNTSU9OX0ZVTkNUSU9OX01BWElNVU0QDRIcChhFWFBSRVNTSU9OX0ZVTkNUSU9OX01FQU4QDhIdChlFWFBSRVNTSU9OX0ZVTkNUSU9OX0NPVU5UEA8SGgoWRVhQUkVTU0lPTl9GVU5DVElPTl9JRhAQEiAKHEVYUFJFU1NJT05fRlVOQ1RJT05fQ09BTEVTQ0UQERIgChxFWFBSRVNTSU9OX0ZVTkNUSU9OX0FOU1dFUkVEEBISHQoZRVhQUkVTU0lPTl9GVU5DVElPTl9FUVVBTBATEiEKHUVYUFJFU1NJT05fRlVOQ1RJT05fTk9UX0VRVUFMEBQSHAoYRVhQUkVTU0lPTl9GVU5DVElPTl9MRVNTEBUSJQohRVhQUkVTU0lPTl9GVU5DVElPTl9MRVNTX09SX0VRVUFMEBYSHwobRVhQUkVTU0lPTl9GVU5DVElPTl9HUkVBVEVSEBcSKAokRVhQUkVTU0lPTl9GVU5DVElPTl9HUkVBVEVSX09SX0VRVUFMEBgSGwoXRVhQUkVTU0lPTl9GVU5DVElPTl9BTkQQGRIaChZFWFBSRVNTSU9OX0ZVTkNUSU9OX09SEBoSGwoXRVhQUkVTU0lPTl9GVU5DVElPTl9OT1QQGxIkCiBFWFBSRVNTSU9OX0ZVTkNUSU9OX0RBWVNfQkVUV0VFThAcEiUKIUVYUFJFU1NJT05fRlVOQ1RJT05fWUVBUlNfQkVUV0VFThAdEicKI0VYUFJFU1NJT05fRlVOQ1RJT05fTUlOVVRFU19CRVRXRUVOEB4SHQoZRVhQUkVTU0lPTl9GVU5DVElPTl9UT0RBWRAfEh4KGkVYUFJFU1NJT05fRlVOQ1RJT05fTEVOR1RIECASHAoYRVhQUkVTU0lPTl9GVU5DVElPTl9FQUNIEDQSIgoeRVhQUkVTU0lPTl9GVU5DVElPTl9SRVBFVElUSU9OEDVCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqMcApKCgEMEgMBABIaQCBSdWxlcyBvbiBhbnN3ZXJzOiBjb25kaXRpb25zLCBzY29yZXMsIGFuZCBuZXh0IHF1ZXN0aW9ubmFpcmVzLgoKNAoCBQASBA4AFQEaKCBUaGUgY29tYmluYXRpb24gb2Ygc2V2ZXJhbCBjb25kaXRpb25zLgoKKwoEBQACABIDEAIiGh4gU2FtZSBhcyBFTkFCTEVfQkVIQVZJT1JfQUxMLgoKHQoEBQACARIDEgIaGhAgQWxsIG11c3QgaG9sZC4KCh0KBAUAAgISAxQCGhoQIE9uZSBtdXN0IGhvbGQuCgo6CgIFARIEGAArARouIFRoZSBjb21wYXJpc29uIG9mIGFuIGFuc3dlciwgc2NvcmUgb3IgY291bnQuCgpOCgQFAQIAEgMaAiUaQSBSZWplY3RlZCB3aXRoIHJlYXNvbiBPUEVSQVRPUl9NSVNTSU5HLCBleGNlcHQgaW4gYSBjb21iaW5hdGlvbi4KCioKBAUBAgESAxwCIhodIFRoZSBxdWVzdGlvbiBoYXMgYW4gYW5zd2VyLgoKKgoEBQECAhIDHgImGh0gVGhlIHF1ZXN0aW9uIGhhcyBubyBhbnN3ZXIuCgpgCgQFAQIDEgMgAh8aUyBUaGUgYW5zd2VyIGlzIChhIGNob2ljZTogY29udGFpbnMpIG9uZSBvZiBgY29kZXNgLCBvciBlcXVhbHMgYG51bWJlcmAsIG9yIGB0ZXh0YC4KCicKBAUBAgQSAyICIxoaIEFuc3dlcmVkLCBhbmQgbm90IEVRVUFMLgoKPgoEBQECBRIDJAIeGjEgVGhlIGFuc3dlciBpcyBiZWxvdyBgbnVtYmVyYCwgb3IgYmVmb3JlIGB0ZXh0YC4KCh0KBAUBAgYSAyYCJxoQIExFU1Mgb3IgRVFVQUwuCgo9CgQFAQIHEgMoAiEaMCBUaGUgYW5zd2VyIGlzIGFib3ZlIGBudW1iZXJgLCBvciBhZnRlciBgdGV4dGAuCgogCgQFAQIIEgMqAioaEyBHUkVBVEVSIG9yIEVRVUFMLgoKxwEKAgUCEgQvADgBGroBIFRoZSBjb21iaW5hdGlvbiBvZiBwYXJ0cy4gQSBwYXJ0IHdpdGhvdXQgYSByZXN1bHQ6IG9uZSBmYWxzZSBwYXJ0IG1ha2VzIEFMTCBmYWxzZSwgb25lIHRydWUgcGFydAogbWFrZXMgQU5ZIHRydWU7IG90aGVyd2lzZSB0aGUgY29tYmluYXRpb24gaGFzIG5vIHJlc3VsdCwgYW5kIG5laXRoZXIgaGFzIGl0cyBuZWdhdGlvbi4KCj4KBAUCAgASAzECHhoxIE5vdCBhIGNvbWJpbmF0aW9uLCBidXQgYSBjb21wYXJpc29uIG9yIGEgY291bnQuCgoeCgQFAgIBEgMzAhYaESBBbGwgcGFydHMgaG9sZC4KCh4KBAUCAgISAzUCFhoRIE9uZSBwYXJ0IGhvbGRzLgoKMgoEBQICAxIDNwIXGiUgTm8gcGFydCBob2xkczogdGhlIG5lZ2F0aW9uIG9mIEFOWS4KCvwCCgIEABIEPwBeARrvAiBPbmUgcGFydCBvZiBhIGNvbmRpdGlvbi4gVGhlIHBhcnRzIGZvcm0gYSBmbGF0IGxpc3Qgb2YgdXAgdG8gMjAwLCBlYWNoIGFmdGVyIHRoZSBjb21iaW5hdGlvbiB0aGF0CiBpdCBiZWxvbmdzIHRvLiBBIHBhcnQgaXMgYSBjb21wYXJpc29uIHdpdGggYW4gYW5zd2VyLCBhIGNvdW50IChgY291bnRgIGlzIHNldCksIG9yIGEgY29tYmluYXRpb24KIChgY29tYmluYXRpb25gIGlzIHNldCkuIENvbWJpbmF0aW9ucyBjYW4gYmUgbmVzdGVkIHVwIHRvIDEwIGxldmVscyBkZWVwLgoKIEEgY29tcGFyaXNvbiB3aXRob3V0IGFuIGFuc3dlciBoYXMgbm8gcmVzdWx0LCB3aGljaCBjb3VudHMgYXMgZmFsc2UsIGV4Y2VwdCBmb3IgTk9UX0FOU1dFUkVELgoKpAEKBAQAAgASA0ICHhqWASBBbm90aGVyIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5OiB0aGUgcGFydGljaXBhbnQncyBsYXRlc3Qgc2hlZXQgb2YgaXQgaXMgdXNlZC4gRW1wdHk6IHRoaXMKIHF1ZXN0aW9ubmFpcmU7IHRoZSBxdWVzdGlvbiBtdXN0IHByZWNlZGUgdGhlIGVsZW1lbnQuCgprCgQEAAIBEgNEAhgaXiBRdWVzdGlvbiB3aG9zZSBhbnN3ZXIgaXMgY29tcGFyZWQ7IGVtcHR5IGluIGNvdW50cywgY29tYmluYXRpb25zIGFuZCBjb21wYXJpc29ucyBvZiBhIHNjb3JlLgoKNwoEBAACAhIDRgIhGiogQ29tcGFyaXNvbjsgdW5zcGVjaWZpZWQgaW4gY29tYmluYXRpb25zLgoKegoEBAACAxIDSQIcGm0gQ29kZXMgZm9yIGNob2ljZXMsIHllcy9ubyAoYHllc2AsIGBub2ApIGFuZCBjb3VudHJpZXMuIEluIGEgY291bnQ6IHRoZSBjb2RlcyB0aGF0IGFyZSBjb3VudGVkOwogZW1wdHk6IGFueS4KClEKBAQAAgQSA0sCKRpEIE51bWJlciBmb3IgbnVtYmVycywgc2xpZGVycywgc2NhbGVzLCBkdXJhdGlvbnMsIHNjb3JlcyBhbmQgY291bnRzLgoKUwoEBAACBRIDTQIUGkYgUG9zaXRpb24gaW4gdGhlIGxpc3QsIGZyb20gMSwgb2YgdGhlIGVuY2xvc2luZyBjb21iaW5hdGlvbjsgMDogbm9uZS4KCnIKBAQAAgYSA1ACHhplIENvbWJpbmF0aW9uIG9mIHRoZSBwYXJ0cyB0aGF0IG5hbWUgdGhpcyBvbmUgYXMgYHBhcmVudGA7IHVuc3BlY2lmaWVkIGlmIHRoaXMgaXMgbm90IGEKIGNvbWJpbmF0aW9uLgoK3wEKBAQAAgcSA1QCJxrRASBRdWVzdGlvbnMgd2hvc2UgY2hvc2VuIG9wdGlvbnMgYXJlIGNvdW50ZWQgYW5kIGNvbXBhcmVkIHdpdGggYG51bWJlcmA6IG9wdGlvbnMgaW4gYGNvZGVzYCBpZgogc2V0LCBvdGhlcndpc2UgYWxsOyBhbiBhbnN3ZXIgdGhhdCBpcyBub3QgYSBjaG9pY2UgY291bnRzIDEuIEFsbG93cyBhbGwgb3JkZXIgYW5kIGVxdWFsaXR5CiBvcGVyYXRvcnMuIFVwIHRvIDIwMC4KClkKBAQAAggSA1YCEhpMIFRleHQgZm9yIHRleHRzIChlcXVhbGl0eSksIGRhdGVzLCB0aW1lcyBhbmQgZGF0ZS10aW1lcyBpbiB0aGUgc3RvcmVkIGZvcm0uCgpMCgQEAAIJEgNYAhcaPyBTY29yZSB0byBjb21wYXJlIGluc3RlYWQgb2YgYGVsZW1lbnRfaWRgOyBvbmx5IGluIG5leHQgbGlzdHMuCgqEAwoEBAACChIDXQIdGvYCIENhbGN1bGF0aW9uIG9mIHRoaXMgcXVlc3Rpb25uYWlyZSB0byBjb21wYXJlIGluc3RlYWQgb2YgYGVsZW1lbnRfaWRgOiBhIG51bWJlciB3aXRoIGBudW1iZXJgLCBhCiB0cnV0aCB2YWx1ZSB3aXRoIHRoZSBjb2RlcyBgeWVzYCBhbmQgYG5vYCwgYSB0ZXh0LCBkYXRlIG9yIHRpbWUgd2l0aCBgdGV4dGAuIEluIGNvbmRpdGlvbnMgb2YKIGFuIGVsZW1lbnQgaXQgaXMgY29tcHV0ZWQgZnJvbSB0aGUgYW5zd2VycyB0byB0aGUgc2hvd24gcXVlc3Rpb25zIHRoYXQgcHJlY2VkZSB0aGUgZWxlbWVudCwgaW4KIG5leHQgbGlzdHMgZnJvbSB0aGUgd2hvbGUgc2hlZXQuIGBxdWVzdGlvbm5haXJlX2lkYCBpcyBlbXB0eS4gTm90IGFsbG93ZWQgaW4gY291bnRzLgoKOgoCBAESBGEAZgEaLiBBIHF1ZXN0aW9uIG9mIHRoaXMgb3IgYW5vdGhlciBxdWVzdGlvbm5haXJlLgoKMgoEBAECABIDYwIeGiUgVGhlIHF1ZXN0aW9ubmFpcmU7IGVtcHR5OiB0aGlzIG9uZS4KCiYKBAQBAgESA2UCGBoZIFRoZSBxdWVzdGlvbjsgcmVxdWlyZWQuCgo4CgIFAxIEaQByARosIFRoZSBjb21wdXRhdGlvbiBvZiBhIHNjb3JlIGZyb20gaXRzIGl0ZW1zLgoKMwoEBQMCABIDawIfGiYgUmVqZWN0ZWQgd2l0aCByZWFzb24gTUVUSE9EX01JU1NJTkcuCgoyCgQFAwIBEgNtAhcaJSBXZWlnaHRlZCBzdW0gb2YgdGhlIGFuc3dlcmVkIGl0ZW1zLgoKSQoEBQMCAhIDbwIgGjwgV2VpZ2h0ZWQgbWVhbiBtdWx0aXBsaWVkIGJ5IHRoZSBzdW0gb2YgYWxsIGl0ZW1zJyB3ZWlnaHRzLgoKHQoEBQMCAxIDcQIYGhAgV2VpZ2h0ZWQgbWVhbi4KClIKAgQCEgV1AIYBARpFIEEgbnVtYmVyIGNvbXB1dGVkIGZyb20gYSBzaGVldDogYGZhY3RvciDCtyAoc3VtIG9yIG1lYW4pICsgb2Zmc2V0YC4KClkKBAQCAgASA3cCFhpMIElkLCB1bmlxdWUgYW1vbmcgdGhlIHF1ZXN0aW9ubmFpcmUncyBzY29yZXM7IHNhbWUgZm9ybWF0IGFzIGFuIGVsZW1lbnQgaWQuCgo6CgQEAgIBEgN5AhoaLSBUaXRsZSBzaG93biB3aXRoIHRoZSBudW1iZXI7IG1heSBiZSBhYnNlbnQuCgo0CgQEAgICEgN7AhkaJyBDb21wdXRhdGlvbiBmcm9tIHRoZSBpdGVtczsgcmVxdWlyZWQuCgoeCgQEAgIDEgN9Ah8aESBJdGVtczsgMeKAkzUwMC4KCkoKBAQCAgQSA38CHho9IE1pbmltdW0gbnVtYmVyIG9mIGFuc3dlcmVkIGl0ZW1zIGZvciBhIHJlc3VsdDsgMCBtZWFucyBhbGwuCgosCgQEAgIFEgSBAQIpGh4gRmluaXRlIGFuZCBub3QgMDsgYWJzZW50OiAxLgoKFwoEBAICBhIEgwECFBoJIEZpbml0ZS4KCmkKBAQCAgcSBIUBAh8aWyBCYW5kcyBpbiBhc2NlbmRpbmcgb3JkZXI7IGVhY2ggZXh0ZW5kcyB0byB0aGUgbmV4dCBvbmUncyBtaW5pbXVtLiBVcCB0byA1MCwgbWF5IGJlIGVtcHR5LgoKkgEKAgQDEgaKAQCZAQEagwEgQW4gaXRlbSBvZiBhIHNjb3JlOiB0aGUgd2VpZ2h0IG9mIHRoZSBjaG9zZW4gb3B0aW9uIChzdW0gb2YgdGhlIHdlaWdodHMgb2Ygc2V2ZXJhbCksIG9yIHRoZQogYW5zd2VyZWQgbnVtYmVyOyB5ZXMgY291bnRzIDEsIG5vIDAuCgpDCgQEAwgAEgaMAQKTAQMaMyBUaGUgaXRlbTsgcmVxdWlyZWQsIGVhY2ggYXQgbW9zdCBvbmNlIGluIGEgc2NvcmUuCgpbCgQEAwIAEgSOAQQaGk0gQSBxdWVzdGlvbiBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUgd2hvc2UgYW5zd2VycyBhcmUgbnVtYmVycyBvciBoYXZlIHdlaWdodHMuCgoiCgQEAwIBEgSQAQQYGhQgQSBwcmVjZWRpbmcgc2NvcmUuCgpMCgQEAwICEgSSAQQeGj4gQSBjYWxjdWxhdGlvbiBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUgd2hvc2UgdmFsdWUgaXMgYSBudW1iZXIuCgosCgQEAwIDEgSVAQIpGh4gRmluaXRlIGFuZCBub3QgMDsgYWJzZW50OiAxLgoKmgEKBAQDAgQSBJgBAhQaiwEgV2hldGhlciB0aGUgdmFsdWUgaXMgcmV2ZXJzZWQ6IGBsb3dlc3QgKyBoaWdoZXN0IOKIkiB2YWx1ZWAgb2YgdGhlIHNjYWxlLCB3aGljaCBtdXN0IGhhdmUgYm90aC4KIE5vdCBhbGxvd2VkIGZvciBzY29yZXMgYW5kIGNhbGN1bGF0aW9ucy4KCjkKAgQEEgacAQCjAQEaKyBUaGUgbWVhbmluZyBvZiBhIHNjb3JlIGZyb20gYG1pbmltdW1gIG9uLgoKMgoEBAQCABIEngECFRokIFNtYWxsZXN0IHZhbHVlLCBpbmNsdXNpdmU7IGZpbml0ZS4KCl8KBAQEAgESBKABAhIaUSBDb2RlLCB1bmlxdWUgaW4gdGhlIHNjb3JlOiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC1gLCBgLmAuCgo1CgQEBAICEgSiAQIaGicgTGFiZWwgc2hvd24gd2l0aCB0aGUgc2NvcmU7IHJlcXVpcmVkLgoK/AQKAgUEEgatAQCHAgEa7QQgQSBmdW5jdGlvbiBvZiBhbiBleHByZXNzaW9uLiBUaGUgbnVtYmVycyBvZiBvcGVyYW5kcyBhcmUgZ2l2ZW4gaW4gYnJhY2tldHMuIE9wZXJhbmRzIGFuZCByZXN1bHRzCiBhcmUgbnVtYmVycywgdHJ1dGggdmFsdWVzLCB0ZXh0cywgZGF0ZXMgYFlZWVktTU0tRERgLCB0aW1lcyBgSEg6TU1gLCBkYXRlLXRpbWVzCiBgWVlZWS1NTS1ERFRISDpNTWAsIGFuZCBjaG9pY2VzLiBBIGNob2ljZSBpcyB1c2VkIGFzIGEgbnVtYmVyIGxpa2UgaW4gc2NvcmVzOiB0aGUgc3VtIG9mIHRoZQogd2VpZ2h0cyBvZiB0aGUgY2hvc2VuIG9wdGlvbnMsIG9yIDEgZm9yIHllcyBhbmQgMCBmb3Igbm8uCgogQSB2YWx1ZSBjYW4gYmUgbWlzc2luZzogYW4gdW5hbnN3ZXJlZCBvciBoaWRkZW4gcXVlc3Rpb24sIGEgcmVzdWx0IHRoYXQgaXMgaW5maW5pdGUgb3Igbm90IGEKIG51bWJlciwgYW4gb3BlcmFuZCBvZiBhbm90aGVyIHR5cGUuIElmIGFuIG9wZXJhbmQgaXMgbWlzc2luZywgdGhlIHJlc3VsdCBpcyBtaXNzaW5nLCB1bmxlc3MgdGhlCiBmdW5jdGlvbidzIGNvbW1lbnQgc3RhdGVzIG90aGVyd2lzZS4gTnVtYmVycyBhcmUgSUVFRSA3NTQgZG91YmxlcywgY29tcHV0ZWQgZnJvbSBsZWZ0IHRvIHJpZ2h0LgoKXAoEBQQCABIErwECJhpOIFJlamVjdGVkIHdpdGggcmVhc29uIEVYUFJFU1NJT05fTUFMRk9STUVELCBpZiB0aGUgbm9kZSBoYXMgbm8gb3RoZXIgY29udGVudC4KCi0KBAUEAgESBLEBAh4aHyBTdW0gb2YgdGhlIG51bWJlcnMgWzHigJMxMDBdLgoKNgoEBQQCAhIEswECIxooIFRoZSBmaXJzdCBudW1iZXIgbWludXMgdGhlIHNlY29uZCBbMl0uCgoxCgQFBAIDEgS1AQIjGiMgUHJvZHVjdCBvZiB0aGUgbnVtYmVycyBbMuKAkzEwMF0uCgpXCgQFBAIEEgS3AQIhGkkgVGhlIGZpcnN0IG51bWJlciBkaXZpZGVkIGJ5IHRoZSBzZWNvbmQgWzJdLiBNaXNzaW5nIGlmIHRoZSBzZWNvbmQgaXMgMC4KCmwKBAUEAgUSBLkBAiQaXiBSZW1haW5kZXIgb2YgdGhlIGRpdmlzaW9uIG9mIHRoZSBmaXJzdCBudW1iZXIgYnkgdGhlIHNlY29uZCwgd2l0aCB0aGUgc2lnbiBvZiB0aGUgZmlyc3QgWzJdLgoKqAIKBAUEAgYSBL0BAiAamQIgVGhlIGZpcnN0IG51bWJlciB0byB0aGUgcG93ZXIgb2YgdGhlIHNlY29uZCBbMl0uIEEgd2hvbGUgZXhwb25lbnQgZnJvbSDiiJIxLDAyNCB0byAxLDAyNCBpcwogY29tcHV0ZWQgYnkgc3F1YXJpbmcgZnJvbSBpdHMgbG93ZXN0IGJpdCAoYSBuZWdhdGl2ZSBvbmUgYXMgMSDDtyB0aGUgcG9zaXRpdmUgcG93ZXIpLCB0aGUKIGV4cG9uZW50IDAuNSBhcyB0aGUgc3F1YXJlIHJvb3QuIEZvciBvdGhlcnMgdGhlIGxhc3QgZGlnaXRzIGNhbiBkaWZmZXIgYmV0d2VlbiBpbXBsZW1lbnRhdGlvbnMuCgo2CgQFBAIHEgS/AQIhGiggVGhlIG51bWJlciB3aXRoIHRoZSBvcHBvc2l0ZSBzaWduIFsxXS4KCjAKBAUEAggSBMEBAiMaIiBUaGUgbnVtYmVyIHdpdGhvdXQgaXRzIHNpZ24gWzFdLgoKqgIKBAUEAgkSBMUBAiAamwIgVGhlIGZpcnN0IG51bWJlciB4IHJvdW5kZWQgdG8gYSBudW1iZXIgZCBvZiBkZWNpbWFsIGRpZ2l0cywgMOKAkzEwLCBieSBkZWZhdWx0IDAgWzHigJMyXTogeMK3MTBeZCBpcwogcm91bmRlZCB0byB0aGUgbmVhcmVzdCB3aG9sZSBudW1iZXIsIGhhbHZlcyBhd2F5IGZyb20gemVybywgYW5kIGRpdmlkZWQgYnkgMTBeZC4gQSBudW1iZXIgd2l0aAogfHjCtzEwXmR8IOKJpSAyXjUzIGlzIG5vdCBjaGFuZ2VkLiBNaXNzaW5nIGlmIGQgaXMgbm90IGEgd2hvbGUgbnVtYmVyIGZyb20gMCB0byAxMC4KCkoKBAUEAgoSBMcBAiEaPCBUaGUgbGFyZ2VzdCB3aG9sZSBudW1iZXIgdGhhdCBpcyBub3QgYWJvdmUgdGhlIG51bWJlciBbMV0uCgpLCgQFBAILEgTJAQIjGj0gVGhlIHNtYWxsZXN0IHdob2xlIG51bWJlciB0aGF0IGlzIG5vdCBiZWxvdyB0aGUgbnVtYmVyIFsxXS4KCjIKBAUEAgwSBMsBAiMaJCBTbWFsbGVzdCBvZiB0aGUgbnVtYmVycyBbMeKAkzEwMF0uCgoxCgQFBAINEgTNAQIjGiMgTGFyZ2VzdCBvZiB0aGUgbnVtYmVycyBbMeKAkzEwMF0uCgpLCgQFBAIOEgTPAQIgGj0gU3VtIG9mIHRoZSBudW1iZXJzLCBkaXZpZGVkIGJ5IGhvdyBtYW55IHRoZXkgYXJlIFsx4oCTMTAwXS4KCl4KBAUEAg8SBNEBAiEaUCBOdW1iZXIgb2Ygb3BlcmFuZHMgdGhhdCBhcmUgbm90IG1pc3NpbmcsIG9mIGFueSB0eXBlIFsx4oCTMTAwXS4gTmV2ZXIgbWlzc2luZy4KCq4BCgQFBAIQEgTUAQIeGp8BIFRoZSBzZWNvbmQgb3BlcmFuZCBpZiB0aGUgdHJ1dGggdmFsdWUgb2YgdGhlIGZpcnN0IGlzIHRydWUsIG90aGVyd2lzZSB0aGUgdGhpcmQgWzNdLiBBIG1pc3NpbmcKIHRydXRoIHZhbHVlIGNvdW50cyBhcyBmYWxzZS4gT25seSB0aGUgY2hvc2VuIG9wZXJhbmQgaXMgdXNlZC4KCkAKBAUEAhESBNYBAiQaMiBUaGUgZmlyc3Qgb3BlcmFuZCB0aGF0IGlzIG5vdCBtaXNzaW5nIFsx4oCTMTAwXS4KCkYKBAUEAhISBNgBAiQaOCBXaGV0aGVyIHRoZSBvcGVyYW5kIGlzIG5vdCBtaXNzaW5nIFsxXS4gTmV2ZXIgbWlzc2luZy4KCpkCCgQFBAITEgTcAQIhGooCIFdoZXRoZXIgdGhlIG9wZXJhbmRzIGFyZSBlcXVhbCBbMl06IHR3byBudW1iZXJzIChhIGNob2ljZSB3aXRoIGEgbnVtYmVyOiBpdHMgbnVtYmVyKSwgdHdvIHRydXRoCiB2YWx1ZXMsIHR3byB0ZXh0cywgZGF0ZXMgb3IgdGltZXMgYnl0ZSBieSBieXRlOyBhIGNob2ljZSBhbmQgYSB0ZXh0OiB3aGV0aGVyIHRoZSBjb2RlIG9mIGEKIGNob3NlbiBvcHRpb24gaXMgdGhlIHRleHQ7IHR3byBjaG9pY2VzOiB3aGV0aGVyIHRoZXkgaGF2ZSBhIGNvZGUgaW4gY29tbW9uLgoKKgoEBQQCFBIE3gECJRocIFRoZSBvcHBvc2l0ZSBvZiBFUVVBTCBbMl0uCgqqAQoEBQQCFRIE4QECIBqbASBXaGV0aGVyIHRoZSBmaXJzdCBvcGVyYW5kIGlzIGJlbG93IHRoZSBzZWNvbmQgWzJdLiBUd28gbnVtYmVycyBvciBjaG9pY2VzIHVzZWQgYXMgbnVtYmVycywgb3IKIHR3byBkYXRlcywgdGltZXMgb3IgZGF0ZS10aW1lczsgb3RoZXIgdGV4dHMgaGF2ZSBubyBvcmRlci4KCkAKBAUEAhYSBOMBAikaMiBMRVNTIG9yIEVRVUFMIFsyXSwgb2YgdGhlIHNhbWUgb3BlcmFuZHMgYXMgTEVTUy4KCmAKBAUEAhcSBOUBAiMaUiBXaGV0aGVyIHRoZSBmaXJzdCBvcGVyYW5kIGlzIGFib3ZlIHRoZSBzZWNvbmQgWzJdLCBvZiB0aGUgc2FtZSBvcGVyYW5kcyBhcyBMRVNTLgoKQwoEBQQCGBIE5wECLBo1IEdSRUFURVIgb3IgRVFVQUwgWzJdLCBvZiB0aGUgc2FtZSBvcGVyYW5kcyBhcyBMRVNTLgoKkAEKBAUEAhkSBOoBAh8agQEgV2hldGhlciBhbGwgdHJ1dGggdmFsdWVzIGFyZSB0cnVlIFsy4oCTMTAwXTogb25lIHRoYXQgaXMgZmFsc2UgbWFrZXMgaXQgZmFsc2U7IG90aGVyd2lzZSBvbmUgdGhhdAogaXMgbWlzc2luZyBtYWtlcyBpdCBtaXNzaW5nLgoKlAEKBAUEAhoSBO0BAh4ahQEgV2hldGhlciBvbmUgb2YgdGhlIHRydXRoIHZhbHVlcyBpcyB0cnVlIFsy4oCTMTAwXTogb25lIHRoYXQgaXMgdHJ1ZSBtYWtlcyBpdCB0cnVlOyBvdGhlcndpc2Ugb25lCiB0aGF0IGlzIG1pc3NpbmcgbWFrZXMgaXQgbWlzc2luZy4KCjQKBAUEAhsSBO8BAh8aJiBUaGUgb3Bwb3NpdGUgb2YgdGhlIHRydXRoIHZhbHVlIFsxXS4KCoABCgQFBAIcEgTyAQIoGnIgRGF5cyBmcm9tIHRoZSBmaXJzdCBkYXRlIHRvIHRoZSBzZWNvbmQgWzJdOyBuZWdhdGl2ZSBpZiB0aGUgc2Vjb25kIGlzIGVhcmxpZXIuIE9mIGEgZGF0ZS10aW1lLAogdGhlIGRhdGUgY291bnRzLgoK7gEKBAUEAh0SBPYBAika3wEgQ29tcGxldGVkIHllYXJzIGZyb20gdGhlIGZpcnN0IGRhdGUgdG8gdGhlIHNlY29uZCBbMl07IGV4Y2hhbmdlZCB3aXRoIGEgbmVnYXRpdmUgc2lnbiBpZiB0aGUKIHNlY29uZCBpcyBlYXJsaWVyLiBPZiBhIGRhdGUtdGltZSwgdGhlIGRhdGUgY291bnRzLiBBIHllYXIgZnJvbSAyOSBGZWJydWFyeSBpcyBjb21wbGV0ZWQgb24KIDEgTWFyY2ggaW4geWVhcnMgd2l0aG91dCB0aGF0IGRheS4KCv4BCgQFBAIeEgT6AQIrGu8BIE1pbnV0ZXMgZnJvbSB0aGUgZmlyc3Qgb3BlcmFuZCB0byB0aGUgc2Vjb25kIFsyXS4gVHdvIHRpbWVzOiB0byB0aGUgbmV4dCB0aW1lIG9mIGRheSB0aGF0CiBlcXVhbHMgdGhlIHNlY29uZCwgMOKAkzEsNDM5IChmcm9tIDIzOjMwIHRvIDA2OjAwOiAzOTApLiBUd28gZGF0ZS10aW1lczogdGhlIGRpZmZlcmVuY2UgYXMgc2hvd24KIGJ5IHRoZSBjbG9jaywgbmVnYXRpdmUgaWYgdGhlIHNlY29uZCBpcyBlYXJsaWVyLgoKjAEKBAUEAh8SBP0BAiEafiBEYXRlIG9mIGBBbnN3ZXJTaGVldC5zdGFydF90aW1lYCBpbiB0aGUgc2hlZXQncyB0aW1lIHpvbmUgWzBdLCBpbiBVVEMgaWYgdGhlIHpvbmUgaXMgdW5rbm93bi4KIE1pc3Npbmcgd2l0aG91dCBhIHN0YXJ0IHRpbWUuCgo6CgQFBAIgEgT/AQIiGiwgTnVtYmVyIG9mIFVuaWNvZGUgc2NhbGFycyBvZiB0aGUgdGV4dCBbMV0uCgqCAwoEBQQCIRIEhAICIBrzAiBUaGUgdmFsdWVzIG9mIHRoZSBvcGVyYW5kIGluIGFsbCByZXBldGl0aW9ucyBvZiBhIHJlcGVhdGluZyBncm91cCwgd2l0aG91dCB0aGUgbWlzc2luZyBvbmVzIFsxXS4KIEl0cyBxdWVzdGlvbnMgYW5kIGNhbGN1bGF0aW9ucyBhcmUgdGhvc2Ugb2Ygb25lIHJlcGVhdGluZyBncm91cC4gQWxsb3dlZCBvbmx5IGFzIGFuIG9wZXJhbmQgb2YKIEFERCwgTUlOSU1VTSwgTUFYSU1VTSwgTUVBTiwgQ09VTlQgYW5kIENPQUxFU0NFLCB3aGljaCB0aGVuIGhhdmUgYXMgbWFueSBvcGVyYW5kcyBhcyB0aGVyZSBhcmUKIHZhbHVlcy4gVGhlIHN1bSBvZiBubyB2YWx1ZXMgaXMgMCwgdGhlaXIgbWluaW11bSwgbWF4aW11bSBhbmQgbWVhbiBhcmUgbWlzc2luZy4KCmoKBAUEAiISBIYCAiYaXCBOdW1iZXIgb2YgdGhlIHJlcGV0aXRpb24gZnJvbSAxIFswXS4gT25seSBpbiBhIHJlcGVhdGluZyBncm91cCBhbmQgaW4gdGhlIG9wZXJhbmQgb2YgRUFDSC4KCioKAgQFEgaKAgClAgEaHCBPbmUgbm9kZSBvZiBhbiBleHByZXNzaW9uLgoKmwEKBAQFAgASBI0CAhQajAEgUG9zaXRpb24gaW4gdGhlIGxpc3QsIGZyb20gMSwgb2YgdGhlIGZ1bmN0aW9uIHRoYXQgdGhpcyBub2RlIGlzIGFuIG9wZXJhbmQgb2Y7IDAgZm9yIHRoZSBmaXJzdAogbm9kZS4gT3BlcmFuZHMgaGF2ZSB0aGUgb3JkZXIgb2YgdGhlIGxpc3QuCgokCgQEBQgAEgaPAgKkAgMaFCBDb250ZW50OyByZXF1aXJlZC4KCiEKBAQFAgESBJECBBYaEyBBIG51bWJlcjsgZmluaXRlLgoKVwoEBAUCAhIEkwIEFBpJIEEgdGV4dCBvZiB1cCB0byAxLDAwMCBjaGFyYWN0ZXJzLCBlLmcuIHRoZSBjb2RlIG9mIGFuIG9wdGlvbiBvciBhIGRhdGUuCgrGAQoEBAUCAxIElgIEGhq3ASBBbnN3ZXIgdG8gYSBxdWVzdGlvbiBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUuIE1pc3Npbmcgd2hpbGUgaXQgaXMgaGlkZGVuLCB1bmFuc3dlcmVkIG9yIG5vdAogcmVhY2hlZCB5ZXQuIEEgY2hvaWNlIHVzZWQgYXMgYSBudW1iZXIgaXMgbWlzc2luZyBpZiBhIGNob3NlbiBvcHRpb24gaXMgbWFya2VkIGFzIG1pc3NpbmcuCgpRCgQEBQIEEgSYAgQYGkMgU2NvcmUgb2YgdGhpcyBxdWVzdGlvbm5haXJlLCBjb21wdXRlZCBmcm9tIHRoZSBhbnN3ZXJzIHVwIHRvIG5vdy4KCmkKBAQFAgUSBJoCBB4aWyBBbm90aGVyIGNhbGN1bGF0aW9uIG9mIHRoaXMgcXVlc3Rpb25uYWlyZS4gQ2FsY3VsYXRpb25zIGFuZCBzY29yZXMgbXVzdCBub3QgZm9ybSBhIGN5Y2xlLgoKRwoEBAUCBhIEnAIEJBo5IEEgZnVuY3Rpb24gb2YgdGhlIG5vZGVzIHRoYXQgbmFtZSB0aGlzIG9uZSBhcyBgcGFyZW50YC4KCskBCgQEBQIHEgSfAgQjGroBIEFuc3dlciB0byBhIHF1ZXN0aW9uIG9mIHRoaXMgcXVlc3Rpb25uYWlyZSBpbiB0aGUgcGFydGljaXBhbnQncyBwcmV2aW91cyBzaGVldCBvZiBpdCBpbiB0aGUKIHN0dWR5IChBbnN3ZXJTaGVldC5yZWZlcmVuY2VkX2Fuc3dlcnMpOyBtaXNzaW5nIHdpdGhvdXQgb25lLiBBIGNob2ljZSBhcyB3aXRoIGBlbGVtZW50X2lkYC4KCogCCgQEBQIIEgSjAgQeGvkBIFZhbHVlIG9mIGEgZmllbGQgb2YgYFN0dWR5LnByb2ZpbGVfZmllbGRzYCBhcyB0aGUgZGV2aWNlIGtuZXcgaXQKIChBbnN3ZXJTaGVldC5wcm9maWxlX3ZhbHVlcyk6IHRoZSB0ZXh0IGBtYWxlYCwgYGZlbWFsZWAgb3IgYG5vdC1hcHBsaWNhYmxlYCBvZiBgc2V4YCwgdGhlCiBudW1iZXIgYHRpbm5pdHVzLWZyZXF1ZW5jeWAuIE5hbWVzIGFyZSBhbGxvd2VkIGluIHBsYWNlaG9sZGVycyBvbmx5LiBNaXNzaW5nIGlmIG5vdCBnaXZlbi4KClcKAgQGEgaoAgCrAgEaSSBBIHZhbHVlIGNvbXB1dGVkIGZyb20gdGhlIGFuc3dlcnMgb2YgYSBzaGVldCwgYXMgYSB0cmVlIGluIGEgZmxhdCBsaXN0LgoKZAoEBAYCABIEqgICJBpWIE5vZGVzLCBlYWNoIGFmdGVyIGl0cyBwYXJlbnQ7IHRoZSBmaXJzdCBpcyB0aGUgcm9vdC4gMeKAkzUwMCBub2RlcywgdXAgdG8gMzAgbGV2ZWxzLgoK8AEKAgQHEgawAgDCAgEa4QEgQSB2YWx1ZSBjb21wdXRlZCBmcm9tIGEgc2hlZXQuIEl0IGlzIHN0b3JlZCwgcmV0dXJuZWQgYW5kIGV4cG9ydGVkIGxpa2UgYSBzY29yZSwgd2l0aAogYGNhbGN1bGF0aW9uX2lkYCBhcyBgU2hlZXRTY29yZS5zY29yZV9pZGA6IG51bWJlcnMgYXMgdmFsdWUsIHRydXRoIHZhbHVlcyBhcyB0aGUgdGV4dHMgYHllc2AgYW5kCiBgbm9gLCB0ZXh0cywgZGF0ZXMgYW5kIHRpbWVzIGFzIHRleHRzLgoKawoEBAcCABIEsgICHBpdIElkLCB1bmlxdWUgYW1vbmcgdGhlIHF1ZXN0aW9ubmFpcmUncyBjYWxjdWxhdGlvbnMgYW5kIHNjb3Jlczsgc2FtZSBmb3JtYXQgYXMgYW4gZWxlbWVudCBpZC4KCjoKBAQHAgESBLQCAhoaLCBUaXRsZSBzaG93biB3aXRoIHRoZSB2YWx1ZTsgbWF5IGJlIGFic2VudC4KCoABCgQEBwICEgS3AgIcGnIgVGhlIHZhbHVlOyByZXF1aXJlZC4gQSBudW1iZXIsIHRydXRoIHZhbHVlLCB0ZXh0LCBkYXRlLCB0aW1lIG9yIGRhdGUtdGltZTsgYSBjaG9pY2UgaXMKIGNvbnZlcnRlZCB0byBpdHMgbnVtYmVyLgoKRAoEBAcCAxIEuQICEho2IFVDVU0gY29kZSBvZiBhIG51bWJlciwgYXMgTnVtYmVyLnVuaXQ7IG1heSBiZSBlbXB0eS4KCo0BCgQEBwIEEgS8AgIrGn8gTnVtYmVyIG9mIGRlY2ltYWwgZGlnaXRzIHRvIHNob3cgYSBudW1iZXIgd2l0aCwgMOKAkzEwOyBhYnNlbnQ6IGFzIG1hbnkgYXMgbmVlZGVkLCB1cCB0byAyLiBUaGUKIHN0b3JlZCB2YWx1ZSBpcyBub3Qgcm91bmRlZC4KCmUKBAQHAgUSBL4CAhIaVyBXaGV0aGVyIGNsaWVudHMgZG8gbm90IHNob3cgaXQgYnkgaXRzZWxmLiBQbGFjZWhvbGRlcnMgaW4gdGV4dHMgc2hvdyBpdCBuZXZlcnRoZWxlc3MuCgrJAQoEBAcCBhIEwQICGBq6ASBSZXBlYXRpbmcgZ3JvdXAgdGhhdCBpdCBpcyBjb21wdXRlZCBmb3IgaW4gZWFjaCByZXBldGl0aW9uLCB3aXRoIHRoZSBhbnN3ZXJzIG9mIHRoZSByZXBldGl0aW9uOwogaXRzIGlkcyBhcmUgdGhlbiB0aG9zZSBvZiBhIHJlcGVhdGVkIHF1ZXN0aW9uLCBlLmcuIGBibWlfMWAuIEVtcHR5OiBvbmNlIGZvciB0aGUgc2hlZXQuCgqmAgoCBAgSBscCANICARqXAiBBIHJ1bGUgYmV0d2VlbiBhbnN3ZXJzLCBlLmcuIHRoYXQgb25lIG51bWJlciBpcyBiZWxvdyBhbm90aGVyLiBJdCBpcyB2aW9sYXRlZCBpZiBpdHMgZXhwcmVzc2lvbgogaXMgZmFsc2U7IGEgbWlzc2luZyB2YWx1ZSBzYXRpc2ZpZXMgaXQuIENsaWVudHMgc2hvdyB0aGUgbWVzc2FnZSBhbmQgbGV0IHRoZSBwYXJ0aWNpcGFudCBjb3JyZWN0CiB0aGUgYW5zd2Vycy4gQSBzaGVldCB0aGF0IHZpb2xhdGVzIGl0IGlzIHN0b3JlZCB3aXRoIHRoZSBtYXJrIENPTlNUUkFJTlRfVklPTEFURUQuCgpfCgQECAIAEgTJAgIbGlEgSWQsIHVuaXF1ZSBhbW9uZyB0aGUgcXVlc3Rpb25uYWlyZSdzIGNvbnN0cmFpbnRzOyBzYW1lIGZvcm1hdCBhcyBhbiBlbGVtZW50IGlkLgoK2QEKBAQIAgESBM0CAhgaygEgUXVlc3Rpb24gdGhhdCB0aGUgbWVzc2FnZSBpcyBzaG93biBhdDsgZW1wdHk6IHNob3duIGFmdGVyIHRoZSBsYXN0IGVsZW1lbnQuIEEgY29uc3RyYWludCBhdCBhCiBoaWRkZW4gcXVlc3Rpb24gaXMgc2F0aXNmaWVkLiBXaXRoIGEgcXVlc3Rpb24gb2YgYSByZXBlYXRpbmcgZ3JvdXAsIHRoZSBydWxlIGFwcGxpZXMgdG8gZWFjaAogcmVwZXRpdGlvbi4KCjIKBAQIAgISBM8CAhwaJCBUaGUgcnVsZSwgYSB0cnV0aCB2YWx1ZTsgcmVxdWlyZWQuCgo2CgQECAIDEgTRAgIcGiggTWVzc2FnZSBmb3IgdGhlIHBhcnRpY2lwYW50OyByZXF1aXJlZC4KCqwBCgIECRIG1gIA5QIBGp0BIFF1ZXN0aW9ubmFpcmVzIG9mZmVyZWQgYWZ0ZXIgYW5vdGhlciBvbmUgd2FzIGZpbGxlZCBpbi4gQWxsIGFwcGxpY2FibGUgbGlzdHMgYXJlIG9mZmVyZWQgb25lCiBhZnRlciB0aGUgb3RoZXIsIGVhY2ggcXVlc3Rpb25uYWlyZSBvbmNlIChnZW5lcmljIGZvcm1zIMKnNSkuCgo3CgQECQIAEgTYAgIkGikgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeTsgcmVxdWlyZWQuCgrsAQoEBAkCARIE3AICJBrdASBDb25kaXRpb25zIG9uIGl0cyBhbnN3ZXJzIGFuZCBzY29yZXMsIGFuZCBvbiB0aGUgbGF0ZXN0IGFuc3dlcnMgdG8gb3RoZXIgcXVlc3Rpb25uYWlyZXMuIEVtcHR5OgogYWx3YXlzLiBJZHMgb2YgYSBxdWVzdGlvbm5haXJlIHRoYXQgdGhlIGNhbGxlciBkb2VzIG5vdCBzZWUsIGFuZCBvZiBpdHMgZWxlbWVudHMsIGFyZSBgX2A6IHRoZQogY2FsbGVyIGhhcyBubyBzaGVldCBvZiBpdC4KCj4KBAQJAgISBN4CAh4aMCBDb21iaW5hdGlvbiBvZiB0aGUgY29uZGl0aW9ucyB3aXRoIGBwYXJlbnRgIDAuCgpWCgQECQIDEgTgAgIgGkggT2ZmZXJzIGluIHRoZSBvcmRlciB0byBmaWxsIHRoZW0gaW47IGF0IGxlYXN0IG9uZSwgd2l0aG91dCBkdXBsaWNhdGVzLgoKnAIKBAQJAgQSBOQCAhMajQIgV2hldGhlciB0aGUgb3JkZXIgaXMgYmluZGluZyAoZ2VuZXJpYyBmb3JtcyDCpzQuMSk6IHVudGlsIHRoZSBsYXN0IG9mZmVyIGlzIGZpbGxlZCBpbiwgb25seSB0aGUKIG5leHQgb2ZmZXIgaXMgYWNjZXB0ZWQsIGFuZCBvZmZlcnMgYWxyZWFkeSBmaWxsZWQgaW4gYXJlIG5vdCBhY2NlcHRlZCBhZ2Fpbi4gQSBzaGVldCBpcyBqdWRnZWQKIGJ5IHRoZSBzaGVldHMgdGhhdCB3ZXJlIGZpbmlzaGVkIGJlZm9yZSBpdCBhbmQgYXJlIHN0b3JlZCB3aGVuIGl0IGFycml2ZXMuCgo1CgIEChIG6AIA7QIBGicgQSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgb2ZmZXJlZCBuZXh0LgoKVQoEBAoCABIE6gICHhpHIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHk7IHJlcXVpcmVkLiBPZmZlcnMgbXVzdCBub3QgZm9ybSBhIGN5Y2xlLgoKXAoEBAoCARIE7AICGRpOIFRleHQgZm9yIHRoZSBwYXJ0aWNpcGFudCBhYm91dCB0aGUgb2ZmZXI7IGFic2VudDogdGhlIHF1ZXN0aW9ubmFpcmUncyB0aXRsZS4KYgZwcm90bzM=")
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
      case 27: .earlierElementID(Codec.string(c.pointee.earlier_element_id))
      case 28: .profileField(Codec.string(c.pointee.profile_field))
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
      case .earlierElementID(let value)?:
        c.pointee.content_case = .init(rawValue: 27)
        c.pointee.earlier_element_id = arena.string(value)
      case .profileField(let value)?:
        c.pointee.content_case = .init(rawValue: 28)
        c.pointee.profile_field = arena.string(value)
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
    self.parentID = Codec.string(c.pointee.parent_id)
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
    if !self.parentID.isEmpty { c.pointee.parent_id = arena.string(self.parentID) }
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
