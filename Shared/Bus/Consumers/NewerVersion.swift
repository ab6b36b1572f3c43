/// An event of a revision that the consumer does not know yet. It waits, however often it was tried:
/// the upgrade that it needs is on its way, and what was given up would be applied out of order.
struct NewerVersion: Error, CustomStringConvertible {
  var type: String
  var version: Int
  var known: Int

  var description: String {
    "revision \(version) of \(type), of which this service knows up to \(known): upgrade it"
  }
}
