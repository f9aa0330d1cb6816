import { Readable } from "node:stream";
import { zipFiles } from "~/features/projects/desk/zip-files.server";
import { safeFileName } from "~/features/projects/file-name";
import { findProject } from "~/features/projects/project-store.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { languageContext } from "~/lib/request-context";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/project-zip";

export function loader(args: Route.LoaderArgs): Promise<Response> {
  const { params, context } = args;
  return answerApi(async () => {
    await requireUser(args);
    const { db } = context.get(servicesContext);
    const project = await findProject(db, { id: params.project });
    if (!project) return jsonError(404, { error: "There is no such project." });
    const zip = await zipFiles(db, project, context.get(languageContext));
    const name = safeFileName(project.company ?? project.customer_name, "project");
    const plain = name.replace(/[^\w.-]/g, "_");
    return new Response(Readable.toWeb(zip) as ReadableStream, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${plain}.zip"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  });
}
