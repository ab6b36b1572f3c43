package import Calendar
package import FoundationEssentials

/// Plans have whole seconds.
extension Instant {
  /// The whole second that `date` lies in.
  package init(flooring date: Date) {
    self.init(wholeSeconds: date.timeIntervalSince1970.rounded(.down))
  }

  /// The first whole second that is not before `date`.
  package init(ceiling date: Date) {
    self.init(wholeSeconds: date.timeIntervalSince1970.rounded(.up))
  }

  private init(wholeSeconds: Double) {
    // Events carry what their senders wrote: a number out of range must not stop the process.
    let range = Instant.range
    let clamped = min(max(wholeSeconds, Double(range.lowerBound)), Double(range.upperBound))
    self.init(secondsSinceEpoch: clamped.isNaN ? range.lowerBound : Int(clamped))
  }
}
