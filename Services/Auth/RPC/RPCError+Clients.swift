import RPCCore
import ServiceKit

extension RPCError {
  init(_ error: ClientError) {
    switch error {
    case .required:
      self.init(
        .permissionDenied, "only registered clients are accepted; update the app",
        reason: .clientRequired)
    case .rejected:
      self.init(
        .permissionDenied, "the client is revoked or unknown, or its secret is wrong",
        reason: .clientRejected)
    case .otherClient:
      self.init(
        .permissionDenied, "the session belongs to another client", reason: .clientMismatch)
    case .studyRefused:
      self.init(
        .permissionDenied, "the app is registered for other studies",
        reason: .clientStudyRefused)
    case .audienceRefused(let permitted):
      self = .invalidArgument([
        FieldViolation(
          field: "audiences", reason: .clientAudienceRefused,
          description: "the client may use only \(permitted.joined(separator: ", "))")
      ])
    case .notGateway:
      self.init(
        .permissionDenied, "the client is not registered as a gateway",
        reason: .clientNotGateway)
    case .unknown: self.init(.notFound, "there is no such client", reason: .clientUnknown)
    case .revoked:
      self.init(.failedPrecondition, "the client is revoked", reason: .clientRevoked)
    case .kindMismatch(let field):
      self = .invalidArgument([
        FieldViolation(
          field: field, reason: .clientKindMismatch,
          description: "only confidential clients have secrets, are gateways and introspect, and a "
            + "gateway has no studies")
      ])
    case .tooManySecrets:
      self = .limit(
        "a client has at most \(ClientRules.secretsMax) valid secrets",
        reason: .clientSecretsLimit)
    case .tooMany:
      self = .limit(
        "at most \(ClientRules.clientsMax) clients are registered", reason: .clientsLimit)
    case .requestIDReused: self = .requestIDReused
    case .changedMeanwhile:
      self.init(
        .aborted, "the client has changed since it was read; read it again", reason: .etagMismatch)
    }
  }
}
