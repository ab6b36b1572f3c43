/// The values of a slider: `minimum + k·step` up to the maximum, or anything in between for a step
/// of 0.
///
/// Clients compute positions in binary fractions, many of them in 32 bit: 0.7 arrives as 0.699999988 or
/// 0.7000000000000001. A step is met within a thousandth of it, and the value is stored as it was sent. The
/// ends are not crossed by more than such rounding makes, and what crosses one by that is stored as the
/// end: nothing is read that the slider cannot show.
struct SliderScale {
  var minimum: Double
  var maximum: Double
  var step: Double

  /// Of a number of 24 bits, as large as the larger end.
  private var rounding: Double { max(abs(minimum), abs(maximum)) * 0x1p-23 }

  func contains(_ value: Double) -> Bool {
    value >= minimum - rounding && value <= maximum + rounding
  }

  func isOnStep(_ value: Double) -> Bool {
    guard step > 0 else { return true }
    let steps = ((value - minimum) / step).rounded()
    return abs(value - (minimum + steps * step)) <= step * 1e-3
  }

  /// A value that ``contains(_:)``, between the ends.
  func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}
