/// What the methods of one service may take beyond ``ServerLimits``: larger requests than a server
/// accepts from everybody. Beyond a connection's ``ServerLimits/bufferedRequestBytesMax`` at least one
/// of them fits; the budgets of an address and of the server hold all the same.
public struct RequestAllowance: Sendable, Hashable {
  /// Bytes of one request message, before and after decompression.
  public var sizeMax: Int
  /// Repeated elements of a request message altogether.
  public var elementsMax: Int

  public init(sizeMax: Int, elementsMax: Int) {
    self.sizeMax = sizeMax
    self.elementsMax = elementsMax
  }
}
