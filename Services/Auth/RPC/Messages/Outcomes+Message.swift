import Messages

extension WriteOutcome {
  var message: AuthV1.WriteOutcome {
    switch self {
    case .created: .created
    case .alreadyExists: .alreadyExists
    }
  }
}

extension EmailOutcome {
  var message: AuthV1.EmailOutcome {
    switch self {
    case .kept: .kept
    case .erased: .erased
    case .keptByAnotherAccount: .keptByAnotherAccount
    }
  }
}
