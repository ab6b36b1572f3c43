extension Double {
  /// The shortest decimal that reads back as the same number, without `.0` for integers: `5`,
  /// `0.1`, `1e+300`.
  public var shortText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
