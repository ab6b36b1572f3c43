public import CMessageSupport

/// Memory for one encoding; see `otolith/arena.h`. Must not outlive the call that receives it.
public struct Arena {
  @usableFromInline let base: UnsafeMutablePointer<otolith_arena>

  @usableFromInline
  init(_ base: UnsafeMutablePointer<otolith_arena>) {
    self.base = base
  }

  /// Returns uninitialised memory for `count` values.
  @inlinable
  public func allocate<T>(_ type: T.Type, count: Int = 1) -> UnsafeMutablePointer<T> {
    guard let memory = otolith_arena_allocate(base, MemoryLayout<T>.stride * count) else {
      fatalError("out of memory while encoding a message")
    }
    return memory.bindMemory(to: T.self, capacity: count)
  }

  /// Returns the text as a NUL-terminated C string. A NUL inside the text becomes U+FFFD, because
  /// it would truncate the C string; decoded texts never contain one.
  public func string(_ text: String) -> UnsafeMutablePointer<CChar> {
    let copied: UnsafeMutablePointer<CChar>?? = text.utf8.withContiguousStorageIfAvailable {
      copy($0)
    }
    if let copied, let copied { return copied }
    var text = text
    if let copied = text.withUTF8({ copy($0) }) { return copied }
    var replaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { replaced.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
    return string(String(replaced))
  }

  /// Returns nil if the text contains a NUL.
  @inline(__always)
  private func copy(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<CChar>? {
    let memory = UnsafeMutableRawPointer(allocate(CChar.self, count: text.count + 1))
    if let start = text.baseAddress {
      guard otolith_contains_nul(start, text.count) == 0 else { return nil }
      memory.copyMemory(from: start, byteCount: text.count)
    }
    memory.storeBytes(of: 0, toByteOffset: text.count, as: UInt8.self)
    return memory.assumingMemoryBound(to: CChar.self)
  }

  public func bytes(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8> {
    let memory = allocate(UInt8.self, count: bytes.count)
    bytes.withUnsafeBufferPointer {
      if let start = $0.baseAddress { memory.update(from: start, count: $0.count) }
    }
    return memory
  }

  /// Returns a C array of the converted values.
  @inlinable
  public func array<T, C>(
    _ values: [T], _ convert: (T) -> C
  ) -> UnsafeMutablePointer<C> {
    let memory = allocate(C.self, count: values.count)
    for index in values.indices { (memory + index).initialize(to: convert(values[index])) }
    return memory
  }
}
