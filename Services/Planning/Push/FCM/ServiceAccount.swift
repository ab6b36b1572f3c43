import FoundationEssentials

/// Google service account that may send messages of a Firebase project, read from its JSON file.
struct ServiceAccount: Sendable {
  var projectID: String
  var email: String
  var tokenURL: String
  var keyID: String
  var key: PrivateKey

  private struct File: Decodable {
    var type: String
    var projectId: String
    var privateKeyId: String
    var privateKey: String
    var clientEmail: String
    var tokenUri: String
  }

  /// Error in the file; contains no part of its content.
  struct Rejection: Error, Sendable, Hashable, CustomStringConvertible {
    var description: String
  }

  init(json: [UInt8]) throws(Rejection) {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let file = try? decoder.decode(File.self, from: Data(json)) else {
      throw Rejection(
        description:
          "expected JSON with type, project_id, private_key_id, private_key, client_email and "
          + "token_uri")
    }
    guard file.type == "service_account" else {
      throw Rejection(description: "type must be service_account")
    }
    guard let key = PrivateKey(pem: file.privateKey, for: .rs256) else {
      throw Rejection(description: "private_key must be an RSA key of at least 2048 bits in PEM")
    }
    guard file.tokenUri.hasPrefix("https://") else {
      throw Rejection(description: "token_uri must begin with https://")
    }
    guard !file.projectId.isEmpty,
      file.projectId.utf8.allSatisfy({ $0.isLetterOrDigit || [0x2D, 0x2E, 0x3A].contains($0) })
    else { throw Rejection(description: "project_id is not a valid Google Cloud project id") }
    projectID = file.projectId
    email = file.clientEmail
    tokenURL = file.tokenUri
    keyID = file.privateKeyId
    self.key = key
  }
}

/// Address and credentials for FCM.
struct FCMConfiguration: Sendable {
  static let productionURL = "https://fcm.googleapis.com"

  var account: ServiceAccount
  /// Base URL without a path.
  var baseURL = FCMConfiguration.productionURL
}
