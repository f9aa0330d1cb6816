import { answerFile } from "~/features/projects/answer-file.server";
import { findByToken } from "~/features/projects/customer/project-context.server";
import { projectPath } from "~/features/projects/paths";
import { findFile } from "~/features/projects/project-files-store.server";
import { fileOrPage } from "~/lib/http/file-or-page.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project-file";

export function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  return fileOrPage(url, projectPath(encodeURIComponent(params.token)), async () => {
    const { db } = context.get(servicesContext);
    const project = await findByToken(db, params.token);
    const file = project && (await findFile(db, project.id, params.file));
    return file ? answerFile(db, file) : null;
  });
}
