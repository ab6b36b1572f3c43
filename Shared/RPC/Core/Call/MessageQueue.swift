import Synchronization

/// Messages handed out one by one.
package final class MessageQueue<Element: Sendable>: Sendable {
  private let rest: Mutex<[Element]>

  package init(_ messages: [Element]) {
    rest = Mutex(messages.reversed())
  }

  package func pop() -> Element? {
    rest.withLock { $0.popLast() }
  }
}
