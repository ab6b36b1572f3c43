import Bus
import FoundationEssentials

/// The `bus` check of `/readyz`. It never fails, because calls are answered without the bus.
enum BusHealth {
  /// - Parameters:
  ///   - measurement: nil before the first measurement.
  ///   - outbox: the outbox, which is also measured without the log; nil before that.
  ///   - failure: why the last measurement failed; nil if it succeeded.
  ///   - now: time of the clock that stamps events.
  ///   - instant: time of the clock that stamps measurements.
  static func result(
    _ measurement: BusObservation.Measurement?, outbox: BusLag.Outbox?,
    failure: String? = nil, now: Date, instant: ContinuousClock.Instant = .now
  ) -> HealthFinding.Result {
    let reason = failure.map { ": \($0)" } ?? ""
    var complaints: [String] = []
    if let age = age(outbox?.oldest, now), age > HealthLimits.busAgeMax {
      complaints.append("the oldest event in the outbox is \(Int(age)) seconds old")
    }
    if let measurement {
      let age = instant - measurement.at
      if age > .seconds(HealthLimits.busMeasurementAgeMax) {
        complaints.append(
          "the lag could not be measured for \(age.components.seconds) seconds\(reason)")
      } else {
        complaints += Self.complaints(measurement.lag, now: now)
      }
    } else {
      complaints.append("the lag has not been measured yet\(reason)")
    }
    return complaints.isEmpty ? .ok : .degraded(complaints.joined(separator: "; "))
  }

  private static func complaints(_ lag: BusLag, now: Date) -> [String] {
    var complaints: [String] = []
    for (name, consumer) in lag.consumers.sorted(by: { $0.key < $1.key }) {
      if consumer.stop != nil {
        complaints.append("consumer \(name) is stopped")
      } else if let age = age(consumer.oldest, now), age > HealthLimits.busAgeMax {
        complaints.append("consumer \(name) is \(Int(age)) seconds behind")
      }
      if consumer.deadLetters > 0 {
        complaints.append("consumer \(name) has dead letters")
      }
    }
    return complaints
  }

  private static func age(_ time: Date?, _ now: Date) -> Double? {
    time.map { now.timeIntervalSince($0) }
  }
}
