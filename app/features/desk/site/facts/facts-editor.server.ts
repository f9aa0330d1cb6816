import * as z from "zod/mini";
import { type Person, shippedBusiness, shippedClaims } from "~/content/business";
import type { Values } from "~/platform/site-content/content-kind";
import { oneLine, presentFields, readFields, schemasOf, valueName } from "../check-field.server";
import { declareEditor, type Reading } from "../declare-editor.server";
import type { Fields } from "../site-editor";
import { FACT_FIELDS, MOST_PEOPLE, PERSON_FIELDS, personPrefix } from "../site-fields";

const all: Values = { ...shippedBusiness, ...shippedClaims };
const BLANK_PERSON = { name: "", photo: null, line: { nl: "", en: "" }, evidence: "" };
const personPrefixes = Array.from({ length: MOST_PEOPLE }, (_, index) => personPrefix(index));
const personSchema = z.strictObject(schemasOf(PERSON_FIELDS, BLANK_PERSON));

export const factsEditor = declareEditor({
  id: "facts",
  shipped: Object.fromEntries(
    [...FACT_FIELDS.map((field) => valueName(field, all)), "people"].map((name) => [name, all[name]]),
  ),
  fields: FACT_FIELDS,
  schemas: { people: z.array(personSchema).check(z.maxLength(MOST_PEOPLE)) },
  more: ({ people }) =>
    Object.assign(
      {},
      ...(people as Values[]).map((person, index) => ({
        ...presentFields(PERSON_FIELDS, person, personPrefix(index)),
        [`${personPrefix(index)}place`]: String(index + 1),
      })),
    ),
  morePictures: personPrefixes.map((prefix) => `${prefix}photo`),
  complete: ({ typed, values, errors }) => {
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
  const [written, dialled] = [digits("phone.national"), digits("phone.international")];
  // The zero of the area code is dialled only within the country.
  if (written && dialled && !dialled.endsWith(written.replace(/^0/, ""))) found["phone.international"] = "otherNumber";
  return found;
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
