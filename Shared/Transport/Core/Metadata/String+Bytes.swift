public import Glibc

extension String {
  /// Passes the text's UTF-8, without a copy if it is stored as UTF-8.
  @inline(__always)
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inlinable package func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    guard let baseAddress else { return true }
    return memcmp(baseAddress, text.utf8Start, count) == 0
  }
}
