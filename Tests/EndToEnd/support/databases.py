"""Further databases of the stack's cluster, for services that a test starts itself."""

from .processes import run


class OtherDatabase:
    """With roles and schemas, none of the stack's data, and migrated as far as asked."""

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
        settings = {
            "OTOLITH_DATABASE_URL": self.url(service),
            "OTOLITH_MIGRATION_DATABASE_URL": self.url(f"{service}_owner"),
        }
        if service == "auth":
            settings["OTOLITH_SEALING_KEY_FILE"] = str(
                self.stack.directory / "run" / "sealing.key")
        return settings
