import { useWords } from "~/content/desk/words";
import type { PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { CASE_GROUPS, type SiteField } from "../site-fields";
import { type FieldOf, SITE_LEGEND, SITE_SECTION } from "../site-form";
import { SiteInput } from "../site-input";

interface CaseFieldsProps {
  facts: PerLanguage<readonly NamedFact[]>;
  field: FieldOf;
}

export function CaseFields({ facts, field }: CaseFieldsProps) {
  const { work: words, pictures } = useWords("site");
  const { about, picture, phone, words: texts } = CASE_GROUPS;
  const names: Readonly<Record<string, string>> = words.names;
  const hints: Readonly<Record<string, string>> = { permission: words.permissionHint, url: words.urlHint };
  const inputsOf = (fields: readonly SiteField[]) =>
    fields.map((of) => (
      <SiteInput
        key={of.path}
        of={of}
        label={names[of.path.split("/")[0] ?? ""]}
        hint={hints[of.path]}
        options={words.natures}
        facts={facts}
        field={field}
      />
    ));
  return (
    <>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.about}</legend>
        <div className="clear-both grid items-start gap-5 sm:grid-cols-2">{inputsOf(about)}</div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.pictures}</legend>
        <p className="clear-both text-small">{pictures.says}</p>
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          {[picture, phone].map((fields) => (
            <div key={fields[0].path} className="grid gap-4">
              {inputsOf(fields)}
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.words}</legend>
        <div className="clear-both grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">{inputsOf(texts)}</div>
      </fieldset>
    </>
  );
}
