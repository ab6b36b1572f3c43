import Fields
import FoundationEssentials
import Messages
import QuestionnaireWire
import RPCCore
import ServiceKit

extension AlertQuestion.State {
  /// An unknown filter of a later release stands for all alerts.
  init(_ filter: PlanningV1.AlertFilter) {
    switch filter {
    case .open: self = .open
    case .failed: self = .failed
    case .unspecified, .unrecognized: self = .all
    }
  }
}

extension PlanningV1.Alert {
  init(_ alert: RaisedAlert) {
    self.init(
      alertID: alert.id.text, participant: alert.pseudonym ?? "", triggerID: alert.triggerID,
      text: CatalogueV1.LocalizedText(alert.text),
      fireTime: GoogleProtobuf.Timestamp(alert.firedAt),
      raiseTime: GoogleProtobuf.Timestamp(alert.raisedAt),
      escalateAfterTime: alert.escalateAt.map { GoogleProtobuf.Timestamp($0) },
      escalateTime: alert.escalatedAt.map { GoogleProtobuf.Timestamp($0) },
      acknowledgeTime: alert.acknowledgedAt.map { GoogleProtobuf.Timestamp($0) },
      acknowledgedBy: alert.acknowledgedBy?.text ?? "", note: alert.note,
      deliveries: alert.deliveries.map { PlanningV1.AlertDelivery($0) },
      withdrawn: alert.isWithdrawn)
  }
}

extension PlanningV1.AlertDelivery {
  init(_ delivery: RaisedAlert.Delivery) {
    let state: PlanningV1.AlertDeliveryState =
      switch delivery.state {
      case .pending: .pending
      case .sent: .sent
      case .delivered: .delivered
      case .failed: .failed
      }
    let failure: PlanningV1.AlertFailure =
      switch delivery.failure {
      case .channelUnknown: .channelUnknown
      case .unreachable: .unreachable
      case .addressNotAllowed: .addressNotAllowed
      case .redirected: .redirected
      case .refused: .refused
      case .noRecipient: .noRecipient
      case .secretUnreadable: .secretUnreadable
      case nil: .unspecified
      }
    self.init(
      channelID: delivery.channelID, escalation: delivery.isEscalation, state: state,
      attempts: UInt32(clamping: delivery.attempts), failure: failure,
      httpStatus: UInt32(clamping: delivery.httpStatus),
      attemptTime: delivery.tryAt.map { GoogleProtobuf.Timestamp($0) },
      deliverTime: delivery.deliveredAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension PlanningV1.AlertChannel {
  /// Leaves out the secret.
  init(_ channel: AlertChannel) {
    let target: OneOfTarget =
      switch channel.target {
      case .mail(let roles): .mail(PlanningV1.AlertMail(roles: roles))
      case .webhook(let endpoint): .webhook(PlanningV1.AlertWebhook(url: endpoint.url))
      }
    self.init(
      channelID: channel.id, target: target,
      updateTime: GoogleProtobuf.Timestamp(channel.updatedAt), updatedBy: channel.updatedBy.text)
  }
}

extension FieldChecks {
  /// Maximum length of a note, in characters.
  private static let noteMax = 1_000

  mutating func alertID(_ text: String) -> UUID? {
    let id = UUID(text: text)
    if id == nil { reject("alert_id", .alertIdInvalid, "must be a UUID") }
    return id
  }

  mutating func note(_ text: String) {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" || $0 == "\t"
    }
    if text.unicodeScalars.count > Self.noteMax || !isPlain {
      reject(
        "note", .alertNoteInvalid,
        "must have at most \(Self.noteMax) characters, and no control characters")
    }
  }

  mutating func channelID(_ text: String, field: String) -> String? {
    let isID =
      (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
    if !isID {
      reject(field, .alertChannelInvalid, "must be 1–64 lower-case letters, digits and hyphens")
    }
    return isID ? text : nil
  }

  /// Returns the target of a channel, and the secret that was sent; empty to keep the stored one.
  mutating func target(
    _ channel: PlanningV1.AlertChannel
  ) -> (AlertChannel.Target, secret: String)? {
    switch channel.target {
    case .mail(let mail):
      let known = ShippedRole.allCases.filter {
        $0.scope == .study && $0.verbs.contains(.alertRead)
      }
      // Auth knows which defined roles there are, and which have the right.
      let isRole = { (name: String) in
        ShippedRole(rawValue: name).map(known.contains) ?? IdentifierSyntax.isRoleName(name)
      }
      guard (1...AlertChannel.rolesMax).contains(mail.roles.count),
        Set(mail.roles).count == mail.roles.count, mail.roles.allSatisfy(isRole)
      else {
        reject(
          "channel.mail.roles", .alertRoleInvalid,
          "must be 1–\(AlertChannel.rolesMax) of the roles "
            + known.map(\.rawValue).joined(separator: ", ") + ", and defined roles")
        return nil
      }
      return (.mail(roles: mail.roles), "")
    case .webhook(let webhook):
      let endpoint = WebPushEndpoint(webhook.url)
      if endpoint == nil {
        reject(
          "channel.webhook.url", .webhookUrlInvalid,
          "must be an https:// URL with host name and path, of at most "
            + "\(WebPushEndpoint.lengthMax) characters, without user name, password and fragment")
      }
      let isSecret = webhook.secret.isEmpty || AlertChannel.isSecret(webhook.secret)
      if !isSecret {
        reject(
          "channel.webhook.secret", .webhookSecretInvalid,
          "must have \(AlertChannel.secretLength.lowerBound)–\(AlertChannel.secretLength.upperBound) "
            + "printable ASCII characters without spaces")
      }
      return isSecret ? endpoint.map { (.webhook($0), webhook.secret) } : nil
    case nil:
      reject("channel", .alertTargetMissing, "give mail or webhook")
      return nil
    }
  }
}
