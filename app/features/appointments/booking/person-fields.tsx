import type { ComponentProps } from "react";
import { TextField } from "~/components/ui/field";
import { useLanguage } from "~/lib/language/language-context";
import type { AppointmentField } from "../appointment";
import type { Choice } from "./choice";

type PersonField = Exclude<AppointmentField, "date" | "time">;

const INPUTS = {
  name: { autoComplete: "name", autoCapitalize: "words", required: true },
  email: { type: "email", inputMode: "email", autoComplete: "email", required: true },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  street: { autoComplete: "street-address", required: true },
  subject: { autoComplete: "off" },
} as const satisfies Record<PersonField, ComponentProps<"input">>;

interface PersonFieldsProps {
  id: string;
  choice: Choice;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  isCompact: boolean;
  onChange: (changed: Record<string, string>) => void;
}

export function PersonFields({ id, choice, values, errors, isCompact, onChange }: PersonFieldsProps) {
  const { t } = useLanguage();
  const { kind, place, town } = choice;
  const optional = t("quoteForm.optional");
  const isCalled = place === "phone";
  const hints: Partial<Record<PersonField, string>> = {
    ...(!isCalled && { phone: kind === "meet" && place === "" ? t("appointment.phoneHint") : optional }),
    street: town,
    subject: optional,
  };
  const shown = (Object.keys(INPUTS) as PersonField[]).filter((name) => name !== "street" || place === "customer");
  return (
    <div className={`grid ${isCompact ? "gap-4" : "gap-5 @lg:grid-cols-2"}`}>
      {shown.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={t(`form.label.${name}`)}
          hint={hints[name]}
          error={errors[name]}
          value={values[name] ?? ""}
          onChange={(event) => onChange({ [name]: event.target.value })}
          // A focused field and its label scroll into view below the header and a toast.
          className="scroll-mt-32"
          {...INPUTS[name]}
          {...(name === "phone" && { required: isCalled })}
        />
      ))}
    </div>
  );
}
