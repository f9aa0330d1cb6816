import { BOUNDS } from "~/components/forms/bounds";
import { TextAreaField, TextField } from "~/components/ui/field";
import type { ConfiguratorCopy } from "~/content/site/configurator/configurator-copy.server";
import type { ConfiguratorField } from "./configurator-fields";
import { PREFERRED_CONTACTS } from "./options";
import type { Wizard } from "./use-wizard";

interface DetailFieldsProps {
  wizard: Wizard;
  copy: ConfiguratorCopy["fields"];
}

function control({ errors, edit }: Wizard, name: ConfiguratorField, value: string) {
  return {
    id: `configurator-${name}`,
    name,
    value,
    error: errors[name],
    onChange: () => edit(name),
    className: "scroll-mt-24",
    // Names and words may be written from right to left.
    dir: "auto",
  };
}

export function BusinessFields({ wizard, copy }: DetailFieldsProps) {
  const { companyName, industry, description } = wizard.answers.businessInfo;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Required text={copy.required} />
      <TextField
        {...control(wizard, "company", companyName)}
        label={`${copy.company} *`}
        autoComplete="organization"
        maxLength={BOUNDS.company}
        required
      />
      <TextField
        {...control(wizard, "industry", industry)}
        label={`${copy.industry} *`}
        placeholder={copy.industryHint}
        maxLength={BOUNDS.industry}
        required
      />
      <div className="sm:col-span-2">
        <TextAreaField
          {...control(wizard, "description", description)}
          label={copy.description}
          hint={copy.descriptionHint}
          maxLength={BOUNDS.message}
          rows={5}
        />
      </div>
    </div>
  );
}

export function ContactFields({ wizard, copy }: DetailFieldsProps) {
  const { name, email, phone, preferredContact } = wizard.answers.contactInfo;
  const names = { email: copy.byEmail, phone: copy.byPhone };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Required text={copy.required} />
      <TextField
        {...control(wizard, "name", name)}
        label={`${copy.name} *`}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={BOUNDS.name}
        required
      />
      <TextField
        {...control(wizard, "email", email)}
        label={`${copy.email} *`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={BOUNDS.email}
        required
      />
      <TextField
        {...control(wizard, "phone", phone)}
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={BOUNDS.phone}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-ink-950">{copy.preferredContact}</legend>
        <div className="flex flex-wrap gap-x-6">
          {PREFERRED_CONTACTS.map((id) => (
            <label key={id} className="inline-flex min-h-12 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="preferred_contact"
                value={id}
                checked={preferredContact === id}
                onChange={() => wizard.edit("preferred_contact")}
                className="size-6 accent-indigo-700"
              />
              {names[id]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Required({ text }: { text: string }) {
  return <p className="text-small text-ink-500 sm:col-span-2">* {text}</p>;
}
