public import Messages
public import RPCServer
public import Stubs

extension AuthV1.ClientAdministrationServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.ClientAdministrationServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listClients, .getClientUse: .installation(.clientRead)
    case .registerClient, .updateClient, .rotateClientSecret, .revokeClient:
      .installation(.clientManage)
    }
  }
}

extension AuthV1.ClientAdministrationServiceProtocol {
  public func access(to method: AuthV1.ClientAdministrationServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.ClientTokenServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.ClientTokenServiceMethods.service }

  // Clients prove themselves by their secret.
  public var right: MethodRight { .everyone }
}

extension AuthV1.ClientTokenServiceProtocol {
  public func access(to method: AuthV1.ClientTokenServiceMethod) -> MethodAccess {
    method.right.access
  }
}
