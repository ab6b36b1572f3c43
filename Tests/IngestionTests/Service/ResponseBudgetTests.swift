import Testing

@testable import IngestionService

@Suite struct ResponseBudgetTests {
  private func taken(_ sizes: [Int]) -> [Bool] {
    var budget = ResponseBudget(bytesMax: 100)
    return sizes.map { budget.takes($0) }
  }

  @Test func theFirstPartAlwaysFits() {
    #expect(taken([101, 1, 0]) == [true, false, false])
    #expect(taken([99, 1, 1]) == [true, true, false])
    #expect(taken([0, 101, 100]) == [true, false, true])
  }
}
