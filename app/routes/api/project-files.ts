import { answerFileList, answerPart } from "~/features/projects/customer/answer-files.server";
import { callProject } from "~/features/projects/customer/call-project.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project-files";

export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  return callProject(db, params.token, (project) => answerFileList(db, project));
}

/** Stores a part of a file. */
export function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  return callProject(services.db, params.token, (project) => answerPart(services, project, request, new Date()));
}
