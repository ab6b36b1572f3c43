public import RPCCore

/// A role of every installation: verbs that an account holds on the objects where it has the role.
public enum ShippedRole: String, Sendable, Hashable, CaseIterable {
  /// A role on the installation. It gives access to all projects, but to no study's data.
  case administrator
  /// A role on the installation: a gateway that notifies participants of all studies.
  case gateway
  /// A role on a project, like the following ones.
  case projectOwner = "project_owner"
  case projectLeader = "project_leader"
  case projectTranslator = "project_translator"
  case projectReader = "project_reader"
  /// A role on a study, like the following ones.
  case studyLeader = "study_leader"
  /// Reads data, members and plans, and corrects answers.
  case dataManager = "data_manager"
  /// Reads pseudonymised data.
  case dataReader = "data_reader"
  /// Invites, and decides on requests to join.
  case recruiter
  /// Accompanies participants: messages, plans, triggers, alerts.
  case clinician
  /// Starts and ends the allocation to arms, and is the only role that sees the arms of a blinded one.
  case unblindedStatistician = "unblinded_statistician"

  /// The objects where accounts have a role. Those of the installation include all projects.
  public enum Scope: String, Sendable, Hashable {
    case installation
    case project
    case study
  }

  public var scope: Scope {
    switch self {
    case .administrator, .gateway: .installation
    case .studyLeader, .dataManager, .dataReader, .recruiter, .clinician, .unblindedStatistician:
      .study
    case .projectOwner, .projectLeader, .projectTranslator, .projectReader: .project
    }
  }

  public var verbs: Set<Verb> { Self.verbs[self] ?? [] }

  /// Verbs of the roles on studies. Defined roles consist of them.
  public static let verbsOnStudies: Set<Verb> = allCases.filter { $0.scope == .study }
    .reduce(into: []) { $0.formUnion($1.verbs) }

  private static let verbs: [ShippedRole: Set<Verb>] = {
    let reader: Set<Verb> = [.projectRead, .roleRead, .draftRead]
    let translator = reader.union([.draftTranslate])
    let leader = translator.union([
      .draftWrite, .questionnairePublish, .questionnaireRetire, .libraryPublish, .studyPublish,
      .auditRead,
    ])
    let owner = leader.union([.projectChange, .roleAssign])
    let dataReader: Set<Verb> = [.studyRead, .exportRead, .codebookRead, .complianceRead]
    let dataManager = dataReader.union([.roleRead, .memberRead, .planRead, .answerCorrect])
    let recruiter: Set<Verb> = [
      .studyRead, .memberRead, .consentRead, .memberDecide, .memberInvite, .invitationRead,
      .labelRead,
      .labelAssign, .allocationAllocate,
    ]
    let clinician: Set<Verb> = [
      .studyRead, .memberRead, .labelRead, .messageRead, .messageSend, .complianceRead, .planRead,
      .planChange,
      .triggerFire, .alertRead, .alertAcknowledge, .allocationUnblind,
    ]
    let statistician = dataReader.union([
      .memberRead, .allocationManage, .allocationRead, .allocationUnblind,
    ])
    return [
      .administrator: owner.union([
        .accountRead, .accountInvite, .accountSuspend, .accountRecover, .accountErase,
        .accountMark, .personExport, .clientRead, .clientManage, .newsletterRead, .newsletterSend,
        .projectCreate, .studyImport,
        .installationChange,
      ]),
      .gateway: [.promptDeliver],
      .studyLeader: [
        .projectCreate, .studyImport, .roleRead, .roleAssign, .studyPublish, .studyRead,
        .memberRead, .consentRead,
        .memberDecide, .memberInvite, .memberRemove, .invitationRead, .labelRead, .labelAssign,
        .groupAssign, .messageRead, .messageSend, .exportRead,
        .codebookRead, .complianceRead, .planRead, .planChange, .triggerFire, .alertRead,
        .alertAcknowledge, .alertChange, .answerCorrect,
        .allocationAllocate, .allocationUnblind,
      ],
      .projectOwner: owner, .projectLeader: leader, .projectTranslator: translator,
      .projectReader: reader, .dataManager: dataManager, .dataReader: dataReader,
      .recruiter: recruiter, .clinician: clinician, .unblindedStatistician: statistician,
    ]
  }()
}

extension Role {
  /// The role on objects that the role in a token stands for; nil for participants and services.
  public var shipped: ShippedRole? {
    switch self {
    case .administrator: .administrator
    case .gateway: .gateway
    case .studyLeader: .studyLeader
    case .participant, .service: nil
    }
  }
}

extension AccessClaims {
  /// Whether the caller holds the verb on any object that the token names: on the installation, as a
  /// leader of studies, or by a further role in a study, shipped or defined.
  public func holds(_ verb: Verb) -> Bool {
    roles.contains { $0.shipped?.verbs.contains(verb) == true }
      || roles.contains(.studyLeader)
        && (studyRoles.values.contains { $0.contains { $0.verbs.contains(verb) } }
          || studyVerbs.values.contains { $0.contains(verb) })
  }

  /// Whether the caller holds the verb on a study. Operating the system does not grant access to
  /// study data, so administrators hold none of these verbs. Staff of studies have the role of study
  /// leaders, also without leading one.
  public func holds(_ verb: Verb, onStudy studyID: String) -> Bool {
    guard roles.contains(.studyLeader) else { return false }
    if ledStudies.contains(studyID), ShippedRole.studyLeader.verbs.contains(verb) { return true }
    if studyVerbs[studyID]?.contains(verb) == true { return true }
    return studyRoles[studyID]?.contains { $0.verbs.contains(verb) } == true
  }

  /// Studies on which the caller holds the verb.
  public func studies(holding verb: Verb) -> Set<String> {
    ledStudies.union(studyRoles.keys).union(studyVerbs.keys).filter { holds(verb, onStudy: $0) }
  }

  /// Whether a blinded allocation conceals the groups of the study from the caller, and everything
  /// that only some groups have.
  public func areGroupsConcealed(inStudy studyID: String) -> Bool {
    blindedStudies.contains(studyID) || blindedStudies.contains(Self.allStudies)
  }

  /// Throws PERMISSION_DENIED with reason GROUPS_CONCEALED.
  public func requireGroups(ofStudy studyID: String) throws(RPCError) {
    if areGroupsConcealed(inStudy: studyID) { throw RPCError.groupsConcealed(of: studyID) }
  }

  /// Whether the caller holds the verb on the installation, and so on every project.
  public func holdsOnInstallation(_ verb: Verb) -> Bool {
    roles.contains { role in
      guard let shipped = role.shipped, shipped.scope == .installation else { return false }
      return shipped.verbs.contains(verb)
    }
  }
}
