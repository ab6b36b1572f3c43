import FoundationEssentials
import ServiceKit
import Testing

@testable import IngestionService

@Suite struct PseudonymTests {
  private let participantID = UUID(uuidString: "0C4F2F44-4D0E-4F0B-9D5A-3A7E0F0C1D2E")!

  /// Exports of different years must match, so the function never changes.
  @Test func theFunctionIsFixed() {
    let pseudonyms = Pseudonyms(key: Array(0..<32))
    #expect(pseudonyms.pseudonym(of: participantID) == "s24a2uvvpuqxvgup")
  }

  @Test func anotherKeyAnotherName() {
    let names = (0..<100).map { index in
      Pseudonyms(key: [UInt8](repeating: index, count: 32)).pseudonym(of: participantID)
    }
    #expect(Set(names).count == 100)
  }
}
