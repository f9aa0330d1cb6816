import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { FieldOf } from "../site-form";

export function ReviewsFields({ field }: { field: FieldOf }) {
  const { reviews: words } = useWords("site");
  const { defaultValue, id } = field("asks");
  return (
    <fieldset className="grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6">
      <legend className="float-left mb-2 w-full font-display text-h3 font-bold text-ink-950">{words.settings}</legend>
      <div className="clear-both grid gap-1">
        <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold text-ink-950">
          <input
            id={id}
            type="checkbox"
            name="asks"
            value="on"
            defaultChecked={defaultValue === "on"}
            aria-describedby={`${id}-says`}
            className="size-5 shrink-0 accent-indigo-700"
          />
          {words.asks}
        </label>
        <p id={`${id}-says`} className="text-small">
          {words.asksSays}
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field("publicName")}
          label={words.publicName}
          hint={words.publicNameHint}
          autoComplete="off"
          maxLength={60}
        />
        <TextField {...field("publicUrl")} label={words.publicUrl} inputMode="url" autoComplete="off" maxLength={300} />
      </div>
      <p className="text-small">{words.publicHint}</p>
    </fieldset>
  );
}
