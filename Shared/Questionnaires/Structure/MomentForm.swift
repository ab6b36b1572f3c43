/// In which form a date or time is stored. All of one form are ordered like their characters; those of
/// different ones are not, since they differ in precision (SDC 4.0).
public enum MomentForm: Sendable, Hashable {
  case date, time, dateTime

  /// - Returns: nil for what is no moment: another spelling, or a day that the calendar does not have.
  public init?(of text: String) {
    // The length alone tells which one it can be.
    switch text.utf8.count {
    case 5 where MomentSyntax.isTime(text): self = .time
    case 10 where MomentSyntax.isDate(text): self = .date
    case 16 where MomentSyntax.isDateTime(text): self = .dateTime
    default: return nil
    }
  }
}
