import * as z from "zod/mini";
import type { Unsent } from "./conversation";
import { dropKept, readKept, save } from "./kept-in-browser";

const unsentSchema = z.array(
  z.object({
    id: z.guid(),
    text: z.string(),
    quick: z.optional(z.enum(["quote", "appointment", "other", "advice"])),
    at: z.iso.datetime(),
  }),
);

export function readUnsent(): Unsent[] {
  try {
    const unsent = z.parse(unsentSchema, JSON.parse(readKept("unsent") ?? "[]"));
    return unsent.map((message) => ({ ...message, status: "waiting" }));
  } catch {
    return [];
  }
}

/** What another tab stored stays. */
export function saveUnsent(unsent: readonly Unsent[], before: readonly Unsent[]): void {
  const own = new Set([...before, ...unsent].map(({ id }) => id));
  const others = readUnsent().filter(({ id }) => !own.has(id));
  const wanted = [...others, ...unsent.filter(({ status }) => status !== "refused")].map(({ id, text, quick, at }) => ({
    id,
    text,
    quick,
    at,
  }));
  if (wanted.length > 0) save("unsent", JSON.stringify(wanted));
  else dropKept("unsent");
}
