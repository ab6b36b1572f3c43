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
    /// More than 20 comparisons.
    case tooManyComparisons
    /// A comparison or a change names neither a question nor a score.
    case comparedValueMissing
    /// The answers to the question are not numbers.
    case comparedValueNotNumeric
    /// The window of a comparison exceeds 366 days.
    case windowDaysOutOfRange
    /// More than 200 feedback texts.
    case tooManyFeedbackTexts
    /// The change of a feedback text has no limit, or no number lies between its limits.
    case feedbackChangeEmpty
    /// Warning: a score counts a negative code whose opposite is no code.
    case negativeCodeCounted
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .libraryEntryOfAnotherStudy, .studyOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays, .tooManyTriggers, .triggerDuplicate, .triggerCauseMissing, .triggerUnknown, .triggerOutOfRange, .triggerBoundInvalid, .recordTypeNotInStudy, .recordCauseNotApplicable, .comparedUnitMissing, .noiseUnitMissing, .noiseNotMeasured, .soundsNotInStudy, .scoreDuplicate, .bandUnknown, .triggerEntryDuplicate, .triggerAnchorMissing, .afterPlanNotApplicable, .triggerWithoutRoom, .delayOutOfRange, .triggerUnused, .tooManyComparisons, .comparedValueMissing, .comparedValueNotNumeric, .windowDaysOutOfRange, .tooManyFeedbackTexts, .feedbackChangeEmpty, .negativeCodeCounted] }

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
        case 320: .tooManyComparisons
        case 321: .comparedValueMissing
        case 322: .comparedValueNotNumeric
        case 323: .windowDaysOutOfRange
        case 324: .tooManyFeedbackTexts
        case 325: .feedbackChangeEmpty
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
        case .tooManyComparisons: 320
        case .comparedValueMissing: 321
        case .comparedValueNotNumeric: 322
        case .windowDaysOutOfRange: 323
        case .tooManyFeedbackTexts: 324
        case .feedbackChangeEmpty: 325
        case .negativeCodeCounted: 299
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/catalogue/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/catalogue/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKp4tCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJTSU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElPTl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSFQoRUk9MRV9JTlNVRkZJQ0lFTlQQCBIUChBOT1RfU1RVRFlfTEVBREVSEAkSHwobU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUEAoSJAogUVVFU1RJT05OQUlSRV9PRl9BTk9USEVSX1BST0pFQ1QQCxIiCh5RVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFkQDBIkCiBMSUJSQVJZX0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVBANEiMKHkxJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9TVFVEWRC2AhIdChhTVFVEWV9PRl9BTk9USEVSX1BST0pFQ1QQtwISDgoKVEVYVFNfT05MWRAOEhYKElBBUlRJQ0lQQU5UX0VSQVNFRBAsEhEKDUVUQUdfTUlTTUFUQ0gQDxIXChNQVUJMSVNIRURfTUVBTldISUxFEBASGAoUQ1JFQVRFRF9DT05DVVJSRU5UTFkQERIZChVJTVBPUlRFRF9DT05DVVJSRU5UTFkQEhIQCgxEUkFGVF9FWElTVFMQExISCg5QUk9KRUNUX0VYSVNUUxAUEhkKFVFVRVNUSU9OTkFJUkVfUkVUSVJFRBAVEg4KCkxBU1RfT1dORVIQFhIWChJEUkFGVF9IQVNfRklORElOR1MQFxITCg9UT09fTUFOWV9EUkFGVFMQGBIVChFUT09fTUFOWV9QUk9KRUNUUxAZEhQKEFRPT19NQU5ZX01FTUJFUlMQGhIVChFUT09fTUFOWV9XQVRDSEVSUxAbEhQKEEFOU1dFUl9UT09fTEFSR0UQHBITCg9BVVRIT1JJTkdfTElNSVQQHRISCg5DVVJTT1JfSU5WQUxJRBAeEhAKDEtJTkRfVU5LTk9XThAfEhEKDUJBVENIX0lOVkFMSUQQIBIUChBUT09fTUFOWV9TVFVESUVTECESEwoPU1RVRFlfRFVQTElDQVRFECISEgoOUVVFUllfVE9PX0xPTkcQIxIRCg1GSUVMRF9VTktOT1dOECQSFgoSRklFTERfTk9UX1dSSVRBQkxFECUSEwoPVE9PX01BTllfRklFTERTECYSEwoPRUxFTUVOVF9VTktOT1dOECcSEwoPVkVSU0lPTl9VTktOT1dOECgSEAoMUk9MRV9VTktOT1dOECkSEwoPU0hBUklOR19VTktOT1dOECoSEwoPRFJBRlRfVE9PX0xBUkdFECsSFQoRVE9PX01BTllfRklORElOR1MQZRIOCgpJRF9JTlZBTElEEGYSEAoMSURfRFVQTElDQVRFEGcSEAoMQ09ERV9JTlZBTElEEGgSEgoOQ09ERV9EVVBMSUNBVEUQaRIQCgxURVhUX01JU1NJTkcQahIOCgpURVhUX0VNUFRZEGsSEQoNVEVYVF9UT09fTE9ORxBsEhoKFlRFWFRfQ09OVFJPTF9DSEFSQUNURVIQbRIdChlURVhUX09VVFNJREVfVFJBTlNMQVRJT05TEG4SFwoTVFJBTlNMQVRJT05fTUlTU0lORxBvEhQKEExBTkdVQUdFX0lOVkFMSUQQcBIWChJMQU5HVUFHRV9EVVBMSUNBVEUQcRIWChJUT09fTUFOWV9MQU5HVUFHRVMQchIRCg1WRVJTSU9OX0dJVkVOEHMSGAoUQ09OVEVOVF9IQVNIX0RJRkZFUlMQdBIPCgtET0lfSU5WQUxJRBB1EhQKEFRPT19NQU5ZX0FVVEhPUlMQdhISCg5PUklHSU5fSU5WQUxJRBB3EhoKFkFOTk9UQVRJT05fS0VZX0lOVkFMSUQQeBIYChRBTk5PVEFUSU9OX0RVUExJQ0FURRB5EhgKFFRPT19NQU5ZX0FOTk9UQVRJT05TEHoSDwoLTk9fRUxFTUVOVFMQexIVChFUT09fTUFOWV9FTEVNRU5UUxB8EhMKD0NPTlRFTlRfTUlTU0lORxB9EhcKE1NFTlNPUl9LSU5EX01JU1NJTkcQfhIUChBTRU5TT1JfRFVQTElDQVRFEH8SHgoZU0VOU09SX0NPVU5UX09VVF9PRl9SQU5HRRCAARIYChNHUk9VUF9TVFlMRV9NSVNTSU5HEIEBEhMKDlBBUkVOVF9VTktOT1dOEIIBEhEKDE1FTUJFUl9BUEFSVBCDARIXChJNRU1CRVJfTk9UX0FMTE9XRUQQhAESEAoLR1JPVVBfRU1QVFkQhQESFAoPR1JPVVBTX1RPT19ERUVQEIYBEhgKE1BBR0VfQlJFQUtfSU5fR1JPVVAQhwESGgoVU0hBUkVEX0FOU1dFUl9NSVNTSU5HEIgBEiEKHFNIQVJFRF9BTlNXRVJfTk9UX0FQUExJQ0FCTEUQiQESEQoMSVRFTV9SRUNPREVEEIoBEhcKEkNPVU5UX09VVF9PRl9SQU5HRRCLARITCg5XRUlHSFRfSU5WQUxJRBCMARIRCgxEQVRFX0lOVkFMSUQQjQESFAoPUEFUVEVSTl9JTlZBTElEEI4BEhkKFFBBVFRFUk5fSElOVF9NSVNTSU5HEI8BEiIKHUlOSVRJQUxfQU5TV0VSX05PVF9BUFBMSUNBQkxFEJABEhsKFklOSVRJQUxfQU5TV0VSX0lOVkFMSUQQkQESFwoSVFlQRV9OT1RfU1VQUE9SVEVEEJIBEhkKFFVOU1VQUE9SVEVEX1JFUVVJUkVEEJMBEhUKEENPTlRFTlRTX0lOVkFMSUQQlAESGgoVUVVFU1RJT05fVFlQRV9NSVNTSU5HEJUBEhQKD1RPT19GRVdfT1BUSU9OUxCWARIVChBUT09fTUFOWV9PUFRJT05TEJcBEh0KGEVYQ0xVU0lWRV9OT1RfQVBQTElDQUJMRRCYARIQCgtSQU5HRV9FTVBUWRCZARIWChFOVU1CRVJfTk9UX0ZJTklURRCaARISCg1TVEVQX05FR0FUSVZFEJsBEhkKFFNURVBfRE9FU19OT1RfRElWSURFEJwBEhYKEURJTUVOU0lPTl9NSVNTSU5HEJ0BEhYKEUJPVU5EX05PVF9JTlRFR0VSEJ4BEhEKDFVOSVRfSU5WQUxJRBCfARIYChNMRU5HVEhfT1VUX09GX1JBTkdFEKABEhgKE1RPT19NQU5ZX0NPTkRJVElPTlMQoQESGAoTQ09ORElUSU9OX01BTEZPUk1FRBCiARIXChJDT05ESVRJT05fVE9PX0RFRVAQowESEAoLVU5SRUFDSEFCTEUQpAESGQoUU0NPUkVfTk9UX0FQUExJQ0FCTEUQpQESFQoQUVVFU1RJT05fVU5LTk9XThCmARIZChRRVUVTVElPTl9OT1RfRUFSTElFUhCnARIfChpRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWRCoARIaChVRVUVTVElPTk5BSVJFX1VOS05PV04QqQESFQoQT1BFUkFUT1JfTUlTU0lORxCqARIcChdPUEVSQVRPUl9OT1RfQVBQTElDQUJMRRCrARISCg1DT0RFU19NSVNTSU5HEKwBEhkKFENPREVTX05PVF9BUFBMSUNBQkxFEK0BEhEKDENPREVfVU5LTk9XThCuARIYChNURVhUX05PVF9BUFBMSUNBQkxFEK8BEhoKFUNPTVBBUkVEX1RFWFRfSU5WQUxJRBCwARITCg5OVU1CRVJfTUlTU0lORxCxARIaChVOVU1CRVJfTk9UX0FQUExJQ0FCTEUQsgESGAoTTlVNQkVSX09VVF9PRl9SQU5HRRCzARITCg5NRVRIT0RfTUlTU0lORxC0ARIUCg9UT09fTUFOWV9TQ09SRVMQtQESEwoOTk9fU0NPUkVfSVRFTVMQtgESGQoUVE9PX01BTllfU0NPUkVfSVRFTVMQtwESGQoUU0NPUkVfSVRFTV9EVVBMSUNBVEUQuAESEgoNU0NPUkVfVU5LTk9XThC5ARIZChRBTlNXRVJfTk9UX0NPVU5UQUJMRRC6ARISCg1SQU5HRV9VTktOT1dOELsBEiIKHU1JTklNVU1fQU5TV0VSRURfT1VUX09GX1JBTkdFELwBEhgKE0JBTkRTX05PVF9BU0NFTkRJTkcQvQESEwoOVE9PX01BTllfQkFORFMQvgESEwoOQUNDRVNTX01JU1NJTkcQvwESFQoQUEFTU1dPUkRfTUlTU0lORxDAARIUCg9QQVNTV09SRF9MRU5HVEgQwQESHAoXUEFTU1dPUkRfTk9UX0FQUExJQ0FCTEUQwgESFAoPSU5TVEFOVF9JTlZBTElEEMMBEhEKDFBFUklPRF9FTVBUWRDEARIWChFOT19RVUVTVElPTk5BSVJFUxDFARIUCg9TVFVEWV9UT09fTEFSR0UQxgESHAoXVE9PX01BTllfUVVFU1RJT05OQUlSRVMQxwESHAoXUVVFU1RJT05OQUlSRV9EVVBMSUNBVEUQyAESHwoaUVVFU1RJT05OQUlSRV9OT1RfSU1QT1JURUQQyQESGwoWUVVFU1RJT05OQUlSRV9OT1RfVVNFRBDKARIXChJSRUNVUlJFTkNFX01JU1NJTkcQywESEgoNR1JPVVBfVU5LTk9XThDMARIUCg9UT09fTUFOWV9HUk9VUFMQzQESIQocUkVQRUFUX0lOVEVSVkFMX09VVF9PRl9SQU5HRRDOARIjCh5SRVBFQVRfSU5URVJWQUxfTk9UX0FQUExJQ0FCTEUQzwESGAoTVE9PX01BTllfTkVYVF9MSVNUUxDQARIOCglOT19PRkZFUlMQ0QESFAoPT0ZGRVJfRFVQTElDQVRFENIBEhQKD05FWFRfTElTVF9DWUNMRRDTARIRCgxGSUxFX01JU1NJTkcQ1AESGwoWRklMRV9SRUZFUkVOQ0VfSU5WQUxJRBDVARIOCglOT19TT1VORFMQ1gESFAoPVE9PX01BTllfU09VTkRTENcBEhUKEENBVEVHT1JZX1VOS05PV04Q2AESGQoUU09VTkRfTEVOR1RIX01JU1NJTkcQ2QESEwoOTE9PUF9EVVBMSUNBVEUQ2gESDQoITk9fVEVSTVMQ2wESEwoOVE9PX01BTllfVEVSTVMQ3AESEQoMUExBTl9NSVNTSU5HEN0BEhkKFFBFUl9EQVlfT1VUX09GX1JBTkdFEN4BEg8KCk5PX1dJTkRPV1MQ3wESFQoQV0lORE9XX1RPT19TSE9SVBDgARIVChBHQVBfT1VUX09GX1JBTkdFEOEBEhAKC0RBWV9NSVNTSU5HEOIBEhIKDURBWV9EVVBMSUNBVEUQ4wESGAoTTUlOVVRFX09VVF9PRl9SQU5HRRDkARINCghOT19USU1FUxDlARITCg5UT09fTUFOWV9USU1FUxDmARITCg5USU1FX0RVUExJQ0FURRDnARIeChlEQVlfT0ZfTU9OVEhfT1VUX09GX1JBTkdFEOgBEhsKFlNUQVJUX0RBWV9PVVRfT0ZfUkFOR0UQ6QESGAoTRVhQSVJZX09VVF9PRl9SQU5HRRDqARIZChRUUkFOU0xBVElPTl9PVVREQVRFRBDrARIgChtDT05TRU5UX1RSQU5TTEFUSU9OX01JU1NJTkcQ7AESFAoPUkVURU5USU9OX0VNUFRZEO0BEhsKFlJFVEVOVElPTl9PVVRfT0ZfUkFOR0UQ7gESHgoZUkVURU5USU9OX09VVENPTUVfTUlTU0lORxDvARIZChRSRVRFTlRJT05fTEVOR1RIRU5FRBDwARIcChdEUkFGVF9EQVlTX09VVF9PRl9SQU5HRRDxARIYChNSRUNPUkRfVFlQRV9NSVNTSU5HEPIBEhoKFVJFQ09SRF9UWVBFX0RVUExJQ0FURRDzARIeChlSRUNPUkRfVk9DQUJVTEFSWV9NSVNTSU5HEPQBEh4KGVJFQ09SRF9WT0NBQlVMQVJZX1VOS05PV04Q9QESFwoSVE9PX01BTllfU0NIRURVTEVTEPYBEhgKE1NDSEVEVUxFX0lEX01JU1NJTkcQ9wESEwoOQU5DSE9SX0lOVkFMSUQQ+AESGAoTUkhZVEhNX09VVF9PRl9SQU5HRRD5ARIbChZEQVlfQ09VTlRfT1VUX09GX1JBTkdFEPoBEhAKC0RBVEVTX0VNUFRZEPsBEh4KGURSQVdOX09OQ0VfTk9UX0FQUExJQ0FCTEUQ/AESEwoOQk9VTkRTX0lOVkFMSUQQ/QESGAoTTVVURV9OT1RfQVBQTElDQUJMRRD+ARIaChVQUklPUklUWV9PVVRfT0ZfUkFOR0UQ/wESGwoWUkVNSU5ERVJTX09VVF9PRl9SQU5HRRCPAhIYChNTTk9PWkVfT1VUX09GX1JBTkdFEJACEhwKF0NPTVBMRVRJT05fT1VUX09GX1JBTkdFEJECEh4KGVBST01QVF9SVUxFU19PVVRfT0ZfUkFOR0UQgAISFgoRSE9MSURBWV9EVVBMSUNBVEUQgQISFgoRVE9PX01BTllfSE9MSURBWVMQggISFgoRVE9PX01BTllfVFJJR0dFUlMQmAISFgoRVFJJR0dFUl9EVVBMSUNBVEUQmQISGgoVVFJJR0dFUl9DQVVTRV9NSVNTSU5HEJoCEhQKD1RSSUdHRVJfVU5LTk9XThCbAhIZChRUUklHR0VSX09VVF9PRl9SQU5HRRCcAhIaChVUUklHR0VSX0JPVU5EX0lOVkFMSUQQnQISHQoYUkVDT1JEX1RZUEVfTk9UX0lOX1NUVURZEJ4CEiAKG1JFQ09SRF9DQVVTRV9OT1RfQVBQTElDQUJMRRCfAhIaChVDT01QQVJFRF9VTklUX01JU1NJTkcQoAISFwoSTk9JU0VfVU5JVF9NSVNTSU5HEKECEhcKEk5PSVNFX05PVF9NRUFTVVJFRBCiAhIYChNTT1VORFNfTk9UX0lOX1NUVURZEKMCEhQKD1NDT1JFX0RVUExJQ0FURRCkAhIRCgxCQU5EX1VOS05PV04QpQISHAoXVFJJR0dFUl9FTlRSWV9EVVBMSUNBVEUQpgISGwoWVFJJR0dFUl9BTkNIT1JfTUlTU0lORxCnAhIeChlBRlRFUl9QTEFOX05PVF9BUFBMSUNBQkxFEKgCEhkKFFRSSUdHRVJfV0lUSE9VVF9ST09NELECEhcKEkRFTEFZX09VVF9PRl9SQU5HRRCpAhITCg5UUklHR0VSX1VOVVNFRBCqAhIZChRUT09fTUFOWV9DT01QQVJJU09OUxDAAhIbChZDT01QQVJFRF9WQUxVRV9NSVNTSU5HEMECEh8KGkNPTVBBUkVEX1ZBTFVFX05PVF9OVU1FUklDEMICEh0KGFdJTkRPV19EQVlTX09VVF9PRl9SQU5HRRDDAhIcChdUT09fTUFOWV9GRUVEQkFDS19URVhUUxDEAhIaChVGRUVEQkFDS19DSEFOR0VfRU1QVFkQxQISGgoVTkVHQVRJVkVfQ09ERV9DT1VOVEVEEKsCQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKwpYBCisKAQwSAwEAEhohIEVycm9yIHJlYXNvbnMgb2YgdGhlIGNhdGFsb2d1ZS4KCpgDCgIFABIFDwCZBAEaigMgRXJyb3IgcmVhc29ucyBvZiB0aGlzIHNlcnZpY2UsIGluIGFkZGl0aW9uIHRvIHRob3NlIG9mIG90b2xpdGguY29tbW9uLnYxLkVycm9yUmVhc29uICh0b2tlbnMsCiBsaW1pdHMsIHRoZSBkYXRhYmFzZSwgZW1wdHkgb3IgbWFsZm9ybWVkIGZpZWxkcykuIEEgdmFsdWUncyBuYW1lIGlzIHNlbnQgYXMgdGV4dCwgd2l0aG91dCBhCiBwcmVmaXg6IGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSwgaW4KIGBnb29nbGUucnBjLkJhZFJlcXVlc3QuRmllbGRWaW9sYXRpb24ucmVhc29uYCwgb3IgaW4gRmluZGluZy5yZWFzb24uIE5ldyByZWFzb25zIG1heSBiZSBhZGRlZDoKIHRyZWF0IGFuIHVua25vd24gcmVhc29uIGJ5IGl0cyBzdGF0dXMgY29kZS4KCicKBAUAAgASAxECHxoaIE5vdCB1c2VkIGJ5IHRoZSBzZXJ2aWNlLgoKZAoEBQACARIDFgIUGiYgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgZG9lcyBub3QgZXhpc3QuCjIvIE1pc3Npbmcgb3IgaW52aXNpYmxlIHJlc291cmNlcywgaW4gRXJyb3JJbmZvLgoK1AEKBAUAAgISAxoCJBrGASBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIGlzIG5vdCBwdWJsaXNoZWQsIG9yIGl0cyBwcm9qZWN0IGRvZXMgbm90IHNoYXJlIGl0LiBJbiBhbiBpbXBvcnQgYWxzbyBhCiBGaWVsZFZpb2xhdGlvbjogdGhlIHN0dWR5IG5hbWVzIGEgdmVyc2lvbiB0aGF0IGRvZXMgbm90IGV4aXN0OyBwdWJsaXNoIGl0IGZpcnN0LCBvciB3aXRoIHRoZQogc3R1ZHkuCgpWCgQFAAIDEgMcAhYaSSBOT1RfRk9VTkQ6IHRoZSBwcm9qZWN0IGRvZXMgbm90IGV4aXN0LCBvciB0aGUgY2FsbGVyIGhhcyBubyByb2xlIGluIGl0LgoKXQoEBQACBBIDHgIUGlAgTk9UX0ZPVU5EOiB0aGUgZHJhZnQgZG9lcyBub3QgZXhpc3QsIG9yIHRoZSBjYWxsZXIgaGFzIG5vIHJvbGUgaW4gaXRzIHByb2plY3QuCgrnAQoEBQACBRIDIgIfGtkBIE5PVF9GT1VORDogdGhlIHZlcnNpb24gb2YgdGhlIHNvdW5kIGNvbGxlY3Rpb24gZG9lcyBub3QgZXhpc3QuIEluIGFuIGltcG9ydCBhIEZpZWxkVmlvbGF0aW9uOgogbmVpdGhlciB0aGlzIHByb2plY3Qgbm9yIGFub3RoZXIgcHJvamVjdCB0aGF0IHNoYXJlcyB3aXRoIGFueW9uZSBoYXMgdGhlIHNvdW5kczsgcHVibGlzaCB0aGVtCiBmaXJzdCwgb3Igd2l0aCB0aGUgc3R1ZHkuCgqEAQoEBQACBhIDJQIZGncgTk9UX0ZPVU5EOiB0aGUgdmVyc2lvbiBvZiB0aGUgdm9jYWJ1bGFyeSBkb2VzIG5vdCBleGlzdC4gSW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRpb24sIGFzCiBTT1VORF9DT0xMRUNUSU9OX1VOS05PV04uCgpSCgQFAAIHEgMnAhMaRSBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIG9mIHRoZSBpdGVtIGRvZXMgbm90IGV4aXN0IGluIHRoZSBpdGVtIGJhbmsuCgqQAQoEBQACCBIDLQIYGnAgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxsIG5lZWRzIGEgaGlnaGVyIHJvbGUgaW4gdGhlIHByb2plY3QsIHdoaWNoIHRoZSBtZXNzYWdlIG5hbWVzLiBBc2sgYW4KIG93bmVyIGZvciBpdC4KMhEgTWlzc2luZyByaWdodHMuCgpBCgQFAAIJEgMvAhcaNCBQRVJNSVNTSU9OX0RFTklFRDogYW5vdGhlciBwZXJzb24gbGVhZHMgdGhlIHN0dWR5LgoKhgEKBAUAAgoSAzICIxp5IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgaWQgb2YgYSBuZXcgc3R1ZHkgbXVzdCBzdGFydCB3aXRoIHRoZSBwcm9qZWN0J3MgaWQuIENob29zZSBzdWNoIGFuIGlkLAogb3IgYXNrIGFuIGFkbWluaXN0cmF0b3IuCgpuCgQFAAILEgM0AigaYSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHF1ZXN0aW9ubmFpcmUgYmVsb25ncyB0byBhbm90aGVyIHByb2plY3QuIENob29zZSBhbm90aGVyIGlkLCBvciBmb3JrIGl0LgoKrwEKBAUAAgwSAzcCJhqhASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHF1ZXN0aW9ubmFpcmUgd2FzIGZpcnN0IHB1Ymxpc2hlZCBieSBhIHN0dWR5IHRoYXQgdGhlIGNhbGxlciBkb2VzIG5vdAogbGVhZC4gVXNlIGl0cyBwdWJsaXNoZWQgY29udGVudHMgdW5jaGFuZ2VkLCBvciBjaG9vc2UgYW5vdGhlciBpZC4KCnoKBAUAAg0SAzoCKBptIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc291bmQgY29sbGVjdGlvbiwgdm9jYWJ1bGFyeSBvciBpdGVtIGJlbG9uZ3MgdG8gYW5vdGhlciBwcm9qZWN0LiBDaG9vc2UKIGFub3RoZXIgaWQuCgqWAgoEBQACDhIDPgInGogCIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc291bmQgY29sbGVjdGlvbiBvciB2b2NhYnVsYXJ5IHdhcyBwdWJsaXNoZWQgYnkgYW5vdGhlciBzdHVkeSwgb3IgZm9yIHRoZQogd2hvbGUgcHJvamVjdDsgZGV2aWNlcyBvZiBvdGhlciBzdHVkaWVzIGdldCBpdHMgbmV3ZXN0IHZlcnNpb24uIFVzZSBpdHMgcHVibGlzaGVkIGNvbnRlbnRzCiB1bmNoYW5nZWQsIGNob29zZSBhbm90aGVyIGlkLCBvciBhc2sgZm9yIHRoZSByb2xlIGxlYWRlciBpbiB0aGUgcHJvamVjdC4KCngKBAUAAg8SA0ECIRprIFRoZSBleGlzdGluZyBzdHVkeSBpcyBpbiBhbm90aGVyIHByb2plY3QgdGhhbiBgcHJvamVjdF9pZGAuIExlYXZlIHRoZSBmaWVsZCBlbXB0eSwgb3IgbmFtZSB0aGF0CiBwcm9qZWN0LgoKTAoEBQACEBIDQwISGj8gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSByb2xlIHRyYW5zbGF0b3IgbWF5IGNoYW5nZSBvbmx5IHRleHRzLgoKwQEKBAUAAhESA0YCGhqzASBQRVJNSVNTSU9OX0RFTklFRCwgb2YgYW55IHdyaXRpbmcgbWV0aG9kOiB0aGUgY2FsbGVyLCBvciB0aGUgcGVyc29uIHdob3NlIHJvbGUgaXMgY2hhbmdlZCwgd2FzCiBlcmFzZWQgb3IgaXMgYmVpbmcgZXJhc2VkOyBub3RoaW5nIHdhcyBzdG9yZWQuIFRoZSBjYWxsZXIncyB0b2tlbiBpcyBmcm9tIGJlZm9yZS4KCnsKBAUAAhISA0sCFRpJIEFCT1JURUQ6IHRoZSByZXNvdXJjZSBoYXMgY2hhbmdlZC4gUmVhZCBpdCBhZ2FpbiBhbmQgcmVwZWF0IHRoZSBjaGFuZ2UuCjIjIENvbmZsaWN0cyB3aXRoIHRoZSBjdXJyZW50IHN0YXRlLgoKvwEKBAUAAhMSA04CGxqxASBBQk9SVEVEOiBhIHZlcnNpb24gd2FzIHB1Ymxpc2hlZCB0aGF0IHRoZSBkcmFmdCBkb2VzIG5vdCB0YWtlIGludG8gYWNjb3VudCwgYG5ld2VzdF92ZXJzaW9uYCBpbgogdGhlIG1ldGFkYXRhLiBNZXJnZSBpdHMgY2hhbmdlcyBhbmQgdXBkYXRlIHRoZSBkcmFmdCB3aXRoIHRoYXQgYGJhc2VfdmVyc2lvbmAuCgpgCgQFAAIUEgNQAhwaUyBBQk9SVEVEIHdpdGggUmV0cnlJbmZvOiBhbm90aGVyIGNhbGwgaXMgY3JlYXRpbmcgaXQuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KClkKBAUAAhUSA1ICHRpMIEFCT1JURUQ6IGFub3RoZXIgY2FsbCBpcyBpbXBvcnRpbmcgdGhlIHN0dWR5LiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgpWCgQFAAIWEgNUAhQaSSBBTFJFQURZX0VYSVNUUzogdGhlIGRyYWZ0IGlkIHdhcyB1c2VkIGZvciBhbm90aGVyIGRyYWZ0LiBVc2UgYSBuZXcgb25lLgoKUgoEBQACFxIDVgIWGkUgQUxSRUFEWV9FWElTVFM6IGFub3RoZXIgcHJvamVjdCBoYXMgdGhlIGlkLiBDaG9vc2UgYSBkaWZmZXJlbnQgb25lLgoKbQoEBQACGBIDWAIdGmAgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHF1ZXN0aW9ubmFpcmUgaXMgcmV0aXJlZC4gUmVpbnN0YXRlIGl0IGJlZm9yZSB1c2luZyBvciBwdWJsaXNoaW5nIGl0LgoKYAoEBQACGRIDWgISGlMgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHByb2plY3Qgd291bGQgaGF2ZSBubyBvd25lci4gQXNzaWduIGFub3RoZXIgb3duZXIgZmlyc3QuCgpoCgQFAAIaEgNcAhoaWyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgY2Fubm90IGJlIHB1Ymxpc2hlZDsgYSBGaWVsZFZpb2xhdGlvbiBzdGF0ZXMgZWFjaCBmaW5kaW5nLgoKWAoEBQACGxIDYQIXGkAgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcHJvamVjdCBoYXMgMSwwMDAgZHJhZnRzLiBEZWxldGUgc29tZS4KMgkgTGltaXRzLgoKRwoEBQACHBIDYwIZGjogUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVyIGhhcyBjcmVhdGVkIDEwMCBwcm9qZWN0cy4KCk4KBAUAAh0SA2UCGBpBIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHByb2plY3QgaGFzIDEsMDAwIG1lbWJlcnMuIFJlbW92ZSBzb21lLgoKlAEKBAUAAh4SA2gCGRqGASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGNhbGxzLCBpbiB0b3RhbCBvciBvZiB0aGlzIGNhbGxlciwgd2F0Y2ggdGhlIGZlZWQuCiBVc2UgTGlzdENoYW5nZXMsIG9yIHRyeSBhZ2FpbiBsYXRlci4KCmgKBAUAAh8SA2oCGBpbIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHJlcXVlc3RlZCB2ZXJzaW9ucyBhcmUgdG9vIGxhcmdlIGZvciBvbmUgcmVzcG9uc2UuIFJlcXVlc3QgZmV3ZXIuCgqTAQoEBQACIBIDbQIXGoUBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgZGVmaW5pdGlvbnMgYXJlIGJlaW5nIHdyaXR0ZW4sIGNoZWNrZWQgb3IgY29tcGFyZWQuCiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4gbGF0ZXIuCgrPAQoEBQACIRIDcwIWGnMgVGhlIGN1cnNvciBkb2VzIG5vdCBiZWxvbmcgdG8gdGhpcyBmZWVkLCBvciBsaWVzIGJleW9uZCBpdHMgZW5kIChhZnRlciBhIHJlc3RvcmUpLiBTdGFydCBhZ2Fpbgogd2l0aG91dCBhIGN1cnNvci4KMk0gUmVxdWVzdCBmaWVsZHM6IElOVkFMSURfQVJHVU1FTlQsIGluIGEgRmllbGRWaW9sYXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQuCgo2CgQFAAIiEgN1AhQaKSBUaGUgZmVlZCBoYXMgbm8gcmVzb3VyY2VzIG9mIHRoaXMga2luZC4KCi0KBAUAAiMSA3cCFRogIE5vdCAx4oCTMTAwIGRpc3RpbmN0IHZlcnNpb25zLgoKYwoEBQACJBIDeQIYGlYgTW9yZSB0aGFuIDIwIHN0dWRpZXMgYXJlIG5hbWVkLCBvciBub25lIHdoaWxlIHRoZSB0b2tlbiBoYXMgbW9yZSB0aGFuIDIwIGVucm9sbWVudHMuCgooCgQFAAIlEgN7AhcaGyBUaGUgc3R1ZHkgaXMgbmFtZWQgdHdpY2UuCgowCgQFAAImEgN9AhYaIyBUaGUgcXVlcnkgZXhjZWVkcyA1MDAgY2hhcmFjdGVycy4KCn0KBAUAAicSBIABAhUabyBUaGUgcGF0aCBvZiB0aGUgbWFzayBkb2VzIG5vdCBuYW1lIGEgZmllbGQgb2YgdGhlIG1lc3NhZ2UsIG9yIGAqYCBpcyBjb21iaW5lZCB3aXRoIG90aGVyIHBhdGhzCiBpbiBhbiB1cGRhdGUuCgpOCgQFAAIoEgSCAQIaGkAgVGhlIHBhdGggb2YgdGhlIG1hc2sgbmFtZXMgYSBmaWVsZCB0aGF0IG9ubHkgdGhlIHNlcnZpY2Ugc2V0cy4KClcKBAUAAikSBIQBAhcaSSBNb3JlIHRoYW4gMjAwIGVsZW1lbnRzIGFyZSBuYW1lZC4gUHV0IGBlbGVtZW50c2AgaW50byB0aGUgbWFzayBpbnN0ZWFkLgoKgQEKBAUAAioSBIcBAhcacyBUaGUgZWxlbWVudCBpcyBub3QgaW4gdGhlIGRyYWZ0LCBvciBub3QgaW4gdGhlIHJlcXVlc3QuIFRvIGFkZCBvciByZW1vdmUgZWxlbWVudHMsIHB1dAogYGVsZW1lbnRzYCBpbnRvIHRoZSBtYXNrLgoKQwoEBQACKxIEiQECFxo1IFRoZSBiYXNlIHZlcnNpb24gaXMgaGlnaGVyIHRoYW4gdGhlIG5ld2VzdCB2ZXJzaW9uLgoKMwoEBQACLBIEiwECFBolIFRoZSBzZXJ2aWNlIGRvZXMgbm90IGtub3cgdGhlIHJvbGUuCgpkCgQFAAItEgSNAQIXGlYgVGhlIHNlcnZpY2UgZG9lcyBub3Qga25vdyB0aGUgdmFsdWUsIGFuZCB3b3VsZCB0cmVhdCBpdCBhcyB0aGUgbW9zdCByZXN0cmljdGl2ZSBvbmUuCgopCgQFAAIuEgSPAQIXGhsgVGhlIGRyYWZ0IGV4Y2VlZHMgMzIgTWlCLgoK+AIKBAUAAi8SBJcBAhoaQiBUaGVyZSBhcmUgbW9yZSB0aGFuIHRoZSA1MDAgZmluZGluZ3Mgc2hvd24uIENvcnJlY3QgdGhlc2UgZmlyc3QuCjKlAiBFcnJvcnMgb2YgZGVmaW5pdGlvbnM6IElOVkFMSURfQVJHVU1FTlQgaW4gYW4gaW1wb3J0IG9yIHB1YmxpY2F0aW9uLCBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgKIERSQUZUX0hBU19GSU5ESU5HUyB3aGVuIGEgZHJhZnQgaXMgcHVibGlzaGVkOyBlYWNoIGluIGEgRmllbGRWaW9sYXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQuCiBDaGVja0RyYWZ0IGFuZCByZXNwb25zZXMgdG8gcHVibGljYXRpb25zIHJldHVybiB0aGVtIGFzIEZpbmRpbmcuIENvcnJlY3QgdGhlIGZpZWxkIGFuZCBzZW5kIGl0CiBhZ2Fpbi4KCksKBAUAAjASBJkBAhMaPSBUaGUgaWQgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBnaXZlbiBpbiB0aGUgZmllbGQncyBjb21tZW50LgoKJAoEBQACMRIEmwECFRoWIFRoZSBpZCBvY2N1cnMgdHdpY2UuCgpUCgQFAAIyEgSdAQIVGkYgVGhlIGNvZGUgaXMgbm90IDHigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLWAsIGAuYC4KCiYKBAUAAjMSBJ8BAhcaGCBUaGUgY29kZSBvY2N1cnMgdHdpY2UuCgpOCgQFAAI0EgShAQIVGkAgQSByZXF1aXJlZCB0ZXh0IGlzIGFic2VudCwgb3IgbWlzc2luZyBpbiB0aGUgZGVmYXVsdCBsYW5ndWFnZS4KCj4KBAUAAjUSBKMBAhMaMCBBIHRyYW5zbGF0aW9uIGlzIGVtcHR5LiBXcml0ZSBpdCBvciByZW1vdmUgaXQuCgo/CgQFAAI2EgSlAQIWGjEgQSB0ZXh0IGV4Y2VlZHMgdGhlIG1heGltdW0gbGVuZ3RoIG9mIGl0cyBmaWVsZC4KCksKBAUAAjcSBKcBAh8aPSBBIHRleHQgaGFzIGNvbnRyb2wgY2hhcmFjdGVycyBvdGhlciB0aGFuIGxpbmUgZmVlZCBhbmQgdGFiLgoKfwoEBQACOBIEqgECIhpxIGB0ZXh0YCBvciBgbGFuZ3VhZ2VgIG9mIGEgTG9jYWxpemVkVGV4dCBpcyBzZXQ7IHRoZXNlIGFyZSBvdXRwdXQgb25seS4gUHV0IGV2ZXJ5IGxhbmd1YWdlIGludG8KIGB0cmFuc2xhdGlvbnNgLgoKOwoEBQACORIErAECHBotIFRoZSB0ZXh0IGlzIG1pc3NpbmcgaW4gYSBwcm9taXNlZCBsYW5ndWFnZS4KCkYKBAUAAjoSBK4BAhkaOCBUaGUgbGFuZ3VhZ2UgaXMgbm90IGEgQkNQIDQ3IHRhZy4gVXNlZCBpbiBhbnkgcmVxdWVzdC4KCigKBAUAAjsSBLABAhsaGiBBIGxhbmd1YWdlIG9jY3VycyB0d2ljZS4KCicKBAUAAjwSBLIBAhsaGSBNb3JlIHRoYW4gNTAgbGFuZ3VhZ2VzLgoKPwoEBQACPRIEtAECFhoxIFZlcnNpb25zIGFyZSBjb3VudGVkIGJ5IHRoZSBjYXRhbG9ndWUuIExlYXZlIDAuCgpjCgQFAAI+EgS2AQIdGlUgVGhlIGdpdmVuIGhhc2ggZG9lcyBub3QgbWF0Y2ggdGhlIGNvbnRlbnRzLiBMZWF2ZSBpdCBvdXQgaWYgdGhlIGNoYW5nZSBpcyBpbnRlbmRlZC4KCj0KBAUAAj8SBLgBAhQaLyBUaGUgRE9JIGRvZXMgbm90IGhhdmUgdGhlIGZvcm0gYDEwLjEyMzQvYWJjYC4KCiUKBAUAAkASBLoBAhkaFyBNb3JlIHRoYW4gNTAgYXV0aG9ycy4KCkUKBAUAAkESBLwBAhcaNyBBbiBvcmlnaW4gbmVlZHMgcHJvamVjdCwgcXVlc3Rpb25uYWlyZSBhbmQgYSB2ZXJzaW9uLgoKSwoEBQACQhIEvgECHxo9IFRoZSBrZXkgaXMgbm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgLWAuCgojCgQFAAJDEgTAAQIdGhUgQSBrZXkgb2NjdXJzIHR3aWNlLgoKKQoEBQACRBIEwgECHRobIE1vcmUgdGhhbiA1MCBhbm5vdGF0aW9ucy4KCjsKBAUAAkUSBMQBAhQaLSBBIHF1ZXN0aW9ubmFpcmUgbmVlZHMgYXQgbGVhc3Qgb25lIGVsZW1lbnQuCgopCgQFAAJGEgTGAQIaGhsgTW9yZSB0aGFuIDUsMDAwIGVsZW1lbnRzLgoKVQoEBQACRxIEyAECGBpHIEFuIGVsZW1lbnQgaXMgbmVpdGhlciBoZWFkbGluZSwgdGV4dCwgcXVlc3Rpb24sIGdyb3VwIG5vciBwYWdlIGJyZWFrLgoKOgoEBQACSBIEygECHBosIFRoZSBzZW5zb3Iga2luZCBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKSQoEBQACSRIEzAECGRo7IEEgc2Vuc29yIG9jY3VycyB0d2ljZS4gTGlzdCBpdCBvbmNlIHdpdGggdGhlIHRvdGFsIGNvdW50LgoKKQoEBQACShIEzgECIhobIFRoZSBjb3VudCBpcyBub3QgMeKAkzEwMC4KCjoKBAUAAksSBNABAhwaLCBUaGUgZ3JvdXAgc3R5bGUgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjsKBAUAAkwSBNIBAhcaLSBObyBncm91cCB3aXRoIHRoaXMgaWQgcHJlY2VkZXMgdGhlIGVsZW1lbnQuCgpBCgQFAAJNEgTUAQIVGjMgQSBtZW1iZXIgZG9lcyBub3QgZm9sbG93IGl0cyBncm91cCB3aXRob3V0IGEgZ2FwLgoKZAoEBQACThIE1gECGxpWIE1lbWJlcnMgb2YgYSBjb21wb3NpdGUgYXJlIHF1ZXN0aW9ucywgb2YgYSBtYXRyaXggcXVlc3Rpb25zIG9mIHRoZSB0eXBlIGBpbmhlcml0ZWRgLgoKOQoEBQACTxIE2AECFBorIE5vIGVsZW1lbnQgbmFtZXMgdGhlIGdyb3VwIGFzIGl0cyBwYXJlbnQuCgo6CgQFAAJQEgTaAQIYGiwgR3JvdXBzIGFyZSBuZXN0ZWQgbW9yZSB0aGFuIDUgbGV2ZWxzIGRlZXAuCgovCgQFAAJREgTcAQIcGiEgQSBwYWdlIGJyZWFrIGlzIGluc2lkZSBhIGdyb3VwLgoKbQoEBQACUhIE3gECHhpfIEEgcXVlc3Rpb24gaXMgYGluaGVyaXRlZGAsIGJ1dCBuZWl0aGVyIGl0cyBncm91cHMgbm9yIHRoZSBxdWVzdGlvbm5haXJlIGhhdmUgYSBzaGFyZWQgYW5zd2VyLgoKSwoEBQACUxIE4AECJRo9IFRoZSBzaGFyZWQgYW5zd2VyIGlzIG9mIGEgdHlwZSB0aGF0IGNhbm5vdCBiZSBzaGFyZWQgdGhlcmUuCgqkAQoEBQACVBIE4wECFRqVASBUaGUgaXRlbSBoYXMgb3RoZXIgY29kZXMgb3IgYW5vdGhlciByYW5nZSBlbHNld2hlcmUgaW4gdGhlIHByb2plY3QsIHNvIGFuc3dlcnMgd291bGQgbm90IGJlCiBjb21wYXJhYmxlLiBHaXZlIHRoZSBjaGFuZ2VkIHF1ZXN0aW9uIGl0cyBvd24gaXRlbSBpZC4KCkgKBAUAAlUSBOUBAhsaOiBNb3JlIG9wdGlvbnMgbXVzdCBiZSBjaG9zZW4gdGhhbiBjYW4gYmUgY2hvc2VuIHRvZ2V0aGVyLgoKbgoEBQACVhIE5wECFxpgIEEgd2VpZ2h0IGlzIG5vdCBmaW5pdGU7IG9yIGEgd2VpZ2h0LCBvciB0aGUgc3VtIG9mIGFsbCB3ZWlnaHRzLCBpcyAwIGFsdGhvdWdoIGl0IGlzIGEgZGl2aXNvci4KCjsKBAUAAlcSBOkBAhUaLSBBIGRhdGUgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBgMjAyNi0wMS0zMWAuCgpdCgQFAAJYEgTrAQIYGk8gQSBwYXR0ZXJuIGlzIG5vdCBhIHJlZ3VsYXIgZXhwcmVzc2lvbiwgb3IgaGFzIGxvb2stYXJvdW5kIG9yIGJhY2stcmVmZXJlbmNlcy4KClYKBAUAAlkSBO0BAh0aSCBXYXJuaW5nOiBhIHBhdHRlcm4gaGFzIG5vIGhpbnQsIGFuZCBwYXJ0aWNpcGFudHMgY2Fubm90IHJlYWQgcGF0dGVybnMuCgpgCgQFAAJaEgTvAQImGlIgUXVlc3Rpb25zIG9mIHRoaXMgdHlwZSBoYXZlIG5vIGluaXRpYWwgYW5zd2VyOyBvbiBhIHNjYWxlIGl0IHdvdWxkIGJpYXMgYW5zd2Vycy4KCkkKBAUAAlsSBPEBAh8aOyBUaGUgaW5pdGlhbCBhbnN3ZXIgaXMgbm90IGEgdmFsaWQgYW5zd2VyIHRvIHRoZSBxdWVzdGlvbi4KCkkKBAUAAlwSBPMBAhsaOyBXYXJuaW5nOiBjbGllbnRzIHdpbGwgc2hvdyB0aGUgcXVlc3Rpb24gYXMgbm90IHN1cHBvcnRlZC4KClAKBAUAAl0SBPUBAh0aQiBBIHF1ZXN0aW9uIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgaXMgcmVxdWlyZWQuIE1ha2UgaXQgb3B0aW9uYWwuCgpBCgQFAAJeEgT3AQIZGjMgVGhlIGNvbnRlbnRzIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgYXJlIHRvbyBsb25nLgoKQgoEBQACXxIE+QECHho0IEEgcXVlc3Rpb24gaGFzIG5vIHR5cGUsIG9yIGFuIGl0ZW0gaXMgYGluaGVyaXRlZGAuCgooCgQFAAJgEgT7AQIYGhogQSBjaG9pY2UgaGFzIG5vIG9wdGlvbnMuCgomCgQFAAJhEgT9AQIZGhggTW9yZSB0aGFuIDUwMCBvcHRpb25zLgoKRAoEBQACYhIE/wECIRo2IEFuIG9wdGlvbiBvZiBhIHNpbmdsZSBjaG9pY2UgaXMgbWFya2VkIGFzIGV4Y2x1c2l2ZS4KClcKBAUAAmMSBIECAhQaSSBBIG1pbmltdW0gZXhjZWVkcyBpdHMgbWF4aW11bSwgb3IgYW4gZWFybGllc3QgZGF0ZSBpcyBhZnRlciB0aGUgbGF0ZXN0LgoKNQoEBQACZBIEgwICGhonIEEgbnVtYmVyIGlzIGluZmluaXRlIG9yIG5vdCBhIG51bWJlci4KCiwKBAUAAmUSBIUCAhYaHiBBIHNsaWRlcidzIHN0ZXAgaXMgbmVnYXRpdmUuCgpiCgQFAAJmEgSHAgIdGlQgVGhlIGRpc3RhbmNlIGZyb20gYSBzbGlkZXIncyBtaW5pbXVtIHRvIGl0cyBtYXhpbXVtIGlzIG5vdCBhIG11bHRpcGxlIG9mIGl0cyBzdGVwLgoKRQoEBQACZxIEiQICGho3IFRoZSBkaW1lbnNpb24gb2YgYSBtYW5pa2luIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgo8CgQFAAJoEgSLAgIaGi4gQSBib3VuZCBvZiBhIHdob2xlIG51bWJlciBpcyBub3QgYW4gaW50ZWdlci4KCkMKBAUAAmkSBI0CAhUaNSBUaGUgdW5pdCBpcyBub3QgYSBVQ1VNIGNvZGUgb2YgdXAgdG8gNjQgY2hhcmFjdGVycy4KCkcKBAUAAmoSBI8CAhwaOSBBIG1heGltdW0gbGVuZ3RoIGV4Y2VlZHMgdGhlIG1heGltdW0gbGVuZ3RoIG9mIGFuc3dlcnMuCgpMCgQFAAJrEgSRAgIcGj4gTW9yZSB0aGFuIDIwMCBwYXJ0cyBvZiBhIGNvbmRpdGlvbiwgb3IgcXVlc3Rpb25zIG9mIGEgY291bnQuCgp4CgQFAAJsEgSUAgIcGmogQSBjb21iaW5hdGlvbiBoYXMgbm8gcGFydHMsIGEgY291bnQgaGFzIG5vIHF1ZXN0aW9ucywgb3IgYSBwYXJ0IHByZWNlZGVzIHRoZSBjb21iaW5hdGlvbiBpdAogYmVsb25ncyB0by4KCkEKBAUAAm0SBJYCAhsaMyBDb21iaW5hdGlvbnMgYXJlIG5lc3RlZCBtb3JlIHRoYW4gMTAgbGV2ZWxzIGRlZXAuCgpvCgQFAAJuEgSYAgIUGmEgTm8gcG9zc2libGUgYW5zd2VycyBmdWxmaWwgdGhlIGNvbmRpdGlvbi4gQ29ycmVjdCBpdCwgb3IgcmVtb3ZlIHRoZSBlbGVtZW50cyB0aGF0IGRlcGVuZCBvbiBpdC4KCmoKBAUAAm8SBJoCAh0aXCBTY29yZXMgY2FuIGJlIGNvbXBhcmVkIG9ubHkgaW4gbmV4dCBsaXN0cywgYW5kIG9ubHkgc2NvcmVzIG9mIHRoZSBwcmVjZWRpbmcgcXVlc3Rpb25uYWlyZS4KCj0KBAUAAnASBJwCAhkaLyBUaGUgcXVlc3Rpb25uYWlyZSBkb2VzIG5vdCBoYXZlIHRoZSBxdWVzdGlvbi4KClcKBAUAAnESBJ4CAh0aSSBUaGUgcXVlc3Rpb24gZG9lcyBub3QgcHJlY2VkZSB0aGUgZWxlbWVudCB3aG9zZSBjb25kaXRpb24gcmVmZXJzIHRvIGl0LgoKOQoEBQACchIEoAICIxorIFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHF1ZXN0aW9ubmFpcmUuCgqMAQoEBQACcxIEowICHhp+IFdhcm5pbmc6IGEgY29uZGl0aW9uIHJlZmVycyB0byBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBub3QgcHVibGlzaGVkLCBvciBub3QgdmlzaWJsZSB0byB0aGUKIGNhbGxlci4gQSBzdHVkeSBtdXN0IGhhdmUgYm90aC4KCjYKBAUAAnQSBKUCAhkaKCBBIGNvbXBhcmlzb24gb3IgY291bnQgaGFzIG5vIG9wZXJhdG9yLgoKRAoEBQACdRIEpwICIBo2IFRoZSBvcGVyYXRvciBkb2VzIG5vdCBhcHBseSB0byBhbnN3ZXJzIG9mIHRoaXMgdHlwZS4KCjgKBAUAAnYSBKkCAhYaKiBBIGNvbXBhcmlzb24gd2l0aCBhIGNob2ljZSBoYXMgbm8gY29kZXMuCgo7CgQFAAJ3EgSrAgIdGi0gQ29kZXMgYXJlIGdpdmVuIGFsdGhvdWdoIG5vbmUgYXJlIGNvbXBhcmVkLgoKSAoEBQACeBIErQICFRo6IFRoZSBxdWVzdGlvbnMgcmVmZXJyZWQgdG8gaGF2ZSBubyBvcHRpb24gd2l0aCB0aGlzIGNvZGUuCgo6CgQFAAJ5EgSvAgIcGiwgQSB0ZXh0IGlzIGdpdmVuIGFsdGhvdWdoIG5vbmUgaXMgY29tcGFyZWQuCgpgCgQFAAJ6EgSxAgIeGlIgVGhlIHRleHQgdG8gY29tcGFyZSB3aXRoIGlzIGFic2VudCwgb3IgZG9lcyBub3QgaGF2ZSB0aGUgc3RvcmVkIGZvcm0gb2YgYW5zd2Vycy4KCmEKBAUAAnsSBLMCAhcaUyBBIG51bWJlciBpcyByZXF1aXJlZDogdG8gY29tcGFyZSB3aXRoLCBvciBmb3IgYSB0ZXJtIG9mIGEgdm9jYWJ1bGFyeSB3aXRoIGEgdW5pdC4KCjwKBAUAAnwSBLUCAh4aLiBBIG51bWJlciBpcyBnaXZlbiBhbHRob3VnaCBub25lIGlzIGNvbXBhcmVkLgoKLwoEBQACfRIEtwICHBohIE5vIGFuc3dlciBjYW4gcmVhY2ggdGhlIG51bWJlci4KCkAKBAUAAn4SBLkCAhcaMiBUaGUgbWV0aG9kIG9mIGEgc2NvcmUgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCiUKBAUAAn8SBLsCAhgaFyBNb3JlIHRoYW4gMjAwIHNjb3Jlcy4KCiYKBQUAAoABEgS9AgIXGhcgQSBzY29yZSBoYXMgbm8gaXRlbXMuCgowCgUFAAKBARIEvwICHRohIE1vcmUgdGhhbiA1MDAgaXRlbXMgb2YgYSBzY29yZS4KCkcKBQUAAoIBEgTBAgIdGjggQSBzY29yZSBoYXMgdGhlIHNhbWUgaXRlbSB0d2ljZS4gVXNlIGEgd2VpZ2h0IGluc3RlYWQuCgpICgUFAAKDARIEwwICFho5IFRoZSBzY29yZSBkb2VzIG5vdCBleGlzdCwgb3IgZG9lcyBub3QgcHJlY2VkZSB0aGlzIG9uZS4KClEKBQUAAoQBEgTFAgIdGkIgQSBzY29yZSByZWZlcnMgdG8gYW5zd2VycyB0aGF0IGFyZSBuZWl0aGVyIG51bWJlcnMgbm9yIHdlaWdodGVkLgoKSAoFBQAChQESBMcCAhYaOSBBbiBpdGVtIHRvIGJlIHJldmVyc2VkIGhhcyBubyBsb3dlc3QgYW5kIGhpZ2hlc3QgdmFsdWUuCgpRCgUFAAKGARIEyQICJhpCIFRoZSByZXF1aXJlZCBudW1iZXIgb2YgYW5zd2VyZWQgaXRlbXMgZXhjZWVkcyB0aGUgc2NvcmUncyBpdGVtcy4KCjIKBQUAAocBEgTLAgIcGiMgQmFuZHMgYXJlIG5vdCBpbiBhc2NlbmRpbmcgb3JkZXIuCgovCgUFAAKIARIEzQICFxogIE1vcmUgdGhhbiA1MCBiYW5kcyBvZiBhIHNjb3JlLgoKQQoFBQACiQESBM8CAhcaMiBUaGUgYWNjZXNzIG9mIGEgc3R1ZHkgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCj4KBQUAAooBEgTRAgIZGi8gQSBzdHVkeSB3aXRoIHBhc3N3b3JkIGFjY2VzcyBoYXMgbm8gcGFzc3dvcmQuCgo/CgUFAAKLARIE0wICGBowIFRoZSBwYXNzd29yZCBkb2VzIG5vdCBoYXZlIDjigJMxMjggY2hhcmFjdGVycy4KCkcKBQUAAowBEgTVAgIgGjggQSBwYXNzd29yZCBpcyBnaXZlbiBhbHRob3VnaCBhY2Nlc3MgZG9lcyBub3QgbmVlZCBvbmUuCgo2CgUFAAKNARIE1wICGBonIEEgdGltZSBpcyBvdXRzaWRlIHRoZSB5ZWFycyAx4oCTOTk5OS4KCi8KBQUAAo4BEgTZAgIVGiAgQSBzdHVkeSBlbmRzIGJlZm9yZSBpdCBzdGFydHMuCgo6CgUFAAKPARIE2wICGhorIEEgc3R1ZHkgbmVlZHMgYXQgbGVhc3Qgb25lIHF1ZXN0aW9ubmFpcmUuCgpwCgUFAAKQARIE3QICGBphIEEgc3R1ZHkgd2l0aCBpdHMgcXVlc3Rpb25uYWlyZXMgZXhjZWVkcyA0OCBNaUIsIG9yIDMgTWlCIGluIG9uZSBsYW5ndWFnZSwgdGhlIGxpbWl0IG9mIGRldmljZXMuCgouCgUFAAKRARIE3wICIBofIE1vcmUgdGhhbiAxMDAgcXVlc3Rpb25uYWlyZXMuCgo7CgUFAAKSARIE4QICIBosIEEgcXVlc3Rpb25uYWlyZSBpcyBpbXBvcnRlZCBvciB1c2VkIHR3aWNlLgoKeAoFBQACkwESBOQCAiMaaSBBIHN0dWR5IHVzZXMgdmVyc2lvbiAwIG9mIGEgcXVlc3Rpb25uYWlyZSB0aGF0IHRoZSBpbXBvcnQgZG9lcyBub3QgY29udGFpbi4gQWRkIGl0LCBvciBuYW1lIGEKIHZlcnNpb24uCgpRCgUFAAKUARIE5gICHxpCIFRoZSBpbXBvcnQgY29udGFpbnMgYSBxdWVzdGlvbm5haXJlIHRoYXQgdGhlIHN0dWR5IGRvZXMgbm90IHVzZS4KCk0KBQUAApUBEgToAgIbGj4gVGhlIHJlY3VycmVuY2Ugb2YgYSBxdWVzdGlvbm5haXJlIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgozCgUFAAKWARIE6gICFhokIFRoZSBzdHVkeSBkb2VzIG5vdCBoYXZlIHRoZSBncm91cC4KCjEKBQUAApcBEgTsAgIYGiIgQSBzdHVkeSBoYXMgbW9yZSB0aGFuIDUwIGdyb3Vwcy4KCjQKBQUAApgBEgTuAgIlGiUgTW9yZSB0aGFuIDg3LDg0MCBob3VycyAodGVuIHllYXJzKS4KCkAKBQUAApkBEgTwAgInGjEgQSBvbmUtdGltZSBxdWVzdGlvbm5haXJlIGhhcyBhIHJlcGVhdCBpbnRlcnZhbC4KCioKBQUAApoBEgTyAgIcGhsgTW9yZSB0aGFuIDIwMCBuZXh0IGxpc3RzLgoKKwoFBQACmwESBPQCAhIaHCBBIG5leHQgbGlzdCBoYXMgbm8gb2ZmZXJzLgoKOgoFBQACnAESBPYCAhgaKyBBIG5leHQgbGlzdCBvZmZlcnMgYSBxdWVzdGlvbm5haXJlIHR3aWNlLgoKSQoFBQACnQESBPgCAhgaOiBPZmZlcnMgZm9ybSBhIGN5Y2xlOiB0aGUgcGFydGljaXBhbnQgd291bGQgbmV2ZXIgZmluaXNoLgoKJQoFBQACngESBPoCAhUaFiBBIHNvdW5kIGhhcyBubyBmaWxlLgoKagoFBQACnwESBPwCAh8aWyBMb2NhdGlvbiwgbWVkaWEgdHlwZSwgaGFzaCBvciBzaXplIG9mIGEgZmlsZSBkbyBub3QgaGF2ZSB0aGUgZm9ybSBnaXZlbiBpbiBGaWxlUmVmZXJlbmNlLgoKNwoFBQACoAESBP4CAhIaKCBBIGNvbGxlY3Rpb24gbmVlZHMgYXQgbGVhc3Qgb25lIHNvdW5kLgoKKAoFBQACoQESBIADAhgaGSBNb3JlIHRoYW4gMSwwMDAgc291bmRzLgoKOwoFBQACogESBIIDAhkaLCBUaGUgY29sbGVjdGlvbiBkb2VzIG5vdCBoYXZlIHRoZSBjYXRlZ29yeS4KCicKBQUAAqMBEgSEAwIdGhggQSBzb3VuZCBoYXMgbm8gbGVuZ3RoLgoKNwoFBQACpAESBIYDAhcaKCBBIG51bWJlciBvZiBsb29wIG1pbnV0ZXMgb2NjdXJzIHR3aWNlLgoKNgoFBQACpQESBIgDAhEaJyBBIHZvY2FidWxhcnkgbmVlZHMgYXQgbGVhc3Qgb25lIHRlcm0uCgonCgUFAAKmARIEigMCFxoYIE1vcmUgdGhhbiA1LDAwMCB0ZXJtcy4KCigKBQUAAqcBEgSMAwIVGhkgQSBzY2hlZHVsZSBoYXMgbm8gcGxhbi4KCkMKBQUAAqgBEgSOAwIdGjQgVGhlIG51bWJlciBvZiBub3RpZmljYXRpb25zIHBlciBkYXkgaXMgbm90IDHigJM5Ni4KCicKBQUAAqkBEgSQAwITGhggQSBwbGFuIGhhcyBubyB3aW5kb3dzLgoKWAoFBQACqgESBJIDAhkaSSBBIHdpbmRvdyBpcyB0b28gc2hvcnQgZm9yIHRoZSBkYXkncyBub3RpZmljYXRpb25zIGF0IHRoZWlyIG1pbmltdW0gZ2FwLgoKNQoFBQACqwESBJQDAhkaJiBUaGUgbWluaW11bSBnYXAgZXhjZWVkcyA3MjAgbWludXRlcy4KCjEKBQUAAqwBEgSWAwIUGiIgQSB3aW5kb3cgb3IgdGltZSBoYXMgbm8gd2Vla2RheS4KCisKBQUAAq0BEgSYAwIWGhwgQSB3ZWVrZGF5IGhhcyB0d28gd2luZG93cy4KCkQKBQUAAq4BEgSaAwIcGjUgQSBudW1iZXIgb2YgbWludXRlcyBzaW5jZSBtaWRuaWdodCBpcyBub3QgMOKAkzE0MzkuCgo0CgUFAAKvARIEnAMCERolIEEgd2Vla2x5IG9yIGRhaWx5IHBsYW4gaGFzIG5vIHRpbWUuCgo9CgUFAAKwARIEngMCFxouIE1vcmUgdGhhbiA2NzIgdGltZXMgcGVyIHdlZWssIG9yIDk2IHBlciBkYXkuCgo4CgUFAAKxARIEoAMCFxopIEEgdGltZSBvZiB0aGUgd2VlayBvciBkYXkgb2NjdXJzIHR3aWNlLgoKJwoFBQACsgESBKIDAiIaGCBUaGUgZGF5IGlzIG5vdCAx4oCTMzEuCgotCgUFAAKzARIEpAMCHxoeIFRoZSBmaXJzdCBkYXkgZXhjZWVkcyAzLDY2MC4KCkkKBQUAArQBEgSmAwIcGjogVGhlIHRpbWUgZm9yIGFuc3dlcmluZyBleGNlZWRzIDQ0LDY0MCBtaW51dGVzICgzMSBkYXlzKS4KClwKBQUAArUBEgSoAwIdGk0gV2FybmluZzogYSB0cmFuc2xhdGlvbiB3YXMgbWFkZSBmcm9tIGFuIGVhcmxpZXIgd29yZGluZyBvZiB0aGUgc291cmNlIHRleHQuCgpRCgUFAAK2ARIEqgMCJBpCIFdhcm5pbmc6IHRoZSBjb25zZW50IHRleHQgaXMgbWlzc2luZyBpbiBhIGxhbmd1YWdlIG9mIHRoZSBzdHVkeS4KClkKBQUAArcBEgSsAwIYGkogQSByZXRlbnRpb24gaGFzIG5laXRoZXIgYSBsaW1pdCBub3IgYSBydWxlIGZvciB3aXRoZHJhd2FscyBhbmQgZXJhc3VyZXMuCgoxCgUFAAK4ARIErgMCHxoiIEEgcmV0ZW50aW9uIGV4Y2VlZHMgMzYsNTAwIGRheXMuCgpGCgUFAAK5ARIEsAMCIho3IFRoZSBvdXRjb21lIG9mIGEgcmV0ZW50aW9uIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgrLAQoFBQACugESBLMDAh0auwEgQSBzdHVkeSB0aGF0IGhhcyBvcGVuZWQgd291bGQgd2Vha2VuIGl0cyByZXRlbnRpb246IGtlZXAgYW5zd2VycyBsb25nZXIsIGtlZXAgdGhlbSBhZnRlcgogd2l0aGRyYXdhbHMsIG9yIGFub255bWlzZSB0aGVtIGFsdGhvdWdoIHRoZXkgd2VyZSB0byBiZSBlcmFzZWQgb3IgdGhlIHBhcnRpY2lwYW50IGNvdWxkIGNob29zZS4KCj8KBQUAArsBEgS1AwIgGjAgRHJhZnRzIHdvdWxkIGJlIGtlcHQgZm9yIG1vcmUgdGhhbiAzLDY2MCBkYXlzLgoKRAoFBQACvAESBLcDAhwaNSBBIHR5cGUgb2YgaGVhbHRoIHJlY29yZHMgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjcKBQUAAr0BEgS5AwIeGiggQSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzIG9jY3VycyB0d2ljZS4KCkcKBQUAAr4BEgS7AwIiGjggRXZlbnRzIGFuZCB0aGVyYXBpZXMgbmVlZCBhIHZvY2FidWxhcnkgb2YgdGhlaXIga2luZHMuCgpTCgUFAAK/ARIEvQMCIhpEIFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHZvY2FidWxhcnkgb2YgYSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzLgoKPAoFBQACwAESBL8DAhsaLSBBIHF1ZXN0aW9ubmFpcmUgaGFzIG1vcmUgdGhhbiAyMCBzY2hlZHVsZXMuCgpHCgUFAALBARIEwQMCHBo4IE9uZSBvZiBzZXZlcmFsIHNjaGVkdWxlcyBvZiBhIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIGlkLgoKTQoFBQACwgESBMMDAhcaPiBEYXkgMCBvZiBhIHNjaGVkdWxlIGlzIG1vcmUgdGhhbiAzLDY2MCBkYXlzIGZyb20gaXRzIGFuY2hvci4KClsKBQUAAsMBEgTFAwIcGkwgQSByaHl0aG0gb2YgZGF5cyBpcyBvdXQgb2YgcmFuZ2UsIG9yIHRoZSBkYXlzIG9mIGEgc2VxdWVuY2UgZG8gbm90IGFzY2VuZC4KCjcKBQUAAsQBEgTHAwIfGiggQSBzY2hlZHVsZSBsYXN0cyBtb3JlIHRoYW4gMyw2NjAgZGF5cy4KCjQKBQUAAsUBEgTJAwIUGiUgYHVudGlsX2RhdGVgIGlzIGJlZm9yZSBgZnJvbV9kYXRlYC4KCjkKBQUAAsYBEgTLAwIiGiogYGRyYXduX29uY2VgIHJlcXVpcmVzIGEgYHN0YW5kYXJkYCBwbGFuLgoKigEKBQUAAscBEgTOAwIXGnsgQm91bmRzIG9mIHBhcnRpY2lwYW50cycgcGxhbnMgY29udHJhZGljdCBlYWNoIG90aGVyIG9yIHRoZSBzY2hlZHVsZSdzIG93biBwbGFuLCBvciBwYXJ0aWNpcGFudHMKIG1heSBub3QgY2hhbmdlIHRoZSBwbGFuLgoKfgoFBQACyAESBNEDAhwabyBgcGFydGljaXBhbnRfbWF5X211dGVgIGhhcyBubyBlZmZlY3Q6IHBhcnRpY2lwYW50cyBtYXkgbm90IGNoYW5nZSB0aGUgc2NoZWR1bGUsIG9yIG1heSBzd2l0Y2gKIGl0IG9mZiBhbnl3YXkuCgooCgUFAALJARIE0wMCHhoZIEEgcHJpb3JpdHkgZXhjZWVkcyAxMDAuCgpxCgUFAALKARIE1QMCHxpiIE5vdCAx4oCTMTAgcmVtaW5kZXJzLCBub3QgMeKAkzEsNDQwIG1pbnV0ZXMgYXBhcnQsIG9yIHJlbWluZGVycyBhZnRlciB0aGUgbm90aWZpY2F0aW9uJ3MgZXhwaXJ5LgoKQwoFBQACywESBNcDAhwaNCBOb3QgMeKAkzEwIHNub296ZXMsIG9yIG5vdCAx4oCTMSw0NDAgbWludXRlcyBlYWNoLgoKNAoFBQACzAESBNkDAiAaJSBgY29tcGxldGlvbl9taW51dGVzYCBleGNlZWRzIDEsNDQwLgoKRAoFBQACzQESBNsDAiIaNSBBIG51bWJlciBvZiB0aGUgbm90aWZpY2F0aW9uIHJ1bGVzIGlzIG91dCBvZiByYW5nZS4KCigKBQUAAs4BEgTdAwIaGhkgQSBob2xpZGF5IG9jY3VycyB0d2ljZS4KCioKBQUAAs8BEgTfAwIaGhsgTW9yZSB0aGFuIDEsMDAwIGhvbGlkYXlzLgoKKAoFBQAC0AESBOEDAhoaGSBNb3JlIHRoYW4gMTAwIHRyaWdnZXJzLgoKOgoFBQAC0QESBOMDAhoaKyBBbm90aGVyIHRyaWdnZXIgb2YgdGhlIHN0dWR5IGhhcyB0aGlzIGlkLgoKKAoFBQAC0gESBOUDAh4aGSBBIHRyaWdnZXIgaGFzIG5vIGNhdXNlLgoKNwoFBQAC0wESBOcDAhgaKCBUaGUgc3R1ZHkgaGFzIG5vIHRyaWdnZXIgd2l0aCB0aGlzIGlkLgoKNwoFBQAC1AESBOkDAh0aKCBBIG51bWJlciBvZiBhIHRyaWdnZXIgaXMgb3V0IG9mIHJhbmdlLgoKggEKBQUAAtUBEgTsAwIeGnMgVGhlIG1heGltdW0gbnVtYmVyIG9mIGEgdHJpZ2dlcidzIG5vdGlmaWNhdGlvbnMgaGFzIG5vIGNvdW50IG9yIG5vIHBlcmlvZCwgb3IgaXRzIGNvb2xkb3duCiBhbHJlYWR5IGFsbG93cyBmZXdlci4KCkcKBQUAAtYBEgTuAwIhGjggVGhlIHN0dWR5IGRvZXMgbm90IGFjY2VwdCBoZWFsdGggcmVjb3JkcyBvZiB0aGlzIHR5cGUuCgqLAQoFBQAC1wESBPEDAiQafCBBIHZhbHVlIGlzIGNvbXBhcmVkIGFsdGhvdWdoIHRoZSByZWNvcmRzIGFyZSBub3QgbWVhc3VyZW1lbnRzLCBvciBraW5kcyBhcmUgZ2l2ZW4gYWx0aG91Z2gKIHJlY29yZHMgb2YgdGhlIHR5cGUgaGF2ZSBub25lLgoKPgoFBQAC2AESBPMDAh4aLyBBIGNvbXBhcmlzb24gb2YgYSBtZWFzdXJlZCB2YWx1ZSBoYXMgbm8gdW5pdC4KCkUKBQUAAtkBEgT1AwIbGjYgVGhlIHVuaXQgb2YgYSBub2lzZSBsZXZlbCBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKTwoFBQAC2gESBPcDAhsaQCBUaGUgc3R1ZHksIG9yIHRoZSBuYW1lZCBxdWVzdGlvbm5haXJlLCBkb2VzIG5vdCBtZWFzdXJlIG5vaXNlLgoKQQoFBQAC2wESBPkDAhwaMiBUaGUgc3R1ZHkgaGFzIG5vIHNvdW5kcywgb3Igbm90IHRoaXMgY29sbGVjdGlvbi4KCjEKBQUAAtwBEgT7AwIYGiIgQSBydWxlIGhhcyB0aGUgc2FtZSBzY29yZSB0d2ljZS4KCjIKBQUAAt0BEgT9AwIVGiMgVGhlIHNjb3JlIGRvZXMgbm90IGhhdmUgdGhlIGJhbmQuCgo7CgUFAALeARIE/wMCIBosIEFuIGVudHJ5IG9mIGEgdHJpZ2dlcidzIGxpc3Qgb2NjdXJzIHR3aWNlLgoKQAoFBQAC3wESBIEEAh8aMSBUaGUgYW5jaG9yIG9mIGFuIGBhZnRlcmAgcGxhbiBpcyBub3QgYSB0cmlnZ2VyLgoKPQoFBQAC4AESBIMEAiIaLiBBIGZpZWxkIGhhcyBubyBtZWFuaW5nIHdpdGggYW4gYGFmdGVyYCBwbGFuLgoKjgEKBQUAAuEBEgSGBAIdGn8gV2FybmluZzogb24gc29tZSBkYXlzLCBub3RpZmljYXRpb25zIG9mIHRoZSBzYW1lIG9yIGEgaGlnaGVyIHByaW9yaXR5IHJlYWNoIGBwZXJfZGF5X21heGAsIHNvCiB0aGF0IG5vbmUgZm9sbG93cyB0aGUgdHJpZ2dlci4KClQKBQUAAuIBEgSIBAIbGkUgQSBkZWxheSBleGNlZWRzIDQ0LDY0MCBtaW51dGVzLCBvciB0aGUgbWluaW11bSBleGNlZWRzIHRoZSBtYXhpbXVtLgoKNwoFBQAC4wESBIoEAhcaKCBXYXJuaW5nOiBubyBzY2hlZHVsZSB1c2VzIHRoZSB0cmlnZ2VyLgoKKgoFBQAC5AESBIwEAh0aGyBNb3JlIHRoYW4gMjAgY29tcGFyaXNvbnMuCgpPCgUFAALlARIEjgQCHxpAIEEgY29tcGFyaXNvbiBvciBhIGNoYW5nZSBuYW1lcyBuZWl0aGVyIGEgcXVlc3Rpb24gbm9yIGEgc2NvcmUuCgo9CgUFAALmARIEkAQCIxouIFRoZSBhbnN3ZXJzIHRvIHRoZSBxdWVzdGlvbiBhcmUgbm90IG51bWJlcnMuCgo9CgUFAALnARIEkgQCIRouIFRoZSB3aW5kb3cgb2YgYSBjb21wYXJpc29uIGV4Y2VlZHMgMzY2IGRheXMuCgouCgUFAALoARIElAQCIBofIE1vcmUgdGhhbiAyMDAgZmVlZGJhY2sgdGV4dHMuCgpiCgUFAALpARIElgQCHhpTIFRoZSBjaGFuZ2Ugb2YgYSBmZWVkYmFjayB0ZXh0IGhhcyBubyBsaW1pdCwgb3Igbm8gbnVtYmVyIGxpZXMgYmV0d2VlbiBpdHMgbGltaXRzLgoKUwoFBQAC6gESBJgEAh4aRCBXYXJuaW5nOiBhIHNjb3JlIGNvdW50cyBhIG5lZ2F0aXZlIGNvZGUgd2hvc2Ugb3Bwb3NpdGUgaXMgbm8gY29kZS4KYgZwcm90bzM=")
}
