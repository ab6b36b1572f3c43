import Messages

extension CatalogueV1.StudyEffects {
  /// Says what an import changes for participants, one change a line.
  ///
  /// - Parameter sent: the study as sent.
  func lines(of sent: CatalogueV1.Study) -> [String] {
    func text(_ end: GoogleProtobuf.Timestamp?) -> String { end == nil ? "no end" : moment(end) }
    var lines: [String] = []
    if titleChanged { lines.append("another title") }
    if informationChanged { lines.append("other texts that anyone can read") }
    if access != earlierAccess {
      lines.append("access: \(access.words), before: \(earlierAccess.words)")
    }
    if paused, !sent.paused {
      lines.append("stays paused; --resume resumes it")
    } else if paused != earlierPaused {
      lines.append(paused ? "paused" : "resumed")
    }
    if endTime != sent.endTime {
      lines.append("keeps its end \(text(endTime)); --resume applies the one in the file")
    } else if endTime != earlierEndTime {
      lines.append("end: \(text(endTime)), before: \(text(earlierEndTime))")
    }
    if consentVersion != earlierConsentVersion {
      let asked =
        consentLanguages.isEmpty
        ? "no participant is asked again"
        : "participants who consented in \(consentLanguages.joined(separator: ", ")) are asked again"
      lines.append(
        "consent text: version \(consentVersion), before: \(earlierConsentVersion); \(asked)")
      // A committee distinguishes versions by their labels.
      if !consentLanguages.isEmpty, !consentLabel.isEmpty, consentLabel == earlierConsentLabel {
        lines.append("the consent changed, but its label is still \"\(consentLabel)\"")
      }
    }
    for (ids, words) in [
      (addedQuestionnaireIDs, "new questionnaires"),
      (removedQuestionnaireIDs, "no longer asked"),
      (replacedQuestionnaireIDs, "new versions of questionnaires"),
      (rescheduledQuestionnaireIDs, "other schedules, and so other notifications"),
      (regroupedQuestionnaireIDs, "questionnaires for other groups"),
      (addedGroupIDs, "new groups"), (removedGroupIDs, "groups removed"),
      (consentGroupIDs, "groups asked again for their own consent text"),
    ] where !ids.isEmpty {
      lines.append("\(words): \(ids.joined(separator: ", "))")
    }
    if promptsChanged { lines.append("other triggers or rules for notifications") }
    return lines
  }

  /// Whether nothing changes for participants but versions of questionnaires.
  var replacesVersionsOnly: Bool {
    var others = self
    others.replacedQuestionnaireIDs = []
    return others
      == Self(
        earlierPaused: paused, paused: paused, earlierEndTime: endTime, endTime: endTime,
        earlierConsentVersion: consentVersion, consentVersion: consentVersion,
        earlierAccess: access, access: access, earlierConsentLabel: consentLabel,
        consentLabel: consentLabel)
  }
}

extension CatalogueV1.StudyAccess {
  /// The value as study files spell it.
  fileprivate var words: String {
    switch self {
    case .open: "open"
    case .password: "password"
    case .request: "request"
    case .unspecified, .unrecognized: "?"
    }
  }
}
