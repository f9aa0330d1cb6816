import type { Db } from "~/lib/db/database.server";
import { slugOf } from "~/lib/text/slug";
import { lastChanges, listDrafts } from "~/platform/site-content/site-content-store.server";
import { NEW } from "./paths";
import { editorOf } from "./site-kinds.server";

/** The slug of something new with that title; null if it has no letters. One that was given up stays taken. */
export async function freeSlug(db: Db, family: string, title: string): Promise<string | null> {
  const slug = slugOf(title);
  if (slug === "") return null;
  const used = [...(await lastChanges(db)), ...(await listDrafts(db))].map(({ kind }) => kind);
  const isFree = (wanted: string) => {
    const kind = `${family}.${wanted}`;
    return wanted !== NEW && !used.includes(kind) && !ships(kind);
  };
  const ships = (kind: string) => editorOf(kind)?.kind.shipped["title/nl"] !== "";
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    if (isFree(wanted)) return wanted;
  }
}
