/// A message that is to be stored.
struct NATSOutgoing: Sendable {
  var subject: String
  /// Messages of one chain are stored in order.
  var chain: String
  var headers: [(name: String, value: String)]
  var data: [UInt8]

  /// As the server counts them: `NATS/1.0`, then `name: value` lines, an empty one, the data.
  var byteCount: Int {
    headers.reduce(12 + data.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  }
}
