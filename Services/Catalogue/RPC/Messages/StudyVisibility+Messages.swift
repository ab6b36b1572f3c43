internal import CatalogueDomain
internal import Messages

extension StudyVisibility {
  private func shows(_ use: CatalogueV1.StudyQuestionnaire) -> Bool { shows(groups: use.groupIDs) }

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

  func narrowing(_ whole: StudyViews.QuestionnairesView) -> StudyViews.QuestionnairesView {
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
    guard case .group = self else { return uses }
    return uses.filter(shows).map { use in
      var use = use
      use.groupIDs = naming(use.groupIDs)
      return use
    }
  }
}
