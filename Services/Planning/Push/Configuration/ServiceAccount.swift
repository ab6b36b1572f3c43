import FoundationEssentials

/// The account of Google's that may send messages of a Firebase project, as its JSON file has it.
package struct ServiceAccount: Sendable {
  package var projectID: String
  var email: String
  var tokenURL: String
  var keyID: String
  var key: PrivateKey

  private struct File: Decodable {
    private enum CodingKeys: String, CodingKey {
      case type
      case project = "project_id"
      case keyID = "private_key_id"
      case key = "private_key"
      case email = "client_email"
      case tokenURL = "token_uri"
    }

    var type: String
    var project: String
    var keyID: String
    var key: String
    var email: String
    var tokenURL: String
  }

  /// What is wrong with the file; quotes nothing of it.
  package struct Rejection: Error, Sendable, Hashable, CustomStringConvertible {
    package var description: String
  }

  package init(json: [UInt8]) throws(Rejection) {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(json)) else {
      throw Rejection(
        description:
          "is no JSON with type, project_id, private_key_id, private_key, client_email and "
          + "token_uri")
    }
    guard file.type == "service_account" else {
      throw Rejection(description: "is not the file of a service account")
    }
    guard let key = PrivateKey(pem: file.key, for: .rs256) else {
      throw Rejection(description: "has no RSA key of at least 2048 bits in PEM as private_key")
    }
    guard file.tokenURL.hasPrefix("https://") else {
      throw Rejection(description: "has a token_uri that does not begin with https://")
    }
    guard !file.project.isEmpty,
      file.project.utf8.allSatisfy({ $0.isLetterOrDigit || [0x2D, 0x2E, 0x3A].contains($0) })
    else { throw Rejection(description: "has a project_id that is none") }
    projectID = file.project
    email = file.email
    tokenURL = file.tokenURL
    keyID = file.keyID
    self.key = key
  }
}
