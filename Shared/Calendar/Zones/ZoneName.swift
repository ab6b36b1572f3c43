/// The names of zones, which are also the paths of their files.
enum ZoneName {
  /// Longest name accepted; the longest in the database has 32 characters.
  static let lengthMax = 64
  /// As in `America/Argentina/Buenos_Aires`.
  static let partsMax = 3

  /// What lies beside the zones: two copies of all, the machine's own zone, what POSIX rules of
  /// unknown dates are taken for, and a zone for machines that have none.
  private static let excluded: Set<Substring> = [
    "posix", "right", "localtime", "posixrules", "Factory",
  ]

  /// Whether a zone of the database may be called so: one to three parts of letters, digits, `_`, `+`
  /// and `-`, each beginning with a letter. So it never leads out of the folder.
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
