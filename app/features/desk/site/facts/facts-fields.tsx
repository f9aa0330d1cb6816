import { useWords } from "~/content/desk/words";
import { capitalised } from "~/lib/capitalised";
import { FACT_GROUPS, type FactGroup, type SiteField } from "../site-fields";
import { type FieldOf, SiteSection } from "../site-form";
import { SiteInput } from "../site-input";
import { PeopleFields } from "./people-fields";
import { PhoneFields } from "./phone-fields";

type Texts = Readonly<Record<string, string>>;

/** The groups in which each claim is apart, with its evidence. */
const CLAIM_GROUPS: readonly FactGroup[] = ["figures", "promises"];

interface FactsFieldsProps {
  field: FieldOf;
}

export function FactsFields({ field }: FactsFieldsProps) {
  const { groups } = useWords("site").facts;
  return (
    <>
      {(Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => (
        <SiteSection key={group} title={groups[group].title} fields={FACT_GROUPS[group].map(({ path }) => field(path))}>
          <p className="text-small">{groups[group].text}</p>
          {CLAIM_GROUPS.includes(group) ? (
            <Claims fields={FACT_GROUPS[group]} field={field} />
          ) : (
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {group === "reach" && <PhoneFields field={field} />}
              {FACT_GROUPS[group].filter(isAlone).map((fact) => (
                <Fact key={fact.path} fact={fact} field={field} />
              ))}
            </div>
          )}
        </SiteSection>
      ))}
      <PeopleFields field={field} />
    </>
  );
}

function Claims({ fields, field }: FactsFieldsProps & { fields: readonly SiteField[] }) {
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
            // A field without a neighbour has the whole line.
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

function Fact({ fact, field }: FactsFieldsProps & { fact: SiteField }) {
  const { fields, parts }: { fields: Texts; parts: Texts } = useWords("site").facts;
  const part = fact.path.slice(nameOf(fact.path).length + 1);
  return <SiteInput of={fact} field={field} label={fields[fact.path] ?? capitalised(parts[part] ?? part)} />;
}

/** False for the numbers, which stand together. */
function isAlone({ path }: SiteField): boolean {
  return !/^(?:phone|whatsapp)\./.test(path);
}

function nameOf(path: string): string {
  return path.split(".")[0] ?? "";
}
