import Calendar
import ReportPages

/// The means of a series over time as SVG, with the range of the values as an area. The table beside
/// it has the same numbers.
struct SeriesChart {
  private struct Point {
    var x: Double
    var mean, minimum, maximum: Double
  }

  private static let (width, height) = (360.0, 150.0)
  private static let (left, right, top, bottom) = (42.0, 8.0, 8.0, 20.0)

  private let title: String
  private let say: ReportWords
  private let labels: (first: String, last: String)
  private let range: ClosedRange<Double>
  private let points: [Point]

  init(series: ParticipantReport.Series, page: ParticipantPage) {
    say = page.say
    title = series.title
    let numbers = series.numbers
    labels = (
      page.day(numbers.first?.startDate ?? ""), page.day(numbers.last?.startDate ?? "")
    )
    let days = numbers.map { CivilDate(iso8601: $0.startDate)?.dayNumber ?? 0 }
    let (first, last) = (days.first ?? 0, days.last ?? 0)
    let least = numbers.compactMap(\.numbers?.minimum).min() ?? 0
    let most = numbers.compactMap(\.numbers?.maximum).max() ?? 1
    range = series.range ?? (least < most ? least...most : least - 1...least + 1)
    let inner = Self.width - Self.left - Self.right
    points = zip(days, numbers).compactMap { day, summary in
      guard let found = summary.numbers else { return nil }
      let share = last > first ? Double(day - first) / Double(last - first) : 0.5
      return Point(
        x: Self.left + share * inner, mean: found.mean, minimum: found.minimum,
        maximum: found.maximum)
    }
  }

  var svg: String {
    let description = say(
      "\(title): mean of each period from \(labels.first) to \(labels.last)",
      "\(title): Mittel je Zeitraum vom \(labels.first) bis zum \(labels.last)")
    let line = points.map { "\(text($0.x)) \(text(y($0.mean)))" }.joined(separator: "L")
    let upper = points.map { "\(text($0.x)) \(text(y($0.maximum)))" }
    let lower = points.reversed().map { "\(text($0.x)) \(text(y($0.minimum)))" }
    let dots =
      points.count > 60
      ? ""
      : points.map {
        "<circle class=\"dot\" cx=\"\(text($0.x))\" cy=\"\(text(y($0.mean)))\" r=\"2.5\"/>"
      }.joined()
    return """
      <svg class="chart" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" role="img" \
      aria-label="\(ReportMarkup.escaped(description))">\(axes)
      <path class="band" d="M\((upper + lower).joined(separator: "L"))Z"/>\
      <path class="line" d="M\(line)"/>\(dots)</svg>
      """
  }

  private var axes: String {
    let middle = range.lowerBound / 2 + range.upperBound / 2
    let grid = [range.lowerBound, middle, range.upperBound].map { value in
      """
      <path class="grid" d="M\(text(Self.left)) \(text(y(value)))H\(text(Self.width - Self.right))"/>\
      <text x="\(text(Self.left - 4))" y="\(text(y(value)))" dy="4" text-anchor="end">\
      \(ReportMarkup.escaped(say.number(value)))</text>
      """
    }.joined()
    return grid + """
      <text x="\(text(Self.left))" y="\(Int(Self.height) - 5)">\
      \(ReportMarkup.escaped(labels.first))</text>\
      <text x="\(text(Self.width - Self.right))" y="\(Int(Self.height) - 5)" text-anchor="end">\
      \(ReportMarkup.escaped(labels.last))</text>
      """
  }

  private func y(_ value: Double) -> Double {
    let inner = Self.height - Self.top - Self.bottom
    // Halves: the difference of large numbers may exceed the largest one.
    let size = range.upperBound / 2 - range.lowerBound / 2
    let share = size > 0 ? (value / 2 - range.lowerBound / 2) / size : 0.5
    return Self.top + inner * (1 - min(max(share, 0), 1))
  }

  private func text(_ number: Double) -> String { ReportWords.decimal(number, decimals: 1) }
}
