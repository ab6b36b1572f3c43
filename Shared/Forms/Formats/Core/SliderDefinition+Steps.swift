internal import Questionnaires

extension SliderDefinition {
  /// The slider up to the last value that its steps reach, if they do not reach the maximum; nil if
  /// they do.
  var reachable: (slider: SliderDefinition, advice: String)? {
    let length = maximum - minimum
    guard step > 0, length > step, length.isFinite else { return nil }
    let steps = length / step
    guard !stepDividesRange, steps < 1e9 else { return nil }
    var slider = self
    // Decimal steps have no exact binary form; the end is written with their digits.
    slider.maximum = ((minimum + steps.rounded(.down) * step) * 1e9).rounded() / 1e9
    return (
      slider,
      "steps of \(DecimalSyntax.text(step)) from \(DecimalSyntax.text(minimum)) do not reach "
        + "\(DecimalSyntax.text(maximum)); the last value is \(DecimalSyntax.text(slider.maximum))"
    )
  }
}
