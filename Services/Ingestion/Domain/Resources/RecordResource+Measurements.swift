import Serialization

extension RecordResource {
  func write(_ audiogram: AudiogramRecord, to writer: inout JSONWriter) {
    writeObservation(
      category: "exam", codings: [AudiometryCodes.panel], text: record.title, at: audiogram.time,
      to: &writer)
    writeNote(to: &writer)
    writer.name("component")
    writer.array { writer in
      for threshold in audiogram.thresholds {
        write(threshold, to: &writer)
        writeDiscomfort(of: threshold, to: &writer)
      }
    }
  }

  /// Without a response, the threshold is above the loudest level tested.
  private func write(_ threshold: AudiogramRecord.Threshold, to writer: inout JSONWriter) {
    guard let ear = threshold.ear else { return }
    let hertz = threshold.frequency.shortText
    let coding =
      AudiometryCodes.threshold(of: ear, at: threshold.frequency)
      ?? .own(
        "hearing-threshold-\(ear.rawValue)-\(hertz)",
        "Hearing threshold, \(ear.rawValue) ear, \(hertz) Hz")
    writer.object { writer in
      if threshold.isMasked {
        writer.name("extension")
        writer.array { writer in
          writer.object { writer in
            writer.element("url", "urn:otolith:masked")
            writer.name("valueBoolean")
            writer.bool(true)
          }
        }
      }
      writer.concept("code", [coding], text: "")
      writer.quantity(
        "valueQuantity", threshold.level, unit: "dB HL", code: "dB",
        isAbove: threshold.hasNoResponse)
    }
  }

  private func writeDiscomfort(
    of threshold: AudiogramRecord.Threshold, to writer: inout JSONWriter
  ) {
    guard let ear = threshold.ear, let level = threshold.discomfortLevel else { return }
    let hertz = threshold.frequency.shortText
    write(
      .own(
        "discomfort-level-\(ear.rawValue)-\(hertz)",
        "Uncomfortable loudness level, \(ear.rawValue) ear, \(hertz) Hz"),
      level, "dB HL", "dB", to: &writer)
  }

  func write(_ match: TinnitusMatchRecord, to writer: inout JSONWriter) {
    writeObservation(
      category: "exam", codings: [.own("tinnitus-match", "Tinnitus matching")],
      text: record.title, at: match.time, to: &writer)
    writeNote(to: &writer)
    writer.name("component")
    writer.array { writer in
      for match in match.matches { write(match, to: &writer) }
    }
  }

  private func write(_ match: TinnitusMatchRecord.Match, to writer: inout JSONWriter) {
    let ear = match.ear?.rawValue ?? ""
    if let pitch = match.pitch {
      write(.own("tinnitus-pitch-\(ear)", "Tinnitus pitch, \(ear)"), pitch, "Hz", "Hz", to: &writer)
    }
    if let timbre = match.timbre {
      writer.object { writer in
        writer.concept(
          "code", [.own("tinnitus-timbre-\(ear)", "Tinnitus timbre, \(ear)")], text: "")
        writer.concept("valueCodeableConcept", [coding(timbre)], text: "")
      }
    }
    if let loudness = match.loudness {
      write(
        .own("tinnitus-loudness-\(ear)", "Tinnitus loudness, \(ear)"), loudness, "dB HL", "dB",
        to: &writer)
    }
    if let level = match.maskingLevel {
      write(
        .own("tinnitus-masking-level-\(ear)", "Minimum masking level, \(ear)"), level, "dB HL",
        "dB", to: &writer)
    }
  }

  /// Writes a component.
  private func write(
    _ coding: FHIRCoding, _ value: Double, _ unit: String, _ code: String,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.concept("code", [coding], text: "")
      writer.quantity("valueQuantity", value, unit: unit, code: code)
    }
  }

  func write(_ measurement: MeasurementRecord, at place: Int, to writer: inout JSONWriter) {
    let value = measurement.values[place]
    let known = measurement.quantity.flatMap {
      QuantityCodes.coding(of: $0.code, in: measurement.unit)
    }
    let codings = [known, measurement.quantity.map { coding($0) }].compactMap(\.self)
    writeObservation(
      // Heart rate and blood pressure are vital signs, glucose is a laboratory value.
      category: known.map { $0.display.hasPrefix("Glucose") ? "laboratory" : "vital-signs" }
        ?? "survey",
      codings: codings,
      // An Observation needs a code or text, if only the unit.
      text: record.title.isEmpty && codings.isEmpty ? measurement.unit : record.title,
      at: value.time, suffix: "-\(place + 1)", to: &writer)
    let unit = measurement.unit
    if known == QuantityCodes.bloodPressure || value.secondValue != nil {
      let isPressure = known == QuantityCodes.bloodPressure
      writeNote(to: &writer)
      writer.name("component")
      writer.array { writer in
        write(
          isPressure ? QuantityCodes.systolic : .own("first-value", "First value"), value.value,
          unit, unit, to: &writer)
        if let second = value.secondValue {
          write(
            isPressure ? QuantityCodes.diastolic : .own("second-value", "Second value"), second,
            unit, unit, to: &writer)
        }
      }
    } else {
      writer.quantity("valueQuantity", value.value, unit: unit, code: unit)
      writeNote(to: &writer)
    }
  }
}
