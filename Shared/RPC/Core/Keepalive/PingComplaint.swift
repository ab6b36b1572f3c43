/// A server's complaint of too many PINGs: a GOAWAY with ENHANCE_YOUR_CALM that says so (gRFC A8).
package enum PingComplaint {
  /// The GOAWAY's debug data.
  package static let debugData = Array("too_many_pings".utf8)
}
