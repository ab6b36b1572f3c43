internal import Messages
internal import Questionnaires

extension SheetCause {
  init(_ message: CatalogueV1.SheetCause) {
    self.init(
      questionnaireID: message.questionnaireID,
      condition: Condition(message.conditions, message.behavior),
      bands: message.bands.map { BandMatch(scoreID: $0.scoreID, codes: $0.codes) })
  }
}

extension CatalogueV1.SheetCause {
  init(_ cause: SheetCause) {
    let conditions = ConditionList(cause.condition)
    self.init(
      questionnaireID: cause.questionnaireID, conditions: conditions.parts,
      behavior: conditions.behavior,
      bands: cause.bands.map { CatalogueV1.BandMatch(scoreID: $0.scoreID, codes: $0.codes) })
  }
}

extension RecordCause {
  init(_ message: CatalogueV1.RecordCause) {
    self.init(
      type: RecordType(message.type), kinds: message.kinds,
      value: message.value.map {
        Value(
          Comparison.Operator($0.operator), $0.number?.value, unit: $0.unit,
          isSecond: $0.secondValue)
      })
  }
}

extension CatalogueV1.RecordCause {
  init(_ cause: RecordCause) {
    self.init(
      type: cause.type.map(CatalogueV1.RecordType.init) ?? .unspecified, kinds: cause.kinds,
      value: cause.value.map {
        CatalogueV1.ValueComparison(
          operator: CatalogueV1.ConditionOperator($0.comparison),
          number: $0.number.map { GoogleProtobuf.DoubleValue($0) }, unit: $0.unit,
          secondValue: $0.isSecond)
      })
  }
}

extension NoiseCause {
  init(_ message: CatalogueV1.NoiseCause) {
    let unit: Unit? =
      switch message.unit {
      case .decibelA: .decibelA
      case .decibelFullScale: .decibelFullScale
      case .amplitude: .amplitude
      case .unspecified, .unrecognized: nil
      }
    self.init(
      unit: unit, level: message.level?.value, questionnaireIDs: message.questionnaireIDs)
  }
}

extension CatalogueV1.NoiseCause {
  init(_ cause: NoiseCause) {
    let unit: CatalogueV1.NoiseLevelUnit =
      switch cause.unit {
      case .decibelA: .decibelA
      case .decibelFullScale: .decibelFullScale
      case .amplitude: .amplitude
      case nil: .unspecified
      }
    self.init(
      unit: unit, level: cause.level.map { GoogleProtobuf.DoubleValue($0) },
      questionnaireIDs: cause.questionnaireIDs)
  }
}
