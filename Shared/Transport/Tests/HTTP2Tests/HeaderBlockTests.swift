import HTTP2
import Testing

@Suite struct HeaderBlockTests {
  private let block = HTTP2HeaderBlock([("a", "1"), ("bb", ""), ("a", "22"), ("", "x")])

  @Test func readsByPosition() {
    #expect(block.count == 4)
    #expect((0..<4).map(block.name(at:)) == ["a", "bb", "a", ""])
    #expect((0..<4).map(block.value(at:)) == ["1", "", "22", "x"])
    #expect(block.listSize == 1 + 1 + 2 + 0 + 1 + 2 + 0 + 1 + 4 * 32)
  }

  @Test func tellsPseudoFields() {
    let block = HTTP2HeaderBlock([(":path", "x"), ("", ":"), ("a:", "b")])
    #expect((0..<3).map(block.isPseudo(at:)) == [true, false, false])
    #expect(block.nameEquals(at: 0, ":path"))
    #expect(!block.nameEquals(at: 0, "x"))
    #expect(block.nameEquals(at: 1, ""))
    #expect(block.valueEquals(at: 0, "x"))
  }

  @Test func findsByName() {
    #expect(block.first("a") == "1")
    #expect(block.index(of: "a", from: 1) == 2)
    #expect(block.index(of: "a", from: 3) == nil)
    #expect(block.first("bb") == "")
    #expect(block.first("b") == nil)
    #expect(block.first("A") == nil)
    #expect(block.contains("a", value: "1"))
    #expect(!block.contains("a", value: "22"))
    #expect(HTTP2HeaderBlock().first("a") == nil)
  }
}
