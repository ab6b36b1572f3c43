package import Questionnaires

/// The draw of an occurrence (decision point), as recorded.
package struct OccurrenceDraw: Sendable, Hashable {
  /// Options of the row of probabilities that counted; empty if the participant was not available.
  package var options: [TriggerDraw.Option]
  /// Seed of the draw; nil until planning decides.
  package var seed: UInt64?

  package init(options: [TriggerDraw.Option], seed: UInt64? = nil) {
    self.options = options
    self.seed = seed
  }

  /// Drawn number, 0–999,999; nil until planning decides.
  package var number: Int? {
    guard let seed else { return nil }
    var generator = Xoshiro256(seed: seed)
    return generator.next(through: Int(TriggerDraw.certain) - 1)
  }

  /// The first option for which the sum of the probabilities up to it exceeds the number; nil if the
  /// draw gives no notification.
  package var optionID: String? {
    guard let number else { return nil }
    var sum = 0
    return options.first { option in
      sum += Int(option.partsPerMillion)
      return number < sum
    }?.id
  }
}

extension OccurrenceDraw {
  /// The options as stored: `walk=300000 rest=300000`.
  package var storedOptions: String {
    options.map { "\($0.id)=\($0.partsPerMillion)" }.joined(separator: " ")
  }

  /// - Parameter seed: 16 hexadecimal digits, as stored.
  package init(storedOptions: String, seed: String?) {
    let options = storedOptions.split(separator: " ").compactMap { entry -> TriggerDraw.Option? in
      let parts = entry.split(separator: "=")
      guard parts.count == 2, let millionths = UInt32(parts[1]) else { return nil }
      return TriggerDraw.Option(id: String(parts[0]), partsPerMillion: millionths)
    }
    self.init(options: options, seed: seed.flatMap { UInt64($0, radix: 16) })
  }
}

extension UInt64 {
  /// 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
