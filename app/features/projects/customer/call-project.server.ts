import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { answerApi } from "~/lib/http/api.server";
import { jsonError, tooManyRequests } from "~/lib/http/json-error.server";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { findByToken } from "./project-context.server";

/** Answers a call of the customer's page. 404 where the link leads to nothing. */
export function callProject(
  db: Db,
  token: string,
  answer: (project: ProjectRow) => Promise<Response>,
  limiter: Limiter | null = null,
): Promise<Response> {
  return answerApi(async () => {
    const project = await findByToken(db, token);
    if (!project) return jsonError(404, { error: "There is no such project." });
    const allowance = (await limiter?.consume(project.id)) ?? { allowed: true };
    return allowance.allowed ? await answer(project) : tooManyRequests(allowance.retryAfter);
  });
}
