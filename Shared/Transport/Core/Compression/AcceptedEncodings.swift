/// A set of encodings, as `grpc-accept-encoding` lists them.
package struct AcceptedEncodings: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package static let gzip = AcceptedEncodings(rawValue: 1)
  package static let deflate = AcceptedEncodings(rawValue: 2)

  /// The value that lists all encodings supported here.
  package static let everything = MessageEncoding.allCases.map(\.rawValue).joined(separator: ",")

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Reads a comma-separated list. Unknown names are ignored.
  package init(list: ArraySlice<UInt8>) {
    var accepted: AcceptedEncodings = []
    for item in list.split(separator: UInt8(ascii: ",")) {
      let space = UInt8(ascii: " ")
      let name = item.drop { $0 == space }.prefix { $0 != space && $0 != UInt8(ascii: ";") }
      switch MessageEncoding(name: name) {
      case .gzip: accepted.insert(.gzip)
      case .deflate: accepted.insert(.deflate)
      case .identity, nil: break
      }
    }
    self = accepted
  }

  package func accepts(_ encoding: MessageEncoding) -> Bool {
    switch encoding {
    case .identity: true
    case .gzip: contains(.gzip)
    case .deflate: contains(.deflate)
    }
  }
}
