public import Messages
public import RPCServer
public import Stubs

// The rights of the methods of the catalogue. Only own data and published contents need no verb.

extension CatalogueV1.CatalogueServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.CatalogueServiceMethods.service }

  public var right: MethodRight {
    // Interested people have no account yet. Services look up versions that have not arrived by the bus.
    switch self {
    case .listStudies, .getStudy: .everyone
    case .getQuestionnaireVersion: .accountOrService
    case .listStudyQuestionnaires, .batchGetQuestionnaireVersions, .getDeviceCatalogue,
      .searchQuestionnaires:
      .account
    }
  }
}

extension CatalogueV1.CatalogueServiceProtocol {
  public func access(to method: CatalogueV1.CatalogueServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CatalogueV1.AuthoringServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.AuthoringServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .importStudy, .retireStudy, .deleteStudy: .anywhere(.studyImport)
    }
  }
}

extension CatalogueV1.AuthoringServiceProtocol {
  public func access(to method: CatalogueV1.AuthoringServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CatalogueV1.InstallationServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.InstallationServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .getInstallationTexts: .everyone
    case .setInstallationTexts: .installation(.installationChange)
    }
  }
}

extension CatalogueV1.InstallationServiceProtocol {
  public func access(to method: CatalogueV1.InstallationServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CatalogueV1.ChangeServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.ChangeServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .listChanges, .watchChanges: .account
    }
  }
}

extension CatalogueV1.ChangeServiceProtocol {
  public func access(to method: CatalogueV1.ChangeServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CatalogueV1.DraftServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.DraftServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .createDraft, .deleteDraft: .project(.draftWrite)
    case .getDraft, .listDrafts, .checkDraft: .project(.draftRead)
    case .updateDraft: .project(.draftTranslate)
    case .publishDraft: .project(.questionnairePublish)
    case .retireQuestionnaire: .project(.questionnaireRetire)
    case .compareVersions, .getTranslationState: .account
    }
  }
}

extension CatalogueV1.DraftServiceProtocol {
  public func access(to method: CatalogueV1.DraftServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CatalogueV1.LibraryServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.LibraryServiceMethods.service }

  public var right: MethodRight {
    // Ingestion looks up what devices refer to.
    switch self {
    case .publishSoundCollection, .publishVocabulary, .publishItem: .project(.libraryPublish)
    case .getSoundCollection, .getVocabulary: .accountOrService
    case .getItem, .listSoundCollections, .listVocabularies, .listItems: .account
    }
  }
}

extension CatalogueV1.LibraryServiceProtocol {
  public func access(to method: CatalogueV1.LibraryServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CatalogueV1.MediaServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.MediaServiceMethods.service }

  public var right: MethodRight {
    // Pages show pictures and play sounds before a participant signs in.
    switch self {
    case .uploadMediaChunk, .deleteMedia: .project(.libraryPublish)
    case .getMedia, .downloadMedia: .everyone
    case .listMedia: .project(.projectRead)
    }
  }
}

extension CatalogueV1.MediaServiceProtocol {
  public func access(to method: CatalogueV1.MediaServiceMethod) -> MethodAccess {
    method.right.access
  }
}

extension CatalogueV1.ProjectServiceMethod: MethodWithRight {
  public static var service: String { CatalogueV1.ProjectServiceMethods.service }

  public var right: MethodRight {
    switch self {
    case .createProject: .anywhere(.projectCreate)
    case .getProject, .listProjects: .project(.projectRead)
    case .updateProject: .project(.projectChange)
    case .setProjectRole: .project(.roleAssign)
    case .listProjectRoles: .project(.roleRead)
    case .listAuditEntries: .project(.auditRead)
    }
  }
}

extension CatalogueV1.ProjectServiceProtocol {
  public func access(to method: CatalogueV1.ProjectServiceMethod) -> MethodAccess {
    method.right.access
  }
}
