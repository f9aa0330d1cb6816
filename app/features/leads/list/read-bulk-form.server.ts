import * as z from "zod/mini";
import { assignSchema, planSchema, statusSchema, tagSchema, wrongField } from "../lead-changes.server";
import { BULK_KINDS, type BulkChange, type BulkProblem, type ChosenLead } from "./bulk-change";

const MOST_LEADS = 100;
const CHOSEN = /^([\w-]{1,64})@(\d{1,9})$/;
/** The real versions come with the leads. */
const ANY_VERSION = { version: 1 };

export interface BulkForm {
  change: BulkChange;
  leads: ChosenLead[];
}

export function readBulkForm(fields: Record<string, unknown>): BulkForm | BulkProblem {
  const leads = readChosen(fields.lead, fields.all);
  if (leads.length === 0) return "none";
  const change = readChange(fields);
  return typeof change === "string" ? change : { change, leads };
}

/** Null if none in particular is. */
export function wrongBulkField(fields: Record<string, unknown>): string | null {
  return wrongField({ ...fields, ...ANY_VERSION, do: fields.kind });
}

function readChosen(checked: unknown, all: unknown): ChosenLead[] {
  const values = [checked, typeof all === "string" ? all.split(" ") : []].flat();
  const chosen = new Map<string, ChosenLead>();
  for (const value of values) {
    const [, id, version] = CHOSEN.exec(String(value)) ?? [];
    if (id) chosen.set(id, { id, version: Number(version) });
  }
  // One order, so that two users who change the same leads do not wait for each other.
  return [...chosen.values()].slice(0, MOST_LEADS).sort((one, other) => (one.id < other.id ? -1 : 1));
}

function readChange(fields: Record<string, unknown>): BulkChange | BulkProblem {
  const kind = BULK_KINDS.find((known) => known === fields.kind);
  switch (kind) {
    case "status":
    case "spam": {
      const asked = { ...fields, ...ANY_VERSION, ...(kind === "spam" && { status: "spam" }) };
      const parsed = z.safeParse(statusSchema, asked);
      if (!parsed.success) return parsed.error.issues[0]?.path[0] === "reason" ? "reason" : "status";
      const { status, reason } = parsed.data;
      return { kind: "status", status, reason };
    }
    case "assign": {
      const parsed = z.safeParse(assignSchema, { ...fields, ...ANY_VERSION });
      return parsed.success ? { kind, assignee: parsed.data.assignee } : "assign";
    }
    case "plan": {
      const parsed = z.safeParse(planSchema, { ...fields, ...ANY_VERSION });
      if (!parsed.success) return "plan";
      const { action, on } = parsed.data;
      // A day with nothing to do on it is not a plan.
      return action === null && on !== null ? "plan" : { kind, action, on };
    }
    case "tag":
    case "untag": {
      const parsed = z.safeParse(tagSchema, fields.tag);
      return parsed.success ? { kind, tag: parsed.data } : "tag";
    }
    case "restore":
      return { kind };
    case undefined:
      return "kind";
  }
}
