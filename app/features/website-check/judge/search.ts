import type { Finding } from "../check";
import type { Visit } from "../visit/visit";
import { judge, quote } from "./finding";
import type { SiteNature } from "./site-nature";

/** Titles that a program filled in, with nothing of the business. */
const GENERIC =
  /^(home|homepage|home ?page|index|welkom|welcome|start|startpagina|untitled( document)?|document|nieuwe pagina|new page|mijn (web)?site|my (web)?site|wordpress|react app|vite app|hello world!?)$/i;
/** Characters; Google shows some sixty. */
const LONG_TITLE = 100;

export function judgeTitle({ page, headers, isOpenToGoogle }: Visit): Finding {
  const { good, bad } = judge("title");
  const { robots = "", googlebot = "" } = page.meta;
  if ([robots, googlebot, headers.get("x-robots-tag") ?? ""].some(keepsGoogleOut)) return bad("noindex", {});
  if (isOpenToGoogle === false) return bad("blocked", {});
  const title = quote(page.title ?? "");
  if (title === "") return bad("missing", {});
  const whole = page.title?.trim().length ?? 0;
  if (GENERIC.test(title)) return bad("generic", { title });
  return whole > LONG_TITLE ? bad("long", { title, count: whole }) : good("clear", { title });
}

/** Reads `noindex, max-image-preview: none` and `otherbot: noindex`: rules after the name of a robot are for that one. */
function keepsGoogleOut(rules: string): boolean {
  let robot = "";
  return rules.split(",").some((rule) => {
    const [, name, own] = /^\s*(?!max-|unavailable_after)([\w-]+)\s*:(.*)$/.exec(rule) ?? [];
    robot = name?.toLowerCase() ?? robot;
    return (robot === "" || robot === "googlebot") && /^(noindex|none)$/i.test((own ?? rule).trim());
  });
}

/** Characters; Google shows some 160, on a phone fewer. */
const DESCRIPTION = { short: 50, long: 320 };

export function judgeDescription({ page }: Visit): Finding {
  const { good, bad } = judge("description");
  const text = page.meta.description?.trim() ?? "";
  if (text === "") return bad("missing", {});
  if (text.length < DESCRIPTION.short) return bad("short", { text: quote(text), count: text.length });
  if (text.length > DESCRIPTION.long) return bad("long", { count: text.length });
  return good("present", { text: quote(text) });
}

/** Headings of the first level that still leave one subject. */
const MOST_TOP = 3;

export function judgeHeadings({ page }: Visit, { isPartlySeen }: SiteNature): Finding {
  const { good, bad, unknown } = judge("headings");
  const top = page.headings.filter(({ level }) => level === 1).map(({ text }) => quote(text));
  const heading = top.find((text) => text !== "");
  if (top.length === 0) return isPartlySeen ? unknown("not_seen", {}) : bad("missing", {});
  if (heading === undefined) return bad("empty", {});
  if (page.language === null) return bad("no_language", {});
  const seen = languageOf(page.text);
  const said = quote(page.language, 20);
  if (seen !== null && /^(nl|en)\b/i.test(said) && !said.toLowerCase().startsWith(seen)) {
    return bad("wrong_language", { said, seen });
  }
  return top.length > MOST_TOP ? bad("many", { count: top.length }) : good("clear", { heading });
}

const COMMON = {
  nl: new Set("de het een van voor met wij je uw onze niet zijn dat bij ook naar".split(" ")),
  en: new Set("the and of for with our your we is are you to that this from".split(" ")),
};
/** Words. */
const SAMPLE = 800;

/** Language of a text by its most common words. Null if it is too short to tell, or neither of both. */
function languageOf(text: string): "nl" | "en" | null {
  const words = text
    .slice(0, SAMPLE * 10)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, SAMPLE);
  const [nl, en] = [COMMON.nl, COMMON.en].map((common) => words.filter((word) => common.has(word)).length);
  if (words.length < 60 || nl === undefined || en === undefined) return null;
  if (nl > en * 4 && nl > words.length / 20) return "nl";
  return en > nl * 4 && en > words.length / 20 ? "en" : null;
}
