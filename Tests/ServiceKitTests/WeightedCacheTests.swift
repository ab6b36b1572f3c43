import ServiceKit
import TestBasics
import Testing

@Suite struct WeightedCacheTests {
  @Test func whatWasUsedLongestAgoGoesFirst() {
    let cache = WeightedCache<String, Int>(weightMax: 100)
    for (number, key) in ["a", "b", "c", "d"].enumerated() {
      cache.insert(number, weight: 25, for: key)
    }
    #expect(cache.count == 4)
    #expect(cache.value(for: "a") == 0)
    cache.insert(4, weight: 25, for: "e")
    #expect(cache.weight <= 75)
    #expect(cache.value(for: "a") == 0)
    #expect(cache.value(for: "e") == 4)
    #expect(cache.value(for: "b") == nil)
  }

  @Test func theWeightIsBounded() {
    let cache = WeightedCache<Int, Int>(weightMax: 100)
    cache.insert(1, weight: 101, for: 1)
    #expect(cache.count == 0)
    cache.insert(1, weight: 100, for: 1)
    #expect(cache.value(for: 1) == 1)
    cache.insert(2, weight: 100, for: 2)
    #expect(cache.value(for: 2) == 2)
    #expect(cache.weight == 100)
    // Replacing does not count twice.
    cache.insert(3, weight: 60, for: 2)
    #expect(cache.weight == 60)
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func theSumIsRight(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let cache = WeightedCache<Int, Int>(weightMax: 500)
    for step in 0..<300 {
      let key = Int.random(in: 0..<40, using: &random)
      if Bool.random(using: &random) {
        cache.insert(step, weight: Int.random(in: 0...120, using: &random), for: key)
        #expect(cache.value(for: key) == step, "seed \(seed)")
      } else {
        _ = cache.value(for: key)
      }
      #expect(cache.weight <= 500, "seed \(seed)")
    }
  }
}
