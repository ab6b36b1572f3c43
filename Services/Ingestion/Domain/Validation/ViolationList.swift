/// Collects violations up to a limit and counts the rest, so that a small request cannot cause a
/// huge answer.
struct ViolationList {
  private(set) var violations: [Violation] = []
  private var omitted = 0
  let countMax: Int

  init(countMax: Int) {
    self.countMax = countMax
  }

  var isEmpty: Bool { violations.isEmpty }

  mutating func add(_ reason: Reason, _ field: String, _ description: @autoclosure () -> String) {
    guard violations.count < countMax else {
      omitted += 1
      return
    }
    violations.append(Violation(field: field, reason: reason, description: description()))
  }

  /// The violations, ended by one that says how many more there are.
  var reported: [Violation] {
    guard omitted > 0 else { return violations }
    return violations + [
      Violation(
        field: "", reason: .moreViolations, description: "\(omitted) more are not listed")
    ]
  }
}
