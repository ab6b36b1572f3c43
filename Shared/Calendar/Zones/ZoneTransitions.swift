/// When a zone's clock changes, and to which offset (RFC 9636 §3.2).
struct ZoneTransitions: Sendable, Hashable {
  /// Before the first change; all there is without one.
  let initialOffset: Int
  /// Seconds since 1970-01-01T00:00:00Z, ascending.
  let times: [Int]
  /// Of each time the seconds that the clock is ahead of UTC from then on; as many as `times`.
  let offsets: [Int]
  /// What is true from the last change on; nil: the last offset stays.
  let rule: POSIXTimeZoneRule?
  /// FNV-1a of the file that it was read from; 0: of none.
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

  /// By its number; there is one.
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
