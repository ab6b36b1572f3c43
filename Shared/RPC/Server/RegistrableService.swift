/// A service that knows its methods.
public protocol RegistrableService: Sendable {
  /// What its methods take beyond the server's limits; nil: nothing.
  var requestAllowance: RequestAllowance? { get }

  func register(with registry: inout MethodRegistry)
}

extension RegistrableService {
  public var requestAllowance: RequestAllowance? { nil }
}
