import Testing

@testable import IngestionService

@Suite struct PayloadHashTests {
  /// Later releases must find stored hashes.
  @Test func theHashIsFixed() {
    let hash = PayloadHash.of(Fixture.sheet()).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    #expect(hash == "270683322097b8d3174c9aa6300759d5f38cc2254548141b7e4c5a84c0281bf5")
  }
}
