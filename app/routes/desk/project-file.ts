import { answerFile } from "~/features/projects/answer-file.server";
import { findFile } from "~/features/projects/project-files-store.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project-file";

/** Downloaded, never shown. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  const { params, context } = args;
  return answerApi(async () => {
    await requireUser(args);
    const { db } = context.get(servicesContext);
    const file = await findFile(db, params.project, params.file);
    return file ? answerFile(db, file) : jsonError(404, { error: "There is no such file." });
  });
}
