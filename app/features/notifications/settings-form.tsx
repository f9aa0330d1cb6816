import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { NotificationsCopy } from "~/content/desk/notifications/notifications-copy.server";
import { type NoticeSettings, type NoticeSwitch, switchesFor } from "./notice-settings";
import type { RefusedSettings, SettingField } from "./save-settings.server";

interface SettingsFormProps {
  settings: NoticeSettings;
  isOwner: boolean;
  refused: RefusedSettings | null;
  copy: NotificationsCopy["settings"];
}

export function SettingsForm({ settings, isOwner, refused, copy }: SettingsFormProps) {
  const form = useErrorInView(refused);
  const isPending = useNavigation().formData?.get("do") === "settings";
  const { off, quiet, morningAt } = settings;
  const isOn = (name: NoticeSwitch) => (refused ? refused.on.includes(name) : !off.includes(name));
  const kept = { quiet_from: quiet?.from, quiet_to: quiet?.to, morning_at: morningAt };
  const time = (name: SettingField) => {
    const error = refused?.errors[name];
    return {
      id: `notices-${name.replace("_", "-")}`,
      name,
      type: "time",
      label: copy[name],
      defaultValue: refused?.times[name] ?? kept[name] ?? "",
      error: error && copy.errors[error],
    };
  };
  return (
    <section aria-labelledby="what-you-get">
      <h2 id="what-you-get" className="mb-3 text-h3">
        {copy.title}
      </h2>
      <Form ref={form} method="post" className="grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-5">
        <fieldset>
          <legend className="font-semibold text-ink-950">{copy.kinds}</legend>
          {switchesFor({ isOwner }).map((name) => (
            <label key={name} className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                name="on"
                value={name}
                defaultChecked={isOn(name)}
                className="size-5 shrink-0 accent-indigo-700"
              />
              {copy.switches[name]}
            </label>
          ))}
        </fieldset>
        <TextField {...time("morning_at")} required />
        <fieldset className="grid gap-3">
          <legend className="font-semibold text-ink-950">{copy.quiet}</legend>
          <p className="text-small">{copy.quietText}</p>
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField {...time("quiet_from")} />
            <TextField {...time("quiet_to")} />
          </div>
        </fieldset>
        <Button type="submit" name="do" value="settings" className="sm:justify-self-start" aria-disabled={isPending}>
          {isPending ? copy.pending : copy.submit}
        </Button>
        <p className="text-small">{copy.privacy}</p>
      </Form>
    </section>
  );
}
