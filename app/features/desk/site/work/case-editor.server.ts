import { caseValues, portfolioCards, shippedCases } from "~/content/site/portfolio/portfolio-copy.server";
import { BLANK_CASE, MADE, WORK, wordsOf } from "~/content/site/portfolio/work-values";
import { LANGUAGES } from "~/lib/language/language";
import { dayAt } from "~/lib/time/clock";
import { isSame } from "~/platform/site-content/content-kind";
import { declareEditor, type Reading } from "../declare-editor.server";
import { NEW } from "../paths";
import type { SiteEditor } from "../site-editor";
import { CASE_GROUPS } from "../site-fields";

const fields = Object.values(CASE_GROUPS).flat();

export function caseEditor(slug: string): SiteEditor {
  return declareEditor({
    id: `${WORK}.${slug}`,
    shipped: shippedCases.get(slug) ?? BLANK_CASE,
    fields,
    isNeeded: (path, { phone = "" }) => path.startsWith("phoneAlt/") && phone !== "",
    complete: (reading) => complete(slug, reading),
    title: (language) => wordsOf(caseValues(slug), language).title,
    present: (name, value, { work }) => {
      if (typeof value === "boolean") return value ? work.shown : work.hidden;
      return name === "nature" ? work.natures[value as keyof typeof work.natures] : null;
    },
  });
}

function complete(slug: string, { values, errors, known, now }: Reading): void {
  for (const part of MADE) {
    for (const language of LANGUAGES) {
      const [title, text] = [`made${part}.title/${language}`, `made${part}.text/${language}`];
      if ((values[title] === "") !== (values[text] === "")) errors[values[title] === "" ? title : text] ??= "missing";
    }
  }
  if (values.nature === "client" && values.permission === "") errors.permission = "permission";
  // A title without a letter or digit has no address.
  if (slug === NEW) errors["title/nl"] ??= "letters";
  if (!values.picture && !shippedCases.has(slug)) errors.picture = "picture";
  if (!values.isShown && portfolioCards().nl.every((card) => card.slug === slug)) errors.isShown = "last";
  if (!isSame(values, known)) values.updated = dayAt(now);
}
