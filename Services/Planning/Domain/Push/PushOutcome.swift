package import FoundationEssentials

/// What became of a push message.
package enum PushOutcome: Sendable, Hashable {
  /// The platform took it, under this name of its own.
  case delivered(String)
  /// The app is not there any more, as was known at `since`: a token registered later is another matter.
  case unregistered(since: Date)
  /// The platform could not take it now, or nobody knows whether it did. `after`: how long it wants to be
  /// left alone, where it said so.
  case retry(after: Duration?, reason: String)
  /// The same again would be refused again: settings, keys or the message itself have to be mended. Names
  /// neither token nor text.
  case refused(String)
}
