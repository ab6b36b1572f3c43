// Generated from otolith/catalogue/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// Error reasons of this service, in addition to those of otolith.common.v1.ErrorReason (tokens,
  /// limits, the database, empty or malformed fields). A value's name is sent as text, without a
  /// prefix: in `google.rpc.ErrorInfo.reason` (domain `otolith`), in
  /// `google.rpc.BadRequest.FieldViolation.reason`, or in Finding.reason. New reasons may be added:
  /// treat an unknown reason by its status code.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// NOT_FOUND: the study does not exist.
    case studyUnknown
    /// NOT_FOUND: the version is not published, or its project does not share it. In an import also a
    /// FieldViolation: the study names a version that does not exist; publish it first, or with the
    /// study.
    case questionnaireVersionUnknown
    /// NOT_FOUND: the project does not exist, or the caller has no role in it.
    case projectUnknown
    /// NOT_FOUND: the draft does not exist, or the caller has no role in its project.
    case draftUnknown
    /// NOT_FOUND: the version of the sound collection does not exist. In an import a FieldViolation:
    /// neither this project nor another project that shares with anyone has the sounds; publish them
    /// first, or with the study.
    case soundCollectionUnknown
    /// NOT_FOUND: the version of the vocabulary does not exist. In an import a FieldViolation, as
    /// SOUND_COLLECTION_UNKNOWN.
    case vocabularyUnknown
    /// NOT_FOUND: the version of the item does not exist in the item bank.
    case itemUnknown
    /// PERMISSION_DENIED: the call needs a higher role in the project, which the message names. Ask an
    /// owner for it.
    case roleInsufficient
    /// PERMISSION_DENIED: another person leads the study.
    case notStudyLeader
    /// PERMISSION_DENIED: the id of a new study must start with the project's id. Choose such an id,
    /// or ask an administrator.
    case studyIdOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire belongs to another project. Choose another id, or fork it.
    case questionnaireOfAnotherProject
    /// PERMISSION_DENIED: the questionnaire was first published by a study that the caller does not
    /// lead. Use its published contents unchanged, or choose another id.
    case questionnaireOfAnotherStudy
    /// PERMISSION_DENIED: the sound collection, vocabulary or item belongs to another project. Choose
    /// another id.
    case libraryEntryOfAnotherProject
    /// PERMISSION_DENIED: the sound collection or vocabulary was published by another study, or for the
    /// whole project; devices of other studies get its newest version. Use its published contents
    /// unchanged, choose another id, or ask for the role leader in the project.
    case libraryEntryOfAnotherStudy
    /// The existing study is in another project than `project_id`. Leave the field empty, or name that
    /// project.
    case studyOfAnotherProject
    /// PERMISSION_DENIED: the role translator may change only texts.
    case textsOnly
    /// PERMISSION_DENIED, of any writing method: the caller, or the person whose role is changed, was
    /// erased or is being erased; nothing was stored. The caller's token is from before.
    case participantErased
    /// ABORTED: the resource has changed. Read it again and repeat the change.
    case etagMismatch
    /// ABORTED: a version was published that the draft does not take into account, `newest_version` in
    /// the metadata. Merge its changes and update the draft with that `base_version`.
    case publishedMeanwhile
    /// ABORTED with RetryInfo: another call is creating it. Send the same request again.
    case createdConcurrently
    /// ABORTED: another call is importing the study. Send the same request again.
    case importedConcurrently
    /// ALREADY_EXISTS: the draft id was used for another draft. Use a new one.
    case draftExists
    /// ALREADY_EXISTS: another project has the id. Choose a different one.
    case projectExists
    /// FAILED_PRECONDITION: the questionnaire is retired. Reinstate it before using or publishing it.
    case questionnaireRetired
    /// FAILED_PRECONDITION: the project would have no owner. Assign another owner first.
    case lastOwner
    /// FAILED_PRECONDITION: the draft cannot be published; a FieldViolation states each finding.
    case draftHasFindings
    /// RESOURCE_EXHAUSTED: the project has 1,000 drafts. Delete some.
    case tooManyDrafts
    /// RESOURCE_EXHAUSTED: the caller has created 100 projects.
    case tooManyProjects
    /// RESOURCE_EXHAUSTED: the project has 1,000 members. Remove some.
    case tooManyMembers
    /// RESOURCE_EXHAUSTED with RetryInfo: too many calls, in total or of this caller, watch the feed.
    /// Use ListChanges, or try again later.
    case tooManyWatchers
    /// RESOURCE_EXHAUSTED: the requested versions are too large for one response. Request fewer.
    case answerTooLarge
    /// RESOURCE_EXHAUSTED with RetryInfo: too many definitions are being written, checked or compared.
    /// Send the same request again later.
    case authoringLimit
    /// The cursor does not belong to this feed, or lies beyond its end (after a restore). Start again
    /// without a cursor.
    case cursorInvalid
    /// The feed has no resources of this kind.
    case kindUnknown
    /// Not 1–100 distinct versions.
    case batchInvalid
    /// More than 20 studies are named, or none while the token has more than 20 enrolments.
    case tooManyStudies
    /// The study is named twice.
    case studyDuplicate
    /// The query exceeds 500 characters.
    case queryTooLong
    /// The path of the mask does not name a field of the message, or `*` is combined with other paths
    /// in an update.
    case fieldUnknown
    /// The path of the mask names a field that only the service sets.
    case fieldNotWritable
    /// More than 200 elements are named. Put `elements` into the mask instead.
    case tooManyFields
    /// The element is not in the draft, or not in the request. To add or remove elements, put
    /// `elements` into the mask.
    case elementUnknown
    /// The base version is higher than the newest version.
    case versionUnknown
    /// The service does not know the role.
    case roleUnknown
    /// The service does not know the value, and would treat it as the most restrictive one.
    case sharingUnknown
    /// The draft exceeds 32 MiB.
    case draftTooLarge
    /// There are more than the 500 findings shown. Correct these first.
    case tooManyFindings
    /// The id does not have the form given in the field's comment.
    case idInvalid
    /// The id occurs twice.
    case idDuplicate
    /// The code is not 1–64 characters of letters, digits, `_`, `-`, `.`.
    case codeInvalid
    /// The code occurs twice.
    case codeDuplicate
    /// A required text is absent, or missing in the default language.
    case textMissing
    /// A translation is empty. Write it or remove it.
    case textEmpty
    /// A text exceeds the maximum length of its field.
    case textTooLong
    /// A text has control characters other than line feed and tab.
    case textControlCharacter
    /// `text` or `language` of a LocalizedText is set; these are output only. Put every language into
    /// `translations`.
    case textOutsideTranslations
    /// The text is missing in a promised language.
    case translationMissing
    /// The language is not a BCP 47 tag. Used in any request.
    case languageInvalid
    /// A language occurs twice.
    case languageDuplicate
    /// More than 50 languages.
    case tooManyLanguages
    /// Versions are counted by the catalogue. Leave 0.
    case versionGiven
    /// The given hash does not match the contents. Leave it out if the change is intended.
    case contentHashDiffers
    /// The DOI does not have the form `10.1234/abc`.
    case doiInvalid
    /// More than 50 authors.
    case tooManyAuthors
    /// An origin needs project, questionnaire and a version.
    case originInvalid
    /// The key is not 1–64 lower-case letters, digits, `.`, `-`.
    case annotationKeyInvalid
    /// A key occurs twice.
    case annotationDuplicate
    /// More than 50 annotations.
    case tooManyAnnotations
    /// A questionnaire needs at least one element.
    case noElements
    /// More than 5,000 elements.
    case tooManyElements
    /// An element is neither headline, text, question, group nor page break.
    case contentMissing
    /// The sensor kind is unspecified or unknown.
    case sensorKindMissing
    /// A sensor occurs twice. List it once with the total count.
    case sensorDuplicate
    /// The count is not 1–100.
    case sensorCountOutOfRange
    /// The group style is unspecified or unknown.
    case groupStyleMissing
    /// No group with this id precedes the element.
    case parentUnknown
    /// A member does not follow its group without a gap.
    case memberApart
    /// Members of a composite are questions, of a matrix questions of the type `inherited`.
    case memberNotAllowed
    /// No element names the group as its parent.
    case groupEmpty
    /// Groups are nested more than 5 levels deep.
    case groupsTooDeep
    /// A page break is inside a group.
    case pageBreakInGroup
    /// A question is `inherited`, but neither its groups nor the questionnaire have a shared answer.
    case sharedAnswerMissing
    /// The shared answer is of a type that cannot be shared there.
    case sharedAnswerNotApplicable
    /// The item has other codes or another range elsewhere in the project, so answers would not be
    /// comparable. Give the changed question its own item id.
    case itemRecoded
    /// More options must be chosen than can be chosen together.
    case countOutOfRange
    /// A weight is not finite; or a weight, or the sum of all weights, is 0 although it is a divisor.
    case weightInvalid
    /// A date does not have the form `2026-01-31`.
    case dateInvalid
    /// A pattern is not a regular expression, or has look-around or back-references.
    case patternInvalid
    /// Warning: a pattern has no hint, and participants cannot read patterns.
    case patternHintMissing
    /// Questions of this type have no initial answer; on a scale it would bias answers.
    case initialAnswerNotApplicable
    /// The initial answer is not a valid answer to the question.
    case initialAnswerInvalid
    /// Warning: clients will show the question as not supported.
    case typeNotSupported
    /// A question of an unsupported type is required. Make it optional.
    case unsupportedRequired
    /// The contents of an unsupported type are too long.
    case contentsInvalid
    /// A question has no type, or an item is `inherited`.
    case questionTypeMissing
    /// A choice has no options.
    case tooFewOptions
    /// More than 500 options.
    case tooManyOptions
    /// An option of a single choice is marked as exclusive.
    case exclusiveNotApplicable
    /// A minimum exceeds its maximum, or an earliest date is after the latest.
    case rangeEmpty
    /// A number is infinite or not a number.
    case numberNotFinite
    /// A slider's step is negative.
    case stepNegative
    /// The distance from a slider's minimum to its maximum is not a multiple of its step.
    case stepDoesNotDivide
    /// The dimension of a manikin is unspecified or unknown.
    case dimensionMissing
    /// A bound of a whole number is not an integer.
    case boundNotInteger
    /// The unit is not a UCUM code of up to 64 characters.
    case unitInvalid
    /// A maximum length exceeds the maximum length of answers.
    case lengthOutOfRange
    /// More than 200 parts of a condition, or questions of a count.
    case tooManyConditions
    /// A combination has no parts, a count has no questions, or a part precedes the combination it
    /// belongs to.
    case conditionMalformed
    /// Combinations are nested more than 10 levels deep.
    case conditionTooDeep
    /// No possible answers fulfil the condition. Correct it, or remove the elements that depend on it.
    case unreachable
    /// Scores can be compared only in next lists, and only scores of the preceding questionnaire.
    case scoreNotApplicable
    /// The questionnaire does not have the question.
    case questionUnknown
    /// The question does not precede the element whose condition refers to it.
    case questionNotEarlier
    /// The study does not use the questionnaire.
    case questionnaireNotInStudy
    /// Warning: a condition refers to a questionnaire that is not published, or not visible to the
    /// caller. A study must have both.
    case questionnaireUnknown
    /// A comparison or count has no operator.
    case operatorMissing
    /// The operator does not apply to answers of this type.
    case operatorNotApplicable
    /// A comparison with a choice has no codes.
    case codesMissing
    /// Codes are given although none are compared.
    case codesNotApplicable
    /// The questions referred to have no option with this code.
    case codeUnknown
    /// A text is given although none is compared.
    case textNotApplicable
    /// The text to compare with is absent, or does not have the stored form of answers.
    case comparedTextInvalid
    /// A number is required: to compare with, or for a term of a vocabulary with a unit.
    case numberMissing
    /// A number is given although none is compared.
    case numberNotApplicable
    /// No answer can reach the number.
    case numberOutOfRange
    /// The method of a score is unspecified or unknown.
    case methodMissing
    /// More than 200 scores.
    case tooManyScores
    /// A score has no items.
    case noScoreItems
    /// More than 500 items of a score.
    case tooManyScoreItems
    /// A score has the same item twice. Use a weight instead.
    case scoreItemDuplicate
    /// The score does not exist, or does not precede this one.
    case scoreUnknown
    /// A score refers to answers that are neither numbers nor weighted.
    case answerNotCountable
    /// An item to be reversed has no lowest and highest value.
    case rangeUnknown
    /// The required number of answered items exceeds the score's items.
    case minimumAnsweredOutOfRange
    /// Bands are not in ascending order.
    case bandsNotAscending
    /// More than 50 bands of a score.
    case tooManyBands
    /// The access of a study is unspecified or unknown.
    case accessMissing
    /// A study with password access has no password.
    case passwordMissing
    /// The password does not have 8–128 characters.
    case passwordLength
    /// A password is given although access does not need one.
    case passwordNotApplicable
    /// A time is outside the years 1–9999.
    case instantInvalid
    /// A study ends before it starts.
    case periodEmpty
    /// A study needs at least one questionnaire.
    case noQuestionnaires
    /// A study with its questionnaires exceeds 48 MiB, or 3 MiB in one language, the limit of devices.
    case studyTooLarge
    /// More than 100 questionnaires.
    case tooManyQuestionnaires
    /// A questionnaire is imported or used twice.
    case questionnaireDuplicate
    /// A study uses version 0 of a questionnaire that the import does not contain. Add it, or name a
    /// version.
    case questionnaireNotImported
    /// The import contains a questionnaire that the study does not use.
    case questionnaireNotUsed
    /// The recurrence of a questionnaire is unspecified or unknown.
    case recurrenceMissing
    /// The study does not have the group.
    case groupUnknown
    /// A study has more than 50 groups.
    case tooManyGroups
    /// More than 87,840 hours (ten years).
    case repeatIntervalOutOfRange
    /// A one-time questionnaire has a repeat interval.
    case repeatIntervalNotApplicable
    /// More than 200 next lists.
    case tooManyNextLists
    /// A next list has no offers.
    case noOffers
    /// A next list offers a questionnaire twice.
    case offerDuplicate
    /// Offers form a cycle: the participant would never finish.
    case nextListCycle
    /// A sound has no file.
    case fileMissing
    /// Location, media type, hash or size of a file do not have the form given in FileReference.
    case fileReferenceInvalid
    /// A collection needs at least one sound.
    case noSounds
    /// More than 1,000 sounds.
    case tooManySounds
    /// The collection does not have the category.
    case categoryUnknown
    /// A sound has no length.
    case soundLengthMissing
    /// A number of loop minutes occurs twice.
    case loopDuplicate
    /// A vocabulary needs at least one term.
    case noTerms
    /// More than 5,000 terms.
    case tooManyTerms
    /// A schedule has no plan.
    case planMissing
    /// The number of notifications per day is not 1–96.
    case perDayOutOfRange
    /// A plan has no windows.
    case noWindows
    /// A window is too short for the day's notifications at their minimum gap.
    case windowTooShort
    /// The minimum gap exceeds 720 minutes.
    case gapOutOfRange
    /// A window or time has no weekday.
    case dayMissing
    /// A weekday has two windows.
    case dayDuplicate
    /// A number of minutes since midnight is not 0–1439.
    case minuteOutOfRange
    /// A weekly or daily plan has no time.
    case noTimes
    /// More than 672 times per week, or 96 per day.
    case tooManyTimes
    /// A time of the week or day occurs twice.
    case timeDuplicate
    /// The day is not 1–31.
    case dayOfMonthOutOfRange
    /// The first day exceeds 3,660.
    case startDayOutOfRange
    /// The time for answering exceeds 44,640 minutes (31 days).
    case expiryOutOfRange
    /// Warning: a translation was made from an earlier wording of the source text.
    case translationOutdated
    /// Warning: the consent text is missing in a language of the study.
    case consentTranslationMissing
    /// A retention has neither a limit nor a rule for withdrawals and erasures.
    case retentionEmpty
    /// A retention exceeds 36,500 days.
    case retentionOutOfRange
    /// The outcome of a retention is unspecified or unknown.
    case retentionOutcomeMissing
    /// A study that has opened would weaken its retention: keep answers longer, keep them after
    /// withdrawals, or anonymise them although they were to be erased or the participant could choose.
    case retentionLengthened
    /// Drafts would be kept for more than 3,660 days.
    case draftDaysOutOfRange
    /// A type of health records is unspecified or unknown.
    case recordTypeMissing
    /// A type of health records occurs twice.
    case recordTypeDuplicate
    /// Events and therapies need a vocabulary of their kinds.
    case recordVocabularyMissing
    /// The study does not use the vocabulary of a type of health records.
    case recordVocabularyUnknown
    /// A questionnaire has more than 20 schedules.
    case tooManySchedules
    /// One of several schedules of a questionnaire has no id.
    case scheduleIdMissing
    /// Day 0 of a schedule is more than 3,660 days from its anchor.
    case anchorInvalid
    /// A rhythm of days is out of range, or the days of a sequence do not ascend.
    case rhythmOutOfRange
    /// A schedule lasts more than 3,660 days.
    case dayCountOutOfRange
    /// `until_date` is before `from_date`.
    case datesEmpty
    /// `drawn_once` requires a `standard` plan.
    case drawnOnceNotApplicable
    /// Bounds of participants' plans contradict each other or the schedule's own plan, or participants
    /// may not change the plan.
    case boundsInvalid
    /// `participant_may_mute` has no effect: participants may not change the schedule, or may switch
    /// it off anyway.
    case muteNotApplicable
    /// A priority exceeds 100.
    case priorityOutOfRange
    /// Not 1–10 reminders, not 1–1,440 minutes apart, or reminders after the notification's expiry.
    case remindersOutOfRange
    /// Not 1–10 snoozes, or not 1–1,440 minutes each.
    case snoozeOutOfRange
    /// `completion_minutes` exceeds 1,440.
    case completionOutOfRange
    /// A number of the notification rules is out of range.
    case promptRulesOutOfRange
    /// A holiday occurs twice.
    case holidayDuplicate
    /// More than 1,000 holidays.
    case tooManyHolidays
    /// More than 100 triggers.
    case tooManyTriggers
    /// Another trigger of the study has this id.
    case triggerDuplicate
    /// A trigger has no cause.
    case triggerCauseMissing
    /// The study has no trigger with this id.
    case triggerUnknown
    /// A number of a trigger is out of range.
    case triggerOutOfRange
    /// The maximum number of a trigger's notifications has no count or no period, or its cooldown
    /// already allows fewer.
    case triggerBoundInvalid
    /// The study does not accept health records of this type.
    case recordTypeNotInStudy
    /// A value is compared although the records are not measurements, or kinds are given although
    /// records of the type have none.
    case recordCauseNotApplicable
    /// A comparison of a measured value has no unit.
    case comparedUnitMissing
    /// The unit of a noise level is unspecified or unknown.
    case noiseUnitMissing
    /// The study, or the named questionnaire, does not measure noise.
    case noiseNotMeasured
    /// The study has no sounds, or not this collection.
    case soundsNotInStudy
    /// A rule has the same score twice.
    case scoreDuplicate
    /// The score does not have the band.
    case bandUnknown
    /// An entry of a trigger's list occurs twice.
    case triggerEntryDuplicate
    /// The anchor of an `after` plan is not a trigger.
    case triggerAnchorMissing
    /// A field has no meaning with an `after` plan.
    case afterPlanNotApplicable
    /// Warning: on some days, notifications of the same or a higher priority reach `per_day_max`, so
    /// that none follows the trigger.
    case triggerWithoutRoom
    /// A delay exceeds 44,640 minutes, or the minimum exceeds the maximum.
    case delayOutOfRange
    /// Warning: no schedule uses the trigger.
    case triggerUnused
    /// Warning: a score counts a negative code whose opposite is no code.
    case negativeCodeCounted
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .libraryEntryOfAnotherStudy, .studyOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays, .tooManyTriggers, .triggerDuplicate, .triggerCauseMissing, .triggerUnknown, .triggerOutOfRange, .triggerBoundInvalid, .recordTypeNotInStudy, .recordCauseNotApplicable, .comparedUnitMissing, .noiseUnitMissing, .noiseNotMeasured, .soundsNotInStudy, .scoreDuplicate, .bandUnknown, .triggerEntryDuplicate, .triggerAnchorMissing, .afterPlanNotApplicable, .triggerWithoutRoom, .delayOutOfRange, .triggerUnused, .negativeCodeCounted] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .studyUnknown
        case 2: .questionnaireVersionUnknown
        case 3: .projectUnknown
        case 4: .draftUnknown
        case 5: .soundCollectionUnknown
        case 6: .vocabularyUnknown
        case 7: .itemUnknown
        case 8: .roleInsufficient
        case 9: .notStudyLeader
        case 10: .studyIdOfAnotherProject
        case 11: .questionnaireOfAnotherProject
        case 12: .questionnaireOfAnotherStudy
        case 13: .libraryEntryOfAnotherProject
        case 310: .libraryEntryOfAnotherStudy
        case 311: .studyOfAnotherProject
        case 14: .textsOnly
        case 44: .participantErased
        case 15: .etagMismatch
        case 16: .publishedMeanwhile
        case 17: .createdConcurrently
        case 18: .importedConcurrently
        case 19: .draftExists
        case 20: .projectExists
        case 21: .questionnaireRetired
        case 22: .lastOwner
        case 23: .draftHasFindings
        case 24: .tooManyDrafts
        case 25: .tooManyProjects
        case 26: .tooManyMembers
        case 27: .tooManyWatchers
        case 28: .answerTooLarge
        case 29: .authoringLimit
        case 30: .cursorInvalid
        case 31: .kindUnknown
        case 32: .batchInvalid
        case 33: .tooManyStudies
        case 34: .studyDuplicate
        case 35: .queryTooLong
        case 36: .fieldUnknown
        case 37: .fieldNotWritable
        case 38: .tooManyFields
        case 39: .elementUnknown
        case 40: .versionUnknown
        case 41: .roleUnknown
        case 42: .sharingUnknown
        case 43: .draftTooLarge
        case 101: .tooManyFindings
        case 102: .idInvalid
        case 103: .idDuplicate
        case 104: .codeInvalid
        case 105: .codeDuplicate
        case 106: .textMissing
        case 107: .textEmpty
        case 108: .textTooLong
        case 109: .textControlCharacter
        case 110: .textOutsideTranslations
        case 111: .translationMissing
        case 112: .languageInvalid
        case 113: .languageDuplicate
        case 114: .tooManyLanguages
        case 115: .versionGiven
        case 116: .contentHashDiffers
        case 117: .doiInvalid
        case 118: .tooManyAuthors
        case 119: .originInvalid
        case 120: .annotationKeyInvalid
        case 121: .annotationDuplicate
        case 122: .tooManyAnnotations
        case 123: .noElements
        case 124: .tooManyElements
        case 125: .contentMissing
        case 126: .sensorKindMissing
        case 127: .sensorDuplicate
        case 128: .sensorCountOutOfRange
        case 129: .groupStyleMissing
        case 130: .parentUnknown
        case 131: .memberApart
        case 132: .memberNotAllowed
        case 133: .groupEmpty
        case 134: .groupsTooDeep
        case 135: .pageBreakInGroup
        case 136: .sharedAnswerMissing
        case 137: .sharedAnswerNotApplicable
        case 138: .itemRecoded
        case 139: .countOutOfRange
        case 140: .weightInvalid
        case 141: .dateInvalid
        case 142: .patternInvalid
        case 143: .patternHintMissing
        case 144: .initialAnswerNotApplicable
        case 145: .initialAnswerInvalid
        case 146: .typeNotSupported
        case 147: .unsupportedRequired
        case 148: .contentsInvalid
        case 149: .questionTypeMissing
        case 150: .tooFewOptions
        case 151: .tooManyOptions
        case 152: .exclusiveNotApplicable
        case 153: .rangeEmpty
        case 154: .numberNotFinite
        case 155: .stepNegative
        case 156: .stepDoesNotDivide
        case 157: .dimensionMissing
        case 158: .boundNotInteger
        case 159: .unitInvalid
        case 160: .lengthOutOfRange
        case 161: .tooManyConditions
        case 162: .conditionMalformed
        case 163: .conditionTooDeep
        case 164: .unreachable
        case 165: .scoreNotApplicable
        case 166: .questionUnknown
        case 167: .questionNotEarlier
        case 168: .questionnaireNotInStudy
        case 169: .questionnaireUnknown
        case 170: .operatorMissing
        case 171: .operatorNotApplicable
        case 172: .codesMissing
        case 173: .codesNotApplicable
        case 174: .codeUnknown
        case 175: .textNotApplicable
        case 176: .comparedTextInvalid
        case 177: .numberMissing
        case 178: .numberNotApplicable
        case 179: .numberOutOfRange
        case 180: .methodMissing
        case 181: .tooManyScores
        case 182: .noScoreItems
        case 183: .tooManyScoreItems
        case 184: .scoreItemDuplicate
        case 185: .scoreUnknown
        case 186: .answerNotCountable
        case 187: .rangeUnknown
        case 188: .minimumAnsweredOutOfRange
        case 189: .bandsNotAscending
        case 190: .tooManyBands
        case 191: .accessMissing
        case 192: .passwordMissing
        case 193: .passwordLength
        case 194: .passwordNotApplicable
        case 195: .instantInvalid
        case 196: .periodEmpty
        case 197: .noQuestionnaires
        case 198: .studyTooLarge
        case 199: .tooManyQuestionnaires
        case 200: .questionnaireDuplicate
        case 201: .questionnaireNotImported
        case 202: .questionnaireNotUsed
        case 203: .recurrenceMissing
        case 204: .groupUnknown
        case 205: .tooManyGroups
        case 206: .repeatIntervalOutOfRange
        case 207: .repeatIntervalNotApplicable
        case 208: .tooManyNextLists
        case 209: .noOffers
        case 210: .offerDuplicate
        case 211: .nextListCycle
        case 212: .fileMissing
        case 213: .fileReferenceInvalid
        case 214: .noSounds
        case 215: .tooManySounds
        case 216: .categoryUnknown
        case 217: .soundLengthMissing
        case 218: .loopDuplicate
        case 219: .noTerms
        case 220: .tooManyTerms
        case 221: .planMissing
        case 222: .perDayOutOfRange
        case 223: .noWindows
        case 224: .windowTooShort
        case 225: .gapOutOfRange
        case 226: .dayMissing
        case 227: .dayDuplicate
        case 228: .minuteOutOfRange
        case 229: .noTimes
        case 230: .tooManyTimes
        case 231: .timeDuplicate
        case 232: .dayOfMonthOutOfRange
        case 233: .startDayOutOfRange
        case 234: .expiryOutOfRange
        case 235: .translationOutdated
        case 236: .consentTranslationMissing
        case 237: .retentionEmpty
        case 238: .retentionOutOfRange
        case 239: .retentionOutcomeMissing
        case 240: .retentionLengthened
        case 241: .draftDaysOutOfRange
        case 242: .recordTypeMissing
        case 243: .recordTypeDuplicate
        case 244: .recordVocabularyMissing
        case 245: .recordVocabularyUnknown
        case 246: .tooManySchedules
        case 247: .scheduleIdMissing
        case 248: .anchorInvalid
        case 249: .rhythmOutOfRange
        case 250: .dayCountOutOfRange
        case 251: .datesEmpty
        case 252: .drawnOnceNotApplicable
        case 253: .boundsInvalid
        case 254: .muteNotApplicable
        case 255: .priorityOutOfRange
        case 271: .remindersOutOfRange
        case 272: .snoozeOutOfRange
        case 273: .completionOutOfRange
        case 256: .promptRulesOutOfRange
        case 257: .holidayDuplicate
        case 258: .tooManyHolidays
        case 280: .tooManyTriggers
        case 281: .triggerDuplicate
        case 282: .triggerCauseMissing
        case 283: .triggerUnknown
        case 284: .triggerOutOfRange
        case 285: .triggerBoundInvalid
        case 286: .recordTypeNotInStudy
        case 287: .recordCauseNotApplicable
        case 288: .comparedUnitMissing
        case 289: .noiseUnitMissing
        case 290: .noiseNotMeasured
        case 291: .soundsNotInStudy
        case 292: .scoreDuplicate
        case 293: .bandUnknown
        case 294: .triggerEntryDuplicate
        case 295: .triggerAnchorMissing
        case 296: .afterPlanNotApplicable
        case 305: .triggerWithoutRoom
        case 297: .delayOutOfRange
        case 298: .triggerUnused
        case 299: .negativeCodeCounted
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .studyUnknown: 1
        case .questionnaireVersionUnknown: 2
        case .projectUnknown: 3
        case .draftUnknown: 4
        case .soundCollectionUnknown: 5
        case .vocabularyUnknown: 6
        case .itemUnknown: 7
        case .roleInsufficient: 8
        case .notStudyLeader: 9
        case .studyIdOfAnotherProject: 10
        case .questionnaireOfAnotherProject: 11
        case .questionnaireOfAnotherStudy: 12
        case .libraryEntryOfAnotherProject: 13
        case .libraryEntryOfAnotherStudy: 310
        case .studyOfAnotherProject: 311
        case .textsOnly: 14
        case .participantErased: 44
        case .etagMismatch: 15
        case .publishedMeanwhile: 16
        case .createdConcurrently: 17
        case .importedConcurrently: 18
        case .draftExists: 19
        case .projectExists: 20
        case .questionnaireRetired: 21
        case .lastOwner: 22
        case .draftHasFindings: 23
        case .tooManyDrafts: 24
        case .tooManyProjects: 25
        case .tooManyMembers: 26
        case .tooManyWatchers: 27
        case .answerTooLarge: 28
        case .authoringLimit: 29
        case .cursorInvalid: 30
        case .kindUnknown: 31
        case .batchInvalid: 32
        case .tooManyStudies: 33
        case .studyDuplicate: 34
        case .queryTooLong: 35
        case .fieldUnknown: 36
        case .fieldNotWritable: 37
        case .tooManyFields: 38
        case .elementUnknown: 39
        case .versionUnknown: 40
        case .roleUnknown: 41
        case .sharingUnknown: 42
        case .draftTooLarge: 43
        case .tooManyFindings: 101
        case .idInvalid: 102
        case .idDuplicate: 103
        case .codeInvalid: 104
        case .codeDuplicate: 105
        case .textMissing: 106
        case .textEmpty: 107
        case .textTooLong: 108
        case .textControlCharacter: 109
        case .textOutsideTranslations: 110
        case .translationMissing: 111
        case .languageInvalid: 112
        case .languageDuplicate: 113
        case .tooManyLanguages: 114
        case .versionGiven: 115
        case .contentHashDiffers: 116
        case .doiInvalid: 117
        case .tooManyAuthors: 118
        case .originInvalid: 119
        case .annotationKeyInvalid: 120
        case .annotationDuplicate: 121
        case .tooManyAnnotations: 122
        case .noElements: 123
        case .tooManyElements: 124
        case .contentMissing: 125
        case .sensorKindMissing: 126
        case .sensorDuplicate: 127
        case .sensorCountOutOfRange: 128
        case .groupStyleMissing: 129
        case .parentUnknown: 130
        case .memberApart: 131
        case .memberNotAllowed: 132
        case .groupEmpty: 133
        case .groupsTooDeep: 134
        case .pageBreakInGroup: 135
        case .sharedAnswerMissing: 136
        case .sharedAnswerNotApplicable: 137
        case .itemRecoded: 138
        case .countOutOfRange: 139
        case .weightInvalid: 140
        case .dateInvalid: 141
        case .patternInvalid: 142
        case .patternHintMissing: 143
        case .initialAnswerNotApplicable: 144
        case .initialAnswerInvalid: 145
        case .typeNotSupported: 146
        case .unsupportedRequired: 147
        case .contentsInvalid: 148
        case .questionTypeMissing: 149
        case .tooFewOptions: 150
        case .tooManyOptions: 151
        case .exclusiveNotApplicable: 152
        case .rangeEmpty: 153
        case .numberNotFinite: 154
        case .stepNegative: 155
        case .stepDoesNotDivide: 156
        case .dimensionMissing: 157
        case .boundNotInteger: 158
        case .unitInvalid: 159
        case .lengthOutOfRange: 160
        case .tooManyConditions: 161
        case .conditionMalformed: 162
        case .conditionTooDeep: 163
        case .unreachable: 164
        case .scoreNotApplicable: 165
        case .questionUnknown: 166
        case .questionNotEarlier: 167
        case .questionnaireNotInStudy: 168
        case .questionnaireUnknown: 169
        case .operatorMissing: 170
        case .operatorNotApplicable: 171
        case .codesMissing: 172
        case .codesNotApplicable: 173
        case .codeUnknown: 174
        case .textNotApplicable: 175
        case .comparedTextInvalid: 176
        case .numberMissing: 177
        case .numberNotApplicable: 178
        case .numberOutOfRange: 179
        case .methodMissing: 180
        case .tooManyScores: 181
        case .noScoreItems: 182
        case .tooManyScoreItems: 183
        case .scoreItemDuplicate: 184
        case .scoreUnknown: 185
        case .answerNotCountable: 186
        case .rangeUnknown: 187
        case .minimumAnsweredOutOfRange: 188
        case .bandsNotAscending: 189
        case .tooManyBands: 190
        case .accessMissing: 191
        case .passwordMissing: 192
        case .passwordLength: 193
        case .passwordNotApplicable: 194
        case .instantInvalid: 195
        case .periodEmpty: 196
        case .noQuestionnaires: 197
        case .studyTooLarge: 198
        case .tooManyQuestionnaires: 199
        case .questionnaireDuplicate: 200
        case .questionnaireNotImported: 201
        case .questionnaireNotUsed: 202
        case .recurrenceMissing: 203
        case .groupUnknown: 204
        case .tooManyGroups: 205
        case .repeatIntervalOutOfRange: 206
        case .repeatIntervalNotApplicable: 207
        case .tooManyNextLists: 208
        case .noOffers: 209
        case .offerDuplicate: 210
        case .nextListCycle: 211
        case .fileMissing: 212
        case .fileReferenceInvalid: 213
        case .noSounds: 214
        case .tooManySounds: 215
        case .categoryUnknown: 216
        case .soundLengthMissing: 217
        case .loopDuplicate: 218
        case .noTerms: 219
        case .tooManyTerms: 220
        case .planMissing: 221
        case .perDayOutOfRange: 222
        case .noWindows: 223
        case .windowTooShort: 224
        case .gapOutOfRange: 225
        case .dayMissing: 226
        case .dayDuplicate: 227
        case .minuteOutOfRange: 228
        case .noTimes: 229
        case .tooManyTimes: 230
        case .timeDuplicate: 231
        case .dayOfMonthOutOfRange: 232
        case .startDayOutOfRange: 233
        case .expiryOutOfRange: 234
        case .translationOutdated: 235
        case .consentTranslationMissing: 236
        case .retentionEmpty: 237
        case .retentionOutOfRange: 238
        case .retentionOutcomeMissing: 239
        case .retentionLengthened: 240
        case .draftDaysOutOfRange: 241
        case .recordTypeMissing: 242
        case .recordTypeDuplicate: 243
        case .recordVocabularyMissing: 244
        case .recordVocabularyUnknown: 245
        case .tooManySchedules: 246
        case .scheduleIdMissing: 247
        case .anchorInvalid: 248
        case .rhythmOutOfRange: 249
        case .dayCountOutOfRange: 250
        case .datesEmpty: 251
        case .drawnOnceNotApplicable: 252
        case .boundsInvalid: 253
        case .muteNotApplicable: 254
        case .priorityOutOfRange: 255
        case .remindersOutOfRange: 271
        case .snoozeOutOfRange: 272
        case .completionOutOfRange: 273
        case .promptRulesOutOfRange: 256
        case .holidayDuplicate: 257
        case .tooManyHolidays: 258
        case .tooManyTriggers: 280
        case .triggerDuplicate: 281
        case .triggerCauseMissing: 282
        case .triggerUnknown: 283
        case .triggerOutOfRange: 284
        case .triggerBoundInvalid: 285
        case .recordTypeNotInStudy: 286
        case .recordCauseNotApplicable: 287
        case .comparedUnitMissing: 288
        case .noiseUnitMissing: 289
        case .noiseNotMeasured: 290
        case .soundsNotInStudy: 291
        case .scoreDuplicate: 292
        case .bandUnknown: 293
        case .triggerEntryDuplicate: 294
        case .triggerAnchorMissing: 295
        case .afterPlanNotApplicable: 296
        case .triggerWithoutRoom: 305
        case .delayOutOfRange: 297
        case .triggerUnused: 298
        case .negativeCodeCounted: 299
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/catalogue/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/catalogue/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKuwrCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJTSU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElPTl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSFQoRUk9MRV9JTlNVRkZJQ0lFTlQQCBIUChBOT1RfU1RVRFlfTEVBREVSEAkSHwobU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUEAoSJAogUVVFU1RJT05OQUlSRV9PRl9BTk9USEVSX1BST0pFQ1QQCxIiCh5RVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFkQDBIkCiBMSUJSQVJZX0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVBANEiMKHkxJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9TVFVEWRC2AhIdChhTVFVEWV9PRl9BTk9USEVSX1BST0pFQ1QQtwISDgoKVEVYVFNfT05MWRAOEhYKElBBUlRJQ0lQQU5UX0VSQVNFRBAsEhEKDUVUQUdfTUlTTUFUQ0gQDxIXChNQVUJMSVNIRURfTUVBTldISUxFEBASGAoUQ1JFQVRFRF9DT05DVVJSRU5UTFkQERIZChVJTVBPUlRFRF9DT05DVVJSRU5UTFkQEhIQCgxEUkFGVF9FWElTVFMQExISCg5QUk9KRUNUX0VYSVNUUxAUEhkKFVFVRVNUSU9OTkFJUkVfUkVUSVJFRBAVEg4KCkxBU1RfT1dORVIQFhIWChJEUkFGVF9IQVNfRklORElOR1MQFxITCg9UT09fTUFOWV9EUkFGVFMQGBIVChFUT09fTUFOWV9QUk9KRUNUUxAZEhQKEFRPT19NQU5ZX01FTUJFUlMQGhIVChFUT09fTUFOWV9XQVRDSEVSUxAbEhQKEEFOU1dFUl9UT09fTEFSR0UQHBITCg9BVVRIT1JJTkdfTElNSVQQHRISCg5DVVJTT1JfSU5WQUxJRBAeEhAKDEtJTkRfVU5LTk9XThAfEhEKDUJBVENIX0lOVkFMSUQQIBIUChBUT09fTUFOWV9TVFVESUVTECESEwoPU1RVRFlfRFVQTElDQVRFECISEgoOUVVFUllfVE9PX0xPTkcQIxIRCg1GSUVMRF9VTktOT1dOECQSFgoSRklFTERfTk9UX1dSSVRBQkxFECUSEwoPVE9PX01BTllfRklFTERTECYSEwoPRUxFTUVOVF9VTktOT1dOECcSEwoPVkVSU0lPTl9VTktOT1dOECgSEAoMUk9MRV9VTktOT1dOECkSEwoPU0hBUklOR19VTktOT1dOECoSEwoPRFJBRlRfVE9PX0xBUkdFECsSFQoRVE9PX01BTllfRklORElOR1MQZRIOCgpJRF9JTlZBTElEEGYSEAoMSURfRFVQTElDQVRFEGcSEAoMQ09ERV9JTlZBTElEEGgSEgoOQ09ERV9EVVBMSUNBVEUQaRIQCgxURVhUX01JU1NJTkcQahIOCgpURVhUX0VNUFRZEGsSEQoNVEVYVF9UT09fTE9ORxBsEhoKFlRFWFRfQ09OVFJPTF9DSEFSQUNURVIQbRIdChlURVhUX09VVFNJREVfVFJBTlNMQVRJT05TEG4SFwoTVFJBTlNMQVRJT05fTUlTU0lORxBvEhQKEExBTkdVQUdFX0lOVkFMSUQQcBIWChJMQU5HVUFHRV9EVVBMSUNBVEUQcRIWChJUT09fTUFOWV9MQU5HVUFHRVMQchIRCg1WRVJTSU9OX0dJVkVOEHMSGAoUQ09OVEVOVF9IQVNIX0RJRkZFUlMQdBIPCgtET0lfSU5WQUxJRBB1EhQKEFRPT19NQU5ZX0FVVEhPUlMQdhISCg5PUklHSU5fSU5WQUxJRBB3EhoKFkFOTk9UQVRJT05fS0VZX0lOVkFMSUQQeBIYChRBTk5PVEFUSU9OX0RVUExJQ0FURRB5EhgKFFRPT19NQU5ZX0FOTk9UQVRJT05TEHoSDwoLTk9fRUxFTUVOVFMQexIVChFUT09fTUFOWV9FTEVNRU5UUxB8EhMKD0NPTlRFTlRfTUlTU0lORxB9EhcKE1NFTlNPUl9LSU5EX01JU1NJTkcQfhIUChBTRU5TT1JfRFVQTElDQVRFEH8SHgoZU0VOU09SX0NPVU5UX09VVF9PRl9SQU5HRRCAARIYChNHUk9VUF9TVFlMRV9NSVNTSU5HEIEBEhMKDlBBUkVOVF9VTktOT1dOEIIBEhEKDE1FTUJFUl9BUEFSVBCDARIXChJNRU1CRVJfTk9UX0FMTE9XRUQQhAESEAoLR1JPVVBfRU1QVFkQhQESFAoPR1JPVVBTX1RPT19ERUVQEIYBEhgKE1BBR0VfQlJFQUtfSU5fR1JPVVAQhwESGgoVU0hBUkVEX0FOU1dFUl9NSVNTSU5HEIgBEiEKHFNIQVJFRF9BTlNXRVJfTk9UX0FQUExJQ0FCTEUQiQESEQoMSVRFTV9SRUNPREVEEIoBEhcKEkNPVU5UX09VVF9PRl9SQU5HRRCLARITCg5XRUlHSFRfSU5WQUxJRBCMARIRCgxEQVRFX0lOVkFMSUQQjQESFAoPUEFUVEVSTl9JTlZBTElEEI4BEhkKFFBBVFRFUk5fSElOVF9NSVNTSU5HEI8BEiIKHUlOSVRJQUxfQU5TV0VSX05PVF9BUFBMSUNBQkxFEJABEhsKFklOSVRJQUxfQU5TV0VSX0lOVkFMSUQQkQESFwoSVFlQRV9OT1RfU1VQUE9SVEVEEJIBEhkKFFVOU1VQUE9SVEVEX1JFUVVJUkVEEJMBEhUKEENPTlRFTlRTX0lOVkFMSUQQlAESGgoVUVVFU1RJT05fVFlQRV9NSVNTSU5HEJUBEhQKD1RPT19GRVdfT1BUSU9OUxCWARIVChBUT09fTUFOWV9PUFRJT05TEJcBEh0KGEVYQ0xVU0lWRV9OT1RfQVBQTElDQUJMRRCYARIQCgtSQU5HRV9FTVBUWRCZARIWChFOVU1CRVJfTk9UX0ZJTklURRCaARISCg1TVEVQX05FR0FUSVZFEJsBEhkKFFNURVBfRE9FU19OT1RfRElWSURFEJwBEhYKEURJTUVOU0lPTl9NSVNTSU5HEJ0BEhYKEUJPVU5EX05PVF9JTlRFR0VSEJ4BEhEKDFVOSVRfSU5WQUxJRBCfARIYChNMRU5HVEhfT1VUX09GX1JBTkdFEKABEhgKE1RPT19NQU5ZX0NPTkRJVElPTlMQoQESGAoTQ09ORElUSU9OX01BTEZPUk1FRBCiARIXChJDT05ESVRJT05fVE9PX0RFRVAQowESEAoLVU5SRUFDSEFCTEUQpAESGQoUU0NPUkVfTk9UX0FQUExJQ0FCTEUQpQESFQoQUVVFU1RJT05fVU5LTk9XThCmARIZChRRVUVTVElPTl9OT1RfRUFSTElFUhCnARIfChpRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWRCoARIaChVRVUVTVElPTk5BSVJFX1VOS05PV04QqQESFQoQT1BFUkFUT1JfTUlTU0lORxCqARIcChdPUEVSQVRPUl9OT1RfQVBQTElDQUJMRRCrARISCg1DT0RFU19NSVNTSU5HEKwBEhkKFENPREVTX05PVF9BUFBMSUNBQkxFEK0BEhEKDENPREVfVU5LTk9XThCuARIYChNURVhUX05PVF9BUFBMSUNBQkxFEK8BEhoKFUNPTVBBUkVEX1RFWFRfSU5WQUxJRBCwARITCg5OVU1CRVJfTUlTU0lORxCxARIaChVOVU1CRVJfTk9UX0FQUExJQ0FCTEUQsgESGAoTTlVNQkVSX09VVF9PRl9SQU5HRRCzARITCg5NRVRIT0RfTUlTU0lORxC0ARIUCg9UT09fTUFOWV9TQ09SRVMQtQESEwoOTk9fU0NPUkVfSVRFTVMQtgESGQoUVE9PX01BTllfU0NPUkVfSVRFTVMQtwESGQoUU0NPUkVfSVRFTV9EVVBMSUNBVEUQuAESEgoNU0NPUkVfVU5LTk9XThC5ARIZChRBTlNXRVJfTk9UX0NPVU5UQUJMRRC6ARISCg1SQU5HRV9VTktOT1dOELsBEiIKHU1JTklNVU1fQU5TV0VSRURfT1VUX09GX1JBTkdFELwBEhgKE0JBTkRTX05PVF9BU0NFTkRJTkcQvQESEwoOVE9PX01BTllfQkFORFMQvgESEwoOQUNDRVNTX01JU1NJTkcQvwESFQoQUEFTU1dPUkRfTUlTU0lORxDAARIUCg9QQVNTV09SRF9MRU5HVEgQwQESHAoXUEFTU1dPUkRfTk9UX0FQUExJQ0FCTEUQwgESFAoPSU5TVEFOVF9JTlZBTElEEMMBEhEKDFBFUklPRF9FTVBUWRDEARIWChFOT19RVUVTVElPTk5BSVJFUxDFARIUCg9TVFVEWV9UT09fTEFSR0UQxgESHAoXVE9PX01BTllfUVVFU1RJT05OQUlSRVMQxwESHAoXUVVFU1RJT05OQUlSRV9EVVBMSUNBVEUQyAESHwoaUVVFU1RJT05OQUlSRV9OT1RfSU1QT1JURUQQyQESGwoWUVVFU1RJT05OQUlSRV9OT1RfVVNFRBDKARIXChJSRUNVUlJFTkNFX01JU1NJTkcQywESEgoNR1JPVVBfVU5LTk9XThDMARIUCg9UT09fTUFOWV9HUk9VUFMQzQESIQocUkVQRUFUX0lOVEVSVkFMX09VVF9PRl9SQU5HRRDOARIjCh5SRVBFQVRfSU5URVJWQUxfTk9UX0FQUExJQ0FCTEUQzwESGAoTVE9PX01BTllfTkVYVF9MSVNUUxDQARIOCglOT19PRkZFUlMQ0QESFAoPT0ZGRVJfRFVQTElDQVRFENIBEhQKD05FWFRfTElTVF9DWUNMRRDTARIRCgxGSUxFX01JU1NJTkcQ1AESGwoWRklMRV9SRUZFUkVOQ0VfSU5WQUxJRBDVARIOCglOT19TT1VORFMQ1gESFAoPVE9PX01BTllfU09VTkRTENcBEhUKEENBVEVHT1JZX1VOS05PV04Q2AESGQoUU09VTkRfTEVOR1RIX01JU1NJTkcQ2QESEwoOTE9PUF9EVVBMSUNBVEUQ2gESDQoITk9fVEVSTVMQ2wESEwoOVE9PX01BTllfVEVSTVMQ3AESEQoMUExBTl9NSVNTSU5HEN0BEhkKFFBFUl9EQVlfT1VUX09GX1JBTkdFEN4BEg8KCk5PX1dJTkRPV1MQ3wESFQoQV0lORE9XX1RPT19TSE9SVBDgARIVChBHQVBfT1VUX09GX1JBTkdFEOEBEhAKC0RBWV9NSVNTSU5HEOIBEhIKDURBWV9EVVBMSUNBVEUQ4wESGAoTTUlOVVRFX09VVF9PRl9SQU5HRRDkARINCghOT19USU1FUxDlARITCg5UT09fTUFOWV9USU1FUxDmARITCg5USU1FX0RVUExJQ0FURRDnARIeChlEQVlfT0ZfTU9OVEhfT1VUX09GX1JBTkdFEOgBEhsKFlNUQVJUX0RBWV9PVVRfT0ZfUkFOR0UQ6QESGAoTRVhQSVJZX09VVF9PRl9SQU5HRRDqARIZChRUUkFOU0xBVElPTl9PVVREQVRFRBDrARIgChtDT05TRU5UX1RSQU5TTEFUSU9OX01JU1NJTkcQ7AESFAoPUkVURU5USU9OX0VNUFRZEO0BEhsKFlJFVEVOVElPTl9PVVRfT0ZfUkFOR0UQ7gESHgoZUkVURU5USU9OX09VVENPTUVfTUlTU0lORxDvARIZChRSRVRFTlRJT05fTEVOR1RIRU5FRBDwARIcChdEUkFGVF9EQVlTX09VVF9PRl9SQU5HRRDxARIYChNSRUNPUkRfVFlQRV9NSVNTSU5HEPIBEhoKFVJFQ09SRF9UWVBFX0RVUExJQ0FURRDzARIeChlSRUNPUkRfVk9DQUJVTEFSWV9NSVNTSU5HEPQBEh4KGVJFQ09SRF9WT0NBQlVMQVJZX1VOS05PV04Q9QESFwoSVE9PX01BTllfU0NIRURVTEVTEPYBEhgKE1NDSEVEVUxFX0lEX01JU1NJTkcQ9wESEwoOQU5DSE9SX0lOVkFMSUQQ+AESGAoTUkhZVEhNX09VVF9PRl9SQU5HRRD5ARIbChZEQVlfQ09VTlRfT1VUX09GX1JBTkdFEPoBEhAKC0RBVEVTX0VNUFRZEPsBEh4KGURSQVdOX09OQ0VfTk9UX0FQUExJQ0FCTEUQ/AESEwoOQk9VTkRTX0lOVkFMSUQQ/QESGAoTTVVURV9OT1RfQVBQTElDQUJMRRD+ARIaChVQUklPUklUWV9PVVRfT0ZfUkFOR0UQ/wESGwoWUkVNSU5ERVJTX09VVF9PRl9SQU5HRRCPAhIYChNTTk9PWkVfT1VUX09GX1JBTkdFEJACEhwKF0NPTVBMRVRJT05fT1VUX09GX1JBTkdFEJECEh4KGVBST01QVF9SVUxFU19PVVRfT0ZfUkFOR0UQgAISFgoRSE9MSURBWV9EVVBMSUNBVEUQgQISFgoRVE9PX01BTllfSE9MSURBWVMQggISFgoRVE9PX01BTllfVFJJR0dFUlMQmAISFgoRVFJJR0dFUl9EVVBMSUNBVEUQmQISGgoVVFJJR0dFUl9DQVVTRV9NSVNTSU5HEJoCEhQKD1RSSUdHRVJfVU5LTk9XThCbAhIZChRUUklHR0VSX09VVF9PRl9SQU5HRRCcAhIaChVUUklHR0VSX0JPVU5EX0lOVkFMSUQQnQISHQoYUkVDT1JEX1RZUEVfTk9UX0lOX1NUVURZEJ4CEiAKG1JFQ09SRF9DQVVTRV9OT1RfQVBQTElDQUJMRRCfAhIaChVDT01QQVJFRF9VTklUX01JU1NJTkcQoAISFwoSTk9JU0VfVU5JVF9NSVNTSU5HEKECEhcKEk5PSVNFX05PVF9NRUFTVVJFRBCiAhIYChNTT1VORFNfTk9UX0lOX1NUVURZEKMCEhQKD1NDT1JFX0RVUExJQ0FURRCkAhIRCgxCQU5EX1VOS05PV04QpQISHAoXVFJJR0dFUl9FTlRSWV9EVVBMSUNBVEUQpgISGwoWVFJJR0dFUl9BTkNIT1JfTUlTU0lORxCnAhIeChlBRlRFUl9QTEFOX05PVF9BUFBMSUNBQkxFEKgCEhkKFFRSSUdHRVJfV0lUSE9VVF9ST09NELECEhcKEkRFTEFZX09VVF9PRl9SQU5HRRCpAhITCg5UUklHR0VSX1VOVVNFRBCqAhIaChVORUdBVElWRV9DT0RFX0NPVU5URUQQqwJCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUqzkwEKKwoBDBIDAQASGiEgRXJyb3IgcmVhc29ucyBvZiB0aGUgY2F0YWxvZ3VlLgoKmAMKAgUAEgUPAI0EARqKAyBFcnJvciByZWFzb25zIG9mIHRoaXMgc2VydmljZSwgaW4gYWRkaXRpb24gdG8gdGhvc2Ugb2Ygb3RvbGl0aC5jb21tb24udjEuRXJyb3JSZWFzb24gKHRva2VucywKIGxpbWl0cywgdGhlIGRhdGFiYXNlLCBlbXB0eSBvciBtYWxmb3JtZWQgZmllbGRzKS4gQSB2YWx1ZSdzIG5hbWUgaXMgc2VudCBhcyB0ZXh0LCB3aXRob3V0IGEKIHByZWZpeDogaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApLCBpbgogYGdvb2dsZS5ycGMuQmFkUmVxdWVzdC5GaWVsZFZpb2xhdGlvbi5yZWFzb25gLCBvciBpbiBGaW5kaW5nLnJlYXNvbi4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOgogdHJlYXQgYW4gdW5rbm93biByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKJwoEBQACABIDEQIfGhogTm90IHVzZWQgYnkgdGhlIHNlcnZpY2UuCgpkCgQFAAIBEgMWAhQaJiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBkb2VzIG5vdCBleGlzdC4KMi8gTWlzc2luZyBvciBpbnZpc2libGUgcmVzb3VyY2VzLCBpbiBFcnJvckluZm8uCgrUAQoEBQACAhIDGgIkGsYBIE5PVF9GT1VORDogdGhlIHZlcnNpb24gaXMgbm90IHB1Ymxpc2hlZCwgb3IgaXRzIHByb2plY3QgZG9lcyBub3Qgc2hhcmUgaXQuIEluIGFuIGltcG9ydCBhbHNvIGEKIEZpZWxkVmlvbGF0aW9uOiB0aGUgc3R1ZHkgbmFtZXMgYSB2ZXJzaW9uIHRoYXQgZG9lcyBub3QgZXhpc3Q7IHB1Ymxpc2ggaXQgZmlyc3QsIG9yIHdpdGggdGhlCiBzdHVkeS4KClYKBAUAAgMSAxwCFhpJIE5PVF9GT1VORDogdGhlIHByb2plY3QgZG9lcyBub3QgZXhpc3QsIG9yIHRoZSBjYWxsZXIgaGFzIG5vIHJvbGUgaW4gaXQuCgpdCgQFAAIEEgMeAhQaUCBOT1RfRk9VTkQ6IHRoZSBkcmFmdCBkb2VzIG5vdCBleGlzdCwgb3IgdGhlIGNhbGxlciBoYXMgbm8gcm9sZSBpbiBpdHMgcHJvamVjdC4KCucBCgQFAAIFEgMiAh8a2QEgTk9UX0ZPVU5EOiB0aGUgdmVyc2lvbiBvZiB0aGUgc291bmQgY29sbGVjdGlvbiBkb2VzIG5vdCBleGlzdC4gSW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRpb246CiBuZWl0aGVyIHRoaXMgcHJvamVjdCBub3IgYW5vdGhlciBwcm9qZWN0IHRoYXQgc2hhcmVzIHdpdGggYW55b25lIGhhcyB0aGUgc291bmRzOyBwdWJsaXNoIHRoZW0KIGZpcnN0LCBvciB3aXRoIHRoZSBzdHVkeS4KCoQBCgQFAAIGEgMlAhkadyBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIG9mIHRoZSB2b2NhYnVsYXJ5IGRvZXMgbm90IGV4aXN0LiBJbiBhbiBpbXBvcnQgYSBGaWVsZFZpb2xhdGlvbiwgYXMKIFNPVU5EX0NPTExFQ1RJT05fVU5LTk9XTi4KClIKBAUAAgcSAycCExpFIE5PVF9GT1VORDogdGhlIHZlcnNpb24gb2YgdGhlIGl0ZW0gZG9lcyBub3QgZXhpc3QgaW4gdGhlIGl0ZW0gYmFuay4KCpABCgQFAAIIEgMtAhgacCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGwgbmVlZHMgYSBoaWdoZXIgcm9sZSBpbiB0aGUgcHJvamVjdCwgd2hpY2ggdGhlIG1lc3NhZ2UgbmFtZXMuIEFzayBhbgogb3duZXIgZm9yIGl0LgoyESBNaXNzaW5nIHJpZ2h0cy4KCkEKBAUAAgkSAy8CFxo0IFBFUk1JU1NJT05fREVOSUVEOiBhbm90aGVyIHBlcnNvbiBsZWFkcyB0aGUgc3R1ZHkuCgqGAQoEBQACChIDMgIjGnkgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBpZCBvZiBhIG5ldyBzdHVkeSBtdXN0IHN0YXJ0IHdpdGggdGhlIHByb2plY3QncyBpZC4gQ2hvb3NlIHN1Y2ggYW4gaWQsCiBvciBhc2sgYW4gYWRtaW5pc3RyYXRvci4KCm4KBAUAAgsSAzQCKBphIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWlyZSBiZWxvbmdzIHRvIGFub3RoZXIgcHJvamVjdC4gQ2hvb3NlIGFub3RoZXIgaWQsIG9yIGZvcmsgaXQuCgqvAQoEBQACDBIDNwImGqEBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWlyZSB3YXMgZmlyc3QgcHVibGlzaGVkIGJ5IGEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGRvZXMgbm90CiBsZWFkLiBVc2UgaXRzIHB1Ymxpc2hlZCBjb250ZW50cyB1bmNoYW5nZWQsIG9yIGNob29zZSBhbm90aGVyIGlkLgoKegoEBQACDRIDOgIoGm0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZCBjb2xsZWN0aW9uLCB2b2NhYnVsYXJ5IG9yIGl0ZW0gYmVsb25ncyB0byBhbm90aGVyIHByb2plY3QuIENob29zZQogYW5vdGhlciBpZC4KCpYCCgQFAAIOEgM+AicaiAIgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZCBjb2xsZWN0aW9uIG9yIHZvY2FidWxhcnkgd2FzIHB1Ymxpc2hlZCBieSBhbm90aGVyIHN0dWR5LCBvciBmb3IgdGhlCiB3aG9sZSBwcm9qZWN0OyBkZXZpY2VzIG9mIG90aGVyIHN0dWRpZXMgZ2V0IGl0cyBuZXdlc3QgdmVyc2lvbi4gVXNlIGl0cyBwdWJsaXNoZWQgY29udGVudHMKIHVuY2hhbmdlZCwgY2hvb3NlIGFub3RoZXIgaWQsIG9yIGFzayBmb3IgdGhlIHJvbGUgbGVhZGVyIGluIHRoZSBwcm9qZWN0LgoKeAoEBQACDxIDQQIhGmsgVGhlIGV4aXN0aW5nIHN0dWR5IGlzIGluIGFub3RoZXIgcHJvamVjdCB0aGFuIGBwcm9qZWN0X2lkYC4gTGVhdmUgdGhlIGZpZWxkIGVtcHR5LCBvciBuYW1lIHRoYXQKIHByb2plY3QuCgpMCgQFAAIQEgNDAhIaPyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHJvbGUgdHJhbnNsYXRvciBtYXkgY2hhbmdlIG9ubHkgdGV4dHMuCgrBAQoEBQACERIDRgIaGrMBIFBFUk1JU1NJT05fREVOSUVELCBvZiBhbnkgd3JpdGluZyBtZXRob2Q6IHRoZSBjYWxsZXIsIG9yIHRoZSBwZXJzb24gd2hvc2Ugcm9sZSBpcyBjaGFuZ2VkLCB3YXMKIGVyYXNlZCBvciBpcyBiZWluZyBlcmFzZWQ7IG5vdGhpbmcgd2FzIHN0b3JlZC4gVGhlIGNhbGxlcidzIHRva2VuIGlzIGZyb20gYmVmb3JlLgoKewoEBQACEhIDSwIVGkkgQUJPUlRFRDogdGhlIHJlc291cmNlIGhhcyBjaGFuZ2VkLiBSZWFkIGl0IGFnYWluIGFuZCByZXBlYXQgdGhlIGNoYW5nZS4KMiMgQ29uZmxpY3RzIHdpdGggdGhlIGN1cnJlbnQgc3RhdGUuCgq/AQoEBQACExIDTgIbGrEBIEFCT1JURUQ6IGEgdmVyc2lvbiB3YXMgcHVibGlzaGVkIHRoYXQgdGhlIGRyYWZ0IGRvZXMgbm90IHRha2UgaW50byBhY2NvdW50LCBgbmV3ZXN0X3ZlcnNpb25gIGluCiB0aGUgbWV0YWRhdGEuIE1lcmdlIGl0cyBjaGFuZ2VzIGFuZCB1cGRhdGUgdGhlIGRyYWZ0IHdpdGggdGhhdCBgYmFzZV92ZXJzaW9uYC4KCmAKBAUAAhQSA1ACHBpTIEFCT1JURUQgd2l0aCBSZXRyeUluZm86IGFub3RoZXIgY2FsbCBpcyBjcmVhdGluZyBpdC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKWQoEBQACFRIDUgIdGkwgQUJPUlRFRDogYW5vdGhlciBjYWxsIGlzIGltcG9ydGluZyB0aGUgc3R1ZHkuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KClYKBAUAAhYSA1QCFBpJIEFMUkVBRFlfRVhJU1RTOiB0aGUgZHJhZnQgaWQgd2FzIHVzZWQgZm9yIGFub3RoZXIgZHJhZnQuIFVzZSBhIG5ldyBvbmUuCgpSCgQFAAIXEgNWAhYaRSBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBwcm9qZWN0IGhhcyB0aGUgaWQuIENob29zZSBhIGRpZmZlcmVudCBvbmUuCgptCgQFAAIYEgNYAh0aYCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcXVlc3Rpb25uYWlyZSBpcyByZXRpcmVkLiBSZWluc3RhdGUgaXQgYmVmb3JlIHVzaW5nIG9yIHB1Ymxpc2hpbmcgaXQuCgpgCgQFAAIZEgNaAhIaUyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcHJvamVjdCB3b3VsZCBoYXZlIG5vIG93bmVyLiBBc3NpZ24gYW5vdGhlciBvd25lciBmaXJzdC4KCmgKBAUAAhoSA1wCGhpbIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBkcmFmdCBjYW5ub3QgYmUgcHVibGlzaGVkOyBhIEZpZWxkVmlvbGF0aW9uIHN0YXRlcyBlYWNoIGZpbmRpbmcuCgpYCgQFAAIbEgNhAhcaQCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxLDAwMCBkcmFmdHMuIERlbGV0ZSBzb21lLgoyCSBMaW1pdHMuCgpHCgQFAAIcEgNjAhkaOiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBjYWxsZXIgaGFzIGNyZWF0ZWQgMTAwIHByb2plY3RzLgoKTgoEBQACHRIDZQIYGkEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcHJvamVjdCBoYXMgMSwwMDAgbWVtYmVycy4gUmVtb3ZlIHNvbWUuCgqUAQoEBQACHhIDaAIZGoYBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgY2FsbHMsIGluIHRvdGFsIG9yIG9mIHRoaXMgY2FsbGVyLCB3YXRjaCB0aGUgZmVlZC4KIFVzZSBMaXN0Q2hhbmdlcywgb3IgdHJ5IGFnYWluIGxhdGVyLgoKaAoEBQACHxIDagIYGlsgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVxdWVzdGVkIHZlcnNpb25zIGFyZSB0b28gbGFyZ2UgZm9yIG9uZSByZXNwb25zZS4gUmVxdWVzdCBmZXdlci4KCpMBCgQFAAIgEgNtAhcahQEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBkZWZpbml0aW9ucyBhcmUgYmVpbmcgd3JpdHRlbiwgY2hlY2tlZCBvciBjb21wYXJlZC4KIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBsYXRlci4KCs8BCgQFAAIhEgNzAhYacyBUaGUgY3Vyc29yIGRvZXMgbm90IGJlbG9uZyB0byB0aGlzIGZlZWQsIG9yIGxpZXMgYmV5b25kIGl0cyBlbmQgKGFmdGVyIGEgcmVzdG9yZSkuIFN0YXJ0IGFnYWluCiB3aXRob3V0IGEgY3Vyc29yLgoyTSBSZXF1ZXN0IGZpZWxkczogSU5WQUxJRF9BUkdVTUVOVCwgaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KCjYKBAUAAiISA3UCFBopIFRoZSBmZWVkIGhhcyBubyByZXNvdXJjZXMgb2YgdGhpcyBraW5kLgoKLQoEBQACIxIDdwIVGiAgTm90IDHigJMxMDAgZGlzdGluY3QgdmVyc2lvbnMuCgpjCgQFAAIkEgN5AhgaViBNb3JlIHRoYW4gMjAgc3R1ZGllcyBhcmUgbmFtZWQsIG9yIG5vbmUgd2hpbGUgdGhlIHRva2VuIGhhcyBtb3JlIHRoYW4gMjAgZW5yb2xtZW50cy4KCigKBAUAAiUSA3sCFxobIFRoZSBzdHVkeSBpcyBuYW1lZCB0d2ljZS4KCjAKBAUAAiYSA30CFhojIFRoZSBxdWVyeSBleGNlZWRzIDUwMCBjaGFyYWN0ZXJzLgoKfQoEBQACJxIEgAECFRpvIFRoZSBwYXRoIG9mIHRoZSBtYXNrIGRvZXMgbm90IG5hbWUgYSBmaWVsZCBvZiB0aGUgbWVzc2FnZSwgb3IgYCpgIGlzIGNvbWJpbmVkIHdpdGggb3RoZXIgcGF0aHMKIGluIGFuIHVwZGF0ZS4KCk4KBAUAAigSBIIBAhoaQCBUaGUgcGF0aCBvZiB0aGUgbWFzayBuYW1lcyBhIGZpZWxkIHRoYXQgb25seSB0aGUgc2VydmljZSBzZXRzLgoKVwoEBQACKRIEhAECFxpJIE1vcmUgdGhhbiAyMDAgZWxlbWVudHMgYXJlIG5hbWVkLiBQdXQgYGVsZW1lbnRzYCBpbnRvIHRoZSBtYXNrIGluc3RlYWQuCgqBAQoEBQACKhIEhwECFxpzIFRoZSBlbGVtZW50IGlzIG5vdCBpbiB0aGUgZHJhZnQsIG9yIG5vdCBpbiB0aGUgcmVxdWVzdC4gVG8gYWRkIG9yIHJlbW92ZSBlbGVtZW50cywgcHV0CiBgZWxlbWVudHNgIGludG8gdGhlIG1hc2suCgpDCgQFAAIrEgSJAQIXGjUgVGhlIGJhc2UgdmVyc2lvbiBpcyBoaWdoZXIgdGhhbiB0aGUgbmV3ZXN0IHZlcnNpb24uCgozCgQFAAIsEgSLAQIUGiUgVGhlIHNlcnZpY2UgZG9lcyBub3Qga25vdyB0aGUgcm9sZS4KCmQKBAUAAi0SBI0BAhcaViBUaGUgc2VydmljZSBkb2VzIG5vdCBrbm93IHRoZSB2YWx1ZSwgYW5kIHdvdWxkIHRyZWF0IGl0IGFzIHRoZSBtb3N0IHJlc3RyaWN0aXZlIG9uZS4KCikKBAUAAi4SBI8BAhcaGyBUaGUgZHJhZnQgZXhjZWVkcyAzMiBNaUIuCgr4AgoEBQACLxIElwECGhpCIFRoZXJlIGFyZSBtb3JlIHRoYW4gdGhlIDUwMCBmaW5kaW5ncyBzaG93bi4gQ29ycmVjdCB0aGVzZSBmaXJzdC4KMqUCIEVycm9ycyBvZiBkZWZpbml0aW9uczogSU5WQUxJRF9BUkdVTUVOVCBpbiBhbiBpbXBvcnQgb3IgcHVibGljYXRpb24sIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogRFJBRlRfSEFTX0ZJTkRJTkdTIHdoZW4gYSBkcmFmdCBpcyBwdWJsaXNoZWQ7IGVhY2ggaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KIENoZWNrRHJhZnQgYW5kIHJlc3BvbnNlcyB0byBwdWJsaWNhdGlvbnMgcmV0dXJuIHRoZW0gYXMgRmluZGluZy4gQ29ycmVjdCB0aGUgZmllbGQgYW5kIHNlbmQgaXQKIGFnYWluLgoKSwoEBQACMBIEmQECExo9IFRoZSBpZCBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGdpdmVuIGluIHRoZSBmaWVsZCdzIGNvbW1lbnQuCgokCgQFAAIxEgSbAQIVGhYgVGhlIGlkIG9jY3VycyB0d2ljZS4KClQKBAUAAjISBJ0BAhUaRiBUaGUgY29kZSBpcyBub3QgMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoKJgoEBQACMxIEnwECFxoYIFRoZSBjb2RlIG9jY3VycyB0d2ljZS4KCk4KBAUAAjQSBKEBAhUaQCBBIHJlcXVpcmVkIHRleHQgaXMgYWJzZW50LCBvciBtaXNzaW5nIGluIHRoZSBkZWZhdWx0IGxhbmd1YWdlLgoKPgoEBQACNRIEowECExowIEEgdHJhbnNsYXRpb24gaXMgZW1wdHkuIFdyaXRlIGl0IG9yIHJlbW92ZSBpdC4KCj8KBAUAAjYSBKUBAhYaMSBBIHRleHQgZXhjZWVkcyB0aGUgbWF4aW11bSBsZW5ndGggb2YgaXRzIGZpZWxkLgoKSwoEBQACNxIEpwECHxo9IEEgdGV4dCBoYXMgY29udHJvbCBjaGFyYWN0ZXJzIG90aGVyIHRoYW4gbGluZSBmZWVkIGFuZCB0YWIuCgp/CgQFAAI4EgSqAQIiGnEgYHRleHRgIG9yIGBsYW5ndWFnZWAgb2YgYSBMb2NhbGl6ZWRUZXh0IGlzIHNldDsgdGhlc2UgYXJlIG91dHB1dCBvbmx5LiBQdXQgZXZlcnkgbGFuZ3VhZ2UgaW50bwogYHRyYW5zbGF0aW9uc2AuCgo7CgQFAAI5EgSsAQIcGi0gVGhlIHRleHQgaXMgbWlzc2luZyBpbiBhIHByb21pc2VkIGxhbmd1YWdlLgoKRgoEBQACOhIErgECGRo4IFRoZSBsYW5ndWFnZSBpcyBub3QgYSBCQ1AgNDcgdGFnLiBVc2VkIGluIGFueSByZXF1ZXN0LgoKKAoEBQACOxIEsAECGxoaIEEgbGFuZ3VhZ2Ugb2NjdXJzIHR3aWNlLgoKJwoEBQACPBIEsgECGxoZIE1vcmUgdGhhbiA1MCBsYW5ndWFnZXMuCgo/CgQFAAI9EgS0AQIWGjEgVmVyc2lvbnMgYXJlIGNvdW50ZWQgYnkgdGhlIGNhdGFsb2d1ZS4gTGVhdmUgMC4KCmMKBAUAAj4SBLYBAh0aVSBUaGUgZ2l2ZW4gaGFzaCBkb2VzIG5vdCBtYXRjaCB0aGUgY29udGVudHMuIExlYXZlIGl0IG91dCBpZiB0aGUgY2hhbmdlIGlzIGludGVuZGVkLgoKPQoEBQACPxIEuAECFBovIFRoZSBET0kgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBgMTAuMTIzNC9hYmNgLgoKJQoEBQACQBIEugECGRoXIE1vcmUgdGhhbiA1MCBhdXRob3JzLgoKRQoEBQACQRIEvAECFxo3IEFuIG9yaWdpbiBuZWVkcyBwcm9qZWN0LCBxdWVzdGlvbm5haXJlIGFuZCBhIHZlcnNpb24uCgpLCgQFAAJCEgS+AQIfGj0gVGhlIGtleSBpcyBub3QgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgLmAsIGAtYC4KCiMKBAUAAkMSBMABAh0aFSBBIGtleSBvY2N1cnMgdHdpY2UuCgopCgQFAAJEEgTCAQIdGhsgTW9yZSB0aGFuIDUwIGFubm90YXRpb25zLgoKOwoEBQACRRIExAECFBotIEEgcXVlc3Rpb25uYWlyZSBuZWVkcyBhdCBsZWFzdCBvbmUgZWxlbWVudC4KCikKBAUAAkYSBMYBAhoaGyBNb3JlIHRoYW4gNSwwMDAgZWxlbWVudHMuCgpVCgQFAAJHEgTIAQIYGkcgQW4gZWxlbWVudCBpcyBuZWl0aGVyIGhlYWRsaW5lLCB0ZXh0LCBxdWVzdGlvbiwgZ3JvdXAgbm9yIHBhZ2UgYnJlYWsuCgo6CgQFAAJIEgTKAQIcGiwgVGhlIHNlbnNvciBraW5kIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgpJCgQFAAJJEgTMAQIZGjsgQSBzZW5zb3Igb2NjdXJzIHR3aWNlLiBMaXN0IGl0IG9uY2Ugd2l0aCB0aGUgdG90YWwgY291bnQuCgopCgQFAAJKEgTOAQIiGhsgVGhlIGNvdW50IGlzIG5vdCAx4oCTMTAwLgoKOgoEBQACSxIE0AECHBosIFRoZSBncm91cCBzdHlsZSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKOwoEBQACTBIE0gECFxotIE5vIGdyb3VwIHdpdGggdGhpcyBpZCBwcmVjZWRlcyB0aGUgZWxlbWVudC4KCkEKBAUAAk0SBNQBAhUaMyBBIG1lbWJlciBkb2VzIG5vdCBmb2xsb3cgaXRzIGdyb3VwIHdpdGhvdXQgYSBnYXAuCgpkCgQFAAJOEgTWAQIbGlYgTWVtYmVycyBvZiBhIGNvbXBvc2l0ZSBhcmUgcXVlc3Rpb25zLCBvZiBhIG1hdHJpeCBxdWVzdGlvbnMgb2YgdGhlIHR5cGUgYGluaGVyaXRlZGAuCgo5CgQFAAJPEgTYAQIUGisgTm8gZWxlbWVudCBuYW1lcyB0aGUgZ3JvdXAgYXMgaXRzIHBhcmVudC4KCjoKBAUAAlASBNoBAhgaLCBHcm91cHMgYXJlIG5lc3RlZCBtb3JlIHRoYW4gNSBsZXZlbHMgZGVlcC4KCi8KBAUAAlESBNwBAhwaISBBIHBhZ2UgYnJlYWsgaXMgaW5zaWRlIGEgZ3JvdXAuCgptCgQFAAJSEgTeAQIeGl8gQSBxdWVzdGlvbiBpcyBgaW5oZXJpdGVkYCwgYnV0IG5laXRoZXIgaXRzIGdyb3VwcyBub3IgdGhlIHF1ZXN0aW9ubmFpcmUgaGF2ZSBhIHNoYXJlZCBhbnN3ZXIuCgpLCgQFAAJTEgTgAQIlGj0gVGhlIHNoYXJlZCBhbnN3ZXIgaXMgb2YgYSB0eXBlIHRoYXQgY2Fubm90IGJlIHNoYXJlZCB0aGVyZS4KCqQBCgQFAAJUEgTjAQIVGpUBIFRoZSBpdGVtIGhhcyBvdGhlciBjb2RlcyBvciBhbm90aGVyIHJhbmdlIGVsc2V3aGVyZSBpbiB0aGUgcHJvamVjdCwgc28gYW5zd2VycyB3b3VsZCBub3QgYmUKIGNvbXBhcmFibGUuIEdpdmUgdGhlIGNoYW5nZWQgcXVlc3Rpb24gaXRzIG93biBpdGVtIGlkLgoKSAoEBQACVRIE5QECGxo6IE1vcmUgb3B0aW9ucyBtdXN0IGJlIGNob3NlbiB0aGFuIGNhbiBiZSBjaG9zZW4gdG9nZXRoZXIuCgpuCgQFAAJWEgTnAQIXGmAgQSB3ZWlnaHQgaXMgbm90IGZpbml0ZTsgb3IgYSB3ZWlnaHQsIG9yIHRoZSBzdW0gb2YgYWxsIHdlaWdodHMsIGlzIDAgYWx0aG91Z2ggaXQgaXMgYSBkaXZpc29yLgoKOwoEBQACVxIE6QECFRotIEEgZGF0ZSBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGAyMDI2LTAxLTMxYC4KCl0KBAUAAlgSBOsBAhgaTyBBIHBhdHRlcm4gaXMgbm90IGEgcmVndWxhciBleHByZXNzaW9uLCBvciBoYXMgbG9vay1hcm91bmQgb3IgYmFjay1yZWZlcmVuY2VzLgoKVgoEBQACWRIE7QECHRpIIFdhcm5pbmc6IGEgcGF0dGVybiBoYXMgbm8gaGludCwgYW5kIHBhcnRpY2lwYW50cyBjYW5ub3QgcmVhZCBwYXR0ZXJucy4KCmAKBAUAAloSBO8BAiYaUiBRdWVzdGlvbnMgb2YgdGhpcyB0eXBlIGhhdmUgbm8gaW5pdGlhbCBhbnN3ZXI7IG9uIGEgc2NhbGUgaXQgd291bGQgYmlhcyBhbnN3ZXJzLgoKSQoEBQACWxIE8QECHxo7IFRoZSBpbml0aWFsIGFuc3dlciBpcyBub3QgYSB2YWxpZCBhbnN3ZXIgdG8gdGhlIHF1ZXN0aW9uLgoKSQoEBQACXBIE8wECGxo7IFdhcm5pbmc6IGNsaWVudHMgd2lsbCBzaG93IHRoZSBxdWVzdGlvbiBhcyBub3Qgc3VwcG9ydGVkLgoKUAoEBQACXRIE9QECHRpCIEEgcXVlc3Rpb24gb2YgYW4gdW5zdXBwb3J0ZWQgdHlwZSBpcyByZXF1aXJlZC4gTWFrZSBpdCBvcHRpb25hbC4KCkEKBAUAAl4SBPcBAhkaMyBUaGUgY29udGVudHMgb2YgYW4gdW5zdXBwb3J0ZWQgdHlwZSBhcmUgdG9vIGxvbmcuCgpCCgQFAAJfEgT5AQIeGjQgQSBxdWVzdGlvbiBoYXMgbm8gdHlwZSwgb3IgYW4gaXRlbSBpcyBgaW5oZXJpdGVkYC4KCigKBAUAAmASBPsBAhgaGiBBIGNob2ljZSBoYXMgbm8gb3B0aW9ucy4KCiYKBAUAAmESBP0BAhkaGCBNb3JlIHRoYW4gNTAwIG9wdGlvbnMuCgpECgQFAAJiEgT/AQIhGjYgQW4gb3B0aW9uIG9mIGEgc2luZ2xlIGNob2ljZSBpcyBtYXJrZWQgYXMgZXhjbHVzaXZlLgoKVwoEBQACYxIEgQICFBpJIEEgbWluaW11bSBleGNlZWRzIGl0cyBtYXhpbXVtLCBvciBhbiBlYXJsaWVzdCBkYXRlIGlzIGFmdGVyIHRoZSBsYXRlc3QuCgo1CgQFAAJkEgSDAgIaGicgQSBudW1iZXIgaXMgaW5maW5pdGUgb3Igbm90IGEgbnVtYmVyLgoKLAoEBQACZRIEhQICFhoeIEEgc2xpZGVyJ3Mgc3RlcCBpcyBuZWdhdGl2ZS4KCmIKBAUAAmYSBIcCAh0aVCBUaGUgZGlzdGFuY2UgZnJvbSBhIHNsaWRlcidzIG1pbmltdW0gdG8gaXRzIG1heGltdW0gaXMgbm90IGEgbXVsdGlwbGUgb2YgaXRzIHN0ZXAuCgpFCgQFAAJnEgSJAgIaGjcgVGhlIGRpbWVuc2lvbiBvZiBhIG1hbmlraW4gaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjwKBAUAAmgSBIsCAhoaLiBBIGJvdW5kIG9mIGEgd2hvbGUgbnVtYmVyIGlzIG5vdCBhbiBpbnRlZ2VyLgoKQwoEBQACaRIEjQICFRo1IFRoZSB1bml0IGlzIG5vdCBhIFVDVU0gY29kZSBvZiB1cCB0byA2NCBjaGFyYWN0ZXJzLgoKRwoEBQACahIEjwICHBo5IEEgbWF4aW11bSBsZW5ndGggZXhjZWVkcyB0aGUgbWF4aW11bSBsZW5ndGggb2YgYW5zd2Vycy4KCkwKBAUAAmsSBJECAhwaPiBNb3JlIHRoYW4gMjAwIHBhcnRzIG9mIGEgY29uZGl0aW9uLCBvciBxdWVzdGlvbnMgb2YgYSBjb3VudC4KCngKBAUAAmwSBJQCAhwaaiBBIGNvbWJpbmF0aW9uIGhhcyBubyBwYXJ0cywgYSBjb3VudCBoYXMgbm8gcXVlc3Rpb25zLCBvciBhIHBhcnQgcHJlY2VkZXMgdGhlIGNvbWJpbmF0aW9uIGl0CiBiZWxvbmdzIHRvLgoKQQoEBQACbRIElgICGxozIENvbWJpbmF0aW9ucyBhcmUgbmVzdGVkIG1vcmUgdGhhbiAxMCBsZXZlbHMgZGVlcC4KCm8KBAUAAm4SBJgCAhQaYSBObyBwb3NzaWJsZSBhbnN3ZXJzIGZ1bGZpbCB0aGUgY29uZGl0aW9uLiBDb3JyZWN0IGl0LCBvciByZW1vdmUgdGhlIGVsZW1lbnRzIHRoYXQgZGVwZW5kIG9uIGl0LgoKagoEBQACbxIEmgICHRpcIFNjb3JlcyBjYW4gYmUgY29tcGFyZWQgb25seSBpbiBuZXh0IGxpc3RzLCBhbmQgb25seSBzY29yZXMgb2YgdGhlIHByZWNlZGluZyBxdWVzdGlvbm5haXJlLgoKPQoEBQACcBIEnAICGRovIFRoZSBxdWVzdGlvbm5haXJlIGRvZXMgbm90IGhhdmUgdGhlIHF1ZXN0aW9uLgoKVwoEBQACcRIEngICHRpJIFRoZSBxdWVzdGlvbiBkb2VzIG5vdCBwcmVjZWRlIHRoZSBlbGVtZW50IHdob3NlIGNvbmRpdGlvbiByZWZlcnMgdG8gaXQuCgo5CgQFAAJyEgSgAgIjGisgVGhlIHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgcXVlc3Rpb25uYWlyZS4KCowBCgQFAAJzEgSjAgIeGn4gV2FybmluZzogYSBjb25kaXRpb24gcmVmZXJzIHRvIGEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIG5vdCBwdWJsaXNoZWQsIG9yIG5vdCB2aXNpYmxlIHRvIHRoZQogY2FsbGVyLiBBIHN0dWR5IG11c3QgaGF2ZSBib3RoLgoKNgoEBQACdBIEpQICGRooIEEgY29tcGFyaXNvbiBvciBjb3VudCBoYXMgbm8gb3BlcmF0b3IuCgpECgQFAAJ1EgSnAgIgGjYgVGhlIG9wZXJhdG9yIGRvZXMgbm90IGFwcGx5IHRvIGFuc3dlcnMgb2YgdGhpcyB0eXBlLgoKOAoEBQACdhIEqQICFhoqIEEgY29tcGFyaXNvbiB3aXRoIGEgY2hvaWNlIGhhcyBubyBjb2Rlcy4KCjsKBAUAAncSBKsCAh0aLSBDb2RlcyBhcmUgZ2l2ZW4gYWx0aG91Z2ggbm9uZSBhcmUgY29tcGFyZWQuCgpICgQFAAJ4EgStAgIVGjogVGhlIHF1ZXN0aW9ucyByZWZlcnJlZCB0byBoYXZlIG5vIG9wdGlvbiB3aXRoIHRoaXMgY29kZS4KCjoKBAUAAnkSBK8CAhwaLCBBIHRleHQgaXMgZ2l2ZW4gYWx0aG91Z2ggbm9uZSBpcyBjb21wYXJlZC4KCmAKBAUAAnoSBLECAh4aUiBUaGUgdGV4dCB0byBjb21wYXJlIHdpdGggaXMgYWJzZW50LCBvciBkb2VzIG5vdCBoYXZlIHRoZSBzdG9yZWQgZm9ybSBvZiBhbnN3ZXJzLgoKYQoEBQACexIEswICFxpTIEEgbnVtYmVyIGlzIHJlcXVpcmVkOiB0byBjb21wYXJlIHdpdGgsIG9yIGZvciBhIHRlcm0gb2YgYSB2b2NhYnVsYXJ5IHdpdGggYSB1bml0LgoKPAoEBQACfBIEtQICHhouIEEgbnVtYmVyIGlzIGdpdmVuIGFsdGhvdWdoIG5vbmUgaXMgY29tcGFyZWQuCgovCgQFAAJ9EgS3AgIcGiEgTm8gYW5zd2VyIGNhbiByZWFjaCB0aGUgbnVtYmVyLgoKQAoEBQACfhIEuQICFxoyIFRoZSBtZXRob2Qgb2YgYSBzY29yZSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKJQoEBQACfxIEuwICGBoXIE1vcmUgdGhhbiAyMDAgc2NvcmVzLgoKJgoFBQACgAESBL0CAhcaFyBBIHNjb3JlIGhhcyBubyBpdGVtcy4KCjAKBQUAAoEBEgS/AgIdGiEgTW9yZSB0aGFuIDUwMCBpdGVtcyBvZiBhIHNjb3JlLgoKRwoFBQACggESBMECAh0aOCBBIHNjb3JlIGhhcyB0aGUgc2FtZSBpdGVtIHR3aWNlLiBVc2UgYSB3ZWlnaHQgaW5zdGVhZC4KCkgKBQUAAoMBEgTDAgIWGjkgVGhlIHNjb3JlIGRvZXMgbm90IGV4aXN0LCBvciBkb2VzIG5vdCBwcmVjZWRlIHRoaXMgb25lLgoKUQoFBQAChAESBMUCAh0aQiBBIHNjb3JlIHJlZmVycyB0byBhbnN3ZXJzIHRoYXQgYXJlIG5laXRoZXIgbnVtYmVycyBub3Igd2VpZ2h0ZWQuCgpICgUFAAKFARIExwICFho5IEFuIGl0ZW0gdG8gYmUgcmV2ZXJzZWQgaGFzIG5vIGxvd2VzdCBhbmQgaGlnaGVzdCB2YWx1ZS4KClEKBQUAAoYBEgTJAgImGkIgVGhlIHJlcXVpcmVkIG51bWJlciBvZiBhbnN3ZXJlZCBpdGVtcyBleGNlZWRzIHRoZSBzY29yZSdzIGl0ZW1zLgoKMgoFBQAChwESBMsCAhwaIyBCYW5kcyBhcmUgbm90IGluIGFzY2VuZGluZyBvcmRlci4KCi8KBQUAAogBEgTNAgIXGiAgTW9yZSB0aGFuIDUwIGJhbmRzIG9mIGEgc2NvcmUuCgpBCgUFAAKJARIEzwICFxoyIFRoZSBhY2Nlc3Mgb2YgYSBzdHVkeSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKPgoFBQACigESBNECAhkaLyBBIHN0dWR5IHdpdGggcGFzc3dvcmQgYWNjZXNzIGhhcyBubyBwYXNzd29yZC4KCj8KBQUAAosBEgTTAgIYGjAgVGhlIHBhc3N3b3JkIGRvZXMgbm90IGhhdmUgOOKAkzEyOCBjaGFyYWN0ZXJzLgoKRwoFBQACjAESBNUCAiAaOCBBIHBhc3N3b3JkIGlzIGdpdmVuIGFsdGhvdWdoIGFjY2VzcyBkb2VzIG5vdCBuZWVkIG9uZS4KCjYKBQUAAo0BEgTXAgIYGicgQSB0aW1lIGlzIG91dHNpZGUgdGhlIHllYXJzIDHigJM5OTk5LgoKLwoFBQACjgESBNkCAhUaICBBIHN0dWR5IGVuZHMgYmVmb3JlIGl0IHN0YXJ0cy4KCjoKBQUAAo8BEgTbAgIaGisgQSBzdHVkeSBuZWVkcyBhdCBsZWFzdCBvbmUgcXVlc3Rpb25uYWlyZS4KCnAKBQUAApABEgTdAgIYGmEgQSBzdHVkeSB3aXRoIGl0cyBxdWVzdGlvbm5haXJlcyBleGNlZWRzIDQ4IE1pQiwgb3IgMyBNaUIgaW4gb25lIGxhbmd1YWdlLCB0aGUgbGltaXQgb2YgZGV2aWNlcy4KCi4KBQUAApEBEgTfAgIgGh8gTW9yZSB0aGFuIDEwMCBxdWVzdGlvbm5haXJlcy4KCjsKBQUAApIBEgThAgIgGiwgQSBxdWVzdGlvbm5haXJlIGlzIGltcG9ydGVkIG9yIHVzZWQgdHdpY2UuCgp4CgUFAAKTARIE5AICIxppIEEgc3R1ZHkgdXNlcyB2ZXJzaW9uIDAgb2YgYSBxdWVzdGlvbm5haXJlIHRoYXQgdGhlIGltcG9ydCBkb2VzIG5vdCBjb250YWluLiBBZGQgaXQsIG9yIG5hbWUgYQogdmVyc2lvbi4KClEKBQUAApQBEgTmAgIfGkIgVGhlIGltcG9ydCBjb250YWlucyBhIHF1ZXN0aW9ubmFpcmUgdGhhdCB0aGUgc3R1ZHkgZG9lcyBub3QgdXNlLgoKTQoFBQAClQESBOgCAhsaPiBUaGUgcmVjdXJyZW5jZSBvZiBhIHF1ZXN0aW9ubmFpcmUgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjMKBQUAApYBEgTqAgIWGiQgVGhlIHN0dWR5IGRvZXMgbm90IGhhdmUgdGhlIGdyb3VwLgoKMQoFBQAClwESBOwCAhgaIiBBIHN0dWR5IGhhcyBtb3JlIHRoYW4gNTAgZ3JvdXBzLgoKNAoFBQACmAESBO4CAiUaJSBNb3JlIHRoYW4gODcsODQwIGhvdXJzICh0ZW4geWVhcnMpLgoKQAoFBQACmQESBPACAicaMSBBIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmUgaGFzIGEgcmVwZWF0IGludGVydmFsLgoKKgoFBQACmgESBPICAhwaGyBNb3JlIHRoYW4gMjAwIG5leHQgbGlzdHMuCgorCgUFAAKbARIE9AICEhocIEEgbmV4dCBsaXN0IGhhcyBubyBvZmZlcnMuCgo6CgUFAAKcARIE9gICGBorIEEgbmV4dCBsaXN0IG9mZmVycyBhIHF1ZXN0aW9ubmFpcmUgdHdpY2UuCgpJCgUFAAKdARIE+AICGBo6IE9mZmVycyBmb3JtIGEgY3ljbGU6IHRoZSBwYXJ0aWNpcGFudCB3b3VsZCBuZXZlciBmaW5pc2guCgolCgUFAAKeARIE+gICFRoWIEEgc291bmQgaGFzIG5vIGZpbGUuCgpqCgUFAAKfARIE/AICHxpbIExvY2F0aW9uLCBtZWRpYSB0eXBlLCBoYXNoIG9yIHNpemUgb2YgYSBmaWxlIGRvIG5vdCBoYXZlIHRoZSBmb3JtIGdpdmVuIGluIEZpbGVSZWZlcmVuY2UuCgo3CgUFAAKgARIE/gICEhooIEEgY29sbGVjdGlvbiBuZWVkcyBhdCBsZWFzdCBvbmUgc291bmQuCgooCgUFAAKhARIEgAMCGBoZIE1vcmUgdGhhbiAxLDAwMCBzb3VuZHMuCgo7CgUFAAKiARIEggMCGRosIFRoZSBjb2xsZWN0aW9uIGRvZXMgbm90IGhhdmUgdGhlIGNhdGVnb3J5LgoKJwoFBQACowESBIQDAh0aGCBBIHNvdW5kIGhhcyBubyBsZW5ndGguCgo3CgUFAAKkARIEhgMCFxooIEEgbnVtYmVyIG9mIGxvb3AgbWludXRlcyBvY2N1cnMgdHdpY2UuCgo2CgUFAAKlARIEiAMCERonIEEgdm9jYWJ1bGFyeSBuZWVkcyBhdCBsZWFzdCBvbmUgdGVybS4KCicKBQUAAqYBEgSKAwIXGhggTW9yZSB0aGFuIDUsMDAwIHRlcm1zLgoKKAoFBQACpwESBIwDAhUaGSBBIHNjaGVkdWxlIGhhcyBubyBwbGFuLgoKQwoFBQACqAESBI4DAh0aNCBUaGUgbnVtYmVyIG9mIG5vdGlmaWNhdGlvbnMgcGVyIGRheSBpcyBub3QgMeKAkzk2LgoKJwoFBQACqQESBJADAhMaGCBBIHBsYW4gaGFzIG5vIHdpbmRvd3MuCgpYCgUFAAKqARIEkgMCGRpJIEEgd2luZG93IGlzIHRvbyBzaG9ydCBmb3IgdGhlIGRheSdzIG5vdGlmaWNhdGlvbnMgYXQgdGhlaXIgbWluaW11bSBnYXAuCgo1CgUFAAKrARIElAMCGRomIFRoZSBtaW5pbXVtIGdhcCBleGNlZWRzIDcyMCBtaW51dGVzLgoKMQoFBQACrAESBJYDAhQaIiBBIHdpbmRvdyBvciB0aW1lIGhhcyBubyB3ZWVrZGF5LgoKKwoFBQACrQESBJgDAhYaHCBBIHdlZWtkYXkgaGFzIHR3byB3aW5kb3dzLgoKRAoFBQACrgESBJoDAhwaNSBBIG51bWJlciBvZiBtaW51dGVzIHNpbmNlIG1pZG5pZ2h0IGlzIG5vdCAw4oCTMTQzOS4KCjQKBQUAAq8BEgScAwIRGiUgQSB3ZWVrbHkgb3IgZGFpbHkgcGxhbiBoYXMgbm8gdGltZS4KCj0KBQUAArABEgSeAwIXGi4gTW9yZSB0aGFuIDY3MiB0aW1lcyBwZXIgd2Vlaywgb3IgOTYgcGVyIGRheS4KCjgKBQUAArEBEgSgAwIXGikgQSB0aW1lIG9mIHRoZSB3ZWVrIG9yIGRheSBvY2N1cnMgdHdpY2UuCgonCgUFAAKyARIEogMCIhoYIFRoZSBkYXkgaXMgbm90IDHigJMzMS4KCi0KBQUAArMBEgSkAwIfGh4gVGhlIGZpcnN0IGRheSBleGNlZWRzIDMsNjYwLgoKSQoFBQACtAESBKYDAhwaOiBUaGUgdGltZSBmb3IgYW5zd2VyaW5nIGV4Y2VlZHMgNDQsNjQwIG1pbnV0ZXMgKDMxIGRheXMpLgoKXAoFBQACtQESBKgDAh0aTSBXYXJuaW5nOiBhIHRyYW5zbGF0aW9uIHdhcyBtYWRlIGZyb20gYW4gZWFybGllciB3b3JkaW5nIG9mIHRoZSBzb3VyY2UgdGV4dC4KClEKBQUAArYBEgSqAwIkGkIgV2FybmluZzogdGhlIGNvbnNlbnQgdGV4dCBpcyBtaXNzaW5nIGluIGEgbGFuZ3VhZ2Ugb2YgdGhlIHN0dWR5LgoKWQoFBQACtwESBKwDAhgaSiBBIHJldGVudGlvbiBoYXMgbmVpdGhlciBhIGxpbWl0IG5vciBhIHJ1bGUgZm9yIHdpdGhkcmF3YWxzIGFuZCBlcmFzdXJlcy4KCjEKBQUAArgBEgSuAwIfGiIgQSByZXRlbnRpb24gZXhjZWVkcyAzNiw1MDAgZGF5cy4KCkYKBQUAArkBEgSwAwIiGjcgVGhlIG91dGNvbWUgb2YgYSByZXRlbnRpb24gaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCssBCgUFAAK6ARIEswMCHRq7ASBBIHN0dWR5IHRoYXQgaGFzIG9wZW5lZCB3b3VsZCB3ZWFrZW4gaXRzIHJldGVudGlvbjoga2VlcCBhbnN3ZXJzIGxvbmdlciwga2VlcCB0aGVtIGFmdGVyCiB3aXRoZHJhd2Fscywgb3IgYW5vbnltaXNlIHRoZW0gYWx0aG91Z2ggdGhleSB3ZXJlIHRvIGJlIGVyYXNlZCBvciB0aGUgcGFydGljaXBhbnQgY291bGQgY2hvb3NlLgoKPwoFBQACuwESBLUDAiAaMCBEcmFmdHMgd291bGQgYmUga2VwdCBmb3IgbW9yZSB0aGFuIDMsNjYwIGRheXMuCgpECgUFAAK8ARIEtwMCHBo1IEEgdHlwZSBvZiBoZWFsdGggcmVjb3JkcyBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKNwoFBQACvQESBLkDAh4aKCBBIHR5cGUgb2YgaGVhbHRoIHJlY29yZHMgb2NjdXJzIHR3aWNlLgoKRwoFBQACvgESBLsDAiIaOCBFdmVudHMgYW5kIHRoZXJhcGllcyBuZWVkIGEgdm9jYWJ1bGFyeSBvZiB0aGVpciBraW5kcy4KClMKBQUAAr8BEgS9AwIiGkQgVGhlIHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgdm9jYWJ1bGFyeSBvZiBhIHR5cGUgb2YgaGVhbHRoIHJlY29yZHMuCgo8CgUFAALAARIEvwMCGxotIEEgcXVlc3Rpb25uYWlyZSBoYXMgbW9yZSB0aGFuIDIwIHNjaGVkdWxlcy4KCkcKBQUAAsEBEgTBAwIcGjggT25lIG9mIHNldmVyYWwgc2NoZWR1bGVzIG9mIGEgcXVlc3Rpb25uYWlyZSBoYXMgbm8gaWQuCgpNCgUFAALCARIEwwMCFxo+IERheSAwIG9mIGEgc2NoZWR1bGUgaXMgbW9yZSB0aGFuIDMsNjYwIGRheXMgZnJvbSBpdHMgYW5jaG9yLgoKWwoFBQACwwESBMUDAhwaTCBBIHJoeXRobSBvZiBkYXlzIGlzIG91dCBvZiByYW5nZSwgb3IgdGhlIGRheXMgb2YgYSBzZXF1ZW5jZSBkbyBub3QgYXNjZW5kLgoKNwoFBQACxAESBMcDAh8aKCBBIHNjaGVkdWxlIGxhc3RzIG1vcmUgdGhhbiAzLDY2MCBkYXlzLgoKNAoFBQACxQESBMkDAhQaJSBgdW50aWxfZGF0ZWAgaXMgYmVmb3JlIGBmcm9tX2RhdGVgLgoKOQoFBQACxgESBMsDAiIaKiBgZHJhd25fb25jZWAgcmVxdWlyZXMgYSBgc3RhbmRhcmRgIHBsYW4uCgqKAQoFBQACxwESBM4DAhcaeyBCb3VuZHMgb2YgcGFydGljaXBhbnRzJyBwbGFucyBjb250cmFkaWN0IGVhY2ggb3RoZXIgb3IgdGhlIHNjaGVkdWxlJ3Mgb3duIHBsYW4sIG9yIHBhcnRpY2lwYW50cwogbWF5IG5vdCBjaGFuZ2UgdGhlIHBsYW4uCgp+CgUFAALIARIE0QMCHBpvIGBwYXJ0aWNpcGFudF9tYXlfbXV0ZWAgaGFzIG5vIGVmZmVjdDogcGFydGljaXBhbnRzIG1heSBub3QgY2hhbmdlIHRoZSBzY2hlZHVsZSwgb3IgbWF5IHN3aXRjaAogaXQgb2ZmIGFueXdheS4KCigKBQUAAskBEgTTAwIeGhkgQSBwcmlvcml0eSBleGNlZWRzIDEwMC4KCnEKBQUAAsoBEgTVAwIfGmIgTm90IDHigJMxMCByZW1pbmRlcnMsIG5vdCAx4oCTMSw0NDAgbWludXRlcyBhcGFydCwgb3IgcmVtaW5kZXJzIGFmdGVyIHRoZSBub3RpZmljYXRpb24ncyBleHBpcnkuCgpDCgUFAALLARIE1wMCHBo0IE5vdCAx4oCTMTAgc25vb3plcywgb3Igbm90IDHigJMxLDQ0MCBtaW51dGVzIGVhY2guCgo0CgUFAALMARIE2QMCIBolIGBjb21wbGV0aW9uX21pbnV0ZXNgIGV4Y2VlZHMgMSw0NDAuCgpECgUFAALNARIE2wMCIho1IEEgbnVtYmVyIG9mIHRoZSBub3RpZmljYXRpb24gcnVsZXMgaXMgb3V0IG9mIHJhbmdlLgoKKAoFBQACzgESBN0DAhoaGSBBIGhvbGlkYXkgb2NjdXJzIHR3aWNlLgoKKgoFBQACzwESBN8DAhoaGyBNb3JlIHRoYW4gMSwwMDAgaG9saWRheXMuCgooCgUFAALQARIE4QMCGhoZIE1vcmUgdGhhbiAxMDAgdHJpZ2dlcnMuCgo6CgUFAALRARIE4wMCGhorIEFub3RoZXIgdHJpZ2dlciBvZiB0aGUgc3R1ZHkgaGFzIHRoaXMgaWQuCgooCgUFAALSARIE5QMCHhoZIEEgdHJpZ2dlciBoYXMgbm8gY2F1c2UuCgo3CgUFAALTARIE5wMCGBooIFRoZSBzdHVkeSBoYXMgbm8gdHJpZ2dlciB3aXRoIHRoaXMgaWQuCgo3CgUFAALUARIE6QMCHRooIEEgbnVtYmVyIG9mIGEgdHJpZ2dlciBpcyBvdXQgb2YgcmFuZ2UuCgqCAQoFBQAC1QESBOwDAh4acyBUaGUgbWF4aW11bSBudW1iZXIgb2YgYSB0cmlnZ2VyJ3Mgbm90aWZpY2F0aW9ucyBoYXMgbm8gY291bnQgb3Igbm8gcGVyaW9kLCBvciBpdHMgY29vbGRvd24KIGFscmVhZHkgYWxsb3dzIGZld2VyLgoKRwoFBQAC1gESBO4DAiEaOCBUaGUgc3R1ZHkgZG9lcyBub3QgYWNjZXB0IGhlYWx0aCByZWNvcmRzIG9mIHRoaXMgdHlwZS4KCosBCgUFAALXARIE8QMCJBp8IEEgdmFsdWUgaXMgY29tcGFyZWQgYWx0aG91Z2ggdGhlIHJlY29yZHMgYXJlIG5vdCBtZWFzdXJlbWVudHMsIG9yIGtpbmRzIGFyZSBnaXZlbiBhbHRob3VnaAogcmVjb3JkcyBvZiB0aGUgdHlwZSBoYXZlIG5vbmUuCgo+CgUFAALYARIE8wMCHhovIEEgY29tcGFyaXNvbiBvZiBhIG1lYXN1cmVkIHZhbHVlIGhhcyBubyB1bml0LgoKRQoFBQAC2QESBPUDAhsaNiBUaGUgdW5pdCBvZiBhIG5vaXNlIGxldmVsIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgpPCgUFAALaARIE9wMCGxpAIFRoZSBzdHVkeSwgb3IgdGhlIG5hbWVkIHF1ZXN0aW9ubmFpcmUsIGRvZXMgbm90IG1lYXN1cmUgbm9pc2UuCgpBCgUFAALbARIE+QMCHBoyIFRoZSBzdHVkeSBoYXMgbm8gc291bmRzLCBvciBub3QgdGhpcyBjb2xsZWN0aW9uLgoKMQoFBQAC3AESBPsDAhgaIiBBIHJ1bGUgaGFzIHRoZSBzYW1lIHNjb3JlIHR3aWNlLgoKMgoFBQAC3QESBP0DAhUaIyBUaGUgc2NvcmUgZG9lcyBub3QgaGF2ZSB0aGUgYmFuZC4KCjsKBQUAAt4BEgT/AwIgGiwgQW4gZW50cnkgb2YgYSB0cmlnZ2VyJ3MgbGlzdCBvY2N1cnMgdHdpY2UuCgpACgUFAALfARIEgQQCHxoxIFRoZSBhbmNob3Igb2YgYW4gYGFmdGVyYCBwbGFuIGlzIG5vdCBhIHRyaWdnZXIuCgo9CgUFAALgARIEgwQCIhouIEEgZmllbGQgaGFzIG5vIG1lYW5pbmcgd2l0aCBhbiBgYWZ0ZXJgIHBsYW4uCgqOAQoFBQAC4QESBIYEAh0afyBXYXJuaW5nOiBvbiBzb21lIGRheXMsIG5vdGlmaWNhdGlvbnMgb2YgdGhlIHNhbWUgb3IgYSBoaWdoZXIgcHJpb3JpdHkgcmVhY2ggYHBlcl9kYXlfbWF4YCwgc28KIHRoYXQgbm9uZSBmb2xsb3dzIHRoZSB0cmlnZ2VyLgoKVAoFBQAC4gESBIgEAhsaRSBBIGRlbGF5IGV4Y2VlZHMgNDQsNjQwIG1pbnV0ZXMsIG9yIHRoZSBtaW5pbXVtIGV4Y2VlZHMgdGhlIG1heGltdW0uCgo3CgUFAALjARIEigQCFxooIFdhcm5pbmc6IG5vIHNjaGVkdWxlIHVzZXMgdGhlIHRyaWdnZXIuCgpTCgUFAALkARIEjAQCHhpEIFdhcm5pbmc6IGEgc2NvcmUgY291bnRzIGEgbmVnYXRpdmUgY29kZSB3aG9zZSBvcHBvc2l0ZSBpcyBubyBjb2RlLgpiBnByb3RvMw==")
}
