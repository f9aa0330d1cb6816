import { TextField } from "~/components/ui/field";
import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import type { FieldOf } from "../site-form";
import { FACT_GROUPS, type FactCheck, type FactGroup } from "./fact-fields";

const SECTION = "grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6";
const LEGEND = "float-left mb-2 w-full font-display text-h3 font-bold text-ink-950";

const TYPES: Partial<Record<FactCheck, { type?: string; inputMode?: "numeric" | "tel" | "email" | "url" }>> = {
  phone: { type: "tel" },
  email: { type: "email" },
  link: { inputMode: "url" },
  optionalLink: { inputMode: "url" },
  optionalDay: { type: "date" },
  count: { inputMode: "numeric" },
  kvk: { inputMode: "numeric" },
};

export function FactsFields({ field, copy }: { field: FieldOf; copy: SiteCopy["facts"] }) {
  const labels: Readonly<Record<string, string>> = copy.fields;
  const names: Readonly<Record<string, string>> = copy.names;
  return (Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => (
    <fieldset key={group} className={SECTION}>
      <legend className={LEGEND}>{copy.groups[group].title}</legend>
      <p className="clear-both text-small">{copy.groups[group].text}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {FACT_GROUPS[group].map(({ path, check }) => {
          const [name = ""] = path.split(".");
          const label = labels[path] ?? labelOf(path.slice(name.length + 1), names[name] ?? name, copy);
          const { id, defaultValue, ...own } = field(path);
          if (check === "switch") {
            return (
              <label key={path} htmlFor={id} className="flex min-h-11 items-center gap-3 sm:col-span-2">
                <input
                  id={id}
                  type="checkbox"
                  name={path}
                  value="on"
                  defaultChecked={defaultValue === "on"}
                  className="size-5 shrink-0 accent-indigo-700"
                />
                {label}
              </label>
            );
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
}

/** "Beoordeling: bewijs" */
function labelOf(part: string, name: string, { parts }: SiteCopy["facts"]): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${(parts as Readonly<Record<string, string>>)[part] ?? part}`;
}
