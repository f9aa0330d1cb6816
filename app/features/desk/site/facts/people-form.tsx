import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { PictureField } from "../pictures/picture-field";
import { type FieldOf, SITE_LEGEND, SITE_SECTION, SwitchField } from "../site-form";
import { MOST_PEOPLE, PERSON_PARTS, personField } from "./people-form-fields";

/** Those who are there, and one more. */
export function PeopleFields({ field }: { field: FieldOf }) {
  const { people: words } = useWords("site").facts;
  const isThere = (index: number) =>
    PERSON_PARTS.some((part) => part !== "place" && field(personField(index, part)).defaultValue !== "");
  const lines = Array.from({ length: MOST_PEOPLE }, (_, index) => index);
  const count = lines.findLastIndex(isThere) + 1;
  return (
    <fieldset className={SITE_SECTION}>
      <legend className={SITE_LEGEND}>{words.title}</legend>
      <p className="clear-both text-small">{words.text}</p>
      {lines.slice(0, count + 1).map((index) => {
        const of = (part: (typeof PERSON_PARTS)[number]) => field(personField(index, part));
        const text = (part: "name" | "lineNl" | "lineEn" | "evidence") => (
          <TextField
            {...of(part)}
            label={words.parts[part]}
            {...(part === "lineNl" && { lang: "nl" })}
            {...(part === "lineEn" && { lang: "en" })}
            autoComplete="off"
            maxLength={300}
          />
        );
        return (
          <fieldset key={index} className="grid gap-5 border-t-2 border-dashed border-linen-300 pt-5">
            <legend className="float-left w-full font-semibold text-ink-950">
              {index < count ? fill(words.person, { number: String(index + 1) }) : words.add}
            </legend>
            <div className="clear-both grid items-start gap-5 sm:grid-cols-2">
              {text("name")}
              {text("evidence")}
              {text("lineNl")}
              {text("lineEn")}
              <PictureField name={personField(index, "photo")} label={words.parts.photo} field={field} />
              {index < count && (
                <div className="grid gap-4">
                  {count > 1 && (
                    <SelectField {...of("place")} label={words.parts.place}>
                      {lines.slice(0, count).map((place) => (
                        <option key={place} value={place + 1}>
                          {place + 1}
                        </option>
                      ))}
                    </SelectField>
                  )}
                  <SwitchField {...of("gone")} label={words.parts.gone} />
                </div>
              )}
            </div>
          </fieldset>
        );
      })}
    </fieldset>
  );
}
