import Bus
import FoundationEssentials

/// What `/readyz` says of a service's bus. Never that calls fail: they are answered without it.
enum BusHealth {
  /// - Parameters:
  ///   - measurement: nil before the first.
  ///   - now: by the clock of the events.
  ///   - instant: by the clock of measurements.
  static func result(
    _ measurement: BusObservation.Measurement?, now: Date, instant: ContinuousClock.Instant = .now
  ) -> HealthFinding.Result {
    guard let measurement else { return .degraded("how far it is behind is not known yet") }
    let age = instant - measurement.at
    if age > .seconds(HealthLimits.busMeasurementAgeMax) {
      let seconds = age.components.seconds
      return .degraded("how far it is behind could not be measured for \(seconds) seconds")
    }
    let complaints = complaints(measurement.lag, now: now)
    return complaints.isEmpty ? .ok : .degraded(complaints.joined(separator: "; "))
  }

  private static func complaints(_ lag: BusLag, now: Date) -> [String] {
    var complaints: [String] = []
    if let age = age(lag.outbox.oldest, now), age > HealthLimits.busAgeMax {
      complaints.append("the outbox has events of \(Int(age)) seconds ago")
    }
    for (name, consumer) in lag.consumers.sorted(by: { $0.key < $1.key }) {
      if !consumer.stops.isEmpty {
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
