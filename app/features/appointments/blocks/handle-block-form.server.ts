import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import type { Live } from "~/platform/live/live.server";
import type { BlockField, BlockOutcome } from "./block";
import { blockTime, setBlock } from "./change-blocks.server";

type Handled = { outcome: BlockOutcome; block: string } | { answer: FormAnswer<BlockField> };

/** Null if the form is about something else. */
export async function handleBlockForm(
  { db, live }: { db: Db; live: Pick<Live, "publish"> },
  fields: Record<string, unknown>,
  by: By & { language: Language },
): Promise<Handled | null> {
  const handled = await handle(db, fields, by);
  if (handled && "outcome" in handled && handled.outcome !== "gone") void live.publish({ kind: "appointment-changed" });
  return handled;
}

async function handle(
  db: Db,
  fields: Record<string, unknown>,
  by: By & { language: Language },
): Promise<Handled | null> {
  if (fields.do === "block") {
    const blocked = await blockTime(db, fields, by);
    return blocked.outcome === "invalid"
      ? { answer: formAnswer(null, fields, blocked.errors) }
      : { outcome: blocked.outcome, block: blocked.id };
  }
  if (fields.do !== "unblock" && fields.do !== "reblock") return null;
  const block = String(fields.block ?? "");
  const isOn = fields.do === "reblock";
  const done = isOn ? "reblocked" : "unblocked";
  return { outcome: (await setBlock(db, block, isOn, by)) ? done : "gone", block };
}
