import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { type NoticeSettings, type SettingField, type SettingsAnswer, switchesFor } from "./notice-settings";

interface SettingsFormProps {
  settings: NoticeSettings;
  isOwner: boolean;
  answer: SettingsAnswer | null;
}

export function SettingsForm({ settings, isOwner, answer }: SettingsFormProps) {
  const { settings: words } = useWords("notifications");
  const form = useErrorInView(answer);
  const { off, quiet, morningAt } = settings;
  const switches = switchesFor({ isOwner });
  const served = {
    ...Object.fromEntries(switches.map((name) => [name, off.includes(name) ? "" : "on"])),
    quiet_from: quiet?.from ?? "",
    quiet_to: quiet?.to ?? "",
    morning_at: morningAt,
  };
  const field = fieldsOf<SettingField>({ form: "notices", answer, served });
  return (
    <section aria-labelledby="what-you-get">
      <h2 id="what-you-get" className="mb-3 text-h3">
        {words.title}
      </h2>
      <Form ref={form} method="post" className="grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-5">
        <fieldset>
          <legend className="font-semibold text-ink-950">{words.kinds}</legend>
          {switches.map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                name={name}
                defaultChecked={field(name).defaultValue === "on"}
                className="size-5 shrink-0 accent-indigo-700"
              />
              {words.switches[name]}
            </label>
          ))}
        </fieldset>
        <TextField {...field("morning_at")} type="time" label={words.morning_at} required />
        <fieldset className="grid gap-3">
          <legend className="font-semibold text-ink-950">{words.quiet}</legend>
          <p className="text-small">{words.quietText}</p>
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField {...field("quiet_from")} type="time" label={words.quiet_from} />
            <TextField {...field("quiet_to")} type="time" label={words.quiet_to} />
          </div>
        </fieldset>
        <SubmitButton value="settings" className="sm:justify-self-start">
          {words.submit}
        </SubmitButton>
        <p className="text-small">{words.privacy}</p>
      </Form>
    </section>
  );
}
