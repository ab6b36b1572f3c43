import Calendar
import CalendarSamples

@testable import PlanningService

/// Checks the days of a standard planner against the properties that ``StandardPlan`` promises,
/// independent of the drawing.
struct PromiseCheck {
  let plan: StandardPlan
  let zone: any ZoneRules
  let seed: PlanSeed

  private var gap: Int { plan.minimumGapMinutes * 60 }

  /// Returns the violated properties; empty if all hold.
  func broken(from start: CivilDate, days: Int) -> [String] {
    let planner = StandardPlanner(plan: plan, zone: zone, seed: seed)
    var broken: [String] = []
    var previous: Instant?
    for date in (0..<days).map({ start.adding(days: $0) }) {
      let instants = planner.instants(on: date)
      if instants != planner.instants(on: date) { broken.append("\(date): drawn twice, differs") }
      broken += brokenWindow(on: date, instants)
      broken += brokenCount(on: date, instants)
      broken += brokenParts(on: date, instants)
      for instant in instants {
        if let previous, instant.seconds(since: previous) < gap {
          broken.append("\(date): gap \(instant.seconds(since: previous)) s")
        }
        previous = instant
      }
    }
    return broken.map { "\(zone.name) \(plan): \($0)" }
  }

  /// Every instant's clock time lies inside the window. If the clocks go back within the window, it
  /// includes the repeated hour twice.
  private func brokenWindow(on date: CivilDate, _ instants: [Instant]) -> [String] {
    guard let window = plan.window(on: date.dayOfWeek) else {
      return instants.isEmpty ? [] : ["\(date): instants without a window"]
    }
    let start = zone.start(of: LocalTime(date, minuteOfDay: window.startMinute))
    let seconds = 0...(window.nominalMinutes * 60)
    return instants.compactMap { instant in
      let days = zone.date(at: instant).dayNumber - date.dayNumber
      let wall = days * 86_400 + zone.secondOfDay(at: instant) - window.startMinute * 60
      let backward = max(0, zone.offset(at: start) - zone.offset(at: instant))
      let holds = instant >= start && (seconds.contains(wall) || seconds.contains(wall + backward))
      return holds ? nil : "\(date): second \(wall) outside \(seconds)"
    }
  }

  private func brokenCount(on date: CivilDate, _ instants: [Instant]) -> [String] {
    guard plan.window(on: date.dayOfWeek) != nil else { return [] }
    if instants.count > plan.perDay { return ["\(date): \(instants.count) instants"] }
    // Fewer only if the clocks go forward between the start of this date and the end of the next
    // but one.
    let noon = Instant(secondsSinceEpoch: date.dayNumber * 86_400)
    let offsets = stride(from: -36, through: 96, by: 6).map {
      zone.offset(at: noon.adding(seconds: $0 * 3600))
    }
    let goesForward = zip(offsets, offsets.dropFirst()).contains { $0 < $1 }
    return instants.count < plan.perDay && !goesForward
      ? ["\(date): only \(instants.count) instants"] : []
  }

  /// Each equal part has one instant, if the parts are at least as long as the gap.
  private func brokenParts(on date: CivilDate, _ instants: [Instant]) -> [String] {
    guard !instants.isEmpty, let window = plan.window(on: date.dayOfWeek) else { return [] }
    let start = zone.start(of: LocalTime(date, minuteOfDay: window.startMinute))
    var end = zone.start(
      of: LocalTime(date, minuteOfDay: window.startMinute + window.nominalMinutes))
    for distance in 1...3 {
      let next = date.adding(days: distance)
      if let window = plan.window(on: next.dayOfWeek) {
        let nextStart = zone.start(of: LocalTime(next, minuteOfDay: window.startMinute))
        end = min(end, nextStart.adding(seconds: -gap))
      }
    }
    let span = end.seconds(since: start)
    let count = instants.count
    guard span >= count * gap else { return [] }
    return instants.enumerated().compactMap { index, instant in
      // index·span/count ≤ offset ≤ (index+1)·span/count, in integers; parts start on whole
      // seconds.
      let offset = instant.seconds(since: start) * count
      return offset + count > index * span && offset <= (index + 1) * span
        ? nil : "\(date): number \(index) is outside its part"
    }
  }
}
