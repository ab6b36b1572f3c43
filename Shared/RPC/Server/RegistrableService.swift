/// A service that knows its methods.
public protocol RegistrableService: Sendable {
  func register(with registry: inout MethodRegistry)
}
