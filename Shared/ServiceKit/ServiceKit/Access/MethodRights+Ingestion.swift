public import Messages
public import RPCServer
public import Stubs

// The rights of the methods of ingestion. Only own data and published contents need no verb.

extension IngestionV1.AnswerSheetServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.AnswerSheetServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .submitAnswerSheets, .listOffers, .listAnswerSheets, .getSeries: .account
    }
  }
}

extension IngestionV1.AnswerSheetServiceProtocol {
  public func access(to method: IngestionV1.AnswerSheetServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.AnswerFileServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.AnswerFileServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .uploadAnswerFileChunk, .listAnswerFiles, .downloadAnswerFile: .account
    case .listStudyAnswerFiles, .downloadStudyAnswerFile: .study(.exportRead)
    }
  }
}

extension IngestionV1.AnswerFileServiceProtocol {
  public func access(to method: IngestionV1.AnswerFileServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.AmendmentServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.AmendmentServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .submitAmendments, .withdrawQuestion, .listRevisions: .account
    case .exportRevisions: .study(.exportRead)
    }
  }
}

extension IngestionV1.AmendmentServiceProtocol {
  public func access(to method: IngestionV1.AmendmentServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.SheetReviewServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.SheetReviewServiceMethods.service }

  public var right: MethodRight { .study(.answerCorrect) }
}

extension IngestionV1.SheetReviewServiceProtocol {
  public func access(to method: IngestionV1.SheetReviewServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.DraftServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.DraftServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .saveDraft, .getDraft, .listDrafts, .deleteDraft: .account
    }
  }
}

extension IngestionV1.DraftServiceProtocol {
  public func access(to method: IngestionV1.DraftServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.ExportServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.ExportServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .exportAnswerSheets: .study(.exportRead)
    case .exportCodebook: .study(.codebookRead)
    }
  }
}

extension IngestionV1.ExportServiceProtocol {
  public func access(to method: IngestionV1.ExportServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.ListeningServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.ListeningServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .submitListeningSessions, .withdrawListeningSession, .listListeningSessions,
      .getSoundStatistics:
      .account
    case .exportListeningSessions: .study(.exportRead)
    }
  }
}

extension IngestionV1.ListeningServiceProtocol {
  public func access(to method: IngestionV1.ListeningServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.PseudonymServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.PseudonymServiceMethods.service }

  public var right: MethodRight {
    // Planning shows staff the same pseudonyms.
    switch self {
    case .getPseudonymKey: .service("otolith-planning")
    }
  }
}

extension IngestionV1.PseudonymServiceProtocol {
  public func access(to method: IngestionV1.PseudonymServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.RecordServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.RecordServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .syncRecords, .listRecords, .exportOwnResources: .account
    case .exportRecords: .study(.exportRead)
    }
  }
}

extension IngestionV1.RecordServiceProtocol {
  public func access(to method: IngestionV1.RecordServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.ResultServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.ResultServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listSeries, .readSeries, .listTimeline, .renderReport: .account
    case .readComparisons: .participant
    }
  }
}

extension IngestionV1.ResultServiceProtocol {
  public func access(to method: IngestionV1.ResultServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.FigureServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.FigureServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .getStudyFigures, .getQuestionnaireFigures: .study(.complianceRead)
    }
  }
}

extension IngestionV1.FigureServiceProtocol {
  public func access(to method: IngestionV1.FigureServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.SettingServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.SettingServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .getSettings, .updateSettings: .account
    }
  }
}

extension IngestionV1.SettingServiceProtocol {
  public func access(to method: IngestionV1.SettingServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.StandingServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.StandingServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .getStanding, .listRejectedSheets, .deleteRejectedSheet: .account
    }
  }
}

extension IngestionV1.StandingServiceProtocol {
  public func access(to method: IngestionV1.StandingServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.ClinicianServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.ClinicianServiceMethods.service }

  // Whether the caller is the participant or the clinician of a grant, its row decides.
  public var right: MethodRight { .account }
}

extension IngestionV1.ClinicianServiceProtocol {
  public func access(to method: IngestionV1.ClinicianServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension IngestionV1.SharingServiceMethod: MethodWithRight {
  public static var service: String { IngestionV1.SharingServiceMethods.service }

  public var right: MethodRight {
    // Recipients of links have no account.
    switch self {
    case .createShare, .listShares, .revokeShare, .listShareAccesses: .account
    case .openShare, .readShareFile: .everyone
    }
  }
}

extension IngestionV1.SharingServiceProtocol {
  public func access(to method: IngestionV1.SharingServiceMethod) -> MethodAccess {
    method.right.access
  }
}
