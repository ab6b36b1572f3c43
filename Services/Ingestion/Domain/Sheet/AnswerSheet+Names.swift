internal import Fields

extension AnswerSheet {
  /// What is wrong with the names of what was filled in, by field: nothing can be of such a name, so
  /// nobody is asked about it.
  var nameFaults: [(field: String, fault: FieldFault)] {
    var faults: [(field: String, fault: FieldFault)] = []
    for (field, name) in [("study_id", studyID), ("questionnaire_id", questionnaireID)]
    where !IdentifierSyntax.isID(name) {
      faults.append((field, name.isEmpty ? .missing : .notAnID))
    }
    // Versions count from 1.
    if version == 0 { faults.append(("version", .missing)) }
    return faults
  }

  /// Whether a study, a questionnaire and a version are named, by ids as they are spelled.
  public var isWellNamed: Bool {
    IdentifierSyntax.isID(studyID) && IdentifierSyntax.isID(questionnaireID) && version > 0
  }
}
