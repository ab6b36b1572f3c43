import Calendar
import TestBasics
import Testing

@testable import IngestionService

/// The three orders of SON FA13.
@Suite struct SoundOrderTests {
  private func sound(
    _ soundID: String, _ title: String, sessions: Int = 1, mean: Double? = nil
  ) -> SoundStatistics {
    SoundStatistics(
      collectionID: "tones", soundID: soundID, version: 1, title: title, sessions: sessions,
      ratings: mean == nil ? 0 : 1, meanRating: mean, netMilliseconds: 1,
      lastStartedAt: Fixture.now)
  }

  @Test func eachOrderIsItsOwn() {
    let sounds = [
      sound("a", "wind", sessions: 3, mean: 4), sound("b", "Rain", sessions: 7),
      sound("c", "brook", sessions: 3, mean: 1.5), sound("d", "Sea", sessions: 1, mean: 4),
    ]
    func order(_ order: SoundOrder) -> String {
      order.sorted(sounds).map(\.soundID).joined()
    }
    #expect(order(.title) == "cbda")
    #expect(order(.sessions) == "bcad")
    #expect(order(.meanRating) == "cdab")
  }

  /// The order is total and independent of the input order.
  @Test(arguments: 0..<50) func theOrderHangsOnNothingElse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sounds = (0..<40).map { number in
      sound(
        "s\(number)", ["rain", "Rain", "wind"].randomElement(using: &generator) ?? "",
        sessions: Int.random(in: 1...3, using: &generator),
        mean: [nil, 1, 2.5].randomElement(using: &generator) ?? nil)
    }
    for order in SoundOrder.allCases {
      #expect(
        order.sorted(sounds.shuffled(using: &generator)) == order.sorted(sounds), "seed \(seed)")
    }
  }
}
