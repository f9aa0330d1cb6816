import type { ReactNode } from "react";
import { FactField } from "~/components/desk/fact-field";
import { RichTextField, type TextPicture } from "~/components/desk/rich-text/rich-text-field";
import { CheckboxField, SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { Language, PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { PictureField } from "./pictures/picture-field";
import type { Check, SiteField } from "./site-fields";
import { MOST_CHARACTERS } from "./site-fields";
import type { FieldOf } from "./site-form";

const TYPES: Partial<Record<Check, { type?: string; inputMode?: "numeric" | "url" }>> = {
  phone: { type: "tel" },
  email: { type: "email" },
  day: { type: "date" },
  link: { inputMode: "url" },
  amount: { inputMode: "numeric" },
  count: { inputMode: "numeric" },
  kvk: { inputMode: "numeric" },
};

interface SiteInputProps {
  of: SiteField;
  field: FieldOf;
  label: ReactNode;
  hint?: string | undefined;
  /** The start of its name, if it is a field of an item in a list. */
  prefix?: string;
  /** The facts that a text may name. */
  facts?: PerLanguage<readonly NamedFact[]>;
  /** Pictures that a text may show. */
  pictures?: readonly TextPicture[];
  /** Labels of the options of a choice. */
  options?: Readonly<Record<string, string>>;
}

/** The input of a declared field. */
export function SiteInput({ of, field, label, hint, prefix = "", facts, pictures = [], options = {} }: SiteInputProps) {
  const { path, check, most = MOST_CHARACTERS } = of;
  const { languages } = useWords("site").work;
  const name = prefix + path;
  const language = /[./](nl|en)$/.exec(path)?.[1] as Language | undefined;
  switch (check) {
    case "picture":
      return <PictureField name={name} label={label} field={field} />;
    case "switch":
      return <CheckboxField {...field(name)} label={label} hint={hint} />;
    case "choice":
      return (
        <SelectField {...field(name)} label={label} hint={hint}>
          {of.options?.map((option) => (
            <option key={option} value={option}>
              {options[option]}
            </option>
          ))}
        </SelectField>
      );
    case "words":
    case "story":
      return (
        <FactField
          {...field(name)}
          lang={language}
          label={label}
          hint={hint ?? languages[language ?? "nl"]}
          // Facts may be shorter than their names.
          maxLength={2 * most}
          autoComplete="off"
          facts={facts?.[language ?? "nl"] ?? []}
          isLong={check !== "words"}
        />
      );
    case "markdown":
      return (
        <RichTextField
          {...field(name)}
          format="article"
          lang={language}
          label={label}
          hint={hint ?? languages[language ?? "nl"]}
          // Facts may be shorter than their names.
          maxLength={2 * most}
          facts={facts?.[language ?? "nl"] ?? []}
          pictures={pictures}
        />
      );
    default:
      return (
        <TextField
          {...field(name)}
          {...TYPES[check]}
          lang={language}
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={check === "amount" ? 20 : most}
        />
      );
  }
}
