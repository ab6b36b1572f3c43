import Foundation
import Testing

@testable import ServiceKit
@testable import Settings

@Suite struct OwnExportLimiterTests {
  private let start = Date(timeIntervalSince1970: 1_774_746_000)
  private let running = InEffect(RunningSettings())

  private func permit(_ perHourMax: Int) {
    var settings = RunningSettings()
    settings.ownExportsPerHour = perHourMax
    running.adopt(settings)
  }

  @Test func aNewerCallOfTheSameCallerTakesThePlace() throws {
    let limiter = OwnExportLimiter(running: running)
    let (participant, other, administrator) = (UUID(), UUID(), UUID())
    let first = try limiter.begin(of: participant, by: participant, at: start)
    let another = try limiter.begin(of: other, by: other, at: start)
    let byAdministrator = try limiter.begin(of: participant, by: administrator, at: start)
    for ticket in [first, another, byAdministrator] { try limiter.check(ticket) }
    let second = try limiter.begin(of: participant, by: participant, at: start)
    #expect(throws: OwnExportError.superseded) { try limiter.check(first) }
    // The end of a superseded export does not end the newer one.
    limiter.end(first)
    for ticket in [second, another, byAdministrator] { try limiter.check(ticket) }
    limiter.end(second)
    #expect(throws: OwnExportError.superseded) { try limiter.check(second) }
  }

  @Test func soManyAreBegunWithinAnHourOfTheOldest() throws {
    permit(2)
    let limiter = OwnExportLimiter(running: running)
    let (participant, administrator) = (UUID(), UUID())
    _ = try limiter.begin(of: participant, by: participant, at: start)
    _ = try limiter.begin(of: participant, by: administrator, at: start + 100)
    #expect(throws: OwnExportError.tooOften(max: 2, retryAfterSeconds: 3_000)) {
      try limiter.begin(of: participant, by: participant, at: start + 600)
    }
    // Another participant's export.
    _ = try limiter.begin(of: UUID(), by: administrator, at: start + 600)
    _ = try limiter.begin(of: participant, by: participant, at: start + 3_600)
    #expect(throws: OwnExportError.tooOften(max: 2, retryAfterSeconds: 99)) {
      try limiter.begin(of: participant, by: participant, at: start + 3_601)
    }
  }

  @Test func anotherLimitHoldsAtOnce() throws {
    let limiter = OwnExportLimiter(running: running)
    let participant = UUID()
    func begin(_ seconds: Double) throws {
      _ = try limiter.begin(of: participant, by: participant, at: start + seconds)
    }
    for seconds in stride(from: 0.0, to: 500, by: 100) { try begin(seconds) }
    permit(2)
    // Until only one of the five remains, not until the first is an hour old.
    #expect(throws: OwnExportError.tooOften(max: 2, retryAfterSeconds: 3_300)) { try begin(600) }
    permit(6)
    try begin(700)
    #expect(throws: OwnExportError.tooOften(max: 6, retryAfterSeconds: 2_900)) { try begin(700) }
    permit(1)
    #expect(throws: OwnExportError.tooOften(max: 1, retryAfterSeconds: 100)) { try begin(4_200) }
    try begin(4_300)
  }

  @Test func placesOfAnOrderAreKeys() {
    for place in [
      OwnExportPlace(source: "answers"), OwnExportPlace(source: "answers", entryKey: "a b|1"),
      OwnExportPlace(source: "answers", entryKey: ""),
    ] {
      #expect(OwnExportPlace(key: place.key) == place)
    }
    #expect(OwnExportPlace(key: "") == nil)
    #expect(OwnExportPlace(key: " x") == nil)
  }
}
