extension String {
  /// Maximum Unicode scalars of a label.
  public static let labelLengthMax = 64

  /// The text as a label: what a device, a system or an app calls itself.
  ///
  /// Its user did not write it and cannot change it, so it is never refused. Control characters
  /// become spaces, white space at both ends is removed, and the text is cut between two characters
  /// to ``labelLengthMax``.
  public var asLabel: String {
    isPlainLabel ? self : mendedLabel
  }

  /// Whether it is a label already, as nearly every one is: short printable ASCII without white space
  /// at its ends.
  private var isPlainLabel: Bool {
    let bytes = utf8
    return bytes.count <= Self.labelLengthMax && bytes.first != 0x20 && bytes.last != 0x20
      && bytes.allSatisfy { (0x20...0x7e).contains($0) }
  }

  private var mendedLabel: String {
    var label = ""
    var count = 0
    for character in self {
      let next = character.unicodeScalars.contains(where: \.isControl) ? " " : character
      if label.isEmpty, next.isWhitespace { continue }
      count += next.unicodeScalars.count
      if count > Self.labelLengthMax { break }
      label.append(next)
    }
    while label.last?.isWhitespace == true { label.removeLast() }
    return label
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
