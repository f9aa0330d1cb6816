import type { ComponentProps } from "react";
import { TextField } from "~/components/ui/field";
import { useLanguage } from "~/lib/language/language-context";
import type { AppointmentField } from "../appointment";

type PersonField = Exclude<AppointmentField, "date" | "time">;

const INPUTS = {
  name: { autoComplete: "name", autoCapitalize: "words", required: true },
  email: { type: "email", inputMode: "email", autoComplete: "email", required: true },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  subject: { autoComplete: "off" },
} as const satisfies Record<PersonField, ComponentProps<"input">>;

interface PersonFieldsProps {
  id: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  isCompact: boolean;
  onChange: (changed: Record<string, string>) => void;
}

export function PersonFields({ id, values, errors, isCompact, onChange }: PersonFieldsProps) {
  const { t } = useLanguage();
  const hints = { phone: t("appointment.phoneHint"), subject: t("quoteForm.optional") } as const;
  return (
    <div className={`grid ${isCompact ? "gap-4" : "gap-5 @lg:grid-cols-2"}`}>
      {(Object.keys(INPUTS) as PersonField[]).map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={t(`form.label.${name}`)}
          hint={name === "phone" || name === "subject" ? hints[name] : undefined}
          error={errors[name]}
          value={values[name] ?? ""}
          onChange={(event) => onChange({ [name]: event.target.value })}
          // A focused field and its label scroll into view below the header and a toast.
          className="scroll-mt-32"
          {...INPUTS[name]}
        />
      ))}
    </div>
  );
}
