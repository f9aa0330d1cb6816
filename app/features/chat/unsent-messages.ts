import * as z from "zod/mini";
import type { Unsent } from "./conversation";
import { dropKept, keep, readKept } from "./kept-in-browser";

const unsentSchema = z.array(
  z.object({
    id: z.guid(),
    text: z.string(),
    quick: z.optional(z.enum(["quote", "appointment", "other", "advice"])),
    at: z.iso.datetime(),
  }),
);

/** What was said in an earlier document, or another tab, and has not reached the server. */
export function readUnsent(): Unsent[] {
  try {
    const unsent = z.parse(unsentSchema, JSON.parse(readKept("unsent") ?? "[]"));
    return unsent.map((message) => ({ ...message, status: "waiting" }));
  } catch {
    return [];
  }
}

export function keepUnsent(unsent: readonly Unsent[]): void {
  const wanted = unsent.filter(({ status }) => status !== "refused").map(({ status: _status, ...message }) => message);
  if (wanted.length > 0) keep("unsent", JSON.stringify(wanted));
  else dropKept("unsent");
}
