/// A signing key in the database that none of the operator's sealing keys opens.
public struct SealedKeyError: Error, Sendable, Hashable {
  public var keyID: String
  public var table: String
}

extension SealedKeyError: CustomStringConvertible {
  public var description: String {
    "\(table) holds the key \(keyID), which neither OTOLITH_SEALING_KEY_FILE nor "
      + "OTOLITH_SEALING_KEY_PREVIOUS_FILE opens: give the key that sealed it as one of them. Where it is "
      + "lost, delete the row: a new signing key is made, and clients get new access tokens by their "
      + "refresh tokens"
  }
}
