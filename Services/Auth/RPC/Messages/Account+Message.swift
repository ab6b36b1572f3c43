import Fields
import FoundationEssentials
import Messages

extension OwnAccount {
  var message: AuthV1.Account {
    AuthV1.Account(
      participantID: account.participantID.text,
      username: account.username ?? "", email: account.email ?? "", language: account.language,
      anonymous: account.isAnonymous, createTime: GoogleProtobuf.Timestamp(account.createdAt),
      etag: entityTag, newsletter: account.wantsNewsletter, profile: profile.message,
      pendingEmail: pendingEmail ?? "",
      emailFailedTime: account.emailFailedAt.map { GoogleProtobuf.Timestamp($0) },
      testParticipant: account.isTestParticipant, teamMailsOff: account.hasTeamMailsOff)
  }
}

extension Profile {
  fileprivate var message: AuthV1.Profile {
    AuthV1.Profile(
      firstName: self[.firstName], lastName: self[.lastName], nickname: self[.nickname],
      sex: Sex(rawValue: self[.sex]).map(\.message) ?? .unspecified,
      consents: ProfileField.allCases.compactMap { field in
        entries[field].map { entry in
          AuthV1.ProfileConsent(
            field: field.message, consentTime: GoogleProtobuf.Timestamp(entry.consentedAt))
        }
      })
  }
}

extension Sex {
  fileprivate var message: AuthV1.Sex {
    switch self {
    case .male: .male
    case .female: .female
    case .notApplicable: .notApplicable
    }
  }
}

extension ProfileField {
  fileprivate var message: AuthV1.ProfileField {
    switch self {
    case .firstName: .firstName
    case .lastName: .lastName
    case .nickname: .nickname
    case .sex: .sex
    }
  }
}
