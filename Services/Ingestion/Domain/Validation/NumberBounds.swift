/// Bounds of a number that clients may compute or send in 32 bits: 35.1 arrives as 35.099998.
struct NumberBounds {
  var minimum: Double?
  var maximum: Double?
  /// Whether the number is computed from the ends of a scale, so that it has the rounding error of
  /// the larger end.
  var isScale = false

  /// Returns the value, as the bound if it exceeds that only by rounding to 32 bits; nil if it is
  /// beyond, or NaN.
  func limited(_ value: Double) -> Double? {
    guard !value.isNaN else { return nil }
    if let minimum, value < minimum {
      return value >= minimum - rounding(at: minimum) ? minimum : nil
    }
    if let maximum, value > maximum {
      return value <= maximum + rounding(at: maximum) ? maximum : nil
    }
    return value
  }

  /// Rounding error of a 24-bit significand.
  private func rounding(at bound: Double) -> Double {
    let end =
      isScale ? max((minimum ?? 0).magnitude, (maximum ?? 0).magnitude) : bound.magnitude
    return end * 0x1p-23
  }
}

/// The values of a slider: `minimum + k·step` up to the maximum, or any value in between if the
/// step is 0.
///
/// Clients compute positions in binary fractions, often 32 bit: 0.7 arrives as 0.699999988 or
/// 0.7000000000000001. A step matches within a thousandth of it, and the value is stored as sent.
/// Values beyond an end by no more than such rounding are stored as the end.
struct SliderScale {
  var minimum: Double
  var maximum: Double
  var step: Double

  var bounds: NumberBounds { NumberBounds(minimum: minimum, maximum: maximum, isScale: true) }

  func isOnStep(_ value: Double) -> Bool {
    guard step > 0 else { return true }
    let steps = ((value - minimum) / step).rounded()
    return (value - (minimum + steps * step)).magnitude <= step * 1e-3
  }
}
