"""Projects of the catalogue, and roles in them."""

from otolith.catalogue.v1 import projects_pb2

from .studies import text


def found(stack, project_id: str, token):
    return stack.gateway.projects.CreateProject(
        projects_pb2.CreateProjectRequest(project=projects_pb2.Project(
            project_id=project_id, title=text(project_id), default_language="en")),
        token=token)


def give_role(stack, project_id: str, participant_id: str, role, token):
    """The role None revokes."""
    return stack.gateway.projects.SetProjectRole(
        projects_pb2.SetProjectRoleRequest(
            project_id=project_id, participant_id=participant_id, role=role), token=token)
