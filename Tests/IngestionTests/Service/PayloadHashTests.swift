import Testing

@testable import IngestionStore

@Suite struct PayloadHashTests {
  /// Stored hashes must be found again by every later version.
  @Test func theHashIsFixed() {
    let hash = PayloadHash.of(Fixture.sheet()).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    #expect(hash == "48cea87f17ccdd3a1b405da203b9be3861f115a2666b14fff76836bd31695359")
  }
}
