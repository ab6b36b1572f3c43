internal import Bus
internal import Synchronization

/// Idle readers. A read takes one out, so it is not shared.
final class NATSReaderCache: Sendable {
  /// More than the consumers of a process; the server deletes the consumers of discarded readers.
  static let countMax = 64

  private let readers = Mutex<[NATSLogReader]>([])

  /// Takes a reader that is exactly at this position.
  func take(
    _ filter: String, at position: LogPosition, session: Int
  ) -> NATSLogReader? {
    readers.withLock { readers in
      readers.removeAll { $0.session != session }
      guard
        let index = readers.firstIndex(where: {
          $0.filter == filter && $0.position == position
        })
      else { return nil }
      return readers.remove(at: index)
    }
  }

  func put(_ reader: NATSLogReader) {
    readers.withLock { readers in
      readers.append(reader)
      if readers.count > Self.countMax { readers.removeFirst() }
    }
  }

  func removeAll() {
    readers.withLock { $0 = [] }
  }
}
