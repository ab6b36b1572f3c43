"""Links between clients, services, database and NATS."""

import random
import time

from ..arena import Arena
from ..schedule import Fault


class NetworkFaults:
    arena: Arena

    def _cut(self, link: str, fault: Fault):
        answer = self.arena.links.tell(link, "cut", share=fault.choice)
        return answer["touched"] > 0, {"connections": answer["touched"]}

    def _refuse(self, link: str, fault: Fault):
        links = self.arena.links
        links.tell(link, "refuse", on=True)
        time.sleep(fault.seconds)
        answer = links.tell(link, "refuse", on=False)
        return answer["touched"] > 0, {"connections": answer["touched"]}

    def _hold(self, link: str, fault: Fault):
        """Half-open: bytes in one or both directions are held. Then they all arrive late, or the connections are reset
        and the bytes are lost."""
        links = self.arena.links
        rng = random.Random(fault.choice)
        way = rng.choice(("there", "back", "both"))
        is_lost = rng.random() < 0.6
        links.tell(link, "hold", on=True, way=way)
        time.sleep(fault.seconds)
        touched = links.tell(link, "ask")["touched"]
        if is_lost:
            links.tell(link, "cut", share=1.0)
        links.tell(link, "hold", on=False, way=way)
        return touched > 0, {"way": way, "lost": is_lost, "held": touched}

    def _delay(self, link: str, fault: Fault):
        links = self.arena.links
        seconds = round(0.01 + 0.2 * fault.choice, 3)
        links.tell(link, "delay", seconds=seconds)
        time.sleep(fault.seconds)
        touched = links.tell(link, "delay", seconds=0)["touched"]
        return touched > 0, {"delay": seconds, "delayed": touched}

    def _damage(self, link: str, how: str, fault: Fault):
        links = self.arena.links
        way = random.Random(fault.choice).choice(("there", "back", "both"))
        links.tell(link, "damage", how=how, way=way, seed=fault.choice)
        time.sleep(fault.seconds)
        touched = links.tell(link, "damage", how="")["touched"]
        return touched > 0, {"way": way, "damaged": touched}

    def _truncate_database(self, fault: Fault):
        return self._damage(f"database {fault.target}", "truncate", fault)

    def _truncate_nats(self, fault: Fault):
        return self._damage(f"nats {fault.target}", "truncate", fault)

    def _truncate_client(self, fault: Fault):
        return self._damage(f"client {fault.target}", "truncate", fault)

    def _corrupt_client(self, fault: Fault):
        return self._damage(f"client {fault.target}", "corrupt", fault)

    def _cut_database(self, fault: Fault):
        return self._cut(f"database {fault.target}", fault)

    def _refuse_database(self, fault: Fault):
        return self._refuse(f"database {fault.target}", fault)

    def _hold_database(self, fault: Fault):
        return self._hold(f"database {fault.target}", fault)

    def _delay_database(self, fault: Fault):
        return self._delay(f"database {fault.target}", fault)

    def _cut_nats(self, fault: Fault):
        return self._cut(f"nats {fault.target}", fault)

    def _hold_nats(self, fault: Fault):
        return self._hold(f"nats {fault.target}", fault)

    def _cut_client(self, fault: Fault):
        return self._cut(f"client {fault.target}", fault)

    def _refuse_client(self, fault: Fault):
        return self._refuse(f"client {fault.target}", fault)

    def _hold_client(self, fault: Fault):
        return self._hold(f"client {fault.target}", fault)

    def _delay_client(self, fault: Fault):
        return self._delay(f"client {fault.target}", fault)
