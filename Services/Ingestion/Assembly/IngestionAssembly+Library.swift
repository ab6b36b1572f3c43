import IngestionApplication
import IngestionRPC
import ServiceKit

extension IngestionAssembly {
  /// The one cache of library versions that everything which names them shares.
  ///
  /// - Parameter timeout: how long the catalogue may take for a small answer.
  static func makeLibrary(
    _ environment: ServiceEnvironment, threads: WorkerThreads, timeout: Duration
  ) -> LibraryCache {
    LibraryCache(
      pool: environment.pool,
      owner: CatalogueLibrary(
        channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
        timeout: timeout, logger: environment.logger),
      clock: environment.clock, threads: threads, logger: environment.logger)
  }
}
