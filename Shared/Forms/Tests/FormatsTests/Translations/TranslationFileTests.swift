import Questionnaires
import Testing

@testable import Formats

/// Files returned by translation programs and people, and invalid ones.
@Suite struct TranslationFileTests {
  private func xliff(_ body: String, version: String = "1.2") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="\(version)" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="daily" source-language="en" target-language="de" datatype="plaintext">
      \(body)
      </file></xliff>
      """.utf8)
  }

  private func rule(_ bytes: [UInt8]) -> String? {
    do throws(SourceError) {
      _ = try XLIFFReader().read(bytes, file: "f.xlf")
      return nil
    } catch {
      return error.findings.first?.rule
    }
  }

  @Test func whatProgramsAddIsReadOver() throws {
    let bytes = xliff(
      """
      <header><note>by a program</note></header><body><group id="g">
      <trans-unit id="title" approved="yes"><source>Daily</source>
      <seg-source><mrk mtype="seg" mid="1">Daily</mrk></seg-source>
      <target state="final"><mrk mtype="seg" mid="1">Täg&#x6C;ich</mrk></target>
      <alt-trans><source>Other</source><target>Anderes</target></alt-trans><note>n</note>
      </trans-unit>
      <trans-unit id="closing"><source>Bye</source></trans-unit>
      <trans-unit id="description"><source>Text</source><target state="needs-review-translation">
      Text</target></trans-unit></group></body>
      """)
    let sheet = try #require(try XLIFFReader().read(bytes, file: "f.xlf").first)
    #expect(sheet.definitionID == "daily")
    #expect(sheet.units.map(\.key.description) == ["title", "closing", "description"])
    #expect(sheet.units.map(\.target) == ["Täglich", "", "\nText"])
    #expect(sheet.units.map(\.state) == [.translated, .new, .needsTranslation])
    #expect(sheet.units[0].position == SourcePosition(line: 5, column: 1))
  }

  @Test func malformedFilesAreRefusedWithPlaceAndAdvice() {
    let unit = "<trans-unit id='a'><source>A</source><target>B</target></trans-unit>"
    #expect(rule(xliff("<body>\(unit)</body>")) == nil)
    #expect(rule(xliff("<body>\(unit)</body>", version: "2.0")) == "XLIFF_VERSION")
    #expect(rule(Array("<tmx version='1.4'/>".utf8)) == "XLIFF_MALFORMED")
    #expect(rule(Array("<xliff version='1.2'/>".utf8)) == "XLIFF_MALFORMED")
    #expect(
      rule(xliff("<body><trans-unit><source>A</source></trans-unit></body>")) == "KEY_MISSING")
    #expect(rule(xliff("<body><trans-unit id='a'/></body>")) == "SOURCE_MISSING")
    #expect(
      rule(
        xliff(
          "<body><trans-unit id='a'><source>A</source><target><x id='1'/></target></trans-unit></body>"
        )) == "INLINE_ELEMENT")
    #expect(rule(xliff("<body>\(unit)")) == "XML_MALFORMED")
    #expect(
      rule(Array("<!DOCTYPE x [<!ENTITY a 'b'>]><xliff version='1.2'>&a;</xliff>".utf8))
        == "XML_DOCTYPE")
    var limits = FormatLimits()
    limits.bytesMax = 10
    #expect(throws: SourceError.self) {
      try XLIFFReader(limits: limits).read(xliff("<body/>"), file: "f.xlf")
    }
  }

  @Test func aTableMayHaveSeveralLanguages() throws {
    let text = """
      note;key;source:en;target:de;state:de;target:fr
      x;title;Daily;Täglich;new;
      ;closing;Bye;"Auf; Wiedersehen";needs-translation;Au revoir
      """
    let sheets = try TranslationTable().read(Array(text.utf8), file: "f.csv")
    #expect(sheets.map(\.targetLanguage) == ["de", "fr"])
    #expect(sheets.map(\.sourceLanguage) == ["en", "en"])
    // A non-empty text is translated, regardless of its state column.
    #expect(sheets[0].units.map(\.state) == [.translated, .needsTranslation])
    #expect(sheets[0].units[1].target == "Auf; Wiedersehen")
    #expect(sheets[1].units.map(\.state) == [.new, .translated])
    #expect(sheets[1].units[1].position == SourcePosition(line: 3))
    let written = TranslationTable().bytes(sheets)
    #expect(try TranslationTable().read(written, file: "f.csv").map(\.units.count) == [2, 2])
  }

  @Test(arguments: [
    ("a,b\n1,2\n", "HEADER_MISSING"), ("key,source:en\na,b\n", "COLUMN_MISSING"),
    ("key,target:de\na,b\n", "COLUMN_MISSING"),
    ("key,source:en,target:de,target:de\n", "COLUMN_DUPLICATE"),
    ("key,source:en,target:de,state:de\na,b,c,done\n", "STATE_UNKNOWN"),
    ("key,source:en,target:de\n,b,c\n", "KEY_MISSING"),
    ("key,source:en,target:de\na,b,\"c\n", "QUOTE_NOT_CLOSED"),
  ])
  func malformedTablesAreRefused(_ text: String, _ rule: String) {
    let error = #expect(throws: SourceError.self) {
      try TranslationTable().read(Array(text.utf8), file: "f.csv")
    }
    #expect(error?.findings.map(\.rule) == [rule])
    #expect(error?.findings.allSatisfy { !$0.advice.isEmpty } == true)
  }
}
