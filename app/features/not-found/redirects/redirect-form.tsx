import { useId } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/desk/submit-button";
import { answerTo, fieldsOf } from "~/components/forms/form-answer";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { type RedirectAnswer, type ShownRedirect, TARGETS_ID } from "./redirect";

interface RedirectFormProps {
  action: string;
  /** Null if the form asks for it. */
  from: string | null;
  /** Null for a new one. */
  known: Pick<ShownRedirect, "to" | "status" | "version"> | null;
  /** The answer to any form of the page. */
  answer: RedirectAnswer | null;
  onUse?: () => void;
}

/** Needs `RedirectTargets` on the page. */
export function RedirectForm({ action, from, known, answer, onUse }: RedirectFormProps) {
  const { form: words } = useWords("redirects");
  const among = from === null ? {} : { from };
  const own = answerTo(answer, among);
  const form = useErrorInView(own);
  const served = { to: known?.to ?? "", status: String(known?.status ?? 301) };
  const field = fieldsOf<"from" | "to" | "status">({ form: useId(), answer: own, served });
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      onInput={onUse}
      onSubmit={onUse}
      className="grid items-end gap-4 sm:grid-cols-2"
    >
      {known && <input type="hidden" name="version" value={known.version} />}
      {from === null ? (
        <div className="sm:col-span-2">
          <TextField
            {...field("from")}
            label={words.from}
            hint={words.fromHint}
            required
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
        </div>
      ) : (
        <input type="hidden" name="from" value={from} />
      )}
      <TextField
        {...field("to")}
        error={own?.errors.to ?? (from === null ? undefined : own?.errors.from)}
        list={TARGETS_ID}
        label={words.to}
        hint={words.toHint}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <SelectField {...field("status")} label={words.status}>
        <option value="301">{words.statuses[301]}</option>
        <option value="302">{words.statuses[302]}</option>
      </SelectField>
      <div className="sm:col-span-2">
        <SubmitButton value="keep" among={among} className="max-sm:w-full">
          {known ? words.save : words.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Stands once on a page. */
export function RedirectTargets({ targets }: { targets: readonly string[] }) {
  return (
    <datalist id={TARGETS_ID}>
      {targets.map((path) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  );
}
