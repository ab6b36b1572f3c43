import Serialization
import Testing

@Suite struct CSVWriterTests {
  private func csv(_ records: [[String]], _ quoting: CSVWriter.Quoting = .necessary) -> String {
    var writer = CSVWriter(quoting: quoting)
    for record in records { writer.write(record) }
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  @Test func fieldsAreQuotedWhereNeeded() {
    #expect(csv([["a", "b c", ""], ["1", "ü", "x;y"]]) == "a,b c,\r\n1,ü,x;y\r\n")
    #expect(
      csv([["a,b", "say \"x\"", "1\n2", "1\r2"]])
        == "\"a,b\",\"say \"\"x\"\"\",\"1\n2\",\"1\r2\"\r\n")
    #expect(csv([["\""]]) == "\"\"\"\"\r\n")
    #expect(csv([[""]]) == "\r\n")
  }

  @Test func takingEmptiesTheWriter() {
    var writer = CSVWriter()
    writer.write(["a"])
    #expect(writer.takeBytes().count == 3)
    #expect(writer.takeBytes().isEmpty)
  }

  @Test func edgesAreQuotedWhereAsked() {
    let records = [[" a", "a ", "\ta", "\u{FEFF}a", "\u{E9}", "", "a b"]]
    #expect(csv(records) == " a,a ,\ta,\u{FEFF}a,\u{E9},,a b\r\n")
    #expect(csv(records, .edges) == "\" a\",\"a \",\"\ta\",\"\u{FEFF}a\",\u{E9},,a b\r\n")
  }

  @Test func fieldsMayBeDividedOtherwise() {
    var writer = CSVWriter(delimiter: UInt8(ascii: ";"))
    writer.write(["a,b", "c;d"])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "a,b;\"c;d\"\r\n")
  }
}
