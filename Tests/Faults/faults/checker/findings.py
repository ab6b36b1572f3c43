"""Findings, with references to the lines of the history."""

from dataclasses import dataclass, field

# The three kinds of broken guarantees, and the reason why a result is worthless.
LOST, DUPLICATED, REORDERED, BROKEN = "lost", "duplicated", "reordered", "broken"


@dataclass(frozen=True)
class Finding:
    kind: str
    text: str
    # Ids that occur in the related lines of the history.
    about: tuple[str, ...] = ()


@dataclass
class Report:
    faults: int = 0
    acknowledged: int = 0
    findings: list[Finding] = field(default_factory=list)

    def lost(self, text: str, *about: str) -> None:
        self.findings.append(Finding(LOST, text, about))

    def duplicated(self, text: str, *about: str) -> None:
        """Also for effects without a cause: once more than there should be."""
        self.findings.append(Finding(DUPLICATED, text, about))

    def reordered(self, text: str, *about: str) -> None:
        self.findings.append(Finding(REORDERED, text, about))

    def broken(self, text: str, *about: str) -> None:
        self.findings.append(Finding(BROKEN, text, about))

    def count(self, kind: str) -> int:
        return sum(finding.kind == kind for finding in self.findings)

    @property
    def is_clean(self) -> bool:
        return not self.findings

    @property
    def summary(self) -> str:
        return (
            f"faults={self.faults} acknowledged={self.acknowledged} lost={self.count(LOST)}"
            f" duplicated={self.count(DUPLICATED)} reordered={self.count(REORDERED)}"
        )
