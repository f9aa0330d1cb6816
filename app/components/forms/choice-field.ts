import * as z from "zod/mini";
import type { SharedKey } from "~/content/shared/shared-copy";

const UNKNOWN: SharedKey = "form.error.choiceUnknown";

/** White space around it does not count. */
function choice<const Ids extends readonly [string, ...string[]]>(ids: Ids, unknown: SharedKey) {
  return z.union([z.enum(ids), z.pipe(z.string().check(z.trim()), z.enum([...ids, ""]))], unknown);
}

/** Empty or absent becomes null. */
export function optionalChoice<const Ids extends readonly [string, ...string[]]>(ids: Ids, unknown = UNKNOWN) {
  return z.pipe(
    z.nullish(choice(ids, unknown)),
    z.transform((value) => (value || null) as Ids[number] | null),
  );
}

/**
 * The ids in the order of the list. A plain form sends a single choice as text, and no field when nothing is chosen.
 */
export function choices<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  const one = choice(ids, UNKNOWN);
  const list = z.array(one, UNKNOWN).check(z.maxLength(ids.length, UNKNOWN));
  return z.pipe(
    z.nullish(z.union([list, one], UNKNOWN)),
    z.transform((chosen): Ids[number][] => {
      const listed: readonly string[] = typeof chosen === "string" ? [chosen] : (chosen ?? []);
      return ids.filter((id) => listed.includes(id));
    }),
  );
}
