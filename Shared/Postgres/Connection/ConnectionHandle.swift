/// A `PGconn` on its way from one thread to another; one thread uses it at a time.
struct ConnectionHandle: @unchecked Sendable {
  let pointer: OpaquePointer
}
