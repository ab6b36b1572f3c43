import TestBasics
import Testing

@testable import RPCClient

@Suite struct RoundRobinPickerTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func spreadsEvenly(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var picker = RoundRobinPicker(using: &random)
    let count = Int.random(in: 1...9, using: &random)
    let rounds = Int.random(in: 1...50, using: &random)
    var picks = Array(repeating: 0, count: count)
    for _ in 0..<(rounds * count) {
      guard let index = picker.pick(count: count, hasRoom: { _ in true }) else { continue }
      picks[index] += 1
    }
    #expect(picks == Array(repeating: rounds, count: count), "seed \(seed)")
  }

  @Test func passesOverWhoeverIsFull() {
    var random = SeededGenerator(seed: 1)
    var picker = RoundRobinPicker(using: &random)
    for _ in 0..<10 { #expect(picker.pick(count: 3) { $0 == 1 } == 1) }
    #expect(picker.pick(count: 3) { _ in true } == 2)
    #expect(picker.pick(count: 3) { _ in false } == nil)
    #expect(picker.pick(count: 3) { _ in true } == 0)
    #expect(picker.pick(count: 0) { _ in true } == nil)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func bearsServersThatComeAndGo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var picker = RoundRobinPicker(using: &random)
    for _ in 0..<200 {
      let count = Int.random(in: 1...5, using: &random)
      let index = picker.pick(count: count) { _ in true }
      #expect(index.map { $0 < count } == true, "seed \(seed)")
    }
  }

  @Test func clientsBeginAtDifferentServers() {
    let starts = (0..<100 as Range<UInt64>).map { seed in
      var random = SeededGenerator(seed: seed)
      var picker = RoundRobinPicker(using: &random)
      return picker.pick(count: 4) { _ in true }
    }
    #expect(Set(starts).count == 4)
  }
}
