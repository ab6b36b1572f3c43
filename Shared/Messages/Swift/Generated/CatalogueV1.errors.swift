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
    /// FAILED_PRECONDITION: with this end or retention, the data of all participants would be erased at
    /// once. Correct it, or set `allow_erasure`.
    case retentionErasesNow
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
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .libraryEntryOfAnotherStudy, .studyOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .retentionErasesNow, .questionnaireRetired, .lastOwner, .draftHasFindings, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays, .tooManyTriggers, .triggerDuplicate, .triggerCauseMissing, .triggerUnknown, .triggerOutOfRange, .triggerBoundInvalid, .recordTypeNotInStudy, .recordCauseNotApplicable, .comparedUnitMissing, .noiseUnitMissing, .noiseNotMeasured, .soundsNotInStudy, .scoreDuplicate, .bandUnknown, .triggerEntryDuplicate, .triggerAnchorMissing, .afterPlanNotApplicable, .triggerWithoutRoom, .delayOutOfRange, .triggerUnused, .tooManyComparisons, .comparedValueMissing, .comparedValueNotNumeric, .windowDaysOutOfRange, .tooManyFeedbackTexts, .feedbackChangeEmpty, .negativeCodeCounted] }

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
        case 45: .retentionErasesNow
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
        case .retentionErasesNow: 45
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
    base64: "CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKrgtCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJTSU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElPTl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSFQoRUk9MRV9JTlNVRkZJQ0lFTlQQCBIUChBOT1RfU1RVRFlfTEVBREVSEAkSHwobU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUEAoSJAogUVVFU1RJT05OQUlSRV9PRl9BTk9USEVSX1BST0pFQ1QQCxIiCh5RVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFkQDBIkCiBMSUJSQVJZX0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVBANEiMKHkxJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9TVFVEWRC2AhIdChhTVFVEWV9PRl9BTk9USEVSX1BST0pFQ1QQtwISDgoKVEVYVFNfT05MWRAOEhYKElBBUlRJQ0lQQU5UX0VSQVNFRBAsEhEKDUVUQUdfTUlTTUFUQ0gQDxIXChNQVUJMSVNIRURfTUVBTldISUxFEBASGAoUQ1JFQVRFRF9DT05DVVJSRU5UTFkQERIZChVJTVBPUlRFRF9DT05DVVJSRU5UTFkQEhIQCgxEUkFGVF9FWElTVFMQExISCg5QUk9KRUNUX0VYSVNUUxAUEhgKFFJFVEVOVElPTl9FUkFTRVNfTk9XEC0SGQoVUVVFU1RJT05OQUlSRV9SRVRJUkVEEBUSDgoKTEFTVF9PV05FUhAWEhYKEkRSQUZUX0hBU19GSU5ESU5HUxAXEhMKD1RPT19NQU5ZX0RSQUZUUxAYEhUKEVRPT19NQU5ZX1BST0pFQ1RTEBkSFAoQVE9PX01BTllfTUVNQkVSUxAaEhUKEVRPT19NQU5ZX1dBVENIRVJTEBsSFAoQQU5TV0VSX1RPT19MQVJHRRAcEhMKD0FVVEhPUklOR19MSU1JVBAdEhIKDkNVUlNPUl9JTlZBTElEEB4SEAoMS0lORF9VTktOT1dOEB8SEQoNQkFUQ0hfSU5WQUxJRBAgEhQKEFRPT19NQU5ZX1NUVURJRVMQIRITCg9TVFVEWV9EVVBMSUNBVEUQIhISCg5RVUVSWV9UT09fTE9ORxAjEhEKDUZJRUxEX1VOS05PV04QJBIWChJGSUVMRF9OT1RfV1JJVEFCTEUQJRITCg9UT09fTUFOWV9GSUVMRFMQJhITCg9FTEVNRU5UX1VOS05PV04QJxITCg9WRVJTSU9OX1VOS05PV04QKBIQCgxST0xFX1VOS05PV04QKRITCg9TSEFSSU5HX1VOS05PV04QKhITCg9EUkFGVF9UT09fTEFSR0UQKxIVChFUT09fTUFOWV9GSU5ESU5HUxBlEg4KCklEX0lOVkFMSUQQZhIQCgxJRF9EVVBMSUNBVEUQZxIQCgxDT0RFX0lOVkFMSUQQaBISCg5DT0RFX0RVUExJQ0FURRBpEhAKDFRFWFRfTUlTU0lORxBqEg4KClRFWFRfRU1QVFkQaxIRCg1URVhUX1RPT19MT05HEGwSGgoWVEVYVF9DT05UUk9MX0NIQVJBQ1RFUhBtEh0KGVRFWFRfT1VUU0lERV9UUkFOU0xBVElPTlMQbhIXChNUUkFOU0xBVElPTl9NSVNTSU5HEG8SFAoQTEFOR1VBR0VfSU5WQUxJRBBwEhYKEkxBTkdVQUdFX0RVUExJQ0FURRBxEhYKElRPT19NQU5ZX0xBTkdVQUdFUxByEhEKDVZFUlNJT05fR0lWRU4QcxIYChRDT05URU5UX0hBU0hfRElGRkVSUxB0Eg8KC0RPSV9JTlZBTElEEHUSFAoQVE9PX01BTllfQVVUSE9SUxB2EhIKDk9SSUdJTl9JTlZBTElEEHcSGgoWQU5OT1RBVElPTl9LRVlfSU5WQUxJRBB4EhgKFEFOTk9UQVRJT05fRFVQTElDQVRFEHkSGAoUVE9PX01BTllfQU5OT1RBVElPTlMQehIPCgtOT19FTEVNRU5UUxB7EhUKEVRPT19NQU5ZX0VMRU1FTlRTEHwSEwoPQ09OVEVOVF9NSVNTSU5HEH0SFwoTU0VOU09SX0tJTkRfTUlTU0lORxB+EhQKEFNFTlNPUl9EVVBMSUNBVEUQfxIeChlTRU5TT1JfQ09VTlRfT1VUX09GX1JBTkdFEIABEhgKE0dST1VQX1NUWUxFX01JU1NJTkcQgQESEwoOUEFSRU5UX1VOS05PV04QggESEQoMTUVNQkVSX0FQQVJUEIMBEhcKEk1FTUJFUl9OT1RfQUxMT1dFRBCEARIQCgtHUk9VUF9FTVBUWRCFARIUCg9HUk9VUFNfVE9PX0RFRVAQhgESGAoTUEFHRV9CUkVBS19JTl9HUk9VUBCHARIaChVTSEFSRURfQU5TV0VSX01JU1NJTkcQiAESIQocU0hBUkVEX0FOU1dFUl9OT1RfQVBQTElDQUJMRRCJARIRCgxJVEVNX1JFQ09ERUQQigESFwoSQ09VTlRfT1VUX09GX1JBTkdFEIsBEhMKDldFSUdIVF9JTlZBTElEEIwBEhEKDERBVEVfSU5WQUxJRBCNARIUCg9QQVRURVJOX0lOVkFMSUQQjgESGQoUUEFUVEVSTl9ISU5UX01JU1NJTkcQjwESIgodSU5JVElBTF9BTlNXRVJfTk9UX0FQUExJQ0FCTEUQkAESGwoWSU5JVElBTF9BTlNXRVJfSU5WQUxJRBCRARIXChJUWVBFX05PVF9TVVBQT1JURUQQkgESGQoUVU5TVVBQT1JURURfUkVRVUlSRUQQkwESFQoQQ09OVEVOVFNfSU5WQUxJRBCUARIaChVRVUVTVElPTl9UWVBFX01JU1NJTkcQlQESFAoPVE9PX0ZFV19PUFRJT05TEJYBEhUKEFRPT19NQU5ZX09QVElPTlMQlwESHQoYRVhDTFVTSVZFX05PVF9BUFBMSUNBQkxFEJgBEhAKC1JBTkdFX0VNUFRZEJkBEhYKEU5VTUJFUl9OT1RfRklOSVRFEJoBEhIKDVNURVBfTkVHQVRJVkUQmwESGQoUU1RFUF9ET0VTX05PVF9ESVZJREUQnAESFgoRRElNRU5TSU9OX01JU1NJTkcQnQESFgoRQk9VTkRfTk9UX0lOVEVHRVIQngESEQoMVU5JVF9JTlZBTElEEJ8BEhgKE0xFTkdUSF9PVVRfT0ZfUkFOR0UQoAESGAoTVE9PX01BTllfQ09ORElUSU9OUxChARIYChNDT05ESVRJT05fTUFMRk9STUVEEKIBEhcKEkNPTkRJVElPTl9UT09fREVFUBCjARIQCgtVTlJFQUNIQUJMRRCkARIZChRTQ09SRV9OT1RfQVBQTElDQUJMRRClARIVChBRVUVTVElPTl9VTktOT1dOEKYBEhkKFFFVRVNUSU9OX05PVF9FQVJMSUVSEKcBEh8KGlFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZEKgBEhoKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThCpARIVChBPUEVSQVRPUl9NSVNTSU5HEKoBEhwKF09QRVJBVE9SX05PVF9BUFBMSUNBQkxFEKsBEhIKDUNPREVTX01JU1NJTkcQrAESGQoUQ09ERVNfTk9UX0FQUExJQ0FCTEUQrQESEQoMQ09ERV9VTktOT1dOEK4BEhgKE1RFWFRfTk9UX0FQUExJQ0FCTEUQrwESGgoVQ09NUEFSRURfVEVYVF9JTlZBTElEELABEhMKDk5VTUJFUl9NSVNTSU5HELEBEhoKFU5VTUJFUl9OT1RfQVBQTElDQUJMRRCyARIYChNOVU1CRVJfT1VUX09GX1JBTkdFELMBEhMKDk1FVEhPRF9NSVNTSU5HELQBEhQKD1RPT19NQU5ZX1NDT1JFUxC1ARITCg5OT19TQ09SRV9JVEVNUxC2ARIZChRUT09fTUFOWV9TQ09SRV9JVEVNUxC3ARIZChRTQ09SRV9JVEVNX0RVUExJQ0FURRC4ARISCg1TQ09SRV9VTktOT1dOELkBEhkKFEFOU1dFUl9OT1RfQ09VTlRBQkxFELoBEhIKDVJBTkdFX1VOS05PV04QuwESIgodTUlOSU1VTV9BTlNXRVJFRF9PVVRfT0ZfUkFOR0UQvAESGAoTQkFORFNfTk9UX0FTQ0VORElORxC9ARITCg5UT09fTUFOWV9CQU5EUxC+ARITCg5BQ0NFU1NfTUlTU0lORxC/ARIVChBQQVNTV09SRF9NSVNTSU5HEMABEhQKD1BBU1NXT1JEX0xFTkdUSBDBARIcChdQQVNTV09SRF9OT1RfQVBQTElDQUJMRRDCARIUCg9JTlNUQU5UX0lOVkFMSUQQwwESEQoMUEVSSU9EX0VNUFRZEMQBEhYKEU5PX1FVRVNUSU9OTkFJUkVTEMUBEhQKD1NUVURZX1RPT19MQVJHRRDGARIcChdUT09fTUFOWV9RVUVTVElPTk5BSVJFUxDHARIcChdRVUVTVElPTk5BSVJFX0RVUExJQ0FURRDIARIfChpRVUVTVElPTk5BSVJFX05PVF9JTVBPUlRFRBDJARIbChZRVUVTVElPTk5BSVJFX05PVF9VU0VEEMoBEhcKElJFQ1VSUkVOQ0VfTUlTU0lORxDLARISCg1HUk9VUF9VTktOT1dOEMwBEhQKD1RPT19NQU5ZX0dST1VQUxDNARIhChxSRVBFQVRfSU5URVJWQUxfT1VUX09GX1JBTkdFEM4BEiMKHlJFUEVBVF9JTlRFUlZBTF9OT1RfQVBQTElDQUJMRRDPARIYChNUT09fTUFOWV9ORVhUX0xJU1RTENABEg4KCU5PX09GRkVSUxDRARIUCg9PRkZFUl9EVVBMSUNBVEUQ0gESFAoPTkVYVF9MSVNUX0NZQ0xFENMBEhEKDEZJTEVfTUlTU0lORxDUARIbChZGSUxFX1JFRkVSRU5DRV9JTlZBTElEENUBEg4KCU5PX1NPVU5EUxDWARIUCg9UT09fTUFOWV9TT1VORFMQ1wESFQoQQ0FURUdPUllfVU5LTk9XThDYARIZChRTT1VORF9MRU5HVEhfTUlTU0lORxDZARITCg5MT09QX0RVUExJQ0FURRDaARINCghOT19URVJNUxDbARITCg5UT09fTUFOWV9URVJNUxDcARIRCgxQTEFOX01JU1NJTkcQ3QESGQoUUEVSX0RBWV9PVVRfT0ZfUkFOR0UQ3gESDwoKTk9fV0lORE9XUxDfARIVChBXSU5ET1dfVE9PX1NIT1JUEOABEhUKEEdBUF9PVVRfT0ZfUkFOR0UQ4QESEAoLREFZX01JU1NJTkcQ4gESEgoNREFZX0RVUExJQ0FURRDjARIYChNNSU5VVEVfT1VUX09GX1JBTkdFEOQBEg0KCE5PX1RJTUVTEOUBEhMKDlRPT19NQU5ZX1RJTUVTEOYBEhMKDlRJTUVfRFVQTElDQVRFEOcBEh4KGURBWV9PRl9NT05USF9PVVRfT0ZfUkFOR0UQ6AESGwoWU1RBUlRfREFZX09VVF9PRl9SQU5HRRDpARIYChNFWFBJUllfT1VUX09GX1JBTkdFEOoBEhkKFFRSQU5TTEFUSU9OX09VVERBVEVEEOsBEiAKG0NPTlNFTlRfVFJBTlNMQVRJT05fTUlTU0lORxDsARIUCg9SRVRFTlRJT05fRU1QVFkQ7QESGwoWUkVURU5USU9OX09VVF9PRl9SQU5HRRDuARIeChlSRVRFTlRJT05fT1VUQ09NRV9NSVNTSU5HEO8BEhkKFFJFVEVOVElPTl9MRU5HVEhFTkVEEPABEhwKF0RSQUZUX0RBWVNfT1VUX09GX1JBTkdFEPEBEhgKE1JFQ09SRF9UWVBFX01JU1NJTkcQ8gESGgoVUkVDT1JEX1RZUEVfRFVQTElDQVRFEPMBEh4KGVJFQ09SRF9WT0NBQlVMQVJZX01JU1NJTkcQ9AESHgoZUkVDT1JEX1ZPQ0FCVUxBUllfVU5LTk9XThD1ARIXChJUT09fTUFOWV9TQ0hFRFVMRVMQ9gESGAoTU0NIRURVTEVfSURfTUlTU0lORxD3ARITCg5BTkNIT1JfSU5WQUxJRBD4ARIYChNSSFlUSE1fT1VUX09GX1JBTkdFEPkBEhsKFkRBWV9DT1VOVF9PVVRfT0ZfUkFOR0UQ+gESEAoLREFURVNfRU1QVFkQ+wESHgoZRFJBV05fT05DRV9OT1RfQVBQTElDQUJMRRD8ARITCg5CT1VORFNfSU5WQUxJRBD9ARIYChNNVVRFX05PVF9BUFBMSUNBQkxFEP4BEhoKFVBSSU9SSVRZX09VVF9PRl9SQU5HRRD/ARIbChZSRU1JTkRFUlNfT1VUX09GX1JBTkdFEI8CEhgKE1NOT09aRV9PVVRfT0ZfUkFOR0UQkAISHAoXQ09NUExFVElPTl9PVVRfT0ZfUkFOR0UQkQISHgoZUFJPTVBUX1JVTEVTX09VVF9PRl9SQU5HRRCAAhIWChFIT0xJREFZX0RVUExJQ0FURRCBAhIWChFUT09fTUFOWV9IT0xJREFZUxCCAhIWChFUT09fTUFOWV9UUklHR0VSUxCYAhIWChFUUklHR0VSX0RVUExJQ0FURRCZAhIaChVUUklHR0VSX0NBVVNFX01JU1NJTkcQmgISFAoPVFJJR0dFUl9VTktOT1dOEJsCEhkKFFRSSUdHRVJfT1VUX09GX1JBTkdFEJwCEhoKFVRSSUdHRVJfQk9VTkRfSU5WQUxJRBCdAhIdChhSRUNPUkRfVFlQRV9OT1RfSU5fU1RVRFkQngISIAobUkVDT1JEX0NBVVNFX05PVF9BUFBMSUNBQkxFEJ8CEhoKFUNPTVBBUkVEX1VOSVRfTUlTU0lORxCgAhIXChJOT0lTRV9VTklUX01JU1NJTkcQoQISFwoSTk9JU0VfTk9UX01FQVNVUkVEEKICEhgKE1NPVU5EU19OT1RfSU5fU1RVRFkQowISFAoPU0NPUkVfRFVQTElDQVRFEKQCEhEKDEJBTkRfVU5LTk9XThClAhIcChdUUklHR0VSX0VOVFJZX0RVUExJQ0FURRCmAhIbChZUUklHR0VSX0FOQ0hPUl9NSVNTSU5HEKcCEh4KGUFGVEVSX1BMQU5fTk9UX0FQUExJQ0FCTEUQqAISGQoUVFJJR0dFUl9XSVRIT1VUX1JPT00QsQISFwoSREVMQVlfT1VUX09GX1JBTkdFEKkCEhMKDlRSSUdHRVJfVU5VU0VEEKoCEhkKFFRPT19NQU5ZX0NPTVBBUklTT05TEMACEhsKFkNPTVBBUkVEX1ZBTFVFX01JU1NJTkcQwQISHwoaQ09NUEFSRURfVkFMVUVfTk9UX05VTUVSSUMQwgISHQoYV0lORE9XX0RBWVNfT1VUX09GX1JBTkdFEMMCEhwKF1RPT19NQU5ZX0ZFRURCQUNLX1RFWFRTEMQCEhoKFUZFRURCQUNLX0NIQU5HRV9FTVBUWRDFAhIaChVORUdBVElWRV9DT0RFX0NPVU5URUQQqwJCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUrilwEKKwoBDBIDAQASGiEgRXJyb3IgcmVhc29ucyBvZiB0aGUgY2F0YWxvZ3VlLgoKmAMKAgUAEgUPAJwEARqKAyBFcnJvciByZWFzb25zIG9mIHRoaXMgc2VydmljZSwgaW4gYWRkaXRpb24gdG8gdGhvc2Ugb2Ygb3RvbGl0aC5jb21tb24udjEuRXJyb3JSZWFzb24gKHRva2VucywKIGxpbWl0cywgdGhlIGRhdGFiYXNlLCBlbXB0eSBvciBtYWxmb3JtZWQgZmllbGRzKS4gQSB2YWx1ZSdzIG5hbWUgaXMgc2VudCBhcyB0ZXh0LCB3aXRob3V0IGEKIHByZWZpeDogaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApLCBpbgogYGdvb2dsZS5ycGMuQmFkUmVxdWVzdC5GaWVsZFZpb2xhdGlvbi5yZWFzb25gLCBvciBpbiBGaW5kaW5nLnJlYXNvbi4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOgogdHJlYXQgYW4gdW5rbm93biByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKJwoEBQACABIDEQIfGhogTm90IHVzZWQgYnkgdGhlIHNlcnZpY2UuCgpkCgQFAAIBEgMWAhQaJiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBkb2VzIG5vdCBleGlzdC4KMi8gTWlzc2luZyBvciBpbnZpc2libGUgcmVzb3VyY2VzLCBpbiBFcnJvckluZm8uCgrUAQoEBQACAhIDGgIkGsYBIE5PVF9GT1VORDogdGhlIHZlcnNpb24gaXMgbm90IHB1Ymxpc2hlZCwgb3IgaXRzIHByb2plY3QgZG9lcyBub3Qgc2hhcmUgaXQuIEluIGFuIGltcG9ydCBhbHNvIGEKIEZpZWxkVmlvbGF0aW9uOiB0aGUgc3R1ZHkgbmFtZXMgYSB2ZXJzaW9uIHRoYXQgZG9lcyBub3QgZXhpc3Q7IHB1Ymxpc2ggaXQgZmlyc3QsIG9yIHdpdGggdGhlCiBzdHVkeS4KClYKBAUAAgMSAxwCFhpJIE5PVF9GT1VORDogdGhlIHByb2plY3QgZG9lcyBub3QgZXhpc3QsIG9yIHRoZSBjYWxsZXIgaGFzIG5vIHJvbGUgaW4gaXQuCgpdCgQFAAIEEgMeAhQaUCBOT1RfRk9VTkQ6IHRoZSBkcmFmdCBkb2VzIG5vdCBleGlzdCwgb3IgdGhlIGNhbGxlciBoYXMgbm8gcm9sZSBpbiBpdHMgcHJvamVjdC4KCucBCgQFAAIFEgMiAh8a2QEgTk9UX0ZPVU5EOiB0aGUgdmVyc2lvbiBvZiB0aGUgc291bmQgY29sbGVjdGlvbiBkb2VzIG5vdCBleGlzdC4gSW4gYW4gaW1wb3J0IGEgRmllbGRWaW9sYXRpb246CiBuZWl0aGVyIHRoaXMgcHJvamVjdCBub3IgYW5vdGhlciBwcm9qZWN0IHRoYXQgc2hhcmVzIHdpdGggYW55b25lIGhhcyB0aGUgc291bmRzOyBwdWJsaXNoIHRoZW0KIGZpcnN0LCBvciB3aXRoIHRoZSBzdHVkeS4KCoQBCgQFAAIGEgMlAhkadyBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIG9mIHRoZSB2b2NhYnVsYXJ5IGRvZXMgbm90IGV4aXN0LiBJbiBhbiBpbXBvcnQgYSBGaWVsZFZpb2xhdGlvbiwgYXMKIFNPVU5EX0NPTExFQ1RJT05fVU5LTk9XTi4KClIKBAUAAgcSAycCExpFIE5PVF9GT1VORDogdGhlIHZlcnNpb24gb2YgdGhlIGl0ZW0gZG9lcyBub3QgZXhpc3QgaW4gdGhlIGl0ZW0gYmFuay4KCpABCgQFAAIIEgMtAhgacCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGwgbmVlZHMgYSBoaWdoZXIgcm9sZSBpbiB0aGUgcHJvamVjdCwgd2hpY2ggdGhlIG1lc3NhZ2UgbmFtZXMuIEFzayBhbgogb3duZXIgZm9yIGl0LgoyESBNaXNzaW5nIHJpZ2h0cy4KCkEKBAUAAgkSAy8CFxo0IFBFUk1JU1NJT05fREVOSUVEOiBhbm90aGVyIHBlcnNvbiBsZWFkcyB0aGUgc3R1ZHkuCgqGAQoEBQACChIDMgIjGnkgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBpZCBvZiBhIG5ldyBzdHVkeSBtdXN0IHN0YXJ0IHdpdGggdGhlIHByb2plY3QncyBpZC4gQ2hvb3NlIHN1Y2ggYW4gaWQsCiBvciBhc2sgYW4gYWRtaW5pc3RyYXRvci4KCm4KBAUAAgsSAzQCKBphIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWlyZSBiZWxvbmdzIHRvIGFub3RoZXIgcHJvamVjdC4gQ2hvb3NlIGFub3RoZXIgaWQsIG9yIGZvcmsgaXQuCgqvAQoEBQACDBIDNwImGqEBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcXVlc3Rpb25uYWlyZSB3YXMgZmlyc3QgcHVibGlzaGVkIGJ5IGEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGRvZXMgbm90CiBsZWFkLiBVc2UgaXRzIHB1Ymxpc2hlZCBjb250ZW50cyB1bmNoYW5nZWQsIG9yIGNob29zZSBhbm90aGVyIGlkLgoKegoEBQACDRIDOgIoGm0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZCBjb2xsZWN0aW9uLCB2b2NhYnVsYXJ5IG9yIGl0ZW0gYmVsb25ncyB0byBhbm90aGVyIHByb2plY3QuIENob29zZQogYW5vdGhlciBpZC4KCpYCCgQFAAIOEgM+AicaiAIgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzb3VuZCBjb2xsZWN0aW9uIG9yIHZvY2FidWxhcnkgd2FzIHB1Ymxpc2hlZCBieSBhbm90aGVyIHN0dWR5LCBvciBmb3IgdGhlCiB3aG9sZSBwcm9qZWN0OyBkZXZpY2VzIG9mIG90aGVyIHN0dWRpZXMgZ2V0IGl0cyBuZXdlc3QgdmVyc2lvbi4gVXNlIGl0cyBwdWJsaXNoZWQgY29udGVudHMKIHVuY2hhbmdlZCwgY2hvb3NlIGFub3RoZXIgaWQsIG9yIGFzayBmb3IgdGhlIHJvbGUgbGVhZGVyIGluIHRoZSBwcm9qZWN0LgoKeAoEBQACDxIDQQIhGmsgVGhlIGV4aXN0aW5nIHN0dWR5IGlzIGluIGFub3RoZXIgcHJvamVjdCB0aGFuIGBwcm9qZWN0X2lkYC4gTGVhdmUgdGhlIGZpZWxkIGVtcHR5LCBvciBuYW1lIHRoYXQKIHByb2plY3QuCgpMCgQFAAIQEgNDAhIaPyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHJvbGUgdHJhbnNsYXRvciBtYXkgY2hhbmdlIG9ubHkgdGV4dHMuCgrBAQoEBQACERIDRgIaGrMBIFBFUk1JU1NJT05fREVOSUVELCBvZiBhbnkgd3JpdGluZyBtZXRob2Q6IHRoZSBjYWxsZXIsIG9yIHRoZSBwZXJzb24gd2hvc2Ugcm9sZSBpcyBjaGFuZ2VkLCB3YXMKIGVyYXNlZCBvciBpcyBiZWluZyBlcmFzZWQ7IG5vdGhpbmcgd2FzIHN0b3JlZC4gVGhlIGNhbGxlcidzIHRva2VuIGlzIGZyb20gYmVmb3JlLgoKewoEBQACEhIDSwIVGkkgQUJPUlRFRDogdGhlIHJlc291cmNlIGhhcyBjaGFuZ2VkLiBSZWFkIGl0IGFnYWluIGFuZCByZXBlYXQgdGhlIGNoYW5nZS4KMiMgQ29uZmxpY3RzIHdpdGggdGhlIGN1cnJlbnQgc3RhdGUuCgq/AQoEBQACExIDTgIbGrEBIEFCT1JURUQ6IGEgdmVyc2lvbiB3YXMgcHVibGlzaGVkIHRoYXQgdGhlIGRyYWZ0IGRvZXMgbm90IHRha2UgaW50byBhY2NvdW50LCBgbmV3ZXN0X3ZlcnNpb25gIGluCiB0aGUgbWV0YWRhdGEuIE1lcmdlIGl0cyBjaGFuZ2VzIGFuZCB1cGRhdGUgdGhlIGRyYWZ0IHdpdGggdGhhdCBgYmFzZV92ZXJzaW9uYC4KCmAKBAUAAhQSA1ACHBpTIEFCT1JURUQgd2l0aCBSZXRyeUluZm86IGFub3RoZXIgY2FsbCBpcyBjcmVhdGluZyBpdC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKWQoEBQACFRIDUgIdGkwgQUJPUlRFRDogYW5vdGhlciBjYWxsIGlzIGltcG9ydGluZyB0aGUgc3R1ZHkuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KClYKBAUAAhYSA1QCFBpJIEFMUkVBRFlfRVhJU1RTOiB0aGUgZHJhZnQgaWQgd2FzIHVzZWQgZm9yIGFub3RoZXIgZHJhZnQuIFVzZSBhIG5ldyBvbmUuCgpSCgQFAAIXEgNWAhYaRSBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBwcm9qZWN0IGhhcyB0aGUgaWQuIENob29zZSBhIGRpZmZlcmVudCBvbmUuCgqbAQoEBQACGBIDWQIcGo0BIEZBSUxFRF9QUkVDT05ESVRJT046IHdpdGggdGhpcyBlbmQgb3IgcmV0ZW50aW9uLCB0aGUgZGF0YSBvZiBhbGwgcGFydGljaXBhbnRzIHdvdWxkIGJlIGVyYXNlZCBhdAogb25jZS4gQ29ycmVjdCBpdCwgb3Igc2V0IGBhbGxvd19lcmFzdXJlYC4KCm0KBAUAAhkSA1sCHRpgIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBxdWVzdGlvbm5haXJlIGlzIHJldGlyZWQuIFJlaW5zdGF0ZSBpdCBiZWZvcmUgdXNpbmcgb3IgcHVibGlzaGluZyBpdC4KCmAKBAUAAhoSA10CEhpTIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBwcm9qZWN0IHdvdWxkIGhhdmUgbm8gb3duZXIuIEFzc2lnbiBhbm90aGVyIG93bmVyIGZpcnN0LgoKaAoEBQACGxIDXwIaGlsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGRyYWZ0IGNhbm5vdCBiZSBwdWJsaXNoZWQ7IGEgRmllbGRWaW9sYXRpb24gc3RhdGVzIGVhY2ggZmluZGluZy4KClgKBAUAAhwSA2QCFxpAIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHByb2plY3QgaGFzIDEsMDAwIGRyYWZ0cy4gRGVsZXRlIHNvbWUuCjIJIExpbWl0cy4KCkcKBAUAAh0SA2YCGRo6IFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGNhbGxlciBoYXMgY3JlYXRlZCAxMDAgcHJvamVjdHMuCgpOCgQFAAIeEgNoAhgaQSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwcm9qZWN0IGhhcyAxLDAwMCBtZW1iZXJzLiBSZW1vdmUgc29tZS4KCpQBCgQFAAIfEgNrAhkahgEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBjYWxscywgaW4gdG90YWwgb3Igb2YgdGhpcyBjYWxsZXIsIHdhdGNoIHRoZSBmZWVkLgogVXNlIExpc3RDaGFuZ2VzLCBvciB0cnkgYWdhaW4gbGF0ZXIuCgpoCgQFAAIgEgNtAhgaWyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZXF1ZXN0ZWQgdmVyc2lvbnMgYXJlIHRvbyBsYXJnZSBmb3Igb25lIHJlc3BvbnNlLiBSZXF1ZXN0IGZld2VyLgoKkwEKBAUAAiESA3ACFxqFASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IGRlZmluaXRpb25zIGFyZSBiZWluZyB3cml0dGVuLCBjaGVja2VkIG9yIGNvbXBhcmVkLgogU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluIGxhdGVyLgoKzwEKBAUAAiISA3YCFhpzIFRoZSBjdXJzb3IgZG9lcyBub3QgYmVsb25nIHRvIHRoaXMgZmVlZCwgb3IgbGllcyBiZXlvbmQgaXRzIGVuZCAoYWZ0ZXIgYSByZXN0b3JlKS4gU3RhcnQgYWdhaW4KIHdpdGhvdXQgYSBjdXJzb3IuCjJNIFJlcXVlc3QgZmllbGRzOiBJTlZBTElEX0FSR1VNRU5ULCBpbiBhIEZpZWxkVmlvbGF0aW9uIHRoYXQgbmFtZXMgdGhlIGZpZWxkLgoKNgoEBQACIxIDeAIUGikgVGhlIGZlZWQgaGFzIG5vIHJlc291cmNlcyBvZiB0aGlzIGtpbmQuCgotCgQFAAIkEgN6AhUaICBOb3QgMeKAkzEwMCBkaXN0aW5jdCB2ZXJzaW9ucy4KCmMKBAUAAiUSA3wCGBpWIE1vcmUgdGhhbiAyMCBzdHVkaWVzIGFyZSBuYW1lZCwgb3Igbm9uZSB3aGlsZSB0aGUgdG9rZW4gaGFzIG1vcmUgdGhhbiAyMCBlbnJvbG1lbnRzLgoKKAoEBQACJhIDfgIXGhsgVGhlIHN0dWR5IGlzIG5hbWVkIHR3aWNlLgoKMQoEBQACJxIEgAECFhojIFRoZSBxdWVyeSBleGNlZWRzIDUwMCBjaGFyYWN0ZXJzLgoKfQoEBQACKBIEgwECFRpvIFRoZSBwYXRoIG9mIHRoZSBtYXNrIGRvZXMgbm90IG5hbWUgYSBmaWVsZCBvZiB0aGUgbWVzc2FnZSwgb3IgYCpgIGlzIGNvbWJpbmVkIHdpdGggb3RoZXIgcGF0aHMKIGluIGFuIHVwZGF0ZS4KCk4KBAUAAikSBIUBAhoaQCBUaGUgcGF0aCBvZiB0aGUgbWFzayBuYW1lcyBhIGZpZWxkIHRoYXQgb25seSB0aGUgc2VydmljZSBzZXRzLgoKVwoEBQACKhIEhwECFxpJIE1vcmUgdGhhbiAyMDAgZWxlbWVudHMgYXJlIG5hbWVkLiBQdXQgYGVsZW1lbnRzYCBpbnRvIHRoZSBtYXNrIGluc3RlYWQuCgqBAQoEBQACKxIEigECFxpzIFRoZSBlbGVtZW50IGlzIG5vdCBpbiB0aGUgZHJhZnQsIG9yIG5vdCBpbiB0aGUgcmVxdWVzdC4gVG8gYWRkIG9yIHJlbW92ZSBlbGVtZW50cywgcHV0CiBgZWxlbWVudHNgIGludG8gdGhlIG1hc2suCgpDCgQFAAIsEgSMAQIXGjUgVGhlIGJhc2UgdmVyc2lvbiBpcyBoaWdoZXIgdGhhbiB0aGUgbmV3ZXN0IHZlcnNpb24uCgozCgQFAAItEgSOAQIUGiUgVGhlIHNlcnZpY2UgZG9lcyBub3Qga25vdyB0aGUgcm9sZS4KCmQKBAUAAi4SBJABAhcaViBUaGUgc2VydmljZSBkb2VzIG5vdCBrbm93IHRoZSB2YWx1ZSwgYW5kIHdvdWxkIHRyZWF0IGl0IGFzIHRoZSBtb3N0IHJlc3RyaWN0aXZlIG9uZS4KCikKBAUAAi8SBJIBAhcaGyBUaGUgZHJhZnQgZXhjZWVkcyAzMiBNaUIuCgr4AgoEBQACMBIEmgECGhpCIFRoZXJlIGFyZSBtb3JlIHRoYW4gdGhlIDUwMCBmaW5kaW5ncyBzaG93bi4gQ29ycmVjdCB0aGVzZSBmaXJzdC4KMqUCIEVycm9ycyBvZiBkZWZpbml0aW9uczogSU5WQUxJRF9BUkdVTUVOVCBpbiBhbiBpbXBvcnQgb3IgcHVibGljYXRpb24sIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogRFJBRlRfSEFTX0ZJTkRJTkdTIHdoZW4gYSBkcmFmdCBpcyBwdWJsaXNoZWQ7IGVhY2ggaW4gYSBGaWVsZFZpb2xhdGlvbiB0aGF0IG5hbWVzIHRoZSBmaWVsZC4KIENoZWNrRHJhZnQgYW5kIHJlc3BvbnNlcyB0byBwdWJsaWNhdGlvbnMgcmV0dXJuIHRoZW0gYXMgRmluZGluZy4gQ29ycmVjdCB0aGUgZmllbGQgYW5kIHNlbmQgaXQKIGFnYWluLgoKSwoEBQACMRIEnAECExo9IFRoZSBpZCBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGdpdmVuIGluIHRoZSBmaWVsZCdzIGNvbW1lbnQuCgokCgQFAAIyEgSeAQIVGhYgVGhlIGlkIG9jY3VycyB0d2ljZS4KClQKBAUAAjMSBKABAhUaRiBUaGUgY29kZSBpcyBub3QgMeKAkzY0IGNoYXJhY3RlcnMgb2YgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCwgYC5gLgoKJgoEBQACNBIEogECFxoYIFRoZSBjb2RlIG9jY3VycyB0d2ljZS4KCk4KBAUAAjUSBKQBAhUaQCBBIHJlcXVpcmVkIHRleHQgaXMgYWJzZW50LCBvciBtaXNzaW5nIGluIHRoZSBkZWZhdWx0IGxhbmd1YWdlLgoKPgoEBQACNhIEpgECExowIEEgdHJhbnNsYXRpb24gaXMgZW1wdHkuIFdyaXRlIGl0IG9yIHJlbW92ZSBpdC4KCj8KBAUAAjcSBKgBAhYaMSBBIHRleHQgZXhjZWVkcyB0aGUgbWF4aW11bSBsZW5ndGggb2YgaXRzIGZpZWxkLgoKSwoEBQACOBIEqgECHxo9IEEgdGV4dCBoYXMgY29udHJvbCBjaGFyYWN0ZXJzIG90aGVyIHRoYW4gbGluZSBmZWVkIGFuZCB0YWIuCgp/CgQFAAI5EgStAQIiGnEgYHRleHRgIG9yIGBsYW5ndWFnZWAgb2YgYSBMb2NhbGl6ZWRUZXh0IGlzIHNldDsgdGhlc2UgYXJlIG91dHB1dCBvbmx5LiBQdXQgZXZlcnkgbGFuZ3VhZ2UgaW50bwogYHRyYW5zbGF0aW9uc2AuCgo7CgQFAAI6EgSvAQIcGi0gVGhlIHRleHQgaXMgbWlzc2luZyBpbiBhIHByb21pc2VkIGxhbmd1YWdlLgoKRgoEBQACOxIEsQECGRo4IFRoZSBsYW5ndWFnZSBpcyBub3QgYSBCQ1AgNDcgdGFnLiBVc2VkIGluIGFueSByZXF1ZXN0LgoKKAoEBQACPBIEswECGxoaIEEgbGFuZ3VhZ2Ugb2NjdXJzIHR3aWNlLgoKJwoEBQACPRIEtQECGxoZIE1vcmUgdGhhbiA1MCBsYW5ndWFnZXMuCgo/CgQFAAI+EgS3AQIWGjEgVmVyc2lvbnMgYXJlIGNvdW50ZWQgYnkgdGhlIGNhdGFsb2d1ZS4gTGVhdmUgMC4KCmMKBAUAAj8SBLkBAh0aVSBUaGUgZ2l2ZW4gaGFzaCBkb2VzIG5vdCBtYXRjaCB0aGUgY29udGVudHMuIExlYXZlIGl0IG91dCBpZiB0aGUgY2hhbmdlIGlzIGludGVuZGVkLgoKPQoEBQACQBIEuwECFBovIFRoZSBET0kgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBgMTAuMTIzNC9hYmNgLgoKJQoEBQACQRIEvQECGRoXIE1vcmUgdGhhbiA1MCBhdXRob3JzLgoKRQoEBQACQhIEvwECFxo3IEFuIG9yaWdpbiBuZWVkcyBwcm9qZWN0LCBxdWVzdGlvbm5haXJlIGFuZCBhIHZlcnNpb24uCgpLCgQFAAJDEgTBAQIfGj0gVGhlIGtleSBpcyBub3QgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgLmAsIGAtYC4KCiMKBAUAAkQSBMMBAh0aFSBBIGtleSBvY2N1cnMgdHdpY2UuCgopCgQFAAJFEgTFAQIdGhsgTW9yZSB0aGFuIDUwIGFubm90YXRpb25zLgoKOwoEBQACRhIExwECFBotIEEgcXVlc3Rpb25uYWlyZSBuZWVkcyBhdCBsZWFzdCBvbmUgZWxlbWVudC4KCikKBAUAAkcSBMkBAhoaGyBNb3JlIHRoYW4gNSwwMDAgZWxlbWVudHMuCgpVCgQFAAJIEgTLAQIYGkcgQW4gZWxlbWVudCBpcyBuZWl0aGVyIGhlYWRsaW5lLCB0ZXh0LCBxdWVzdGlvbiwgZ3JvdXAgbm9yIHBhZ2UgYnJlYWsuCgo6CgQFAAJJEgTNAQIcGiwgVGhlIHNlbnNvciBraW5kIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgpJCgQFAAJKEgTPAQIZGjsgQSBzZW5zb3Igb2NjdXJzIHR3aWNlLiBMaXN0IGl0IG9uY2Ugd2l0aCB0aGUgdG90YWwgY291bnQuCgopCgQFAAJLEgTRAQIiGhsgVGhlIGNvdW50IGlzIG5vdCAx4oCTMTAwLgoKOgoEBQACTBIE0wECHBosIFRoZSBncm91cCBzdHlsZSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKOwoEBQACTRIE1QECFxotIE5vIGdyb3VwIHdpdGggdGhpcyBpZCBwcmVjZWRlcyB0aGUgZWxlbWVudC4KCkEKBAUAAk4SBNcBAhUaMyBBIG1lbWJlciBkb2VzIG5vdCBmb2xsb3cgaXRzIGdyb3VwIHdpdGhvdXQgYSBnYXAuCgpkCgQFAAJPEgTZAQIbGlYgTWVtYmVycyBvZiBhIGNvbXBvc2l0ZSBhcmUgcXVlc3Rpb25zLCBvZiBhIG1hdHJpeCBxdWVzdGlvbnMgb2YgdGhlIHR5cGUgYGluaGVyaXRlZGAuCgo5CgQFAAJQEgTbAQIUGisgTm8gZWxlbWVudCBuYW1lcyB0aGUgZ3JvdXAgYXMgaXRzIHBhcmVudC4KCjoKBAUAAlESBN0BAhgaLCBHcm91cHMgYXJlIG5lc3RlZCBtb3JlIHRoYW4gNSBsZXZlbHMgZGVlcC4KCi8KBAUAAlISBN8BAhwaISBBIHBhZ2UgYnJlYWsgaXMgaW5zaWRlIGEgZ3JvdXAuCgptCgQFAAJTEgThAQIeGl8gQSBxdWVzdGlvbiBpcyBgaW5oZXJpdGVkYCwgYnV0IG5laXRoZXIgaXRzIGdyb3VwcyBub3IgdGhlIHF1ZXN0aW9ubmFpcmUgaGF2ZSBhIHNoYXJlZCBhbnN3ZXIuCgpLCgQFAAJUEgTjAQIlGj0gVGhlIHNoYXJlZCBhbnN3ZXIgaXMgb2YgYSB0eXBlIHRoYXQgY2Fubm90IGJlIHNoYXJlZCB0aGVyZS4KCqQBCgQFAAJVEgTmAQIVGpUBIFRoZSBpdGVtIGhhcyBvdGhlciBjb2RlcyBvciBhbm90aGVyIHJhbmdlIGVsc2V3aGVyZSBpbiB0aGUgcHJvamVjdCwgc28gYW5zd2VycyB3b3VsZCBub3QgYmUKIGNvbXBhcmFibGUuIEdpdmUgdGhlIGNoYW5nZWQgcXVlc3Rpb24gaXRzIG93biBpdGVtIGlkLgoKSAoEBQACVhIE6AECGxo6IE1vcmUgb3B0aW9ucyBtdXN0IGJlIGNob3NlbiB0aGFuIGNhbiBiZSBjaG9zZW4gdG9nZXRoZXIuCgpuCgQFAAJXEgTqAQIXGmAgQSB3ZWlnaHQgaXMgbm90IGZpbml0ZTsgb3IgYSB3ZWlnaHQsIG9yIHRoZSBzdW0gb2YgYWxsIHdlaWdodHMsIGlzIDAgYWx0aG91Z2ggaXQgaXMgYSBkaXZpc29yLgoKOwoEBQACWBIE7AECFRotIEEgZGF0ZSBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGAyMDI2LTAxLTMxYC4KCl0KBAUAAlkSBO4BAhgaTyBBIHBhdHRlcm4gaXMgbm90IGEgcmVndWxhciBleHByZXNzaW9uLCBvciBoYXMgbG9vay1hcm91bmQgb3IgYmFjay1yZWZlcmVuY2VzLgoKVgoEBQACWhIE8AECHRpIIFdhcm5pbmc6IGEgcGF0dGVybiBoYXMgbm8gaGludCwgYW5kIHBhcnRpY2lwYW50cyBjYW5ub3QgcmVhZCBwYXR0ZXJucy4KCmAKBAUAAlsSBPIBAiYaUiBRdWVzdGlvbnMgb2YgdGhpcyB0eXBlIGhhdmUgbm8gaW5pdGlhbCBhbnN3ZXI7IG9uIGEgc2NhbGUgaXQgd291bGQgYmlhcyBhbnN3ZXJzLgoKSQoEBQACXBIE9AECHxo7IFRoZSBpbml0aWFsIGFuc3dlciBpcyBub3QgYSB2YWxpZCBhbnN3ZXIgdG8gdGhlIHF1ZXN0aW9uLgoKSQoEBQACXRIE9gECGxo7IFdhcm5pbmc6IGNsaWVudHMgd2lsbCBzaG93IHRoZSBxdWVzdGlvbiBhcyBub3Qgc3VwcG9ydGVkLgoKUAoEBQACXhIE+AECHRpCIEEgcXVlc3Rpb24gb2YgYW4gdW5zdXBwb3J0ZWQgdHlwZSBpcyByZXF1aXJlZC4gTWFrZSBpdCBvcHRpb25hbC4KCkEKBAUAAl8SBPoBAhkaMyBUaGUgY29udGVudHMgb2YgYW4gdW5zdXBwb3J0ZWQgdHlwZSBhcmUgdG9vIGxvbmcuCgpCCgQFAAJgEgT8AQIeGjQgQSBxdWVzdGlvbiBoYXMgbm8gdHlwZSwgb3IgYW4gaXRlbSBpcyBgaW5oZXJpdGVkYC4KCigKBAUAAmESBP4BAhgaGiBBIGNob2ljZSBoYXMgbm8gb3B0aW9ucy4KCiYKBAUAAmISBIACAhkaGCBNb3JlIHRoYW4gNTAwIG9wdGlvbnMuCgpECgQFAAJjEgSCAgIhGjYgQW4gb3B0aW9uIG9mIGEgc2luZ2xlIGNob2ljZSBpcyBtYXJrZWQgYXMgZXhjbHVzaXZlLgoKVwoEBQACZBIEhAICFBpJIEEgbWluaW11bSBleGNlZWRzIGl0cyBtYXhpbXVtLCBvciBhbiBlYXJsaWVzdCBkYXRlIGlzIGFmdGVyIHRoZSBsYXRlc3QuCgo1CgQFAAJlEgSGAgIaGicgQSBudW1iZXIgaXMgaW5maW5pdGUgb3Igbm90IGEgbnVtYmVyLgoKLAoEBQACZhIEiAICFhoeIEEgc2xpZGVyJ3Mgc3RlcCBpcyBuZWdhdGl2ZS4KCmIKBAUAAmcSBIoCAh0aVCBUaGUgZGlzdGFuY2UgZnJvbSBhIHNsaWRlcidzIG1pbmltdW0gdG8gaXRzIG1heGltdW0gaXMgbm90IGEgbXVsdGlwbGUgb2YgaXRzIHN0ZXAuCgpFCgQFAAJoEgSMAgIaGjcgVGhlIGRpbWVuc2lvbiBvZiBhIG1hbmlraW4gaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjwKBAUAAmkSBI4CAhoaLiBBIGJvdW5kIG9mIGEgd2hvbGUgbnVtYmVyIGlzIG5vdCBhbiBpbnRlZ2VyLgoKQwoEBQACahIEkAICFRo1IFRoZSB1bml0IGlzIG5vdCBhIFVDVU0gY29kZSBvZiB1cCB0byA2NCBjaGFyYWN0ZXJzLgoKRwoEBQACaxIEkgICHBo5IEEgbWF4aW11bSBsZW5ndGggZXhjZWVkcyB0aGUgbWF4aW11bSBsZW5ndGggb2YgYW5zd2Vycy4KCkwKBAUAAmwSBJQCAhwaPiBNb3JlIHRoYW4gMjAwIHBhcnRzIG9mIGEgY29uZGl0aW9uLCBvciBxdWVzdGlvbnMgb2YgYSBjb3VudC4KCngKBAUAAm0SBJcCAhwaaiBBIGNvbWJpbmF0aW9uIGhhcyBubyBwYXJ0cywgYSBjb3VudCBoYXMgbm8gcXVlc3Rpb25zLCBvciBhIHBhcnQgcHJlY2VkZXMgdGhlIGNvbWJpbmF0aW9uIGl0CiBiZWxvbmdzIHRvLgoKQQoEBQACbhIEmQICGxozIENvbWJpbmF0aW9ucyBhcmUgbmVzdGVkIG1vcmUgdGhhbiAxMCBsZXZlbHMgZGVlcC4KCm8KBAUAAm8SBJsCAhQaYSBObyBwb3NzaWJsZSBhbnN3ZXJzIGZ1bGZpbCB0aGUgY29uZGl0aW9uLiBDb3JyZWN0IGl0LCBvciByZW1vdmUgdGhlIGVsZW1lbnRzIHRoYXQgZGVwZW5kIG9uIGl0LgoKagoEBQACcBIEnQICHRpcIFNjb3JlcyBjYW4gYmUgY29tcGFyZWQgb25seSBpbiBuZXh0IGxpc3RzLCBhbmQgb25seSBzY29yZXMgb2YgdGhlIHByZWNlZGluZyBxdWVzdGlvbm5haXJlLgoKPQoEBQACcRIEnwICGRovIFRoZSBxdWVzdGlvbm5haXJlIGRvZXMgbm90IGhhdmUgdGhlIHF1ZXN0aW9uLgoKVwoEBQACchIEoQICHRpJIFRoZSBxdWVzdGlvbiBkb2VzIG5vdCBwcmVjZWRlIHRoZSBlbGVtZW50IHdob3NlIGNvbmRpdGlvbiByZWZlcnMgdG8gaXQuCgo5CgQFAAJzEgSjAgIjGisgVGhlIHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgcXVlc3Rpb25uYWlyZS4KCowBCgQFAAJ0EgSmAgIeGn4gV2FybmluZzogYSBjb25kaXRpb24gcmVmZXJzIHRvIGEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIG5vdCBwdWJsaXNoZWQsIG9yIG5vdCB2aXNpYmxlIHRvIHRoZQogY2FsbGVyLiBBIHN0dWR5IG11c3QgaGF2ZSBib3RoLgoKNgoEBQACdRIEqAICGRooIEEgY29tcGFyaXNvbiBvciBjb3VudCBoYXMgbm8gb3BlcmF0b3IuCgpECgQFAAJ2EgSqAgIgGjYgVGhlIG9wZXJhdG9yIGRvZXMgbm90IGFwcGx5IHRvIGFuc3dlcnMgb2YgdGhpcyB0eXBlLgoKOAoEBQACdxIErAICFhoqIEEgY29tcGFyaXNvbiB3aXRoIGEgY2hvaWNlIGhhcyBubyBjb2Rlcy4KCjsKBAUAAngSBK4CAh0aLSBDb2RlcyBhcmUgZ2l2ZW4gYWx0aG91Z2ggbm9uZSBhcmUgY29tcGFyZWQuCgpICgQFAAJ5EgSwAgIVGjogVGhlIHF1ZXN0aW9ucyByZWZlcnJlZCB0byBoYXZlIG5vIG9wdGlvbiB3aXRoIHRoaXMgY29kZS4KCjoKBAUAAnoSBLICAhwaLCBBIHRleHQgaXMgZ2l2ZW4gYWx0aG91Z2ggbm9uZSBpcyBjb21wYXJlZC4KCmAKBAUAAnsSBLQCAh4aUiBUaGUgdGV4dCB0byBjb21wYXJlIHdpdGggaXMgYWJzZW50LCBvciBkb2VzIG5vdCBoYXZlIHRoZSBzdG9yZWQgZm9ybSBvZiBhbnN3ZXJzLgoKYQoEBQACfBIEtgICFxpTIEEgbnVtYmVyIGlzIHJlcXVpcmVkOiB0byBjb21wYXJlIHdpdGgsIG9yIGZvciBhIHRlcm0gb2YgYSB2b2NhYnVsYXJ5IHdpdGggYSB1bml0LgoKPAoEBQACfRIEuAICHhouIEEgbnVtYmVyIGlzIGdpdmVuIGFsdGhvdWdoIG5vbmUgaXMgY29tcGFyZWQuCgovCgQFAAJ+EgS6AgIcGiEgTm8gYW5zd2VyIGNhbiByZWFjaCB0aGUgbnVtYmVyLgoKQAoEBQACfxIEvAICFxoyIFRoZSBtZXRob2Qgb2YgYSBzY29yZSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKJgoFBQACgAESBL4CAhgaFyBNb3JlIHRoYW4gMjAwIHNjb3Jlcy4KCiYKBQUAAoEBEgTAAgIXGhcgQSBzY29yZSBoYXMgbm8gaXRlbXMuCgowCgUFAAKCARIEwgICHRohIE1vcmUgdGhhbiA1MDAgaXRlbXMgb2YgYSBzY29yZS4KCkcKBQUAAoMBEgTEAgIdGjggQSBzY29yZSBoYXMgdGhlIHNhbWUgaXRlbSB0d2ljZS4gVXNlIGEgd2VpZ2h0IGluc3RlYWQuCgpICgUFAAKEARIExgICFho5IFRoZSBzY29yZSBkb2VzIG5vdCBleGlzdCwgb3IgZG9lcyBub3QgcHJlY2VkZSB0aGlzIG9uZS4KClEKBQUAAoUBEgTIAgIdGkIgQSBzY29yZSByZWZlcnMgdG8gYW5zd2VycyB0aGF0IGFyZSBuZWl0aGVyIG51bWJlcnMgbm9yIHdlaWdodGVkLgoKSAoFBQAChgESBMoCAhYaOSBBbiBpdGVtIHRvIGJlIHJldmVyc2VkIGhhcyBubyBsb3dlc3QgYW5kIGhpZ2hlc3QgdmFsdWUuCgpRCgUFAAKHARIEzAICJhpCIFRoZSByZXF1aXJlZCBudW1iZXIgb2YgYW5zd2VyZWQgaXRlbXMgZXhjZWVkcyB0aGUgc2NvcmUncyBpdGVtcy4KCjIKBQUAAogBEgTOAgIcGiMgQmFuZHMgYXJlIG5vdCBpbiBhc2NlbmRpbmcgb3JkZXIuCgovCgUFAAKJARIE0AICFxogIE1vcmUgdGhhbiA1MCBiYW5kcyBvZiBhIHNjb3JlLgoKQQoFBQACigESBNICAhcaMiBUaGUgYWNjZXNzIG9mIGEgc3R1ZHkgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCj4KBQUAAosBEgTUAgIZGi8gQSBzdHVkeSB3aXRoIHBhc3N3b3JkIGFjY2VzcyBoYXMgbm8gcGFzc3dvcmQuCgo/CgUFAAKMARIE1gICGBowIFRoZSBwYXNzd29yZCBkb2VzIG5vdCBoYXZlIDjigJMxMjggY2hhcmFjdGVycy4KCkcKBQUAAo0BEgTYAgIgGjggQSBwYXNzd29yZCBpcyBnaXZlbiBhbHRob3VnaCBhY2Nlc3MgZG9lcyBub3QgbmVlZCBvbmUuCgo2CgUFAAKOARIE2gICGBonIEEgdGltZSBpcyBvdXRzaWRlIHRoZSB5ZWFycyAx4oCTOTk5OS4KCi8KBQUAAo8BEgTcAgIVGiAgQSBzdHVkeSBlbmRzIGJlZm9yZSBpdCBzdGFydHMuCgo6CgUFAAKQARIE3gICGhorIEEgc3R1ZHkgbmVlZHMgYXQgbGVhc3Qgb25lIHF1ZXN0aW9ubmFpcmUuCgpwCgUFAAKRARIE4AICGBphIEEgc3R1ZHkgd2l0aCBpdHMgcXVlc3Rpb25uYWlyZXMgZXhjZWVkcyA0OCBNaUIsIG9yIDMgTWlCIGluIG9uZSBsYW5ndWFnZSwgdGhlIGxpbWl0IG9mIGRldmljZXMuCgouCgUFAAKSARIE4gICIBofIE1vcmUgdGhhbiAxMDAgcXVlc3Rpb25uYWlyZXMuCgo7CgUFAAKTARIE5AICIBosIEEgcXVlc3Rpb25uYWlyZSBpcyBpbXBvcnRlZCBvciB1c2VkIHR3aWNlLgoKeAoFBQAClAESBOcCAiMaaSBBIHN0dWR5IHVzZXMgdmVyc2lvbiAwIG9mIGEgcXVlc3Rpb25uYWlyZSB0aGF0IHRoZSBpbXBvcnQgZG9lcyBub3QgY29udGFpbi4gQWRkIGl0LCBvciBuYW1lIGEKIHZlcnNpb24uCgpRCgUFAAKVARIE6QICHxpCIFRoZSBpbXBvcnQgY29udGFpbnMgYSBxdWVzdGlvbm5haXJlIHRoYXQgdGhlIHN0dWR5IGRvZXMgbm90IHVzZS4KCk0KBQUAApYBEgTrAgIbGj4gVGhlIHJlY3VycmVuY2Ugb2YgYSBxdWVzdGlvbm5haXJlIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgozCgUFAAKXARIE7QICFhokIFRoZSBzdHVkeSBkb2VzIG5vdCBoYXZlIHRoZSBncm91cC4KCjEKBQUAApgBEgTvAgIYGiIgQSBzdHVkeSBoYXMgbW9yZSB0aGFuIDUwIGdyb3Vwcy4KCjQKBQUAApkBEgTxAgIlGiUgTW9yZSB0aGFuIDg3LDg0MCBob3VycyAodGVuIHllYXJzKS4KCkAKBQUAApoBEgTzAgInGjEgQSBvbmUtdGltZSBxdWVzdGlvbm5haXJlIGhhcyBhIHJlcGVhdCBpbnRlcnZhbC4KCioKBQUAApsBEgT1AgIcGhsgTW9yZSB0aGFuIDIwMCBuZXh0IGxpc3RzLgoKKwoFBQACnAESBPcCAhIaHCBBIG5leHQgbGlzdCBoYXMgbm8gb2ZmZXJzLgoKOgoFBQACnQESBPkCAhgaKyBBIG5leHQgbGlzdCBvZmZlcnMgYSBxdWVzdGlvbm5haXJlIHR3aWNlLgoKSQoFBQACngESBPsCAhgaOiBPZmZlcnMgZm9ybSBhIGN5Y2xlOiB0aGUgcGFydGljaXBhbnQgd291bGQgbmV2ZXIgZmluaXNoLgoKJQoFBQACnwESBP0CAhUaFiBBIHNvdW5kIGhhcyBubyBmaWxlLgoKagoFBQACoAESBP8CAh8aWyBMb2NhdGlvbiwgbWVkaWEgdHlwZSwgaGFzaCBvciBzaXplIG9mIGEgZmlsZSBkbyBub3QgaGF2ZSB0aGUgZm9ybSBnaXZlbiBpbiBGaWxlUmVmZXJlbmNlLgoKNwoFBQACoQESBIEDAhIaKCBBIGNvbGxlY3Rpb24gbmVlZHMgYXQgbGVhc3Qgb25lIHNvdW5kLgoKKAoFBQACogESBIMDAhgaGSBNb3JlIHRoYW4gMSwwMDAgc291bmRzLgoKOwoFBQACowESBIUDAhkaLCBUaGUgY29sbGVjdGlvbiBkb2VzIG5vdCBoYXZlIHRoZSBjYXRlZ29yeS4KCicKBQUAAqQBEgSHAwIdGhggQSBzb3VuZCBoYXMgbm8gbGVuZ3RoLgoKNwoFBQACpQESBIkDAhcaKCBBIG51bWJlciBvZiBsb29wIG1pbnV0ZXMgb2NjdXJzIHR3aWNlLgoKNgoFBQACpgESBIsDAhEaJyBBIHZvY2FidWxhcnkgbmVlZHMgYXQgbGVhc3Qgb25lIHRlcm0uCgonCgUFAAKnARIEjQMCFxoYIE1vcmUgdGhhbiA1LDAwMCB0ZXJtcy4KCigKBQUAAqgBEgSPAwIVGhkgQSBzY2hlZHVsZSBoYXMgbm8gcGxhbi4KCkMKBQUAAqkBEgSRAwIdGjQgVGhlIG51bWJlciBvZiBub3RpZmljYXRpb25zIHBlciBkYXkgaXMgbm90IDHigJM5Ni4KCicKBQUAAqoBEgSTAwITGhggQSBwbGFuIGhhcyBubyB3aW5kb3dzLgoKWAoFBQACqwESBJUDAhkaSSBBIHdpbmRvdyBpcyB0b28gc2hvcnQgZm9yIHRoZSBkYXkncyBub3RpZmljYXRpb25zIGF0IHRoZWlyIG1pbmltdW0gZ2FwLgoKNQoFBQACrAESBJcDAhkaJiBUaGUgbWluaW11bSBnYXAgZXhjZWVkcyA3MjAgbWludXRlcy4KCjEKBQUAAq0BEgSZAwIUGiIgQSB3aW5kb3cgb3IgdGltZSBoYXMgbm8gd2Vla2RheS4KCisKBQUAAq4BEgSbAwIWGhwgQSB3ZWVrZGF5IGhhcyB0d28gd2luZG93cy4KCkQKBQUAAq8BEgSdAwIcGjUgQSBudW1iZXIgb2YgbWludXRlcyBzaW5jZSBtaWRuaWdodCBpcyBub3QgMOKAkzE0MzkuCgo0CgUFAAKwARIEnwMCERolIEEgd2Vla2x5IG9yIGRhaWx5IHBsYW4gaGFzIG5vIHRpbWUuCgo9CgUFAAKxARIEoQMCFxouIE1vcmUgdGhhbiA2NzIgdGltZXMgcGVyIHdlZWssIG9yIDk2IHBlciBkYXkuCgo4CgUFAAKyARIEowMCFxopIEEgdGltZSBvZiB0aGUgd2VlayBvciBkYXkgb2NjdXJzIHR3aWNlLgoKJwoFBQACswESBKUDAiIaGCBUaGUgZGF5IGlzIG5vdCAx4oCTMzEuCgotCgUFAAK0ARIEpwMCHxoeIFRoZSBmaXJzdCBkYXkgZXhjZWVkcyAzLDY2MC4KCkkKBQUAArUBEgSpAwIcGjogVGhlIHRpbWUgZm9yIGFuc3dlcmluZyBleGNlZWRzIDQ0LDY0MCBtaW51dGVzICgzMSBkYXlzKS4KClwKBQUAArYBEgSrAwIdGk0gV2FybmluZzogYSB0cmFuc2xhdGlvbiB3YXMgbWFkZSBmcm9tIGFuIGVhcmxpZXIgd29yZGluZyBvZiB0aGUgc291cmNlIHRleHQuCgpRCgUFAAK3ARIErQMCJBpCIFdhcm5pbmc6IHRoZSBjb25zZW50IHRleHQgaXMgbWlzc2luZyBpbiBhIGxhbmd1YWdlIG9mIHRoZSBzdHVkeS4KClkKBQUAArgBEgSvAwIYGkogQSByZXRlbnRpb24gaGFzIG5laXRoZXIgYSBsaW1pdCBub3IgYSBydWxlIGZvciB3aXRoZHJhd2FscyBhbmQgZXJhc3VyZXMuCgoxCgUFAAK5ARIEsQMCHxoiIEEgcmV0ZW50aW9uIGV4Y2VlZHMgMzYsNTAwIGRheXMuCgpGCgUFAAK6ARIEswMCIho3IFRoZSBvdXRjb21lIG9mIGEgcmV0ZW50aW9uIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgrLAQoFBQACuwESBLYDAh0auwEgQSBzdHVkeSB0aGF0IGhhcyBvcGVuZWQgd291bGQgd2Vha2VuIGl0cyByZXRlbnRpb246IGtlZXAgYW5zd2VycyBsb25nZXIsIGtlZXAgdGhlbSBhZnRlcgogd2l0aGRyYXdhbHMsIG9yIGFub255bWlzZSB0aGVtIGFsdGhvdWdoIHRoZXkgd2VyZSB0byBiZSBlcmFzZWQgb3IgdGhlIHBhcnRpY2lwYW50IGNvdWxkIGNob29zZS4KCj8KBQUAArwBEgS4AwIgGjAgRHJhZnRzIHdvdWxkIGJlIGtlcHQgZm9yIG1vcmUgdGhhbiAzLDY2MCBkYXlzLgoKRAoFBQACvQESBLoDAhwaNSBBIHR5cGUgb2YgaGVhbHRoIHJlY29yZHMgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjcKBQUAAr4BEgS8AwIeGiggQSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzIG9jY3VycyB0d2ljZS4KCkcKBQUAAr8BEgS+AwIiGjggRXZlbnRzIGFuZCB0aGVyYXBpZXMgbmVlZCBhIHZvY2FidWxhcnkgb2YgdGhlaXIga2luZHMuCgpTCgUFAALAARIEwAMCIhpEIFRoZSBzdHVkeSBkb2VzIG5vdCB1c2UgdGhlIHZvY2FidWxhcnkgb2YgYSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzLgoKPAoFBQACwQESBMIDAhsaLSBBIHF1ZXN0aW9ubmFpcmUgaGFzIG1vcmUgdGhhbiAyMCBzY2hlZHVsZXMuCgpHCgUFAALCARIExAMCHBo4IE9uZSBvZiBzZXZlcmFsIHNjaGVkdWxlcyBvZiBhIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIGlkLgoKTQoFBQACwwESBMYDAhcaPiBEYXkgMCBvZiBhIHNjaGVkdWxlIGlzIG1vcmUgdGhhbiAzLDY2MCBkYXlzIGZyb20gaXRzIGFuY2hvci4KClsKBQUAAsQBEgTIAwIcGkwgQSByaHl0aG0gb2YgZGF5cyBpcyBvdXQgb2YgcmFuZ2UsIG9yIHRoZSBkYXlzIG9mIGEgc2VxdWVuY2UgZG8gbm90IGFzY2VuZC4KCjcKBQUAAsUBEgTKAwIfGiggQSBzY2hlZHVsZSBsYXN0cyBtb3JlIHRoYW4gMyw2NjAgZGF5cy4KCjQKBQUAAsYBEgTMAwIUGiUgYHVudGlsX2RhdGVgIGlzIGJlZm9yZSBgZnJvbV9kYXRlYC4KCjkKBQUAAscBEgTOAwIiGiogYGRyYXduX29uY2VgIHJlcXVpcmVzIGEgYHN0YW5kYXJkYCBwbGFuLgoKigEKBQUAAsgBEgTRAwIXGnsgQm91bmRzIG9mIHBhcnRpY2lwYW50cycgcGxhbnMgY29udHJhZGljdCBlYWNoIG90aGVyIG9yIHRoZSBzY2hlZHVsZSdzIG93biBwbGFuLCBvciBwYXJ0aWNpcGFudHMKIG1heSBub3QgY2hhbmdlIHRoZSBwbGFuLgoKfgoFBQACyQESBNQDAhwabyBgcGFydGljaXBhbnRfbWF5X211dGVgIGhhcyBubyBlZmZlY3Q6IHBhcnRpY2lwYW50cyBtYXkgbm90IGNoYW5nZSB0aGUgc2NoZWR1bGUsIG9yIG1heSBzd2l0Y2gKIGl0IG9mZiBhbnl3YXkuCgooCgUFAALKARIE1gMCHhoZIEEgcHJpb3JpdHkgZXhjZWVkcyAxMDAuCgpxCgUFAALLARIE2AMCHxpiIE5vdCAx4oCTMTAgcmVtaW5kZXJzLCBub3QgMeKAkzEsNDQwIG1pbnV0ZXMgYXBhcnQsIG9yIHJlbWluZGVycyBhZnRlciB0aGUgbm90aWZpY2F0aW9uJ3MgZXhwaXJ5LgoKQwoFBQACzAESBNoDAhwaNCBOb3QgMeKAkzEwIHNub296ZXMsIG9yIG5vdCAx4oCTMSw0NDAgbWludXRlcyBlYWNoLgoKNAoFBQACzQESBNwDAiAaJSBgY29tcGxldGlvbl9taW51dGVzYCBleGNlZWRzIDEsNDQwLgoKRAoFBQACzgESBN4DAiIaNSBBIG51bWJlciBvZiB0aGUgbm90aWZpY2F0aW9uIHJ1bGVzIGlzIG91dCBvZiByYW5nZS4KCigKBQUAAs8BEgTgAwIaGhkgQSBob2xpZGF5IG9jY3VycyB0d2ljZS4KCioKBQUAAtABEgTiAwIaGhsgTW9yZSB0aGFuIDEsMDAwIGhvbGlkYXlzLgoKKAoFBQAC0QESBOQDAhoaGSBNb3JlIHRoYW4gMTAwIHRyaWdnZXJzLgoKOgoFBQAC0gESBOYDAhoaKyBBbm90aGVyIHRyaWdnZXIgb2YgdGhlIHN0dWR5IGhhcyB0aGlzIGlkLgoKKAoFBQAC0wESBOgDAh4aGSBBIHRyaWdnZXIgaGFzIG5vIGNhdXNlLgoKNwoFBQAC1AESBOoDAhgaKCBUaGUgc3R1ZHkgaGFzIG5vIHRyaWdnZXIgd2l0aCB0aGlzIGlkLgoKNwoFBQAC1QESBOwDAh0aKCBBIG51bWJlciBvZiBhIHRyaWdnZXIgaXMgb3V0IG9mIHJhbmdlLgoKggEKBQUAAtYBEgTvAwIeGnMgVGhlIG1heGltdW0gbnVtYmVyIG9mIGEgdHJpZ2dlcidzIG5vdGlmaWNhdGlvbnMgaGFzIG5vIGNvdW50IG9yIG5vIHBlcmlvZCwgb3IgaXRzIGNvb2xkb3duCiBhbHJlYWR5IGFsbG93cyBmZXdlci4KCkcKBQUAAtcBEgTxAwIhGjggVGhlIHN0dWR5IGRvZXMgbm90IGFjY2VwdCBoZWFsdGggcmVjb3JkcyBvZiB0aGlzIHR5cGUuCgqLAQoFBQAC2AESBPQDAiQafCBBIHZhbHVlIGlzIGNvbXBhcmVkIGFsdGhvdWdoIHRoZSByZWNvcmRzIGFyZSBub3QgbWVhc3VyZW1lbnRzLCBvciBraW5kcyBhcmUgZ2l2ZW4gYWx0aG91Z2gKIHJlY29yZHMgb2YgdGhlIHR5cGUgaGF2ZSBub25lLgoKPgoFBQAC2QESBPYDAh4aLyBBIGNvbXBhcmlzb24gb2YgYSBtZWFzdXJlZCB2YWx1ZSBoYXMgbm8gdW5pdC4KCkUKBQUAAtoBEgT4AwIbGjYgVGhlIHVuaXQgb2YgYSBub2lzZSBsZXZlbCBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKTwoFBQAC2wESBPoDAhsaQCBUaGUgc3R1ZHksIG9yIHRoZSBuYW1lZCBxdWVzdGlvbm5haXJlLCBkb2VzIG5vdCBtZWFzdXJlIG5vaXNlLgoKQQoFBQAC3AESBPwDAhwaMiBUaGUgc3R1ZHkgaGFzIG5vIHNvdW5kcywgb3Igbm90IHRoaXMgY29sbGVjdGlvbi4KCjEKBQUAAt0BEgT+AwIYGiIgQSBydWxlIGhhcyB0aGUgc2FtZSBzY29yZSB0d2ljZS4KCjIKBQUAAt4BEgSABAIVGiMgVGhlIHNjb3JlIGRvZXMgbm90IGhhdmUgdGhlIGJhbmQuCgo7CgUFAALfARIEggQCIBosIEFuIGVudHJ5IG9mIGEgdHJpZ2dlcidzIGxpc3Qgb2NjdXJzIHR3aWNlLgoKQAoFBQAC4AESBIQEAh8aMSBUaGUgYW5jaG9yIG9mIGFuIGBhZnRlcmAgcGxhbiBpcyBub3QgYSB0cmlnZ2VyLgoKPQoFBQAC4QESBIYEAiIaLiBBIGZpZWxkIGhhcyBubyBtZWFuaW5nIHdpdGggYW4gYGFmdGVyYCBwbGFuLgoKjgEKBQUAAuIBEgSJBAIdGn8gV2FybmluZzogb24gc29tZSBkYXlzLCBub3RpZmljYXRpb25zIG9mIHRoZSBzYW1lIG9yIGEgaGlnaGVyIHByaW9yaXR5IHJlYWNoIGBwZXJfZGF5X21heGAsIHNvCiB0aGF0IG5vbmUgZm9sbG93cyB0aGUgdHJpZ2dlci4KClQKBQUAAuMBEgSLBAIbGkUgQSBkZWxheSBleGNlZWRzIDQ0LDY0MCBtaW51dGVzLCBvciB0aGUgbWluaW11bSBleGNlZWRzIHRoZSBtYXhpbXVtLgoKNwoFBQAC5AESBI0EAhcaKCBXYXJuaW5nOiBubyBzY2hlZHVsZSB1c2VzIHRoZSB0cmlnZ2VyLgoKKgoFBQAC5QESBI8EAh0aGyBNb3JlIHRoYW4gMjAgY29tcGFyaXNvbnMuCgpPCgUFAALmARIEkQQCHxpAIEEgY29tcGFyaXNvbiBvciBhIGNoYW5nZSBuYW1lcyBuZWl0aGVyIGEgcXVlc3Rpb24gbm9yIGEgc2NvcmUuCgo9CgUFAALnARIEkwQCIxouIFRoZSBhbnN3ZXJzIHRvIHRoZSBxdWVzdGlvbiBhcmUgbm90IG51bWJlcnMuCgo9CgUFAALoARIElQQCIRouIFRoZSB3aW5kb3cgb2YgYSBjb21wYXJpc29uIGV4Y2VlZHMgMzY2IGRheXMuCgouCgUFAALpARIElwQCIBofIE1vcmUgdGhhbiAyMDAgZmVlZGJhY2sgdGV4dHMuCgpiCgUFAALqARIEmQQCHhpTIFRoZSBjaGFuZ2Ugb2YgYSBmZWVkYmFjayB0ZXh0IGhhcyBubyBsaW1pdCwgb3Igbm8gbnVtYmVyIGxpZXMgYmV0d2VlbiBpdHMgbGltaXRzLgoKUwoFBQAC6wESBJsEAh4aRCBXYXJuaW5nOiBhIHNjb3JlIGNvdW50cyBhIG5lZ2F0aXZlIGNvZGUgd2hvc2Ugb3Bwb3NpdGUgaXMgbm8gY29kZS4KYgZwcm90bzM=")
}
