package import Codebooks

extension WideLayout {
  /// Columns that every wide export starts with, with what they mean.
  package static let sheetVariables: [CodebookVariable] =
    ExportedSheet.headVariables
    + NoiseUnit.allCases.map { unit in
      CodebookVariable(
        "noise_levels_\(unit.rawValue)", .numbers,
        "levels of noise in the order of measuring: \(unit.meaning)", source: .measurement,
        unit: unit.ucum, range: unit.levels, missing: [.notMeasured])
    } + [
      CodebookVariable(
        "positions", .positions,
        "where the device was, in the order of measuring: degrees of WGS 84 and metres",
        source: .measurement,
        missing: [CodebookMissing(reason: "not_measured", meaning: "nothing was measured")])
    ]

  /// What the columns behind ``sheetVariables`` mean, in their order.
  ///
  /// - Parameter questionnaire: with all versions that the layout is of.
  package func questionnaireVariables(
    _ questionnaire: QuestionnaireVariables
  ) -> [CodebookVariable] {
    columns.map { column in
      switch column.source {
      case .answer(let elementID): questionnaire.answer(elementID, named: column.name)
      case .score(let scoreID): questionnaire.score(scoreID, named: column.name)
      case .band(let scoreID): questionnaire.band(scoreID, named: column.name)
      }
    }
  }
}

extension NoiseUnit {
  fileprivate var meaning: String {
    switch self {
    case .decibelA: "A-weighted decibels of a calibrated microphone, re 20 µPa"
    case .decibelFullScale: "decibels relative to full scale of an uncalibrated microphone"
    case .amplitude: "amplitude as the former systems recorded it"
    case .untold: "in a unit that was not told"
    }
  }

  /// UCUM has no code for decibels of a weighting or of a full scale.
  fileprivate var ucum: String {
    switch self {
    case .decibelA, .decibelFullScale: "dB"
    case .amplitude, .untold: ""
    }
  }
}
