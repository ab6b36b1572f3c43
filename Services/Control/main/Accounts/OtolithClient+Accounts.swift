import ControlSupport
import Messages
import RPCClient

extension OtolithClient {
  /// Accounts as they are asked for, newest first, at most so many.
  func managedAccounts(
    _ request: AuthV1.ListManagedAccountsRequest, most: Int = .max, options: CallOptions
  ) async throws -> [AuthV1.ManagedAccount] {
    try await Pages.all(most: most, size: 200) { size, token in
      var request = request
      request.pageSize = size
      request.pageToken = token
      let page = try await accountAdministration.listManagedAccounts(request, options: options)
      return (page.accounts, page.nextPageToken)
    }
  }
}
