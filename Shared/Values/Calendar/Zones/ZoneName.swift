/// Names of zones, which are also the paths of their files.
enum ZoneName {
  /// Maximum characters of a name; the longest in the database has 32.
  static let lengthMax = 64
  /// Maximum parts of a name, as in `America/Argentina/Buenos_Aires`.
  static let partsMax = 3

  /// Files beside the zones: two copies of the database, the machine's local zone, the default
  /// POSIX rules, and a zone for machines without one.
  private static let excluded: Set<Substring> = [
    "posix", "right", "localtime", "posixrules", "Factory",
  ]

  /// Whether the name can be a zone: one to three parts of letters, digits, `_`, `+` and `-`, each
  /// starting with a letter. Such a path cannot leave the folder.
  static func isValid(_ name: String) -> Bool {
    guard (1...lengthMax).contains(name.utf8.count) else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= partsMax && parts.allSatisfy(isPart) && !excluded.contains(parts[0])
  }

  private static func isPart(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, isLetter(first) else { return false }
    return part.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
