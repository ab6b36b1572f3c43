import TestBasics
import Testing

@testable import ServiceBasics

@Suite struct RecentlyUsedTests {
  @Test func `drops what was used longest ago`() {
    var entries = RecentlyUsed<Int, String>(capacity: 2)
    entries.insert("a", for: 1)
    entries.insert("b", for: 2)
    #expect(entries.value(for: 1) == "a")
    entries.insert("c", for: 3)
    #expect(entries.value(for: 2) == nil)
    #expect(entries.value(for: 1) == "a")
    #expect(entries.value(for: 3) == "c")
    #expect(entries.count == 2)
  }

  @Test func `a capacity of one holds the last`() {
    var entries = RecentlyUsed<Int, Int>(capacity: 1)
    for number in 0..<10 { entries.insert(number, for: number) }
    #expect(entries.count == 1)
    #expect(entries.value(for: 9) == 9)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `behaves like a plain list in order of use`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var entries = RecentlyUsed<Int, Int>(capacity: 5)
    var model: [(key: Int, value: Int)] = []
    for step in 0..<5000 {
      let key = Int.random(in: 0..<9, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        entries.insert(step, for: key)
        model.removeAll { $0.key == key }
        model.append((key, step))
        if model.count > 5 { model.removeFirst() }
      case 1:
        let expected = model.first { $0.key == key }
        #expect(entries.value(for: key) == expected?.value, "seed \(seed), step \(step)")
        if let expected {
          model.removeAll { $0.key == key }
          model.append(expected)
        }
      default:
        entries.remove(key)
        model.removeAll { $0.key == key }
      }
      #expect(entries.count == model.count, "seed \(seed), step \(step)")
    }
  }
}
