import { SelectField, TextAreaField, TextField } from "~/components/ui/field";
import type { SiteCopy } from "~/content/desk/site/site-copy.server";
import { CASE_TEXTS, type CaseText } from "~/content/site/portfolio/work-values";
import { LANGUAGES } from "~/lib/language/language";
import { PictureField } from "../pictures/picture-field";
import { type FieldOf, SITE_LEGEND, SITE_SECTION, SwitchField } from "../site-form";
import { CASE_BOUNDS, PERMISSION_LENGTH } from "./case-bounds";

/** They stand beside their pictures. */
const ALTS: readonly CaseText[] = ["alt", "phoneAlt"];
const WORDS = CASE_TEXTS.filter((name) => !ALTS.includes(name));

export function CaseFields({ field, copy }: { field: FieldOf; copy: SiteCopy }) {
  const words = copy.work;
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
        <p className="clear-both text-small">{copy.pictures.says}</p>
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          {(["picture", "phone"] as const).map((name, index) => (
            <div key={name} className="grid gap-4">
              <PictureField name={name} label={words.names[name]} field={field} copy={copy.pictures} />
              <CaseTexts name={ALTS[index] ?? "alt"} field={field} copy={words} />
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset className={SITE_SECTION}>
        <legend className={SITE_LEGEND}>{words.groups.words}</legend>
        <div className="clear-both grid gap-6">
          {WORDS.map((name) => (
            <div key={name} className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
              <CaseTexts name={name} field={field} copy={words} />
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function CaseTexts({ name, field, copy }: { name: CaseText; field: FieldOf; copy: SiteCopy["work"] }) {
  const { isLong, most } = CASE_BOUNDS[name];
  const Field = isLong ? TextAreaField : TextField;
  return LANGUAGES.map((language) => (
    <Field
      key={language}
      {...field(`${name}/${language}`)}
      lang={language}
      label={copy.names[name]}
      hint={copy.languages[language]}
      maxLength={2 * most}
      autoComplete="off"
    />
  ));
}
