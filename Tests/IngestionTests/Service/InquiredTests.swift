import Calendar
import Testing

@testable import IngestionService
@testable import ServiceKit

@Suite struct InquiredTests {
  /// The caller that sent the request knows that nothing has happened since.
  @Test func anOlderAnswerSettlesNothingOfTheLastHalfMinute() {
    let now = Instant(microseconds: 1_000_000_000)
    #expect(Inquired<Int>(answer: .notFound).settledUntil(now: now) == .distantFuture)
    for seconds in 0...5 {
      let inquired = Inquired<Int>(answer: .notFound, age: .seconds(seconds))
      #expect(
        inquired.settledUntil(now: now)
          == now.advanced(byMicroseconds: -Int64(30 + seconds) * 1_000_000))
    }
  }
}
