"""Vocabulary terms and sounds in exports, with the catalogue's names, also in R and PSPP."""

from support.export_folder import ENDINGS, ExportFolderTestCase
from support.listening import COLLECTION, SOUNDS, import_sounds, leader_of_sounds, session, submit
from support.people import administrator, anonymous_in, new_leader
from support.records import make_audiogram, make_event, make_therapy, publish_record_study
from support.studies import text
from support.uploading import until_judged
from otolith.catalogue.v1 import library_pb2, library_service_pb2, questionnaire_pb2, text_pb2
from otolith.ingestion.v1 import records_pb2

# Terms of the vocabulary's second version, which no longer has "attack".
SECOND = {
    "other": {"en": "Something \"else\"", "de": "Etwas 'anderes', größer"},
    "appointment": {"en": "Visit"},
}


class ExportLibrary(ExportFolderTestCase):
    def labels_in_r(self, stem, column):
        """Labels of each row, and of the column's values."""
        said = self.run_r(
            f'source("{stem}.R"); cat(ifelse(is.na(data${column}_label), "-", data${column}_label), sep = "|"); '
            f'cat("\\n"); labels <- attr(data${column}, "labels"); '
            'cat(paste(labels, names(labels), sep = "="), sep = "|")')
        rows, labels = said.split("\n")
        return rows.split("|"), dict(label.split("=", 1) for label in labels.split("|"))

    def test_records(self):
        study = publish_record_study(self.stack)
        participant = anonymous_in(self.stack, study)
        events, therapies = f"{study}-events", f"{study}-therapies"
        self.sync(
            participant, make_event(study, self.now(), "a"), make_event(study, self.now(), "b", "other"),
            make_therapy(study, self.now(), "c", "2026-01-02"), make_audiogram(study, self.now()))
        self.gateway.library.PublishVocabulary(
            library_service_pb2.PublishVocabularyRequest(
                project_id=f"{study}-project", vocabulary=library_pb2.Vocabulary(
                    vocabulary_id=events, title=text("Events"), default_language="en",
                    provenance=library_pb2.Provenance(sharing=questionnaire_pb2.SHARING_ANYONE),
                    terms=[
                        library_pb2.Term(code=code, label=self.translated(labels))
                        for code, labels in SECOND.items()])),
            token=administrator(self.stack).token)
        newer = make_event(study, self.now(), "d", "other")
        newer.event.kind.version = 2
        self.sync(participant, newer)

        leader = new_leader(self.stack, study)
        self.stack.control(
            "export", study, "--what", "records", "--output", self.folder / "records.csv",
            "--language", "de", username=leader)
        self.assertEqual(self.files(), sorted(f"records{ending}" for ending in (*ENDINGS, ".manifest.json")))
        told = {
            variable["subject"]: variable for variable in self.codebook("records")["variables"]
            if "rows" in variable}
        self.assertEqual(set(told), {events, therapies})
        self.assertEqual(told[events]["rows"], {"vocabulary": events})
        self.assertEqual(
            [definition["versions"] for definition in told[events]["definitions"]], [[2], [1]])
        self.assertEqual(told[events]["changes"], ["reworded", "relabelled", "recoded"])
        self.assertEqual(
            {code["code"]: code["label"] for code in told[events]["definitions"][0]["codes"]},
            {"other": {"text": SECOND["other"]["de"], "language": "de"},
             "appointment": {"text": "Visit", "language": "en"}})

        rows, labels = self.labels_in_r("records", "code")
        expected = {"attack": "Attack", "other": SECOND["other"]["de"]}
        self.assertEqual(
            rows, [("Other" if row["vocabulary"] == therapies else expected[row["code"]]) if row["code"] else "-"
                   for row in self.rows("records.csv")])
        both = SECOND["other"]["de"] + " / Other"
        self.assertEqual(labels["other"], both)
        self.assertEqual(
            set(labels), {"attack", "appointment", "training", "other"})
        dictionary = self.run_pspp("records", "DISPLAY DICTIONARY /VARIABLES=code.")
        self.assertIn("Etwas 'anderes', größer / Other", " ".join(dictionary.split()))

    def translated(self, labels):
        return text_pb2.LocalizedText(translations=[
            text_pb2.Translation(language=language, text=label)
            for language, label in labels.items()])

    def sync(self, participant, *records):
        def send(some):
            return list(self.gateway.records.SyncRecords(
                records_pb2.SyncRecordsRequest(
                    changes=[records_pb2.RecordChange(record=record) for record in some]),
                token=participant.token).verdicts)

        self.assertCreated(until_judged(send, records))

    def test_sounds(self):
        import_sounds(self.stack)
        participant = anonymous_in(self.stack, SOUNDS)
        self.stack.clock.advance(hours=1)
        sounds = ("white-noise", "brown-noise")
        self.assertCreated(until_judged(
            lambda some: submit(self.stack, participant.token, *some),
            [session(sound, self.now() - 600, 60_000) for sound in sounds]))
        leader_of_sounds(self.stack)
        for language, labels in (
                ("de", ["Weißes Rauschen", "Braunes Rauschen"]), ("en", ["White noise", "Brown noise"])):
            with self.subTest(language):
                stem = f"sounds-{language}"
                self.stack.control(
                    "export", SOUNDS, "--what", "listening", "--output", self.folder / f"{stem}.csv",
                    "--language", language, username=f"leader-{SOUNDS}")
                rows, known = self.labels_in_r(stem, "sound")
                cells = [row["sound"] for row in self.rows(f"{stem}.csv")]
                self.assertEqual(rows, [known[cell] for cell in cells])
                self.assertEqual([known[sound].casefold() for sound in sounds], [label.casefold() for label in labels])
                table = (self.folder / f"{stem}.codebook.csv").read_text(encoding="utf-8")
                self.assertIn(f",{COLLECTION},", table)
                dictionary = self.run_pspp(stem, "DISPLAY DICTIONARY /VARIABLES=sound.")
                for label in rows:
                    self.assertIn(label, dictionary)
