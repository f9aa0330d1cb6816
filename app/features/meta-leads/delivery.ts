import * as z from "zod/mini";

/** A lead that Meta reports: only ids. */
export interface LeadNews {
  id: string;
  pageId: string | null;
  formId: string | null;
  adId: string | null;
}

/** Ids are digits; whatever they are, they must be safe in an address. */
const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);
const knownId = id.check(z.regex(/^\w[\w-]{0,63}$/));
const optionalId = z.catch(z.nullish(knownId).check(z.overwrite((value) => value ?? null)), null);

export const changeSchema = z.object({
  field: z.literal("leadgen"),
  value: z.object({ leadgen_id: knownId, page_id: optionalId, form_id: optionalId, ad_id: optionalId }),
});

/** An entry that reports nothing that we know. */
const NOTHING = { id: null, changes: [] };

const deliverySchema = z.object({
  object: z.literal("page"),
  entry: z.array(z.catch(z.object({ id: optionalId, changes: z.catch(z.array(z.unknown()), []) }), NOTHING)),
});

/**
 * The leads that a delivery of Meta's webhook reports, each once (Graph API, "Webhooks for leadgen"); a delivery has up
 * to 1,000 changes. Anything else is skipped. Throws a `SyntaxError` when the text is not JSON.
 */
export function leadsIn(text: string): LeadNews[] {
  const delivery = z.safeParse(deliverySchema, parseExactly(text));
  if (!delivery.success) return [];
  const leads = new Map<string, LeadNews>();
  for (const { id: pageOfEntry, changes } of delivery.data.entry) {
    for (const change of changes) {
      const parsed = z.safeParse(changeSchema, change);
      if (!parsed.success) continue;
      const { leadgen_id, page_id, form_id, ad_id } = parsed.data.value;
      const news = { id: leadgen_id, pageId: page_id ?? pageOfEntry ?? null, formId: form_id ?? null };
      leads.set(leadgen_id, { ...news, adId: ad_id ?? null });
    }
  }
  return [...leads.values()];
}

/** Parses JSON whose ids may be numbers too large for JavaScript: those keep their digits, as text. */
function parseExactly(text: string): unknown {
  const keepDigits = (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === "number" && !Number.isSafeInteger(value) ? (context?.source ?? value) : value;
  return JSON.parse(text, keepDigits);
}
