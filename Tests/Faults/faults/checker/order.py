"""Order within a source's subject."""

from typing import Iterable, Iterator

from .model import Model, Published


def inversions(model: Model, event_ids: Iterable[str]) -> Iterator[tuple[Published, Published]]:
    """Inverted pairs (published earlier, published later): one for each event that comes after one that was
    published later. Only first occurrences count."""
    events = {event.event_id: event for event in model.published}
    furthest: dict[tuple[str, str], Published] = {}
    seen: set[str] = set()
    for event_id in event_ids:
        event = events.get(event_id)
        if event is None or event_id in seen:
            continue
        seen.add(event_id)
        leader = furthest.get(event.stream)
        if leader is None or event.place > leader.place:
            furthest[event.stream] = event
        else:
            yield event, leader
