/// Properties of a simulated participant, drawn once from the seed.
struct Persona: Sendable {
  enum AccountKind: Sendable {
    case emailKept, emailNotKept, withoutEmail, anonymous
  }

  let number: Int
  let accountKind: AccountKind
  /// BCP 47.
  let language: String
  let timeZone: String
  let studyIDs: [String]
  /// Share of notifications answered, 0–1, on the first day.
  let compliance: Double
  /// This participant's tendency on scales, 0–1.
  let mood: Double
  /// Probability of being offline on a day.
  let offline: Double
  /// Probability that the response to an upload is lost and the upload is repeated.
  let lossy: Double
  /// The day on which this participant leaves the first study; nil if never.
  let leavesOnDay: Int?
  let platform: String

  init(number: Int, days: Int, using random: inout some RandomNumberGenerator) {
    self.number = number
    let share = Double.random(in: 0..<1, using: &random)
    accountKind =
      share < 0.35
      ? .emailKept : share < 0.55 ? .emailNotKept : share < 0.8 ? .withoutEmail : .anonymous
    let german = Double.random(in: 0..<1, using: &random) < 0.6
    language = german ? "de" : "en"
    timeZone =
      german
      ? "Europe/Berlin"
      : ["Europe/London", "America/New_York", "Australia/Sydney"].randomElement(using: &random)
        ?? "UTC"
    let study = Double.random(in: 0..<1, using: &random)
    studyIDs =
      study < 0.45
      ? ["track-your-tinnitus"]
      : study < 0.85 ? ["track-your-stress"] : ["track-your-tinnitus", "track-your-stress"]
    compliance = Double.random(in: 0.25...0.95, using: &random)
    mood = Double.random(in: 0.2...0.8, using: &random)
    offline = Double.random(in: 0...0.35, using: &random)
    lossy = Double.random(in: 0...0.25, using: &random)
    leavesOnDay =
      number % 17 == 16 && days > 3 ? Int.random(in: (days / 2)..<days, using: &random) : nil
    platform = number % 3 == 0 ? "Android 16" : "iOS 26.1"
  }
}
