/// Which budgets a call is counted in.
enum CallStanding {
  /// The caller is known, or the server asks for no credentials.
  case known
  /// The caller is not known, or not yet.
  case open
}
