import { draftStore } from "~/components/forms/draft-store";
import type { HandFields } from "./hand-lead";

/** A lead that stays on this device until the server has it. */
export interface WaitingLead {
  by: string;
  fields: HandFields;
  /** The server has found something wrong with it. */
  isRefused: boolean;
}

const CHANGED = "desk:waiting-leads";

const store = draftStore(() => localStorage, "lead-waiting:");

export const waitingLeadKey = store.keyOf;

/** `id`: its submission id. */
export function saveWaiting(id: string, lead: WaitingLead): void {
  store.keep(id, lead);
  window.dispatchEvent(new Event(CHANGED));
}

export function dropWaiting(id: string): void {
  store.drop(id);
  window.dispatchEvent(new Event(CHANGED));
}

/** Those of one user, by submission id: a device may have several. */
export function waitingOf(by: string): Map<string, WaitingLead> {
  const waiting = new Map<string, WaitingLead>();
  store.sweep((lead, id) => {
    if (isWaitingLead(lead) && lead.by === by) waiting.set(id, lead);
    return false;
  });
  return waiting;
}

export function whenWaitingChanges(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

function isWaitingLead(value: unknown): value is WaitingLead {
  const { by, fields, isRefused } = Object(value) as { [Key in keyof WaitingLead]?: unknown };
  const texts = typeof fields === "object" && fields !== null ? Object.values(fields) : [null];
  return typeof by === "string" && typeof isRefused === "boolean" && texts.every((text) => typeof text === "string");
}
