/// The platforms and versions of the programs that sent a study's sheets.
struct CountedClients: Sendable {
  struct Client: Sendable, Hashable {
    var platform: String
    var appVersion: String
  }

  /// Maximum number of programs, since devices name them freely. Sheets of others have no name.
  private static let clientsMax = 1_000

  /// The first one stands for programs without a name.
  private(set) var all = [Client(platform: "", appVersion: "")]
  private var indices: [Client: Int32] = [:]

  mutating func index(of client: Client) -> Int32 {
    if let known = indices[client] { return known }
    guard client != all[0], all.count < Self.clientsMax else { return 0 }
    let index = Int32(all.count)
    all.append(client)
    indices[client] = index
    return index
  }

  /// - Parameters:
  ///   - sheets: number of sheets of each program.
  ///   - newest: the program of each participant's newest sheet.
  ///   - hasExactDevices: whether programs are named as reported, instead of by classes.
  /// - Returns: Those of most participants first.
  func figures(sheets: [Int], newest: [Int32], hasExactDevices: Bool) -> [ClientFigures] {
    var participants = Array(repeating: 0, count: all.count)
    for client in newest { participants[Int(client)] += 1 }
    var figures: [Client: ClientFigures] = [:]
    for (place, client) in all.enumerated() where sheets[place] > 0 {
      var client = client
      if !hasExactDevices {
        client.platform = DeviceClass.system(client.platform)
        client.appVersion = DeviceClass.majorVersion(client.appVersion)
      }
      figures[client, default: ClientFigures(client)].sheets += sheets[place]
      figures[client]?.participants += participants[place]
    }
    let sorted = figures.values.sorted { one, other in
      if one.participants != other.participants { return one.participants > other.participants }
      if one.sheets != other.sheets { return one.sheets > other.sheets }
      return (one.client.platform, one.client.appVersion)
        < (other.client.platform, other.client.appVersion)
    }
    return Array(sorted.prefix(FigureLimits.clientsMax))
  }
}

/// Sheets of a program.
struct ClientFigures: Sendable, Hashable {
  var client: CountedClients.Client
  var sheets = 0
  /// Number of participants whose newest sheet it sent.
  var participants = 0

  init(_ client: CountedClients.Client) { self.client = client }
}
