internal import IngestionDomain
internal import Questionnaires

extension Questionnaires.AnswerValue {
  /// As the catalogue's rules see it.
  init(_ known: KnownAnswer) {
    self =
      switch known {
      case .codes(let codes): .codes(codes)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      }
  }
}
