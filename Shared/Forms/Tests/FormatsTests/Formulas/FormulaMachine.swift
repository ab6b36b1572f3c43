import Questionnaires

@testable import Formats

/// Evaluates formulas as XPath of XForms does, independently of the conversion: a question without
/// an answer is the empty text, numbers may be NaN, and comparisons are true or false.
struct FormulaMachine {
  enum Value: Hashable {
    case text(String)
    case number(Double)
    case truth(Bool)
  }

  /// Texts by the name of a row.
  let answers: [String: String]
  let today: String

  func value(_ formula: Formula) -> Value {
    switch formula {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .field(let field): .text(answers[field.name] ?? "")
    case .current: .text(answers["."] ?? "")
    case .group(let inner): value(inner)
    case .negated(let inner): .number(-number(inner))
    case .binary(let operation, let left, let right): binary(operation, left, right)
    case .call(let name, let arguments): call(name, arguments)
    }
  }

  func truth(_ formula: Formula) -> Bool {
    switch value(formula) {
    case .truth(let truth): truth
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): !text.isEmpty
    }
  }

  /// The number of a text, of a date its days.
  func number(_ formula: Formula) -> Double {
    switch value(formula) {
    case .number(let number): number
    case .truth(let truth): truth ? 1 : 0
    case .text(let text): Double(text) ?? Self.days(text) ?? .nan
    }
  }

  /// Days since 1 January 1970, by the algorithm of Howard Hinnant's `days_from_civil`.
  static func days(_ text: String) -> Double? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, text.count == 10 else { return nil }
    let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
    let month = (parts[1] + 9) % 12
    let ofYear = (153 * month + 2) / 5 + parts[2] - 1
    let ofEra = year % 400 * 365 + year % 400 / 4 - year % 400 / 100 + ofYear
    return Double(year / 400 * 146_097 + ofEra - 719_468)
  }

  private func text(_ formula: Formula) -> String {
    switch value(formula) {
    case .text(let text): text
    case .number(let number): number.isNaN ? "" : DecimalSyntax.text(number)
    case .truth(let truth): "\(truth)"
    }
  }

  private func binary(_ operation: Formula.Operator, _ left: Formula, _ right: Formula) -> Value {
    switch operation {
    case .or: .truth(truth(left) || truth(right))
    case .and: .truth(truth(left) && truth(right))
    case .plus: .number(number(left) + number(right))
    case .minus: .number(number(left) - number(right))
    case .times: .number(number(left) * number(right))
    case .divided: .number(number(left) / number(right))
    case .remainder:
      .number(number(left).truncatingRemainder(dividingBy: number(right)))
    case .equal: .truth(equal(left, right))
    case .notEqual: .truth(!equal(left, right))
    case .less: .truth(number(left) < number(right))
    case .lessOrEqual: .truth(number(left) <= number(right))
    case .greater: .truth(number(left) > number(right))
    case .greaterOrEqual: .truth(number(left) >= number(right))
    }
  }

  private func equal(_ left: Formula, _ right: Formula) -> Bool {
    let values = (value(left), value(right))
    switch values {
    case (.text(let left), .text(let right)):
      // Answers that are numbers are typed.
      if let first = Double(left), let second = Double(right) { return first == second }
      return left == right
    default: return number(left) == number(right)
    }
  }

  private func call(_ name: String, _ arguments: [Formula]) -> Value {
    func argument(_ index: Int) -> Double { number(arguments[index]) }
    switch name {
    case "if": return truth(arguments[0]) ? value(arguments[1]) : value(arguments[2])
    case "not": return .truth(!truth(arguments[0]))
    case "selected":
      return .truth(text(arguments[0]).split(separator: " ").contains { $0 == text(arguments[1]) })
    case "coalesce":
      return text(arguments[0]).isEmpty ? value(arguments[1]) : value(arguments[0])
    case "number", "decimal-date-time": return .number(argument(0))
    case "date": return value(arguments[0])
    case "today": return .text(today)
    case "min":
      return .number(
        arguments.indices.map(argument).reduce(.infinity) {
          $1.isNaN || $0.isNaN ? .nan : min($0, $1)
        })
    case "max":
      return .number(
        arguments.indices.map(argument).reduce(-.infinity) {
          $1.isNaN || $0.isNaN ? .nan : max($0, $1)
        })
    case "abs": return .number(argument(0).magnitude)
    case "floor": return .number(argument(0).rounded(.down))
    case "ceiling": return .number(argument(0).rounded(.up))
    case "pow": return .number(argument(1) == 2 ? argument(0) * argument(0) : .nan)
    case "round":
      let power = arguments.count > 1 ? [1.0, 10, 100][Int(argument(1))] : 1
      return .number((argument(0) * power).rounded() / power)
    default: return .text("unknown function \(name)")
    }
  }
}
