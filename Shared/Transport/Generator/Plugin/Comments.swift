internal import CDescriptor

/// The comments of a file's declarations, by their paths in its descriptor.
struct Comments {
  private var byPath: [[Int32]: String] = [:]
  private var apart: [[Int32]: [String]] = [:]

  init(_ info: UnsafeMutablePointer<Google__Protobuf__SourceCodeInfo>?) {
    guard let info else { return }
    for location in list(info.pointee.location, info.pointee.n_location, { $0 }) {
      let path = [Int32](
        UnsafeBufferPointer(start: location.pointee.path, count: location.pointee.n_path))
      if let comment = location.pointee.leading_comments { byPath[path] = text(comment) }
      let detached = (
        start: location.pointee.leading_detached_comments,
        count: location.pointee.n_leading_detached_comments
      )
      if detached.count > 0 { apart[path] = list(detached.start, detached.count) { text($0) } }
    }
  }

  /// Returns the comment directly before the declaration.
  subscript(path: [Int32]) -> String { byPath[path] ?? "" }

  /// Returns the earlier comments, separated from the declaration by an empty line.
  func apart(before path: [Int32]) -> [String] { apart[path] ?? [] }
}
