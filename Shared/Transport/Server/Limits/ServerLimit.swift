/// A limit of a server that a client can reach, by its name in the metric and in the error.
enum ServerLimit: String, Sendable, CaseIterable {
  // Frames per connection.
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
  // Time.
  case handshakeTime = "handshake_time"
  case headersTime = "headers_time"
  case bodyRate = "body_rate"
  case openRequestTime = "open_request_time"
  case responseProgress = "response_progress"
  // Size.
  case metadataSize = "metadata_size"
  case metadataFields = "metadata_fields"
  case requestSize = "request_size"
  case decompressedSize = "decompressed_size"
  case messageElements = "message_elements"
  case messageMemory = "message_memory"
  // Number.
  case connections
  case connectionsPerPeer = "connections_per_peer"
  case concurrentStreams = "concurrent_streams"
  case runningHandlers = "running_handlers"
  case calls
  case callsPerPeer = "calls_per_peer"
  case openCalls = "open_calls"
  case openCallsPerPeer = "open_calls_per_peer"
  case openRequests = "open_requests"
  case openRequestsPerPeer = "open_requests_per_peer"
  // Memory.
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
