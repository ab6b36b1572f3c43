import Calendar
import Hashing
import SeededRandom
import Testing

@testable import PlanningService

/// These outputs are part of the format of a plan. A failure means that participants' instants
/// would move.
@Suite struct RandomTests {
  @Test func splitMix64AgreesWithItsReference() {
    var words = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in words.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func xoshiro256AgreesWithItsReference() {
    var generator = Xoshiro256(state: (1, 2, 3, 4))
    #expect(
      (0..<6).map { _ in generator.next() } == [
        11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
        607_988_272_756_665_600,
      ])
    var seeded = Xoshiro256(seed: 0)
    #expect(
      (0..<3).map { _ in seeded.next() } == [
        11_091_344_671_253_066_420, 13_793_997_310_169_335_082, 1_900_383_378_846_508_768,
      ])
  }

  @Test func fnv1aAgreesWithItsReference() {
    #expect(FNV1a().value == 0xcbf2_9ce4_8422_2325)
    #expect(FNV1a("a".utf8).value == 0xaf63_dc4c_8601_ec8c)
    #expect(FNV1a("foobar".utf8).value == 0x8594_4171_f739_67e8)
  }

  @Test func drawsBelowABoundStayTheSame() {
    var generator = Xoshiro256(seed: 42)
    #expect(
      (0..<12).map { _ in generator.next(through: 99) }
        == [8, 37, 68, 92, 99, 76, 71, 85, 76, 58, 68, 29])
    #expect(generator.next(through: 0) == 0)
  }

  @Test func drawsAreUniform() {
    var generator = Xoshiro256(seed: 7)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<100_000 { counts[generator.next(through: 9)] += 1 }
    let chiSquare = counts.reduce(0.0) { $0 + Double(($1 - 10_000) * ($1 - 10_000)) / 10_000 }
    // 9 degrees of freedom: 27.9 is exceeded once in a thousand runs.
    #expect(chiSquare < 27.9)
  }

  @Test func everyPartOfASeedCounts() {
    let date = CivilDate(year: 2026, month: 5, day: 4)
    let seeds = [
      PlanSeed(participant: [1], studyID: "ab", questionnaireID: "c", revision: 1),
      PlanSeed(participant: [2], studyID: "ab", questionnaireID: "c", revision: 1),
      PlanSeed(participant: [1], studyID: "a", questionnaireID: "bc", revision: 1),
      PlanSeed(participant: [1], studyID: "ab", questionnaireID: "d", revision: 1),
      PlanSeed(participant: [1], studyID: "ab", questionnaireID: "c", revision: 2),
    ]
    let draws = seeds.flatMap { seed in
      [date, date.adding(days: 1)].map { day in
        var generator = seed.generator(on: day)
        return generator.next()
      }
    }
    #expect(Set(draws).count == draws.count)
  }
}
