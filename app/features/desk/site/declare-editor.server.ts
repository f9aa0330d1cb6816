import type { Language } from "~/lib/language/language";
import type { ContentKind, Values } from "~/platform/site-content/content-kind";
import {
  type KnownFacts,
  partOf,
  presentField,
  presentFields,
  readFields,
  schemasOf,
  valueName,
} from "./check-field.server";
import { type Fields, type SiteEditor, type SiteWords, wordsOf } from "./site-editor";
import type { SiteField } from "./site-fields";

/** A form that was read field by field. */
export interface Reading {
  typed: Fields;
  values: Record<string, unknown>;
  errors: Record<string, string>;
  known: Values;
  now: Date;
}

interface Declaration extends Pick<SiteEditor, "name" | "title"> {
  id: string;
  shipped: Values;
  fields: readonly SiteField[];
  /** Schemas of values that have no field of their own. */
  schemas?: ContentKind["schemas"];
  /** Facts that texts may name; those of the site by default. */
  facts?: KnownFacts;
  /** True if another field makes this one needed. */
  isNeeded?: (path: string, typed: Fields) => boolean;
  /** Form fields of values that have no field of their own. */
  more?: (values: Values) => Fields;
  /** Names of the picture fields among `more`. */
  morePictures?: readonly string[];
  /** Reads and checks what a single field cannot tell. */
  complete?: (reading: Reading) => void;
  /** Null to list the parts of the value as they are typed. */
  present?: (name: string, value: unknown, words: SiteWords, language: Language) => string | null;
}

/** The day of the last change, which no form asks for. */
const UPDATED: SiteField = { path: "updated", check: "day", isOptional: true };

/** The form, the reading, the schema and the wording of a kind of content, from its fields. */
export function declareEditor({
  id,
  shipped,
  fields,
  schemas,
  facts,
  isNeeded = () => false,
  more = () => ({}),
  morePictures = [],
  complete,
  present,
  ...names
}: Declaration): SiteEditor {
  const kind = { id, shipped, schemas: { ...schemasOf([...fields, UPDATED], shipped, facts), ...schemas } };
  const pictures = fields.filter(({ check }) => check === "picture").map(({ path }) => path);
  return {
    kind,
    pictures: [...pictures, ...morePictures],
    fieldsOf: (values) => ({ ...presentFields(fields, values), ...more(values) }),
    read: (typed, known, now) => {
      const values: Record<string, unknown> = structuredClone({ ...known });
      const asked = fields.map((field) => (isNeeded(field.path, typed) ? { ...field, isOptional: false } : field));
      const errors = readFields(asked, typed, values, { known: facts });
      complete?.({ typed, values, errors, known, now });
      return { values, errors };
    },
    present: (name, value, words, language) => {
      const said = present?.(name, value, words, language);
      if (said) return said;
      const own = fields.filter((field) => valueName(field, shipped) === name);
      const parts = own.map((field) => {
        const part = partOf({ [name]: value }, field);
        if (field.check === "switch") return "";
        return field.check === "picture" && part ? words.work.uploaded : presentField(field, part);
      });
      const typed = own.length > 0 ? parts : [String(value)];
      return typed.filter((part) => part !== "").join(" · ") || (wordsOf(kind, words).none ?? words.work.none);
    },
    ...names,
  };
}
