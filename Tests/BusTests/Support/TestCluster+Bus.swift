import TestSupport

extension TestCluster {
  /// For the tests of the bus alone. What is read from a log in PostgreSQL has no older transaction
  /// running beside it, in whatever database of the cluster: the large ones of other tests would make
  /// these wait for them.
  static let ofTheBus = Task { try await TestCluster.start(durable: false) }
}
