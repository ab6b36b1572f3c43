/// Formats version numbers.
enum VersionRanges {
  /// Returns `1–3, 5`; each number once, in ascending order.
  static func text(_ versions: [UInt32]) -> String {
    var ranges: [ClosedRange<UInt32>] = []
    for version in versions.sorted() {
      if let last = ranges.last, version <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(version, last.upperBound)
      } else {
        ranges.append(version...version)
      }
    }
    return ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
    }.joined(separator: ", ")
  }
}
