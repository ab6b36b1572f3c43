import Calendar
import FoundationEssentials
import IngestionDomain
import Testing

@testable import IngestionRPC

@Suite struct ListPositionTests {
  @Test func keysRoundTrip() {
    for microseconds: Int64 in [-1_234_567_890_123, 0, .max] {
      let position = SheetRecord.ListPosition(
        finishedAt: Instant(microseconds: microseconds), sheetID: UUID())
      #expect(SheetRecord.ListPosition(key: position.key) == position)
    }
    for key in ["", " ", "1", "1 x", "x \(UUID())", "1 \(UUID()) ", "1  \(UUID())"] {
      #expect(SheetRecord.ListPosition(key: key) == nil, "\(key)")
    }
  }
}
