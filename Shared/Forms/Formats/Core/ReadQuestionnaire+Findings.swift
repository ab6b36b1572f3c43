public import Questionnaires

extension ReadQuestionnaire {
  /// All findings about a questionnaire after reading: losses and changes (`NOT_EXPRESSIBLE`),
  /// findings of the format's rules, and of the catalogue's rules. Shared by all commands that read
  /// files.
  public func findings(
    in file: String, limits: CatalogueLimits = .default
  ) -> [SourceFinding] {
    let losses = losses(in: file)
    // The loss explains better why an element is not supported.
    let told = Set(losses.compactMap(\.element))
    let checked = QuestionnaireChecker(limits: limits).check(definition)
      .filter { finding in
        finding.reason != .typeNotSupported || !told.contains { finding.path.hasPrefix($0) }
      }
      .map { place($0, in: file) }
    return warnings + unanswerable(in: file) + losses.map(\.finding) + checked
  }

  private func unanswerable(in file: String) -> [SourceFinding] {
    let questions = definition.elements.compactMap(\.question).count
    guard unsupportedCount > 0 else { return [] }
    return [
      SourceFinding(
        file: file, rule: Self.unanswerableRule,
        advice: "\(unsupportedCount) of \(questions) questions of `\(definition.id)` cannot be "
          + "answered, since their types are not supported",
        severity: .warning)
    ]
  }

  /// Number of questions whose types were lost in reading.
  private var unsupportedCount: Int {
    if report.isLossless { return 0 }
    return definition.elements.count {
      if case .unsupported? = $0.question?.kind { true } else { false }
    }
  }

  fileprivate var cannotBeAnswered: Bool {
    unsupportedCount > 0 && unsupportedCount == definition.elements.compactMap(\.question).count
  }

  static let unanswerableRule = "QUESTIONS_NOT_SUPPORTED"

  /// Returns a finding of the catalogue's rules with its position and name in the file.
  func place(_ finding: Finding, in file: String) -> SourceFinding {
    map.place(finding, in: file, elements: definition.elements.map(\.id))
  }

  private func losses(in file: String) -> [(finding: SourceFinding, element: String?)] {
    var paths: [String: String] = [:]
    for (index, score) in definition.scores.enumerated() {
      paths[score.id] = FindingPath().item("scores", index).description
    }
    for (index, element) in definition.elements.enumerated() {
      let path = FindingPath().item("elements", index).description
      paths[element.linkID] = path
      paths[element.id] = path
    }
    var losses = (report.losses + report.mended).map {
      loss -> (finding: SourceFinding, element: String?) in
      let path = paths[loss.place]
      return (
        SourceFinding(
          file: file, position: loss.position ?? map.position(of: path ?? ""), place: loss.place,
          rule: loss.effect == .mended ? Self.mendedRule : Self.lossRule,
          advice: "\(loss.what): \(loss.advice)",
          severity: loss.effect == .mended ? .note : .warning, effect: loss.effect),
        path.map { $0 + "." }
      )
    }
    if report.omittedLosses > 0 {
      losses.append(
        (
          SourceFinding(
            file: file, rule: Self.lossRule,
            advice: "\(report.omittedLosses) more that are not listed", severity: .warning,
            effect: .lost), nil
        ))
    }
    return losses
  }

  private static let lossRule = "NOT_EXPRESSIBLE"
  private static let mendedRule = "MENDED"
}

extension [ReadQuestionnaire] {
  /// All findings about the questionnaires of a file, in its order. That no question of the file can
  /// be answered is an error.
  public func findings(in file: String) -> [SourceFinding] {
    let isUseless = allSatisfy(\.cannotBeAnswered)
    return flatMap { $0.findings(in: file) }.map { finding in
      var finding = finding
      if isUseless, finding.rule == ReadQuestionnaire.unanswerableRule { finding.severity = .error }
      return finding
    }.inOrderOfTheFile
  }
}
