/// The revealed secret of a scheme with its published commitment and allocations.
public struct AllocationProof: Sendable {
  /// A published allocation.
  public struct Entry: Sendable, Hashable {
    public var position: Int
    public var stratum: [String]
    public var groupID: String

    public init(position: Int, stratum: [String], groupID: String) {
      self.position = position
      self.stratum = stratum
      self.groupID = groupID
    }
  }

  public enum Finding: Sendable, Hashable {
    /// SHA-256 of the seed and the parameters is not the commitment.
    case commitmentDiffers(computed: [UInt8])
    /// The parameters are not in canonical form.
    case parametersInvalid
    /// The positions are not 1, 2, 3, …; `found` is in place of `expected`.
    case positionMissing(expected: Int, found: Int)
    /// The stratum is not one of the parameters.
    case stratumUnknown(position: Int)
    /// The list of the parameters has no entry for the allocation.
    case listExhausted(position: Int)
    case armDiffers(position: Int, computed: String, found: String)
  }

  public var commitment: [UInt8]
  public var seed: [UInt8]
  /// Canonical text of the parameters.
  public var parameters: String
  /// In the order of their positions.
  public var allocations: [Entry]

  public init(commitment: [UInt8], seed: [UInt8], parameters: String, allocations: [Entry]) {
    self.commitment = commitment
    self.seed = seed
    self.parameters = parameters
    self.allocations = allocations
  }

  /// Recomputes the commitment and all arms; empty if they equal the published ones.
  public func findings() -> [Finding] {
    guard let parameters = AllocationParameters(text: parameters) else {
      return [.parametersInvalid]
    }
    var findings: [Finding] = []
    let computed = parameters.commitment(seed: seed)
    if computed != commitment { findings.append(.commitmentDiffers(computed: computed)) }
    var sequence = AllocationSequence(parameters, seed: seed)
    for (index, entry) in allocations.enumerated() {
      guard entry.position == index + 1 else {
        findings.append(.positionMissing(expected: index + 1, found: entry.position))
        break
      }
      guard parameters.isStratum(entry.stratum) else {
        findings.append(.stratumUnknown(position: entry.position))
        break
      }
      guard let arm = sequence.next(in: entry.stratum) else {
        findings.append(.listExhausted(position: entry.position))
        break
      }
      if arm != entry.groupID {
        findings.append(
          .armDiffers(position: entry.position, computed: arm, found: entry.groupID))
      }
    }
    return findings
  }
}
