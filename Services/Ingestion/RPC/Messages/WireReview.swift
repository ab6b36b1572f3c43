import Messages

extension CorrectionReason {
  /// Returns nil without a reason, and for one unknown to this release.
  init?(_ reason: IngestionV1.CorrectionReason) {
    switch reason {
    case .entryError: self = .entryError
    case .participantRequest: self = .participantRequest
    case .sourceDocument: self = .sourceDocument
    case .technicalError: self = .technicalError
    case .other: self = .other
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension IngestionV1.CorrectionReason {
  init(_ reason: CorrectionReason) {
    self =
      switch reason {
      case .entryError: .entryError
      case .participantRequest: .participantRequest
      case .sourceDocument: .sourceDocument
      case .technicalError: .technicalError
      case .other: .other
      }
  }
}

extension SheetMark {
  /// Returns nil without a mark, and for one unknown to this release.
  init?(_ mark: IngestionV1.SheetMark) {
    switch mark {
    case .wrongDevice: self = .wrongDevice
    case .careless: self = .careless
    case .duplicate: self = .duplicate
    case .other: self = .other
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension IngestionV1.SheetMark {
  init(_ mark: SheetMark) {
    self =
      switch mark {
      case .wrongDevice: .wrongDevice
      case .careless: .careless
      case .duplicate: .duplicate
      case .other: .other
      }
  }
}

extension ReviewState {
  /// Returns nil without a state, and for one unknown to this release.
  init?(_ state: IngestionV1.ReviewState) {
    switch state {
    case .hasIssues: self = .hasIssues
    case .approved: self = .approved
    case .rejected: self = .rejected
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension IngestionV1.ReviewState {
  init(_ state: ReviewState) {
    self =
      switch state {
      case .hasIssues: .hasIssues
      case .approved: .approved
      case .rejected: .rejected
      }
  }
}
