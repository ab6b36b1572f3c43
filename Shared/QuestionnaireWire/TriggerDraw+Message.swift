public import Messages
public import Questionnaires

extension TriggerDraw.Row {
  public init(_ message: CatalogueV1.DrawRow) {
    self.init(
      sheet: message.sheet.map(SheetCause.init),
      options: message.options.map(TriggerDraw.Option.init))
  }
}

extension CatalogueV1.DrawRow {
  public init(_ row: TriggerDraw.Row) {
    self.init(
      sheet: row.sheet.map(CatalogueV1.SheetCause.init),
      options: row.options.map(CatalogueV1.DrawOption.init))
  }
}

extension TriggerDraw.Option {
  public init(_ message: CatalogueV1.DrawOption) {
    self.init(id: message.optionID, partsPerMillion: message.partsPerMillion)
  }
}

extension CatalogueV1.DrawOption {
  public init(_ option: TriggerDraw.Option) {
    self.init(optionID: option.id, partsPerMillion: option.partsPerMillion)
  }
}
