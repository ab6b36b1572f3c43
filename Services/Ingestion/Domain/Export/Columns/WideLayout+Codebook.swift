package import Codebooks

extension WideLayout {
  /// Columns that every wide export starts with.
  package static let sheetCodebook: [CodebookColumn] =
    ExportedSheet.columns
    + NoiseUnit.allCases.map { unit in
      CodebookColumn(
        "noise_levels_\(unit.rawValue)", .numbers,
        (
          "levels of noise in the order of measuring: \(unit.meaning.en)",
          "Geräuschpegel in der Reihenfolge der Messung: \(unit.meaning.de)"
        ), source: .measurement, unit: unit.ucum, range: unit.levels, missing: [.notMeasured])
    } + [
      CodebookColumn(
        "positions", .positions,
        (
          "where the device was, in the order of measuring: degrees of WGS 84 and metres",
          "wo das Gerät war, in der Reihenfolge der Messung: Grad nach WGS 84 und Meter"
        ), source: .measurement,
        missing: [
          CodebookReason("not_measured", ("nothing was measured", "nichts wurde gemessen"))
        ])
    ]

  /// What the columns behind ``sheetColumns`` mean, in their order.
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
  fileprivate var meaning: CodebookPhrase.Words {
    switch self {
    case .decibelA:
      (
        "A-weighted decibels of a calibrated microphone, re 20 µPa",
        "A-bewertete Dezibel eines kalibrierten Mikrofons, re 20 µPa"
      )
    case .decibelFullScale:
      (
        "decibels relative to full scale of an uncalibrated microphone",
        "Dezibel zum Vollausschlag eines nicht kalibrierten Mikrofons"
      )
    case .amplitude:
      (
        "amplitude as the former systems recorded it",
        "Amplitude, wie die früheren Systeme sie aufgezeichnet haben"
      )
    case .untold: ("in a unit that was not told", "in einer Einheit, die nicht mitgeteilt wurde")
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
