/// The arms of a scheme in the order of allocation. The next arm depends on the seed, the parameters,
/// and the earlier allocations only.
///
/// - Blocks: block `k` of a stratum, from 0, is drawn with the label `block <k> <levels>`: first its
///   multiple, then a Fisher–Yates shuffle, from the last place down, of the arms in order, each
///   `ratio × multiple` times.
/// - Minimisation: the imbalance of an arm is the sum over the factors of the range, over the arms, of
///   the members with the new member's level divided by the ratio, as if the new member were in that
///   arm (Pocock and Simon 1975). The draw has the label `minimisation <position>`: unless all arms are
///   equal, a number below 100 that is below `preferred` selects the arms with the least imbalance, and
///   another one the remaining arms; among the selected ones, the ratio decides.
/// - List: the next unused entry of the stratum.
public struct AllocationSequence: Sendable {
  public let parameters: AllocationParameters
  private let seed: [UInt8]
  /// Allocations so far by stratum, then by place of the arm.
  private var counts: [[String]: [Int]]
  private var blocks: [[String]: Block] = [:]

  /// - Parameter counts: numbers of allocations so far by stratum, then by group.
  public init(
    _ parameters: AllocationParameters, seed: [UInt8], counts: [[String]: [String: Int]] = [:]
  ) {
    self.parameters = parameters
    self.seed = seed
    self.counts = counts.mapValues { byGroup in
      parameters.arms.map { byGroup[$0.groupID] ?? 0 }
    }
  }

  /// Allocates the next member.
  ///
  /// - Parameter stratum: one level of each factor, in order.
  /// - Returns: the group; nil, without a change, if the list has no unused entry for the stratum.
  public mutating func next(in stratum: [String]) -> String? {
    let arm: Int?
    switch parameters.method {
    case .blocks(let multiples): arm = drawFromBlock(of: stratum, multiples: multiples)
    case .minimisation(let percent): arm = minimise(for: stratum, preferredPercent: percent)
    case .list(let entries):
      arm = entries.lazy.filter { $0.stratum == stratum }.dropFirst(used(in: stratum)).first
        .flatMap { entry in parameters.arms.firstIndex { $0.groupID == entry.groupID } }
    }
    guard let arm else { return nil }
    counts[stratum, default: parameters.arms.map { _ in 0 }][arm] += 1
    return parameters.arms[arm].groupID
  }

  private func used(in stratum: [String]) -> Int { counts[stratum]?.reduce(0, +) ?? 0 }

  // MARK: Blocks

  private struct Block: Sendable {
    var number: Int
    /// Number of allocations before this block.
    var start: Int
    var arms: [Int]
  }

  private mutating func drawFromBlock(of stratum: [String], multiples: [Int]) -> Int {
    let used = used(in: stratum)
    var block = blocks[stratum] ?? makeBlock(0, start: 0, of: stratum, multiples: multiples)
    while used - block.start >= block.arms.count {
      block = makeBlock(
        block.number + 1, start: block.start + block.arms.count, of: stratum, multiples: multiples)
    }
    blocks[stratum] = block
    return block.arms[used - block.start]
  }

  private func makeBlock(
    _ number: Int, start: Int, of stratum: [String], multiples: [Int]
  ) -> Block {
    var draws = AllocationDraws(
      seed: seed, label: (["block", "\(number)"] + stratum).joined(separator: " "))
    let multiple = multiples[draws.number(below: multiples.count)]
    var arms = parameters.arms.enumerated().flatMap { place, arm in
      [Int](repeating: place, count: arm.ratio * multiple)
    }
    for last in stride(from: arms.count - 1, to: 0, by: -1) {
      arms.swapAt(last, draws.number(below: last + 1))
    }
    return Block(number: number, start: start, arms: arms)
  }

  // MARK: Minimisation

  private func minimise(for stratum: [String], preferredPercent: Int) -> Int {
    let position = counts.values.reduce(1) { $0 + $1.reduce(0, +) }
    var draws = AllocationDraws(seed: seed, label: "minimisation \(position)")
    let imbalances = imbalances(for: stratum)
    let least = imbalances.min() ?? 0
    let all = Array(parameters.arms.indices)
    var selected = all.filter { imbalances[$0] == least }
    if selected.count < all.count, draws.number(below: 100) >= preferredPercent {
      selected = all.filter { imbalances[$0] != least }
    }
    var number = draws.number(below: selected.reduce(0) { $0 + parameters.arms[$1].ratio })
    for arm in selected {
      number -= parameters.arms[arm].ratio
      if number < 0 { return arm }
    }
    return selected[selected.count - 1]
  }

  /// Returns the imbalance for each arm, multiplied by the least common multiple of the ratio.
  private func imbalances(for stratum: [String]) -> [Int] {
    let arms = parameters.arms
    let common = arms.reduce(1) { Self.leastCommonMultiple($0, $1.ratio) }
    let marginals = stratum.indices.map { factor in
      arms.indices.map { arm in
        counts.reduce(0) { $1.key[factor] == stratum[factor] ? $0 + $1.value[arm] : $0 }
      }
    }
    return arms.indices.map { candidate in
      marginals.reduce(0) { sum, members in
        let shares = arms.indices.map {
          (members[$0] + ($0 == candidate ? 1 : 0)) * (common / arms[$0].ratio)
        }
        return sum + (shares.max() ?? 0) - (shares.min() ?? 0)
      }
    }
  }

  private static func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
    var (divisor, rest) = (first, second)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return first / divisor * second
  }
}
