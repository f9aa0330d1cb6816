import { FactField } from "~/components/desk/fact-field";
import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { CASE_TEXTS, type CaseText } from "~/content/site/portfolio/work-values";
import { LANGUAGES, type PerLanguage } from "~/lib/language/language";
import type { NamedFact } from "~/lib/text/fact-chips";
import { PictureField } from "../pictures/picture-field";
import { type FieldOf, SITE_LEGEND, SITE_SECTION, SwitchField } from "../site-form";
import { CASE_BOUNDS, PERMISSION_LENGTH } from "./case-bounds";

/** They stand beside their pictures. */
const ALTS: readonly CaseText[] = ["alt", "phoneAlt"];
const WORDS = CASE_TEXTS.filter((name) => !ALTS.includes(name));

interface CaseFieldsProps {
  facts: PerLanguage<readonly NamedFact[]>;
  field: FieldOf;
}

export function CaseFields({ facts, field }: CaseFieldsProps) {
  const { work: words, pictures } = useWords("site");
  return (
    <>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.about}</legend>
        <div className="clear-both grid items-start gap-5 sm:grid-cols-2">
          <SwitchField {...field("isShown")} label={words.names.isShown} />
          <SelectField {...field("nature")} label={words.names.nature}>
            <option value="client">{words.natures.client}</option>
            <option value="concept">{words.natures.concept}</option>
          </SelectField>
          <TextField
            {...field("permission")}
            label={words.names.permission}
            hint={words.permissionHint}
            maxLength={2 * PERMISSION_LENGTH}
            autoComplete="off"
          />
          <TextField
            {...field("url")}
            label={words.names.url}
            hint={words.urlHint}
            inputMode="url"
            maxLength={600}
            autoComplete="off"
          />
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.pictures}</legend>
        <p className="clear-both text-small">{pictures.says}</p>
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          {(["picture", "phone"] as const).map((name, index) => (
            <div key={name} className="grid gap-4">
              <PictureField name={name} label={words.names[name]} field={field} />
              <CaseTexts name={ALTS[index] ?? "alt"} facts={facts} field={field} />
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.words}</legend>
        <div className="clear-both grid gap-6">
          {WORDS.map((name) => (
            <div key={name} className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
              <CaseTexts name={name} facts={facts} field={field} />
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function CaseTexts({ name, facts, field }: CaseFieldsProps & { name: CaseText }) {
  const { work: words } = useWords("site");
  const { isLong, most } = CASE_BOUNDS[name];
  return LANGUAGES.map((language) => (
    <FactField
      key={language}
      {...field(`${name}/${language}`)}
      lang={language}
      label={words.names[name]}
      hint={words.languages[language]}
      maxLength={2 * most}
      autoComplete="off"
      facts={facts[language]}
      isLong={isLong}
    />
  ));
}
