import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ChatRuleVersionRow } from "~/lib/db/tables/tool-tables";
import { findEdits, insertVersion, lockRules } from "./bot-reply-store.server";
import type { OwnRule, RuleEdit, RuleEdits } from "./rule-edits";

/** `conflict`: somebody else changed the same thing since it was read. */
export type RulesChanged = { outcome: "changed"; version: number } | { outcome: "conflict" | "gone" };

const MOST_OWN = 100;

/** `base`: the version that was read; null: no changes. */
export function editRule(db: Db, id: string, base: number, edit: RuleEdit | null, by: By): Promise<RulesChanged> {
  return change(db, by, { base, part: ({ rules }) => rules[id], change: "changed", subject: id }, (edits) => {
    const { [id]: _before, ...others } = edits.rules;
    return { ...edits, rules: edit ? { ...others, [id]: edit } : others };
  });
}

/** A new rule goes to the end of its place. */
export function saveOwnRule(db: Db, base: number, rule: OwnRule, isNew: boolean, by: By): Promise<RulesChanged> {
  const part = ({ own }: RuleEdits) => own.find(({ id }) => id === rule.id);
  return change(db, by, { base, part, change: isNew ? "added" : "changed", subject: rule.id }, (edits) => {
    if (isNew) return edits.own.length < MOST_OWN ? { ...edits, own: [...edits.own, rule] } : null;
    if (!part(edits)) return null;
    return { ...edits, own: edits.own.map((known) => (known.id === rule.id ? rule : known)) };
  });
}

export function removeOwnRule(db: Db, id: string, base: number, by: By): Promise<RulesChanged> {
  const part = ({ own }: RuleEdits) => own.find((rule) => rule.id === id);
  return change(db, by, { base, part, change: "removed", subject: id }, (edits) =>
    part(edits) ? { ...edits, own: edits.own.filter((rule) => rule.id !== id) } : null,
  );
}

export function moveUpOwnRule(db: Db, id: string, base: number, by: By): Promise<RulesChanged> {
  const part = ({ own }: RuleEdits) => own.map((rule) => [rule.id, rule.place]);
  return change(db, by, { base, part, change: "moved", subject: id }, (edits) => {
    const rule = edits.own.find((known) => known.id === id);
    const before = rule && edits.own.slice(0, edits.own.indexOf(rule)).findLast(({ place }) => place === rule.place);
    if (!rule || !before) return null;
    const swapped = edits.own.map((known) => (known === rule ? before : known === before ? rule : known));
    return { ...edits, own: swapped };
  });
}

/** 0 is the product's default. */
export async function restoreVersion(db: Db, version: number, base: number, by: By): Promise<RulesChanged> {
  const wanted = await findEdits(db, version);
  if (!wanted) return { outcome: "gone" };
  const about = { base, part: (edits: RuleEdits) => edits, change: "restored", subject: String(version) } as const;
  return change(db, by, about, () => wanted.edits);
}

interface About {
  base: number;
  /** Another change to this part in between is a conflict. */
  part: (edits: RuleEdits) => unknown;
  change: ChatRuleVersionRow["change"];
  subject: string;
}

async function change(
  db: Db,
  { user, now }: By,
  { base, part, ...about }: About,
  work: (edits: RuleEdits) => RuleEdits | null,
): Promise<RulesChanged> {
  return db.transaction().execute(async (tx) => {
    await lockRules(tx);
    const [current, read] = [await findEdits(tx), await findEdits(tx, base)];
    if (!current || !read || JSON.stringify(part(current.edits)) !== JSON.stringify(part(read.edits))) {
      return { outcome: "conflict" };
    }
    const edits = work(current.edits);
    if (!edits) return { outcome: "gone" };
    const version = current.version + 1;
    const row = { ...about, version, edits: JSON.stringify(edits), user_email: user.email, at: now.toISOString() };
    await insertVersion(tx, row);
    const detail = { version, ...(about.change === "restored" && { restored: about.subject }) };
    const subject = `chat-rule:${about.change === "restored" ? "all" : about.subject}`;
    await recordAudit(tx, { user, at: now, action: `chat-rule.${about.change}`, subject, detail });
    return { outcome: "changed", version };
  });
}
