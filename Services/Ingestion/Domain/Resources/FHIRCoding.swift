internal import Serialization

/// A code of a code system, as FHIR has it.
struct FHIRCoding: Sendable, Hashable {
  var system: String
  var version = ""
  var code: String
  var display: String

  static let units = "http://unitsofmeasure.org"

  static func loinc(_ code: String, _ display: String) -> FHIRCoding {
    FHIRCoding(system: "http://loinc.org", code: code, display: display)
  }

  /// A code of Otolith's own, for what has none in LOINC.
  static func own(_ code: String, _ display: String) -> FHIRCoding {
    FHIRCoding(system: "urn:otolith:record-value", code: code, display: display)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("system", system)
      writer.member("version", version)
      writer.member("code", code)
      writer.member("display", display)
    }
  }
}

extension JSONWriter {
  /// Left out where it is empty: FHIR has no empty strings.
  mutating func member(_ name: String, _ text: String) {
    guard !text.isEmpty else { return }
    self.name(name)
    string(text)
  }

  /// A CodeableConcept; left out without codings and text.
  mutating func concept(_ name: String, _ codings: [FHIRCoding], text: String) {
    guard !codings.isEmpty || !text.isEmpty else { return }
    self.name(name)
    object { writer in
      if !codings.isEmpty {
        writer.name("coding")
        writer.array { for coding in codings { coding.write(to: &$0) } }
      }
      writer.member("text", text)
    }
  }

  /// A Quantity with a UCUM unit.
  ///
  /// - Parameter isAbove: the value is greater than it.
  mutating func quantity(
    _ name: String, _ value: Double, unit: String, code: String, isAbove: Bool = false
  ) {
    self.name(name)
    object { writer in
      writer.name("value")
      writer.number(spelled: value.fhirText)
      if isAbove { writer.member("comparator", ">") }
      writer.member("unit", unit)
      writer.member("system", FHIRCoding.units)
      writer.member("code", code)
    }
  }
}

extension Double {
  /// A decimal as FHIR has it: as short as it reads back, whole numbers without a fraction.
  fileprivate var fhirText: String { self == 0 ? "0" : shortText }
}
