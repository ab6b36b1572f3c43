internal import Messages
internal import Questionnaires

extension ScoreDefinition {
  init(_ message: CatalogueV1.Score) {
    let method: Method? =
      switch message.method {
      case .sum: .sum
      case .proratedSum: .proratedSum
      case .mean: .mean
      case .unspecified, .unrecognized: nil
      }
    self.init(
      id: message.scoreID, title: TranslatedText(message.title), method: method,
      items: message.items.map(ScoreItem.init), minimumAnswered: message.minimumAnswered,
      factor: message.factor?.value ?? 1, offset: message.offset,
      bands: message.bands.map {
        ScoreBand(minimum: $0.minimum, code: $0.code, label: TranslatedText($0.label))
      })
  }
}

extension ScoreItem {
  fileprivate init(_ message: CatalogueV1.ScoreItem) {
    let subject: Subject =
      switch message.subject {
      case .scoreID(let id): .score(id)
      case .calculationID(let id): .calculation(id)
      case .elementID(let id): .question(id)
      // An empty question id, which the check reports.
      case nil: .question("")
      }
    self.init(
      subject, weight: message.weight?.value ?? 1, isReversed: message.reversed)
  }
}

extension CatalogueV1.Score {
  init(_ definition: ScoreDefinition) {
    let method: CatalogueV1.ScoreMethod =
      switch definition.method {
      case .sum: .sum
      case .proratedSum: .proratedSum
      case .mean: .mean
      case nil: .unspecified
      }
    self.init(
      scoreID: definition.id, title: CatalogueV1.LocalizedText(definition.title), method: method,
      items: definition.items.map(CatalogueV1.ScoreItem.init),
      minimumAnswered: definition.minimumAnswered,
      factor: definition.factor == 1 ? nil : GoogleProtobuf.DoubleValue(definition.factor),
      offset: definition.offset,
      bands: definition.bands.map {
        CatalogueV1.ScoreBand(
          minimum: $0.minimum, code: $0.code, label: CatalogueV1.LocalizedText($0.label))
      })
  }
}

extension CatalogueV1.ScoreItem {
  fileprivate init(_ item: ScoreItem) {
    let subject: OneOfSubject =
      switch item.subject {
      case .question(let id): .elementID(id)
      case .score(let id): .scoreID(id)
      case .calculation(let id): .calculationID(id)
      }
    self.init(
      subject: subject,
      weight: item.weight == 1 ? nil : GoogleProtobuf.DoubleValue(item.weight),
      reversed: item.isReversed)
  }
}
