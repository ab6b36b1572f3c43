import ArgumentParser
import Calendar
import Foundation
import PlanningService
import ProgramVersion

/// Draws the next instants of many participants again and again, as a poll of a new plan does. Prints one JSON object.
@main
struct PlanBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan-bench",
    abstract: "The drawing that the benchmark of planning measures.",
    version: OtolithVersion.text(of: "plan-bench"))

  @Argument(help: "IANA time zone.")
  var zone: String

  @Option(help: "Participants, each three days after the one before.")
  var participants = 200

  @Option(help: "Seconds of the processor before the measurement.")
  var warmUp = 0.3

  @Option(help: "Seconds of the processor that the measurement takes.")
  var seconds = 2.0

  struct NotMeasured: Error, CustomStringConvertible {
    let description: String
  }

  private static let limit = 64

  func run() throws {
    let zones = try ZoneDatabase(path: ProcessInfo.processInfo.environment["TZDIR"])
    guard let zone = zones.zone(zone) else {
      throw NotMeasured(description: "\(self.zone) is no zone")
    }
    let schedule = Schedule(
      plan: .standard(
        StandardPlan(
          perDay: 10,
          windows: DayOfWeek.allCases.map { DayWindow(day: $0, startMinute: 480, endMinute: 1200) }
        )))
    let first = drawn(schedule, zone)
    while Self.processorSeconds() < warmUp { _ = drawn(schedule, zone) }
    let began = Self.processorSeconds()
    var count = 0
    var ended = began
    repeat {
      let again = drawn(schedule, zone)
      guard again == first else { throw NotMeasured(description: "the same draw differs") }
      count += again.count
      ended = Self.processorSeconds()
    } while ended < began + seconds
    print(
      """
      {"per_s": \(Double(count) / (ended - began)), "instants": \(first.count), \
      "checksum": \(first.checksum)}
      """)
  }

  private struct Drawn: Equatable {
    var count = 0
    /// Checksum of all instants in order.
    var checksum: UInt64 = 0
  }

  private func drawn(_ schedule: Schedule, _ zone: IANAZone) -> Drawn {
    var drawn = Drawn()
    let start = CivilDate(year: 2026, month: 1, day: 1)
    for number in 0..<participants {
      let date = start.adding(days: 3 * number)
      let participant = (0..<16).map { UInt8(truncatingIfNeeded: number >> ($0 % 2 * 8)) }
      let planner = SchedulePlanner(
        schedule: schedule, zone: zone, dayZero: start, studyStart: nil, studyEnd: nil,
        seed: PlanSeed(
          participant: participant, studyID: "tinnitus", questionnaireID: "momentary", revision: 1))
      let now = Instant(secondsSinceEpoch: date.dayNumber * 86_400 + 12 * 3600)
      for planned in planner.next(Self.limit, now: now) {
        drawn.count += 1
        drawn.checksum =
          drawn.checksum &* 31 &+ UInt64(bitPattern: Int64(planned.at.secondsSinceEpoch))
      }
    }
    return drawn
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
