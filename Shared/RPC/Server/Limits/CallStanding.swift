/// Which budgets a call is counted in.
enum CallStanding {
  /// The caller is known, or the server asks nobody for credentials.
  case known
  /// Nobody knows the caller, or not yet.
  case open
}
