/// When a zone's clock changes, and to which offset (RFC 9636 §3.2).
struct ZoneTransitions: Sendable, Hashable {
  /// Offset before the first change, or for all times if there is no change.
  let initialOffset: Int
  /// Seconds since 1970-01-01T00:00:00Z, ascending.
  let times: [Int]
  /// Seconds ahead of UTC from each of `times` on; same count as `times`.
  let offsets: [Int]
  /// Rule after the last change; nil if the last offset stays.
  let rule: POSIXTimeZoneRule?
  /// FNV-1a of the source file; 0 if there is no file.
  var digest: UInt64 = 0

  func offset(atSecond second: Int) -> Int {
    guard let last = times.last else { return rule?.offset(atSecond: second) ?? initialOffset }
    if second >= last { return rule?.offset(atSecond: second) ?? offsets[offsets.count - 1] }
    let next = firstChange(after: second)
    return next == 0 ? initialOffset : offsets[next - 1]
  }

  func stretch(around second: Int) -> ZoneStretch {
    let range = Instant.range
    guard let last = times.last, second < last else {
      let from = times.last ?? range.lowerBound
      let offset = offset(atSecond: second)
      let steady = rule?.steadySeconds(around: second) ?? range
      return ZoneStretch(seconds: max(from, steady.lowerBound)...steady.upperBound, offset: offset)
    }
    let next = firstChange(after: second)
    return ZoneStretch(
      seconds: (next == 0 ? range.lowerBound : times[next - 1])...times[next] - 1,
      offset: next == 0 ? initialOffset : offsets[next - 1])
  }

  /// Returns the index of the first later change, which must exist.
  private func firstChange(after second: Int) -> Int {
    var low = 0
    var high = times.count - 1
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
