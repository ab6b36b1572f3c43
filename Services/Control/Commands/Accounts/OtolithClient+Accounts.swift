import Messages
import RPCClient

extension OtolithClient {
  /// Returns accounts that match the request, newest first, up to the limit.
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
