import { deskWords } from "~/content/desk/words.server";
import { filterOf } from "~/features/leads/assign/read-colleagues.server";
import { readLeadFilter } from "~/features/leads/list/lead-filter";
import { readSubscriberFilter } from "~/features/newsletter/subscriber-filter";
import { type AuditEntry, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import type { Log } from "~/lib/log.server";
import { dayOf } from "~/lib/time/zoned-time";
import { writeCsv } from "./csv.server";
import { EXPORT_FORMATS, EXPORTS, type ExportFormat, type ExportName } from "./export-links";
import { leadsSheet } from "./leads-sheet.server";
import { projectsSheet } from "./projects-sheet.server";
import { quotesSheet } from "./quotes-sheet.server";
import type { Cell, Sheet, SheetContext } from "./sheet";
import { subscribersSheet } from "./subscribers-sheet.server";
import { writeXlsx } from "./xlsx.server";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Null if it is not one. */
export function readExportFile(file: string): { name: ExportName; format: ExportFormat } | null {
  const [asked, ending] = file.split(".");
  const name = EXPORTS.find((known) => known === asked);
  const format = EXPORT_FORMATS.find((known) => known === ending);
  return name && format && file === `${name}.${format}` ? { name, format } : null;
}

interface ExportOptions {
  name: ExportName;
  format: ExportFormat;
  url: URL;
  user: AuditEntry["user"];
  language: Language;
  now: Date;
  /** Aborts when nobody waits for the file any more. */
  signal: AbortSignal;
}

/** Logged before the first byte leaves, and the number of rows after the last. */
export async function exportFile({ db, log }: { db: Db; log: Log }, options: ExportOptions): Promise<Response> {
  const { name, format, url, user, language, now } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const sheet = sheetOf(name, url, user.id, { db, words: deskWords[language].exports, language, now, signal });
  const subject = `export:${name}`;
  const asked = { format, ...narrowedBy(url) };
  await recordExport(db, { user, action: "export.begin", subject, detail: asked, at: now });
  const read = { rows: 0, isWhole: false };
  const counted = { ...sheet, pages: counting(sheet.pages, read) };
  const parts = format === "csv" ? encoded(writeCsv(counted, language)) : writeXlsx(counted);
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= recordExport(db, {
      user,
      action: "export.end",
      subject,
      detail: { format, ...read },
      at: new Date(),
    }).catch((err: unknown) => log.warn({ err }, "the end of an export could not be recorded"));
    return ended;
  };
  return new Response(streamOf(parts, { stop, signal, end, log }), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${sheet.name}-${dayOf(now.toISOString())}.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}

function sheetOf(name: ExportName, url: URL, userId: string, context: SheetContext): Sheet {
  switch (name) {
    case "leads":
      return leadsSheet(filterOf(readLeadFilter(url), userId), context);
    case "subscribers":
      return subscribersSheet(readSubscriberFilter(url), context);
    case "quotes":
      return quotesSheet(context);
    case "projects":
      return projectsSheet(context);
  }
}

/** Leaves out the search text, which may be a name. */
function narrowedBy({ searchParams }: URL) {
  const { q, cursor: _place, ...filter } = Object.fromEntries(searchParams);
  return { filter, isSearched: Boolean(q) };
}

async function recordExport(db: Db, auditEntry: AuditEntry): Promise<void> {
  await db.transaction().execute((tx) => recordAudit(tx, auditEntry));
}

/** Sets `isWhole` after the last page. */
async function* counting(
  pages: Sheet["pages"],
  read: { rows: number; isWhole: boolean },
): AsyncGenerator<readonly Cell[][]> {
  for await (const page of pages) {
    read.rows += page.length;
    yield page;
  }
  read.isWhole = true;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

interface Stops {
  stop: AbortController;
  signal: AbortSignal;
  /** Called both by the reading and by a reader that leaves meanwhile. */
  end: () => Promise<void>;
  log: Log;
}

function streamOf(parts: AsyncIterable<Uint8Array>, { stop, signal, end, log }: Stops): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (!done) return controller.enqueue(value);
        await end();
        controller.close();
      } catch (err) {
        // The response has begun: aborted, so that nobody takes half a file for the whole.
        if (!signal.aborted) log.warn({ err }, "an export broke off");
        await end();
        controller.error(err);
      }
    },
    async cancel() {
      stop.abort();
      await iterator.return?.();
      await end();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
