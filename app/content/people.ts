import type { Language } from "~/lib/language/language";
import { business } from "./business";
import type { Picture } from "./picture";

export interface ShownPerson {
  name: string;
  photo: Picture | null;
  line: string;
}

/** Those who agree to be shown. The first answers the telephone. */
export function shownPeople(language: Language): ShownPerson[] {
  return business.people
    .filter(({ evidence }) => evidence.trim() !== "")
    .map(({ name, photo, line }) => ({ name, photo, line: line[language] }));
}
