import type { Db } from "~/lib/db/database.server";
import { renderQueued } from "../outbox/render-queued.server";
import { filesMailed } from "./thread-store.server";

/** As `renderQueued`, with the files of a personal mail, which only the thread has. */
export function renderWithFiles(db: Db): typeof renderQueued {
  return async (row) => {
    const rendered = await renderQueued(row);
    if (row.template !== "personal-mail") return rendered;
    const files = await filesMailed(db, row.id);
    const attachments = files.map(({ name, type, content }) => {
      return { filename: name, contentType: type, content: Buffer.from(content, "base64") };
    });
    return { ...rendered, mail: { ...rendered.mail, attachments } };
  };
}
