import Foundation
import ReportPages

/// A chart of values over time or classes as SVG. The table beside it has the same numbers.
struct ReportChart {
  /// Title and, for screen readers, description.
  var title: String
  var description: String
  /// Labels of the values; the first, the middle and the last are shown.
  var labels: [String]
  var values: [Double]
  /// Values drawn downwards; empty for none.
  var downward: [Double] = []
  /// Upper end of the axis; nil for the largest value.
  var maximum: Double?
  /// Whether the values are a line with an area; otherwise bars.
  var isLine = false
  /// Formats the values of the axis.
  var format: (Double) -> String

  private static let (width, height) = (360.0, 150.0)
  private static let (left, right, top, bottom) = (42.0, 6.0, 8.0, 20.0)

  var svg: String {
    let most = max(maximum ?? Self.round(up: values.max() ?? 0), 1e-9)
    let least = downward.isEmpty ? 0 : Self.round(up: downward.max() ?? 0)
    let inner = Self.height - Self.top - Self.bottom
    let scale = inner / (most + least)
    let zero = Self.top + most * scale
    func text(_ number: Double) -> String { String(format: "%.1f", number) }
    let shape = isLine ? area(scale, zero) : bars(values, scale, zero)
    let down =
      downward.isEmpty ? "" : "<path class=\"down\" d=\"\(bars(downward, -scale, zero))\"/>"
    let lines = [most, most / 2, 0].map { value in
      let y = text(zero - value * scale)
      return """
        <path class="grid" d="M\(text(Self.left)) \(y)H\(text(Self.width - Self.right))"/>\
        <text x="\(text(Self.left - 4))" y="\(y)" dy="4" text-anchor="end">\
        \(ReportMarkup.escaped(format(value)))</text>
        """
    }.joined()
    return """
      <figure><figcaption>\(ReportMarkup.escaped(title))</figcaption>
      <svg class="chart" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" role="img" \
      aria-label="\(ReportMarkup.escaped(description))">\(lines)
      <path class="\(isLine ? "area" : "fill")" d="\(shape)"/>\(down)\(axis)</svg></figure>
      """
  }

  private var step: Double {
    (Self.width - Self.left - Self.right) / Double(max(values.count, 1))
  }

  private var axis: String {
    guard !labels.isEmpty else { return "" }
    let places = labels.count < 3 ? Array(labels.indices) : [0, labels.count / 2, labels.count - 1]
    return places.map { place in
      let anchor =
        labels.count < 3
        ? "middle" : place == 0 ? "start" : place == labels.count - 1 ? "end" : "middle"
      let shift = anchor == "start" ? 0.0 : anchor == "end" ? 1 : 0.5
      let x = String(format: "%.1f", Self.left + step * (Double(place) + shift))
      return """
        <text x="\(x)" y="\(Int(Self.height) - 5)" text-anchor="\(anchor)">\
        \(ReportMarkup.escaped(labels[place]))</text>
        """
    }.joined()
  }

  private func bars(_ values: [Double], _ scale: Double, _ zero: Double) -> String {
    let gap = step > 3 ? step * 0.15 : 0
    return values.enumerated().filter { $0.element > 0 }.map { place, value in
      String(
        format: "M%.1f %.1fh%.2fv%.1fh-%.2fz", Self.left + step * Double(place) + gap, zero,
        step - 2 * gap, -value * scale, step - 2 * gap)
    }.joined()
  }

  private func area(_ scale: Double, _ zero: Double) -> String {
    let points = values.enumerated().map { place, value in
      String(
        format: "V%.1fH%.1f", zero - value * scale, Self.left + step * Double(place + 1))
    }.joined()
    return String(format: "M%.1f %.1f", Self.left, zero) + points
      + String(format: "V%.1fz", zero)
  }

  /// Returns the next larger number with one digit that is even or 1.
  private static func round(up value: Double) -> Double {
    guard value > 0, value.isFinite else { return 1 }
    let unit = pow(10, floor(log10(value)))
    return ([1, 2, 4, 6, 8, 10].first { $0 * unit >= value } ?? 10) * unit
  }
}
