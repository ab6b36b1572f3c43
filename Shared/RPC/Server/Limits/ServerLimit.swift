/// A limit of a server that a client can run into, by the name in its metric and in what the client
/// is told.
enum ServerLimit: String, Sendable, CaseIterable {
  // Of frames, for each connection.
  case resets
  case provokedResets = "provoked_resets"
  case refusedStreams = "refused_streams"
  case pings
  case settings
  case emptyData = "empty_data"
  case smallWindowUpdates = "small_window_updates"
  case priorities
  case unknownFrames = "unknown_frames"
  case oversizedHeaders = "oversized_headers"
  case oversizedHeaderBytes = "oversized_header_bytes"
  case continuations
  case acknowledgements
  // Of time.
  case handshakeTime = "handshake_time"
  case headersTime = "headers_time"
  case bodyRate = "body_rate"
  case responseProgress = "response_progress"
  // Of size.
  case metadataSize = "metadata_size"
  case metadataFields = "metadata_fields"
  case requestSize = "request_size"
  case decompressedSize = "decompressed_size"
  case messageElements = "message_elements"
  case messageMemory = "message_memory"
  // Of number.
  case connections
  case connectionsPerPeer = "connections_per_peer"
  case concurrentStreams = "concurrent_streams"
  case runningHandlers = "running_handlers"
  case calls
  case callsPerPeer = "calls_per_peer"
  case openCalls = "open_calls"
  case openCallsPerPeer = "open_calls_per_peer"
  // Of memory.
  case bufferedBytes = "buffered_bytes"
  case bufferedBytesPerPeer = "buffered_bytes_per_peer"
  case bufferedBytesTotal = "buffered_bytes_total"
  case openBytes = "open_bytes"
  case openBytesPerPeer = "open_bytes_per_peer"
  case queuedBytes = "queued_bytes"
  case queuedBytesPerPeer = "queued_bytes_per_peer"
  case queuedBytesTotal = "queued_bytes_total"
  case decodedBytesPerPeer = "decoded_bytes_per_peer"
  case decodedBytesTotal = "decoded_bytes_total"
}
