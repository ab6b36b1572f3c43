import Calendar
import FoundationEssentials
import Postgres
import TestBasics
import Testing

/// A sheet that counts at its receipt has two times made from one `Date`: the position of a page is an
/// ``Instant``, the stored column is encoded by PostgreSQL's layer. If they differed by a microsecond,
/// the page behind the position would begin with the same sheet, or leave one out.
@Suite struct StoredTimeTests {
  @Test func anInstantIsTheMicrosecondThatPostgresStores() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let date = Date(timeIntervalSinceReferenceDate: .random(in: -2e9...4e9, using: &random))
      #expect(Instant(date) == Instant(date.inPostgresPrecision), "\(date.timeIntervalSince1970)")
    }
  }
}
