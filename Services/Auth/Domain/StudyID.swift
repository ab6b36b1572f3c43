/// The name of a study: 1–64 lower-case letters, digits and hyphens.
public struct StudyID: Sendable, Hashable {
  public let text: String

  /// Nil when no study can have this name.
  public init?(_ text: String) {
    guard (1...64).contains(text.utf8.count),
      text.utf8.allSatisfy({
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      })
    else { return nil }
    self.text = text
  }
}
