extension Set<String> {
  /// Codes as advice names them, numbers by their size: `0`, `1`, `77`.
  var listed: String {
    let shown = sorted { left, right in
      switch (Double(left), Double(right)) {
      case (let first?, let second?) where first != second: first < second
      default: left < right
      }
    }
    let names = shown.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return count > 12 ? "\(names) and \(count - 12) more" : names
  }
}
