import Messages

extension AuthV1.ManagedAccount {
  /// The account as labelled lines; names as in options, times in UTC to the second.
  var lines: [String] {
    let fields = [
      ("participant", participantID), ("username", username.isEmpty ? "-" : username),
      ("email", email), ("undeliverable since", moment(emailFailedTime)),
      ("roles", roles.map(\.shown).joined(separator: ", ")), ("state", state.shown),
      ("created", moment(createTime)), ("confirmed", moment(confirmTime)),
      ("suspended", moment(suspendTime)),
      ("reason", suspensionReason == .unspecified ? "" : suspensionReason.shown),
      ("test participant", testParticipant ? "yes" : "no"),
      ("second factor", secondFactor ? "yes" : "no"),
      ("provider linked", moment(providerLinkTime)),
      ("leads", ledStudyIDs.joined(separator: ", ")),
    ]
    return fields.filter { !$0.1.isEmpty }.map { "\($0): \(LogSafeText.text($1))" }
  }
}
