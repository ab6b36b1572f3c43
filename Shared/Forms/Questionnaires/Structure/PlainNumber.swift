extension NumberDefinition {
  /// A number as patterns see it: shortest decimal digits that give the same number, without an
  /// exponent, e.g. `12.5`, `0.00001`, `-3`.
  public static func plainText(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : "" }
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var whole = String(mantissa[0])
    // `1e+16` has no decimal point.
    var fraction = mantissa.count < 2 || mantissa[1] == "0" ? "" : String(mantissa[1])
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    while exponent > 0 {
      whole.append(fraction.isEmpty ? "0" : fraction.removeFirst())
      exponent -= 1
    }
    while exponent < 0 {
      fraction.insert(whole.popLast() ?? "0", at: fraction.startIndex)
      exponent += 1
    }
    let digits = whole.drop { $0 == "0" }
    let text = (digits.isEmpty ? "0" : digits) + (fraction.isEmpty ? "" : "." + fraction)
    return (number < 0 ? "-" : "") + text
  }
}
