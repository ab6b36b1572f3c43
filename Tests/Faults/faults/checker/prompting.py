"""Judges notifications: due ones were delivered, and acknowledged ones were not delivered again."""

from collections import defaultdict


def check(told: list[tuple], due: set[tuple], sent: set[str]) -> list[str]:
    """`told`: in order, (what, notification, reminder), where what is `prompt` or `acknowledged`. `due`: every
    (notification, reminder) that had to be delivered. `sent`: notifications that planning recorded as delivered."""
    findings = []
    acknowledged, heard = set(), defaultdict(int)
    for what, *prompt in told:
        prompt = tuple(prompt)
        if what == "prompt":
            heard[prompt] += 1
            if prompt in acknowledged:
                findings.append(f"prompt {name(prompt)} came again after it was acknowledged")
        else:
            if prompt in acknowledged:
                findings.append(f"prompt {name(prompt)} was acknowledged by two gateways")
            acknowledged.add(prompt)
    findings += [f"prompt {name(prompt)} was due and not delivered"
                 for prompt in sorted(due - heard.keys())]
    findings += [f"prompt {name(prompt)} was heard of and never acknowledged"
                 for prompt in sorted((due & heard.keys()) - acknowledged)]
    findings += [f"notification {notification} was acknowledged, and planning does not know"
                 for notification in sorted({one for one, _ in acknowledged} - sent)]
    return findings


def name(prompt: tuple) -> str:
    notification, reminder = prompt
    return f"{notification} (reminder {reminder})" if reminder else notification
