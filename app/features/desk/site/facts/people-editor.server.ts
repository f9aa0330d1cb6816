import * as z from "zod/mini";
import type { Person } from "~/content/business";
import { pictureField, pictureSchema, readPicture } from "../pictures/picture-schema.server";
import { PLAIN_TEXT } from "../plain-text";
import type { Fields } from "../site-editor";
import { oneLine } from "../text-problem.server";
import { MOST_PEOPLE, personField } from "./people-form-fields";

const MOST_CHARACTERS = 160;

const text = z.string().check(z.maxLength(MOST_CHARACTERS), z.regex(PLAIN_TEXT));
const filled = text.check(z.minLength(1));

export const peopleSchema = z
  .array(
    z.strictObject({
      name: filled,
      photo: pictureSchema,
      line: z.strictObject({ nl: filled, en: filled }),
      evidence: text,
    }),
  )
  .check(z.maxLength(MOST_PEOPLE));

export const peoplePictures = Array.from({ length: MOST_PEOPLE }, (_, index) => personField(index, "photo"));

export function peopleFields(people: readonly Person[]): Fields {
  return Object.fromEntries(
    people.flatMap(({ name, photo, line, evidence }, index) => [
      [personField(index, "name"), name],
      [personField(index, "place"), String(index + 1)],
      [personField(index, "lineNl"), line.nl],
      [personField(index, "lineEn"), line.en],
      [personField(index, "evidence"), evidence],
      [personField(index, "photo"), pictureField(photo)],
    ]),
  );
}

/** A line in which nothing is filled in is nobody. */
export function readPeople(fields: Fields, errors: Record<string, string>): Person[] {
  const placed: { person: Person; place: number }[] = [];
  for (let index = 0; index < MOST_PEOPLE; index += 1) {
    const typed = (part: Parameters<typeof personField>[1]) => oneLine(fields[personField(index, part)] ?? "");
    const person: Person = {
      name: typed("name"),
      photo: readPicture(fields[personField(index, "photo")] ?? ""),
      line: { nl: typed("lineNl"), en: typed("lineEn") },
      evidence: typed("evidence"),
    };
    const texts = { name: person.name, lineNl: person.line.nl, lineEn: person.line.en, evidence: person.evidence };
    const isBlank = Object.values(texts).every((said) => said === "") && person.photo === null;
    if (isBlank || typed("gone") === "on") continue;
    for (const [part, said] of Object.entries(texts) as [keyof typeof texts, string][]) {
      if (said === "" && part !== "evidence") errors[personField(index, part)] = "missing";
      else if (!text.safeParse(said).success) errors[personField(index, part)] = "text";
    }
    const place = Number.parseInt(typed("place"), 10) || index + 1;
    // Who is moved goes before, or after, whoever has that place now.
    placed.push({ person, place: place + Math.sign(place - (index + 1)) / 2 });
  }
  return placed.toSorted((one, other) => one.place - other.place).map(({ person }) => person);
}
