import { lockLead } from "~/features/leads/lead-store.server";
import { fileName, typeOf } from "~/features/mail/mailbox/parse-message.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { type FilesProblem, filesProblem } from "./files";
import { insertUpload, uploadsOf } from "./thread-store.server";

type Kept = { outcome: "kept"; ids: string[] } | { outcome: "refused"; problem: FilesProblem } | { outcome: "gone" };

/** Saves files of a mail that is being written: all of them, or none. Throws only what the database throws. */
export async function saveFiles(db: Db, lead_id: string, files: readonly File[], { user, now }: By): Promise<Kept> {
  const draft = { lead_id, user_id: user.id };
  const problem = filesProblem(files.length > 0 ? await uploadsOf(db, draft) : [], files);
  if (problem) return { outcome: "refused", problem };
  const rows = await Promise.all(
    files.map(async (file) => {
      const bytes = Buffer.from(await file.arrayBuffer());
      const name = fileName(file.name) || "-";
      const type = await typeOf(bytes, file.type, name);
      const content = bytes.toString("base64");
      return { ...draft, id: newId(), name, type, size: bytes.length, content, stored_at: now.toISOString() };
    }),
  );
  const isKept = await db.transaction().execute(async (tx) => {
    if (rows.length > 0 && !(await lockLead(tx, lead_id))) return false;
    for (const row of rows) await insertUpload(tx, row);
    return true;
  });
  return isKept ? { outcome: "kept", ids: rows.map(({ id }) => id) } : { outcome: "gone" };
}
