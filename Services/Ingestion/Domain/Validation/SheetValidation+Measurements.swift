import Fields
internal import Questionnaires

extension SheetValidation {
  mutating func checkMeasurements(definition: PreparedQuestionnaire) {
    let noiseCount = checkCount(
      sheet.noise.count, most: definition.noiseCountMax, "noise", .noiseNotRequested)
    for (index, measurement) in sheet.noise.prefix(noiseCount).enumerated() {
      checkTime(measurement.measuredAt, "noise[\(index)].measure_time")
      checkLevel(of: measurement, "noise[\(index)]")
    }
    let positionCount = checkCount(
      sheet.positions.count, most: definition.positionCountMax, "positions",
      .positionNotRequested)
    for (index, position) in sheet.positions.prefix(positionCount).enumerated() {
      checkTime(position.measuredAt, "positions[\(index)].measure_time")
      checkCoordinate(position.latitude, most: 90, "positions[\(index)].latitude")
      checkCoordinate(position.longitude, most: 180, "positions[\(index)].longitude")
      if let altitude = position.altitude {
        checkFinite(altitude, "positions[\(index)].altitude")
      }
    }
  }

  /// How many measurements are worth looking at.
  private mutating func checkCount(
    _ count: Int, most requested: Int, _ field: String, _ notRequested: Reason
  ) -> Int {
    let countMax = min(requested, context.limits.measurementCountMax)
    guard count > countMax else { return count }
    if requested == 0 {
      violations.add(notRequested, field, "this version does not ask for any")
    } else {
      violations.add(.tooManyMeasurements, field, "\(count), and at most \(countMax) are taken")
    }
    return countMax
  }

  private mutating func checkLevel(of measurement: NoiseMeasurement, _ field: String) {
    let isFinite = checkFinite(measurement.level, "\(field).level")
    guard let unit = measurement.unit else {
      violations.add(.noiseUnitUnknown, "\(field).unit", "a unit that is not known here")
      return
    }
    guard isFinite, !unit.levels.contains(measurement.level) else { return }
    violations.add(
      .outOfRange, "\(field).level",
      "outside \(unit.levels.lowerBound.shortText) to \(unit.levels.upperBound.shortText)")
  }

  private mutating func checkCoordinate(
    _ degrees: Double, most: Double, _ field: @autoclosure () -> String
  ) {
    guard checkFinite(degrees, field()), abs(degrees) > most else { return }
    violations.add(.coordinateOutOfRange, field(), "outside ±\(Int(most))°")
  }

  @discardableResult
  mutating func checkFinite(_ number: Double, _ field: @autoclosure () -> String) -> Bool {
    guard !number.isFinite else { return true }
    violations.add(.notFinite, field(), "infinite or not a number")
    return false
  }

  /// What the device says about other questionnaires, by question; nil: it knew of no answer.
  ///
  /// - Parameter definition: nil when it is not known what the sheet is judged by.
  mutating func checkReferences(
    definition: PreparedQuestionnaire?
  ) -> [QuestionReference: KnownAnswer?] {
    var references: [QuestionReference: KnownAnswer?] = [:]
    let countMax = context.limits.referenceCountMax
    if sheet.referencedAnswers.count > countMax {
      violations.add(.tooManyReferences, "referenced_answers", "more than \(countMax)")
    }
    for (index, reference) in sheet.referencedAnswers.prefix(countMax).enumerated() {
      let field = "referenced_answers[\(index)]"
      let isID = checkReference(reference, field)
      let question = reference.question
      // Words that nobody asked for must not be kept.
      if !reference.text.isEmpty, let definition, !definition.looksAt(reference) {
        violations.add(
          .referenceInvalid, "\(field).text", "no condition of this version looks at this question")
      }
      if isID, references.updateValue(KnownAnswer(reference), forKey: question) != nil {
        violations.add(.referenceInvalid, field, "an earlier entry is about the same question")
      }
    }
    return references
  }

  /// Nothing but a text has room for words, and that is kept where it was asked for alone.
  ///
  /// - Returns: whether it names a question.
  private mutating func checkReference(_ reference: ReferencedAnswer, _ field: String) -> Bool {
    let isID = IdentifierSyntax.isID(reference.questionnaireID)
    if !isID {
      violations.add(
        .referenceInvalid, "\(field).questionnaire_id", FieldFault.notAnID.description)
    }
    let isElementID = IdentifierSyntax.isElementID(reference.elementID)
    if !isElementID {
      violations.add(
        .referenceInvalid, "\(field).element_id", FieldFault.notAnElementID.description)
    }
    let countMax = context.limits.referenceCountMax
    if reference.codes.count > countMax {
      violations.add(.tooManyReferences, "\(field).codes", "more than \(countMax)")
    }
    for (index, code) in reference.codes.prefix(countMax).enumerated() {
      if !IdentifierSyntax.isCode(code) {
        violations.add(
          .referenceInvalid, "\(field).codes[\(index)]", "not 1–64 letters, digits, `_`, `-`, `.`")
      }
    }
    let textLengthMax = context.limits.referenceTextLengthMax
    // A text has at most four bytes for a scalar: most need not be counted.
    if reference.text.utf8.count > textLengthMax,
      reference.text.unicodeScalars.count > textLengthMax
    {
      violations.add(.textTooLong, "\(field).text", "more than \(textLengthMax) characters")
    }
    if let number = reference.number { checkFinite(number, "\(field).number") }
    let values = [!reference.codes.isEmpty, reference.number != nil, !reference.text.isEmpty]
    if values.count(where: { $0 }) > 1 {
      violations.add(.referenceInvalid, field, "has more than one of codes, a number and a text")
    }
    return isID && isElementID
  }
}
