/// How far a notification has come.
package enum NotificationState: String, Sendable, Hashable, CaseIterable {
  /// It stands, and no device has it yet.
  case planned
  /// A device has asked for it.
  case handedOut = "handed_out"
  /// It was pushed, or a gateway took it over.
  case sent
  /// A device has shown it.
  case delivered
  case opened
  /// It was put off, and the time for that is not over.
  case snoozed
  /// A sheet answers it.
  case answered
  case dismissed
  /// Its time is over; a device had it, or it was sent.
  case missed
  /// Its time is over, and it never reached anybody.
  case expired
  case cancelled
}
