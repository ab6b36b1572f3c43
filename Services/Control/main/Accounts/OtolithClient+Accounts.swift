import ControlSupport
import Messages
import RPCClient

extension OtolithClient {
  /// Accounts as they are asked for, newest first, at most so many.
  func managedAccounts(
    _ request: AuthV1.ListManagedAccountsRequest, most: Int = .max, options: CallOptions
  ) async throws -> [AuthV1.ManagedAccount] {
    var request = request
    request.pageSize = UInt32(min(200, most))
    var accounts: [AuthV1.ManagedAccount] = []
    repeat {
      let page = try await accountAdministration.listManagedAccounts(request, options: options)
      accounts += page.accounts
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty && accounts.count < most
    return Array(accounts.prefix(most))
  }
}
