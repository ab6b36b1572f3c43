/// What the methods of one service may take beyond ``ServerLimits``: larger requests than a server
/// accepts from everybody. Beyond a connection's ``ServerLimits/bufferedRequestBytesMax`` at least one
/// of them fits; the budgets of an address and of the server hold all the same.
public struct RequestAllowance: Sendable {
  /// Bytes of one request message, before and after decompression.
  public var sizeMax: Int
  /// Repeated elements of a request message altogether.
  public var elementsMax: Int
  /// Bytes of memory that decoding a request message may take.
  public var memoryMax: Int
  /// For whom it is; nil: for everybody who may call the method. All others have the server's limits.
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
