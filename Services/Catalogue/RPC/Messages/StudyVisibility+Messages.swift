import Messages

extension StudyVisibility {
  private func shows(_ use: CatalogueV1.StudyQuestionnaire) -> Bool { shows(groups: use.groupIDs) }

  /// Replaces hidden ids. It is not a valid id of a questionnaire, so a client finds no sheet of it:
  /// the caller has none.
  static let hiddenID = "_"

  /// Returns the study without other groups, their questionnaires and rewards, references to those, and
  /// without triggers and feedback texts, which services alone evaluate.
  ///
  /// - Parameter joining: group that the caller is about to join; its consent text is shown.
  func narrowing(
    _ whole: CatalogueV1.Study, joining: String = ""
  ) -> CatalogueV1.Study {
    guard case .group(let own) = self else { return whole }
    let hidden = Set(whole.questionnaires.filter { !shows($0) }.map(\.questionnaireID))
    var view = whole
    view.triggers = []
    view.feedbackTexts = []
    view.comparisons.removeAll { hidden.contains($0.questionnaireID) }
    let consenting = own ?? joining
    if let group = whole.groups.first(where: { $0.groupID == consenting }),
      let text = group.consentText
    {
      (view.consentText, view.consentVersion) = (text, group.consentVersion)
    }
    view.groups.removeAll { $0.groupID != own }
    if let rewards = whole.rewards {
      view.rewards = shows(groups: rewards.groupIDs) ? rewards : nil
      view.rewards?.groupIDs = []
    }
    view.questionnaires = visible(whole.questionnaires)
    for use in view.questionnaires.indices {
      for schedule in view.questionnaires[use].schedules.indices {
        view.questionnaires[use].schedules[schedule].anchor?.hide(hidden)
      }
    }
    // Hidden questionnaires are not offered either.
    for list in view.nextLists.indices {
      view.nextLists[list].offers.removeAll { hidden.contains($0.questionnaireID) }
      for condition in view.nextLists[list].conditions.indices {
        view.nextLists[list].conditions[condition].hide(hidden)
      }
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
    view.uses = narrowing(CatalogueV1.Study(questionnaires: whole.uses)).questionnaires
    let shown = Set(view.uses.map(\.questionnaireID))
    view.questionnaires.removeAll { !shown.contains($0.questionnaireID) }
    return view
  }

  /// Returns the visible questionnaires, without the names of other groups.
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

extension CatalogueV1.ScheduleAnchor {
  /// Hides the ids of a trigger and its option, and of a questionnaire among `questionnaires`.
  fileprivate mutating func hide(_ questionnaires: Set<String>) {
    switch event {
    case .questionnaireID(let id) where questionnaires.contains(id):
      event = .questionnaireID(StudyVisibility.hiddenID)
    case .triggerID: (event, optionID) = (.triggerID(StudyVisibility.hiddenID), "")
    case .questionnaireID, .date, .staffDateID, nil: break
    }
  }
}

extension CatalogueV1.Condition {
  /// Hides what the condition looks at in `questionnaires`; its result stays the same for a caller
  /// without sheets of these.
  fileprivate mutating func hide(_ questionnaires: Set<String>) {
    if questionnaires.contains(questionnaireID) {
      questionnaireID = StudyVisibility.hiddenID
      if !elementID.isEmpty { elementID = StudyVisibility.hiddenID }
      if !scoreID.isEmpty { scoreID = StudyVisibility.hiddenID }
      (codes, text) = ([], "")
    }
    for position in count.indices where questionnaires.contains(count[position].questionnaireID) {
      count[position] = CatalogueV1.QuestionReference(
        questionnaireID: StudyVisibility.hiddenID, elementID: StudyVisibility.hiddenID)
    }
  }
}
