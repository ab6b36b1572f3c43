import Calendar
import FoundationEssentials
import IngestionDomain
import Testing

@testable import IngestionService

@Suite struct ListPositionTests {
  @Test func keysRoundTrip() {
    for microseconds: Int64 in [-1_234_567_890_123, 0, .max] {
      let position = SheetReader.ListPosition(
        finishedAt: Instant(microseconds: microseconds), sheetID: UUID())
      #expect(SheetReader.ListPosition(key: position.key) == position)
    }
    for key in ["", " ", "1", "1 x", "x \(UUID())", "1 \(UUID()) ", "1  \(UUID())"] {
      #expect(SheetReader.ListPosition(key: key) == nil, "\(key)")
    }
  }
}
