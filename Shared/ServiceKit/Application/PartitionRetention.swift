public import ArgumentParser

/// `answer_sheets=3650`, or `answer_sheets=forever`.
public struct PartitionRetention: Sendable, Hashable, ExpressibleByArgument {
  public var table: String
  /// 1...36500; nil: for ever.
  public var days: Int?

  public init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    table = String(parts[0])
    if parts[1] == "forever" { return }
    guard let days = Int(parts[1]), (1...36_500).contains(days) else { return nil }
    self.days = days
  }
}
