/// What one round of telling came to.
package struct DeliveryRound: Sendable, Hashable {
  /// All that were looked at, with those that are too late or called off.
  package var looked = 0
  package var sent = 0
  /// Of those sent, how many a minute or more after they were due.
  package var late = 0
  /// To be tried again, on all devices or on those that could not take it.
  package var postponed = 0
  /// Nobody will be told: refused, or too late to try again.
  package var givenUp = 0
  /// Devices whose app is gone.
  package var unregistered = 0
  /// Why platforms refused or could not be asked, each once.
  package var reasons: Set<String> = []

  package init() {}
}
