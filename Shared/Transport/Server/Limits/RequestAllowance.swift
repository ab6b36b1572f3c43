/// Higher request limits for the methods of one service than ``ServerLimits``. One such request may
/// exceed a connection's ``ServerLimits/bufferedRequestBytesMax``; the budgets of the address and
/// the server still apply.
public struct RequestAllowance: Sendable {
  /// Maximum bytes of one request message, before and after decompression.
  public var sizeMax: Int
  /// Maximum number of repeated elements in a request message.
  public var elementsMax: Int
  /// Maximum bytes of memory for decoding a request message.
  public var memoryMax: Int
  /// Condition for the allowance; nil: all permitted callers. Other callers have the server's
  /// limits.
  public var requirement: (any CallRequirement)?

  public init(
    sizeMax: Int, elementsMax: Int, memoryMax: Int, requirement: (any CallRequirement)? = nil
  ) {
    self.sizeMax = sizeMax
    self.elementsMax = elementsMax
    self.memoryMax = memoryMax
    self.requirement = requirement
  }

  func isFor(_ context: ServerCallContext) -> Bool {
    guard let requirement else { return true }
    return (try? requirement.check(context)) != nil
  }
}
