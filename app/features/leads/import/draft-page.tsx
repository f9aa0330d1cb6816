import type { ReactNode } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/field";
import { FormNotice } from "~/components/ui/form-notice";
import { useWords } from "~/content/desk/words";
import { useHydrated } from "~/lib/use-hydrated";
import { columnName, IMPORT_FIELDS, IMPORT_STATUSES, type ImportChoices } from "./import-fields";
import type { PresentedDraft } from "./present-import.server";
import { RowLists } from "./row-lists";

const FORM = "import-columns";

interface DraftPageProps {
  draft: PresentedDraft;
  /** Two columns are the same; or what was chosen is not what was checked. */
  refused: { text: string; choices: ImportChoices | null } | null;
}

/** One form: nothing is imported in another way than was checked, also without scripts. */
export function DraftPage({ draft, refused }: DraftPageProps) {
  const words = useWords("leadImport");
  const { formData, formMethod } = useNavigation();
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const sent = formMethod === "POST" ? formData?.get("do") : null;
  const { ready, says, mended, preview, lists } = draft;
  return (
    <div className="grid gap-8">
      {refused && <FormNotice text={refused.text} />}
      <Form
        id={FORM}
        method="post"
        preventScrollReset
        onChange={({ currentTarget }) => {
          const fields = new FormData(currentTarget);
          fields.set("do", "check");
          void submit(fields, { method: "post", preventScrollReset: true, replace: true });
        }}
      >
        <ColumnFieldset draft={draft} choices={refused?.choices ?? draft.choices}>
          {/* First of the buttons: the one that Enter presses. */}
          <Button
            type="submit"
            name="do"
            value="check"
            variant="quiet"
            aria-disabled={sent === "check"}
            className={isHydrated ? "sr-only focus:not-sr-only" : ""}
          >
            {sent === "check" ? words.columns.pending : words.columns.submit}
          </Button>
        </ColumnFieldset>
      </Form>
      <RowLists lists={lists} />
      {preview.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-h3">{words.preview.title}</h2>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {preview.map(({ row, name, facts }) => (
              <li key={row} className="min-w-0 rounded-card border border-linen-200 bg-white p-4">
                <p className="text-small text-ink-500">{row}</p>
                <p className="font-semibold text-ink-950 wrap-anywhere">{name}</p>
                <dl className="mt-2 grid grid-cols-[8rem_1fr] gap-x-3 gap-y-1 text-small">
                  {facts.map(({ label, value }) => (
                    <div key={label} className="contents">
                      <dt className="text-ink-500">{label}</dt>
                      <dd className="min-w-0 whitespace-pre-line text-ink-950 wrap-anywhere">{value}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section
        aria-label={words.check.title}
        className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid gap-2 border-t border-linen-300 bg-linen-50 px-4 py-3 md:bottom-0 md:mx-0 md:px-0"
      >
        <div role="status" className="grid gap-1">
          <p className="text-ink-950">
            <strong>{sent === "check" ? words.columns.pending : says}</strong>
          </p>
          {mended.map((text) => (
            <p key={text} className="text-small text-ink-700">
              {text}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          {ready > 0 && (
            <Button
              type="submit"
              form={FORM}
              name="do"
              value="import"
              aria-disabled={sent !== null}
              className="max-sm:grow"
            >
              {sent === "import" ? words.check.pending : draft.submit}
            </Button>
          )}
          <Button type="submit" form={FORM} name="do" value="drop" variant="quiet" aria-disabled={sent !== null}>
            {words.check.drop}
          </Button>
        </div>
      </section>
    </div>
  );
}

interface ColumnFieldsetProps {
  draft: PresentedDraft;
  choices: ImportChoices;
  children: ReactNode;
}

function ColumnFieldset({ draft, choices, children }: ColumnFieldsetProps) {
  const { columns: words, fields } = useWords("leadImport");
  const { statuses } = useWords("admin").leads;
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-h3">{words.title}</h2>
        <p className="mt-1 max-w-[60ch]">{words.text}</p>
      </div>
      <label className="flex min-h-11 items-center gap-3 font-semibold text-ink-950">
        <input
          type="checkbox"
          name="header"
          value="on"
          defaultChecked={choices.hasHeader}
          className="size-5 shrink-0 accent-indigo-700"
        />
        {words.header}
      </label>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {draft.columns.map(({ header, samples }, index) => (
          <li key={columnName(index)} className="grid min-w-0 content-start gap-1">
            <SelectField
              id={columnName(index)}
              name={columnName(index)}
              label={header}
              defaultValue={choices.columns[index] ?? ""}
              aria-describedby={`${columnName(index)}-samples`}
              className={choices.columns[index] ? "" : "text-ink-500"}
            >
              <option value="">{words.skip}</option>
              {IMPORT_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {fields[field]}
                </option>
              ))}
            </SelectField>
            <p id={`${columnName(index)}-samples`} className="text-small text-ink-500 wrap-anywhere">
              {samples}
            </p>
          </li>
        ))}
      </ul>
      <div className="max-w-sm">
        <SelectField id="import-status" name="status" label={words.status} defaultValue={choices.status}>
          {IMPORT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </SelectField>
      </div>
      <div>{children}</div>
    </section>
  );
}
