import * as z from "zod/mini";
import { articlePath } from "~/content/families";
import { listArticles } from "~/features/articles/library.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type AuditEntry, type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { LetterRow } from "~/lib/db/tables/letter-tables";
import { LANGUAGES, type Language, pathIn } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { tidyText } from "~/lib/text/tidy-text";
import { linkAddress } from "../paths";
import {
  LETTER_BOUNDS,
  LETTERS_PATH,
  type LetterAnswer,
  type LetterOutcome,
  type LetterTexts,
  languagesOf,
  letterPath,
  NEW_LETTER,
} from "./letter";
import { changeLetter, deleteDraft, findLetter, insertLetter } from "./letter-store.server";

export interface LetterServices {
  db: Db;
  outbox: Outbox;
  env: { SITE_URL: string };
}

type Fields = Readonly<Record<string, unknown>>;

/** Where to go, or what is wrong with what was typed. */
type Acted = { to: string } | { answer: LetterAnswer; status: 200 | 409 | 422 };

/** `id` may stand for one that is not stored yet. */
export async function actOnLetter(services: LetterServices, id: string, fields: Fields, by: By): Promise<Acted> {
  switch (fields.do) {
    case "article":
      return { answer: withArticle(services, fields), status: 200 };
    case "test":
    case "save":
      return await saveLetter(services, id, fields, by);
    case "remove":
      return after(LETTERS_PATH, (await removeLetter(services.db, id, by)) ? "removed" : "gone");
    default: {
      const step = Object.hasOwn(STEPS, String(fields.do)) ? STEPS[fields.do as keyof typeof STEPS] : undefined;
      const done = step && (await takeStep(services.db, id, Number(fields.version), step, by));
      return after(letterPath(id), done ? step.outcome : "gone");
    }
  }
}

function after(path: string, outcome: LetterOutcome): Acted {
  return { to: `${path}?${new URLSearchParams({ outcome })}` };
}

interface Step {
  from: LetterRow["state"];
  outcome: LetterOutcome;
  action: AuditEntry["action"];
  change: (at: string) => Partial<LetterRow>;
}

const STEPS = {
  send: {
    from: "draft",
    outcome: "started",
    action: "letter.send",
    change: (at) => ({ state: "queued", due_at: at, started_at: at }),
  },
  pause: {
    from: "queued",
    outcome: "paused",
    action: "letter.pause",
    change: () => ({ state: "paused", lease_owner: null, lease_until: null }),
  },
  resume: {
    from: "paused",
    outcome: "resumed",
    action: "letter.resume",
    change: (at) => ({ state: "queued", due_at: at }),
  },
} as const satisfies Record<string, Step>;

async function takeStep(db: Db, id: string, version: number, step: Step, { user, now }: By): Promise<boolean> {
  const { from: state, action, change } = step;
  return await db.transaction().execute(async (tx) => {
    // What was read is what is sent.
    const known = state === "draft" ? { id, state, version: Number.isInteger(version) ? version : 0 } : { id, state };
    if (!(await changeLetter(tx, known, change(now.toISOString())))) return false;
    await recordAudit(tx, { user, at: now, action, subject: `letter:${id}` });
    return true;
  });
}

async function removeLetter(db: Db, id: string, { user, now }: By): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if (!(await deleteDraft(tx, id))) return false;
    await recordAudit(tx, { user, at: now, action: "letter.remove", subject: `letter:${id}` });
    return true;
  });
}

async function saveLetter(services: LetterServices, id: string, fields: Fields, by: By): Promise<Acted> {
  const read = readLetter(fields);
  if (Object.keys(read.errors).length > 0) {
    return { answer: answerTo("invalid", fields, read.errors), status: 422 };
  }
  const isTest = fields.do === "test";
  const saved = await services.db.transaction().execute(async (tx) => {
    const kept = await keepLetter(tx, id === NEW_LETTER ? idOf(fields.id) : id, read.texts, Number(fields.version), by);
    return kept && { id: kept, mails: isTest ? await enqueueTest(tx, services, read.texts, by) : [] };
  });
  if (!saved) return { answer: answerTo("conflict", fields), status: 409 };
  for (const mail of saved.mails) void services.outbox.deliver(mail, 0);
  return after(letterPath(saved.id), isTest ? "tested" : "saved");
}

/** Null when somebody else has changed it, or it is no draft any more. */
async function keepLetter(
  tx: Tx,
  id: string,
  texts: LetterTexts,
  version: number,
  { user, now }: By,
): Promise<string | null> {
  const at = now.toISOString();
  const known = await findLetter(tx, id);
  const isSame =
    known?.state === "draft" &&
    Object.entries(texts).every(([name, text]) => known[name as keyof LetterTexts] === text);
  // Nothing was changed, or this is the second press of a double one.
  if (isSame) return id;
  if (!known) {
    if (version !== 0) return null;
    const row: LetterRow = {
      id,
      ...texts,
      ...{ state: "draft", version: 1, due_at: at, attempts: 0, lease_owner: null, lease_until: null },
      ...{ created_at: at, updated_at: at, started_at: null, ended_at: null },
    };
    if (!(await insertLetter(tx, row))) return null;
  } else {
    const changed = { ...texts, version: known.version + 1, updated_at: at };
    if (known.version !== version || !(await changeLetter(tx, { id, state: "draft", version }, changed))) return null;
  }
  await recordAudit(tx, { user, at: now, action: "letter.save", subject: `letter:${id}` });
  return id;
}

/** Made with the form, so that a double press makes one letter. */
function idOf(typed: unknown): string {
  const read = z.safeParse(z.guid(), typed);
  return read.success ? read.data : newId();
}

/** To whoever is signed in, in each language. Its link to unsubscribe leads nowhere. */
async function enqueueTest(
  tx: Tx,
  { outbox, env }: LetterServices,
  texts: LetterTexts,
  { user }: By,
): Promise<string[]> {
  return await outbox.enqueueAll(
    tx,
    languagesOf(texts).map((language) => ({
      ...({ template: "letter", language, recipient: user.email } as const),
      props: propsOf(texts, language, env),
    })),
  );
}

/** As a reader gets it, but for the link to unsubscribe. */
export function propsOf(texts: LetterTexts, language: Language, { SITE_URL }: LetterServices["env"]) {
  return {
    subject: texts[`subject_${language}`],
    text: texts[`body_${language}`],
    unsubscribeUrl: linkAddress(SITE_URL, "unsubscribe", "test", language),
  };
}

// PostgreSQL refuses U+0000 in a text, and a lone surrogate is no character at all.
const UNREADABLE = /[\0\p{Cs}]/u;

function readLetter(fields: Fields): { texts: LetterTexts; errors: LetterAnswer["errors"] } {
  const typed = (name: string) => tidyText(String(fields[name] ?? ""));
  const errors: LetterAnswer["errors"] = {};
  const texts: LetterTexts = { subject_nl: "", body_nl: "", subject_en: "", body_en: "" };
  for (const language of LANGUAGES) {
    const subject = typed(`subject_${language}`).replace(/\s+/g, " ");
    const body = typed(`body_${language}`);
    for (const [part, text, other] of [
      ["subject", subject, body],
      ["body", body, subject],
    ] as const) {
      const name = `${part}_${language}` as const;
      texts[name] = text;
      if (text === "" && other !== "") errors[name] = "missing";
      else if (text.length > LETTER_BOUNDS[part]) errors[name] = "long";
      else if (UNREADABLE.test(text)) errors[name] = "characters";
    }
  }
  if (Object.values(texts).every((text) => text === "")) errors.subject_nl = "empty";
  return { texts, errors };
}

function answerTo(problem: LetterAnswer["problem"], fields: Fields, errors: LetterAnswer["errors"] = {}): LetterAnswer {
  const typed = Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return { problem, fields: Object.fromEntries(typed), errors };
}

/** Title, opening and address of an article, in both languages, in place of what was typed. */
function withArticle({ env }: LetterServices, fields: Fields): LetterAnswer {
  const answer = answerTo(null, fields);
  const written = LANGUAGES.flatMap((language) => {
    const article = listArticles(language).find(({ id }) => id === fields.article);
    if (!article) return [];
    const address = `${env.SITE_URL}${pathIn(articlePath(article.id), language)}`;
    return [
      [`subject_${language}`, article.title],
      [`body_${language}`, `${article.excerpt}\n\n${address}`],
    ];
  });
  return { ...answer, fields: { ...answer.fields, ...Object.fromEntries(written) } };
}
