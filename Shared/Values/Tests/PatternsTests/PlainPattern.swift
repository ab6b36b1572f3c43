import TestBasics

/// A pattern over `a` and `b` with the simplest possible semantics: the set of positions at which a
/// match can end.
indirect enum PlainPattern {
  case letter(String)
  case sequence(PlainPattern, PlainPattern)
  case either(PlainPattern, PlainPattern)
  case count(PlainPattern, Int, Int)
  case star(PlainPattern)

  static func random(depth: Int, using random: inout SeededGenerator) -> PlainPattern {
    guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else {
      return .letter(["a", "b"].randomElement(using: &random) ?? "a")
    }
    let first = Self.random(depth: depth - 1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .sequence(first, Self.random(depth: depth - 1, using: &random))
    case 1: return .either(first, Self.random(depth: depth - 1, using: &random))
    case 2:
      let low = Int.random(in: 0...2, using: &random)
      return .count(first, low, low + Int.random(in: 0...2, using: &random))
    default: return .star(first)
    }
  }

  var source: String {
    switch self {
    case .letter(let letter): letter
    case .sequence(let first, let second): first.source + second.source
    case .either(let first, let second): "(\(first.source)|\(second.source))"
    case .count(let body, let low, let high): "(\(body.source)){\(low),\(high)}"
    case .star(let body): "(\(body.source))*"
    }
  }

  func matches(_ text: [String]) -> Bool { ends(text, from: [0]).contains(text.count) }

  private func ends(_ text: [String], from starts: Set<Int>) -> Set<Int> {
    switch self {
    case .letter(let letter):
      Set(starts.filter { $0 < text.count && text[$0] == letter }.map { $0 + 1 })
    case .sequence(let first, let second):
      second.ends(text, from: first.ends(text, from: starts))
    case .either(let first, let second):
      first.ends(text, from: starts).union(second.ends(text, from: starts))
    case .count(let body, let low, let high):
      (0...high).reduce(into: (all: Set<Int>(), now: starts)) { state, round in
        if round >= low { state.all.formUnion(state.now) }
        state.now = body.ends(text, from: state.now)
      }.all
    case .star(let body):
      (0...text.count).reduce(starts) { known, _ in known.union(body.ends(text, from: known)) }
    }
  }
}
