internal import Bus
internal import Synchronization

/// The readers that wait for their next read. A read takes one out, so that nobody else uses it.
final class NATSReaderCache: Sendable {
  /// More than a process has consumers; the server forgets those that are dropped here.
  static let countMax = 64

  private let readers = Mutex<[NATSLogReader]>([])

  /// One that stands exactly there.
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
