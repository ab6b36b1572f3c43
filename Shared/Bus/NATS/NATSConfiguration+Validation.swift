extension NATSConfiguration {
  /// - Throws: `NATSError.unusable`, naming the first setting that cannot be used.
  func validate() throws {
    if servers.isEmpty { throw NATSError.unusable("no NATS server is given") }
    guard Self.isStreamName(stream) else {
      throw NATSError.unusable(
        "the stream's name \"\(stream)\" is not 1 to 32 upper-case letters, digits, - and _")
    }
    guard [1, 3, 5].contains(replicas) else {
      throw NATSError.unusable("\(replicas) replicas: it can be 1, 3 or 5")
    }
    guard Self.isName(clientName)
    else {
      throw NATSError.unusable(
        "the client's name \"\(clientName)\" is not made of letters, digits and -")
    }
    guard duplicateWindow >= appendMax * 2 else {
      throw NATSError.unusable(
        "the duplicate window of \(duplicateWindow) is shorter than twice the \(appendMax) within "
          + "which an event may be sent")
    }
  }
}
