import ServiceBasics

/// Parameters of a randomised allocation, fixed when it starts.
///
/// Their canonical text is part of the published commitment and must never change:
///
/// ```
/// otolith-allocation 1
/// scheme 3f0e…
/// study tinnitus
/// method blocks
/// multiple 1
/// multiple 2
/// arm active 1
/// arm control 1
/// factor site berlin ulm
/// ```
///
/// Minimisation has a line `preferred 85` in place of the multiples, a list has lines
/// `entry active berlin` after the factors. Each line ends with a line feed.
public struct AllocationParameters: Sendable, Hashable {
  public enum Method: Sendable, Hashable {
    /// Permuted blocks; sizes as multiples of the sum of the ratio.
    case blocks(multiples: [Int])
    /// Minimisation with the probability, in percent, of the arm with the least imbalance.
    case minimisation(preferredPercent: Int)
    case list([Entry])
  }

  public struct Arm: Sendable, Hashable {
    public var groupID: String
    /// Share in the ratio of allocation.
    public var ratio: Int

    public init(groupID: String, ratio: Int) {
      self.groupID = groupID
      self.ratio = ratio
    }
  }

  public struct Factor: Sendable, Hashable {
    public var name: String
    public var levels: [String]

    public init(name: String, levels: [String]) {
      self.name = name
      self.levels = levels
    }
  }

  /// An entry of an uploaded list.
  public struct Entry: Sendable, Hashable {
    public var groupID: String
    /// One level of each factor.
    public var stratum: [String]

    public init(groupID: String, stratum: [String]) {
      self.groupID = groupID
      self.stratum = stratum
    }
  }

  public var schemeID: String
  public var studyID: String
  public var method: Method
  public var arms: [Arm]
  public var factors: [Factor]

  public init(
    schemeID: String, studyID: String, method: Method, arms: [Arm], factors: [Factor]
  ) {
    self.schemeID = schemeID
    self.studyID = studyID
    self.method = method
    self.arms = arms
    self.factors = factors
  }

  /// Whether the levels are one of each factor, in order.
  public func isStratum(_ levels: [String]) -> Bool {
    levels.count == factors.count && zip(factors, levels).allSatisfy { $0.levels.contains($1) }
  }

  /// SHA-256 of the seed followed by the canonical text.
  public func commitment(seed: [UInt8]) -> [UInt8] { Sodium.sha256(seed + Array(text.utf8)) }
}

extension AllocationParameters {
  private static let heading = "otolith-allocation 1"

  /// The canonical text.
  public var text: String {
    var lines = [Self.heading, "scheme \(schemeID)", "study \(studyID)"]
    switch method {
    case .blocks(let multiples):
      lines += ["method blocks"] + multiples.map { "multiple \($0)" }
    case .minimisation(let percent): lines += ["method minimisation", "preferred \(percent)"]
    case .list: lines.append("method list")
    }
    lines += arms.map { "arm \($0.groupID) \($0.ratio)" }
    lines += factors.map { (["factor", $0.name] + $0.levels).joined(separator: " ") }
    if case .list(let entries) = method {
      lines += entries.map { (["entry", $0.groupID] + $0.stratum).joined(separator: " ") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Parses the canonical text; nil for another text.
  public init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init) }
    guard lines.count >= 4, lines.removeLast() == [""],
      lines[0].joined(separator: " ") == Self.heading
    else { return nil }
    var read = Reading()
    for line in lines.dropFirst() {
      guard read.add(line) else { return nil }
    }
    guard let parameters = read.parameters, parameters.text == text else { return nil }
    self = parameters
  }

  /// The lines read so far.
  private struct Reading {
    var ids: [String: String] = [:]
    var numbers: [String: [Int]] = [:]
    var arms: [Arm] = []
    var factors: [Factor] = []
    var entries: [Entry] = []

    /// Returns false for an invalid line.
    mutating func add(_ line: [String]) -> Bool {
      switch (line[0], line.count) {
      case ("scheme", 2), ("study", 2), ("method", 2): ids[line[0]] = line[1]
      case ("multiple", 2), ("preferred", 2):
        guard let number = Int(line[1]) else { return false }
        numbers[line[0], default: []].append(number)
      case ("arm", 3):
        guard let ratio = Int(line[2]), ratio > 0 else { return false }
        arms.append(Arm(groupID: line[1], ratio: ratio))
      case ("factor", 3...): factors.append(Factor(name: line[1], levels: Array(line[2...])))
      case ("entry", 2...): entries.append(Entry(groupID: line[1], stratum: Array(line[2...])))
      default: return false
      }
      return true
    }

    var parameters: AllocationParameters? {
      guard let schemeID = ids["scheme"], let studyID = ids["study"], !arms.isEmpty else {
        return nil
      }
      let method: Method
      switch ids["method"] {
      case "blocks":
        let multiples = numbers["multiple"] ?? []
        guard !multiples.isEmpty, multiples.allSatisfy({ $0 > 0 }) else { return nil }
        method = .blocks(multiples: multiples)
      case "minimisation":
        guard let percent = numbers["preferred"]?.first, !factors.isEmpty else { return nil }
        method = .minimisation(preferredPercent: percent)
      case "list": method = .list(entries)
      default: return nil
      }
      return AllocationParameters(
        schemeID: schemeID, studyID: studyID, method: method, arms: arms, factors: factors)
    }
  }
}
