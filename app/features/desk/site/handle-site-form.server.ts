import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import type { Values } from "~/platform/site-content/content-kind";
import {
  type Conflict,
  currentValues,
  discardDraft,
  discardUnfit,
  publishContent,
  saveSiteDraft,
  undoVersion,
} from "~/platform/site-content/publish.server";
import type { SiteContent } from "~/platform/site-content/site-content.server";
import { lastChanges, newestVersion } from "~/platform/site-content/site-content-store.server";
import { NEW } from "./paths";
import { errorsInWords, type FieldErrors, type Fields, isOwn, nameInWords, type SiteEditor } from "./site-editor";
import type { SiteOutcome } from "./site-view";

interface Acting {
  db: Db;
  siteContent: Pick<SiteContent, "changed">;
}

interface SiteUser extends By {
  isOwner: boolean;
  language: Language;
}

export type SiteDone =
  | { outcome: SiteOutcome; version: number }
  | { outcome: "forbidden" }
  | { outcome: "refused"; status: 200 | 409 | 422; answer: FormAnswer };

const OWNERS: ReadonlySet<string> = new Set(["publish", "undo", "clear", "reset"]);

/** A button that is not only for owners saves a draft. */
export async function handleSiteForm(
  { db, siteContent }: Acting,
  editor: SiteEditor,
  fields: Fields,
  user: SiteUser,
  /** Problems of uploaded files. */
  wrongFiles: FieldErrors = {},
): Promise<SiteDone> {
  const { kind } = editor;
  const by = { user: user.user, now: user.now };
  if (fields.do === "discard") {
    return { outcome: await discardDraft(db, kind, fields.draft_at ?? "", by), version: 0 };
  }
  const rearranged = editor.rearrange?.(fields);
  if (rearranged) {
    return { outcome: "refused", status: 200, answer: formAnswer(null, rearranged) };
  }
  if (!user.isOwner && OWNERS.has(fields.do ?? "")) return { outcome: "forbidden" };
  if (fields.do === "reset") {
    const done = await publishOver({ db, siteContent }, editor, () => kind.shipped, by);
    return done.outcome === "published" && isOwn(editor) ? { ...done, outcome: "removed" } : done;
  }
  const done = await change({ db, editor, fields, by, user, wrongFiles });
  if (done.outcome === "published" || done.outcome === "undone" || done.outcome === "cleared") {
    await siteContent.changed();
  }
  return done;
}

interface Change {
  db: Db;
  editor: SiteEditor;
  fields: Fields;
  by: By;
  user: SiteUser;
  wrongFiles: FieldErrors;
}

async function change({ db, editor, fields, by, user, wrongFiles }: Change): Promise<SiteDone> {
  const { kind } = editor;
  if (fields.do === "undo") {
    const undone = await undoVersion(db, kind, Number(fields.to), by);
    return { version: 0, ...undone };
  }
  if (fields.do === "clear") {
    return { outcome: (await discardUnfit(db, kind, by)) ? "cleared" : "gone", version: 0 };
  }
  const known = currentValues(kind, await lastChanges(db));
  const words = deskWords[user.language].site;
  const read = editor.read(fields, known, user.now);
  // A draft may be unfinished, but needs a title to have a place.
  const untitled = kind.id.endsWith(`.${NEW}`) ? { "title/nl": read.errors["title/nl"] ?? "missing" } : {};
  const errors = { ...(fields.do === "draft" ? untitled : read.errors), ...wrongFiles };
  if (Object.keys(errors).length > 0) {
    const answer = formAnswer(words.problem.invalid, fields, errorsInWords(errors, editor, words));
    return { outcome: "refused", status: 422, answer };
  }
  const wanted = { base: Number(fields.base), values: read.values, readAt: fields.draft_at ?? "" };
  if (fields.do !== "publish") {
    const kept = await saveSiteDraft(db, kind, { ...wanted, typed: typedIn(fields) }, by);
    if (kept.outcome === "kept") return { outcome: "drafted", version: 0 };
    const said = { who: kept.by, moment: formatMoment(kept.at, user.language) };
    const answer = formAnswer(fill(words.problem.draft, said), { ...fields, draft_at: kept.at });
    return { outcome: "refused", status: 409, answer };
  }
  const published = await publishContent(db, kind, wanted, by);
  if (published.outcome === "conflict") return refusal(published, editor, user, wanted.readAt);
  return { version: 0, ...published };
}

/** The typed fields, without the form's own ones, and with the line ends of a text area. */
export function typedIn({ do: _do, base: _base, draft_at: _at, ...typed }: Fields): Fields {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.replace(/\r\n?/g, "\n")]));
}

/** The refused form, with the changes of others and what this user typed over them. */
function refusal(
  { names, by, at, version, merged }: Conflict,
  editor: SiteEditor,
  user: SiteUser,
  draftAt: string,
): SiteDone {
  const { language, now } = user;
  const words = deskWords[language].site;
  const problem = fill(words.problem.conflict, {
    who: by,
    names: names.map((name) => nameInWords(editor, name, words)).join(", "),
    moment: formatMoment(at, language),
  });
  const fields = { ...editor.fieldsOf(merged, now), base: String(version), draft_at: draftAt };
  return { outcome: "refused", status: 409, answer: formAnswer(problem, fields) };
}

/** Publishes the current values at once, with a change to them. */
export async function publishOver(
  { db, siteContent }: Acting,
  editor: SiteEditor,
  changed: (values: Values) => Values,
  by: By,
): Promise<SiteDone> {
  const base = await newestVersion(db);
  const values = changed(currentValues(editor.kind, await lastChanges(db)));
  const published = await publishContent(db, editor.kind, { base, values }, by);
  if (published.outcome === "published") await siteContent.changed();
  return published.outcome === "conflict" ? { outcome: "conflict", version: 0 } : { version: 0, ...published };
}
