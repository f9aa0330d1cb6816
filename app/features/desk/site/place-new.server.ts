import type { Db } from "~/lib/db/database.server";
import { slugOf } from "~/lib/text/slug";
import { isSame } from "~/platform/site-content/content-kind";
import { currentValues } from "~/platform/site-content/publish.server";
import { lastChanges, listDrafts } from "~/platform/site-content/site-content-store.server";
import { typedIn } from "./handle-site-form.server";
import { NEW } from "./paths";
import type { Fields, SiteEditor } from "./site-editor";
import { editorOf } from "./site-kinds.server";

interface NewPlace {
  editor: SiteEditor;
  /** The time of its draft if the same form was sent before. */
  draftAt: string;
}

/**
 * The place of a new item, by the slug of its title; null if that has no letters. An item with the same content came from
 * this form, sent twice. A slug that was given up stays taken.
 */
export async function placeNew(db: Db, family: string, fields: Fields, now: Date): Promise<NewPlace | null> {
  const slug = slugOf(fields["title/nl"] ?? "");
  const [last, drafts] = [await lastChanges(db), await listDrafts(db)];
  for (let number = 1; slug !== ""; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    const editor = editorOf(`${family}.${wanted}`);
    if (!editor) return null;
    const { kind } = editor;
    if (wanted === NEW || kind.shipped["title/nl"] !== "") continue;
    const draft = drafts.find((each) => each.kind === kind.id);
    if (!draft && last.every((row) => row.kind !== kind.id)) return { editor, draftAt: "" };
    const known = currentValues(kind, last);
    const isSentTwice = draft
      ? draft.fields === JSON.stringify(typedIn(fields))
      : isSame(editor.read(fields, known, now).values, known);
    if (isSentTwice) return { editor, draftAt: draft?.at ?? "" };
  }
  return null;
}
