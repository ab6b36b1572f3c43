internal import Messages
internal import ServiceKit

/// What a caller sees of a study: participants what is for everybody and for their own group.
enum StudySight: Sendable, Hashable {
  /// For services and leaders.
  case everything
  /// Nil: in no group.
  case group(String?)

  init(_ claims: AccessClaims, of study: String) {
    let isInsider = claims.roles.contains(.service) || claims.ledStudies.contains(study)
    self = isInsider ? .everything : .group(claims.groups[study])
  }

  /// For etags.
  var key: String {
    switch self {
    case .everything: "*"
    case .group(let id): id ?? ""
    }
  }

  func shows(_ use: CatalogueV1.StudyQuestionnaire) -> Bool {
    switch self {
    case .everything: true
    case .group(let id): use.groupIDs.isEmpty || id.map(use.groupIDs.contains) == true
    }
  }

  /// The study without the questionnaires of other groups.
  func narrowing(_ whole: CatalogueV1.DeviceStudy) -> CatalogueV1.DeviceStudy {
    let hidden = Set(
      (whole.study?.questionnaires ?? []).filter { !shows($0) }.map(\.questionnaireID))
    if hidden.isEmpty { return whole }
    var view = whole
    view.study?.questionnaires.removeAll { hidden.contains($0.questionnaireID) }
    view.questionnaires.removeAll { hidden.contains($0.questionnaireID) }
    // What nobody here can fill in is not offered either.
    for list in (view.study?.nextLists ?? []).indices {
      view.study?.nextLists[list].offers.removeAll { hidden.contains($0.questionnaireID) }
    }
    view.study?.nextLists.removeAll {
      $0.offers.isEmpty || hidden.contains($0.afterQuestionnaireID)
    }
    return view
  }

  func narrowing(_ whole: CatalogueViews.QuestionnairesView) -> CatalogueViews.QuestionnairesView {
    let hidden = Set(whole.uses.filter { !shows($0) }.map(\.questionnaireID))
    if hidden.isEmpty { return whole }
    var view = whole
    view.uses.removeAll { hidden.contains($0.questionnaireID) }
    view.questionnaires.removeAll { hidden.contains($0.questionnaireID) }
    return view
  }
}
