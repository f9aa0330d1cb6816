import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { useErrorInView } from "~/components/forms/use-error-in-view";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import type { RedirectsCopy } from "~/content/desk/redirects/redirects-copy.server";
import { type RefusedRedirect, type ShownRedirect, TARGETS_ID } from "./redirect";

interface RedirectFormProps {
  action: string;
  /** Null if the form asks for it. */
  from: string | null;
  /** Null for a new one. */
  known: Pick<ShownRedirect, "to" | "status" | "version"> | null;
  refused: RefusedRedirect | null;
  copy: RedirectsCopy;
  onUse?: () => void;
}

/** Needs `RedirectTargets` on the page. */
export function RedirectForm({ action, from, known, refused, copy, onUse }: RedirectFormProps) {
  const id = useId();
  const sent = useNavigation().formData;
  const form = useErrorInView(refused);
  const isPending = sent?.get("do") === "keep" && (from === null || sent.get("from") === from);
  const words = copy.form;
  const typed = refused?.fields;
  const problem = refused?.problem ?? null;
  const fromError = problem?.field === "from" ? copy.problems.from[problem.problem] : undefined;
  const toError = problem?.field === "to" ? copy.problems.to[problem.problem] : undefined;
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
      <input type="hidden" name="do" value="keep" />
      {known && <input type="hidden" name="version" value={known.version} />}
      {from === null ? (
        <div className="sm:col-span-2">
          <TextField
            id={`${id}-from`}
            name="from"
            defaultValue={typed?.from}
            error={fromError}
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
        id={`${id}-to`}
        name="to"
        list={TARGETS_ID}
        defaultValue={typed?.to ?? known?.to}
        error={toError ?? (from === null ? undefined : fromError)}
        label={words.to}
        hint={words.toHint}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <SelectField
        id={`${id}-status`}
        name="status"
        defaultValue={typed?.status ?? String(known?.status ?? 301)}
        label={words.status}
      >
        <option value="301">{words.statuses[301]}</option>
        <option value="302">{words.statuses[302]}</option>
      </SelectField>
      <div className="sm:col-span-2">
        <Button type="submit" className="max-sm:w-full" aria-disabled={isPending}>
          {isPending ? words.pending : known ? words.save : words.submit}
        </Button>
      </div>
    </Form>
  );
}

/** Once per page. */
export function RedirectTargets({ targets }: { targets: readonly string[] }) {
  return (
    <datalist id={TARGETS_ID}>
      {targets.map((path) => (
        <option key={path} value={path} />
      ))}
    </datalist>
  );
}
