import Serialization
import TestBasics
import Testing

@Suite struct ExportedTableTests {
  private let table = ExportedTable("things", columns: ["a", "b"])

  @Test func aRecordHasTwoForms() {
    let values: [(ExportedValue, csv: String, json: String)] = [
      (.absent, "", "null"), (.text("x,y"), "\"x,y\"", #""x,y""#), (.text(""), "", #""""#),
      (.text("=1"), "'=1", #""=1""#), (.text("'x"), "''x", #""'x""#), (.integer(-3), "-3", "-3"),
      (.number(5), "5", "5"), (.number(-0.0), "0", "0"), (.number(1e300), "1e+300", "1e+300"),
      (.flag(true), "true", "true"), (.list(["x", "y"]), "x;y", #"["x","y"]"#),
      (.text("\u{FF1D}1"), "'\u{FF1D}1", "\"\u{FF1D}1\""), (.list(["@x"]), "'@x", #"["@x"]"#),
      (.json(#"{"n":1}"#), #""{""n"":1}""#, #"{"n":1}"#),
    ]
    for (value, csv, json) in values {
      #expect(String(decoding: table.csv([.integer(1), value]), as: UTF8.self) == "1,\(csv)\r\n")
      #expect(
        String(decoding: table.json([.integer(1), value]), as: UTF8.self)
          == #"{"a":1,"b":\#(json)}"# + "\n")
    }
    #expect(String(decoding: table.csvHeader(), as: UTF8.self) == "a,b\r\n")
  }

  @Test func formulasAreNeutralizedWhereverACellIsSplit() {
    let texts = [
      ("gut;=1+41;x", "gut;'=1+41;x"), ("ok\n=1", "ok\n'=1"), ("ok\r\n\"=1", "ok\r\n'\"=1"),
      ("a; -2|\t@b", "a;' -2|\t'@b"), ("\u{61B}\u{FF1D}1", "\u{61B}'\u{FF1D}1"), ("\tx", "'\tx"),
      ("don't; it's", "don't; it's"), ("';'", "'';''"), (" =1", "' =1"), ("a - b = c", "a - b = c"),
    ]
    for (text, harmless) in texts { #expect(CSVWriter.harmless(text) == harmless) }
    #expect(CSVWriter.isComputed("x;=1") && !CSVWriter.isComputed("x = 1"))
    var generator = SeededGenerator(seed: 35)
    let alphabet = Array("=+-@';|\t\r\n \"\u{60C}\u{61B}\u{FF0B}a1".unicodeScalars)
    for _ in 0..<2_000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        view.append(alphabet[Int.random(in: alphabet.indices, using: &generator)])
      }
      let text = String(view)
      let harmless = CSVWriter.harmless(text)
      #expect(!CSVWriter.isComputed(harmless), "\(text.debugDescription)")
      #expect(CSVWriter.restored(harmless) == text, "\(text.debugDescription)")
    }
    #expect(CSVWriter.restored("a;'=1|'b\n'c'") == "a;=1|b\nc'")
    #expect(CSVWriter.restored("''a") == "'a")
  }
}
