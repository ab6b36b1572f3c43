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
    /// NOT_FOUND: no file has this hash, or the caller may not read it. In a definition a
    /// FieldViolation: the project does not have the file; upload it first.
    case mediaUnknown
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
    /// FAILED_PRECONDITION: the study is retired. Reinstate it before importing it.
    case studyRetired
    /// FAILED_PRECONDITION: the study was deleted, and its id cannot be used again. Choose another one.
    case studyDeleted
    /// FAILED_PRECONDITION: the study has started and not ended or, for a deletion, ended less than one
    /// hour ago. End it first.
    case studyNotEnded
    /// FAILED_PRECONDITION: participants joined the study, and it keeps their answers without a limit
    /// after its end. Retire it instead.
    case studyHasParticipants
    /// FAILED_PRECONDITION: participants joined the study, and the days after its end for which it keeps
    /// answers have not passed for at least one day. Try again after `delete_time` in the metadata.
    case retentionNotPassed
    /// FAILED_PRECONDITION: the project would have no owner. Assign another owner first.
    case lastOwner
    /// FAILED_PRECONDITION: the draft cannot be published; a FieldViolation states each finding.
    case draftHasFindings
    /// FAILED_PRECONDITION: the service stores no files. Set `OTOLITH_MEDIA_DIRECTORY`.
    case mediaStoreAbsent
    /// UNAVAILABLE: the folder of files cannot be read or written. Try again later; if it lasts, see
    /// the service's log.
    case mediaStoreUnavailable
    /// RESOURCE_EXHAUSTED: the file system of the folder is full. Nothing of the chunk was kept.
    case mediaStoreFull
    /// DATA_LOSS: the file is known, but its bytes are missing or have another size, perhaps after a
    /// restore. Upload it again.
    case mediaBytesMissing
    /// FAILED_PRECONDITION: a published version names the file.
    case mediaInUse
    /// ABORTED with RetryInfo: another call is writing the same upload. Send the same request again.
    case mediaUploadedConcurrently
    /// RESOURCE_EXHAUSTED: the file does not fit into the project's quota, which the message names.
    /// Delete files.
    case mediaQuotaExceeded
    /// RESOURCE_EXHAUSTED: the project has 100 incomplete uploads. Complete them, or wait a day.
    case tooManyMediaUploads
    /// OUT_OF_RANGE: the offset is beyond the end of the file.
    case mediaRangeInvalid
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
    /// RESOURCE_EXHAUSTED with RetryInfo: too many definitions are being written, checked or compared,
    /// or files read or written. Send the same request again later.
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
    /// Not 64 lower-case hexadecimal digits.
    case mediaHashInvalid
    /// The file is empty or exceeds the limit for one file, which the message names.
    case mediaTooLarge
    /// The chunk exceeds 1 MiB, or reaches beyond the end of the file.
    case mediaChunkInvalid
    /// The content is not a picture or sound of an accepted type. SVG is not accepted, since it can
    /// contain programs. The received bytes were removed.
    case mediaTypeNotAccepted
    /// The bytes do not have the announced hash. They were removed; upload the file again.
    case mediaChecksumMismatch
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
    /// The kind of a question for a file is missing.
    case fileKindMissing
    /// The maximum size or length of a file is out of range, or does not apply to its kind.
    case fileLimitInvalid
    /// The hash, size or type of a reference differs from the file that its location names.
    case mediaDiffers
    /// The frequency of a sound is not 20–20,000 Hz.
    case frequencyOutOfRange
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
    /// The kind of an information text is unspecified or unknown.
    case informationKindMissing
    /// A kind of information text occurs twice.
    case informationKindDuplicate
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
    /// A number of the rewards is out of range, or rewards have neither points nor days in a row.
    case rewardOutOfRange
    /// More than 50 levels, or the points of a level do not exceed those of the one before.
    case levelsNotAscending
    /// Levels and ranking need points.
    case rewardWithoutPoints
    /// More than 200 feedback texts.
    case tooManyFeedbackTexts
    /// The change of a feedback text has no limit, or no number lies between its limits.
    case feedbackChangeEmpty
    /// Warning: a score counts a negative code whose opposite is no code.
    case negativeCodeCounted
    /// More than 200 calculations.
    case tooManyCalculations
    /// The questionnaire does not have the calculation.
    case calculationUnknown
    /// Calculations, or calculations and scores, refer to each other in a cycle.
    case calculationCycle
    /// An expression has no nodes, a node has no content or an unknown function, a function has
    /// another number of operands than it needs, or a node precedes its function.
    case expressionMalformed
    /// An expression has more than 500 nodes or 30 levels.
    case expressionTooLarge
    /// An operand, or the result of an expression, is not of the type that is needed there.
    case expressionType
    /// More than 200 constraints.
    case tooManyConstraints
    /// A text has a placeholder that is not complete, or that names an unknown question, calculation
    /// or score. Correct it, or remove the braces.
    case placeholderInvalid
    /// Placeholders are not replaced in this text.
    case placeholderNotApplicable
    /// Conditions for requiring an answer need a question with `optional_answer` outside of composites
    /// with `optional_answer`.
    case requiredWhenNotApplicable
    /// A number of decimal digits is above 10.
    case decimalsOutOfRange
    /// A ranking ranks more options than it has.
    case rankedCountOutOfRange
    /// A random order, fixed position or filter of options where there are no options to order.
    case optionOrderNotApplicable
    /// A member of a group with a random order refers to another member of the group, which may be
    /// shown later.
    case randomOrderReference
    /// The question that decides which options are offered is unknown, does not precede the question,
    /// or has no codes.
    case offeredByInvalid
    /// An option names codes of another question that decide when it is offered, but the question names
    /// no such question, the code is unknown, or there are more than 100.
    case offeredForInvalid
    /// A label of a slider is not at a value between its ends, not in ascending order, or there are
    /// more than 50.
    case sliderLabelInvalid
    /// Step marks of a slider without steps or with more than 100, or a knob that stands upright.
    case sliderMarksNotApplicable
    /// Poles of a question that does not share a scale with ends.
    case polesNotApplicable
    /// A countdown of 0 or more than 3,600 seconds.
    case countdownOutOfRange
    /// The numbers of a repetition are not 1–100, or the minimum exceeds the maximum or has no effect
    /// beside a count.
    case repeatOutOfRange
    /// A repeating group is in a repeating group.
    case repeatNested
    /// The count of a repetition is not a preceding question, outside of repeating groups, or a
    /// calculation, whose values are numbers.
    case repeatCountInvalid
    /// A rule or placeholder outside of a repeating group refers to its question or calculation. Use
    /// EACH, or the id with the number of the repetition.
    case repeatedReference
    /// The parent of a calculation is not a repeating group.
    case calculationParentInvalid
    /// The profile has no such field, or it is not allowed here.
    case profileFieldUnknown
    /// A questionnaire of the study uses a profile field that the study does not declare.
    case profileFieldNotDeclared
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .studyUnknown, .questionnaireVersionUnknown, .projectUnknown, .draftUnknown, .soundCollectionUnknown, .vocabularyUnknown, .itemUnknown, .mediaUnknown, .roleInsufficient, .notStudyLeader, .studyIdOfAnotherProject, .questionnaireOfAnotherProject, .questionnaireOfAnotherStudy, .libraryEntryOfAnotherProject, .libraryEntryOfAnotherStudy, .studyOfAnotherProject, .textsOnly, .participantErased, .etagMismatch, .publishedMeanwhile, .createdConcurrently, .importedConcurrently, .draftExists, .projectExists, .retentionErasesNow, .questionnaireRetired, .studyRetired, .studyDeleted, .studyNotEnded, .studyHasParticipants, .retentionNotPassed, .lastOwner, .draftHasFindings, .mediaStoreAbsent, .mediaStoreUnavailable, .mediaStoreFull, .mediaBytesMissing, .mediaInUse, .mediaUploadedConcurrently, .mediaQuotaExceeded, .tooManyMediaUploads, .mediaRangeInvalid, .tooManyDrafts, .tooManyProjects, .tooManyMembers, .tooManyWatchers, .answerTooLarge, .authoringLimit, .cursorInvalid, .kindUnknown, .batchInvalid, .tooManyStudies, .studyDuplicate, .queryTooLong, .fieldUnknown, .fieldNotWritable, .tooManyFields, .elementUnknown, .versionUnknown, .roleUnknown, .sharingUnknown, .draftTooLarge, .mediaHashInvalid, .mediaTooLarge, .mediaChunkInvalid, .mediaTypeNotAccepted, .mediaChecksumMismatch, .tooManyFindings, .idInvalid, .idDuplicate, .codeInvalid, .codeDuplicate, .textMissing, .textEmpty, .textTooLong, .textControlCharacter, .textOutsideTranslations, .translationMissing, .languageInvalid, .languageDuplicate, .tooManyLanguages, .versionGiven, .contentHashDiffers, .doiInvalid, .tooManyAuthors, .originInvalid, .annotationKeyInvalid, .annotationDuplicate, .tooManyAnnotations, .noElements, .tooManyElements, .contentMissing, .sensorKindMissing, .sensorDuplicate, .sensorCountOutOfRange, .groupStyleMissing, .parentUnknown, .memberApart, .memberNotAllowed, .groupEmpty, .groupsTooDeep, .pageBreakInGroup, .sharedAnswerMissing, .sharedAnswerNotApplicable, .itemRecoded, .countOutOfRange, .weightInvalid, .dateInvalid, .patternInvalid, .patternHintMissing, .initialAnswerNotApplicable, .initialAnswerInvalid, .typeNotSupported, .unsupportedRequired, .contentsInvalid, .questionTypeMissing, .tooFewOptions, .tooManyOptions, .exclusiveNotApplicable, .rangeEmpty, .numberNotFinite, .stepNegative, .stepDoesNotDivide, .dimensionMissing, .boundNotInteger, .unitInvalid, .lengthOutOfRange, .tooManyConditions, .conditionMalformed, .conditionTooDeep, .unreachable, .scoreNotApplicable, .questionUnknown, .questionNotEarlier, .questionnaireNotInStudy, .questionnaireUnknown, .operatorMissing, .operatorNotApplicable, .codesMissing, .codesNotApplicable, .codeUnknown, .textNotApplicable, .comparedTextInvalid, .numberMissing, .numberNotApplicable, .numberOutOfRange, .methodMissing, .tooManyScores, .noScoreItems, .tooManyScoreItems, .scoreItemDuplicate, .scoreUnknown, .answerNotCountable, .rangeUnknown, .minimumAnsweredOutOfRange, .bandsNotAscending, .tooManyBands, .accessMissing, .passwordMissing, .passwordLength, .passwordNotApplicable, .instantInvalid, .periodEmpty, .noQuestionnaires, .studyTooLarge, .tooManyQuestionnaires, .questionnaireDuplicate, .questionnaireNotImported, .questionnaireNotUsed, .recurrenceMissing, .groupUnknown, .tooManyGroups, .repeatIntervalOutOfRange, .repeatIntervalNotApplicable, .tooManyNextLists, .noOffers, .offerDuplicate, .nextListCycle, .fileMissing, .fileReferenceInvalid, .noSounds, .tooManySounds, .categoryUnknown, .soundLengthMissing, .loopDuplicate, .fileKindMissing, .fileLimitInvalid, .mediaDiffers, .frequencyOutOfRange, .noTerms, .tooManyTerms, .planMissing, .perDayOutOfRange, .noWindows, .windowTooShort, .gapOutOfRange, .dayMissing, .dayDuplicate, .minuteOutOfRange, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .translationOutdated, .consentTranslationMissing, .informationKindMissing, .informationKindDuplicate, .retentionEmpty, .retentionOutOfRange, .retentionOutcomeMissing, .retentionLengthened, .draftDaysOutOfRange, .recordTypeMissing, .recordTypeDuplicate, .recordVocabularyMissing, .recordVocabularyUnknown, .tooManySchedules, .scheduleIdMissing, .anchorInvalid, .rhythmOutOfRange, .dayCountOutOfRange, .datesEmpty, .drawnOnceNotApplicable, .boundsInvalid, .muteNotApplicable, .priorityOutOfRange, .remindersOutOfRange, .snoozeOutOfRange, .completionOutOfRange, .promptRulesOutOfRange, .holidayDuplicate, .tooManyHolidays, .tooManyTriggers, .triggerDuplicate, .triggerCauseMissing, .triggerUnknown, .triggerOutOfRange, .triggerBoundInvalid, .recordTypeNotInStudy, .recordCauseNotApplicable, .comparedUnitMissing, .noiseUnitMissing, .noiseNotMeasured, .soundsNotInStudy, .scoreDuplicate, .bandUnknown, .triggerEntryDuplicate, .triggerAnchorMissing, .afterPlanNotApplicable, .triggerWithoutRoom, .delayOutOfRange, .triggerUnused, .tooManyComparisons, .comparedValueMissing, .comparedValueNotNumeric, .windowDaysOutOfRange, .rewardOutOfRange, .levelsNotAscending, .rewardWithoutPoints, .tooManyFeedbackTexts, .feedbackChangeEmpty, .negativeCodeCounted, .tooManyCalculations, .calculationUnknown, .calculationCycle, .expressionMalformed, .expressionTooLarge, .expressionType, .tooManyConstraints, .placeholderInvalid, .placeholderNotApplicable, .requiredWhenNotApplicable, .decimalsOutOfRange, .rankedCountOutOfRange, .optionOrderNotApplicable, .randomOrderReference, .offeredByInvalid, .offeredForInvalid, .sliderLabelInvalid, .sliderMarksNotApplicable, .polesNotApplicable, .countdownOutOfRange, .repeatOutOfRange, .repeatNested, .repeatCountInvalid, .repeatedReference, .calculationParentInvalid, .profileFieldUnknown, .profileFieldNotDeclared] }

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
        case 400: .mediaUnknown
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
        case 330: .studyRetired
        case 331: .studyDeleted
        case 332: .studyNotEnded
        case 333: .studyHasParticipants
        case 334: .retentionNotPassed
        case 22: .lastOwner
        case 23: .draftHasFindings
        case 401: .mediaStoreAbsent
        case 402: .mediaStoreUnavailable
        case 403: .mediaStoreFull
        case 404: .mediaBytesMissing
        case 405: .mediaInUse
        case 406: .mediaUploadedConcurrently
        case 407: .mediaQuotaExceeded
        case 408: .tooManyMediaUploads
        case 409: .mediaRangeInvalid
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
        case 410: .mediaHashInvalid
        case 411: .mediaTooLarge
        case 412: .mediaChunkInvalid
        case 413: .mediaTypeNotAccepted
        case 414: .mediaChecksumMismatch
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
        case 417: .fileKindMissing
        case 418: .fileLimitInvalid
        case 415: .mediaDiffers
        case 416: .frequencyOutOfRange
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
        case 335: .informationKindMissing
        case 336: .informationKindDuplicate
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
        case 326: .rewardOutOfRange
        case 327: .levelsNotAscending
        case 328: .rewardWithoutPoints
        case 324: .tooManyFeedbackTexts
        case 325: .feedbackChangeEmpty
        case 299: .negativeCodeCounted
        case 350: .tooManyCalculations
        case 351: .calculationUnknown
        case 352: .calculationCycle
        case 353: .expressionMalformed
        case 354: .expressionTooLarge
        case 355: .expressionType
        case 356: .tooManyConstraints
        case 357: .placeholderInvalid
        case 358: .placeholderNotApplicable
        case 359: .requiredWhenNotApplicable
        case 360: .decimalsOutOfRange
        case 361: .rankedCountOutOfRange
        case 362: .optionOrderNotApplicable
        case 363: .randomOrderReference
        case 364: .offeredByInvalid
        case 365: .offeredForInvalid
        case 366: .sliderLabelInvalid
        case 367: .sliderMarksNotApplicable
        case 368: .polesNotApplicable
        case 369: .countdownOutOfRange
        case 436: .repeatOutOfRange
        case 437: .repeatNested
        case 438: .repeatCountInvalid
        case 439: .repeatedReference
        case 440: .calculationParentInvalid
        case 441: .profileFieldUnknown
        case 442: .profileFieldNotDeclared
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
        case .mediaUnknown: 400
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
        case .studyRetired: 330
        case .studyDeleted: 331
        case .studyNotEnded: 332
        case .studyHasParticipants: 333
        case .retentionNotPassed: 334
        case .lastOwner: 22
        case .draftHasFindings: 23
        case .mediaStoreAbsent: 401
        case .mediaStoreUnavailable: 402
        case .mediaStoreFull: 403
        case .mediaBytesMissing: 404
        case .mediaInUse: 405
        case .mediaUploadedConcurrently: 406
        case .mediaQuotaExceeded: 407
        case .tooManyMediaUploads: 408
        case .mediaRangeInvalid: 409
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
        case .mediaHashInvalid: 410
        case .mediaTooLarge: 411
        case .mediaChunkInvalid: 412
        case .mediaTypeNotAccepted: 413
        case .mediaChecksumMismatch: 414
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
        case .fileKindMissing: 417
        case .fileLimitInvalid: 418
        case .mediaDiffers: 415
        case .frequencyOutOfRange: 416
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
        case .informationKindMissing: 335
        case .informationKindDuplicate: 336
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
        case .rewardOutOfRange: 326
        case .levelsNotAscending: 327
        case .rewardWithoutPoints: 328
        case .tooManyFeedbackTexts: 324
        case .feedbackChangeEmpty: 325
        case .negativeCodeCounted: 299
        case .tooManyCalculations: 350
        case .calculationUnknown: 351
        case .calculationCycle: 352
        case .expressionMalformed: 353
        case .expressionTooLarge: 354
        case .expressionType: 355
        case .tooManyConstraints: 356
        case .placeholderInvalid: 357
        case .placeholderNotApplicable: 358
        case .requiredWhenNotApplicable: 359
        case .decimalsOutOfRange: 360
        case .rankedCountOutOfRange: 361
        case .optionOrderNotApplicable: 362
        case .randomOrderReference: 363
        case .offeredByInvalid: 364
        case .offeredForInvalid: 365
        case .sliderLabelInvalid: 366
        case .sliderMarksNotApplicable: 367
        case .polesNotApplicable: 368
        case .countdownOutOfRange: 369
        case .repeatOutOfRange: 436
        case .repeatNested: 437
        case .repeatCountInvalid: 438
        case .repeatedReference: 439
        case .calculationParentInvalid: 440
        case .profileFieldUnknown: 441
        case .profileFieldNotDeclared: 442
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/catalogue/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/catalogue/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxKp85CgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIRCg1TVFVEWV9VTktOT1dOEAESIQodUVVFU1RJT05OQUlSRV9WRVJTSU9OX1VOS05PV04QAhITCg9QUk9KRUNUX1VOS05PV04QAxIRCg1EUkFGVF9VTktOT1dOEAQSHAoYU09VTkRfQ09MTEVDVElPTl9VTktOT1dOEAUSFgoSVk9DQUJVTEFSWV9VTktOT1dOEAYSEAoMSVRFTV9VTktOT1dOEAcSEgoNTUVESUFfVU5LTk9XThCQAxIVChFST0xFX0lOU1VGRklDSUVOVBAIEhQKEE5PVF9TVFVEWV9MRUFERVIQCRIfChtTVFVEWV9JRF9PRl9BTk9USEVSX1BST0pFQ1QQChIkCiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfUFJPSkVDVBALEiIKHlFVRVNUSU9OTkFJUkVfT0ZfQU5PVEhFUl9TVFVEWRAMEiQKIExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9QUk9KRUNUEA0SIwoeTElCUkFSWV9FTlRSWV9PRl9BTk9USEVSX1NUVURZELYCEh0KGFNUVURZX09GX0FOT1RIRVJfUFJPSkVDVBC3AhIOCgpURVhUU19PTkxZEA4SFgoSUEFSVElDSVBBTlRfRVJBU0VEECwSEQoNRVRBR19NSVNNQVRDSBAPEhcKE1BVQkxJU0hFRF9NRUFOV0hJTEUQEBIYChRDUkVBVEVEX0NPTkNVUlJFTlRMWRAREhkKFUlNUE9SVEVEX0NPTkNVUlJFTlRMWRASEhAKDERSQUZUX0VYSVNUUxATEhIKDlBST0pFQ1RfRVhJU1RTEBQSGAoUUkVURU5USU9OX0VSQVNFU19OT1cQLRIZChVRVUVTVElPTk5BSVJFX1JFVElSRUQQFRISCg1TVFVEWV9SRVRJUkVEEMoCEhIKDVNUVURZX0RFTEVURUQQywISFAoPU1RVRFlfTk9UX0VOREVEEMwCEhsKFlNUVURZX0hBU19QQVJUSUNJUEFOVFMQzQISGQoUUkVURU5USU9OX05PVF9QQVNTRUQQzgISDgoKTEFTVF9PV05FUhAWEhYKEkRSQUZUX0hBU19GSU5ESU5HUxAXEhcKEk1FRElBX1NUT1JFX0FCU0VOVBCRAxIcChdNRURJQV9TVE9SRV9VTkFWQUlMQUJMRRCSAxIVChBNRURJQV9TVE9SRV9GVUxMEJMDEhgKE01FRElBX0JZVEVTX01JU1NJTkcQlAMSEQoMTUVESUFfSU5fVVNFEJUDEiAKG01FRElBX1VQTE9BREVEX0NPTkNVUlJFTlRMWRCWAxIZChRNRURJQV9RVU9UQV9FWENFRURFRBCXAxIbChZUT09fTUFOWV9NRURJQV9VUExPQURTEJgDEhgKE01FRElBX1JBTkdFX0lOVkFMSUQQmQMSEwoPVE9PX01BTllfRFJBRlRTEBgSFQoRVE9PX01BTllfUFJPSkVDVFMQGRIUChBUT09fTUFOWV9NRU1CRVJTEBoSFQoRVE9PX01BTllfV0FUQ0hFUlMQGxIUChBBTlNXRVJfVE9PX0xBUkdFEBwSEwoPQVVUSE9SSU5HX0xJTUlUEB0SEgoOQ1VSU09SX0lOVkFMSUQQHhIQCgxLSU5EX1VOS05PV04QHxIRCg1CQVRDSF9JTlZBTElEECASFAoQVE9PX01BTllfU1RVRElFUxAhEhMKD1NUVURZX0RVUExJQ0FURRAiEhIKDlFVRVJZX1RPT19MT05HECMSEQoNRklFTERfVU5LTk9XThAkEhYKEkZJRUxEX05PVF9XUklUQUJMRRAlEhMKD1RPT19NQU5ZX0ZJRUxEUxAmEhMKD0VMRU1FTlRfVU5LTk9XThAnEhMKD1ZFUlNJT05fVU5LTk9XThAoEhAKDFJPTEVfVU5LTk9XThApEhMKD1NIQVJJTkdfVU5LTk9XThAqEhMKD0RSQUZUX1RPT19MQVJHRRArEhcKEk1FRElBX0hBU0hfSU5WQUxJRBCaAxIUCg9NRURJQV9UT09fTEFSR0UQmwMSGAoTTUVESUFfQ0hVTktfSU5WQUxJRBCcAxIcChdNRURJQV9UWVBFX05PVF9BQ0NFUFRFRBCdAxIcChdNRURJQV9DSEVDS1NVTV9NSVNNQVRDSBCeAxIVChFUT09fTUFOWV9GSU5ESU5HUxBlEg4KCklEX0lOVkFMSUQQZhIQCgxJRF9EVVBMSUNBVEUQZxIQCgxDT0RFX0lOVkFMSUQQaBISCg5DT0RFX0RVUExJQ0FURRBpEhAKDFRFWFRfTUlTU0lORxBqEg4KClRFWFRfRU1QVFkQaxIRCg1URVhUX1RPT19MT05HEGwSGgoWVEVYVF9DT05UUk9MX0NIQVJBQ1RFUhBtEh0KGVRFWFRfT1VUU0lERV9UUkFOU0xBVElPTlMQbhIXChNUUkFOU0xBVElPTl9NSVNTSU5HEG8SFAoQTEFOR1VBR0VfSU5WQUxJRBBwEhYKEkxBTkdVQUdFX0RVUExJQ0FURRBxEhYKElRPT19NQU5ZX0xBTkdVQUdFUxByEhEKDVZFUlNJT05fR0lWRU4QcxIYChRDT05URU5UX0hBU0hfRElGRkVSUxB0Eg8KC0RPSV9JTlZBTElEEHUSFAoQVE9PX01BTllfQVVUSE9SUxB2EhIKDk9SSUdJTl9JTlZBTElEEHcSGgoWQU5OT1RBVElPTl9LRVlfSU5WQUxJRBB4EhgKFEFOTk9UQVRJT05fRFVQTElDQVRFEHkSGAoUVE9PX01BTllfQU5OT1RBVElPTlMQehIPCgtOT19FTEVNRU5UUxB7EhUKEVRPT19NQU5ZX0VMRU1FTlRTEHwSEwoPQ09OVEVOVF9NSVNTSU5HEH0SFwoTU0VOU09SX0tJTkRfTUlTU0lORxB+EhQKEFNFTlNPUl9EVVBMSUNBVEUQfxIeChlTRU5TT1JfQ09VTlRfT1VUX09GX1JBTkdFEIABEhgKE0dST1VQX1NUWUxFX01JU1NJTkcQgQESEwoOUEFSRU5UX1VOS05PV04QggESEQoMTUVNQkVSX0FQQVJUEIMBEhcKEk1FTUJFUl9OT1RfQUxMT1dFRBCEARIQCgtHUk9VUF9FTVBUWRCFARIUCg9HUk9VUFNfVE9PX0RFRVAQhgESGAoTUEFHRV9CUkVBS19JTl9HUk9VUBCHARIaChVTSEFSRURfQU5TV0VSX01JU1NJTkcQiAESIQocU0hBUkVEX0FOU1dFUl9OT1RfQVBQTElDQUJMRRCJARIRCgxJVEVNX1JFQ09ERUQQigESFwoSQ09VTlRfT1VUX09GX1JBTkdFEIsBEhMKDldFSUdIVF9JTlZBTElEEIwBEhEKDERBVEVfSU5WQUxJRBCNARIUCg9QQVRURVJOX0lOVkFMSUQQjgESGQoUUEFUVEVSTl9ISU5UX01JU1NJTkcQjwESIgodSU5JVElBTF9BTlNXRVJfTk9UX0FQUExJQ0FCTEUQkAESGwoWSU5JVElBTF9BTlNXRVJfSU5WQUxJRBCRARIXChJUWVBFX05PVF9TVVBQT1JURUQQkgESGQoUVU5TVVBQT1JURURfUkVRVUlSRUQQkwESFQoQQ09OVEVOVFNfSU5WQUxJRBCUARIaChVRVUVTVElPTl9UWVBFX01JU1NJTkcQlQESFAoPVE9PX0ZFV19PUFRJT05TEJYBEhUKEFRPT19NQU5ZX09QVElPTlMQlwESHQoYRVhDTFVTSVZFX05PVF9BUFBMSUNBQkxFEJgBEhAKC1JBTkdFX0VNUFRZEJkBEhYKEU5VTUJFUl9OT1RfRklOSVRFEJoBEhIKDVNURVBfTkVHQVRJVkUQmwESGQoUU1RFUF9ET0VTX05PVF9ESVZJREUQnAESFgoRRElNRU5TSU9OX01JU1NJTkcQnQESFgoRQk9VTkRfTk9UX0lOVEVHRVIQngESEQoMVU5JVF9JTlZBTElEEJ8BEhgKE0xFTkdUSF9PVVRfT0ZfUkFOR0UQoAESGAoTVE9PX01BTllfQ09ORElUSU9OUxChARIYChNDT05ESVRJT05fTUFMRk9STUVEEKIBEhcKEkNPTkRJVElPTl9UT09fREVFUBCjARIQCgtVTlJFQUNIQUJMRRCkARIZChRTQ09SRV9OT1RfQVBQTElDQUJMRRClARIVChBRVUVTVElPTl9VTktOT1dOEKYBEhkKFFFVRVNUSU9OX05PVF9FQVJMSUVSEKcBEh8KGlFVRVNUSU9OTkFJUkVfTk9UX0lOX1NUVURZEKgBEhoKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThCpARIVChBPUEVSQVRPUl9NSVNTSU5HEKoBEhwKF09QRVJBVE9SX05PVF9BUFBMSUNBQkxFEKsBEhIKDUNPREVTX01JU1NJTkcQrAESGQoUQ09ERVNfTk9UX0FQUExJQ0FCTEUQrQESEQoMQ09ERV9VTktOT1dOEK4BEhgKE1RFWFRfTk9UX0FQUExJQ0FCTEUQrwESGgoVQ09NUEFSRURfVEVYVF9JTlZBTElEELABEhMKDk5VTUJFUl9NSVNTSU5HELEBEhoKFU5VTUJFUl9OT1RfQVBQTElDQUJMRRCyARIYChNOVU1CRVJfT1VUX09GX1JBTkdFELMBEhMKDk1FVEhPRF9NSVNTSU5HELQBEhQKD1RPT19NQU5ZX1NDT1JFUxC1ARITCg5OT19TQ09SRV9JVEVNUxC2ARIZChRUT09fTUFOWV9TQ09SRV9JVEVNUxC3ARIZChRTQ09SRV9JVEVNX0RVUExJQ0FURRC4ARISCg1TQ09SRV9VTktOT1dOELkBEhkKFEFOU1dFUl9OT1RfQ09VTlRBQkxFELoBEhIKDVJBTkdFX1VOS05PV04QuwESIgodTUlOSU1VTV9BTlNXRVJFRF9PVVRfT0ZfUkFOR0UQvAESGAoTQkFORFNfTk9UX0FTQ0VORElORxC9ARITCg5UT09fTUFOWV9CQU5EUxC+ARITCg5BQ0NFU1NfTUlTU0lORxC/ARIVChBQQVNTV09SRF9NSVNTSU5HEMABEhQKD1BBU1NXT1JEX0xFTkdUSBDBARIcChdQQVNTV09SRF9OT1RfQVBQTElDQUJMRRDCARIUCg9JTlNUQU5UX0lOVkFMSUQQwwESEQoMUEVSSU9EX0VNUFRZEMQBEhYKEU5PX1FVRVNUSU9OTkFJUkVTEMUBEhQKD1NUVURZX1RPT19MQVJHRRDGARIcChdUT09fTUFOWV9RVUVTVElPTk5BSVJFUxDHARIcChdRVUVTVElPTk5BSVJFX0RVUExJQ0FURRDIARIfChpRVUVTVElPTk5BSVJFX05PVF9JTVBPUlRFRBDJARIbChZRVUVTVElPTk5BSVJFX05PVF9VU0VEEMoBEhcKElJFQ1VSUkVOQ0VfTUlTU0lORxDLARISCg1HUk9VUF9VTktOT1dOEMwBEhQKD1RPT19NQU5ZX0dST1VQUxDNARIhChxSRVBFQVRfSU5URVJWQUxfT1VUX09GX1JBTkdFEM4BEiMKHlJFUEVBVF9JTlRFUlZBTF9OT1RfQVBQTElDQUJMRRDPARIYChNUT09fTUFOWV9ORVhUX0xJU1RTENABEg4KCU5PX09GRkVSUxDRARIUCg9PRkZFUl9EVVBMSUNBVEUQ0gESFAoPTkVYVF9MSVNUX0NZQ0xFENMBEhEKDEZJTEVfTUlTU0lORxDUARIbChZGSUxFX1JFRkVSRU5DRV9JTlZBTElEENUBEg4KCU5PX1NPVU5EUxDWARIUCg9UT09fTUFOWV9TT1VORFMQ1wESFQoQQ0FURUdPUllfVU5LTk9XThDYARIZChRTT1VORF9MRU5HVEhfTUlTU0lORxDZARITCg5MT09QX0RVUExJQ0FURRDaARIWChFGSUxFX0tJTkRfTUlTU0lORxChAxIXChJGSUxFX0xJTUlUX0lOVkFMSUQQogMSEgoNTUVESUFfRElGRkVSUxCfAxIbChZGUkVRVUVOQ1lfT1VUX09GX1JBTkdFEKADEg0KCE5PX1RFUk1TENsBEhMKDlRPT19NQU5ZX1RFUk1TENwBEhEKDFBMQU5fTUlTU0lORxDdARIZChRQRVJfREFZX09VVF9PRl9SQU5HRRDeARIPCgpOT19XSU5ET1dTEN8BEhUKEFdJTkRPV19UT09fU0hPUlQQ4AESFQoQR0FQX09VVF9PRl9SQU5HRRDhARIQCgtEQVlfTUlTU0lORxDiARISCg1EQVlfRFVQTElDQVRFEOMBEhgKE01JTlVURV9PVVRfT0ZfUkFOR0UQ5AESDQoITk9fVElNRVMQ5QESEwoOVE9PX01BTllfVElNRVMQ5gESEwoOVElNRV9EVVBMSUNBVEUQ5wESHgoZREFZX09GX01PTlRIX09VVF9PRl9SQU5HRRDoARIbChZTVEFSVF9EQVlfT1VUX09GX1JBTkdFEOkBEhgKE0VYUElSWV9PVVRfT0ZfUkFOR0UQ6gESGQoUVFJBTlNMQVRJT05fT1VUREFURUQQ6wESIAobQ09OU0VOVF9UUkFOU0xBVElPTl9NSVNTSU5HEOwBEh0KGElORk9STUFUSU9OX0tJTkRfTUlTU0lORxDPAhIfChpJTkZPUk1BVElPTl9LSU5EX0RVUExJQ0FURRDQAhIUCg9SRVRFTlRJT05fRU1QVFkQ7QESGwoWUkVURU5USU9OX09VVF9PRl9SQU5HRRDuARIeChlSRVRFTlRJT05fT1VUQ09NRV9NSVNTSU5HEO8BEhkKFFJFVEVOVElPTl9MRU5HVEhFTkVEEPABEhwKF0RSQUZUX0RBWVNfT1VUX09GX1JBTkdFEPEBEhgKE1JFQ09SRF9UWVBFX01JU1NJTkcQ8gESGgoVUkVDT1JEX1RZUEVfRFVQTElDQVRFEPMBEh4KGVJFQ09SRF9WT0NBQlVMQVJZX01JU1NJTkcQ9AESHgoZUkVDT1JEX1ZPQ0FCVUxBUllfVU5LTk9XThD1ARIXChJUT09fTUFOWV9TQ0hFRFVMRVMQ9gESGAoTU0NIRURVTEVfSURfTUlTU0lORxD3ARITCg5BTkNIT1JfSU5WQUxJRBD4ARIYChNSSFlUSE1fT1VUX09GX1JBTkdFEPkBEhsKFkRBWV9DT1VOVF9PVVRfT0ZfUkFOR0UQ+gESEAoLREFURVNfRU1QVFkQ+wESHgoZRFJBV05fT05DRV9OT1RfQVBQTElDQUJMRRD8ARITCg5CT1VORFNfSU5WQUxJRBD9ARIYChNNVVRFX05PVF9BUFBMSUNBQkxFEP4BEhoKFVBSSU9SSVRZX09VVF9PRl9SQU5HRRD/ARIbChZSRU1JTkRFUlNfT1VUX09GX1JBTkdFEI8CEhgKE1NOT09aRV9PVVRfT0ZfUkFOR0UQkAISHAoXQ09NUExFVElPTl9PVVRfT0ZfUkFOR0UQkQISHgoZUFJPTVBUX1JVTEVTX09VVF9PRl9SQU5HRRCAAhIWChFIT0xJREFZX0RVUExJQ0FURRCBAhIWChFUT09fTUFOWV9IT0xJREFZUxCCAhIWChFUT09fTUFOWV9UUklHR0VSUxCYAhIWChFUUklHR0VSX0RVUExJQ0FURRCZAhIaChVUUklHR0VSX0NBVVNFX01JU1NJTkcQmgISFAoPVFJJR0dFUl9VTktOT1dOEJsCEhkKFFRSSUdHRVJfT1VUX09GX1JBTkdFEJwCEhoKFVRSSUdHRVJfQk9VTkRfSU5WQUxJRBCdAhIdChhSRUNPUkRfVFlQRV9OT1RfSU5fU1RVRFkQngISIAobUkVDT1JEX0NBVVNFX05PVF9BUFBMSUNBQkxFEJ8CEhoKFUNPTVBBUkVEX1VOSVRfTUlTU0lORxCgAhIXChJOT0lTRV9VTklUX01JU1NJTkcQoQISFwoSTk9JU0VfTk9UX01FQVNVUkVEEKICEhgKE1NPVU5EU19OT1RfSU5fU1RVRFkQowISFAoPU0NPUkVfRFVQTElDQVRFEKQCEhEKDEJBTkRfVU5LTk9XThClAhIcChdUUklHR0VSX0VOVFJZX0RVUExJQ0FURRCmAhIbChZUUklHR0VSX0FOQ0hPUl9NSVNTSU5HEKcCEh4KGUFGVEVSX1BMQU5fTk9UX0FQUExJQ0FCTEUQqAISGQoUVFJJR0dFUl9XSVRIT1VUX1JPT00QsQISFwoSREVMQVlfT1VUX09GX1JBTkdFEKkCEhMKDlRSSUdHRVJfVU5VU0VEEKoCEhkKFFRPT19NQU5ZX0NPTVBBUklTT05TEMACEhsKFkNPTVBBUkVEX1ZBTFVFX01JU1NJTkcQwQISHwoaQ09NUEFSRURfVkFMVUVfTk9UX05VTUVSSUMQwgISHQoYV0lORE9XX0RBWVNfT1VUX09GX1JBTkdFEMMCEhgKE1JFV0FSRF9PVVRfT0ZfUkFOR0UQxgISGQoUTEVWRUxTX05PVF9BU0NFTkRJTkcQxwISGgoVUkVXQVJEX1dJVEhPVVRfUE9JTlRTEMgCEhwKF1RPT19NQU5ZX0ZFRURCQUNLX1RFWFRTEMQCEhoKFUZFRURCQUNLX0NIQU5HRV9FTVBUWRDFAhIaChVORUdBVElWRV9DT0RFX0NPVU5URUQQqwISGgoVVE9PX01BTllfQ0FMQ1VMQVRJT05TEN4CEhgKE0NBTENVTEFUSU9OX1VOS05PV04Q3wISFgoRQ0FMQ1VMQVRJT05fQ1lDTEUQ4AISGQoURVhQUkVTU0lPTl9NQUxGT1JNRUQQ4QISGQoURVhQUkVTU0lPTl9UT09fTEFSR0UQ4gISFAoPRVhQUkVTU0lPTl9UWVBFEOMCEhkKFFRPT19NQU5ZX0NPTlNUUkFJTlRTEOQCEhgKE1BMQUNFSE9MREVSX0lOVkFMSUQQ5QISHwoaUExBQ0VIT0xERVJfTk9UX0FQUExJQ0FCTEUQ5gISIQocUkVRVUlSRURfV0hFTl9OT1RfQVBQTElDQUJMRRDnAhIaChVERUNJTUFMU19PVVRfT0ZfUkFOR0UQ6AISHgoZUkFOS0VEX0NPVU5UX09VVF9PRl9SQU5HRRDpAhIgChtPUFRJT05fT1JERVJfTk9UX0FQUExJQ0FCTEUQ6gISGwoWUkFORE9NX09SREVSX1JFRkVSRU5DRRDrAhIXChJPRkZFUkVEX0JZX0lOVkFMSUQQ7AISGAoTT0ZGRVJFRF9GT1JfSU5WQUxJRBDtAhIZChRTTElERVJfTEFCRUxfSU5WQUxJRBDuAhIgChtTTElERVJfTUFSS1NfTk9UX0FQUExJQ0FCTEUQ7wISGQoUUE9MRVNfTk9UX0FQUExJQ0FCTEUQ8AISGwoWQ09VTlRET1dOX09VVF9PRl9SQU5HRRDxAhIYChNSRVBFQVRfT1VUX09GX1JBTkdFELQDEhIKDVJFUEVBVF9ORVNURUQQtQMSGQoUUkVQRUFUX0NPVU5UX0lOVkFMSUQQtgMSFwoSUkVQRUFURURfUkVGRVJFTkNFELcDEh8KGkNBTENVTEFUSU9OX1BBUkVOVF9JTlZBTElEELgDEhoKFVBST0ZJTEVfRklFTERfVU5LTk9XThC5AxIfChpQUk9GSUxFX0ZJRUxEX05PVF9ERUNMQVJFRBC6A0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSu7FAQorCgEMEgMBABIaISBFcnJvciByZWFzb25zIG9mIHRoZSBjYXRhbG9ndWUuCgqYAwoCBQASBQ8AoQUBGooDIEVycm9yIHJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlLCBpbiBhZGRpdGlvbiB0byB0aG9zZSBvZiBvdG9saXRoLmNvbW1vbi52MS5FcnJvclJlYXNvbiAodG9rZW5zLAogbGltaXRzLCB0aGUgZGF0YWJhc2UsIGVtcHR5IG9yIG1hbGZvcm1lZCBmaWVsZHMpLiBBIHZhbHVlJ3MgbmFtZSBpcyBzZW50IGFzIHRleHQsIHdpdGhvdXQgYQogcHJlZml4OiBpbiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCksIGluCiBgZ29vZ2xlLnJwYy5CYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uLnJlYXNvbmAsIG9yIGluIEZpbmRpbmcucmVhc29uLiBOZXcgcmVhc29ucyBtYXkgYmUgYWRkZWQ6CiB0cmVhdCBhbiB1bmtub3duIHJlYXNvbiBieSBpdHMgc3RhdHVzIGNvZGUuCgonCgQFAAIAEgMRAh8aGiBOb3QgdXNlZCBieSB0aGUgc2VydmljZS4KCmQKBAUAAgESAxYCFBomIE5PVF9GT1VORDogdGhlIHN0dWR5IGRvZXMgbm90IGV4aXN0LgoyLyBNaXNzaW5nIG9yIGludmlzaWJsZSByZXNvdXJjZXMsIGluIEVycm9ySW5mby4KCtQBCgQFAAICEgMaAiQaxgEgTk9UX0ZPVU5EOiB0aGUgdmVyc2lvbiBpcyBub3QgcHVibGlzaGVkLCBvciBpdHMgcHJvamVjdCBkb2VzIG5vdCBzaGFyZSBpdC4gSW4gYW4gaW1wb3J0IGFsc28gYQogRmllbGRWaW9sYXRpb246IHRoZSBzdHVkeSBuYW1lcyBhIHZlcnNpb24gdGhhdCBkb2VzIG5vdCBleGlzdDsgcHVibGlzaCBpdCBmaXJzdCwgb3Igd2l0aCB0aGUKIHN0dWR5LgoKVgoEBQACAxIDHAIWGkkgTk9UX0ZPVU5EOiB0aGUgcHJvamVjdCBkb2VzIG5vdCBleGlzdCwgb3IgdGhlIGNhbGxlciBoYXMgbm8gcm9sZSBpbiBpdC4KCl0KBAUAAgQSAx4CFBpQIE5PVF9GT1VORDogdGhlIGRyYWZ0IGRvZXMgbm90IGV4aXN0LCBvciB0aGUgY2FsbGVyIGhhcyBubyByb2xlIGluIGl0cyBwcm9qZWN0LgoK5wEKBAUAAgUSAyICHxrZASBOT1RfRk9VTkQ6IHRoZSB2ZXJzaW9uIG9mIHRoZSBzb3VuZCBjb2xsZWN0aW9uIGRvZXMgbm90IGV4aXN0LiBJbiBhbiBpbXBvcnQgYSBGaWVsZFZpb2xhdGlvbjoKIG5laXRoZXIgdGhpcyBwcm9qZWN0IG5vciBhbm90aGVyIHByb2plY3QgdGhhdCBzaGFyZXMgd2l0aCBhbnlvbmUgaGFzIHRoZSBzb3VuZHM7IHB1Ymxpc2ggdGhlbQogZmlyc3QsIG9yIHdpdGggdGhlIHN0dWR5LgoKhAEKBAUAAgYSAyUCGRp3IE5PVF9GT1VORDogdGhlIHZlcnNpb24gb2YgdGhlIHZvY2FidWxhcnkgZG9lcyBub3QgZXhpc3QuIEluIGFuIGltcG9ydCBhIEZpZWxkVmlvbGF0aW9uLCBhcwogU09VTkRfQ09MTEVDVElPTl9VTktOT1dOLgoKUgoEBQACBxIDJwITGkUgTk9UX0ZPVU5EOiB0aGUgdmVyc2lvbiBvZiB0aGUgaXRlbSBkb2VzIG5vdCBleGlzdCBpbiB0aGUgaXRlbSBiYW5rLgoKqAEKBAUAAggSAyoCFhqaASBOT1RfRk9VTkQ6IG5vIGZpbGUgaGFzIHRoaXMgaGFzaCwgb3IgdGhlIGNhbGxlciBtYXkgbm90IHJlYWQgaXQuIEluIGEgZGVmaW5pdGlvbiBhCiBGaWVsZFZpb2xhdGlvbjogdGhlIHByb2plY3QgZG9lcyBub3QgaGF2ZSB0aGUgZmlsZTsgdXBsb2FkIGl0IGZpcnN0LgoKkAEKBAUAAgkSAzACGBpwIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2FsbCBuZWVkcyBhIGhpZ2hlciByb2xlIGluIHRoZSBwcm9qZWN0LCB3aGljaCB0aGUgbWVzc2FnZSBuYW1lcy4gQXNrIGFuCiBvd25lciBmb3IgaXQuCjIRIE1pc3NpbmcgcmlnaHRzLgoKQQoEBQACChIDMgIXGjQgUEVSTUlTU0lPTl9ERU5JRUQ6IGFub3RoZXIgcGVyc29uIGxlYWRzIHRoZSBzdHVkeS4KCoYBCgQFAAILEgM1AiMaeSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGlkIG9mIGEgbmV3IHN0dWR5IG11c3Qgc3RhcnQgd2l0aCB0aGUgcHJvamVjdCdzIGlkLiBDaG9vc2Ugc3VjaCBhbiBpZCwKIG9yIGFzayBhbiBhZG1pbmlzdHJhdG9yLgoKbgoEBQACDBIDNwIoGmEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBxdWVzdGlvbm5haXJlIGJlbG9uZ3MgdG8gYW5vdGhlciBwcm9qZWN0LiBDaG9vc2UgYW5vdGhlciBpZCwgb3IgZm9yayBpdC4KCq8BCgQFAAINEgM6AiYaoQEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBxdWVzdGlvbm5haXJlIHdhcyBmaXJzdCBwdWJsaXNoZWQgYnkgYSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgZG9lcyBub3QKIGxlYWQuIFVzZSBpdHMgcHVibGlzaGVkIGNvbnRlbnRzIHVuY2hhbmdlZCwgb3IgY2hvb3NlIGFub3RoZXIgaWQuCgp6CgQFAAIOEgM9AigabSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHNvdW5kIGNvbGxlY3Rpb24sIHZvY2FidWxhcnkgb3IgaXRlbSBiZWxvbmdzIHRvIGFub3RoZXIgcHJvamVjdC4gQ2hvb3NlCiBhbm90aGVyIGlkLgoKlgIKBAUAAg8SA0ECJxqIAiBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHNvdW5kIGNvbGxlY3Rpb24gb3Igdm9jYWJ1bGFyeSB3YXMgcHVibGlzaGVkIGJ5IGFub3RoZXIgc3R1ZHksIG9yIGZvciB0aGUKIHdob2xlIHByb2plY3Q7IGRldmljZXMgb2Ygb3RoZXIgc3R1ZGllcyBnZXQgaXRzIG5ld2VzdCB2ZXJzaW9uLiBVc2UgaXRzIHB1Ymxpc2hlZCBjb250ZW50cwogdW5jaGFuZ2VkLCBjaG9vc2UgYW5vdGhlciBpZCwgb3IgYXNrIGZvciB0aGUgcm9sZSBsZWFkZXIgaW4gdGhlIHByb2plY3QuCgp4CgQFAAIQEgNEAiEaayBUaGUgZXhpc3Rpbmcgc3R1ZHkgaXMgaW4gYW5vdGhlciBwcm9qZWN0IHRoYW4gYHByb2plY3RfaWRgLiBMZWF2ZSB0aGUgZmllbGQgZW1wdHksIG9yIG5hbWUgdGhhdAogcHJvamVjdC4KCkwKBAUAAhESA0YCEho/IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcm9sZSB0cmFuc2xhdG9yIG1heSBjaGFuZ2Ugb25seSB0ZXh0cy4KCsEBCgQFAAISEgNJAhoaswEgUEVSTUlTU0lPTl9ERU5JRUQsIG9mIGFueSB3cml0aW5nIG1ldGhvZDogdGhlIGNhbGxlciwgb3IgdGhlIHBlcnNvbiB3aG9zZSByb2xlIGlzIGNoYW5nZWQsIHdhcwogZXJhc2VkIG9yIGlzIGJlaW5nIGVyYXNlZDsgbm90aGluZyB3YXMgc3RvcmVkLiBUaGUgY2FsbGVyJ3MgdG9rZW4gaXMgZnJvbSBiZWZvcmUuCgp7CgQFAAITEgNOAhUaSSBBQk9SVEVEOiB0aGUgcmVzb3VyY2UgaGFzIGNoYW5nZWQuIFJlYWQgaXQgYWdhaW4gYW5kIHJlcGVhdCB0aGUgY2hhbmdlLgoyIyBDb25mbGljdHMgd2l0aCB0aGUgY3VycmVudCBzdGF0ZS4KCr8BCgQFAAIUEgNRAhsasQEgQUJPUlRFRDogYSB2ZXJzaW9uIHdhcyBwdWJsaXNoZWQgdGhhdCB0aGUgZHJhZnQgZG9lcyBub3QgdGFrZSBpbnRvIGFjY291bnQsIGBuZXdlc3RfdmVyc2lvbmAgaW4KIHRoZSBtZXRhZGF0YS4gTWVyZ2UgaXRzIGNoYW5nZXMgYW5kIHVwZGF0ZSB0aGUgZHJhZnQgd2l0aCB0aGF0IGBiYXNlX3ZlcnNpb25gLgoKYAoEBQACFRIDUwIcGlMgQUJPUlRFRCB3aXRoIFJldHJ5SW5mbzogYW5vdGhlciBjYWxsIGlzIGNyZWF0aW5nIGl0LiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgpZCgQFAAIWEgNVAh0aTCBBQk9SVEVEOiBhbm90aGVyIGNhbGwgaXMgaW1wb3J0aW5nIHRoZSBzdHVkeS4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKVgoEBQACFxIDVwIUGkkgQUxSRUFEWV9FWElTVFM6IHRoZSBkcmFmdCBpZCB3YXMgdXNlZCBmb3IgYW5vdGhlciBkcmFmdC4gVXNlIGEgbmV3IG9uZS4KClIKBAUAAhgSA1kCFhpFIEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIHByb2plY3QgaGFzIHRoZSBpZC4gQ2hvb3NlIGEgZGlmZmVyZW50IG9uZS4KCpsBCgQFAAIZEgNcAhwajQEgRkFJTEVEX1BSRUNPTkRJVElPTjogd2l0aCB0aGlzIGVuZCBvciByZXRlbnRpb24sIHRoZSBkYXRhIG9mIGFsbCBwYXJ0aWNpcGFudHMgd291bGQgYmUgZXJhc2VkIGF0CiBvbmNlLiBDb3JyZWN0IGl0LCBvciBzZXQgYGFsbG93X2VyYXN1cmVgLgoKbQoEBQACGhIDXgIdGmAgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHF1ZXN0aW9ubmFpcmUgaXMgcmV0aXJlZC4gUmVpbnN0YXRlIGl0IGJlZm9yZSB1c2luZyBvciBwdWJsaXNoaW5nIGl0LgoKWwoEBQACGxIDYAIWGk4gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGlzIHJldGlyZWQuIFJlaW5zdGF0ZSBpdCBiZWZvcmUgaW1wb3J0aW5nIGl0LgoKbwoEBQACHBIDYgIWGmIgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IHdhcyBkZWxldGVkLCBhbmQgaXRzIGlkIGNhbm5vdCBiZSB1c2VkIGFnYWluLiBDaG9vc2UgYW5vdGhlciBvbmUuCgqIAQoEBQACHRIDZQIYGnsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBzdGFydGVkIGFuZCBub3QgZW5kZWQgb3IsIGZvciBhIGRlbGV0aW9uLCBlbmRlZCBsZXNzIHRoYW4gb25lCiBob3VyIGFnby4gRW5kIGl0IGZpcnN0LgoKkQEKBAUAAh4SA2gCHxqDASBGQUlMRURfUFJFQ09ORElUSU9OOiBwYXJ0aWNpcGFudHMgam9pbmVkIHRoZSBzdHVkeSwgYW5kIGl0IGtlZXBzIHRoZWlyIGFuc3dlcnMgd2l0aG91dCBhIGxpbWl0CiBhZnRlciBpdHMgZW5kLiBSZXRpcmUgaXQgaW5zdGVhZC4KCs8BCgQFAAIfEgNrAh0awQEgRkFJTEVEX1BSRUNPTkRJVElPTjogcGFydGljaXBhbnRzIGpvaW5lZCB0aGUgc3R1ZHksIGFuZCB0aGUgZGF5cyBhZnRlciBpdHMgZW5kIGZvciB3aGljaCBpdCBrZWVwcwogYW5zd2VycyBoYXZlIG5vdCBwYXNzZWQgZm9yIGF0IGxlYXN0IG9uZSBkYXkuIFRyeSBhZ2FpbiBhZnRlciBgZGVsZXRlX3RpbWVgIGluIHRoZSBtZXRhZGF0YS4KCmAKBAUAAiASA20CEhpTIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBwcm9qZWN0IHdvdWxkIGhhdmUgbm8gb3duZXIuIEFzc2lnbiBhbm90aGVyIG93bmVyIGZpcnN0LgoKaAoEBQACIRIDbwIaGlsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGRyYWZ0IGNhbm5vdCBiZSBwdWJsaXNoZWQ7IGEgRmllbGRWaW9sYXRpb24gc3RhdGVzIGVhY2ggZmluZGluZy4KCmkKBAUAAiISA3QCGxpSIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzZXJ2aWNlIHN0b3JlcyBubyBmaWxlcy4gU2V0IGBPVE9MSVRIX01FRElBX0RJUkVDVE9SWWAuCjIIIEZpbGVzLgoKgAEKBAUAAiMSA3cCIBpzIFVOQVZBSUxBQkxFOiB0aGUgZm9sZGVyIG9mIGZpbGVzIGNhbm5vdCBiZSByZWFkIG9yIHdyaXR0ZW4uIFRyeSBhZ2FpbiBsYXRlcjsgaWYgaXQgbGFzdHMsIHNlZQogdGhlIHNlcnZpY2UncyBsb2cuCgpoCgQFAAIkEgN5AhkaWyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBmaWxlIHN5c3RlbSBvZiB0aGUgZm9sZGVyIGlzIGZ1bGwuIE5vdGhpbmcgb2YgdGhlIGNodW5rIHdhcyBrZXB0LgoKhwEKBAUAAiUSA3wCHBp6IERBVEFfTE9TUzogdGhlIGZpbGUgaXMga25vd24sIGJ1dCBpdHMgYnl0ZXMgYXJlIG1pc3Npbmcgb3IgaGF2ZSBhbm90aGVyIHNpemUsIHBlcmhhcHMgYWZ0ZXIgYQogcmVzdG9yZS4gVXBsb2FkIGl0IGFnYWluLgoKRwoEBQACJhIDfgIVGjogRkFJTEVEX1BSRUNPTkRJVElPTjogYSBwdWJsaXNoZWQgdmVyc2lvbiBuYW1lcyB0aGUgZmlsZS4KCm0KBAUAAicSBIABAiQaXyBBQk9SVEVEIHdpdGggUmV0cnlJbmZvOiBhbm90aGVyIGNhbGwgaXMgd3JpdGluZyB0aGUgc2FtZSB1cGxvYWQuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCnsKBAUAAigSBIMBAh0abSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBmaWxlIGRvZXMgbm90IGZpdCBpbnRvIHRoZSBwcm9qZWN0J3MgcXVvdGEsIHdoaWNoIHRoZSBtZXNzYWdlIG5hbWVzLgogRGVsZXRlIGZpbGVzLgoKaQoEBQACKRIEhQECHxpbIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHByb2plY3QgaGFzIDEwMCBpbmNvbXBsZXRlIHVwbG9hZHMuIENvbXBsZXRlIHRoZW0sIG9yIHdhaXQgYSBkYXkuCgpHCgQFAAIqEgSHAQIcGjkgT1VUX09GX1JBTkdFOiB0aGUgb2Zmc2V0IGlzIGJleW9uZCB0aGUgZW5kIG9mIHRoZSBmaWxlLgoKWQoEBQACKxIEjAECFxpAIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHByb2plY3QgaGFzIDEsMDAwIGRyYWZ0cy4gRGVsZXRlIHNvbWUuCjIJIExpbWl0cy4KCkgKBAUAAiwSBI4BAhkaOiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBjYWxsZXIgaGFzIGNyZWF0ZWQgMTAwIHByb2plY3RzLgoKTwoEBQACLRIEkAECGBpBIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHByb2plY3QgaGFzIDEsMDAwIG1lbWJlcnMuIFJlbW92ZSBzb21lLgoKlQEKBAUAAi4SBJMBAhkahgEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBjYWxscywgaW4gdG90YWwgb3Igb2YgdGhpcyBjYWxsZXIsIHdhdGNoIHRoZSBmZWVkLgogVXNlIExpc3RDaGFuZ2VzLCBvciB0cnkgYWdhaW4gbGF0ZXIuCgppCgQFAAIvEgSVAQIYGlsgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVxdWVzdGVkIHZlcnNpb25zIGFyZSB0b28gbGFyZ2UgZm9yIG9uZSByZXNwb25zZS4gUmVxdWVzdCBmZXdlci4KCq4BCgQFAAIwEgSYAQIXGp8BIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgZGVmaW5pdGlvbnMgYXJlIGJlaW5nIHdyaXR0ZW4sIGNoZWNrZWQgb3IgY29tcGFyZWQsCiBvciBmaWxlcyByZWFkIG9yIHdyaXR0ZW4uIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2FpbiBsYXRlci4KCtABCgQFAAIxEgSeAQIWGnMgVGhlIGN1cnNvciBkb2VzIG5vdCBiZWxvbmcgdG8gdGhpcyBmZWVkLCBvciBsaWVzIGJleW9uZCBpdHMgZW5kIChhZnRlciBhIHJlc3RvcmUpLiBTdGFydCBhZ2Fpbgogd2l0aG91dCBhIGN1cnNvci4KMk0gUmVxdWVzdCBmaWVsZHM6IElOVkFMSURfQVJHVU1FTlQsIGluIGEgRmllbGRWaW9sYXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQuCgo3CgQFAAIyEgSgAQIUGikgVGhlIGZlZWQgaGFzIG5vIHJlc291cmNlcyBvZiB0aGlzIGtpbmQuCgouCgQFAAIzEgSiAQIVGiAgTm90IDHigJMxMDAgZGlzdGluY3QgdmVyc2lvbnMuCgpkCgQFAAI0EgSkAQIYGlYgTW9yZSB0aGFuIDIwIHN0dWRpZXMgYXJlIG5hbWVkLCBvciBub25lIHdoaWxlIHRoZSB0b2tlbiBoYXMgbW9yZSB0aGFuIDIwIGVucm9sbWVudHMuCgopCgQFAAI1EgSmAQIXGhsgVGhlIHN0dWR5IGlzIG5hbWVkIHR3aWNlLgoKMQoEBQACNhIEqAECFhojIFRoZSBxdWVyeSBleGNlZWRzIDUwMCBjaGFyYWN0ZXJzLgoKfQoEBQACNxIEqwECFRpvIFRoZSBwYXRoIG9mIHRoZSBtYXNrIGRvZXMgbm90IG5hbWUgYSBmaWVsZCBvZiB0aGUgbWVzc2FnZSwgb3IgYCpgIGlzIGNvbWJpbmVkIHdpdGggb3RoZXIgcGF0aHMKIGluIGFuIHVwZGF0ZS4KCk4KBAUAAjgSBK0BAhoaQCBUaGUgcGF0aCBvZiB0aGUgbWFzayBuYW1lcyBhIGZpZWxkIHRoYXQgb25seSB0aGUgc2VydmljZSBzZXRzLgoKVwoEBQACORIErwECFxpJIE1vcmUgdGhhbiAyMDAgZWxlbWVudHMgYXJlIG5hbWVkLiBQdXQgYGVsZW1lbnRzYCBpbnRvIHRoZSBtYXNrIGluc3RlYWQuCgqBAQoEBQACOhIEsgECFxpzIFRoZSBlbGVtZW50IGlzIG5vdCBpbiB0aGUgZHJhZnQsIG9yIG5vdCBpbiB0aGUgcmVxdWVzdC4gVG8gYWRkIG9yIHJlbW92ZSBlbGVtZW50cywgcHV0CiBgZWxlbWVudHNgIGludG8gdGhlIG1hc2suCgpDCgQFAAI7EgS0AQIXGjUgVGhlIGJhc2UgdmVyc2lvbiBpcyBoaWdoZXIgdGhhbiB0aGUgbmV3ZXN0IHZlcnNpb24uCgozCgQFAAI8EgS2AQIUGiUgVGhlIHNlcnZpY2UgZG9lcyBub3Qga25vdyB0aGUgcm9sZS4KCmQKBAUAAj0SBLgBAhcaViBUaGUgc2VydmljZSBkb2VzIG5vdCBrbm93IHRoZSB2YWx1ZSwgYW5kIHdvdWxkIHRyZWF0IGl0IGFzIHRoZSBtb3N0IHJlc3RyaWN0aXZlIG9uZS4KCikKBAUAAj4SBLoBAhcaGyBUaGUgZHJhZnQgZXhjZWVkcyAzMiBNaUIuCgo1CgQFAAI/EgS8AQIbGicgTm90IDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKXQoEBQACQBIEvgECGBpPIFRoZSBmaWxlIGlzIGVtcHR5IG9yIGV4Y2VlZHMgdGhlIGxpbWl0IGZvciBvbmUgZmlsZSwgd2hpY2ggdGhlIG1lc3NhZ2UgbmFtZXMuCgpPCgQFAAJBEgTAAQIcGkEgVGhlIGNodW5rIGV4Y2VlZHMgMSBNaUIsIG9yIHJlYWNoZXMgYmV5b25kIHRoZSBlbmQgb2YgdGhlIGZpbGUuCgqhAQoEBQACQhIEwwECIBqSASBUaGUgY29udGVudCBpcyBub3QgYSBwaWN0dXJlIG9yIHNvdW5kIG9mIGFuIGFjY2VwdGVkIHR5cGUuIFNWRyBpcyBub3QgYWNjZXB0ZWQsIHNpbmNlIGl0IGNhbgogY29udGFpbiBwcm9ncmFtcy4gVGhlIHJlY2VpdmVkIGJ5dGVzIHdlcmUgcmVtb3ZlZC4KCmMKBAUAAkMSBMUBAiAaVSBUaGUgYnl0ZXMgZG8gbm90IGhhdmUgdGhlIGFubm91bmNlZCBoYXNoLiBUaGV5IHdlcmUgcmVtb3ZlZDsgdXBsb2FkIHRoZSBmaWxlIGFnYWluLgoK+AIKBAUAAkQSBM0BAhoaQiBUaGVyZSBhcmUgbW9yZSB0aGFuIHRoZSA1MDAgZmluZGluZ3Mgc2hvd24uIENvcnJlY3QgdGhlc2UgZmlyc3QuCjKlAiBFcnJvcnMgb2YgZGVmaW5pdGlvbnM6IElOVkFMSURfQVJHVU1FTlQgaW4gYW4gaW1wb3J0IG9yIHB1YmxpY2F0aW9uLCBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgKIERSQUZUX0hBU19GSU5ESU5HUyB3aGVuIGEgZHJhZnQgaXMgcHVibGlzaGVkOyBlYWNoIGluIGEgRmllbGRWaW9sYXRpb24gdGhhdCBuYW1lcyB0aGUgZmllbGQuCiBDaGVja0RyYWZ0IGFuZCByZXNwb25zZXMgdG8gcHVibGljYXRpb25zIHJldHVybiB0aGVtIGFzIEZpbmRpbmcuIENvcnJlY3QgdGhlIGZpZWxkIGFuZCBzZW5kIGl0CiBhZ2Fpbi4KCksKBAUAAkUSBM8BAhMaPSBUaGUgaWQgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBnaXZlbiBpbiB0aGUgZmllbGQncyBjb21tZW50LgoKJAoEBQACRhIE0QECFRoWIFRoZSBpZCBvY2N1cnMgdHdpY2UuCgpUCgQFAAJHEgTTAQIVGkYgVGhlIGNvZGUgaXMgbm90IDHigJM2NCBjaGFyYWN0ZXJzIG9mIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLWAsIGAuYC4KCiYKBAUAAkgSBNUBAhcaGCBUaGUgY29kZSBvY2N1cnMgdHdpY2UuCgpOCgQFAAJJEgTXAQIVGkAgQSByZXF1aXJlZCB0ZXh0IGlzIGFic2VudCwgb3IgbWlzc2luZyBpbiB0aGUgZGVmYXVsdCBsYW5ndWFnZS4KCj4KBAUAAkoSBNkBAhMaMCBBIHRyYW5zbGF0aW9uIGlzIGVtcHR5LiBXcml0ZSBpdCBvciByZW1vdmUgaXQuCgo/CgQFAAJLEgTbAQIWGjEgQSB0ZXh0IGV4Y2VlZHMgdGhlIG1heGltdW0gbGVuZ3RoIG9mIGl0cyBmaWVsZC4KCksKBAUAAkwSBN0BAh8aPSBBIHRleHQgaGFzIGNvbnRyb2wgY2hhcmFjdGVycyBvdGhlciB0aGFuIGxpbmUgZmVlZCBhbmQgdGFiLgoKfwoEBQACTRIE4AECIhpxIGB0ZXh0YCBvciBgbGFuZ3VhZ2VgIG9mIGEgTG9jYWxpemVkVGV4dCBpcyBzZXQ7IHRoZXNlIGFyZSBvdXRwdXQgb25seS4gUHV0IGV2ZXJ5IGxhbmd1YWdlIGludG8KIGB0cmFuc2xhdGlvbnNgLgoKOwoEBQACThIE4gECHBotIFRoZSB0ZXh0IGlzIG1pc3NpbmcgaW4gYSBwcm9taXNlZCBsYW5ndWFnZS4KCkYKBAUAAk8SBOQBAhkaOCBUaGUgbGFuZ3VhZ2UgaXMgbm90IGEgQkNQIDQ3IHRhZy4gVXNlZCBpbiBhbnkgcmVxdWVzdC4KCigKBAUAAlASBOYBAhsaGiBBIGxhbmd1YWdlIG9jY3VycyB0d2ljZS4KCicKBAUAAlESBOgBAhsaGSBNb3JlIHRoYW4gNTAgbGFuZ3VhZ2VzLgoKPwoEBQACUhIE6gECFhoxIFZlcnNpb25zIGFyZSBjb3VudGVkIGJ5IHRoZSBjYXRhbG9ndWUuIExlYXZlIDAuCgpjCgQFAAJTEgTsAQIdGlUgVGhlIGdpdmVuIGhhc2ggZG9lcyBub3QgbWF0Y2ggdGhlIGNvbnRlbnRzLiBMZWF2ZSBpdCBvdXQgaWYgdGhlIGNoYW5nZSBpcyBpbnRlbmRlZC4KCj0KBAUAAlQSBO4BAhQaLyBUaGUgRE9JIGRvZXMgbm90IGhhdmUgdGhlIGZvcm0gYDEwLjEyMzQvYWJjYC4KCiUKBAUAAlUSBPABAhkaFyBNb3JlIHRoYW4gNTAgYXV0aG9ycy4KCkUKBAUAAlYSBPIBAhcaNyBBbiBvcmlnaW4gbmVlZHMgcHJvamVjdCwgcXVlc3Rpb25uYWlyZSBhbmQgYSB2ZXJzaW9uLgoKSwoEBQACVxIE9AECHxo9IFRoZSBrZXkgaXMgbm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgLWAuCgojCgQFAAJYEgT2AQIdGhUgQSBrZXkgb2NjdXJzIHR3aWNlLgoKKQoEBQACWRIE+AECHRobIE1vcmUgdGhhbiA1MCBhbm5vdGF0aW9ucy4KCjsKBAUAAloSBPoBAhQaLSBBIHF1ZXN0aW9ubmFpcmUgbmVlZHMgYXQgbGVhc3Qgb25lIGVsZW1lbnQuCgopCgQFAAJbEgT8AQIaGhsgTW9yZSB0aGFuIDUsMDAwIGVsZW1lbnRzLgoKVQoEBQACXBIE/gECGBpHIEFuIGVsZW1lbnQgaXMgbmVpdGhlciBoZWFkbGluZSwgdGV4dCwgcXVlc3Rpb24sIGdyb3VwIG5vciBwYWdlIGJyZWFrLgoKOgoEBQACXRIEgAICHBosIFRoZSBzZW5zb3Iga2luZCBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKSQoEBQACXhIEggICGRo7IEEgc2Vuc29yIG9jY3VycyB0d2ljZS4gTGlzdCBpdCBvbmNlIHdpdGggdGhlIHRvdGFsIGNvdW50LgoKKQoEBQACXxIEhAICIhobIFRoZSBjb3VudCBpcyBub3QgMeKAkzEwMC4KCjoKBAUAAmASBIYCAhwaLCBUaGUgZ3JvdXAgc3R5bGUgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCjsKBAUAAmESBIgCAhcaLSBObyBncm91cCB3aXRoIHRoaXMgaWQgcHJlY2VkZXMgdGhlIGVsZW1lbnQuCgpBCgQFAAJiEgSKAgIVGjMgQSBtZW1iZXIgZG9lcyBub3QgZm9sbG93IGl0cyBncm91cCB3aXRob3V0IGEgZ2FwLgoKZAoEBQACYxIEjAICGxpWIE1lbWJlcnMgb2YgYSBjb21wb3NpdGUgYXJlIHF1ZXN0aW9ucywgb2YgYSBtYXRyaXggcXVlc3Rpb25zIG9mIHRoZSB0eXBlIGBpbmhlcml0ZWRgLgoKOQoEBQACZBIEjgICFBorIE5vIGVsZW1lbnQgbmFtZXMgdGhlIGdyb3VwIGFzIGl0cyBwYXJlbnQuCgo6CgQFAAJlEgSQAgIYGiwgR3JvdXBzIGFyZSBuZXN0ZWQgbW9yZSB0aGFuIDUgbGV2ZWxzIGRlZXAuCgovCgQFAAJmEgSSAgIcGiEgQSBwYWdlIGJyZWFrIGlzIGluc2lkZSBhIGdyb3VwLgoKbQoEBQACZxIElAICHhpfIEEgcXVlc3Rpb24gaXMgYGluaGVyaXRlZGAsIGJ1dCBuZWl0aGVyIGl0cyBncm91cHMgbm9yIHRoZSBxdWVzdGlvbm5haXJlIGhhdmUgYSBzaGFyZWQgYW5zd2VyLgoKSwoEBQACaBIElgICJRo9IFRoZSBzaGFyZWQgYW5zd2VyIGlzIG9mIGEgdHlwZSB0aGF0IGNhbm5vdCBiZSBzaGFyZWQgdGhlcmUuCgqkAQoEBQACaRIEmQICFRqVASBUaGUgaXRlbSBoYXMgb3RoZXIgY29kZXMgb3IgYW5vdGhlciByYW5nZSBlbHNld2hlcmUgaW4gdGhlIHByb2plY3QsIHNvIGFuc3dlcnMgd291bGQgbm90IGJlCiBjb21wYXJhYmxlLiBHaXZlIHRoZSBjaGFuZ2VkIHF1ZXN0aW9uIGl0cyBvd24gaXRlbSBpZC4KCkgKBAUAAmoSBJsCAhsaOiBNb3JlIG9wdGlvbnMgbXVzdCBiZSBjaG9zZW4gdGhhbiBjYW4gYmUgY2hvc2VuIHRvZ2V0aGVyLgoKbgoEBQACaxIEnQICFxpgIEEgd2VpZ2h0IGlzIG5vdCBmaW5pdGU7IG9yIGEgd2VpZ2h0LCBvciB0aGUgc3VtIG9mIGFsbCB3ZWlnaHRzLCBpcyAwIGFsdGhvdWdoIGl0IGlzIGEgZGl2aXNvci4KCjsKBAUAAmwSBJ8CAhUaLSBBIGRhdGUgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBgMjAyNi0wMS0zMWAuCgpdCgQFAAJtEgShAgIYGk8gQSBwYXR0ZXJuIGlzIG5vdCBhIHJlZ3VsYXIgZXhwcmVzc2lvbiwgb3IgaGFzIGxvb2stYXJvdW5kIG9yIGJhY2stcmVmZXJlbmNlcy4KClYKBAUAAm4SBKMCAh0aSCBXYXJuaW5nOiBhIHBhdHRlcm4gaGFzIG5vIGhpbnQsIGFuZCBwYXJ0aWNpcGFudHMgY2Fubm90IHJlYWQgcGF0dGVybnMuCgpgCgQFAAJvEgSlAgImGlIgUXVlc3Rpb25zIG9mIHRoaXMgdHlwZSBoYXZlIG5vIGluaXRpYWwgYW5zd2VyOyBvbiBhIHNjYWxlIGl0IHdvdWxkIGJpYXMgYW5zd2Vycy4KCkkKBAUAAnASBKcCAh8aOyBUaGUgaW5pdGlhbCBhbnN3ZXIgaXMgbm90IGEgdmFsaWQgYW5zd2VyIHRvIHRoZSBxdWVzdGlvbi4KCkkKBAUAAnESBKkCAhsaOyBXYXJuaW5nOiBjbGllbnRzIHdpbGwgc2hvdyB0aGUgcXVlc3Rpb24gYXMgbm90IHN1cHBvcnRlZC4KClAKBAUAAnISBKsCAh0aQiBBIHF1ZXN0aW9uIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgaXMgcmVxdWlyZWQuIE1ha2UgaXQgb3B0aW9uYWwuCgpBCgQFAAJzEgStAgIZGjMgVGhlIGNvbnRlbnRzIG9mIGFuIHVuc3VwcG9ydGVkIHR5cGUgYXJlIHRvbyBsb25nLgoKQgoEBQACdBIErwICHho0IEEgcXVlc3Rpb24gaGFzIG5vIHR5cGUsIG9yIGFuIGl0ZW0gaXMgYGluaGVyaXRlZGAuCgooCgQFAAJ1EgSxAgIYGhogQSBjaG9pY2UgaGFzIG5vIG9wdGlvbnMuCgomCgQFAAJ2EgSzAgIZGhggTW9yZSB0aGFuIDUwMCBvcHRpb25zLgoKRAoEBQACdxIEtQICIRo2IEFuIG9wdGlvbiBvZiBhIHNpbmdsZSBjaG9pY2UgaXMgbWFya2VkIGFzIGV4Y2x1c2l2ZS4KClcKBAUAAngSBLcCAhQaSSBBIG1pbmltdW0gZXhjZWVkcyBpdHMgbWF4aW11bSwgb3IgYW4gZWFybGllc3QgZGF0ZSBpcyBhZnRlciB0aGUgbGF0ZXN0LgoKNQoEBQACeRIEuQICGhonIEEgbnVtYmVyIGlzIGluZmluaXRlIG9yIG5vdCBhIG51bWJlci4KCiwKBAUAAnoSBLsCAhYaHiBBIHNsaWRlcidzIHN0ZXAgaXMgbmVnYXRpdmUuCgpiCgQFAAJ7EgS9AgIdGlQgVGhlIGRpc3RhbmNlIGZyb20gYSBzbGlkZXIncyBtaW5pbXVtIHRvIGl0cyBtYXhpbXVtIGlzIG5vdCBhIG11bHRpcGxlIG9mIGl0cyBzdGVwLgoKRQoEBQACfBIEvwICGho3IFRoZSBkaW1lbnNpb24gb2YgYSBtYW5pa2luIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgo8CgQFAAJ9EgTBAgIaGi4gQSBib3VuZCBvZiBhIHdob2xlIG51bWJlciBpcyBub3QgYW4gaW50ZWdlci4KCkMKBAUAAn4SBMMCAhUaNSBUaGUgdW5pdCBpcyBub3QgYSBVQ1VNIGNvZGUgb2YgdXAgdG8gNjQgY2hhcmFjdGVycy4KCkcKBAUAAn8SBMUCAhwaOSBBIG1heGltdW0gbGVuZ3RoIGV4Y2VlZHMgdGhlIG1heGltdW0gbGVuZ3RoIG9mIGFuc3dlcnMuCgpNCgUFAAKAARIExwICHBo+IE1vcmUgdGhhbiAyMDAgcGFydHMgb2YgYSBjb25kaXRpb24sIG9yIHF1ZXN0aW9ucyBvZiBhIGNvdW50LgoKeQoFBQACgQESBMoCAhwaaiBBIGNvbWJpbmF0aW9uIGhhcyBubyBwYXJ0cywgYSBjb3VudCBoYXMgbm8gcXVlc3Rpb25zLCBvciBhIHBhcnQgcHJlY2VkZXMgdGhlIGNvbWJpbmF0aW9uIGl0CiBiZWxvbmdzIHRvLgoKQgoFBQACggESBMwCAhsaMyBDb21iaW5hdGlvbnMgYXJlIG5lc3RlZCBtb3JlIHRoYW4gMTAgbGV2ZWxzIGRlZXAuCgpwCgUFAAKDARIEzgICFBphIE5vIHBvc3NpYmxlIGFuc3dlcnMgZnVsZmlsIHRoZSBjb25kaXRpb24uIENvcnJlY3QgaXQsIG9yIHJlbW92ZSB0aGUgZWxlbWVudHMgdGhhdCBkZXBlbmQgb24gaXQuCgprCgUFAAKEARIE0AICHRpcIFNjb3JlcyBjYW4gYmUgY29tcGFyZWQgb25seSBpbiBuZXh0IGxpc3RzLCBhbmQgb25seSBzY29yZXMgb2YgdGhlIHByZWNlZGluZyBxdWVzdGlvbm5haXJlLgoKPgoFBQAChQESBNICAhkaLyBUaGUgcXVlc3Rpb25uYWlyZSBkb2VzIG5vdCBoYXZlIHRoZSBxdWVzdGlvbi4KClgKBQUAAoYBEgTUAgIdGkkgVGhlIHF1ZXN0aW9uIGRvZXMgbm90IHByZWNlZGUgdGhlIGVsZW1lbnQgd2hvc2UgY29uZGl0aW9uIHJlZmVycyB0byBpdC4KCjoKBQUAAocBEgTWAgIjGisgVGhlIHN0dWR5IGRvZXMgbm90IHVzZSB0aGUgcXVlc3Rpb25uYWlyZS4KCo0BCgUFAAKIARIE2QICHhp+IFdhcm5pbmc6IGEgY29uZGl0aW9uIHJlZmVycyB0byBhIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBub3QgcHVibGlzaGVkLCBvciBub3QgdmlzaWJsZSB0byB0aGUKIGNhbGxlci4gQSBzdHVkeSBtdXN0IGhhdmUgYm90aC4KCjcKBQUAAokBEgTbAgIZGiggQSBjb21wYXJpc29uIG9yIGNvdW50IGhhcyBubyBvcGVyYXRvci4KCkUKBQUAAooBEgTdAgIgGjYgVGhlIG9wZXJhdG9yIGRvZXMgbm90IGFwcGx5IHRvIGFuc3dlcnMgb2YgdGhpcyB0eXBlLgoKOQoFBQACiwESBN8CAhYaKiBBIGNvbXBhcmlzb24gd2l0aCBhIGNob2ljZSBoYXMgbm8gY29kZXMuCgo8CgUFAAKMARIE4QICHRotIENvZGVzIGFyZSBnaXZlbiBhbHRob3VnaCBub25lIGFyZSBjb21wYXJlZC4KCkkKBQUAAo0BEgTjAgIVGjogVGhlIHF1ZXN0aW9ucyByZWZlcnJlZCB0byBoYXZlIG5vIG9wdGlvbiB3aXRoIHRoaXMgY29kZS4KCjsKBQUAAo4BEgTlAgIcGiwgQSB0ZXh0IGlzIGdpdmVuIGFsdGhvdWdoIG5vbmUgaXMgY29tcGFyZWQuCgphCgUFAAKPARIE5wICHhpSIFRoZSB0ZXh0IHRvIGNvbXBhcmUgd2l0aCBpcyBhYnNlbnQsIG9yIGRvZXMgbm90IGhhdmUgdGhlIHN0b3JlZCBmb3JtIG9mIGFuc3dlcnMuCgpiCgUFAAKQARIE6QICFxpTIEEgbnVtYmVyIGlzIHJlcXVpcmVkOiB0byBjb21wYXJlIHdpdGgsIG9yIGZvciBhIHRlcm0gb2YgYSB2b2NhYnVsYXJ5IHdpdGggYSB1bml0LgoKPQoFBQACkQESBOsCAh4aLiBBIG51bWJlciBpcyBnaXZlbiBhbHRob3VnaCBub25lIGlzIGNvbXBhcmVkLgoKMAoFBQACkgESBO0CAhwaISBObyBhbnN3ZXIgY2FuIHJlYWNoIHRoZSBudW1iZXIuCgpBCgUFAAKTARIE7wICFxoyIFRoZSBtZXRob2Qgb2YgYSBzY29yZSBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKJgoFBQAClAESBPECAhgaFyBNb3JlIHRoYW4gMjAwIHNjb3Jlcy4KCiYKBQUAApUBEgTzAgIXGhcgQSBzY29yZSBoYXMgbm8gaXRlbXMuCgowCgUFAAKWARIE9QICHRohIE1vcmUgdGhhbiA1MDAgaXRlbXMgb2YgYSBzY29yZS4KCkcKBQUAApcBEgT3AgIdGjggQSBzY29yZSBoYXMgdGhlIHNhbWUgaXRlbSB0d2ljZS4gVXNlIGEgd2VpZ2h0IGluc3RlYWQuCgpICgUFAAKYARIE+QICFho5IFRoZSBzY29yZSBkb2VzIG5vdCBleGlzdCwgb3IgZG9lcyBub3QgcHJlY2VkZSB0aGlzIG9uZS4KClEKBQUAApkBEgT7AgIdGkIgQSBzY29yZSByZWZlcnMgdG8gYW5zd2VycyB0aGF0IGFyZSBuZWl0aGVyIG51bWJlcnMgbm9yIHdlaWdodGVkLgoKSAoFBQACmgESBP0CAhYaOSBBbiBpdGVtIHRvIGJlIHJldmVyc2VkIGhhcyBubyBsb3dlc3QgYW5kIGhpZ2hlc3QgdmFsdWUuCgpRCgUFAAKbARIE/wICJhpCIFRoZSByZXF1aXJlZCBudW1iZXIgb2YgYW5zd2VyZWQgaXRlbXMgZXhjZWVkcyB0aGUgc2NvcmUncyBpdGVtcy4KCjIKBQUAApwBEgSBAwIcGiMgQmFuZHMgYXJlIG5vdCBpbiBhc2NlbmRpbmcgb3JkZXIuCgovCgUFAAKdARIEgwMCFxogIE1vcmUgdGhhbiA1MCBiYW5kcyBvZiBhIHNjb3JlLgoKQQoFBQACngESBIUDAhcaMiBUaGUgYWNjZXNzIG9mIGEgc3R1ZHkgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCj4KBQUAAp8BEgSHAwIZGi8gQSBzdHVkeSB3aXRoIHBhc3N3b3JkIGFjY2VzcyBoYXMgbm8gcGFzc3dvcmQuCgo/CgUFAAKgARIEiQMCGBowIFRoZSBwYXNzd29yZCBkb2VzIG5vdCBoYXZlIDjigJMxMjggY2hhcmFjdGVycy4KCkcKBQUAAqEBEgSLAwIgGjggQSBwYXNzd29yZCBpcyBnaXZlbiBhbHRob3VnaCBhY2Nlc3MgZG9lcyBub3QgbmVlZCBvbmUuCgo2CgUFAAKiARIEjQMCGBonIEEgdGltZSBpcyBvdXRzaWRlIHRoZSB5ZWFycyAx4oCTOTk5OS4KCi8KBQUAAqMBEgSPAwIVGiAgQSBzdHVkeSBlbmRzIGJlZm9yZSBpdCBzdGFydHMuCgo6CgUFAAKkARIEkQMCGhorIEEgc3R1ZHkgbmVlZHMgYXQgbGVhc3Qgb25lIHF1ZXN0aW9ubmFpcmUuCgpwCgUFAAKlARIEkwMCGBphIEEgc3R1ZHkgd2l0aCBpdHMgcXVlc3Rpb25uYWlyZXMgZXhjZWVkcyA0OCBNaUIsIG9yIDMgTWlCIGluIG9uZSBsYW5ndWFnZSwgdGhlIGxpbWl0IG9mIGRldmljZXMuCgouCgUFAAKmARIElQMCIBofIE1vcmUgdGhhbiAxMDAgcXVlc3Rpb25uYWlyZXMuCgo7CgUFAAKnARIElwMCIBosIEEgcXVlc3Rpb25uYWlyZSBpcyBpbXBvcnRlZCBvciB1c2VkIHR3aWNlLgoKeAoFBQACqAESBJoDAiMaaSBBIHN0dWR5IHVzZXMgdmVyc2lvbiAwIG9mIGEgcXVlc3Rpb25uYWlyZSB0aGF0IHRoZSBpbXBvcnQgZG9lcyBub3QgY29udGFpbi4gQWRkIGl0LCBvciBuYW1lIGEKIHZlcnNpb24uCgpRCgUFAAKpARIEnAMCHxpCIFRoZSBpbXBvcnQgY29udGFpbnMgYSBxdWVzdGlvbm5haXJlIHRoYXQgdGhlIHN0dWR5IGRvZXMgbm90IHVzZS4KCk0KBQUAAqoBEgSeAwIbGj4gVGhlIHJlY3VycmVuY2Ugb2YgYSBxdWVzdGlvbm5haXJlIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgozCgUFAAKrARIEoAMCFhokIFRoZSBzdHVkeSBkb2VzIG5vdCBoYXZlIHRoZSBncm91cC4KCjEKBQUAAqwBEgSiAwIYGiIgQSBzdHVkeSBoYXMgbW9yZSB0aGFuIDUwIGdyb3Vwcy4KCjQKBQUAAq0BEgSkAwIlGiUgTW9yZSB0aGFuIDg3LDg0MCBob3VycyAodGVuIHllYXJzKS4KCkAKBQUAAq4BEgSmAwInGjEgQSBvbmUtdGltZSBxdWVzdGlvbm5haXJlIGhhcyBhIHJlcGVhdCBpbnRlcnZhbC4KCioKBQUAAq8BEgSoAwIcGhsgTW9yZSB0aGFuIDIwMCBuZXh0IGxpc3RzLgoKKwoFBQACsAESBKoDAhIaHCBBIG5leHQgbGlzdCBoYXMgbm8gb2ZmZXJzLgoKOgoFBQACsQESBKwDAhgaKyBBIG5leHQgbGlzdCBvZmZlcnMgYSBxdWVzdGlvbm5haXJlIHR3aWNlLgoKSQoFBQACsgESBK4DAhgaOiBPZmZlcnMgZm9ybSBhIGN5Y2xlOiB0aGUgcGFydGljaXBhbnQgd291bGQgbmV2ZXIgZmluaXNoLgoKJQoFBQACswESBLADAhUaFiBBIHNvdW5kIGhhcyBubyBmaWxlLgoKagoFBQACtAESBLIDAh8aWyBMb2NhdGlvbiwgbWVkaWEgdHlwZSwgaGFzaCBvciBzaXplIG9mIGEgZmlsZSBkbyBub3QgaGF2ZSB0aGUgZm9ybSBnaXZlbiBpbiBGaWxlUmVmZXJlbmNlLgoKNwoFBQACtQESBLQDAhIaKCBBIGNvbGxlY3Rpb24gbmVlZHMgYXQgbGVhc3Qgb25lIHNvdW5kLgoKKAoFBQACtgESBLYDAhgaGSBNb3JlIHRoYW4gMSwwMDAgc291bmRzLgoKOwoFBQACtwESBLgDAhkaLCBUaGUgY29sbGVjdGlvbiBkb2VzIG5vdCBoYXZlIHRoZSBjYXRlZ29yeS4KCicKBQUAArgBEgS6AwIdGhggQSBzb3VuZCBoYXMgbm8gbGVuZ3RoLgoKNwoFBQACuQESBLwDAhcaKCBBIG51bWJlciBvZiBsb29wIG1pbnV0ZXMgb2NjdXJzIHR3aWNlLgoKPgoFBQACugESBL4DAhoaLyBUaGUga2luZCBvZiBhIHF1ZXN0aW9uIGZvciBhIGZpbGUgaXMgbWlzc2luZy4KCmUKBQUAArsBEgTAAwIbGlYgVGhlIG1heGltdW0gc2l6ZSBvciBsZW5ndGggb2YgYSBmaWxlIGlzIG91dCBvZiByYW5nZSwgb3IgZG9lcyBub3QgYXBwbHkgdG8gaXRzIGtpbmQuCgplCgUFAAK8ARIEwgMCFhpWIFRoZSBoYXNoLCBzaXplIG9yIHR5cGUgb2YgYSByZWZlcmVuY2UgZGlmZmVycyBmcm9tIHRoZSBmaWxlIHRoYXQgaXRzIGxvY2F0aW9uIG5hbWVzLgoKQAoFBQACvQESBMQDAh8aMSBUaGUgZnJlcXVlbmN5IG9mIGEgc291bmQgaXMgbm90IDIw4oCTMjAsMDAwIEh6LgoKNgoFBQACvgESBMYDAhEaJyBBIHZvY2FidWxhcnkgbmVlZHMgYXQgbGVhc3Qgb25lIHRlcm0uCgonCgUFAAK/ARIEyAMCFxoYIE1vcmUgdGhhbiA1LDAwMCB0ZXJtcy4KCigKBQUAAsABEgTKAwIVGhkgQSBzY2hlZHVsZSBoYXMgbm8gcGxhbi4KCkMKBQUAAsEBEgTMAwIdGjQgVGhlIG51bWJlciBvZiBub3RpZmljYXRpb25zIHBlciBkYXkgaXMgbm90IDHigJM5Ni4KCicKBQUAAsIBEgTOAwITGhggQSBwbGFuIGhhcyBubyB3aW5kb3dzLgoKWAoFBQACwwESBNADAhkaSSBBIHdpbmRvdyBpcyB0b28gc2hvcnQgZm9yIHRoZSBkYXkncyBub3RpZmljYXRpb25zIGF0IHRoZWlyIG1pbmltdW0gZ2FwLgoKNQoFBQACxAESBNIDAhkaJiBUaGUgbWluaW11bSBnYXAgZXhjZWVkcyA3MjAgbWludXRlcy4KCjEKBQUAAsUBEgTUAwIUGiIgQSB3aW5kb3cgb3IgdGltZSBoYXMgbm8gd2Vla2RheS4KCisKBQUAAsYBEgTWAwIWGhwgQSB3ZWVrZGF5IGhhcyB0d28gd2luZG93cy4KCkQKBQUAAscBEgTYAwIcGjUgQSBudW1iZXIgb2YgbWludXRlcyBzaW5jZSBtaWRuaWdodCBpcyBub3QgMOKAkzE0MzkuCgo0CgUFAALIARIE2gMCERolIEEgd2Vla2x5IG9yIGRhaWx5IHBsYW4gaGFzIG5vIHRpbWUuCgo9CgUFAALJARIE3AMCFxouIE1vcmUgdGhhbiA2NzIgdGltZXMgcGVyIHdlZWssIG9yIDk2IHBlciBkYXkuCgo4CgUFAALKARIE3gMCFxopIEEgdGltZSBvZiB0aGUgd2VlayBvciBkYXkgb2NjdXJzIHR3aWNlLgoKJwoFBQACywESBOADAiIaGCBUaGUgZGF5IGlzIG5vdCAx4oCTMzEuCgotCgUFAALMARIE4gMCHxoeIFRoZSBmaXJzdCBkYXkgZXhjZWVkcyAzLDY2MC4KCkkKBQUAAs0BEgTkAwIcGjogVGhlIHRpbWUgZm9yIGFuc3dlcmluZyBleGNlZWRzIDQ0LDY0MCBtaW51dGVzICgzMSBkYXlzKS4KClwKBQUAAs4BEgTmAwIdGk0gV2FybmluZzogYSB0cmFuc2xhdGlvbiB3YXMgbWFkZSBmcm9tIGFuIGVhcmxpZXIgd29yZGluZyBvZiB0aGUgc291cmNlIHRleHQuCgpRCgUFAALPARIE6AMCJBpCIFdhcm5pbmc6IHRoZSBjb25zZW50IHRleHQgaXMgbWlzc2luZyBpbiBhIGxhbmd1YWdlIG9mIHRoZSBzdHVkeS4KCksKBQUAAtABEgTqAwIhGjwgVGhlIGtpbmQgb2YgYW4gaW5mb3JtYXRpb24gdGV4dCBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKOQoFBQAC0QESBOwDAiMaKiBBIGtpbmQgb2YgaW5mb3JtYXRpb24gdGV4dCBvY2N1cnMgdHdpY2UuCgpZCgUFAALSARIE7gMCGBpKIEEgcmV0ZW50aW9uIGhhcyBuZWl0aGVyIGEgbGltaXQgbm9yIGEgcnVsZSBmb3Igd2l0aGRyYXdhbHMgYW5kIGVyYXN1cmVzLgoKMQoFBQAC0wESBPADAh8aIiBBIHJldGVudGlvbiBleGNlZWRzIDM2LDUwMCBkYXlzLgoKRgoFBQAC1AESBPIDAiIaNyBUaGUgb3V0Y29tZSBvZiBhIHJldGVudGlvbiBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKywEKBQUAAtUBEgT1AwIdGrsBIEEgc3R1ZHkgdGhhdCBoYXMgb3BlbmVkIHdvdWxkIHdlYWtlbiBpdHMgcmV0ZW50aW9uOiBrZWVwIGFuc3dlcnMgbG9uZ2VyLCBrZWVwIHRoZW0gYWZ0ZXIKIHdpdGhkcmF3YWxzLCBvciBhbm9ueW1pc2UgdGhlbSBhbHRob3VnaCB0aGV5IHdlcmUgdG8gYmUgZXJhc2VkIG9yIHRoZSBwYXJ0aWNpcGFudCBjb3VsZCBjaG9vc2UuCgo/CgUFAALWARIE9wMCIBowIERyYWZ0cyB3b3VsZCBiZSBrZXB0IGZvciBtb3JlIHRoYW4gMyw2NjAgZGF5cy4KCkQKBQUAAtcBEgT5AwIcGjUgQSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgo3CgUFAALYARIE+wMCHhooIEEgdHlwZSBvZiBoZWFsdGggcmVjb3JkcyBvY2N1cnMgdHdpY2UuCgpHCgUFAALZARIE/QMCIho4IEV2ZW50cyBhbmQgdGhlcmFwaWVzIG5lZWQgYSB2b2NhYnVsYXJ5IG9mIHRoZWlyIGtpbmRzLgoKUwoFBQAC2gESBP8DAiIaRCBUaGUgc3R1ZHkgZG9lcyBub3QgdXNlIHRoZSB2b2NhYnVsYXJ5IG9mIGEgdHlwZSBvZiBoZWFsdGggcmVjb3Jkcy4KCjwKBQUAAtsBEgSBBAIbGi0gQSBxdWVzdGlvbm5haXJlIGhhcyBtb3JlIHRoYW4gMjAgc2NoZWR1bGVzLgoKRwoFBQAC3AESBIMEAhwaOCBPbmUgb2Ygc2V2ZXJhbCBzY2hlZHVsZXMgb2YgYSBxdWVzdGlvbm5haXJlIGhhcyBubyBpZC4KCk0KBQUAAt0BEgSFBAIXGj4gRGF5IDAgb2YgYSBzY2hlZHVsZSBpcyBtb3JlIHRoYW4gMyw2NjAgZGF5cyBmcm9tIGl0cyBhbmNob3IuCgpbCgUFAALeARIEhwQCHBpMIEEgcmh5dGhtIG9mIGRheXMgaXMgb3V0IG9mIHJhbmdlLCBvciB0aGUgZGF5cyBvZiBhIHNlcXVlbmNlIGRvIG5vdCBhc2NlbmQuCgo3CgUFAALfARIEiQQCHxooIEEgc2NoZWR1bGUgbGFzdHMgbW9yZSB0aGFuIDMsNjYwIGRheXMuCgo0CgUFAALgARIEiwQCFBolIGB1bnRpbF9kYXRlYCBpcyBiZWZvcmUgYGZyb21fZGF0ZWAuCgo5CgUFAALhARIEjQQCIhoqIGBkcmF3bl9vbmNlYCByZXF1aXJlcyBhIGBzdGFuZGFyZGAgcGxhbi4KCooBCgUFAALiARIEkAQCFxp7IEJvdW5kcyBvZiBwYXJ0aWNpcGFudHMnIHBsYW5zIGNvbnRyYWRpY3QgZWFjaCBvdGhlciBvciB0aGUgc2NoZWR1bGUncyBvd24gcGxhbiwgb3IgcGFydGljaXBhbnRzCiBtYXkgbm90IGNoYW5nZSB0aGUgcGxhbi4KCn4KBQUAAuMBEgSTBAIcGm8gYHBhcnRpY2lwYW50X21heV9tdXRlYCBoYXMgbm8gZWZmZWN0OiBwYXJ0aWNpcGFudHMgbWF5IG5vdCBjaGFuZ2UgdGhlIHNjaGVkdWxlLCBvciBtYXkgc3dpdGNoCiBpdCBvZmYgYW55d2F5LgoKKAoFBQAC5AESBJUEAh4aGSBBIHByaW9yaXR5IGV4Y2VlZHMgMTAwLgoKcQoFBQAC5QESBJcEAh8aYiBOb3QgMeKAkzEwIHJlbWluZGVycywgbm90IDHigJMxLDQ0MCBtaW51dGVzIGFwYXJ0LCBvciByZW1pbmRlcnMgYWZ0ZXIgdGhlIG5vdGlmaWNhdGlvbidzIGV4cGlyeS4KCkMKBQUAAuYBEgSZBAIcGjQgTm90IDHigJMxMCBzbm9vemVzLCBvciBub3QgMeKAkzEsNDQwIG1pbnV0ZXMgZWFjaC4KCjQKBQUAAucBEgSbBAIgGiUgYGNvbXBsZXRpb25fbWludXRlc2AgZXhjZWVkcyAxLDQ0MC4KCkQKBQUAAugBEgSdBAIiGjUgQSBudW1iZXIgb2YgdGhlIG5vdGlmaWNhdGlvbiBydWxlcyBpcyBvdXQgb2YgcmFuZ2UuCgooCgUFAALpARIEnwQCGhoZIEEgaG9saWRheSBvY2N1cnMgdHdpY2UuCgoqCgUFAALqARIEoQQCGhobIE1vcmUgdGhhbiAxLDAwMCBob2xpZGF5cy4KCigKBQUAAusBEgSjBAIaGhkgTW9yZSB0aGFuIDEwMCB0cmlnZ2Vycy4KCjoKBQUAAuwBEgSlBAIaGisgQW5vdGhlciB0cmlnZ2VyIG9mIHRoZSBzdHVkeSBoYXMgdGhpcyBpZC4KCigKBQUAAu0BEgSnBAIeGhkgQSB0cmlnZ2VyIGhhcyBubyBjYXVzZS4KCjcKBQUAAu4BEgSpBAIYGiggVGhlIHN0dWR5IGhhcyBubyB0cmlnZ2VyIHdpdGggdGhpcyBpZC4KCjcKBQUAAu8BEgSrBAIdGiggQSBudW1iZXIgb2YgYSB0cmlnZ2VyIGlzIG91dCBvZiByYW5nZS4KCoIBCgUFAALwARIErgQCHhpzIFRoZSBtYXhpbXVtIG51bWJlciBvZiBhIHRyaWdnZXIncyBub3RpZmljYXRpb25zIGhhcyBubyBjb3VudCBvciBubyBwZXJpb2QsIG9yIGl0cyBjb29sZG93bgogYWxyZWFkeSBhbGxvd3MgZmV3ZXIuCgpHCgUFAALxARIEsAQCIRo4IFRoZSBzdHVkeSBkb2VzIG5vdCBhY2NlcHQgaGVhbHRoIHJlY29yZHMgb2YgdGhpcyB0eXBlLgoKiwEKBQUAAvIBEgSzBAIkGnwgQSB2YWx1ZSBpcyBjb21wYXJlZCBhbHRob3VnaCB0aGUgcmVjb3JkcyBhcmUgbm90IG1lYXN1cmVtZW50cywgb3Iga2luZHMgYXJlIGdpdmVuIGFsdGhvdWdoCiByZWNvcmRzIG9mIHRoZSB0eXBlIGhhdmUgbm9uZS4KCj4KBQUAAvMBEgS1BAIeGi8gQSBjb21wYXJpc29uIG9mIGEgbWVhc3VyZWQgdmFsdWUgaGFzIG5vIHVuaXQuCgpFCgUFAAL0ARIEtwQCGxo2IFRoZSB1bml0IG9mIGEgbm9pc2UgbGV2ZWwgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCk8KBQUAAvUBEgS5BAIbGkAgVGhlIHN0dWR5LCBvciB0aGUgbmFtZWQgcXVlc3Rpb25uYWlyZSwgZG9lcyBub3QgbWVhc3VyZSBub2lzZS4KCkEKBQUAAvYBEgS7BAIcGjIgVGhlIHN0dWR5IGhhcyBubyBzb3VuZHMsIG9yIG5vdCB0aGlzIGNvbGxlY3Rpb24uCgoxCgUFAAL3ARIEvQQCGBoiIEEgcnVsZSBoYXMgdGhlIHNhbWUgc2NvcmUgdHdpY2UuCgoyCgUFAAL4ARIEvwQCFRojIFRoZSBzY29yZSBkb2VzIG5vdCBoYXZlIHRoZSBiYW5kLgoKOwoFBQAC+QESBMEEAiAaLCBBbiBlbnRyeSBvZiBhIHRyaWdnZXIncyBsaXN0IG9jY3VycyB0d2ljZS4KCkAKBQUAAvoBEgTDBAIfGjEgVGhlIGFuY2hvciBvZiBhbiBgYWZ0ZXJgIHBsYW4gaXMgbm90IGEgdHJpZ2dlci4KCj0KBQUAAvsBEgTFBAIiGi4gQSBmaWVsZCBoYXMgbm8gbWVhbmluZyB3aXRoIGFuIGBhZnRlcmAgcGxhbi4KCo4BCgUFAAL8ARIEyAQCHRp/IFdhcm5pbmc6IG9uIHNvbWUgZGF5cywgbm90aWZpY2F0aW9ucyBvZiB0aGUgc2FtZSBvciBhIGhpZ2hlciBwcmlvcml0eSByZWFjaCBgcGVyX2RheV9tYXhgLCBzbwogdGhhdCBub25lIGZvbGxvd3MgdGhlIHRyaWdnZXIuCgpUCgUFAAL9ARIEygQCGxpFIEEgZGVsYXkgZXhjZWVkcyA0NCw2NDAgbWludXRlcywgb3IgdGhlIG1pbmltdW0gZXhjZWVkcyB0aGUgbWF4aW11bS4KCjcKBQUAAv4BEgTMBAIXGiggV2FybmluZzogbm8gc2NoZWR1bGUgdXNlcyB0aGUgdHJpZ2dlci4KCioKBQUAAv8BEgTOBAIdGhsgTW9yZSB0aGFuIDIwIGNvbXBhcmlzb25zLgoKTwoFBQACgAISBNAEAh8aQCBBIGNvbXBhcmlzb24gb3IgYSBjaGFuZ2UgbmFtZXMgbmVpdGhlciBhIHF1ZXN0aW9uIG5vciBhIHNjb3JlLgoKPQoFBQACgQISBNIEAiMaLiBUaGUgYW5zd2VycyB0byB0aGUgcXVlc3Rpb24gYXJlIG5vdCBudW1iZXJzLgoKPQoFBQACggISBNQEAiEaLiBUaGUgd2luZG93IG9mIGEgY29tcGFyaXNvbiBleGNlZWRzIDM2NiBkYXlzLgoKawoFBQACgwISBNYEAhwaXCBBIG51bWJlciBvZiB0aGUgcmV3YXJkcyBpcyBvdXQgb2YgcmFuZ2UsIG9yIHJld2FyZHMgaGF2ZSBuZWl0aGVyIHBvaW50cyBub3IgZGF5cyBpbiBhIHJvdy4KCmUKBQUAAoQCEgTYBAIdGlYgTW9yZSB0aGFuIDUwIGxldmVscywgb3IgdGhlIHBvaW50cyBvZiBhIGxldmVsIGRvIG5vdCBleGNlZWQgdGhvc2Ugb2YgdGhlIG9uZSBiZWZvcmUuCgowCgUFAAKFAhIE2gQCHhohIExldmVscyBhbmQgcmFua2luZyBuZWVkIHBvaW50cy4KCi4KBQUAAoYCEgTcBAIgGh8gTW9yZSB0aGFuIDIwMCBmZWVkYmFjayB0ZXh0cy4KCmIKBQUAAocCEgTeBAIeGlMgVGhlIGNoYW5nZSBvZiBhIGZlZWRiYWNrIHRleHQgaGFzIG5vIGxpbWl0LCBvciBubyBudW1iZXIgbGllcyBiZXR3ZWVuIGl0cyBsaW1pdHMuCgpTCgUFAAKIAhIE4AQCHhpEIFdhcm5pbmc6IGEgc2NvcmUgY291bnRzIGEgbmVnYXRpdmUgY29kZSB3aG9zZSBvcHBvc2l0ZSBpcyBubyBjb2RlLgoKLAoFBQACiQISBOIEAh4aHSBNb3JlIHRoYW4gMjAwIGNhbGN1bGF0aW9ucy4KCkEKBQUAAooCEgTkBAIcGjIgVGhlIHF1ZXN0aW9ubmFpcmUgZG9lcyBub3QgaGF2ZSB0aGUgY2FsY3VsYXRpb24uCgpaCgUFAAKLAhIE5gQCGhpLIENhbGN1bGF0aW9ucywgb3IgY2FsY3VsYXRpb25zIGFuZCBzY29yZXMsIHJlZmVyIHRvIGVhY2ggb3RoZXIgaW4gYSBjeWNsZS4KCrYBCgUFAAKMAhIE6QQCHRqmASBBbiBleHByZXNzaW9uIGhhcyBubyBub2RlcywgYSBub2RlIGhhcyBubyBjb250ZW50IG9yIGFuIHVua25vd24gZnVuY3Rpb24sIGEgZnVuY3Rpb24gaGFzCiBhbm90aGVyIG51bWJlciBvZiBvcGVyYW5kcyB0aGFuIGl0IG5lZWRzLCBvciBhIG5vZGUgcHJlY2VkZXMgaXRzIGZ1bmN0aW9uLgoKRAoFBQACjQISBOsEAh0aNSBBbiBleHByZXNzaW9uIGhhcyBtb3JlIHRoYW4gNTAwIG5vZGVzIG9yIDMwIGxldmVscy4KCmUKBQUAAo4CEgTtBAIYGlYgQW4gb3BlcmFuZCwgb3IgdGhlIHJlc3VsdCBvZiBhbiBleHByZXNzaW9uLCBpcyBub3Qgb2YgdGhlIHR5cGUgdGhhdCBpcyBuZWVkZWQgdGhlcmUuCgorCgUFAAKPAhIE7wQCHRocIE1vcmUgdGhhbiAyMDAgY29uc3RyYWludHMuCgqcAQoFBQACkAISBPIEAhwajAEgQSB0ZXh0IGhhcyBhIHBsYWNlaG9sZGVyIHRoYXQgaXMgbm90IGNvbXBsZXRlLCBvciB0aGF0IG5hbWVzIGFuIHVua25vd24gcXVlc3Rpb24sIGNhbGN1bGF0aW9uCiBvciBzY29yZS4gQ29ycmVjdCBpdCwgb3IgcmVtb3ZlIHRoZSBicmFjZXMuCgo8CgUFAAKRAhIE9AQCIxotIFBsYWNlaG9sZGVycyBhcmUgbm90IHJlcGxhY2VkIGluIHRoaXMgdGV4dC4KCokBCgUFAAKSAhIE9wQCJRp6IENvbmRpdGlvbnMgZm9yIHJlcXVpcmluZyBhbiBhbnN3ZXIgbmVlZCBhIHF1ZXN0aW9uIHdpdGggYG9wdGlvbmFsX2Fuc3dlcmAgb3V0c2lkZSBvZiBjb21wb3NpdGVzCiB3aXRoIGBvcHRpb25hbF9hbnN3ZXJgLgoKOAoFBQACkwISBPkEAh4aKSBBIG51bWJlciBvZiBkZWNpbWFsIGRpZ2l0cyBpcyBhYm92ZSAxMC4KCjoKBQUAApQCEgT7BAIiGisgQSByYW5raW5nIHJhbmtzIG1vcmUgb3B0aW9ucyB0aGFuIGl0IGhhcy4KCmkKBQUAApUCEgT9BAIkGlogQSByYW5kb20gb3JkZXIsIGZpeGVkIHBvc2l0aW9uIG9yIGZpbHRlciBvZiBvcHRpb25zIHdoZXJlIHRoZXJlIGFyZSBubyBvcHRpb25zIHRvIG9yZGVyLgoKegoFBQAClgISBIAFAh8aayBBIG1lbWJlciBvZiBhIGdyb3VwIHdpdGggYSByYW5kb20gb3JkZXIgcmVmZXJzIHRvIGFub3RoZXIgbWVtYmVyIG9mIHRoZSBncm91cCwgd2hpY2ggbWF5IGJlCiBzaG93biBsYXRlci4KCoEBCgUFAAKXAhIEgwUCGxpyIFRoZSBxdWVzdGlvbiB0aGF0IGRlY2lkZXMgd2hpY2ggb3B0aW9ucyBhcmUgb2ZmZXJlZCBpcyB1bmtub3duLCBkb2VzIG5vdCBwcmVjZWRlIHRoZSBxdWVzdGlvbiwKIG9yIGhhcyBubyBjb2Rlcy4KCrYBCgUFAAKYAhIEhgUCHBqmASBBbiBvcHRpb24gbmFtZXMgY29kZXMgb2YgYW5vdGhlciBxdWVzdGlvbiB0aGF0IGRlY2lkZSB3aGVuIGl0IGlzIG9mZmVyZWQsIGJ1dCB0aGUgcXVlc3Rpb24gbmFtZXMKIG5vIHN1Y2ggcXVlc3Rpb24sIHRoZSBjb2RlIGlzIHVua25vd24sIG9yIHRoZXJlIGFyZSBtb3JlIHRoYW4gMTAwLgoKfAoFBQACmQISBIkFAh0abSBBIGxhYmVsIG9mIGEgc2xpZGVyIGlzIG5vdCBhdCBhIHZhbHVlIGJldHdlZW4gaXRzIGVuZHMsIG5vdCBpbiBhc2NlbmRpbmcgb3JkZXIsIG9yIHRoZXJlIGFyZQogbW9yZSB0aGFuIDUwLgoKawoFBQACmgISBIsFAiQaXCBTdGVwIG1hcmtzIG9mIGEgc2xpZGVyIHdpdGhvdXQgc3RlcHMgb3Igd2l0aCBtb3JlIHRoYW4gMTAwLCBvciBhIGtub2IgdGhhdCBzdGFuZHMgdXByaWdodC4KCksKBQUAApsCEgSNBQIdGjwgUG9sZXMgb2YgYSBxdWVzdGlvbiB0aGF0IGRvZXMgbm90IHNoYXJlIGEgc2NhbGUgd2l0aCBlbmRzLgoKPQoFBQACnAISBI8FAh8aLiBBIGNvdW50ZG93biBvZiAwIG9yIG1vcmUgdGhhbiAzLDYwMCBzZWNvbmRzLgoKggEKBQUAAp0CEgSSBQIcGnMgVGhlIG51bWJlcnMgb2YgYSByZXBldGl0aW9uIGFyZSBub3QgMeKAkzEwMCwgb3IgdGhlIG1pbmltdW0gZXhjZWVkcyB0aGUgbWF4aW11bSBvciBoYXMgbm8gZWZmZWN0CiBiZXNpZGUgYSBjb3VudC4KCjsKBQUAAp4CEgSUBQIWGiwgQSByZXBlYXRpbmcgZ3JvdXAgaXMgaW4gYSByZXBlYXRpbmcgZ3JvdXAuCgqSAQoFBQACnwISBJcFAh0aggEgVGhlIGNvdW50IG9mIGEgcmVwZXRpdGlvbiBpcyBub3QgYSBwcmVjZWRpbmcgcXVlc3Rpb24sIG91dHNpZGUgb2YgcmVwZWF0aW5nIGdyb3Vwcywgb3IgYQogY2FsY3VsYXRpb24sIHdob3NlIHZhbHVlcyBhcmUgbnVtYmVycy4KCqMBCgUFAAKgAhIEmgUCGxqTASBBIHJ1bGUgb3IgcGxhY2Vob2xkZXIgb3V0c2lkZSBvZiBhIHJlcGVhdGluZyBncm91cCByZWZlcnMgdG8gaXRzIHF1ZXN0aW9uIG9yIGNhbGN1bGF0aW9uLiBVc2UKIEVBQ0gsIG9yIHRoZSBpZCB3aXRoIHRoZSBudW1iZXIgb2YgdGhlIHJlcGV0aXRpb24uCgpGCgUFAAKhAhIEnAUCIxo3IFRoZSBwYXJlbnQgb2YgYSBjYWxjdWxhdGlvbiBpcyBub3QgYSByZXBlYXRpbmcgZ3JvdXAuCgpKCgUFAAKiAhIEngUCHho7IFRoZSBwcm9maWxlIGhhcyBubyBzdWNoIGZpZWxkLCBvciBpdCBpcyBub3QgYWxsb3dlZCBoZXJlLgoKYwoFBQACowISBKAFAiMaVCBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5IHVzZXMgYSBwcm9maWxlIGZpZWxkIHRoYXQgdGhlIHN0dWR5IGRvZXMgbm90IGRlY2xhcmUuCmIGcHJvdG8z")
}
