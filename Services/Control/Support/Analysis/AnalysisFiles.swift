import Codebooks

/// The files beside the tables of an analysis: codebooks, and readers for R and pandas, which are
/// the same for every study.
enum AnalysisFiles {
  /// - Parameter long: codebook of the long layout of sheets, for questions and scores.
  /// - Throws: ``OutputFailure``.
  static func write(
    to folder: AnalysisFolder, describing long: Codebook, hasGroups: Bool
  ) throws {
    let language = long.language
    let observations = Codebook(
      table: .observations, study: long.study, language: language,
      variables: AnalysisLayout.observations(hasGroups: hasGroups).variables(in: language)
        + long.rowVariables, questionnaires: long.questionnaires)
    let participants = Codebook(
      table: .participants, study: long.study, language: language,
      variables: AnalysisLayout.participants(hasGroups: hasGroups).variables(in: language))
    for (name, codebook) in [
      (AnalysisTables.observations, observations), (AnalysisTables.participants, participants),
    ] {
      try write(codebook, named: name, to: folder)
    }
    try writeReaders(to: folder)
  }

  /// Writes the codebook of a table in three forms.
  ///
  /// - Throws: ``OutputFailure``.
  static func write(_ codebook: Codebook, named name: String, to folder: AnalysisFolder) throws {
    try folder.write(CodebookTable.bytes(codebook), to: "\(name).codebook.csv")
    try folder.write(CodebookPage.bytes(codebook), to: "\(name).codebook.html")
    try folder.write(try CodebookJSON.bytes(codebook), to: "\(name).codebook.json")
  }

  /// - Throws: ``OutputFailure``.
  static func writeReaders(to folder: AnalysisFolder) throws {
    try folder.write(PackageResources.otolith_R, to: "otolith.R")
    try folder.write(PackageResources.otolith_py, to: "otolith.py")
  }
}
