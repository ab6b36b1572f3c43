internal import Messages
internal import ServiceKit

/// What a caller sees of a study. The arms of a trial are for those who conduct it: everybody else sees
/// what is for everybody, participants besides what is for their own group, and nothing that says that
/// there are others.
enum StudySight: Sendable, Hashable {
  /// For services, administrators, leaders, and those with a role in the study's project.
  case everything
  /// Nil: in no group.
  case group(String?)

  /// - Parameters:
  ///   - claims: nil for who comes without a token.
  ///   - isInProject: the caller has a role in the study's project.
  init(_ claims: AccessClaims?, of study: String, isInProject: Bool = false) {
    guard let claims else {
      self = .group(nil)
      return
    }
    let isInsider =
      isInProject || claims.ledStudies.contains(study)
      || !claims.roles.isDisjoint(with: [.administrator, .service])
    self =
      isInsider
      ? .everything
      : .group(claims.enrolledStudies.contains(study) ? claims.groups[study] : nil)
  }

  /// For etags.
  var key: String {
    switch self {
    case .everything: "*"
    case .group(let id): id ?? ""
    }
  }

  func shows(_ use: CatalogueV1.StudyQuestionnaire) -> Bool { shows(groups: use.groupIDs) }

  /// - Parameter groups: that something is for; empty: for everybody.
  func shows(groups: [String]) -> Bool {
    switch self {
    case .everything: true
    case .group(let id): groups.isEmpty || id.map(groups.contains) == true
    }
  }

  /// The study without other groups, their questionnaires, and what leads to those.
  func narrowing(_ whole: CatalogueV1.Study) -> CatalogueV1.Study {
    guard case .group(let own) = self else { return whole }
    let hidden = Set(whole.questionnaires.filter { !shows($0) }.map(\.questionnaireID))
    if hidden.isEmpty, whole.groups.isEmpty { return whole }
    var view = whole
    view.groups.removeAll { $0.groupID != own }
    view.questionnaires = visible(whole.questionnaires)
    // What nobody here can fill in is not offered either.
    for list in view.nextLists.indices {
      view.nextLists[list].offers.removeAll { hidden.contains($0.questionnaireID) }
    }
    view.nextLists.removeAll { $0.offers.isEmpty || hidden.contains($0.afterQuestionnaireID) }
    return view
  }

  func narrowing(_ whole: CatalogueV1.DeviceStudy) -> CatalogueV1.DeviceStudy {
    guard case .group = self, let study = whole.study else { return whole }
    var view = whole
    view.study = narrowing(study)
    let shown = Set((view.study?.questionnaires ?? []).map(\.questionnaireID))
    view.questionnaires.removeAll { !shown.contains($0.questionnaireID) }
    return view
  }

  func narrowing(_ whole: CatalogueViews.QuestionnairesView) -> CatalogueViews.QuestionnairesView {
    guard case .group = self else { return whole }
    var view = whole
    view.uses = visible(whole.uses)
    let shown = Set(view.uses.map(\.questionnaireID))
    view.questionnaires.removeAll { !shown.contains($0.questionnaireID) }
    return view
  }

  /// Those that are shown; which other groups see them stays unsaid.
  private func visible(
    _ uses: [CatalogueV1.StudyQuestionnaire]
  ) -> [CatalogueV1.StudyQuestionnaire] {
    guard case .group(let own) = self else { return uses }
    return uses.filter(shows).map { use in
      guard !use.groupIDs.isEmpty else { return use }
      var use = use
      use.groupIDs.removeAll { $0 != own }
      return use
    }
  }
}

extension CatalogueReader {
  func sight(of study: String) -> StudySight {
    if seesEverything || ledStudies.contains(study) { return .everything }
    return .group(joinedStudies.contains(study) ? groups[study] : nil)
  }
}
