/// How a channel uses several servers (doc/load-balancing.md of gRPC).
public enum LoadBalancing: Sendable, Hashable {
  /// All calls go to one server: the first in the list that can be reached. The next ones are tried
  /// after a failure or when an attempt takes long.
  case pickFirst
  /// Calls go to all servers in turn. All are connected to from the first call on.
  case roundRobin
}
