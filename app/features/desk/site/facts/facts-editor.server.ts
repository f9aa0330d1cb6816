import * as z from "zod/mini";
import { type Person, shippedBusiness, shippedClaims } from "~/content/business";
import { internationalDigits } from "~/lib/text/phone";
import type { Values } from "~/platform/site-content/content-kind";
import { isShowable, oneLine, presentFields, readFields, schemasOf, valueName } from "../check-field.server";
import { declareEditor, type Reading } from "../declare-editor.server";
import type { Fields } from "../site-editor";
import { FACT_FIELDS, MOST_PEOPLE, PERSON_FIELDS, personPrefix, type SiteField } from "../site-fields";

const all: Values = { ...shippedBusiness, ...shippedClaims };
const NATIONAL: SiteField = { path: "phone.national", check: "national" };
const INTERNATIONAL: SiteField = { path: "phone.international", check: "phone" };
const WHATSAPP = "whatsapp.international";
const BLANK_PERSON = { name: "", photo: null, line: { nl: "", en: "" }, evidence: "" };
const personPrefixes = Array.from({ length: MOST_PEOPLE }, (_, index) => personPrefix(index));
const personSchema = z.strictObject(schemasOf(PERSON_FIELDS, BLANK_PERSON));

export const factsEditor = declareEditor({
  id: "facts",
  shipped: Object.fromEntries(
    [...FACT_FIELDS.map((field) => valueName(field, all)), "people"].map((name) => [name, all[name]]),
  ),
  fields: FACT_FIELDS,
  schemas: {
    phone: z.strictObject({
      national: z.custom<string>((stored) => isShowable(NATIONAL, stored)),
      international: z.custom<string>((stored) => isShowable(INTERNATIONAL, stored)),
    }),
    people: z.array(personSchema).check(z.maxLength(MOST_PEOPLE)),
  },
  more: ({ people, phone, whatsapp }) =>
    Object.assign(
      isSameNumber(phone, whatsapp) ? { [WHATSAPP]: "" } : {},
      ...(people as Values[]).map((person, index) => ({
        ...presentFields(PERSON_FIELDS, person, personPrefix(index)),
        [`${personPrefix(index)}place`]: String(index + 1),
      })),
    ),
  morePictures: personPrefixes.map((prefix) => `${prefix}photo`),
  complete: ({ typed, values, errors }) => {
    readPhone(values, errors);
    Object.assign(errors, contradictions(typed, errors));
    values.people = readPeople(typed, errors);
  },
  present: (name, value, { facts, work }, language) => {
    if (name !== "people") return null;
    const people = (value as readonly Person[]).map(({ name, line, photo, evidence }) => {
      const parts = [line[language], evidence, photo && work.uploaded];
      return `${name} (${parts.filter(Boolean).join(" · ")})`;
    });
    return people.join(", ") || facts.none;
  },
});

const FIGURES = FACT_FIELDS.flatMap(({ path, check }) => (check === "line" && path.includes(".value") ? [path] : []));
const FIGURE = /^\d+(?:[.,]\d+)*\s?(?:[+%]|\/\s?\d+)?$/;

/** Errors of fields that are right by themselves. */
function contradictions(fields: Fields, errors: Reading["errors"]): Reading["errors"] {
  const typed = (path: string) => (errors[path] === undefined ? oneLine(fields[path] ?? "") : "");
  const digits = (path: string) => typed(path).replace(/\D/g, "");
  const found: Record<string, string> = {};
  for (const path of FIGURES) {
    const dutch = path.replace(/\.en$/, ".nl");
    const [amount = "", most = path.startsWith("uptime.") ? "100" : "Infinity"] = typed(path).split("/");
    if (typed(path) === "") continue;
    if (!FIGURE.test(typed(path))) found[path] = "figure";
    else if (numberIn(amount) > numberIn(most)) found[path] = "above";
    else if (!found[dutch] && digits(path) !== digits(dutch)) found[path] = "otherFigure";
  }
  return found;
}

/** The number to dial follows from the number as it is written, and so does that of WhatsApp where none is given. */
function readPhone(values: Record<string, unknown>, errors: Reading["errors"]): void {
  const { national } = values.phone as { national: string };
  // A number without a zero or a plus in front could be of another country.
  const digits = /^\(?[0+]/.test(national) ? internationalDigits(national) : null;
  if (errors[NATIONAL.path] !== undefined) return;
  if (digits === null) {
    errors[NATIONAL.path] = "national";
    return;
  }
  const international = `+${digits}`;
  values.phone = { national, international };
  const { international: given } = values.whatsapp as { international: string };
  if (given === "") values.whatsapp = { international };
}

function isSameNumber(phone: unknown, whatsapp: unknown): boolean {
  return (phone as { international: string }).international === (whatsapp as { international: string }).international;
}

function numberIn(text: string): number {
  return Number.parseFloat(text.replace(",", "."));
}

/** The people in their order. A person without a filled field is left out. */
function readPeople(typed: Fields, errors: Reading["errors"]): Values[] {
  const placed = personPrefixes.flatMap((prefix, index) => {
    const isBlank = PERSON_FIELDS.every(({ path }) => oneLine(typed[prefix + path] ?? "") === "");
    if (isBlank || typed[`${prefix}gone`] === "on") return [];
    const person: Record<string, unknown> = structuredClone(BLANK_PERSON);
    Object.assign(errors, readFields(PERSON_FIELDS, typed, person, { prefix }));
    const place = Number.parseInt(typed[`${prefix}place`] ?? "", 10) || index + 1;
    // A person who is moved goes before or after the one who has that place now.
    return [{ person, place: place + Math.sign(place - (index + 1)) / 2 }];
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ person }) => person);
}
