import { problemsInWords } from "~/features/projects/customer/answer-forms.server";
import { callProject } from "~/features/projects/customer/call-project.server";
import { projectWords } from "~/features/projects/customer/project-words.server";
import { react } from "~/features/projects/versions.server";
import { methodNotAllowed, readBody } from "~/lib/http/api.server";
import { fieldErrors, jsonError } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project-reactions";

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** Approves a version, or asks for changes. 409 if it was answered before, or a later one has been shown. */
export function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  return callProject(
    services.db,
    params.token,
    async (project) => {
      const { fields } = await readBody(request);
      const reacted = await react(services, project.id, fields, { by: "customer", now: new Date() });
      const words = projectWords(project);
      if (typeof reacted === "object") return fieldErrors(problemsInWords(reacted.problems, words));
      if (reacted === "gone") return jsonError(404, { error: "There is no such project." });
      if (reacted !== "changed") return jsonError(409, { error: words.outcomes[reacted] });
      return jsonResponse({ version: Number(fields.version), outcome: fields.outcome });
    },
    services.limits.projectAnswers,
  );
}
