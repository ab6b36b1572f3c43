import Calendar

/// The validation of something that happened in a study at one time, by the device's clock: a sheet that was
/// finished, a sound that was listened to. Whoever took part then, and what the study allowed then, is judged
/// alike.
protocol StudyValidation {
  var context: ValidationContext { get }
  /// As it was sent.
  var studyID: String { get }
  /// Nil where that is no time.
  var happenedAt: Instant? { get }
  /// The field that says when.
  static var timeField: String { get }
  /// What happened then, as in "finished at noon".
  static var happening: String { get }
  var violations: ViolationList { get set }
  /// What must be known, or come to an end, before it can be accepted.
  var obstacles: [Violation] { get set }
  var deviations: [Deviation] { get set }
  /// Whether the device can have known no newer rules of the study at that time.
  var areRulesSettled: Bool { get set }
}

extension StudyValidation {
  /// Whether it happened when it says.
  var isPlausible: Bool { !deviations.contains(.clockImplausible) }

  mutating func waits(for reason: Reason, _ field: String, _ description: String) {
    guard !obstacles.contains(where: { $0.reason == reason }) else { return }
    obstacles.append(Violation(field: field, reason: reason, description: description))
  }
}

extension SheetValidation: StudyValidation {
  var studyID: String { sheet.studyID }
  var happenedAt: Instant? { sheet.finishedAt?.instant }
  static var timeField: String { "finish_time" }
  static var happening: String { "finished" }
}
