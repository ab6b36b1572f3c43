internal import CDescriptor

/// The leading comments of a file's declarations, by their paths in its descriptor.
struct Comments {
  private var byPath: [[Int32]: String] = [:]

  init(_ info: UnsafeMutablePointer<Google__Protobuf__SourceCodeInfo>?) {
    guard let info else { return }
    for location in list(info.pointee.location, info.pointee.n_location, { $0 }) {
      guard let comment = location.pointee.leading_comments else { continue }
      let path = UnsafeBufferPointer(start: location.pointee.path, count: location.pointee.n_path)
      byPath[[Int32](path)] = text(comment)
    }
  }

  subscript(path: [Int32]) -> String { byPath[path] ?? "" }
}
