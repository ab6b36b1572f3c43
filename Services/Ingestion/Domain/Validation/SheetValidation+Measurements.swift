import Fields
import Questionnaires

extension SheetValidation {
  /// Keeps the usable measurements. Sensors and their drivers decide what they report: it never
  /// refuses the answers.
  mutating func checkMeasurements(definition: PreparedQuestionnaire) {
    kept.noise = []
    let noise = asked(
      sheet.noise, most: definition.noiseCountMax, "noise", .noiseNotRequested)
    for (index, measurement) in noise.enumerated() {
      let time = usableTime(measurement.measuredAt, "noise[\(index)].measure_time")
      guard let level = usableLevel(of: measurement, "noise[\(index)]") else { continue }
      kept.noise.append(
        NoiseMeasurement(measuredAt: time, level: level, unit: measurement.unit))
    }
    kept.positions = []
    let positions = asked(
      sheet.positions, most: definition.positionCountMax, "positions", .positionNotRequested)
    for (index, position) in positions.enumerated() {
      let field = "positions[\(index)]"
      let time = usableTime(position.measuredAt, "\(field).measure_time")
      let latitude = usableDegrees(position.latitude, most: 90, "\(field).latitude")
      let longitude = usableDegrees(position.longitude, most: 180, "\(field).longitude")
      guard let latitude, let longitude else { continue }
      // Android writes an unknown altitude as NaN.
      kept.positions.append(
        PositionMeasurement(
          measuredAt: time, latitude: latitude, longitude: longitude,
          altitude: position.altitude.flatMap { $0.isFinite ? $0 : nil }))
    }
  }

  /// Returns as many measurements as the version asks for.
  private mutating func asked<Measurement>(
    _ measurements: [Measurement], most requested: Int, _ field: String, _ notRequested: Reason
  ) -> ArraySlice<Measurement> {
    let countMax = min(requested, context.limits.measurementCountMax)
    if measurements.count > countMax {
      mark(.measurementLeftOut)
      if requested == 0 {
        violations.note(notRequested, field, "this version does not ask for any")
      } else {
        violations.note(
          .tooManyMeasurements, field, "\(measurements.count) measurements; at most \(countMax)")
      }
    }
    return measurements.prefix(countMax)
  }

  /// Returns the level within its scale; nil if it cannot be used.
  private mutating func usableLevel(of measurement: NoiseMeasurement, _ field: String) -> Double? {
    let (level, unit) = (measurement.level, measurement.unit)
    if let unit, let limited = unit.limited(level) {
      if limited != level {
        mark(.measurementLimited)
        violations.note(.outOfRange, "\(field).level", Self.outside(unit.levels))
      }
      return limited
    }
    if !level.isFinite {
      leaveOut(.notFinite, "\(field).level", Violation.notFinite)
    } else if let unit {
      leaveOut(.outOfRange, "\(field).level", Self.outside(unit.levels))
    }
    if unit == nil { leaveOut(.noiseUnitUnknown, "\(field).unit", "the unit is unknown") }
    return nil
  }

  private static func outside(_ range: ClosedRange<Double>) -> String {
    "outside \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
  }

  /// Returns the coordinate on Earth; nil if it cannot be used.
  private mutating func usableDegrees(
    _ degrees: Double, most: Double, _ field: @autoclosure () -> String
  ) -> Double? {
    if let limited = NumberBounds(minimum: -most, maximum: most).limited(degrees) { return limited }
    if degrees.isFinite {
      leaveOut(.coordinateOutOfRange, field(), "outside ±\(Int(most))°")
    } else {
      leaveOut(.notFinite, field(), Violation.notFinite)
    }
    return nil
  }

  private mutating func leaveOut(
    _ reason: Reason, _ field: String, _ description: @autoclosure () -> String
  ) {
    violations.note(reason, field, description())
    mark(.measurementLeftOut)
  }

  /// Returns the time of the start, an answer or a measurement; nil if it is not a time.
  mutating func usableTime(
    _ time: DeviceTime?, _ field: @autoclosure () -> String
  ) -> DeviceTime? {
    guard let time else { return nil }
    guard let instant = time.instant else {
      violations.note(.timeInvalid, field(), FieldFault.notATime.description)
      mark(.clockInconsistent)
      return nil
    }
    if context.isTooLate(instant) { mark(.clockInconsistent) }
    return time
  }

  /// Keeps the usable entries of the device's answers of other questionnaires, and returns them by
  /// question; nil values mean that it knew of no answer.
  ///
  /// - Parameter definition: nil if unknown.
  mutating func checkReferences(
    definition: PreparedQuestionnaire?
  ) -> [QuestionReference: KnownAnswer?] {
    var references: [QuestionReference: KnownAnswer?] = [:]
    let countMax = context.limits.referenceCountMax
    if sheet.referencedAnswers.count > countMax {
      violations.note(.tooManyReferences, "referenced_answers", "more than \(countMax)")
      mark(.referenceLeftOut)
    }
    kept.referencedAnswers = []
    for (index, reference) in sheet.referencedAnswers.prefix(countMax).enumerated() {
      let field = sheet.field(ofReference: index)
      let before = violations.total
      if reference.isProfileValue {
        checkProfileValue(reference, field, definition)
      } else {
        checkReference(reference, field)
      }
      // Texts that no condition refers to must not be stored.
      if !reference.isProfileValue, !reference.text.isEmpty, let definition,
        !definition.looksAt(reference)
      {
        violations.note(
          .referenceInvalid, "\(field).text", "no rule of this version looks at this question")
      }
      if references[reference.question] != nil {
        violations.note(.referenceInvalid, field, "an earlier entry is about the same question")
      }
      guard violations.total == before else {
        mark(.referenceLeftOut)
        continue
      }
      references.updateValue(KnownAnswer(reference), forKey: reference.question)
      kept.referencedAnswers.append(reference)
    }
    return references
  }

  /// Keeps the answers of the previous sheet that expressions used with the sheet, so that amendments
  /// compute with the same ones.
  mutating func keepEarlierAnswers(of definition: PreparedQuestionnaire) {
    for question in definition.earlierQuestions(notIn: kept).sorted(by: {
      $0.elementID < $1.elementID
    })
    where kept.referencedAnswers.count < context.limits.referenceCountMax {
      kept.referencedAnswers.append(ReferencedAnswer(question, facts.earlier[question.elementID]))
    }
  }

  private mutating func checkProfileValue(
    _ value: ReferencedAnswer, _ field: String, _ definition: PreparedQuestionnaire?
  ) {
    let known = ProfileField(rawValue: value.elementID).flatMap { profile in
      KnownAnswer(value).map(profile.permits)
    }
    if known != true || definition?.looksAt(value) == false {
      violations.note(
        .referenceInvalid, field, "no profile value that a rule of this version looks at")
    }
  }

  /// Only the text can contain free text, and it is stored only if a condition refers to it.
  private mutating func checkReference(_ reference: ReferencedAnswer, _ field: String) {
    if !IdentifierSyntax.isID(reference.questionnaireID) {
      violations.note(
        .referenceInvalid, "\(field).questionnaire_id", FieldFault.notAnID.description)
    }
    if !IdentifierSyntax.isElementID(reference.elementID) {
      violations.note(
        .referenceInvalid, "\(field).element_id", FieldFault.notAnElementID.description)
    }
    let countMax = context.limits.referenceCountMax
    if reference.codes.count > countMax {
      violations.note(.tooManyReferences, "\(field).codes", "more than \(countMax)")
    }
    for (index, code) in reference.codes.prefix(countMax).enumerated() {
      if !IdentifierSyntax.isCode(code) {
        violations.note(
          .referenceInvalid, "\(field).codes[\(index)]", "not 1–64 letters, digits, `_`, `-`, `.`")
      }
    }
    let textLengthMax = context.limits.referenceTextLengthMax
    if reference.text.isLonger(than: textLengthMax) {
      violations.note(.textTooLong, "\(field).text", "more than \(textLengthMax) characters")
    }
    if reference.number?.isFinite == false {
      violations.note(.notFinite, "\(field).number", Violation.notFinite)
    }
    let values = [!reference.codes.isEmpty, reference.number != nil, !reference.text.isEmpty]
    if values.count(where: { $0 }) > 1 {
      violations.note(.referenceInvalid, field, "has more than one of codes, a number and a text")
    }
  }
}
