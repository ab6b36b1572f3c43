import CNghttp2

/// Owner of an `nghttp2_option` filled from a configuration.
struct HTTP2Options: ~Copyable {
  let pointer: OpaquePointer

  init(_ configuration: HTTP2SessionConfiguration) throws(HTTP2ConnectionError) {
    var option: OpaquePointer?
    let code = nghttp2_option_new(&option)
    guard code == 0, let option else { throw HTTP2ConnectionError(libraryCode: code) }
    pointer = option
    nghttp2_option_set_no_auto_window_update(option, 1)
    nghttp2_option_set_max_settings(option, configuration.settingsEntriesMax)
    nghttp2_option_set_stream_reset_rate_limit(
      option, configuration.resetBurst, configuration.resetsPerSecond)
    nghttp2_option_set_max_continuations(option, configuration.continuationsMax)
    nghttp2_option_set_max_outbound_ack(option, configuration.outboundAcknowledgementsMax)
    // Closed streams are kept only for the RFC 7540 priority tree, which we do not use.
    nghttp2_option_set_no_closed_streams(option, 1)
    // The owner enforces the peer's limit; nghttp2's default of 100 before SETTINGS would queue
    // silently.
    nghttp2_option_set_peer_max_concurrent_streams(option, UInt32(Int32.max))
  }

  deinit {
    nghttp2_option_del(pointer)
  }
}
