public import Messages
public import Questionnaires

extension TriggerDefinition {
  public init(_ message: CatalogueV1.Trigger) {
    let cause: Cause? =
      switch message.cause {
      case .sheet(let cause): .sheet(SheetCause(cause))
      case .record(let cause): .record(RecordCause(cause))
      case .listening(let cause):
        .listening(
          ListeningCause(minutesMin: cause.minutesMin, collectionID: cause.collectionID))
      case .noise(let cause): .noise(NoiseCause(cause))
      case .inactivity(let cause):
        .inactivity(
          InactivityCause(
            days: cause.days, repeatDays: cause.repeatDays,
            questionnaireIDs: cause.questionnaireIDs, sheetsOnly: cause.sheetsOnly))
      case .therapyEnd(let cause):
        .therapyEnd(TherapyEndCause(days: cause.days, kinds: cause.kinds))
      case .compliance(let cause):
        .compliance(
          ComplianceCause(
            percentBelow: cause.percentBelow, days: cause.days, promptsMin: cause.promptsMin,
            questionnaireIDs: cause.questionnaireIDs))
      case .times(let cause): .times(TimesCause(minutesOfDay: cause.minutesOfDay))
      case .staff(let isStaff): isStaff ? .staff : nil
      case nil: nil
      }
    self.init(
      id: message.triggerID, cause: cause, cooldownMinutes: message.cooldownMinutes,
      atMost: message.atMost.map { Bound(count: $0.count, period: Bound.Period($0.period)) },
      alert: message.alert.map {
        Alert(
          channelIDs: $0.channelIDs, text: TranslatedText($0.text),
          acknowledgeMinutes: $0.acknowledgeMinutes, escalationChannelIDs: $0.escalationChannelIDs)
      }, draw: message.draw.map { TriggerDraw(rows: $0.rows.map(TriggerDraw.Row.init)) })
  }
}

extension TriggerDefinition.Bound.Period {
  fileprivate init?(_ message: CatalogueV1.TriggerPeriod) {
    switch message {
    case .day: self = .day
    case .week: self = .week
    case .ever: self = .ever
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension CatalogueV1.Trigger {
  public init(_ trigger: TriggerDefinition) {
    let cause: OneOfCause? =
      switch trigger.cause {
      case .sheet(let cause): .sheet(CatalogueV1.SheetCause(cause))
      case .record(let cause): .record(CatalogueV1.RecordCause(cause))
      case .listening(let cause):
        .listening(
          CatalogueV1.ListeningCause(
            minutesMin: cause.minutesMin, collectionID: cause.collectionID))
      case .noise(let cause): .noise(CatalogueV1.NoiseCause(cause))
      case .inactivity(let cause):
        .inactivity(
          CatalogueV1.InactivityCause(
            days: cause.days, repeatDays: cause.repeatDays,
            questionnaireIDs: cause.questionnaireIDs, sheetsOnly: cause.sheetsOnly))
      case .therapyEnd(let cause):
        .therapyEnd(CatalogueV1.TherapyEndCause(days: cause.days, kinds: cause.kinds))
      case .compliance(let cause):
        .compliance(
          CatalogueV1.ComplianceCause(
            percentBelow: cause.percentBelow, days: cause.days, promptsMin: cause.promptsMin,
            questionnaireIDs: cause.questionnaireIDs))
      case .times(let cause): .times(CatalogueV1.TimesCause(minutesOfDay: cause.minutesOfDay))
      case .staff: .staff(true)
      case nil: nil
      }
    self.init(
      triggerID: trigger.id, cause: cause, cooldownMinutes: trigger.cooldownMinutes,
      atMost: trigger.atMost.map(CatalogueV1.TriggerBound.init),
      alert: trigger.alert.map {
        CatalogueV1.TriggerAlert(
          channelIDs: $0.channelIDs, text: CatalogueV1.LocalizedText($0.text),
          acknowledgeMinutes: $0.acknowledgeMinutes, escalationChannelIDs: $0.escalationChannelIDs)
      },
      draw: trigger.draw.map { draw in
        CatalogueV1.TriggerDraw(rows: draw.rows.map(CatalogueV1.DrawRow.init))
      })
  }
}

extension CatalogueV1.TriggerBound {
  fileprivate init(_ bound: TriggerDefinition.Bound) {
    let period: CatalogueV1.TriggerPeriod =
      switch bound.period {
      case .day: .day
      case .week: .week
      case .ever: .ever
      case nil: .unspecified
      }
    self.init(count: bound.count, period: period)
  }
}
