import Codebooks
import TestBasics
import Testing

@Suite struct SPSSNamesTests {
  private func names(_ columns: String...) -> [String?] {
    let names = SPSSNames(columns)
    return columns.map { names[$0] }
  }

  @Test func namesThatAreGoodStay() {
    #expect(names("tschq05", "A_b9", "participant") == ["tschq05", "A_b9", "participant"])
  }

  @Test func othersAreMended() {
    #expect(names("1st") == ["v1st"])
    #expect(names("_x") == ["v_x"])
    #expect(names("x_") == ["x_1"])
    #expect(names("a-b.c") == ["a_b_c"])
    #expect(names("") == ["v"])
    #expect(names("ALL", "to", "With") == ["ALL_1", "to_1", "With_1"])
    #expect(names("größe") == ["gr__e"])
  }

  @Test func namesDifferInMoreThanCase() {
    #expect(names("mood", "Mood", "MOOD") == ["mood", "Mood_2", "MOOD_3"])
    // A valid name is kept, regardless of earlier names.
    #expect(names("a-b", "a_b") == ["a_b_2", "a_b"])
  }

  @Test func longNamesAreCutAndStayApart() {
    let long = String(repeating: "x", count: 80)
    let found = names(long, long + "y", String(repeating: "x", count: 64))
    #expect(found[2] == String(repeating: "x", count: 64))
    #expect(found[0] == String(repeating: "x", count: 62) + "_2")
    #expect(found[1] == String(repeating: "x", count: 62) + "_3")
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func anyColumnsGetNamesThatSPSSTakes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("aAbB1_-.ß漢😀 '\n")
    let columns = Array(
      Set(
        (0..<200).map { _ in
          String(
            (0..<Int.random(in: 0...70, using: &random)).map { _ in
              letters[Int.random(in: 0..<letters.count, using: &random)]
            })
        })
    ).sorted()
    let names = SPSSNames(columns)
    let found = try columns.map { try #require(names[$0]) }
    #expect(Set(found.map { $0.lowercased() }).count == columns.count)
    for name in found {
      #expect(name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]{0,63}/) != nil, "\(name)")
      #expect(name.last != "_")
    }
    let again = SPSSNames(columns)
    #expect(columns.map { again[$0] } == found)
  }

  @Test func tenThousandLikeNamesTakeNoTime() {
    let columns = (0..<10_000).map { String(repeating: "n", count: 70) + "\($0)" }
    let names = SPSSNames(columns)
    #expect(Set(columns.compactMap { names[$0] }).count == 10_000)
  }
}
