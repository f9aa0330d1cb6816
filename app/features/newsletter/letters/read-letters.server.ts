import { listArticles } from "~/features/articles/library.server";
import type { Db } from "~/lib/db/database.server";
import type { LetterRow } from "~/lib/db/tables/letter-tables";
import { readPage } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import { languagesOf } from "./letter";
import { countReaders, findLetter, listLetters, progressOf } from "./letter-store.server";

const PAGE_SIZE = 25;

/** Null if there is nothing at the cursor. */
export async function readLetters(db: Db, cursor: string | null, language: Language) {
  const page = await readPage(cursor, {
    size: PAGE_SIZE,
    select: (place) => listLetters(db, place),
    positionOf: (letter) => ({ at: momentIn(letter), id: letter.id }),
  });
  if (!page) return null;
  const letters = [];
  for (const letter of page.rows) {
    const { id, state } = letter;
    const progress = state === "draft" ? null : await progressOf(db, letter, languagesOf(letter));
    letters.push({ id, state, title: titleOf(letter), at: momentOf(momentIn(letter), language), progress });
  }
  return { letters, nextCursor: page.nextCursor };
}

/** Null for one that is not there. */
export async function readLetterPage(db: Db, id: string, language: Language) {
  const letter = await findLetter(db, id);
  if (!letter) return null;
  const { state, version, subject_nl, body_nl, subject_en, body_en } = letter;
  const languages = languagesOf(letter);
  return {
    ...{ id, state, version, languages, title: titleOf(letter) },
    fields: { subject_nl, body_nl, subject_en, body_en },
    progress: state === "draft" ? null : await progressOf(db, letter, languages),
    readers: await countReaders(db),
    startedAt: letter.started_at === null ? null : momentOf(letter.started_at, language),
    endedAt: letter.ended_at === null ? null : momentOf(letter.ended_at, language),
  };
}

/** Articles that can be put into a letter. */
export function articleChoices(language: Language): { id: string; title: string }[] {
  return listArticles(language).map(({ id, title }) => ({ id, title }));
}

function momentIn({ started_at, updated_at }: LetterRow): string {
  return started_at ?? updated_at;
}

function titleOf({ subject_nl, subject_en }: LetterRow): string {
  return subject_nl || subject_en;
}
