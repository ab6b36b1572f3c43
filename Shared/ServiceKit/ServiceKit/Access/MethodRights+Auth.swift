public import Messages
public import RPCServer
public import Stubs

// The rights of the methods of the sign-in service. Only own data and published contents need no verb.

extension AuthV1.AccountServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.AccountServiceMethods.service }

  public var right: MethodRight {
    // Callers without an account have no token.
    switch self {
    case .registerAccount, .confirmAccount, .resendConfirmation: .everyone
    case .getAccount, .changePassword: .account
    }
  }
}

extension AuthV1.AccountServiceProtocol {
  public func access(to method: AuthV1.AccountServiceMethod) -> MethodAccess { method.right.access }
}

extension AuthV1.SessionServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.SessionServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .signIn, .signInAnonymously, .refresh, .signOut: .everyone
    case .listSessions, .endSession, .endAllSessions, .provePassword: .account
    }
  }
}

extension AuthV1.SessionServiceProtocol {
  public func access(to method: AuthV1.SessionServiceMethod) -> MethodAccess { method.right.access }
}

extension AuthV1.ProviderSignInServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.ProviderSignInServiceMethods.service }

  // Callers who sign in have no token.
  public var right: MethodRight { .everyone }
}

extension AuthV1.ProviderSignInServiceProtocol {
  public func access(to method: AuthV1.ProviderSignInServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.SecondFactorServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.SecondFactorServiceMethods.service }

  public var right: MethodRight { .account }
}

extension AuthV1.SecondFactorServiceProtocol {
  public func access(to method: AuthV1.SecondFactorServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.RecoveryServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.RecoveryServiceMethods.service }

  public var right: MethodRight {
    // Callers who cannot sign in have no token.
    switch self {
    case .requestPasswordReset, .resetPassword, .recoverAccount: .everyone
    case .renewRecoveryCode: .account
    case .sendAccessCode: .installation(.accountRecover)
    }
  }
}

extension AuthV1.RecoveryServiceProtocol {
  public func access(to method: AuthV1.RecoveryServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.OwnAccountServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.OwnAccountServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .updateAccount, .requestEmailChange, .confirmEmailChange, .deleteEmail, .upgradeAccount:
      .account
    }
  }
}

extension AuthV1.OwnAccountServiceProtocol {
  public func access(to method: AuthV1.OwnAccountServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.ConsentServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.ConsentServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listConsents, .getConsent, .withdrawConsent, .setConsentParts: .account
    }
  }
}

extension AuthV1.ConsentServiceProtocol {
  public func access(to method: AuthV1.ConsentServiceMethod) -> MethodAccess { method.right.access }
}

extension AuthV1.EnrolmentServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.EnrolmentServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .joinStudy: .participant
    case .leaveStudy, .listEnrolments, .listOwnJoinRequests: .account
    }
  }
}

extension AuthV1.EnrolmentServiceProtocol {
  public func access(to method: AuthV1.EnrolmentServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.MembershipServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.MembershipServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listJoinRequests, .listMembers, .listMemberConsents: .study(.memberRead)
    case .getMemberConsent: .study(.consentRead)
    case .decideJoinRequest: .study(.memberDecide)
    case .setMemberGroup: .study(.groupAssign)
    case .removeMember: .study(.memberRemove)
    case .setSubjectLabel: .study(.labelAssign)
    case .createInvitation, .revokeInvitation: .study(.memberInvite)
    case .listInvitations: .study(.invitationRead)
    case .getStudyRetention: .study(.studyRead)
    case .getRecruitment: .study(.complianceRead)
    }
  }
}

extension AuthV1.MembershipServiceProtocol {
  public func access(to method: AuthV1.MembershipServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.AllocationServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.AllocationServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .startAllocationScheme, .endAllocationScheme: .study(.allocationManage)
    case .getAllocationScheme: .study(.studyRead)
    case .allocateMember: .study(.allocationAllocate)
    case .listAllocations: .study(.memberRead)
    case .requestUnblinding, .decideUnblinding, .listUnblindings: .study(.allocationUnblind)
    }
  }
}

extension AuthV1.AllocationServiceProtocol {
  public func access(to method: AuthV1.AllocationServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.MessageServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.MessageServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .sendMessage, .listOwnMessages, .markMessageRead: .account
    case .sendStudyMessage: .study(.messageSend)
    case .listStudyMessages: .study(.messageRead)
    }
  }
}

extension AuthV1.MessageServiceProtocol {
  public func access(to method: AuthV1.MessageServiceMethod) -> MethodAccess { method.right.access }
}

extension AuthV1.NewsletterServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.NewsletterServiceMethods.service }

  public var right: MethodRight {
    // Mail programs end a newsletter without a token.
    switch self {
    case .sendNewsletter: .installation(.newsletterSend)
    case .getNewsletter: .installation(.newsletterRead)
    case .endNewsletter: .everyone
    }
  }
}

extension AuthV1.NewsletterServiceProtocol {
  public func access(to method: AuthV1.NewsletterServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.ErasureServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.ErasureServiceMethods.service }

  public var right: MethodRight {
    // Tokens end with the account.
    switch self {
    case .requestErasure: .account
    case .requestErasureFor: .installation(.accountErase)
    case .getErasure: .everyone
    }
  }
}

extension AuthV1.ErasureServiceProtocol {
  public func access(to method: AuthV1.ErasureServiceMethod) -> MethodAccess { method.right.access }
}

extension AuthV1.AccountAdministrationServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.AccountAdministrationServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listManagedAccounts, .getManagedAccount: .installation(.accountRead)
    case .suspendAccount, .restoreAccount: .installation(.accountSuspend)
    case .setTestParticipant: .installation(.accountMark)
    case .endStaffRoles: .installation(.roleAssign)
    case .resetSecondFactor, .activateAccount, .resetAccount: .installation(.accountRecover)
    }
  }
}

extension AuthV1.AccountAdministrationServiceProtocol {
  public func access(to method: AuthV1.AccountAdministrationServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.AdministrationServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.AdministrationServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .registerStudyLeader, .registerAdministrator, .registerGateway:
      .installation(.accountInvite)
    case .setLedStudies: .installation(.roleAssign)
    }
  }
}

extension AuthV1.AdministrationServiceProtocol {
  public func access(to method: AuthV1.AdministrationServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension AuthV1.KeyServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.KeyServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listSigningKeys: .everyone
    }
  }
}

extension AuthV1.KeyServiceProtocol {
  public func access(to method: AuthV1.KeyServiceMethod) -> MethodAccess { method.right.access }
}

extension AuthV1.AccessServiceMethod: MethodWithRight {
  public static var service: String { AuthV1.AccessServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listRoles: .account
    case .listAssignments, .explainAccess: .ownOrObject(.roleRead)
    case .assignRole, .revokeRole, .defineRole, .deleteRole: .anywhere(.roleAssign)
    }
  }
}

extension AuthV1.AccessServiceProtocol {
  public func access(to method: AuthV1.AccessServiceMethod) -> MethodAccess {
    method.right.access
  }
}
