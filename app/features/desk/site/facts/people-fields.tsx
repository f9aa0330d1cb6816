import { CheckboxField, SelectField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { MOST_PEOPLE, PERSON_FIELDS, personPrefix } from "../site-fields";
import { type FieldOf, SiteSection } from "../site-form";
import { SiteInput } from "../site-input";

/** The people who are there, and one more. */
export function PeopleFields({ field }: { field: FieldOf }) {
  const { people: words } = useWords("site").facts;
  const labels: Readonly<Record<string, string>> = words.parts;
  const parts = [...PERSON_FIELDS.map(({ path }) => path), "gone"];
  const isThere = (index: number) => parts.some((part) => field(personPrefix(index) + part).defaultValue !== "");
  const lines = Array.from({ length: MOST_PEOPLE }, (_, index) => index);
  const count = lines.findLastIndex(isThere) + 1;
  return (
    <SiteSection
      title={words.title}
      fields={lines.flatMap((index) => parts.map((part) => field(personPrefix(index) + part)))}
    >
      <p className="text-small">{words.text}</p>
      {lines.slice(0, count + 1).map((index) => {
        const prefix = personPrefix(index);
        return (
          <fieldset key={index} className="grid gap-5 border-t-2 border-dashed border-linen-300 pt-5">
            <legend className="float-left w-full font-semibold text-ink-950">
              {index < count ? fill(words.person, { number: String(index + 1) }) : words.add}
            </legend>
            <div className="clear-both grid items-start gap-5 sm:grid-cols-2">
              {PERSON_FIELDS.map((of) => (
                <SiteInput key={of.path} of={of} prefix={prefix} label={labels[of.path]} field={field} />
              ))}
              {index < count && (
                <div className="grid gap-4">
                  {count > 1 && (
                    <SelectField {...field(`${prefix}place`)} label={words.parts.place}>
                      {lines.slice(0, count).map((place) => (
                        <option key={place} value={place + 1}>
                          {place + 1}
                        </option>
                      ))}
                    </SelectField>
                  )}
                  <CheckboxField {...field(`${prefix}gone`)} label={words.parts.gone} />
                </div>
              )}
            </div>
          </fieldset>
        );
      })}
    </SiteSection>
  );
}
