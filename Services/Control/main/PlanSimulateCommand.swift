import ArgumentParser
import Calendar
import ControlSupport
import Formats
import Foundation
import PlanningDomain
import ServiceKit

/// `otolithctl plan simulate`: needs no service.
struct PlanSimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Simulate whom a study asks when, before anybody takes part.",
    discussion: """
      Draws the plans of simulated participants by the code that otolith-planning runs, and tells the load by \
      hour, the burden of a person, the gaps, what has no room under the rules, and which schedules ask \
      nobody. Needs no service and no database: only the study's file, its questionnaires not.

      Questionnaires that block all else are taken to be filled in on joining. Others are filled in by nobody \
      unless --answer-rate says how many prompts are answered; with it as many fill in, on joining, what no \
      schedule asks for. Dates that a study's staff sets are not known, and no trigger fires: schedules that count \
      from them do not begin, and are named. Groups of a study have equally many members.

      A file with errors is not simulated: they are listed with their places, and the status is 65.

      Example:
        otolithctl plan simulate my-study.yaml --participants 1000 --days 28 --html burden.html
      """)

  @Argument(
    help: "A study's YAML file, or its folder; - for the standard input.", completion: .file())
  var study: String

  @Option(help: "1-100000.")
  var participants = 1000

  @Option(help: "For how many dates each takes part, that of joining included, 1-366.")
  var days = 28

  @Option(help: "The same seed makes the same participants.")
  var seed: UInt64 = 2014

  @Option(help: "First date of joining, YYYY-MM-DD; default: the study's first, or today.")
  var start: String?

  @Option(help: "Participants join on so many dates, 1-366.")
  var joinDays = 7

  @Option(
    help: ArgumentHelp(
      "IANA time zone, repeatable: Europe/Berlin=3 for three times as many as from one without a number; "
        + "default: Europe/Berlin.", valueName: "zone[=weight]"))
  var timeZone: [String] = []

  @Option(help: "Hours in which nobody wants to be asked, repeatable: 22:00-07:00.")
  var quiet: [String] = []

  @Option(help: "Most prompts that a participant wants on a date, 1-96.")
  var perDayMax: Int?

  @Option(help: "Least minutes between prompts that a participant wants, 1-720.")
  var gap: Int?

  @Option(help: "Share of prompts that are answered, 0-1.")
  var answerRate: Double?

  @Option(
    help: "File for a page with charts; - for the standard output, in place of the text.",
    completion: .file())
  var html: String?

  @Option(
    help: "File for the numbers as JSON; - for the standard output, in place of the text.",
    completion: .file())
  var json: String?

  func validate() throws {
    try require(1...100_000, participants, "--participants")
    try require(1...366, days, "--days")
    try require(1...366, joinDays, "--join-days")
    if let perDayMax { try require(1...96, perDayMax, "--per-day-max") }
    if let gap { try require(1...720, gap, "--gap") }
    if let answerRate, !(0...1).contains(answerRate) {
      throw ValidationError("--answer-rate takes 0 to 1")
    }
    if let start, CivilDate(iso8601: start) == nil {
      throw ValidationError("--start takes a date such as 2026-05-01, not \(start)")
    }
    if html == OutputFile.standardOutput, json == OutputFile.standardOutput {
      throw ValidationError("only one of --html and --json goes to the standard output")
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
      guard toldAt.timeIntervalSinceNow < -2 else { return }
      toldAt = Date()
      StandardError.writeLine("\(done) of \(participants) participants")
    }
    let report = PlanReport(of: simulated, settings, outcomes)
    if let html { try CatalogueConsole.write(Array(PlanReportPage(report).text.utf8), to: html) }
    if let json { try CatalogueConsole.write(report.json, to: json) }
    guard html != OutputFile.standardOutput, json != OutputFile.standardOutput else { return }
    for line in report.text { print(line) }
  }

  /// - Parameter first: when somebody may join first.
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
        throw ValidationError("--time-zone: \(name) is not the name of an IANA time zone")
      }
      return PlanSimulationSettings.WeightedZone(zone, weight: weight)
    }
    return PlanSimulationSettings(
      participants: participants, days: days, seed: seed,
      start: start.flatMap { CivilDate(iso8601: $0) }
        ?? weighted[0].zone.date(at: Instant(first)),
      joinDays: joinDays, zones: weighted,
      rules: PromptSettings(
        quietHours: try quiet.map { try Self.quiet($0) }, perDayMax: perDayMax ?? 0,
        gapMinutes: gap ?? 0),
      answersPerMillion: answerRate.map { Int(($0 * 1_000_000).rounded()) })
  }

  private func require(_ range: ClosedRange<Int>, _ value: Int, _ option: String) throws {
    guard range.contains(value) else {
      throw ValidationError("\(option) takes \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private static func quiet(_ text: String) throws -> PromptSettings.Quiet {
    let times = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { ClockTime(iso8601: String($0)) }
    guard times.count == 2, let start = times[0], let end = times[1] else {
      throw ValidationError("--quiet takes hours such as 22:00-07:00, not \(text)")
    }
    return PromptSettings.Quiet(
      day: 0, startMinute: start.minuteOfDay, endMinute: end.minuteOfDay)
  }

  private static func weighted(_ text: String) throws -> (name: String, weight: Int) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let weight = parts.count == 2 ? Int(parts[1]) : 1
    guard let weight, (1...1000).contains(weight) else {
      throw ValidationError(
        "--time-zone takes a zone with a weight of 1 to 1000, such as Europe/Berlin=3, not \(text)")
    }
    return (String(parts[0]), weight)
  }
}
