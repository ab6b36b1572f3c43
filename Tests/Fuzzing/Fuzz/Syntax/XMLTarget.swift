@testable import Formats

/// XML files and the parts of workbooks: events nest, limits hold, and what was read is written and read
/// again the same.
enum XMLTarget: FuzzTarget {
  static let name = "xml"

  static func run(_ input: [UInt8]) {
    if let events = read(input, .tight) {
      expect(events.count <= 2 * FormatLimits.tight.nodesMax, "\(events.count) events")
      for case .text(let text) in events {
        expect(text.utf8.count <= FormatLimits.tight.fieldBytesMax, "\(text.utf8.count) bytes")
      }
      expect(read(input, .default) == events, "limits change what is read")
    }
    guard let events = read(input, .default) else { return }
    checkNesting(events)
    guard let written = write(events) else { return }
    expect(
      read(written, .default) == events,
      "\(events) became \(String(decoding: written, as: UTF8.self))")
  }

  private static func read(_ bytes: [UInt8], _ limits: FormatLimits) -> [XMLEvent]? {
    do throws(SourceError) {
      var reader = try XMLReader(bytes, file: "f.xml", limits: limits)
      var events: [XMLEvent] = []
      var last = SourcePosition(line: 1, column: 1)
      while true {
        let place = reader.position()
        guard let event = try reader.next() else { break }
        expect(
          (place.line, place.column) >= (last.line, last.column),
          "\(event) at \(place) before \(last)")
        last = place
        // A comment divides a text.
        if case .text(let more) = event, case .text(let text)? = events.last {
          events[events.count - 1] = .text(text + more)
        } else {
          events.append(event)
        }
      }
      return events
    } catch {
      examine(error, limits)
      return nil
    }
  }

  private static func checkNesting(_ events: [XMLEvent]) {
    var open: [XMLName] = []
    for event in events {
      switch event {
      case .start(let element): open.append(element.name)
      case .end(let name): expect(open.popLast() == name, "\(name) ends out of place")
      case .text(let text): expect(!text.isEmpty && !open.isEmpty, "text outside of the element")
      }
    }
    expect(open.isEmpty, "\(open) do not end")
  }

  /// Returns nil if there would be too many declarations.
  private static func write(_ events: [XMLEvent]) -> [UInt8]? {
    var text = ""
    for event in events {
      switch event {
      case .start(let element):
        guard element.attributes.count < 100 else { return nil }
        var prefixes = [XMLPrefixes.xml: "xml"]
        var declarations = ""
        func name(_ name: XMLName) -> String {
          if name.namespace.isEmpty { return name.local }
          if prefixes[name.namespace] == nil {
            let prefix = "p\(prefixes.count)"
            prefixes[name.namespace] = prefix
            declarations +=
              " xmlns:\(prefix)=\"\(XMLWriter.escape(name.namespace, isAttribute: true))\""
          }
          return "\(prefixes[name.namespace] ?? ""):\(name.local)"
        }
        var tag = name(element.name)
        for (attribute, value) in element.attributes {
          tag += " \(name(attribute))=\"\(XMLWriter.escape(value, isAttribute: true))\""
        }
        // No prefix means no namespace, independent of the parent.
        if element.name.namespace.isEmpty { declarations += " xmlns=\"\"" }
        text += "<\(tag)\(declarations)>"
      case .end: break
      case .text(let content): text += XMLWriter.escape(content)
      }
      if case .end(let name) = event { text += endTag(name, of: events) }
    }
    return Array(text.utf8)
  }

  /// The end tag for a start tag; the first prefix is the element's own.
  private static func endTag(_ name: XMLName, of events: [XMLEvent]) -> String {
    if name.namespace.isEmpty { return "</\(name.local)>" }
    return name.namespace == XMLPrefixes.xml ? "</xml:\(name.local)>" : "</p1:\(name.local)>"
  }

  private enum XMLPrefixes {
    static let xml = "http://www.w3.org/XML/1998/namespace"
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      (
        "plain", #"<?xml version="1.0" encoding="UTF-8"?><a b="c&#10;d">t&amp;<e/>u<!-- x -->v</a>"#
      ),
      (
        "namespaces",
        #"<x:a xmlns:x="urn:1" xmlns="urn:2" x:b="1"><b xmlns=""/><c xml:lang="de"/></x:a>"#
      ),
      ("cdata", "<a><![CDATA[<b>&]]></a>"),
      ("doctype", #"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#),
      ("deep", String(repeating: "<a>", count: 70)), ("instruction", "<a><?php x?></a>"),
      ("encoding", #"<?xml version="1.0" encoding="latin1"?><a/>"#),
      ("character", "<a>&#0;&#x1F600;</a>"),
      ("twice", #"<a b="1" b="2"/>"#), ("twice-ns", #"<a xmlns:x="u" xmlns:y="u" x:b="" y:b=""/>"#),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
