public import Messages
public import RPCServer
public import Stubs

// The rights of the methods of planning, and of the method that all services share. Only own data
// and published contents need no verb.

extension PlanningV1.PlanningServiceMethod: MethodWithRight {
  public static var service: String { PlanningV1.PlanningServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .getNotificationPlan, .reportNotifications, .getSchedule, .setSchedule, .resetSchedule:
      .account
    }
  }
}

extension PlanningV1.PlanningServiceProtocol {
  public func access(to method: PlanningV1.PlanningServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension PlanningV1.OversightServiceMethod: MethodWithRight {
  public static var service: String { PlanningV1.OversightServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .getOwnCompliance: .account
    case .getCompliance, .listParticipantStatuses: .study(.complianceRead)
    case .exportNotifications: .study(.exportRead)
    case .listParticipantDates, .getParticipantPlan: .study(.planRead)
    case .setParticipantDate, .deleteParticipantDate, .addNotification, .moveNotification,
      .cancelNotification:
      .study(.planChange)
    case .fireTrigger: .study(.triggerFire)
    case .explainNotification: .ownOrStudy(.planRead)
    }
  }
}

extension PlanningV1.OversightServiceProtocol {
  public func access(to method: PlanningV1.OversightServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension PlanningV1.AlertServiceMethod: MethodWithRight {
  public static var service: String { PlanningV1.AlertServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listAlerts: .study(.alertRead)
    case .acknowledgeAlert: .study(.alertAcknowledge)
    case .retryAlert, .listAlertChannels, .setAlertChannel, .deleteAlertChannel:
      .study(.alertChange)
    }
  }
}

extension PlanningV1.AlertServiceProtocol {
  public func access(to method: PlanningV1.AlertServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension PlanningV1.DeliveryServiceMethod: MethodWithRight {
  public static var service: String { PlanningV1.DeliveryServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .registerPushToken, .unregisterPushToken, .listPushTokens: .participant
    case .watchPrompts, .acknowledgePrompts: .installation(.promptDeliver)
    }
  }
}

extension PlanningV1.DeliveryServiceProtocol {
  public func access(to method: PlanningV1.DeliveryServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CommonV1.OwnExportServiceMethod: MethodWithRight {
  public static var service: String { CommonV1.OwnExportServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .exportOwnRecords: .ownOrObject(.personExport)
    }
  }
}

extension CommonV1.OwnExportServiceProtocol {
  public func access(to method: CommonV1.OwnExportServiceMethod) -> MethodAccess {
    method.right.access
  }
}
