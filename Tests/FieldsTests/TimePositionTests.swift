import Calendar
import Fields
import Foundation
import Testing

@Suite struct TimePositionTests {
  @Test func keysRoundTrip() {
    for microseconds: Int64 in [-1_234_567_890_123, 0, Instant.latest.microseconds] {
      let position = TimePosition(at: Instant(microseconds: microseconds), id: UUID())
      #expect(TimePosition(pageKey: position.pageKey) == position)
    }
    for key in [
      "", " ", "1", "1 x", "x \(UUID())", "1 \(UUID()) ", "1  \(UUID())", "\(Int64.min) \(UUID())",
      "\(Int64.max) \(UUID())",
    ] {
      #expect(TimePosition(pageKey: key) == nil, "\(key)")
    }
  }
}
