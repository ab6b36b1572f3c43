import FoundationEssentials
import SeededRandom
import Testing

@testable import Fields

@Suite struct UUIDTextTests {
  @Test func whatIsWrittenIsReadInEitherCase() {
    var random = SplitMix64(seed: 9562)
    for _ in 0..<2000 {
      let id = UUID(uuid: unsafeBitCast((random.next(), random.next()), to: uuid_t.self))
      #expect(id.text == id.uuidString.lowercased())
      #expect(UUID(text: id.text) == id)
      #expect(UUID(text: id.uuidString) == id)
    }
  }

  @Test(arguments: [
    "", "x", "0c4f2f444d0e4f0b9d5a3a7e0f0c1d2e", "00000000-0000-0000-0000-000000000000",
    " c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e", "+c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e",
    "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2", "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e ",
    "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2g", "0c4f2f444-d0e-4f0b-9d5a-3a7e0f0c1d2e",
    "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1dé", "0x4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e",
  ])
  func whatIsSpelledOtherwiseIsNone(text: String) {
    #expect(UUID(text: text) == nil)
  }
}
