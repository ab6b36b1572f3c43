/// Stored form of a date or time. Values of one form sort like their texts. Values of different
/// forms are not ordered, since they differ in precision (SDC 4.0).
public enum MomentForm: Sendable, Hashable {
  case date, time, dateTime

  /// - Returns: nil for another syntax or a day that does not exist.
  public init?(of text: String) {
    // The forms have different lengths.
    switch text.utf8.count {
    case 5 where MomentSyntax.isTime(text): self = .time
    case 10 where MomentSyntax.isDate(text): self = .date
    case 16 where MomentSyntax.isDateTime(text): self = .dateTime
    default: return nil
    }
  }
}
