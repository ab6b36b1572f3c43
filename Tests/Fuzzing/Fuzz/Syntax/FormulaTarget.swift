@testable import Formats

/// Formulas of XLSForm and REDCap: what is parsed is printed and parsed again the same; a failure lies
/// within the formula.
enum FormulaTarget: FuzzTarget {
  static let name = "formula"

  static func run(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    for dialect in [FormulaDialect.xlsForm, .redcap] {
      guard let formula = parse(text, dialect) else { continue }
      _ = formula.constantText
      _ = formula.constantNumber
      _ = formula.terms
      _ = formula.parts(of: .and)
      guard let printed = FormulaPrinter(dialect).text(formula) else { continue }
      do throws(FormulaFailure) {
        let again = try FormulaParser.parse(printed, dialect)
        expect(
          again == formula, "\(text.debugDescription): \(formula) became \(again) by \(printed)")
      } catch {
        // Printed with more parentheses than it had.
        expect(
          error.message.hasPrefix("more than") || error.message.hasPrefix("longer than"),
          "\(printed): \(error)")
      }
    }
  }

  private static func parse(_ text: String, _ dialect: FormulaDialect) -> Formula? {
    do throws(FormulaFailure) {
      return try FormulaParser.parse(text, dialect)
    } catch {
      expect(
        (0...text.utf8.count).contains(error.offset) && !error.message.isEmpty,
        "\(text.debugDescription): \(error)")
      return nil
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("xls", "selected(${a}, 'x') and (${b} > 3 or not(. <= -4.5)) and count-selected(${c})!=1"),
      ("sum", "${a} + ${b} - 3 * ${c} div 2 mod 2"), ("if", "if(${a} = '', 0, ${a})"),
      ("redcap", "[a] = '1' and ([b(2)] <> \"0\" or [c] >= 5.5)"),
      ("loose", "NOT [a]=1 // x\n&& ![b] # y"),
      ("mean", "round(mean([a],[b],[c])*4,1)"), ("chain", "[a]+[b]+[c]-[d]"),
      ("group", "([a]+[b])+[c]"),
      ("path", "../a/b[1]"), ("event", "[e][a]"), ("deep", String(repeating: "(", count: 60) + "1"),
      ("signs", "---1 - -[a]"), ("concat", "concat('a', \"b'\", string(1))"),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
