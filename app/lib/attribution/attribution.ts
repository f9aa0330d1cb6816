import * as z from "zod/mini";
import { parseUrl } from "~/lib/parse-url";
import { withoutTokens } from "~/lib/text/without-tokens";
import { PART_BOUND } from "./touch";

const text = z.string().check(z.maxLength(PART_BOUND), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const part = z.nullish(text);

const touchSchema = z.object({
  /** The referrer without its query. */
  referrer: part,
  /** Browsers with an older page may still send a token in the path. */
  landing: z.nullish(text.check(z.overwrite(withoutTokens))),
  utm_source: part,
  utm_medium: part,
  utm_campaign: part,
  utm_term: part,
  utm_content: part,
});

export type Touch = z.output<typeof touchSchema>;

export const touchesSchema = z.object({ first: touchSchema, last: touchSchema });

export type Attribution = z.output<typeof touchesSchema>;

/** Anything invalid is left out: it never costs a visitor the request. */
export const attributionSchema = z.catch(
  z.pipe(
    z.nullish(touchesSchema),
    z.transform((value) => value ?? null),
  ),
  null,
);

/** "google.com · cpc · zomer → /prijzen"; null when it says nothing. */
export function formatTouch({ referrer, landing, utm_source, utm_medium, utm_campaign, utm_term, utm_content }: Touch) {
  const from = utm_source || (referrer && hostOf(referrer));
  const said = [from, utm_medium, utm_campaign, utm_term, utm_content].filter(Boolean).join(" · ");
  return [said, landing].filter(Boolean).join(" → ") || null;
}

function hostOf(address: string): string {
  return parseUrl(address)?.host ?? address;
}
