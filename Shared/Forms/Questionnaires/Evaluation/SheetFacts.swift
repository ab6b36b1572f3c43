/// What expressions use besides the answers of a sheet.
public struct SheetFacts: Sendable, Hashable {
  /// Local date of the start of the sheet, `YYYY-MM-DD`; nil if unknown.
  public var today: String?
  /// Answers of the participant's previous sheet of the questionnaire by element id.
  public var earlier: [String: AnswerValue]
  /// Values of profile fields by name, as known to the device.
  public var profile: [String: AnswerValue]

  public init(
    today: String? = nil, earlier: [String: AnswerValue] = [:],
    profile: [String: AnswerValue] = [:]
  ) {
    self.today = today
    self.earlier = earlier
    self.profile = profile
  }
}
