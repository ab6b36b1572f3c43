import Foundation
import Postgres
import ServiceKit

struct ObserverAssembly: ServiceAssembly {
  static let name = "fault-observer"
  static let schema = "observer"
  static let abstract = "Writes down each effect of each event; for Tests/Faults only."
  static let instance = Setting<String>.text(
    "observer.instance", default: "the only one", "name of this instance")
  static let settings: [any DefinedSetting] = [instance]
  static let migrations = MigrationSet(name: "observer", files: SQLFiles.all)

  static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    var reader = environment.reader
    let ledger = EffectLedger(instance: reader.read(Self.instance))
    return AssembledService(
      services: [],
      consumers: [
        PlainConsumer(name: "everything", types: Kinds.all, ledger: ledger),
        PlainConsumer(name: "sheets", types: [Kinds.accepted], ledger: ledger),
        PlainConsumer(name: "enrolments", types: Kinds.enrolments, ledger: ledger),
        StumblingConsumer(name: "stumbling", types: Kinds.all, ledger: ledger),
        EchoingConsumer(name: "echoing", outbox: environment.outbox, ledger: ledger),
        PlainConsumer(name: "echoes", types: [Kinds.echo], ledger: ledger),
      ])
  }
}
