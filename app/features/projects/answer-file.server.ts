import { Readable } from "node:stream";
import type { Db } from "~/lib/db/database.server";
import type { ProjectFileRow } from "~/lib/db/tables/project-tables";
import { readFile } from "./project-files-store.server";

/** The file as a download, which never runs as a page of ours, whatever its bytes are. */
export function answerFile(db: Db, file: ProjectFileRow): Response {
  const { name, type, size } = file;
  const plain = name.replace(/[^\w.-]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percentEncoded);
  return new Response(Readable.toWeb(Readable.from(readFile(db, file))) as ReadableStream, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
