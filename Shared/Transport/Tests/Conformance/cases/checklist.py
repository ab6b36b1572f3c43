"""That nothing on h2spec's checklist is left out."""

from harness.cases import case
from harness.h2spec import coverage


@case("h2spec's checklist: every section has as many rules here, or more")
async def _(trial):
    missing = [
        f"{section}: {count} instead of {least}"
        for section, _, count, least in coverage() if count < least
    ]
    trial.check(not missing, ", ".join(missing))
