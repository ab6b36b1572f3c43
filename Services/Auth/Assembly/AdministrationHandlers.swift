import AuthApplication
import AuthRPC
import Postgres
import ServiceKit

// The use-cases behind what administrators do with accounts.

extension AccountAdministrationHandler {
  init(
    pool: PostgresPool, events: any EventPublisher, suspendedAccounts: SuspendedAccounts,
    clock: any WallClock
  ) {
    self.init(
      list: ListManagedAccounts(pool: pool), account: GetManagedAccount(pool: pool),
      suspend: SuspendAccount(
        pool: pool, events: events, suspendedAccounts: suspendedAccounts, clock: clock),
      restore: RestoreAccount(
        pool: pool, events: events, suspendedAccounts: suspendedAccounts, clock: clock),
      setTest: SetTestParticipant(pool: pool, events: events, clock: clock),
      endRoles: EndStaffRoles(pool: pool, events: events, clock: clock))
  }
}
