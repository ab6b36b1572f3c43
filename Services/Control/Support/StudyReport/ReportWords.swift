import Foundation

/// The language of a report, and its numbers.
struct ReportWords: Sendable, Hashable {
  /// Whether the report is in German; otherwise in English.
  let isGerman: Bool

  /// - Parameter language: BCP 47. English unless German.
  init(language: String) {
    isGerman = language.lowercased().split(separator: "-").first == "de"
  }

  var language: String { isGerman ? "de" : "en" }

  func callAsFunction(_ english: String, _ german: String) -> String {
    isGerman ? german : english
  }

  /// A number with at most that many decimals.
  func number(_ value: Double, decimals: Int = 1) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "–" }
    var text = String(format: "%.\(decimals)f", value)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    if text == "-0" { text = "0" }
    return isGerman ? text.replacingOccurrences(of: ".", with: ",") : text
  }

  func count(_ value: some BinaryInteger) -> String {
    let digits = Array(String(value))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += isGerman ? "." : "," }
      text.append(digit)
    }
    return text
  }

  /// A share from 0 to 1 in percent; a dash without a whole.
  func percent(_ share: Double?) -> String {
    guard let share, share.isFinite else { return "–" }
    return "\(number(share * 100, decimals: 0)) %"
  }

  func percent(_ part: some BinaryInteger, of whole: some BinaryInteger) -> String {
    percent(whole == 0 ? nil : Double(part) / Double(whole))
  }

  func minutes(_ value: Double?) -> String {
    value.map { "\(number($0)) min" } ?? "–"
  }

  /// Weekday by its number in ISO 8601, `1` for Monday.
  func weekday(_ key: String) -> String {
    let names =
      isGerman
      ? ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
      : ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    guard let number = Int(key), names.indices.contains(number - 1) else { return key }
    return names[number - 1]
  }
}
