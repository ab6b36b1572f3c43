import Synchronization

/// Messages handed out one by one.
final class MessageQueue<Element: Sendable>: Sendable {
  private let rest: Mutex<[Element]>

  init(_ messages: [Element]) {
    rest = Mutex(messages.reversed())
  }

  func pop() -> Element? {
    rest.withLock { $0.popLast() }
  }
}
