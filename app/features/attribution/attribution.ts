import * as z from "zod/mini";
import { parseUrl } from "~/lib/parse-url";
import { withoutTokens } from "~/lib/without-tokens";
import { PART_BOUND } from "./touch";

const text = z.string().check(z.maxLength(PART_BOUND), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const part = z.nullish(text);

const touchSchema = z.object({
  /** Address of the page that linked to us, without its query. */
  referrer: part,
  /** Path of the page where the visit began. One that was opened before tokens were left out may hold one. */
  landing: z.nullish(text.check(z.overwrite(withoutTokens))),
  utm_source: part,
  utm_medium: part,
  utm_campaign: part,
  utm_term: part,
  utm_content: part,
});

/** How a visitor came in once. */
export type Touch = z.output<typeof touchSchema>;

/** How a visitor came in for the first time and for the last, as far as this tab knows. */
export const touchesSchema = z.object({ first: touchSchema, last: touchSchema });

export type Attribution = z.output<typeof touchesSchema>;

/** Beside a request. What is not right here is left out: it never costs a visitor the request. */
export const attributionSchema = z.catch(
  z.pipe(
    z.nullish(touchesSchema),
    z.transform((value) => value ?? null),
  ),
  null,
);

/** Where a touch comes from in one line: "google.com, zomer (cpc), naar /prijzen"; null when nothing tells. */
export function sayTouch({ referrer, landing, utm_source, utm_medium, utm_campaign, utm_term, utm_content }: Touch) {
  const from = utm_source || (referrer && hostOf(referrer));
  const said = [from, utm_medium, utm_campaign, utm_term, utm_content].filter(Boolean).join(" · ");
  return [said, landing].filter(Boolean).join(" → ") || null;
}

function hostOf(address: string): string {
  return parseUrl(address)?.host ?? address;
}
