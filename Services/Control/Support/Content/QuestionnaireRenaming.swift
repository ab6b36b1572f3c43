import Messages

/// New ids for questionnaires, applied to everything that refers to them.
struct QuestionnaireRenaming: Sendable {
  /// New ids by old id; others stay.
  var names: [String: String]

  func name(_ id: String) -> String { names[id] ?? id }

  func applied(to whole: CatalogueV1.Study) -> CatalogueV1.Study {
    var study = whole
    for use in study.questionnaires.indices {
      study.questionnaires[use].questionnaireID = name(study.questionnaires[use].questionnaireID)
      for schedule in study.questionnaires[use].schedules.indices {
        let event = study.questionnaires[use].schedules[schedule].anchor?.event
        if case .questionnaireID(let id) = event {
          study.questionnaires[use].schedules[schedule].anchor?.event = .questionnaireID(name(id))
        }
      }
    }
    for list in study.nextLists.indices {
      study.nextLists[list].afterQuestionnaireID = name(study.nextLists[list].afterQuestionnaireID)
      study.nextLists[list].conditions = study.nextLists[list].conditions.map(renamed)
      for offer in study.nextLists[list].offers.indices {
        let id = study.nextLists[list].offers[offer].questionnaireID
        study.nextLists[list].offers[offer].questionnaireID = name(id)
      }
    }
    for trigger in study.triggers.indices {
      study.triggers[trigger].cause = study.triggers[trigger].cause.map(renamed)
      for row in study.triggers[trigger].draw?.rows.indices ?? 0..<0 {
        let sheet = study.triggers[trigger].draw?.rows[row].sheet
        study.triggers[trigger].draw?.rows[row].sheet = sheet.map(renamed)
      }
    }
    for comparison in study.comparisons.indices {
      study.comparisons[comparison].questionnaireID =
        name(study.comparisons[comparison].questionnaireID)
    }
    for feedback in study.feedbackTexts.indices {
      study.feedbackTexts[feedback].sheet = study.feedbackTexts[feedback].sheet.map(renamed)
    }
    return study
  }

  /// Renames what a questionnaire's conditions refer to; its own id stays.
  func applied(to whole: CatalogueV1.Questionnaire) -> CatalogueV1.Questionnaire {
    var questionnaire = whole
    for position in questionnaire.elements.indices {
      questionnaire.elements[position].enableWhen =
        questionnaire.elements[position].enableWhen.map(renamed)
      if case .question(var question) = questionnaire.elements[position].content {
        question.requiredWhen = question.requiredWhen.map(renamed)
        questionnaire.elements[position].content = .question(question)
      }
    }
    return questionnaire
  }

  private func renamed(_ condition: CatalogueV1.Condition) -> CatalogueV1.Condition {
    var condition = condition
    condition.questionnaireID = name(condition.questionnaireID)
    for position in condition.count.indices {
      condition.count[position].questionnaireID = name(condition.count[position].questionnaireID)
    }
    return condition
  }

  private func renamed(_ sheet: CatalogueV1.SheetCause) -> CatalogueV1.SheetCause {
    var sheet = sheet
    sheet.questionnaireID = name(sheet.questionnaireID)
    sheet.conditions = sheet.conditions.map(renamed)
    return sheet
  }

  private func renamed(_ cause: CatalogueV1.Trigger.OneOfCause) -> CatalogueV1.Trigger.OneOfCause {
    switch cause {
    case .sheet(let sheet): return .sheet(renamed(sheet))
    case .noise(var noise):
      noise.questionnaireIDs = noise.questionnaireIDs.map(name)
      return .noise(noise)
    case .inactivity(var inactivity):
      inactivity.questionnaireIDs = inactivity.questionnaireIDs.map(name)
      return .inactivity(inactivity)
    case .compliance(var compliance):
      compliance.questionnaireIDs = compliance.questionnaireIDs.map(name)
      return .compliance(compliance)
    case .record, .listening, .therapyEnd, .times, .staff: return cause
    }
  }
}
