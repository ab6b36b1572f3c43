import Serialization
import Testing

@Suite struct JSONWriterTests {
  @Test func membersAndElementsAreSeparated() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("a")
      writer.array { writer in
        writer.integer(1)
        writer.object { _ in }
        writer.array { _ in }
        writer.string("x")
      }
      writer.name("b")
      writer.number(-0.0)
      writer.name("c")
      writer.number(1e300)
    }
    #expect(writer.text == #"{"a":[1,{},[],"x"],"b":0,"c":1e+300}"#)
  }

  @Test func textsAreEscaped() {
    var writer = JSONWriter()
    writer.string("\"\\/\n\r\t\u{1}\u{1F}\u{7F}ä🦻")
    #expect(writer.text == "\"\\\"\\\\/\\n\\r\\t\\u0001\\u001f\u{7F}ä🦻\"")
  }

  @Test func everyKindOfValueIsWrittenForPeopleToo() {
    var writer = JSONWriter(isPretty: true)
    writer.object { writer in
      writer.name("a")
      writer.array { writer in
        writer.null()
        writer.bool(true)
        writer.number(spelled: "1.50")
        writer.array { $0.bool(false) }
      }
      writer.name("b")
      writer.object { _ in }
      writer.name("c")
      writer.array { _ in }
    }
    #expect(
      writer.text == """
        {
          "a": [
            null,
            true,
            1.50,
            [
              false
            ]
          ],
          "b": {},
          "c": []
        }
        """)
  }
}
