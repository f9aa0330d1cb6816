import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { SiteChangeRow } from "~/lib/db/tables/site-tables";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import { fits, fittingValues, isSame } from "~/platform/site-content/content-kind";
import { currentValues, unfitChanges } from "~/platform/site-content/publish.server";
import { nameOf } from "~/platform/site-content/site-content.server";
import {
  findDraft,
  lastChanges,
  listChanges,
  listDrafts,
  newestVersion,
} from "~/platform/site-content/site-content-store.server";
import { SITE_PATHS, type SiteKind } from "./paths";
import { isOwn, nameInWords, type SiteEditor } from "./site-editor";
import { editorOf } from "./site-kinds.server";
import type { ShownChange, ShownDraft, SitePageView } from "./site-view";

const SHOWN_CHANGES = 12;

interface Reader {
  language: Language;
  now: Date;
}

export async function readSitePage(db: Db, editor: SiteEditor, { language, now }: Reader): Promise<SitePageView> {
  const { kind } = editor;
  const [last, draft, version, rows] = [
    await lastChanges(db),
    await findDraft(db, kind.id),
    await newestVersion(db),
    await listChanges(db, kind.id, SHOWN_CHANGES),
  ];
  const values = currentValues(kind, last);
  const fields = draft?.typed ?? editor.fieldsOf({ ...values, ...fittingValues(kind, draft?.values ?? {}) }, now);
  const isUnfinished = () => Object.keys(editor.read(fields, values, now).errors).length > 0;
  return {
    form: { ...fields, base: String(draft?.base ?? version), draft_at: draft?.at ?? "" },
    draft: draft && { by: draft.user_email, at: momentOf(draft.at, language), isUnfinished: isUnfinished() },
    changes: await presentChanges(db, rows, { language }, () => null),
    unfit: unfitChanges(kind, last).map((row) => ({
      name: nameInWords(editor, nameOf(row), deskWords[language].site),
      value: row.value ?? "",
    })),
    isChanged: !isSame(values, kind.shipped),
    isOwn: isOwn(editor),
    hasFiles: (editor.pictures ?? []).length > 0,
    isRearranged: editor.rearrange !== undefined,
  };
}

interface ShownKind {
  change: { by: string; at: string } | null;
  draft: ShownDraft | null;
}

export async function readSiteOverview(
  db: Db,
  { language }: Reader,
): Promise<{ kinds: Record<SiteKind, ShownKind>; changes: ShownChange[] }> {
  const names = Object.keys(SITE_PATHS) as SiteKind[];
  const [last, rows, drafts] = [
    (await lastChanges(db)).toSorted((one, other) => other.version - one.version),
    await listChanges(db, null, SHOWN_CHANGES),
    await listDrafts(db),
  ];
  const kinds = names.map((id) => {
    const isOfKind = ({ kind }: { kind: string }) => kind === id || kind.startsWith(`${id}.`);
    const [row, draft] = [last.find(isOfKind), drafts.find(isOfKind)];
    const shown: ShownKind = {
      change: row ? { by: row.user_email, at: momentOf(row.at, language).text } : null,
      draft: draft ? { by: draft.user_email, at: momentOf(draft.at, language) } : null,
    };
    return [id, shown] as const;
  });
  return {
    kinds: Object.fromEntries(kinds) as Record<SiteKind, ShownKind>,
    changes: await presentChanges(db, rows, { language }, (kind) => subjectOf(kind, language)),
  };
}

function subjectOf(kind: string, language: Language): string {
  const { tabs } = deskWords[language].site;
  const [family = "", slug] = kind.split(".");
  const name = tabs[family as SiteKind];
  return slug === undefined ? name : `${name}: ${editorOf(kind)?.title?.(language) || slug}`;
}

/** Newest first, with what each value was before. */
async function presentChanges(
  db: Db,
  rows: readonly SiteChangeRow[],
  { language }: Omit<Reader, "now">,
  subjectOf: (kind: string) => string | null,
): Promise<ShownChange[]> {
  const versions = [...new Set(rows.map(({ version }) => version))];
  const known = [...rows, ...(await lastChanges(db, (versions.at(-1) ?? 1) - 1))];
  return versions.flatMap((version) => {
    const own = rows.filter((row) => row.version === version);
    const [first] = own;
    const editor = first && editorOf(first.kind);
    if (!editor) return [];
    const values = own.map((row) => {
      const earlier = known.find((other) => other.version < version && isSameValue(row, other));
      const said = (value: string | null) => presentStored(editor, nameOf(row), value, language);
      return {
        name: nameInWords(editor, nameOf(row), deskWords[language].site),
        before: said(earlier?.value ?? null),
        after: said(row.value),
      };
    });
    const { kind } = first;
    return [
      { version, kind, by: first.user_email, at: momentOf(first.at, language), subject: subjectOf(kind), values },
    ];
  });
}

function isSameValue(one: SiteChangeRow, other: SiteChangeRow): boolean {
  return one.kind === other.kind && one.name === other.name && one.language === other.language;
}

function presentStored(editor: SiteEditor, name: string, stored: string | null, language: Language): string {
  const { kind } = editor;
  const words = deskWords[language].site;
  if (stored === null && !(name in kind.shipped)) return words.history.shipped;
  const value: unknown = stored === null ? kind.shipped[name] : JSON.parse(stored);
  // A value that no longer fits is shown as it was stored.
  return fits(kind, name, value) ? editor.present(name, value, words, language) : (stored ?? "");
}
