/// The number format of a cell (ECMA-376-1 §18.8.30, §18.8.31).
struct CellFormat {
  /// Whether it shows a date or a time.
  let isDate: Bool
  /// Digits of a plain format; nil for others.
  private let digits: Digits?

  private struct Digits {
    /// Minimum number of digits before the point.
    var whole: Int
    var decimals: Int
    var isGrouped: Bool
    var isPercentage: Bool
  }

  /// Creates the format General.
  init() { self.init(identifier: 0, code: nil) }

  /// - Parameters:
  ///   - identifier: id of a built-in format, or of one defined in the file.
  ///   - code: code of the file's own format.
  init(identifier: Int, code: String?) {
    let builtIn = [1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%"]
    isDate =
      code.map(Self.isDate) ?? ((14...22).contains(identifier) || (45...47).contains(identifier))
    digits = (code ?? builtIn[identifier]).flatMap(Self.digits)
  }

  private static func isDate(_ code: String) -> Bool {
    var isQuoted = false
    var isEscaped = false
    var isBracketed = false
    for character in code.lowercased() {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted {
        if character == "[" { isBracketed = true }
        if !isBracketed, "ymdhs".contains(character) { return true }
        if character == "]" { isBracketed = false }
      }
    }
    return false
  }

  private static func digits(_ code: String) -> Digits? {
    var text = code[...]
    let isPercentage = text.hasSuffix("%")
    if isPercentage { text = text.dropLast() }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, whole.allSatisfy("0#,".contains),
      parts.dropFirst().allSatisfy({ (1...12).contains($0.count) && $0.allSatisfy { $0 == "0" } })
    else { return nil }
    return Digits(
      whole: min(whole.count { $0 == "0" }, 20), decimals: parts.count > 1 ? parts[1].count : 0,
      isGrouped: whole.contains(","), isPercentage: isPercentage)
  }

  /// Returns the number as the spreadsheet shows it; nil if the format is not plain.
  func shown(_ number: Double) -> String? {
    guard let digits, number.isFinite else { return nil }
    var scale = digits.isPercentage ? 100.0 : 1.0
    for _ in 0..<digits.decimals { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 1e15 else { return nil }
    var text = String(Int(scaled))
    while text.count < digits.decimals + max(digits.whole, 1) { text = "0" + text }
    let decimals = text.suffix(digits.decimals)
    var whole = String(text.dropLast(digits.decimals))
    if digits.isGrouped {
      var grouped = ""
      for (offset, digit) in whole.reversed().enumerated() {
        if offset > 0, offset.isMultiple(of: 3) { grouped = "," + grouped }
        grouped = String(digit) + grouped
      }
      whole = grouped
    }
    return (number < 0 && scaled > 0 ? "-" : "") + whole + (decimals.isEmpty ? "" : "." + decimals)
      + (digits.isPercentage ? "%" : "")
  }
}
