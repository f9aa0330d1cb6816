import { TextField } from "~/components/ui/field";
import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import { PictureField } from "../pictures/picture-field";
import { type FieldOf, SITE_LEGEND, SITE_SECTION, SwitchField } from "../site-form";
import { FACT_GROUPS, type FactCheck, type FactGroup } from "./fact-fields";
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

export function FactsFields({ field, copy: site }: { field: FieldOf; copy: SiteCopy }) {
  const copy = site.facts;
  const labels: Readonly<Record<string, string>> = copy.fields;
  const names: Readonly<Record<string, string>> = copy.names;
  const groups = (Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => (
    <fieldset key={group} className={SITE_SECTION}>
      <legend className={SITE_LEGEND}>{copy.groups[group].title}</legend>
      <p className="clear-both text-small">{copy.groups[group].text}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {FACT_GROUPS[group].map(({ path, check }) => {
          const [name = ""] = path.split(".");
          const label = labels[path] ?? labelOf(path.slice(name.length + 1), names[name] ?? name, copy);
          const { id, defaultValue, ...own } = field(path);
          if (check === "picture") {
            return <PictureField key={path} name={path} label={label} field={field} copy={site.pictures} />;
          }
          if (check === "switch") {
            return <SwitchField key={path} {...field(path)} label={label} />;
          }
          return (
            <TextField
              key={path}
              id={id}
              defaultValue={defaultValue}
              {...own}
              {...TYPES[check]}
              label={label}
              autoComplete="off"
              maxLength={300}
            />
          );
        })}
      </div>
    </fieldset>
  ));
  return (
    <>
      {groups}
      <PeopleFields field={field} copy={site} />
    </>
  );
}

/** "Beoordeling: bewijs" */
function labelOf(part: string, name: string, { parts }: SiteCopy["facts"]): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${(parts as Readonly<Record<string, string>>)[part] ?? part}`;
}
