/// Who tells a participant that something is to be filled in. Raw values are stored.
package enum PromptWay: Int16, Sendable, Hashable, CaseIterable {
  /// Whatever gateway watches.
  case gateway = 0
  /// The participant's own devices.
  case push = 1
  case mail = 2

  /// Of metrics.
  package var name: String {
    switch self {
    case .gateway: "gateway"
    case .push: "push"
    case .mail: "mail"
    }
  }
}
