internal import Foundation

/// A study that ships with otolithctl as a start for new ones: `study.yaml` and its questionnaires,
/// with comments.
struct StudyTemplate: Sendable {
  let name: String
  /// All files, each after a line `--- # NAME`.
  private let text: String

  /// The id of the study in all templates; ids of questionnaires begin with it.
  static let placeholder = "my-study"

  static let all: [StudyTemplate] = [
    StudyTemplate("random-ema", PackageResources.random_ema_yaml),
    StudyTemplate("interval", PackageResources.interval_yaml),
    StudyTemplate("event-contingent", PackageResources.event_contingent_yaml),
    StudyTemplate("diary", PackageResources.diary_yaml),
    StudyTemplate("burst", PackageResources.burst_yaml),
    StudyTemplate("intervention", PackageResources.intervention_yaml),
    StudyTemplate("crowdsensing", PackageResources.crowdsensing_yaml),
    StudyTemplate("clinical-follow-up", PackageResources.clinical_follow_up_yaml),
  ]

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The first comment of the study file, one sentence.
  var summary: String {
    let line = text.split(separator: "\n").dropFirst().first ?? ""
    return String(line.drop { $0 == "#" || $0 == " " })
  }

  /// - Parameter id: id of the new study, the start of its questionnaires' ids.
  /// - Returns: file names and contents, `study.yaml` first.
  func files(id: String) -> [(name: String, text: String)] {
    text.components(separatedBy: "--- # ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      func named(_ text: Substring) -> String {
        text.replacingOccurrences(of: Self.placeholder, with: id)
      }
      let contents = named(lines[1]).trimmingCharacters(in: .newlines)
      return (named(lines[0]), contents + "\n")
    }
  }
}
