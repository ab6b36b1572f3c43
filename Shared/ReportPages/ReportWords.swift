/// The language of a report, and its numbers.
package struct ReportWords: Sendable, Hashable {
  /// Whether the report is in German; otherwise in English.
  package let isGerman: Bool

  /// - Parameter language: BCP 47. English unless German.
  package init(language: String) {
    isGerman = language.lowercased().split(separator: "-").first == "de"
  }

  package var language: String { isGerman ? "de" : "en" }

  package func callAsFunction(_ english: String, _ german: String) -> String {
    isGerman ? german : english
  }

  /// A number with at most that many decimals.
  package func number(_ value: Double, decimals: Int = 1) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "–" }
    var text = Self.decimal(value, decimals: decimals)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return isGerman ? text.split(separator: ".").joined(separator: ",") : text
  }

  /// A number with exactly that many decimals and a point, as attributes of SVG need it. Numbers
  /// that are not finite or have 16 digits and more are 0.
  package static func decimal(_ value: Double, decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (value.magnitude * factor).rounded()
    guard scaled.isFinite, scaled < 1e18, scaled > 0 else {
      return decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals)
    }
    var digits = String(Int(scaled))
    while digits.count <= decimals { digits = "0" + digits }
    let whole = digits.dropLast(decimals)
    let fraction = decimals == 0 ? "" : ".\(digits.suffix(decimals))"
    return (value < 0 ? "-" : "") + whole + fraction
  }

  package func count(_ value: some BinaryInteger) -> String {
    let digits = Array(String(value))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += isGerman ? "." : "," }
      text.append(digit)
    }
    return text
  }

  /// A share from 0 to 1 in percent; a dash without a whole.
  package func percent(_ share: Double?) -> String {
    guard let share, share.isFinite else { return "–" }
    return "\(number(share * 100, decimals: 0)) %"
  }

  package func percent(_ part: some BinaryInteger, of whole: some BinaryInteger) -> String {
    percent(whole == 0 ? nil : Double(part) / Double(whole))
  }

  package func minutes(_ value: Double?) -> String {
    value.map { "\(number($0)) min" } ?? "–"
  }

  /// Weekday by its number in ISO 8601, `1` for Monday.
  package func weekday(_ key: String) -> String {
    let names =
      isGerman
      ? ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
      : ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    guard let number = Int(key), names.indices.contains(number - 1) else { return key }
    return names[number - 1]
  }
}
