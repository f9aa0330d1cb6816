import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { emailAddress, optionalLines, optionalText, requiredText } from "~/components/forms/text-field";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { SharedKey } from "~/content/shared/shared-copy";
import { sharedCopy } from "~/content/shared-copy.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { dayOf } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import { chosenOffer, linesOf, tickedChoice } from "../choice";
import { type Offer, PERIODS, QUOTE_BOUNDS, type QuoteDiscount, type QuoteGroup, type QuoteLine } from "../quote";
import { readAmount, readCents, readPercent } from "../quote-money";
import { quoteRange, quoteTotals } from "../quote-totals";
import { type DiscountFields, type DraftFields, isFilledDiscount, isFilledLine, type LineFields } from "./draft-fields";
import { fieldsOfQuote } from "./fields-of.server";
import type { DeskOutcome } from "./outcomes";
import { pricedLines, titlesOfKinds } from "./priced-lines.server";
import type { EditorAnswer } from "./quote-editor";

type RowProblem = keyof DeskWords["quotes"]["problems"];

/** Problems by field: "email", "line-2-price". */
export type DraftProblems = Record<string, { shared: SharedKey } | { own: RowProblem }>;

export type Draft = Pick<
  QuoteRow,
  | "customer_name"
  | "company"
  | "email"
  | "address"
  | "language"
  | "intro"
  | "planning"
  | "first_version_on"
  | "line_groups"
  | "lines"
  | "discounts"
  | "once_cents"
  | "month_cents"
>;

const customer = z.object({
  customer_name: requiredText(BOUNDS.name, "form.error.nameMissing"),
  company: optionalText(BOUNDS.company),
  address: optionalLines(QUOTE_BOUNDS.address),
  intro: optionalLines(QUOTE_BOUNDS.intro),
});
const groupTitle = optionalText(QUOTE_BOUNDS.groupTitle);
const description = requiredText(QUOTE_BOUNDS.description, "form.error.invalid");

interface Reading {
  vatPercent: number;
  /** Null if it is only stored. */
  sentAt: Date | null;
}

/** A draft may lack what a sent quote may not; rows in which nothing is typed are left out. */
export function readDraft(
  fields: DraftFields,
  { vatPercent, sentAt }: Reading,
): { draft: Draft } | { problems: DraftProblems } {
  const isForSending = sentAt !== null;
  const problems: DraftProblems = {};
  const told = z.safeParse(customer, fields);
  for (const { path, message } of told.error?.issues ?? []) {
    const isNameless = message === ("form.error.nameMissing" satisfies SharedKey);
    problems[String(path[0])] ??= isNameless ? { own: "name" } : { shared: message as SharedKey };
  }
  const { first_version_on } = fields;
  if (first_version_on !== "" && !isDay(first_version_on)) problems.first_version_on = { own: "firstVersionOn" };
  else if (first_version_on !== "" && sentAt && first_version_on < dayOf(sentAt.toISOString()))
    problems.first_version_on = { own: "firstVersionPast" };
  const email = z.safeParse(emailAddress, fields.email);
  const hasEmail = fields.email.trim() !== "";
  if (hasEmail && !email.success) problems.email = { shared: email.error.issues[0]?.message as SharedKey };
  if (!hasEmail && isForSending) problems.email = { own: "email" };

  const lines = fields.lines.filter((row) => isFilledLine(row)).map((row) => readLine(row, problems));
  const discountRows = fields.discounts.filter((row) => isFilledDiscount(row));
  const discounts = discountRows.map((row) => readDiscount(row, problems));
  if (lines.length === 0 && isForSending) problems.lines = { own: "lines" };
  const groups = fields.groups.map((group) => readGroup(group, problems));
  const offer: Offer = { groups: usedGroups(groups, lines), lines, discounts, vatPercent };
  const ticked = chosenOffer(offer, tickedChoice(offer));
  const totals = quoteTotals(ticked);
  const range = quoteRange({ ...offer, discounts: [] });
  if (PERIODS.some((per) => range[per].most > QUOTE_BOUNDS.totalCents)) problems.lines = { own: "total" };
  if (isForSending) {
    for (const { key, kind } of offer.groups) {
      if (kind === "one_of" && linesOf(offer, key).length === 1) problems[`group-${key}-kind`] = { own: "oneOf" };
    }
    if (ticked.lines.length === 0) problems.lines ??= { own: "nothing" };
  }
  const areLinesFine = !Object.keys(problems).some((field) => field.startsWith("line"));
  for (const [index, { key }] of isForSending && areLinesFine ? discountRows.entries() : []) {
    // The customer would be shown another discount than was typed, or none.
    if (totals.lost[index]) problems[`discount-${key}-value`] ??= { own: "discount" };
    else if (totals.discounts[index] === 0) problems[`discount-${key}-value`] ??= { own: "noDiscount" };
  }
  if (!told.success || Object.keys(problems).length > 0) return { problems };
  return {
    draft: {
      ...told.data,
      email: email.success ? email.data : null,
      language: fields.language,
      planning: planningOf(fields),
      first_version_on: first_version_on || null,
      line_groups: JSON.stringify(offer.groups),
      lines: JSON.stringify(lines),
      discounts: JSON.stringify(discounts),
      once_cents: totals.once.excluding,
      month_cents: totals.month.excluding,
    },
  };
}

/** Document and page say the same: no word may have letters that the document would leave out. */
export async function readForSending(
  fields: DraftFields,
  { vatPercent, now }: { vatPercent: number; now: Date },
): Promise<ReturnType<typeof readDraft>> {
  // Fonts are as large as the rest of the server.
  const { canWrite } = await import("~/features/mail/pdf/document-text.server");
  const { intro, groups, lines, discounts } = fields;
  const texts = [
    ["intro", intro] as const,
    ...groups.map(({ key, title }) => [`group-${key}-title`, title] as const),
    ...lines.map(({ key, description }) => [`line-${key}-description`, description] as const),
    ...discounts.map(({ key, description }) => [`discount-${key}-description`, description] as const),
  ];
  const unwritable = texts.filter(([, text]) => !canWrite(text)).map(([field]) => [field, { own: "letters" }] as const);
  const read = readDraft(fields, { vatPercent, sentAt: now });
  if (unwritable.length === 0) return read;
  return { problems: { ...Object.fromEntries(unwritable), ...("problems" in read && read.problems) } };
}

function readLine(row: LineFields, problems: DraftProblems): QuoteLine {
  const at = (field: string) => `line-${row.key}-${field}`;
  const quantity = readAmount(row.quantity);
  const unitCents = readCents(row.price);
  if (quantity === null || quantity <= 0) problems[at("quantity")] = { own: "quantity" };
  else if (quantity > QUOTE_BOUNDS.quantity) problems[at("quantity")] = { own: "tooMany" };
  if (unitCents === null) problems[at("price")] = { own: "price" };
  else if (unitCents > QUOTE_BOUNDS.unitCents) problems[at("price")] = { own: "total" };
  const said = readDescription(row.description, at("description"), problems);
  const { key, group, ticked: isTicked, per } = row;
  return { key, group, isTicked, description: said, quantity: quantity ?? 0, unitCents: unitCents ?? 0, per };
}

/** The promise that is made to everyone comes in the place of a day that is taken away. */
function planningOf({ planning, first_version_on }: DraftFields): QuoteRow["planning"] {
  if (first_version_on) return "custom";
  return planning === "custom" ? "site" : planning || null;
}

function readGroup({ key, title, kind }: QuoteGroup, problems: DraftProblems): QuoteGroup {
  const read = z.safeParse(groupTitle, title);
  if (!read.success) problems[`group-${key}-title`] = { own: "text" };
  return { key, title: read.data ?? "", kind };
}

/** Groups without lines are left out, unless they have a title; there is always one. */
function usedGroups(groups: readonly QuoteGroup[], lines: readonly QuoteLine[]): QuoteGroup[] {
  const used = groups.filter(({ key, title }) => title !== "" || lines.some(({ group }) => group === key));
  return used.length > 0 ? used : groups.slice(0, 1);
}

function readDiscount(row: DiscountFields, problems: DraftProblems): QuoteDiscount {
  const at = (field: string) => `discount-${row.key}-${field}`;
  const { kind, per } = row;
  const isPercent = kind === "percent";
  const value = isPercent ? readPercent(row.value) : readCents(row.value);
  if (value === null || value === 0) problems[at("value")] = { own: isPercent ? "percent" : "value" };
  else if (!isPercent && value > QUOTE_BOUNDS.totalCents) problems[at("value")] = { own: "total" };
  return { description: readDescription(row.description, at("description"), problems), kind, value: value ?? 0, per };
}

function readDescription(typed: string, field: string, problems: DraftProblems): string {
  const read = z.safeParse(description, typed);
  if (read.success) return read.data;
  problems[field] = { own: typed.trim() === "" ? "description" : "text" };
  return "";
}

export function problemsMessage(
  problems: DraftProblems,
  texts: Readonly<Record<SharedKey, string>>,
  own: DeskWords["quotes"]["problems"],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      "shared" in problem ? texts[problem.shared] : own[problem.own],
    ]),
  );
}

export async function readEditor(
  row: QuoteRow,
  outcome: DeskOutcome | null,
  { language, now }: { language: Language; now: Date },
) {
  const { version, vat_percent: vatPercent } = row;
  const fields = fieldsOfQuote(row, language);
  const read = outcome === "incomplete" && (await readForSending(fields, { vatPercent, now }));
  const problems = read && "problems" in read ? read.problems : {};
  const answer: EditorAnswer = {
    fields,
    outcome: null,
    errors: problemsMessage(problems, sharedCopy(language), deskWords[language].quotes.problems),
  };
  return { version, vatPercent, fields, priced: pricedLines(language), titles: titlesOfKinds(), answer };
}
