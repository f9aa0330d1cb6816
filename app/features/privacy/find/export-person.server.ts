import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { business } from "~/content/business";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import { mailFile } from "~/features/mail/outbox/mail-folder.server";
import type { TemplateName } from "~/features/mail/templates/template-props";
import { safeFileName } from "~/features/projects/file-name";
import { listFiles, readFile as readProjectFile } from "~/features/projects/project-files-store.server";
import { type AuditEntry, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { OutboxRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { type PrivacyServices, personSubject } from "../erase/erase-person.server";
import { fileOf, rowsAbout } from "../erase/personal-store.server";
import { VISITOR_TABLES, WITHHELD } from "../personal-tables";
import { isAtDesk, type Key, textOf, tickedOf, tracePerson } from "./find-person.server";
import { documentsOf, mailsShown, quotesShown } from "./shown-store.server";
import { type SummaryPart, summaryPage } from "./summary-page.server";
import { isEmpty, type Trace } from "./trace";

type Row = Readonly<Record<string, unknown>>;

interface ExportedFor {
  user: AuditEntry["user"];
  language: Language;
  now: Date;
  ticked?: readonly string[];
}

/** GDPR, articles 15 and 20: a ZIP file, as a stream. Null if the person is unknown. The export is logged. */
export async function exportPerson(
  services: Omit<PrivacyServices, "live">,
  key: Key,
  { user, language, now, ticked = [] }: ExportedFor,
): Promise<Readable | null> {
  const { db, env, ownerEmail } = services;
  if (await isAtDesk(db, key, ownerEmail)) return null;
  const { trace, byNumber } = await tracePerson(db, key, ownerEmail, ticked);
  if (isEmpty(trace)) return null;
  const words = deskWords[language].privacyDesk;
  const tables: Record<string, Row[]> = {};
  for (const table of VISITOR_TABLES) {
    const rows = await rowsAbout(db, table, trace);
    if (rows.length > 0) tables[table] = rows.map(openRow);
  }
  const zip = new ZipFile();
  const add = (name: string, content: string | Buffer) =>
    zip.addBuffer(typeof content === "string" ? Buffer.from(content) : content, name, { mtime: now });
  const made = fill(words.file.made, { moment: formatMoment(now.toISOString(), language) });
  const parts = VISITOR_TABLES.flatMap((table): SummaryPart[] => {
    const rows = tables[table];
    return rows ? [{ title: words.kinds[table], rows }] : [];
  });
  add(
    words.file.summary,
    summaryPage({ title: fill(words.file.title, { name: business.name }), who: textOf(key), made, parts, language }),
  );
  const about = { key: textOf(key), emails: trace.emails, phones: trace.phones, made_at: now.toISOString() };
  add(words.file.data, JSON.stringify({ controller: business.name, about, tables }, null, 2));
  await addMails(services, trace, words, add);
  await addDocuments(services, trace, words, add);
  await addMailed(services, tables, words, add);
  await addProjectFiles(db, zip, trace, words);
  zip.end();
  const subject = personSubject(key, env.SESSION_SECRET);
  const detail = { byNumber: tickedOf(byNumber, ticked) };
  await db.transaction().execute((tx) => recordAudit(tx, { user, action: "person.export", subject, detail, at: now }));
  const exported = zip.outputStream as Readable;
  zip.on("error", (error) => exported.destroy(error as Error));
  return exported;
}

type Add = (name: string, content: string | Buffer) => void;
type Sources = Omit<PrivacyServices, "live">;

async function addMails(
  { db, env }: Sources,
  { ids }: Trace,
  { file }: DeskWords["privacyDesk"],
  add: Add,
): Promise<void> {
  for (const mail of await mailsShown(db, ids.mails)) {
    const name = `${file.mails}/${dayOf(mail.created_at)} ${mail.template} ${mail.id.slice(-6)}`;
    const written = await readFile(mailFile(env.DATA_DIR, mail.id)).catch(() => null);
    if (written) add(`${name}.eml`, written);
    else {
      const text = await textOfMail(mail, file);
      if (text !== null) add(`${name}.txt`, text);
    }
  }
}

/** Null if the content was deleted after the mail was sent. */
async function textOfMail(
  mail: OutboxRow,
  { subject: label, to }: DeskWords["privacyDesk"]["file"],
): Promise<string | null> {
  if (mail.props === "{}") return null;
  const { renderMail } = await import("~/features/mail/templates/render-mail.server");
  const { subject, text } = await renderMail(mail.template as TemplateName, JSON.parse(mail.props), mail.language);
  return `${to}: ${mail.recipient}\n${label}: ${subject}\n\n${text}\n`;
}

async function addDocuments(
  { db }: Sources,
  { ids }: Trace,
  { file }: DeskWords["privacyDesk"],
  add: Add,
): Promise<void> {
  for (const quote of await quotesShown(db, [...ids.quotes, ...ids.keptQuotes])) {
    for (const { kind, content } of await documentsOf(db, quote.id)) {
      add(`${file.quotes}/${quote.number ?? quote.id} ${file.kinds[kind]}.pdf`, Buffer.from(content, "base64"));
    }
  }
}

/** Attachments of mails, and those chosen for a mail that is being written. */
async function addMailed(
  { db }: Sources,
  tables: Readonly<Record<string, Row[]>>,
  { file }: DeskWords["privacyDesk"],
  add: Add,
): Promise<void> {
  for (const table of ["thread_attachments", "thread_uploads"] as const) {
    for (const { id, name } of tables[table] ?? []) {
      const content = await fileOf(db, table, String(id));
      if (content) add(`${file.files}/${String(id).slice(-6)} ${name}`, Buffer.from(content, "base64"));
    }
  }
}

/** Files of projects are large: each is read when its turn comes, a part at a time. */
async function addProjectFiles(
  db: Db,
  zip: ZipFile,
  { ids }: Trace,
  { file: words }: DeskWords["privacyDesk"],
): Promise<void> {
  for (const project of ids.projects) {
    for (const file of await listFiles(db, project)) {
      const name = `${words.files}/${file.id.slice(-6)} ${safeFileName(file.name, file.id)}`;
      const options = { mtime: new Date(file.created_at), compress: false, size: file.size };
      zip.addReadStreamLazy(name, options, (give) => {
        give(null, Readable.from(readProjectFile(db, file), { objectMode: false }));
      });
    }
  }
}

function openRow(row: Row): Row {
  const columns = Object.entries(row).filter(([column]) => !WITHHELD.has(column));
  return Object.fromEntries(columns.map(([column, value]) => [column, openValue(value)]));
}

function openValue(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value, (key, inner) => (WITHHELD.has(key) ? undefined : inner));
  } catch {
    return value;
  }
}
