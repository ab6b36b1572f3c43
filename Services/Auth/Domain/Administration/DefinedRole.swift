/// A role in studies that the installation or a study defined.
struct DefinedRole: Sendable, Hashable {
  var name: String
  /// The only study where the role can be given; nil for all studies.
  var study: StudyID?
  /// Raw values of the verbs.
  var verbs: Set<String>
  /// Number of the latest change, from 1.
  var revision: Int

  /// Maximum number of defined roles of an installation.
  static let countMax = 200
  /// Maximum number of roles that one study defines, so that no study uses up those of the installation.
  static let ofStudyMax = 20

  /// Whether the role can be given in the study.
  func isUsable(in study: StudyID) -> Bool { self.study == nil || self.study == study }
}
