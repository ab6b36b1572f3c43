import Fields
import FoundationEssentials
import Serialization

/// The person that resources are about.
enum FHIRSubject: Sendable, Hashable {
  /// By the participant's id, for the participant.
  case participant(UUID)
  /// By the full URL of a Patient in the same Bundle, which does not identify the person.
  case patient(String)

  /// Writes the member `subject`.
  func write(to writer: inout JSONWriter) {
    writer.object("subject") { writer in
      switch self {
      case .patient(let url): writer.element("reference", url)
      case .participant(let id):
        writer.element("type", "Patient")
        writer.object("identifier") { writer in
          writer.element("system", "urn:otolith:participant")
          writer.element("value", id.text)
        }
      }
    }
  }
}

/// A code of a code system, in FHIR's form.
struct FHIRCoding: Sendable, Hashable {
  var system: String
  var version = ""
  var code: String
  var display: String

  static let units = "http://unitsofmeasure.org"

  static func loinc(_ code: String, _ display: String) -> FHIRCoding {
    FHIRCoding(system: "http://loinc.org", code: code, display: display)
  }

  /// Returns a code of Otolith's own code system, for values without a LOINC code.
  static func own(_ code: String, _ display: String) -> FHIRCoding {
    FHIRCoding(system: "urn:otolith:record-value", code: code, display: display)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.element("system", system)
      writer.element("version", version)
      writer.element("code", code)
      writer.element("display", display)
    }
  }
}

extension JSONWriter {
  /// Omitted if empty, because FHIR has no empty strings.
  mutating func element(_ name: String, _ text: String) {
    guard !text.isEmpty else { return }
    self.name(name)
    string(text)
  }

  /// Writes a CodeableConcept; omitted without codings and text.
  mutating func concept(_ name: String, _ codings: [FHIRCoding], text: String) {
    guard !codings.isEmpty || !text.isEmpty else { return }
    self.name(name)
    object { writer in
      if !codings.isEmpty {
        writer.name("coding")
        writer.array { for coding in codings { coding.write(to: &$0) } }
      }
      writer.element("text", text)
    }
  }

  /// Writes a Quantity with a UCUM unit.
  ///
  /// - Parameter isAbove: whether the actual value is greater.
  mutating func quantity(
    _ name: String, _ value: Double, unit: String, code: String, isAbove: Bool = false
  ) {
    self.name(name)
    object { writer in
      writer.name("value")
      writer.number(spelled: value.fhirText)
      if isAbove { writer.element("comparator", ">") }
      writer.element("unit", unit)
      writer.element("system", FHIRCoding.units)
      writer.element("code", code)
    }
  }
}

extension Double {
  /// A FHIR decimal: the shortest text that reads back, whole numbers without a fraction.
  var fhirText: String { self == 0 ? "0" : shortText }
}

/// LOINC codes of pure tone audiometry: the panel 89015-2 and its members by ear and frequency.
/// Other frequencies, such as 125 Hz and those above 8 kHz, have no code.
enum AudiometryCodes {
  static let panel = FHIRCoding.loinc("89015-2", "Pure tone threshold audiometry panel")

  private static let left: [Int: String] = [
    250: "91375-6", 500: "89024-4", 750: "91379-8", 1000: "89016-0", 1500: "91373-1",
    2000: "89018-6", 3000: "89020-2", 4000: "89022-8", 5000: "91377-2", 6000: "89026-9",
    8000: "89028-5",
  ]
  private static let right: [Int: String] = [
    250: "91374-9", 500: "89025-1", 750: "91378-0", 1000: "89017-8", 1500: "91372-3",
    2000: "89019-4", 3000: "89021-0", 4000: "89023-6", 5000: "91376-4", 6000: "89027-7",
    8000: "89029-3",
  ]

  /// Returns nil if there is no code.
  static func threshold(of ear: Ear, at frequency: Double) -> FHIRCoding? {
    guard let hertz = Int(exactly: frequency) else { return nil }
    let code: String? =
      switch ear {
      case .left: left[hertz]
      case .right: right[hertz]
      case .both: nil
      }
    return code.map {
      FHIRCoding.loinc($0, "Hearing threshold Ear - \(ear.rawValue) --\(hertz) Hz")
    }
  }
}

/// LOINC codes of measured quantities, by vocabulary code and unit. A LOINC code implies a
/// property, which the unit must fit.
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

  /// Returns nil if there is no code.
  static func coding(of quantity: String, in unit: String) -> FHIRCoding? {
    let name = quantity.lowercased().split(separator: "_").joined(separator: "-")
    return byQuantityAndUnit[name == "glucose" ? "blood-glucose" : name]?[unit]
  }
}
