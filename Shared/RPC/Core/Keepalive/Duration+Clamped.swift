extension Duration {
  /// From `least` to a hundred years: added to an instant it does not overflow.
  package func clamped(atLeast least: Duration = .zero) -> Duration {
    min(max(self, least), .seconds(100 * 365 * 86_400))
  }
}
