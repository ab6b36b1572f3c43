"""The cases."""

import dataclasses
import statistics
import time
import uuid

from otolith.catalogue.v1 import catalogue_pb2, catalogue_pb2_grpc, drafts_pb2, drafts_pb2_grpc
from grpc.health.v1 import health_pb2

from . import content, importing, load, table

CATALOGUE = "/otolith.catalogue.v1.CatalogueService/"


@dataclasses.dataclass(frozen=True)
class Scale:
    rounds: int
    warm_up: float
    seconds: float
    # Of ten questionnaires each.
    studies: int


FULL = Scale(rounds=3, warm_up=0.5, seconds=2, studies=1_000)
QUICK = Scale(rounds=1, warm_up=0.3, seconds=1, studies=100)


class Passes:
    def __init__(self, service, cluster, issuer, directory, programs, yardstick, scale, report):
        self.service, self.cluster, self.scale, self.report = service, cluster, scale, report
        self.programs, self.yardstick, self.directory = programs, yardstick, directory
        self.load = load.Load(service, directory, scale)
        self.catalogue = catalogue_pb2_grpc.CatalogueServiceStub(service.channel)
        self.authoring = catalogue_pb2_grpc.AuthoringServiceStub(service.channel)
        self.drafts = drafts_pb2_grpc.DraftServiceStub(service.channel)
        self.administrator = issuer.token(roles=["administrator"])
        self.participant = issuer.token(roles=["participant"], studies=["device"])

    def compare(self, case, callers, subjects):
        """`subjects`: measurements by name, the yardstick first. Interleaved: whoever comes first in
        one round comes last in the next, for machines drift."""
        names = list(subjects)
        runs = {name: [] for name in names}
        for number in range(self.scale.rounds):
            for name in names if number % 2 == 0 else names[::-1]:
                runs[name].append(subjects[name]())
        results = {
            name: {key: statistics.median(run[key] for run in found) for key in found[0]}
            for name, found in runs.items()}
        for position, name in enumerate(names):
            beside = (names[0], results[names[0]]) if position else ()
            self.report(table.row(case, callers, name, results[name], *beside))

    def device(self):
        self.service.call(
            self.authoring.ImportStudy, content.device_study(), self.administrator)
        request = catalogue_pb2.GetDeviceCatalogueRequest(study_ids=["device"], language="de")
        full = self.service.call(
            self.catalogue.GetDeviceCatalogue, request, self.participant)
        unchanged = catalogue_pb2.GetDeviceCatalogueRequest()
        unchanged.CopyFrom(request)
        unchanged.etag = full.etag
        not_modified = catalogue_pb2.GetDeviceCatalogueResponse(etag=full.etag, not_modified=True)
        serving = health_pb2.HealthCheckResponse(status="SERVING")
        for callers, shape in ((1, (1, 1)), (100, (10, 10))):
            self.compare("device fetch, unchanged etag", callers, {
                "health check": lambda shape=shape: self.load.calls(
                    "/grpc.health.v1.Health/Check", health_pb2.HealthCheckRequest(),
                    serving.SerializeToString(), *shape),
                "otolith": lambda shape=shape: self.load.calls(
                    CATALOGUE + "GetDeviceCatalogue", unchanged, not_modified.SerializeToString(),
                    *shape, token=self.participant)})

        # What the answer has, to the byte, in one row: the least that reading it can take.
        answer = full.SerializeToString()
        self.cluster.run(
            "CREATE TABLE catalogue.bench_answers (name text PRIMARY KEY, contents bytea NOT NULL);"
            "GRANT SELECT ON catalogue.bench_answers TO catalogue;"
            "INSERT INTO catalogue.bench_answers VALUES ('device', "
            f"decode('{answer.hex()}', 'hex'))")
        self.compare("device fetch, full", 1, {
            "libpq": lambda: load.statement(
                self.yardstick, self.cluster,
                "SELECT contents FROM bench_answers WHERE name = 'device'", len(answer),
                self.scale),
            "otolith": lambda: self.load.calls(
                CATALOGUE + "GetDeviceCatalogue", request, answer, token=self.participant)})

    def imports(self):
        path = importing.example()
        self.compare("import", 1, {
            "Python csv": lambda: importing.by_python(path, self.scale),
            "otolith": lambda: importing.by_otolith(self.programs, path, self.scale)})
        large = importing.dictionary(self.directory / "dictionary.csv")
        for case, options in (("import, 850 fields", []), ("condition", ["--conditions"])):
            self.compare(case, 1, {"otolith": lambda options=options: importing.by_otolith(
                self.programs, large, self.scale, *options, elements=importing.FIELDS)})

    def largest(self):
        """5,000 elements in 20 languages: made a draft, published, loaded."""
        contents = content.largest()
        took = {"largest, drafted": [], "largest, published": [], "largest, loaded": []}

        def timed(case, method, request):
            began = time.monotonic()
            answer = self.service.call(method, request, self.administrator)
            took[case].append(time.monotonic() - began)
            return answer

        for number in range(self.scale.rounds):
            # Another version each time.
            contents.closing.CopyFrom(content.text(f"Thank you for the {number}.", content.LANGUAGES))
            draft = timed("largest, drafted", self.drafts.CreateDraft, drafts_pb2.CreateDraftRequest(
                draft_id=str(uuid.uuid4()), project_id="default", contents=contents))
            published = timed(
                "largest, published", self.drafts.PublishDraft,
                drafts_pb2.PublishDraftRequest(draft_id=draft.draft_id, etag=draft.etag))
            loaded = timed(
                "largest, loaded", self.catalogue.GetQuestionnaireVersion,
                catalogue_pb2.GetQuestionnaireVersionRequest(
                    questionnaire_id="largest", version=published.version))
            if len(loaded.elements) != 5_000 or loaded.version != number + 1:
                raise ValueError("the largest questionnaire did not come back")
        for case, seconds in took.items():
            median = statistics.median(seconds)
            self.report(table.row(case, 1, "otolith", {
                "per_s": 1 / median, "p50_us": median * 1e6, "p99_us": max(seconds) * 1e6}))

    def fill(self):
        """Answers how many questionnaires a second were imported, indexed for the search."""
        began = time.monotonic()
        for number in range(self.scale.studies):
            self.service.call(
                self.authoring.ImportStudy, content.searched_study(number), self.administrator)
        self.cluster.run("ANALYZE")
        return self.scale.studies * len(content.SUBJECTS) / (time.monotonic() - began)

    def search(self):
        scale = f"{self.scale.studies * len(content.SUBJECTS):,} questionnaires"
        middle = self.scale.studies // 2
        for case, fields, found in (
            ("one is found", {"query": f"n{middle}x3"}, 1),
            ("a tenth is found", {"query": "hissing"}, 50),
            ("two words and a filter", {"query": "number hissing", "licence": "CC-BY-4.0"}, 50),
            ("nothing is found", {"query": "helicopter"}, 0),
            ("without words, a page", {}, 50),
        ):
            request = catalogue_pb2.SearchQuestionnairesRequest(**fields)
            answer = self.service.call(
                self.catalogue.SearchQuestionnaires, request, self.participant)
            if len(answer.questionnaires) != found:
                raise ValueError(f"{case}: {len(answer.questionnaires)} instead of {found}")
            for callers, shape in ((1, (1, 1)), (16, (4, 4))):
                self.compare(f"search, {scale}, {case}", callers, {
                    "otolith": lambda shape=shape: self.load.calls(
                        CATALOGUE + "SearchQuestionnaires", request, answer.SerializeToString(),
                        *shape, token=self.participant)})
