"""Further databases of the stack's cluster, for services that a test starts itself."""

from .processes import run


class OtherDatabase:
    """Roles and schemas without the stack's data, migrated as requested."""

    def __init__(self, stack, name, migrated=()):
        self.stack = stack
        self.superuser = stack.create_database(name)
        if migrated:
            self.migrate_bus()
        for service in migrated:
            environment = self.environment(service)
            self._run(f"otolith-{service}", "migrate", environment=environment)

    def migrate_bus(self):
        self._run("otolithctl", "bus", "migrate", "--database", self.url("bus"))

    def _run(self, *command, environment=None):
        done = run(self.stack, *command, environment=environment)
        if done.returncode != 0:
            raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stderr}")

    def url(self, role) -> str:
        return self.superuser.as_role(f"otolith_{role}").url

    def environment(self, service) -> dict[str, str]:
        """For a service and for its `migrate`, which uses the owner's role."""
        return {
            "OTOLITH_DATABASE_URL": self.url(service),
            "OTOLITH_MIGRATION_DATABASE_URL": self.url(f"{service}_owner"),
            "OTOLITH_SEALING_KEY_FILE": str(self.stack.directory / "run" / "sealing.key"),
        }
