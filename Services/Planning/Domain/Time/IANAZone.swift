// Not FoundationEssentials: on Linux that has no zone data. The data comes with the toolchain, so
// the same binary plans the same instants on every host.
import FoundationEssentials
import FoundationInternationalization

/// A zone of the IANA time zone database.
public struct IANAZone: ZoneRules {
  /// Longest name accepted; the longest in the database has 32 characters.
  public static let nameLengthMax = 64

  public let name: String
  private let zone: TimeZone

  /// - Returns: nil for a name that is not in the database. Fixed offsets (`GMT+3`, `+01:00`) and
  ///   abbreviations (`PST`) that are not in it are refused too; `Etc/GMT+3` is.
  public init?(_ name: String) {
    guard name.utf8.count <= Self.nameLengthMax, name.utf8.allSatisfy(Self.isNameCharacter),
      name.utf8.contains(UInt8(ascii: "/")) || Self.namesWithoutArea.contains(name),
      let zone = TimeZone(identifier: name)
    else { return nil }
    self.name = name
    self.zone = zone
  }

  public func offset(at instant: Instant) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.secondsSinceEpoch)))
  }

  // The library stops reading at a NUL.
  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  // The library also takes abbreviations and offsets of its own making for names without a slash.
  private static let namesWithoutArea: Set<String> = [
    "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT",
    "GMT+0", "GMT-0", "GMT0", "Greenwich", "HST", "Hongkong", "Iceland", "Iran", "Israel",
    "Jamaica", "Japan", "Kwajalein", "Libya", "MET", "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo",
    "PRC", "PST8PDT", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "UTC",
    "Universal", "W-SU", "WET", "Zulu",
  ]
}
