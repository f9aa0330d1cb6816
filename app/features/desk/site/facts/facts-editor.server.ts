import type { Person } from "~/content/business";
import { valueAt } from "~/content/placeholders";
import type { Values } from "~/platform/site-content/content-kind";
import { pictureField, readPicture } from "../pictures/picture-schema.server";
import type { FieldErrors, Fields, ReadForm, SiteEditor } from "../site-editor";
import { oneLine } from "../text-problem.server";
import { type FactCheck, factFields } from "./fact-fields";
import { factsKind, isFact } from "./facts-kind.server";
import { peopleFields, peoplePictures, readPeople } from "./people-editor.server";

export const factsEditor: SiteEditor = {
  kind: factsKind,
  pictures: [...factFields.filter(({ check }) => check === "picture").map(({ path }) => path), ...peoplePictures],
  fieldsOf: (values) => ({
    ...Object.fromEntries(factFields.map(({ path, check }) => [path, presentField(valueAt(values, path), check)])),
    ...peopleFields(values.people as readonly Person[]),
  }),
  read,
  problems: ({ facts }) => facts.problems,
  name: (name, { facts }) => (facts.names as Readonly<Record<string, string>>)[name] ?? name,
  present: (name, value, { facts, work }, language) => {
    if (name === "people") {
      const people = (value as readonly Person[]).map(({ name, line, photo, evidence }) => {
        const parts = [line[language], evidence, photo && work.uploaded];
        return `${name} (${parts.filter(Boolean).join(" · ")})`;
      });
      return people.join(", ") || facts.none;
    }
    const said = factFields
      .filter(({ path }) => path === name || path.startsWith(`${name}.`))
      .map(({ path, check }) => {
        const part = valueAt({ [name]: value }, path);
        return check === "picture" && part ? work.uploaded : presentField(part, check);
      })
      .filter((part) => part !== "" && part !== "on");
    return said.join(" · ") || facts.none;
  },
};

function presentField(value: unknown, check: FactCheck): string {
  if (check === "switch") return value ? "on" : "";
  if (check === "picture") return pictureField(value);
  return String(value ?? "");
}

function read(fields: Fields, known: Values): ReadForm {
  const errors: Record<string, string> = {};
  // What no field names comes along.
  const values = structuredClone(Object.fromEntries(Object.entries(known))) as Record<string, unknown>;
  for (const { path, check } of factFields) {
    const value = readField(fields[path] ?? "", check);
    if (isFact(check, value)) put(values, path.split("."), value);
    else errors[path] = value === "" ? "missing" : check;
  }
  Object.assign(errors, contradictions(fields, errors));
  values.people = readPeople(fields, errors);
  return { values, errors };
}

const FIGURES = factFields.flatMap(({ path, check }) => (check === "text" && path.includes(".value") ? [path] : []));
const FIGURE = /^\d+(?:[.,]\d+)*\s?(?:[+%]|\/\s?\d+)?$/;

/** Of fields that are right by themselves. */
function contradictions(fields: Fields, errors: FieldErrors): FieldErrors {
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
  // With its area code, but for the zero that is dialled within the country.
  if (written && dialled && !dialled.endsWith(written.replace(/^0/, ""))) found["phone.international"] = "otherNumber";
  return found;
}

function numberIn(text: string): number {
  return Number.parseFloat(text.replace(",", "."));
}

function readField(typed: string, check: FactCheck): unknown {
  if (check === "picture") return readPicture(typed);
  const text = oneLine(typed);
  if (check === "switch") return text === "on";
  if (check === "count") return /^\d+$/.test(text) ? Number(text) : text === "" ? 0 : text;
  if (check === "phone") return text.replace(/[\s().-]/g, "").replace(/^00/, "+");
  if (check === "postalCode") return text.toUpperCase().replace(/^(\d{4})\s?/, "$1 ");
  if (check === "kvk" || check === "vat") return text.toUpperCase().replace(/[\s.]/g, "");
  return text;
}

function put(values: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) values[name] = value;
  else put(values[name] as Record<string, unknown>, rest, value);
}
