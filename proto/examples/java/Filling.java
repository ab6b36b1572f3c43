package gateway;

import com.google.protobuf.Timestamp;
import com.google.protobuf.util.Timestamps;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import otolith.catalogue.v1.DeviceStudy;
import otolith.catalogue.v1.Element;
import otolith.catalogue.v1.GetDeviceCatalogueResponse;
import otolith.catalogue.v1.Questionnaire;
import otolith.ingestion.v1.Answer;
import otolith.ingestion.v1.AnswerSheet;
import otolith.ingestion.v1.Codes;
import otolith.ingestion.v1.Device;
import otolith.ingestion.v1.SheetClosing;

/** Sheets, as a person fills them in. */
final class Filling {
  private Filling() {}

  // [guide: fill]
  /** The sheet names exactly what was shown: the version, and the hash of its contents. */
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
                // By the device's clock, also where it may be wrong: the server marks what cannot be.
                .setStartTime(now());
        for (Element element : questionnaire.getElementsList()) {
          String value = given.get(element.getElementId());
          if (value != null) {
            sheet.addAnswers(answerTo(element, value));
          }
        }
        return sheet.setFinishTime(now()).build();
      }
    }
    throw new IllegalArgumentException("no study has the questionnaire " + questionnaireId);
  }

  /** A value of the kind that the question asks for. */
  private static Answer answerTo(Element element, String value) {
    var answer = Answer.newBuilder().setElementId(element.getElementId()).setAnswerTime(now());
    switch (element.getQuestion().getTypeCase()) {
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
          throw new IllegalArgumentException(
              element.getElementId() + ": a kind that this release does not know");
    }
    return answer.build();
  }
  // [guide: end]

  private static Timestamp now() {
    return Timestamps.fromMillis(System.currentTimeMillis());
  }
}
