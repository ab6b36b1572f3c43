import Calendar
package import FoundationEssentials
package import Messages

extension GoogleProtobuf.Timestamp {
  /// Creates midnight (UTC) of the date's day, for times of the server's clock that staff may see.
  ///
  /// One call or one round of work writes the same instant into rows of several studies. It would
  /// link the pseudonyms of a person, and a member to a pseudonym.
  package init(dayOf date: Date) { self.init(Instant(date).startOfDay.date) }
}
