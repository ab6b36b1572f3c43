import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Changes which optional parts of the consent in force a participant accepts.
struct SetConsentParts: Sendable {
  let environment: AuthEnvironment

  /// Records a further consent to the same text. Withdrawing parts needs no signature: the earlier one
  /// stays.
  ///
  /// - Returns: whether the accepted parts changed, and the consent in force.
  /// - Throws: ``ConsentError``; `ConsentForm.Refusal`; `EnrolmentRules.Refusal.consentOutdated`; `SessionError.ended`;
  ///   `PostgresError`.
  func callAsFunction(
    _ choice: ConsentChoice, study: StudyID, caller: AccessClaims
  ) async throws -> (isChanged: Bool, consent: GivenConsent) {
    let now = environment.clock.now()
    let outcome = try await environment.pool.write { connection in
      _ = try await environment.callerSession.lock(caller, at: now, on: connection)
      guard
        let current = try await connection.answer(
          to: EnrolmentStore.current(of: caller.participantID, in: study))
      else { throw ConsentError.unknown }
      let language = LanguageTag(recorded: current.consentLanguage)
      let find = ConsentStore.find(
        of: caller.participantID, to: study, version: current.consentVersion, language: language)
      guard let given = try await connection.answer(to: find) else { throw ConsentError.unknown }
      guard choice.partIDs != given.partIDs else { return (false, given) }
      let kept = try await accept(
        choice, given, current, study: study, language: language, on: connection)
      let consent = Consent(
        participantID: caller.participantID, studyID: study, version: given.version,
        language: language, givenAt: now, choice: kept)
      try await connection.answer(to: ConsentStore.record(consent))
      if given.partIDs.subtracting(kept.partIDs).contains(ConsentForm.label) {
        _ = try await connection.answer(to: MemberStore.setLabel("", of: current))
      }
      let (changed, enrolment) = try await connection.answers(
        to: find, EnrolmentStore.current(of: caller.participantID, in: study))
      guard let changed, let enrolment else { throw ConsentError.unknown }
      try await environment.events.publish(
        .participantEnrolled(participantID: caller.participantID, enrolment), at: now,
        on: connection)
      try await environment.record(
        [AuditRecord(.consentPartsChanged, by: caller.participantID, object: study.text)],
        at: now, on: connection)
      return (true, changed)
    }
    environment.events.wake()
    return outcome
  }

  private func accept(
    _ choice: ConsentChoice, _ given: GivenConsent, _ current: Enrolment, study: StudyID,
    language: LanguageTag, on connection: PostgresConnection
  ) async throws -> ConsentChoice {
    if choice.partIDs.isSubset(of: given.partIDs) {
      return ConsentChoice(partIDs: choice.partIDs, signature: given.signature)
    }
    if current.isConsentOutdated { throw EnrolmentRules.Refusal.consentOutdated }
    let form = try await connection.answer(
      to: ConsentStore.form(
        of: given.version, in: language, of: study, current: given.version))
    return try (form ?? ConsentForm(partIDs: [])).accept(choice)
  }
}
