import Testing

@testable import Formats

/// NUL characters, which messages and databases cannot store, are rejected at their position, in
/// every spelling.
@Suite struct NULTests {
  private func finding(_ text: String, _ format: CatalogueFormat) -> SourceFinding? {
    guard let reader = format.reader else { return nil }
    do throws(SourceError) {
      _ = try reader.read(Array(text.utf8), file: "f", options: ReadOptions())
      return nil
    } catch {
      return error.findings.first
    }
  }

  @Test(arguments: [
    ("a,b\n1,\0", CatalogueFormat.redcap, 2),
    ("type,name\ntext,a\0", .xlsform, 2),
    ("elementtype,questiontype\n\n\0", .codebook, 3),
    ("questionnaire: q\ntitle: \"a\\0b\"\n", .otolith, 2),
    ("questionnaire: q\ntitle: \"a\\x00b\"\n", .otolith, 2),
    ("{\"resourceType\":\n\"Questionnaire\\u0000\"}", .fhir, 2),
    ("{\n\n\"\\u0000\": 1}", .forms, 3),
  ])
  func itIsRefused(text: String, format: CatalogueFormat, line: Int) {
    let finding = finding(text, format)
    #expect(finding?.rule == "CHARACTER_NUL")
    #expect(finding?.position?.line == line)
  }

  @Test func othersMayStand() throws {
    let value = try JSONParser.parse(Array(#""\u0001\ud800\udc00""#.utf8), file: "f")
    #expect(value.string == "\u{1}\u{10000}")
  }
}
