import * as z from "zod/mini";
import { formAnswer } from "~/components/forms/form-answer";
import { optionalLines, optionalText } from "~/components/forms/text-field";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import { articlePath } from "~/content/families";
import { listArticles } from "~/features/articles/library.server";
import type { Outbox } from "~/features/mail/outbox/outbox.server";
import { type AuditEntry, type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { readVersion } from "~/lib/db/read-version";
import type { LetterRow } from "~/lib/db/tables/letter-tables";
import { LANGUAGES, type Language, pathIn } from "~/lib/language/language";
import { idOf } from "~/lib/new-id.server";
import { linkAddress } from "../paths";
import {
  LETTER_BOUNDS,
  LETTERS_PATH,
  type LetterAnswer,
  type LetterField,
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

type LetterBy = By & { language: Language };

type Fields = Readonly<Record<string, unknown>>;

/** The next page, or the problems with the typed fields. */
type Acted = { to: string } | { answer: LetterAnswer; status: 200 | 409 | 422 };

/** `id` may stand for one that is not stored yet. */
export async function handleLetterForm(
  services: LetterServices,
  id: string,
  fields: Fields,
  by: LetterBy,
): Promise<Acted> {
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
      const done = step && (await changeState(services.db, id, readVersion(fields.version), step, by));
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

async function changeState(db: Db, id: string, version: number, step: Step, { user, now }: By): Promise<boolean> {
  const { from: state, action, change } = step;
  return await db.transaction().execute(async (tx) => {
    // The letter that was read is the one that is sent.
    const known = state === "draft" ? { id, state, version } : { id, state };
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

async function saveLetter(services: LetterServices, id: string, fields: Fields, by: LetterBy): Promise<Acted> {
  const words = deskWords[by.language].letters;
  const read = readLetter(fields, words);
  if (Object.keys(read.errors).length > 0) {
    return { answer: formAnswer(words.problems.invalid, fields, read.errors), status: 422 };
  }
  const isTest = fields.do === "test";
  const saved = await services.db.transaction().execute(async (tx) => {
    const kept = await storeLetter(
      tx,
      id === NEW_LETTER ? idOf(fields.id) : id,
      read.texts,
      readVersion(fields.version),
      by,
    );
    return kept && { id: kept, mails: isTest ? await enqueueTest(tx, services, read.texts, by) : [] };
  });
  if (!saved) return { answer: formAnswer(words.problems.conflict, fields), status: 409 };
  for (const mail of saved.mails) void services.outbox.deliver(mail, 0);
  return after(letterPath(saved.id), isTest ? "tested" : "saved");
}

/** Null if a colleague has changed it, or it is no draft any more. */
async function storeLetter(
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

/** Sends it to the owner who is signed in, in each language. Its link to unsubscribe leads nowhere. */
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

/** The letter as a reader gets it, but for the link to unsubscribe. */
export function propsOf(texts: LetterTexts, language: Language, { SITE_URL }: LetterServices["env"]) {
  return {
    subject: texts[`subject_${language}`],
    text: texts[`body_${language}`],
    unsubscribeUrl: linkAddress(SITE_URL, "unsubscribe", "test", language),
  };
}

const SCHEMAS = { subject: optionalText(LETTER_BOUNDS.subject), body: optionalLines(LETTER_BOUNDS.body) };

function readLetter(fields: Fields, { errors: words }: DeskWords["letters"]) {
  const errors: Partial<Record<LetterField, string>> = {};
  const texts: LetterTexts = { subject_nl: "", body_nl: "", subject_en: "", body_en: "" };
  for (const language of LANGUAGES) {
    const [subject, body] = [`subject_${language}`, `body_${language}`] as const;
    for (const name of [subject, body]) {
      const read = z.safeParse(SCHEMAS[name === subject ? "subject" : "body"], fields[name]);
      if (read.success) texts[name] = read.data ?? "";
      else errors[name] = read.error.issues[0]?.message === "form.error.tooLong" ? words.long : words.characters;
    }
    if (errors[subject] || errors[body]) continue;
    if (texts[subject] === "" && texts[body] !== "") errors[subject] = words.missing;
    if (texts[body] === "" && texts[subject] !== "") errors[body] = words.missing;
  }
  const isEmpty = Object.values(texts).every((text) => text === "");
  if (isEmpty && Object.keys(errors).length === 0) errors.subject_nl = words.empty;
  return { texts, errors };
}

/** Title, opening and address of an article, in both languages, in place of what was typed. */
function withArticle({ env }: LetterServices, fields: Fields): LetterAnswer {
  const written = LANGUAGES.flatMap((language) => {
    const article = listArticles(language).find(({ id }) => id === fields.article);
    if (!article) return [];
    const address = `${env.SITE_URL}${pathIn(articlePath(article.id), language)}`;
    return [
      [`subject_${language}`, article.title],
      [`body_${language}`, `${article.excerpt}\n\n${address}`],
    ];
  });
  return formAnswer(null, { ...fields, ...Object.fromEntries(written) });
}
