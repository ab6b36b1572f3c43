import Fields
import Testing

@Suite struct LabelTests {
  @Test(arguments: [
    ("Otolith 1.0", "Otolith 1.0"), ("", ""), (" \t\n", ""), ("\0", ""),
    ("Anna\u{2019}s\tiPhone\r\n", "Anna\u{2019}s iPhone"), ("\u{1B}[31mred", "[31mred"),
    (String(repeating: "ü", count: 64), String(repeating: "ü", count: 64)),
    (String(repeating: "x", count: 100_000), String(repeating: "x", count: 64)),
    // A family of seven scalars is kept or left out as a whole.
    (String(repeating: "x", count: 57) + "👨‍👩‍👧‍👦!", String(repeating: "x", count: 57) + "👨‍👩‍👧‍👦"),
    (String(repeating: "x", count: 58) + "👨‍👩‍👧‍👦!", String(repeating: "x", count: 58)),
    ("e" + String(repeating: "\u{301}", count: 5_000), ""),
    (String(repeating: "x", count: 63) + " y", String(repeating: "x", count: 63)),
  ])
  func labelsAreCutAndNeverRefused(_ text: String, _ label: String) {
    #expect(text.asLabel == label)
    #expect(label.asLabel == label)
  }
}
