import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

@Suite struct XMLReaderTests {
  /// Events, one per line.
  private func events(_ text: String, _ limits: FormatLimits = .default) throws -> [String] {
    var reader = try XMLReader(Array(text.utf8), file: "f.xml", limits: limits)
    var lines: [String] = []
    while let event = try reader.next() {
      switch event {
      case .start(let element):
        let attributes = element.attributes.map { "\($0.key.local)=\($0.value)" }.sorted()
        lines.append((["<\(element.name.local)"] + attributes).joined(separator: " "))
      case .end(let name): lines.append("/\(name.local)")
      case .text(let text): lines.append(text)
      }
    }
    return lines
  }

  private func failure(_ text: String, _ limits: FormatLimits = .default) -> SourceFinding? {
    do {
      _ = try events(text, limits)
      return nil
    } catch {
      return (error as? SourceError)?.findings.first
    }
  }

  @Test func elementsTextsAndReferencesAreRead() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- a remark --><?style sheet?>
      <a x='1 &lt; "2"' y="&#x1F600;"><b/>one &amp; <![CDATA[<two>]]><!-- x --> three
      </a>
      <!-- after -->
      """
    #expect(
      try events(text) == [
        "<a x=1 < \"2\" y=😀", "<b", "/b", "one & <two> three\n", "/a",
      ])
  }

  @Test func lineEndsAndSpaceBecomeWhatTheStandardSays() throws {
    #expect(try events("<a b='x\r\n\ty&#10;z'>1\r\n2\r3</a>") == ["<a b=x  y\nz", "1\n2\n3", "/a"])
  }

  @Test func namespacesAreResolved() throws {
    let text = "<p:a xmlns:p='urn:1' xmlns='urn:2' p:x='1' y='2'><b xmlns=''/><c/></p:a>"
    var reader = try XMLReader(Array(text.utf8), file: "f.xml")
    guard case .start(let a)? = try reader.next() else {
      Issue.record("no element")
      return
    }
    #expect(a.name == XMLName(namespace: "urn:1", local: "a"))
    #expect(a.attributes[XMLName(namespace: "urn:1", local: "x")] == "1")
    #expect(a["y"] == "2")
    guard case .start(let b)? = try reader.next() else {
      Issue.record("no element")
      return
    }
    #expect(b.name == XMLName(namespace: "", local: "b"))
    try reader.skipElement()
    guard case .start(let c)? = try reader.next() else {
      Issue.record("no element")
      return
    }
    #expect(c.name == XMLName(namespace: "urn:2", local: "c"))
  }

  @Test func positionsAreOfTheEvent() throws {
    var reader = try XMLReader(Array("<a>\n  äö<b/>\n</a>".utf8), file: "f.xml")
    _ = try reader.next()
    _ = try reader.next()
    let position = reader.position()
    #expect(position == SourcePosition(line: 2, column: 5))
  }

  @Test(arguments: [
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "XML_DOCTYPE"),
    ("<!DOCTYPE a><a/>", "XML_DOCTYPE"),
    ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "XML_DOCTYPE"),
    ("<!DOCTYPE a PUBLIC 'p' 'http://127.0.0.1/a.dtd'><a/>", "XML_DOCTYPE"),
    ("<!DOCTYPE a [<!ENTITY % b SYSTEM 'file:///etc/passwd'>%b;]><a/>", "XML_DOCTYPE"),
    ("<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>", "XML_DOCTYPE"),
    ("<a>&lol;</a>", "XML_ENTITY"), ("<a>&#0;</a>", "XML_ENTITY"),
    ("<a>&#xD800;</a>", "XML_ENTITY"),
    ("<a b='&x;'/>", "XML_ENTITY"), ("<a>\u{1}</a>", "XML_CHARACTER"), ("<a>", "XML_MALFORMED"),
    ("<a></b>", "XML_MALFORMED"), ("<a/><b/>", "XML_MALFORMED"), ("", "XML_MALFORMED"),
    ("text", "XML_MALFORMED"), ("<a/>text", "XML_MALFORMED"), ("<a b=c/>", "XML_MALFORMED"),
    ("<a b='1' b='2'/>", "XML_MALFORMED"), ("<a b='1'c='2'/>", "XML_MALFORMED"),
    ("<a b='<'/>", "XML_MALFORMED"), ("<a>&amp</a>", "XML_MALFORMED"), ("<1/>", "XML_MALFORMED"),
    ("<x:a xmlns:x=''/>", "XML_MALFORMED"), ("<x:1a xmlns:x='u'/>", "XML_MALFORMED"),
    ("<p:a/>", "XML_MALFORMED"), ("<a p:b='1'/>", "XML_MALFORMED"), ("<!-- x", "XML_MALFORMED"),
    ("<a><![CDATA[x</a>", "XML_MALFORMED"), ("<a", "XML_MALFORMED"), ("</a>", "XML_MALFORMED"),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "ENCODING_INVALID"),
  ])
  func whatIsNotWellFormedIsRefused(_ text: String, _ rule: String) {
    let finding = failure(text)
    #expect(finding?.rule == rule)
    #expect(finding?.position != nil)
    #expect(finding?.advice.isEmpty == false)
  }

  @Test func otherEncodingsAreRefused() {
    #expect(throws: SourceError.self) { try XMLReader([0xFF, 0xFE, 0x3C, 0x00], file: "f") }
    #expect(throws: SourceError.self) { try XMLReader([0x3C, 0xFF], file: "f") }
  }

  @Test func everythingIsBounded() {
    var limits = FormatLimits()
    limits.depthMax = 3
    #expect(failure("<a><a><a></a></a></a>", limits) == nil)
    #expect(failure("<a><a><a><a/></a></a></a>", limits)?.rule == "XML_TOO_DEEP")
    limits = FormatLimits()
    limits.nodesMax = 3
    #expect(failure("<a><b/><c/></a>", limits) == nil)
    #expect(failure("<a><b/><c/><d/></a>", limits)?.rule == "XML_TOO_LARGE")
    #expect(failure("<!--1--><!--2--><!--3--><a/>", limits)?.rule == "XML_TOO_LARGE")
    limits = FormatLimits()
    limits.fieldBytesMax = 4
    #expect(failure("<a b='1234'>1234</a>", limits) == nil)
    #expect(failure("<a>12345</a>", limits)?.rule == "XML_TOO_LARGE")
    #expect(failure("<a b='12345'/>", limits)?.rule == "XML_TOO_LARGE")
    #expect(failure("<a>12<![CDATA[345]]></a>", limits)?.rule == "XML_TOO_LARGE")
    func element(_ count: Int) -> String {
      "<a \((0..<count).map { "a\($0)='1'" }.joined(separator: " "))/>"
    }
    #expect(failure(element(ExpatParser.attributesMax)) == nil)
    #expect(failure(element(ExpatParser.attributesMax + 1))?.rule == "XML_TOO_LARGE")
  }

  /// The limit for buffered markup.
  @Test func markupIsBounded() {
    let room = ExpatParser.markupBytesMax
    func padded(_ start: String, _ end: String, over: Int = 0) -> String {
      let count = room - start.utf8.count - end.utf8.count + over
      return start + String(repeating: " ", count: count) + end
    }
    #expect(failure(padded("<a", "/>")) == nil)
    #expect(failure(padded("<a", "/>", over: 1))?.rule == "XML_TOO_LARGE")
    #expect(failure("<a>" + padded("<!--", "-->") + "</a>") == nil)
    #expect(failure("<a>" + padded("<!--", "-->", over: 1) + "</a>")?.rule == "XML_TOO_LARGE")
    #expect(failure(padded("<?p ", "?>") + "<a/>") == nil)
    #expect(failure(padded("<?p ", "?>", over: 1) + "<a/>")?.rule == "XML_TOO_LARGE")
    // Endless markup is rejected long before the end of the file.
    let endless = "<a>\n<b " + String(repeating: "c", count: 8 * room)
    #expect(failure(endless)?.rule == "XML_TOO_LARGE")
    #expect(failure(endless)?.position == SourcePosition(line: 2, column: 1))
  }

  /// A long namespace name with many attributes: expanding each would take gigabytes.
  @Test func namespacesDoNotMultiply() {
    let prefixed = (0..<60_000).map { "p:a\($0)=''" }.joined(separator: " ")
    let name = String(repeating: "n", count: 199_000)
    #expect(failure("<a xmlns:p='\(name)' \(prefixed)/>")?.rule == "XML_TOO_LARGE")
  }

  /// Characters, tags and line ends at the boundary of the parts passed to expat.
  @Test func partsOfAFileLeaveNoTrace() throws {
    let row = "<r n='ä😀'>ä😀 &amp; b\r\n<!-- ö --><![CDATA[<😀>]]></r>\n"
    let rows = String(repeating: row, count: 3)
    func read(_ text: String) throws -> [String] {
      var reader = try XMLReader(Array(text.utf8), file: "f.xml")
      var lines: [String] = []
      while true {
        let position = reader.position()
        guard let event = try reader.next() else { return lines }
        // The first line is shifted by the prefix.
        lines.append("\(event) \(position.line) \(position.line == 1 ? 0 : position.column)")
      }
    }
    let expected = try read("<t>\(rows)</t>")
    #expect(expected.count == 14)
    for shift in 0...(rows.utf8.count + 16) {
      let padding = String(repeating: " ", count: ExpatParser.partBytes - shift)
      #expect(try read("<t><!--\(padding)-->\(rows)</t>") == expected, "\(shift)")
    }
  }

  @Test func garbledDocumentsNeverCrash() {
    let text = "<?xml version='1.0'?><a x='1'><b xmlns:p='urn:1'>t &amp; u<![CDATA[v]]></b></a>"
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = "<>&;'\"/!?[]-x \n".utf8.randomElement(using: &random) ?? 0
      }
      guard var reader = try? XMLReader(bytes, file: "f") else { continue }
      var count = 0
      while (try? reader.next()) ?? nil != nil { count += 1 }
      #expect(count < 20)
    }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let awkward = "a <b> & \"c\" 'd' ]]> \t\n\r ä 😀"
    for isIndented in [false, true] {
      var writer = XMLWriter(isIndented: isIndented)
      writer.open("a", [("x", awkward)])
      writer.element("b", text: awkward)
      writer.element("c")
      writer.close()
      let events = try events(writer.text).filter { !isIndented || !$0.allSatisfy(\.isWhitespace) }
      #expect(events == ["<a x=\(awkward)", "<b", awkward, "/b", "<c", "/c", "/a"])
    }
  }
}
