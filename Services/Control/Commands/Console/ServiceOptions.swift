import ArgumentParser
import Messages
import RPCClient
import RPCCore

/// Options with which a command signs in.
protocol SignInOptions {
  func signIn(_ client: OtolithClient) async throws -> CallOptions
}

extension SignInOptions {
  /// Signs in and calls services. If the access token is rejected before any other call has ended, as
  /// after a change of roles, signs in and calls once more.
  func call<Result>(
    _ body: (OtolithClient, CallOptions) async throws -> Result
  ) async throws -> Result {
    try await Connection.with { client in
      do {
        return try await body(client, try await signIn(client))
      } catch let error as RPCError where error.refusesToken && !client.record.hasActed {
        await SessionCache.noteRefusal(error, of: client)
        return try await body(client, try await signIn(client))
      }
    }
  }

  /// Signs in and reads a paginated list; see ``Pages``.
  func pages<Item>(
    most: Int = .max, size: Int,
    _ page: (OtolithClient, CallOptions, _ size: UInt32, _ token: String) async throws -> (
      items: [Item], next: String
    )
  ) async throws -> [Item] {
    try await call { client, options in
      try await Pages.all(most: most, size: size) { try await page(client, options, $0, $1) }
    }
  }
}

/// Options of commands that call services and print a result.
protocol ServiceCommandOptions: SignInOptions {
  var output: OutputOptions { get }
}

extension ServiceCommandOptions {
  var json: Bool { output.json }

  func tell(_ message: some Message, _ lines: @autoclosure () -> [String]) {
    output.tell(message, lines())
  }

  func list<Item: Message>(
    _ items: [Item], _ columns: [String], nothing: String, _ cells: (Item) -> [String]
  ) {
    output.list(items, columns, nothing: nothing, cells)
  }
}

/// Output, and credentials of a person.
struct ServiceOptions: ParsableArguments, ServiceCommandOptions {
  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func signIn(_ client: OtolithClient) async throws -> CallOptions {
    try await credentials.signIn(client)
  }
}

/// Output, and credentials for a catalogue, which may run alone.
struct CatalogueOptions: ParsableArguments, ServiceCommandOptions {
  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func signIn(_ client: OtolithClient) async throws -> CallOptions {
    try await credentials.signIn(client)
  }
}
