import * as z from "zod/mini";
import { caseValues, portfolioCards, shippedCases } from "~/content/site/portfolio/portfolio-copy.server";
import { BLANK_CASE, CASE_TEXTS, type CaseText, MADE, WORK, wordsOf } from "~/content/site/portfolio/work-values";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { parseUrl } from "~/lib/parse-url";
import { fill } from "~/lib/text/fill";
import { dayAt } from "~/lib/time/clock";
import { isDay } from "~/lib/time/zoned-time.server";
import { type ContentKind, isSame, type Values } from "~/platform/site-content/content-kind";
import { NEW } from "../paths";
import { pictureField, pictureSchema, readPicture } from "../pictures/picture-schema.server";
import type { Fields, ReadForm, SiteEditor } from "../site-editor";
import { isShowable, manyLines, oneLine, textProblem } from "../text-problem.server";
import { CASE_BOUNDS, PERMISSION_LENGTH } from "./case-bounds";

const url = z.string().check(z.maxLength(300), z.refine(isUrl));
const permission = z.string().check(
  z.maxLength(PERMISSION_LENGTH),
  z.refine((text) => textProblem(text, { language: "nl", most: PERMISSION_LENGTH, isNeeded: false }) === null),
);

const texts = CASE_TEXTS.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

const schemas: ContentKind["schemas"] = {
  isShown: z.boolean(),
  nature: z.enum(["concept", "client"]),
  permission,
  url,
  picture: pictureSchema,
  phone: pictureSchema,
  updated: z.union([z.literal(""), z.string().check(z.refine(isDay))]),
  ...Object.fromEntries(
    texts.map(({ name, language }) => [
      `${name}/${language}`,
      z.string().check(z.refine((text) => isShowable(problemOf(name, text, language, false)))),
    ]),
  ),
};

export function caseEditor(slug: string): SiteEditor {
  const shipped = shippedCases.get(slug) ?? BLANK_CASE;
  return {
    kind: { id: `${WORK}.${slug}`, shipped, schemas },
    pictures: ["picture", "phone"],
    fieldsOf,
    read: (fields, known, now) => readCase(slug, fields, known, now),
    problems: ({ work }) => work.problems,
    name: (name, { work }) => {
      const [bare = "", language] = name.split("/");
      const said = (work.names as Readonly<Record<string, string>>)[bare] ?? bare;
      return language ? fill(work.inLanguage, { name: said, language: work.languages[language as Language] }) : said;
    },
    title: (language) => wordsOf(caseValues(slug), language).title,
    present: (_name, value, { work }) => {
      if (typeof value === "boolean") return value ? work.shown : work.hidden;
      if (typeof value === "object") return value ? work.uploaded : work.none;
      const said = String(value);
      return said === "concept" || said === "client" ? work.natures[said] : said || work.none;
    },
  };
}

function fieldsOf(values: Values): Fields {
  const { isShown, picture, phone, ...others } = values;
  return {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    isShown: isShown ? "on" : "",
    picture: pictureField(picture),
    phone: pictureField(phone),
  };
}

function readCase(slug: string, fields: Fields, known: Values, now: Date): ReadForm {
  const errors: Record<string, string> = {};
  const picture = readPicture(fields.picture ?? "");
  const phone = readPicture(fields.phone ?? "");
  const read: Record<string, unknown> = {
    ...{ picture, phone, isShown: fields.isShown === "on", url: oneLine(fields.url ?? "") },
    nature: fields.nature === "concept" ? "concept" : "client",
    permission: oneLine(fields.permission ?? ""),
  };
  for (const { name, language } of texts) {
    const field = `${name}/${language}`;
    const text = (CASE_BOUNDS[name].isLong ? manyLines : oneLine)(fields[field] ?? "");
    const problem = problemOf(name, text, language, name === "phoneAlt" ? phone !== null : CASE_BOUNDS[name].isNeeded);
    if (problem) errors[field] = problem;
    read[field] = text;
  }
  for (const part of MADE) {
    for (const language of LANGUAGES) {
      const [title, text] = [`made${part}.title/${language}`, `made${part}.text/${language}`];
      if ((read[title] === "") !== (read[text] === "")) errors[read[title] === "" ? title : text] ??= "missing";
    }
  }
  if (!isUrl(read.url as string)) errors.url = "url";
  if (read.nature === "client" && read.permission === "") errors.permission = "permission";
  else if (permission.safeParse(read.permission).success === false) errors.permission = "text";
  // Without a letter or digit it would have no address.
  if (slug === NEW) errors["title/nl"] ??= "letters";
  if (!picture && !shippedCases.has(slug)) errors.picture = "picture";
  if (!read.isShown && portfolioCards().nl.every((card) => card.slug === slug)) errors.isShown = "last";
  const values = { ...known, ...read };
  return { values: isSame(values, known) ? known : { ...values, updated: dayAt(now) }, errors };
}

function problemOf(name: CaseText, text: string, language: Language, isNeeded: boolean) {
  return textProblem(text, { language, most: CASE_BOUNDS[name].most, isNeeded });
}

function isUrl(text: string): boolean {
  return text === "" || (text.startsWith("https://") && parseUrl(text) !== null);
}
