/// LOINC codes of measured quantities, by the codes that vocabularies have for them and the unit: a code of
/// LOINC is of one property, which the unit must fit.
enum QuantityCodes {
  static let systolic = FHIRCoding.loinc("8480-6", "Systolic blood pressure")
  static let diastolic = FHIRCoding.loinc("8462-4", "Diastolic blood pressure")
  static let bloodPressure = FHIRCoding.loinc(
    "85354-9", "Blood pressure panel with all children optional")

  private static let heartRate = FHIRCoding.loinc("8867-4", "Heart rate")
  private static let byQuantityAndUnit: [String: [String: FHIRCoding]] = [
    "heart-rate": ["/min": heartRate, "{beats}/min": heartRate],
    "blood-pressure": ["mm[Hg]": bloodPressure],
    "blood-glucose": [
      "mg/dL": .loinc("2339-0", "Glucose [Mass/volume] in Blood"),
      "mmol/L": .loinc("15074-8", "Glucose [Moles/volume] in Blood"),
    ],
  ]

  /// Nil where there is none.
  static func coding(of quantity: String, in unit: String) -> FHIRCoding? {
    let name = quantity.lowercased().split(separator: "_").joined(separator: "-")
    return byQuantityAndUnit[name == "glucose" ? "blood-glucose" : name]?[unit]
  }
}
