import ArgumentParser
import Calendar
import Formats
import Foundation
import PlanningService
import ServiceKit

/// `otolithctl plan simulate`; needs no service.
struct PlanSimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Simulate the notifications of a study before it starts.",
    discussion: """
      Plans the notifications of simulated participants with the code of otolith-planning. Reports the load \
      by hour, the burden per person, gaps, notifications that the rules leave no room for, and schedules \
      that notify no participant. Needs no service, no database and no questionnaires, only the study file.

      Blocking questionnaires are taken to be filled in on joining. Others are not filled in unless \
      --answer-rate sets the share of answered notifications; then the same share of participants fill in \
      unscheduled questionnaires on joining. Dates set by staff are unknown, and triggers do not fire: \
      schedules based on them do not start, and are listed. Groups have equal sizes.

      A file with errors is not simulated: they are listed with their places, and the exit status is 65.

      Example:
        otolithctl plan simulate my-study.yaml --participants 1000 --days 28 --json burden.json
      """)

  @Argument(
    help: "Study file (YAML) or folder; - for standard input.", completion: .file())
  var study: String

  @Option(help: "1-100000.")
  var participants = 1000

  @Option(help: "Number of dates of each participant, including that of joining, 1-366.")
  var days = 28

  @Option(help: "Random seed; the same seed gives the same participants.")
  var seed: UInt64 = 2014

  @Option(help: "First date of joining, YYYY-MM-DD; default: the study's first, or today.")
  var start: String?

  @Option(help: "Number of dates on which participants join, 1-366.")
  var joinDays = 7

  @Option(
    help: ArgumentHelp(
      "IANA time zone, repeatable: Europe/Berlin=3 has three times the weight of a zone without a number; "
        + "default: Europe/Berlin.", valueName: "zone[=weight]"))
  var timeZone: [String] = []

  @Option(help: "Quiet hours of all participants, repeatable: 22:00-07:00.")
  var quiet: [String] = []

  @Option(help: "Maximum number of notifications per participant and date, 1-96.")
  var perDayMax: Int?

  @Option(help: "Minimum minutes between notifications of a participant, 1-720.")
  var gap: Int?

  @Option(help: "Share of notifications that are answered, 0-1.")
  var answerRate: Double?

  @Option(
    help: "File for the figures as JSON; - for standard output instead of the text.",
    completion: .file())
  var json: String?

  func validate() throws {
    try require(1...100_000, participants, "--participants")
    try require(1...366, days, "--days")
    try require(1...366, joinDays, "--join-days")
    if let perDayMax { try require(1...96, perDayMax, "--per-day-max") }
    if let gap { try require(1...720, gap, "--gap") }
    if let answerRate, !(0...1).contains(answerRate) {
      throw ValidationError("--answer-rate must be between 0 and 1")
    }
    if let start, CivilDate(iso8601: start) == nil {
      throw ValidationError("--start must be a date such as 2026-05-01, not \(start)")
    }
    for quiet in quiet { _ = try Self.quiet(quiet) }
    for zone in timeZone { _ = try Self.weighted(zone) }
  }

  func run() async throws {
    let file = try CatalogueConsole.reading { () throws(SourceError) in try StudyFile(at: study) }
    try CatalogueConsole.requireNoErrors(file.findings)
    let simulated = SimulatedStudy(file.definition)
    let settings = try settings(from: simulated.startsAt ?? Date())
    var toldAt = Date()
    let outcomes = await PlanSimulation(of: simulated, settings).run { done in
      guard isatty(STDERR_FILENO) == 1, toldAt.timeIntervalSinceNow < -2 else { return }
      toldAt = Date()
      StandardError.writeLine("\(done) of \(participants) participants")
    }
    let report = PlanReport(of: simulated, settings, outcomes)
    if let json { try CatalogueConsole.write(report.json, to: json) }
    guard json != OutputFile.standardOutput else { return }
    for line in report.text { print(line) }
  }

  /// - Parameter first: earliest time of joining.
  private func settings(from first: Date) throws -> PlanSimulationSettings {
    let zones: ZoneDatabase
    do {
      zones = try ZoneDatabase(path: ProcessInfo.processInfo.environment["TZDIR"])
    } catch {
      throw CommandFailure("\(error)", .unreadableFile)
    }
    let named = timeZone.isEmpty ? ["Europe/Berlin"] : timeZone
    let weighted = try named.map { text in
      let (name, weight) = try Self.weighted(text)
      guard let zone = zones.zone(name) else {
        throw ValidationError("--time-zone: \(name) is not an IANA time zone")
      }
      return PlanSimulationSettings.WeightedZone(zone, weight: weight)
    }
    return PlanSimulationSettings(
      participants: participants, days: days, seed: seed,
      start: start.flatMap { CivilDate(iso8601: $0) }
        ?? weighted[0].zone.date(at: Instant(first)),
      joinDays: joinDays, zones: weighted,
      rules: NotificationSettings(
        quietHours: try quiet.map { try Self.quiet($0) }, perDayMax: perDayMax ?? 0,
        gapMinutes: gap ?? 0),
      answersPerMillion: answerRate.map { Int(($0 * 1_000_000).rounded()) })
  }

  private func require(_ range: ClosedRange<Int>, _ value: Int, _ option: String) throws {
    guard range.contains(value) else {
      throw ValidationError("\(option) must be between \(range.lowerBound) and \(range.upperBound)")
    }
  }

  private static func quiet(_ text: String) throws -> NotificationSettings.Quiet {
    let times = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { ClockTime(iso8601: String($0)) }
    guard times.count == 2, let start = times[0], let end = times[1] else {
      throw ValidationError("--quiet must be hours such as 22:00-07:00, not \(text)")
    }
    return NotificationSettings.Quiet(
      day: 0, startMinute: start.minuteOfDay, endMinute: end.minuteOfDay)
  }

  private static func weighted(_ text: String) throws -> (name: String, weight: Int) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let weight = parts.count == 2 ? Int(parts[1]) : 1
    guard let weight, (1...1000).contains(weight) else {
      throw ValidationError(
        "--time-zone must be a zone with a weight of 1 to 1000, such as Europe/Berlin=3, not \(text)"
      )
    }
    return (String(parts[0]), weight)
  }
}
