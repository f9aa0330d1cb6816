import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { capitalised } from "~/lib/capitalised";
import { PictureField } from "../pictures/picture-field";
import { type FieldOf, SITE_LEGEND, SITE_SECTION, SwitchField } from "../site-form";
import { FACT_GROUPS, type FactCheck, type FactField, type FactGroup } from "./fact-fields";
import { PeopleFields } from "./people-form";

const TYPES: Partial<Record<FactCheck, { type?: string; inputMode?: "numeric" | "tel" | "email" | "url" }>> = {
  phone: { type: "tel" },
  email: { type: "email" },
  link: { inputMode: "url" },
  optionalLink: { inputMode: "url" },
  optionalDay: { type: "date" },
  count: { inputMode: "numeric" },
  kvk: { inputMode: "numeric" },
};

type Texts = Readonly<Record<string, string>>;

/** Each claim of these is apart, with its evidence. */
const OF_CLAIMS: readonly FactGroup[] = ["figures", "promises"];

interface FactsFieldsProps {
  field: FieldOf;
}

export function FactsFields({ field }: FactsFieldsProps) {
  const { groups } = useWords("site").facts;
  return (
    <>
      {(Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => (
        <fieldset key={group} className={SITE_SECTION}>
          <legend className={SITE_LEGEND}>{groups[group].title}</legend>
          <p className="clear-both text-small">{groups[group].text}</p>
          {OF_CLAIMS.includes(group) ? (
            <Claims fields={FACT_GROUPS[group]} field={field} />
          ) : (
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {FACT_GROUPS[group].map((fact) => (
                <Fact key={fact.path} fact={fact} field={field} />
              ))}
            </div>
          )}
        </fieldset>
      ))}
      <PeopleFields field={field} />
    </>
  );
}

function Claims({ fields, field }: FactsFieldsProps & { fields: readonly FactField[] }) {
  const names: Texts = useWords("site").facts.names;
  const claims = new Set(fields.map(({ path }) => nameOf(path)));
  return [...claims].map((claim) => {
    const own = fields.filter(({ path }) => nameOf(path) === claim);
    const isOdd = own.filter(({ check }) => check !== "switch").length % 2 === 1;
    return (
      <fieldset
        key={claim}
        className="grid items-start gap-x-6 gap-y-4 border-t border-linen-200 pt-5 lg:grid-cols-[11rem_minmax(0,1fr)]"
      >
        <legend className="float-left font-semibold text-ink-950">{capitalised(names[claim] ?? claim)}</legend>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {own.map((fact) => (
            // What would stand beside nothing has the whole line.
            <div
              key={fact.path}
              className={fact.check === "switch" || (isOdd && fact === own.at(-1)) ? "sm:col-span-2" : undefined}
            >
              <Fact fact={fact} field={field} />
            </div>
          ))}
        </div>
      </fieldset>
    );
  });
}

function Fact({ fact: { path, check }, field }: FactsFieldsProps & { fact: FactField }) {
  const { fields, parts }: { fields: Texts; parts: Texts } = useWords("site").facts;
  const part = path.slice(nameOf(path).length + 1);
  const label = fields[path] ?? capitalised(parts[part] ?? part);
  if (check === "picture") return <PictureField name={path} label={label} field={field} />;
  if (check === "switch") return <SwitchField {...field(path)} label={label} />;
  return <TextField {...field(path)} {...TYPES[check]} label={label} autoComplete="off" maxLength={300} />;
}

function nameOf(path: string): string {
  return path.split(".")[0] ?? "";
}
