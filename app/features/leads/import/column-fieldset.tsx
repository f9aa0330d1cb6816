import type { ReactNode } from "react";
import { SelectField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { columnName, IMPORT_STATUSES, type ImportChoices } from "./import-choices";
import { IMPORT_FIELDS } from "./import-fields";
import type { PresentedDraft } from "./present-import.server";

interface ColumnFieldsetProps {
  draft: PresentedDraft;
  choices: ImportChoices;
  children: ReactNode;
}

export function ColumnFieldset({ draft, choices, children }: ColumnFieldsetProps) {
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
