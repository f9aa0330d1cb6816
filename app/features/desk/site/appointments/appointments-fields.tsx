import { TextField } from "~/components/ui/field";
import { APPOINTMENT_KINDS } from "~/content/appointment-kinds";
import { useWords } from "~/content/desk/words";
import { capitalised } from "~/lib/capitalised";
import { useLanguage } from "~/lib/language/language-context";
import { weekdayName } from "~/lib/time/clock";
import { scheduleField, WEEKDAYS } from "../hours/hours-form-fields";
import { type FieldOf, SiteSection } from "../site-form";
import { SiteInput } from "../site-input";
import { GENERAL_FIELDS, kindFields, MOST_TOWNS, TOWN_FIELDS, townPrefix } from "./appointment-fields";

const EMPTY_TOWNS = 2;

export function AppointmentsFields({ field }: { field: FieldOf }) {
  const { appointments: words } = useWords("site");
  const { language } = useLanguage();
  const parts: Readonly<Record<string, string>> = words.parts;
  const lines = Array.from({ length: MOST_TOWNS }, (_, index) => index);
  const isFilled = (index: number) => field(`${townPrefix(index)}name`).defaultValue !== "";
  const towns = lines.slice(0, lines.findLastIndex(isFilled) + 1 + EMPTY_TOWNS);
  return (
    <>
      {APPOINTMENT_KINDS.map((kind) => {
        const week = WEEKDAYS.map((day) => field(scheduleField(kind, day)));
        return (
          <SiteSection
            key={kind}
            title={words.kinds[kind]}
            fields={[...kindFields(kind).map(({ path }) => field(path)), ...week]}
          >
            <p className="text-small">{words.says[kind]}</p>
            <div className="grid items-start gap-5 sm:grid-cols-3">
              {kindFields(kind).map((of) => {
                const part = of.path.slice(kind.length + 1);
                return (
                  <div key={of.path} className={of.check === "switch" ? "sm:col-span-3" : undefined}>
                    <SiteInput of={of} field={field} label={parts[part]} />
                  </div>
                );
              })}
            </div>
            <fieldset className="grid items-start gap-4 sm:grid-cols-2">
              <legend className="float-left mb-1 w-full font-semibold text-ink-950">{words.hours}</legend>
              <p className="clear-both text-small sm:col-span-2">{words.hoursHint}</p>
              {WEEKDAYS.map((day) => (
                <TextField
                  key={day}
                  {...field(scheduleField(kind, day))}
                  label={capitalised(weekdayName(day, language, "long"))}
                  autoComplete="off"
                  maxLength={80}
                />
              ))}
            </fieldset>
          </SiteSection>
        );
      })}
      <SiteSection
        title={words.towns}
        fields={[
          ...GENERAL_FIELDS.map(({ path }) => field(path)),
          ...towns.flatMap((index) => TOWN_FIELDS.map(({ path }) => field(townPrefix(index) + path))),
        ]}
      >
        <p className="text-small">{words.townsHint}</p>
        {towns.map((index) => (
          <div key={index} className="grid items-start gap-4 sm:grid-cols-2">
            {TOWN_FIELDS.map((of) => (
              <SiteInput
                key={of.path}
                of={of}
                prefix={townPrefix(index)}
                label={words.town[of.path as keyof typeof words.town]}
                field={field}
              />
            ))}
          </div>
        ))}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {GENERAL_FIELDS.map((of) => (
            <SiteInput key={of.path} of={of} field={field} label={parts[of.path]} />
          ))}
        </div>
      </SiteSection>
    </>
  );
}
