extension String {
  /// For descriptions: quoted, and cut so that nobody's text comes back at length.
  public var quotedExcerpt: String {
    let scalars = unicodeScalars
    guard scalars.count > 32 else { return "“\(self)”" }
    return "“\(String(String.UnicodeScalarView(scalars.prefix(32))))…”"
  }
}
