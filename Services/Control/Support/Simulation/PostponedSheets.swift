import Messages

/// Sheets that a service wants again later than anybody waits here: how many, when, and why.
struct PostponedSheets: CustomStringConvertible {
  private let count: Int
  private let seconds: Int64
  /// Each reason with how many sheets have it, in the order of the sheets.
  private var reasons: [(text: String, count: Int)] = []

  /// - Parameter verdicts: all of them `retryLater`.
  init(_ verdicts: [IngestionV1.SheetVerdict]) {
    count = verdicts.count
    seconds = verdicts.compactMap { $0.retryDelay?.seconds }.max() ?? 0
    for verdict in verdicts {
      let text = Self.reason(of: verdict)
      if let place = reasons.firstIndex(where: { $0.text == text }) {
        reasons[place].count += 1
      } else {
        reasons.append((text, 1))
      }
    }
  }

  var description: String {
    let told = reasons.map { reasons.count == 1 ? $0.text : "\($0.count) by \($0.text)" }
    return "\(count == 1 ? "1 sheet is" : "\(count) sheets are") to be sent again after "
      + "\(seconds) s: RETRY_LATER, \(told.joined(separator: "; "))"
  }

  /// `ENROLMENT_UNKNOWN (study_id: it is not known here yet)`
  private static func reason(of verdict: IngestionV1.SheetVerdict) -> String {
    guard !verdict.violations.isEmpty else { return "without a reason" }
    return verdict.violations.map { violation in
      let told = [violation.field, violation.description].filter { !$0.isEmpty }
      return told.isEmpty
        ? violation.reason : "\(violation.reason) (\(told.joined(separator: ": ")))"
    }.joined(separator: ", ")
  }
}
