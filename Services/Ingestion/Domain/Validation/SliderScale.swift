/// The values of a slider: `minimum + k·step` up to the maximum, or anything in between for a step
/// of 0.
///
/// Compared with a tolerance of a thousandth of a step (without steps: a millionth of the range),
/// since clients compute positions in binary fractions, many of them in 32 bit: 0.7 arrives as
/// 0.699999988 or 0.7000000000000001. The value is stored as it was sent.
struct SliderScale {
  var minimum: Double
  var maximum: Double
  var step: Double

  private var tolerance: Double {
    step > 0 ? step * 1e-3 : (maximum - minimum) * 1e-6
  }

  func contains(_ value: Double) -> Bool {
    value >= minimum - tolerance && value <= maximum + tolerance
  }

  func isOnStep(_ value: Double) -> Bool {
    guard step > 0 else { return true }
    let steps = ((value - minimum) / step).rounded()
    return abs(value - (minimum + steps * step)) <= tolerance
  }
}
