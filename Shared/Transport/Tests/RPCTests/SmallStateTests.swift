import NIOCore
import TestBasics
import Testing

@testable import RPCCore

@Suite struct SmallStateTests {
  @Test func byteBudget() {
    var budget = ByteBudget(limit: 10)
    #expect(budget.take(10) == true)
    #expect(budget.take(1) == false)
    #expect(budget.take(0) == true)
    budget.give(4)
    #expect(budget.take(5) == false)
    #expect(budget.take(4) == true)
    budget.give(100)
    #expect(budget.used == 0)
  }

  @Test func receiveWindowHoldsWholeMessagesOnly() {
    var window = ReceiveWindow()
    // Half a message: window is returned at once.
    #expect(window.received(50, completed: 0) == 50)
    // The other half completes it: window is withheld, although a part was returned before.
    #expect(window.received(50, completed: 100) == 0)
    #expect(window.received(30, completed: 30) == 0)
    #expect(window.taken(100) == 50)
    #expect(window.taken(30) == 30)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func receiveWindowGivesEverythingBackAndNeverMore(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var window = ReceiveWindow()
    var received = 0
    var given = 0
    var whole: [Int] = []
    var partial = 0
    for _ in 0..<200 {
      if Bool.random(using: &random) || whole.isEmpty {
        let count = Int.random(in: 1...100, using: &random)
        received += count
        partial += count
        var completed = 0
        if Bool.random(using: &random) {
          completed = partial
          whole.append(partial)
          partial = 0
        }
        given += window.received(count, completed: completed)
      } else {
        given += window.taken(whole.removeFirst())
      }
      #expect(given <= received)
      #expect(received - given <= whole.reduce(0, +))
    }
    for size in whole { given += window.taken(size) }
    #expect(given == received)
  }

  @Test func timesAreClamped() {
    #expect(TimeAmount(clamping: .milliseconds(5)) == .milliseconds(5))
    #expect(TimeAmount(clamping: .nanoseconds(-5)) == .zero)
    #expect(TimeAmount(clamping: .seconds(Int64.max)) == .nanoseconds(.max))
    #expect(TimeAmount(clamping: .seconds(Int64.max) + .seconds(1)) == .nanoseconds(.max))
    #expect(TimeAmount(clamping: .seconds(Int64.min) - .seconds(1)) == .zero)
    #expect(TimeAmount(clamping: .seconds(99_999_999 * 3_600)) == .nanoseconds(.max))
  }
}
