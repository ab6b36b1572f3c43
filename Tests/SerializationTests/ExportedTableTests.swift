import Serialization
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
}
