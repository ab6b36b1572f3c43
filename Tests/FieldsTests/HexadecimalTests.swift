import Fields
import Testing

@Suite struct HexadecimalTests {
  @Test func everyByteIsADigitOrNone() {
    for byte in UInt8.min...UInt8.max {
      let expected = Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
      #expect(Hexadecimal.value(of: byte) == expected, "\(byte)")
    }
  }
}
