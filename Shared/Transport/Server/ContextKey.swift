public import MessageSupport

/// A typed key for values that an interceptor stores for later ones and for handlers.
///
/// ```swift
/// enum ClaimsKey: ContextKey { typealias Value = AccessClaims }
/// context[ClaimsKey.self] = claims
/// ```
public protocol ContextKey {
  associatedtype Value: Sendable
}

/// A linked list entry with the value of one key of a call's context. The links change only under
/// the context's lock.
@usableFromInline
class ContextEntry: @unchecked Sendable {
  let key: ObjectIdentifier
  private(set) var next: ContextEntry?

  @usableFromInline
  init(key: ObjectIdentifier) {
    self.key = key
  }

  /// Finds the entry of a key in the list that starts here.
  func find(_ key: ObjectIdentifier) -> ContextEntry? {
    var entry: ContextEntry? = self
    while let current = entry, current.key != key { entry = current.next }
    return entry
  }

  /// Returns the list without the entry of a key.
  static func remove(_ key: ObjectIdentifier, from list: ContextEntry?) -> ContextEntry? {
    guard let list else { return nil }
    if list.key == key { return list.next }
    var before = list
    while let entry = before.next {
      if entry.key == key {
        before.next = entry.next
        break
      }
      before = entry
    }
    return list
  }

  func prepended(to list: ContextEntry?) -> ContextEntry {
    next = list
    return self
  }
}

/// An entry with its value. Its type follows from its key, so that reading needs no cast.
@usableFromInline
final class ContextValue<Value: Sendable>: ContextEntry, @unchecked Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(key: ObjectIdentifier, _ value: Value) {
    self.value = value
    super.init(key: key)
  }
}

/// The invalid texts replaced in the request of a method that takes a `PartwiseMessage`; nil if
/// none.
public enum InvalidUTF8Fields: ContextKey {
  public typealias Value = [MessageSupport.DecodingError]
}
