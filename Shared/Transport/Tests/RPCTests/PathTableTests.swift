import Testing

@testable import RPCServer

@Suite struct PathTableTests {
  private func bytes(_ path: String) -> ArraySlice<UInt8> { Array(path.utf8)[...] }

  @Test func findsWhatWasInserted() {
    var table = PathTable<Int>()
    #expect(table.value(for: bytes("/a/B")) == nil)
    let paths = (0..<500).map { "/otolith.test.v\($0 % 7).Service\($0 / 10)/Method\($0)" }
    for (number, path) in paths.enumerated() {
      let isNew = table.insert(number, for: path)
      #expect(isNew)
    }
    #expect(table.count == paths.count)
    for (number, path) in paths.enumerated() { #expect(table.value(for: bytes(path)) == number) }
  }

  @Test func aPathIsWhole() {
    var table = PathTable<Int>()
    let isNew = table.insert(1, for: "/otolith.test.v1.Service/Method")
    #expect(isNew)
    for other in [
      "", "/", "Method", "/otolith.test.v1.Service/Metho", "/otolith.test.v1.Service/MethodX",
      "/xtolith.test.v1.Service/Method", "/otolith.test.v1.Service/method",
    ] {
      #expect(table.value(for: bytes(other)) == nil)
    }
    // A slice that does not start at 0.
    #expect(table.value(for: Array("xx/otolith.test.v1.Service/Method".utf8)[2...]) == 1)
  }

  @Test func theFirstValueStays() {
    var table = PathTable<Int>()
    let first = table.insert(1, for: "/a/B")
    let second = table.insert(2, for: "/a/B")
    #expect((first, second) == (true, false))
    #expect(table.value(for: bytes("/a/B")) == 1)
    #expect(table.count == 1)
  }

  @Test func shortPathsAndTheEmptyOne() {
    var table = PathTable<Int>()
    for (number, path) in ["", "/", "/a", "/a/", "/a/b/c/d"].enumerated() {
      let isNew = table.insert(number, for: path)
      #expect(isNew)
      #expect(table.value(for: bytes(path)) == number)
    }
  }
}
