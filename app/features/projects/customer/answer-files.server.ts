import type { Db } from "~/lib/db/database.server";
import type { ProjectFileRow, ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";
import { fieldErrors, jsonError, tooManyRequests } from "~/lib/http/json-error.server";
import { jsonResponse } from "~/lib/http/json-response.server";
import { fileNameOf, readParts } from "~/lib/http/read-parts.server";
import { type FileServices, receivePart } from "../project-files.server";
import { listAllFiles, listParts } from "../project-files-store.server";
import { listVersions } from "../project-store.server";
import { readSentPart } from "../sent-part.server";
import { projectWords } from "./project-words.server";
import { put } from "./put";

/** Files of the project, with the parts that are there where some are missing. */
export async function answerFileList(db: Db, project: ProjectRow): Promise<Response> {
  const versions = await listVersions(db, project.id);
  const files = await Promise.all(
    (await listAllFiles(db, project.id)).map(async (file) => {
      const parts = file.whole_at === null ? await listParts(db, file.id) : [];
      return { ...shownFile(file, versions), whole: file.whole_at !== null, parts };
    }),
  );
  return jsonResponse({ files });
}

/** Stores a part. The words of a problem are in the language of the project. */
export async function answerPart(
  services: FileServices,
  project: ProjectRow,
  request: Request,
  now: Date,
): Promise<Response> {
  const isForm = request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data");
  if (!isForm) return jsonError(415, { error: "Send multipart/form-data." });
  const parts = await readParts(request);
  if (!parts) return jsonError(400, { error: "The request broke off." });
  const { problems: words } = projectWords(project);
  const part = readSentPart(parts);
  const file = parts.get("part");
  const name = file ? fileNameOf(file) : "";
  const say = (problem: keyof typeof words) => put(words[problem], { name });
  if ("problems" in part)
    return fieldErrors(
      Object.fromEntries(Object.entries(part.problems).map(([field, problem]) => [field, say(problem)])),
    );
  const received = await receivePart(services, project, part, { by: "customer", now });
  if (received.outcome === "limited") return tooManyRequests(received.retryAfter, say("limited"));
  if (received.outcome === "received") {
    const versions = await listVersions(services.db, project.id);
    const whole = received.file.whole_at !== null;
    return jsonResponse({ file: shownFile(received.file, versions), received: received.received, whole });
  }
  const { outcome } = received;
  if (outcome === "conflict" || outcome === "closed") return jsonError(409, { error: say(outcome) });
  return outcome === "gone" ? jsonError(404, { error: say(outcome) }) : fieldErrors({ part: say(outcome) });
}

function shownFile(file: ProjectFileRow, versions: readonly ProjectVersionRow[]) {
  const { id, item_id: item, version_id, upload_id, name, type, size, sha256 } = file;
  const version = versions.find((each) => each.id === version_id)?.number ?? null;
  return { id, item, version, upload_id, name, type, size, sha256 };
}
