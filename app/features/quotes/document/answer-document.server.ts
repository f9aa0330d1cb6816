import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { findDocument } from "../quote-store.server";
import { quoteWords, showQuote } from "../show-quote.server";
import { quoteDocument } from "./quote-document.server";

interface DocumentServices {
  db: Db;
  env: { SITE_URL: string };
}

/** Null if there is none. */
export async function answerDocument(
  { db, env }: DocumentServices,
  row: QuoteRow | undefined,
  kind: "sent" | "agreed",
  now: Date,
): Promise<Response | null> {
  if (!row) return null;
  if (row.state === "draft") {
    const { fileName, content } = await quoteDocument(row, { now, siteUrl: env.SITE_URL });
    return fileAnswer(fileName, content);
  }
  const kept = await findDocument(db, row.id, kind);
  if (!kept) return null;
  const { sheet } = quoteWords(row, showQuote(row, now), env.SITE_URL);
  const name = kind === "agreed" ? sheet.agreedFileName : sheet.fileName;
  return fileAnswer(name, Buffer.from(kept.content, "base64"));
}

function fileAnswer(fileName: string, content: Buffer): Response {
  // A draft has no number yet.
  const name = fileName.replace(/\s+/g, " ");
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": "application/pdf",
      // RFC 6266: `filename*` is for browsers that read the full name.
      "Content-Disposition": `inline; filename="offerte.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
