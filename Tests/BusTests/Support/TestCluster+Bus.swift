import TestSupport

extension TestCluster {
  /// A cluster for the bus tests. Readers of a log in PostgreSQL wait for all older transactions of
  /// the cluster, so long transactions of other tests would delay these tests.
  static let ofTheBus = Task { try await TestCluster.start(durable: false) }
}
