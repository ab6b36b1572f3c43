public import Control
import FoundationEssentials
import Messages
import RPCCore
import SeededRandom

/// Runs a cohort of simulated phones against running services and reports the results.
///
/// The services must share a clock file (see ``SimulationClock``): the cohort lives through its
/// days in seconds and ends at the present.
public struct CohortSimulation: Sendable {
  private let settings: CohortSettings
  private let client: OtolithClient
  private let say: @Sendable (String) -> Void

  public init(
    settings: CohortSettings, client: OtolithClient, say: @escaping @Sendable (String) -> Void
  ) {
    self.settings = settings
    self.client = client
    self.say = say
  }

  private static let day: Double = 86_400
  /// Number of phones that call the services at the same time.
  private static let concurrency = 16

  public func run() async throws -> SimulationSummary {
    let clock = SimulationClock(path: settings.clockFile)
    let end = Date()
    let start = end.addingTimeInterval(-Double(settings.days) * Self.day)
    try clock.set(to: start)

    var random = SplitMix64(seed: settings.seed)
    let phones = (0..<settings.participants).map { number in
      Phone(
        persona: Persona(number: number, days: settings.days, using: &random), client: client,
        seed: random.next())
    }
    try await enrol(phones)
    for day in 0..<settings.days {
      let morning = start.addingTimeInterval(Double(day) * Self.day)
      try clock.set(to: morning)
      try await live(phones, day: day, morning: morning)
    }
    try clock.set(to: end)
    try await finish(phones)
    return try await readBack(phones)
  }

  // MARK: - Chapters

  private func enrol(_ phones: [Phone]) async throws {
    let mailbox = Mailbox(directory: settings.mailDirectory)
    let password = settings.studyPassword
    try await forEach(phones) { phone in
      try await phone.register(mailbox: mailbox)
      try await phone.join(studyPassword: password)
    }
    let personas = phones.map(\.persona)
    func count(_ kind: Persona.AccountKind) -> Int {
      personas.count { $0.accountKind == kind }
    }
    say(
      """
      \(phones.count) participants registered and joined:
        \(count(.emailKept)) with an e-mail address that is stored, \(count(.emailNotKept)) whose \
      address was deleted at confirmation,
        \(count(.withoutEmail)) without an address, \(count(.anonymous)) anonymous; \
      \(personas.count { $0.language == "de" }) in German, \
      \(personas.count { $0.language == "en" }) in English;
        \(personas.count { $0.studyIDs.contains("track-your-tinnitus") }) in Track Your Tinnitus, \
      \(personas.count { $0.studyIDs.contains("track-your-stress") }) in Track Your Stress \
      (some in both).
      On the first day all of them fill in the blocking questionnaires. Until then nothing is \
      planned.

      """)
  }

  private func live(_ phones: [Phone], day: Int, morning: Date) async throws {
    let evening = morning.addingTimeInterval(Self.day)
    let days = settings.days
    let totals = Totals()
    try await forEach(phones) { phone in
      let persona = phone.persona
      // All are online on the first day, when they join.
      if day == 0 {
        try await phone.beginStudies(at: morning)
      } else if await phone.isOffline() {
        await totals.addOffline()
      } else {
        try await phone.wakeUp()
        try await phone.upload(edited: persona.number % 19 == 7 && day >= days / 2)
      }
      if persona.leavesOnDay == day, let study = persona.studyIDs.first {
        try await phone.wakeUp()
        try await phone.upload()
        try await phone.leave(study)
        await totals.addLeaver()
      }
      let (asked, answered) = await phone.live(from: morning, until: evening, day: day, days: days)
      if persona.number % 11 == 3, day == 1 { await phone.misbehave() }
      await totals.add(asked: asked, answered: answered)
    }
    say(await totals.line(day: day, date: morning))
  }

  private func finish(_ phones: [Phone]) async throws {
    try await forEach(phones) { phone in
      try await phone.wakeUp()
      try await phone.upload()
    }
  }

  private func readBack(_ phones: [Phone]) async throws -> SimulationSummary {
    var tally = SimulationTally()
    var stored = 0
    var notModified = 0
    for phone in phones {
      tally += await phone.tally
      stored += try await phone.storedSheets()
      notModified += await phone.notModified
    }
    say(
      """

      \(tally.sent) sheets were sent, with repetitions and out of order: \(tally.created) created, \
      \(tally.exists) existed already,
        \(tally.conflict) conflicted (same id, other contents), \(tally.rejected) rejected (a broken \
      app).
      \(stored) are stored, as read back by the participants. Questionnaires were unchanged at \
      \(notModified) of the daily checks.
      """)
    try await showSeries(phones)
    let exported = try await StudyExport(
      client: client, leader: settings.leader, directory: settings.exportDirectory, say: say
    ).run(studyIDs: ["track-your-tinnitus", "track-your-stress"])
    return tally.summary(stored: stored, exported: exported)
  }

  private func showSeries(_ phones: [Phone]) async throws {
    for (study, questionnaire, element) in [
      ("track-your-tinnitus", "tyt-momentary", "loudness"),
      ("track-your-stress", "tys-daily", "stress_level"),
    ] {
      var longest: (number: Int, values: [Double]) = (0, [])
      for phone in phones where phone.persona.studyIDs.contains(study) {
        let values = try await phone.series(element, of: questionnaire, in: study)
        if values.count > longest.values.count { longest = (phone.persona.number, values) }
      }
      if longest.values.isEmpty { continue }
      say(
        """

        \(element) of participant \(longest.number), \(longest.values.count) answers, the last 60:
          \(Sparkline.draw(longest.values.suffix(60)))
        """)
    }
  }

  /// Runs `body` for every phone, with bounded concurrency; the first error ends it.
  private func forEach(
    _ phones: [Phone], _ body: @escaping @Sendable (Phone) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, phone) in phones.enumerated() {
        if index >= Self.concurrency { try await group.next() }
        group.addTask { try await body(phone) }
      }
      try await group.waitForAll()
    }
  }
}

/// Events of one simulated day.
private actor Totals {
  private var asked = 0
  private var answered = 0
  private var offline = 0
  private var leavers = 0

  func add(asked: Int, answered: Int) {
    self.asked += asked
    self.answered += answered
  }

  func addOffline() { offline += 1 }
  func addLeaver() { leavers += 1 }

  func line(day: Int, date: Date) -> String {
    let share = asked == 0 ? 0 : Double(answered) / Double(asked)
    let bar = String(repeating: "█", count: Int((share * 20).rounded()))
    let padded = bar + String(repeating: "░", count: 20 - bar.count)
    let left = leavers == 0 ? "" : ", \(leavers) left a study"
    let number = day + 1 < 10 ? " \(day + 1)" : "\(day + 1)"
    return "  day \(number)  \(date.formatted(.iso8601.year().month().day()))  \(padded)  "
      + "\(answered) of \(asked) notifications answered, \(offline) phones offline\(left)"
  }
}

/// A series of numbers as one line of block characters.
enum Sparkline {
  static func draw(_ values: some Collection<Double>) -> String {
    guard let low = values.min(), let high = values.max() else { return "" }
    let blocks = Array("▁▂▃▄▅▆▇█")
    return String(
      values.map { value in
        let share = high > low ? (value - low) / (high - low) : 0.5
        return blocks[min(blocks.count - 1, Int(share * Double(blocks.count)))]
      })
  }
}
