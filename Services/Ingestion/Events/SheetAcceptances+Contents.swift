import IngestionDomain
import Messages

extension IngestionV1.SheetScore {
  init(told score: SheetScore) {
    self.init(
      scoreID: score.scoreID, value: score.value.map { GoogleProtobuf.DoubleValue($0) },
      band: score.band)
  }
}

extension IngestionV1.Answer {
  /// Of what people wrote, and of dates and times, others are told nothing.
  init(told answer: Answer) {
    let value: OneOfValue? =
      switch answer.value {
      case .choice(let codes): .choice(IngestionV1.Codes(codes: codes))
      case .number(let number): .number(number)
      case .text, .date, .time, .dateTime, nil: nil
      }
    self.init(elementID: answer.elementID, value: value)
  }
}
