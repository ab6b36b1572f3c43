import Fields
import Messages
import ServiceKit

extension GivenConsent {
  var message: AuthV1.Consent {
    AuthV1.Consent(
      studyID: studyID, consentVersion: version, consentLanguage: language,
      giveTime: GoogleProtobuf.Timestamp(givenAt), textSha256: textHash ?? "",
      text: text ?? "", retention: retention?.message, consentLabel: label, consentDate: date,
      parts: parts.map(\.message), signature: text == nil ? nil : signature?.message)
  }
}

extension GivenConsent.Part {
  var message: AuthV1.ConsentPartState {
    AuthV1.ConsentPartState(partID: partID, accepted: isAccepted, text: text ?? "")
  }
}

extension ConsentSignature {
  fileprivate var message: AuthV1.ConsentSignature {
    AuthV1.ConsentSignature(name: name ?? "", drawing: drawing ?? "")
  }
}

extension CopiedConsent {
  var message: AuthV1.Consent {
    var message = consent.message
    message.copyHtml = html ?? ""
    return message
  }
}

extension MemberConsent {
  /// - Parameter concealed: whether groups are concealed from the caller.
  func message(concealed: Bool) -> AuthV1.MemberConsent {
    let end = enrolment.consentWithdrawnAt ?? enrolment.leftAt
    return AuthV1.MemberConsent(
      memberID: enrolment.memberID.text, state: state.message,
      consentVersion: concealed && consent.tellsGroup ? "" : consent.version,
      consentLabel: consent.label, consentDate: consent.date, consentLanguage: consent.language,
      giveTime: GoogleProtobuf.Timestamp(dayOf: consent.givenAt),
      parts: consent.parts.map(\.message),
      signed: consent.signature != nil,
      endTime: enrolment.consentEndsAt.map { GoogleProtobuf.Timestamp(dayOf: $0) },
      leaveTime: end.map { GoogleProtobuf.Timestamp(dayOf: $0) })
  }
}

extension MemberConsentState {
  fileprivate var message: AuthV1.MemberConsentState {
    switch self {
    case .current: .current
    case .outdated: .outdated
    case .lapsed: .lapsed
    case .withdrawn: .withdrawn
    case .left: .left
    }
  }
}

extension FieldChecks {
  /// Reads the state to filter by; nil for all.
  mutating func state(_ state: AuthV1.MemberConsentState) -> MemberConsentState? {
    switch state {
    case .unspecified: return nil
    case .current: return .current
    case .outdated: return .outdated
    case .lapsed: return .lapsed
    case .withdrawn: return .withdrawn
    case .left: return .left
    case .unrecognized:
      reject("state", .unknown, "must be one of the states")
      return nil
    }
  }

  /// Reads accepted parts and a signature. Whether the study has them is checked later.
  mutating func choice(
    _ partIDs: [String], field parts: String, _ signature: AuthV1.ConsentSignature?,
    field: String
  ) -> ConsentChoice {
    var choice = ConsentChoice(partIDs: Set(partIDs))
    guard let signature, !signature.name.isEmpty || !signature.drawing.isEmpty else {
      return choice
    }
    choice.signature = ConsentSignature(name: signature.name, drawing: signature.drawing)
    if choice.signature == nil {
      reject(
        field, .consentSignatureInvalid,
        "expected a name of 2–100 characters without control characters, or strokes such as "
          + "\"M10 20L30 40\" within \(ConsentSignature.size)")
    }
    return choice
  }
}

extension StudyRetention {
  var message: AuthV1.AnswerRetention {
    AuthV1.AnswerRetention(
      daysAfterEnd: UInt32(clamping: daysAfterEnd ?? 0),
      daysAfterLeaving: UInt32(clamping: daysAfterLeaving ?? 0),
      mode: outcome.message, onWithdrawal: onWithdrawal,
      onErasure: onErasure?.message ?? .unspecified)
  }
}

extension RetentionSummary {
  var message: AuthV1.StudyRetentionState {
    AuthV1.StudyRetentionState(
      retention: retention?.message, pendingCount: UInt32(clamping: pending),
      completeCount: UInt32(clamping: complete), receipts: counts.map(\.message))
  }
}

extension OutdatedConsent {
  var message: AuthV1.OutdatedConsent {
    AuthV1.OutdatedConsent(
      studyID: studyID, consentVersion: currentVersion,
      endTime: endsAt.map { GoogleProtobuf.Timestamp($0) })
  }
}

extension StudyRetention.Outcome {
  fileprivate var message: AuthV1.ErasureMode {
    ErasureOrder.Mode(rawValue: rawValue)?.message ?? .unspecified
  }
}

extension Invitation {
  func message(showsLabel: Bool) -> AuthV1.Invitation {
    AuthV1.Invitation(
      invitationID: invitationID.text, studyID: studyID, groupID: groupID,
      code: InvitationCode(code)?.formatted ?? code, uses: UInt32(clamping: uses),
      usesMax: UInt32(clamping: usesMax), createTime: GoogleProtobuf.Timestamp(createdAt),
      expireTime: GoogleProtobuf.Timestamp(expiresAt),
      revokeTime: revokedAt.map { GoogleProtobuf.Timestamp($0) },
      subjectLabel: showsLabel ? subjectLabel ?? "" : "", testParticipants: isForTests)
  }
}

extension JoinStudy.Outcome {
  var message: AuthV1.JoinStudyResponse {
    var message = AuthV1.JoinStudyResponse(
      outcome: outcome.message, accessToken: accessToken?.token ?? "",
      accessTokenExpireTime: accessToken.map { GoogleProtobuf.Timestamp($0.expiresAt) })
    switch membership {
    case .enrolled(let enrolment): message.enrolment = enrolment.message
    case .requested(let request): message.joinRequest = request.message(isForTeam: false)
    }
    return message
  }
}
