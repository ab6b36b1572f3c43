package gateway;

import com.google.protobuf.Timestamp;
import com.google.protobuf.util.Timestamps;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import otolith.catalogue.v1.DeviceStudy;
import otolith.catalogue.v1.Element;
import otolith.catalogue.v1.GetDeviceCatalogueResponse;
import otolith.catalogue.v1.Question;
import otolith.catalogue.v1.Questionnaire;
import otolith.ingestion.v1.Answer;
import otolith.ingestion.v1.AnswerSheet;
import otolith.ingestion.v1.Codes;
import otolith.ingestion.v1.Device;
import otolith.ingestion.v1.SheetClosing;

/** Creates answer sheets from typed answers. */
final class Filling {
  private Filling() {}

  // [guide: fill]
  /** Returns a sheet that names exactly the version shown and its content hash. */
  static AnswerSheet sheetOf(
      GetDeviceCatalogueResponse catalogue,
      String questionnaireId,
      Map<String, String> given,
      String timeZone,
      String notificationId) {
    for (DeviceStudy study : catalogue.getStudiesList()) {
      for (Questionnaire questionnaire : study.getQuestionnairesList()) {
        if (!questionnaire.getQuestionnaireId().equals(questionnaireId)) {
          continue;
        }
        var sheet =
            AnswerSheet.newBuilder()
                .setSheetId(UUID.randomUUID().toString())
                .setStudyId(study.getStudy().getStudyId())
                .setQuestionnaireId(questionnaireId)
                .setVersion(questionnaire.getVersion())
                .setContentHash(questionnaire.getContentHash())
                .setTimeZone(timeZone)
                .setNotificationId(notificationId)
                .setClosing(SheetClosing.SHEET_CLOSING_COMPLETE)
                .setAppVersion("example-gateway/1")
                .setDevice(Device.newBuilder().setSystem("Linux"))
                // The device's clock, uncorrected: the server marks implausible times.
                .setStartTime(now());
        for (Element element : questionnaire.getElementsList()) {
          String value = given.get(element.getElementId());
          if (value != null) {
            var question = typed(questionnaire, element);
            sheet.addAnswers(answerTo(element.getElementId(), question, value));
          }
        }
        return sheet.setFinishTime(now()).build();
      }
    }
    throw new IllegalArgumentException("no study uses the questionnaire " + questionnaireId);
  }

  /**
   * Returns the question that has an element's type: an inherited one is that of its nearest group,
   * or the questionnaire's.
   */
  private static Question typed(Questionnaire questionnaire, Element element) {
    Question question = element.getQuestion();
    while (question.hasInherited()) {
      String parentId = element.getParentId();
      if (parentId.isEmpty()) {
        return questionnaire.getSharedAnswer();
      }
      for (Element one : questionnaire.getElementsList()) {
        if (one.getElementId().equals(parentId)) {
          element = one;
        }
      }
      if (element.getGroup().hasSharedAnswer()) {
        question = element.getGroup().getSharedAnswer();
      }
    }
    return question;
  }

  /** Converts typed text to a value of the question's type. */
  private static Answer answerTo(String elementId, Question question, String value) {
    var answer = Answer.newBuilder().setElementId(elementId).setAnswerTime(now());
    switch (question.getTypeCase()) {
      case SINGLE_CHOICE, MULTIPLE_CHOICE, YES_NO, COUNTRY ->
          answer.setChoice(
              Codes.newBuilder()
                  .addAllCodes(value.isEmpty() ? List.of() : List.of(value.split(","))));
      case SLIDER, SELF_ASSESSMENT_MANIKIN, NUMBER, VISUAL_ANALOGUE, DURATION ->
          answer.setNumber(Double.parseDouble(value));
      case TEXT_LINE, TEXT_AREA, EMAIL, URL, TELEPHONE -> answer.setText(value);
      case DATE -> answer.setDate(value);
      case TIME -> answer.setTime(value);
      case DATE_TIME -> answer.setDateTime(value);
      default ->
          throw new IllegalArgumentException(elementId + ": unsupported question type");
    }
    return answer.build();
  }
  // [guide: end]

  private static Timestamp now() {
    return Timestamps.fromMillis(System.currentTimeMillis());
  }
}
