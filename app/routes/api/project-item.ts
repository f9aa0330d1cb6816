import { callProject } from "~/features/projects/customer/call-project.server";
import { projectWords } from "~/features/projects/customer/project-words.server";
import { giveText } from "~/features/projects/give-item.server";
import { listItems } from "~/features/projects/project-store.server";
import { readVersion } from "~/lib/db/read-version";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { methodNotAllowed, readBody } from "~/lib/http/api.server";
import { fieldErrors, jsonError } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project-item";

export function loader(): Response {
  return methodNotAllowed("POST");
}

/** Stores the text of an item. 409 with what is stored, if that was changed since `version`. */
export function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { db, limits } = services;
  const answer = async (project: ProjectRow) => {
    const { fields } = await readBody(request);
    const version = fields.version == null || fields.version === "" ? null : readVersion(fields.version);
    const words = projectWords(project);
    // A text that is left out would delete the one that is stored.
    if (typeof fields.text !== "string") return fieldErrors({ text: words.errors.text });
    const given = { item: params.item, text: fields.text, version };
    const outcome = await giveText(services, project.id, given, { by: "customer", now: new Date() });
    if (outcome === "invalid") return fieldErrors({ text: words.errors.text });
    const item = (await listItems(db, project.id)).find(({ id }) => id === params.item);
    if (!item || outcome === "gone") return jsonError(404, { error: "There is no such item." });
    const stored = { text: item.text, version: item.version, state: item.state };
    if (outcome === "closed") return jsonResponse({ error: words.outcomes.closed, closed: true, ...stored }, 409);
    return jsonResponse(stored, outcome === "conflict" ? 409 : 200);
  };
  return callProject(db, params.token, answer, limits.projectAnswers);
}
