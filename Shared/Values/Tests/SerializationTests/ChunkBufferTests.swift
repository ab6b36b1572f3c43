import Serialization
import Testing

@Suite struct ChunkBufferTests {
  @Test func chunksEndAnywhereAndCountWhereRowsEnd() {
    var buffer = ChunkBuffer()
    buffer.append([UInt8](repeating: 1, count: 10), isItem: false)
    #expect(buffer.takeChunk() == nil)
    buffer.append([UInt8](repeating: 2, count: 65_526))
    let exact = buffer.takeChunk()
    #expect(exact?.csv.count == 65_536)
    #expect(exact?.items == 1)
    #expect(buffer.takeChunk(isLast: true) == nil)

    buffer.append([UInt8](repeating: 3, count: 1))
    buffer.append([UInt8](repeating: 4, count: 2 * 65_536))
    buffer.append([])
    let parts = [buffer.takeChunk(), buffer.takeChunk(), buffer.takeChunk()]
    #expect(parts.map { $0?.csv.count } == [65_536, 65_536, nil])
    #expect(parts.map { $0?.items } == [1, 0, nil])
    let rest = buffer.takeChunk(isLast: true)
    #expect(rest?.csv == [4])
    #expect(rest?.items == 2)
    #expect(buffer.takeChunk(isLast: true) == nil)
  }

  @Test func itemsWithoutRowsAreCountedToo() {
    var buffer = ChunkBuffer()
    buffer.append([])
    #expect(buffer.takeChunk(isLast: true) == ExportedChunk(csv: [], items: 1))
    #expect(buffer.takeChunk(isLast: true) == nil)
  }
}
