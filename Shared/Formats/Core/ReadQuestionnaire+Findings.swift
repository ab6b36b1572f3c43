public import Questionnaires

extension ReadQuestionnaire {
  /// Everything to be told about a questionnaire that was read: what was lost or changed in reading
  /// (`NOT_EXPRESSIBLE`), what its format's rules say, and what the catalogue's say. Whatever reads
  /// files shows these, so that all say the same.
  public func findings(
    in file: String, limits: CatalogueLimits = .default
  ) -> [SourceFinding] {
    let losses = losses(in: file)
    // Why an element is not supported is said better by the loss.
    let told = Set(losses.compactMap(\.element))
    let checked = QuestionnaireChecker(limits: limits).check(definition)
      .filter { finding in
        finding.reason != .typeNotSupported || !told.contains { finding.path.hasPrefix($0) }
      }
      .map { place($0, in: file) }
    return warnings + losses.map(\.finding) + checked
  }

  /// A finding of the catalogue's rules, placed in the file and in its words.
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
    func finding(_ place: String, _ path: String?, _ advice: String) -> SourceFinding {
      SourceFinding(
        file: file, position: map.position(of: path ?? ""), place: place, rule: Self.lossRule,
        advice: advice, severity: .warning)
    }
    var losses = report.losses.map { loss -> (finding: SourceFinding, element: String?) in
      let path = paths[loss.place]
      return (finding(loss.place, path, "\(loss.what): \(loss.advice)"), path.map { $0 + "." })
    }
    if report.omittedLosses > 0 {
      losses.append((finding("", nil, "\(report.omittedLosses) more, which are not shown"), nil))
    }
    return losses
  }

  private static let lossRule = "NOT_EXPRESSIBLE"
}
