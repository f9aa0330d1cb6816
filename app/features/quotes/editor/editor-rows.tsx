import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { PERIODS, QUOTE_BOUNDS } from "../quote";
import { DISCOUNT_NAMES, type DiscountFields, LINE_NAMES, type LineFields } from "./draft-fields";
import { BackRowStatus, GoneRowNotice } from "./gone-row";
import { type GoneRow, type RowKind, withGone } from "./gone-rows";
import { type QuoteEditorState, rowId } from "./use-quote-editor";

interface RowsProps {
  editor: QuoteEditorState;
  errors: Readonly<Record<string, string>>;
}

export function LineRows({ editor, errors }: RowsProps) {
  const { editor: words } = useWords("quotes");
  return (
    <Rows
      kind="line"
      rows={editor.draft.lines}
      gone={editor.gone.lines}
      names={LINE_NAMES}
      most={QUOTE_BOUNDS.lines}
      words={{ title: words.lines, row: words.line, remove: words.removeLine, add: words.addLine }}
      onChange={editor.changeLine}
      editor={editor}
      errors={errors}
    >
      {(control) => (
        <>
          <TextField {...control("quantity")} label={words.quantity} inputMode="decimal" autoComplete="off" />
          <TextField {...control("price")} label={words.price} inputMode="decimal" autoComplete="off" />
        </>
      )}
    </Rows>
  );
}

export function DiscountRows({ editor, errors }: RowsProps) {
  const { editor: words } = useWords("quotes");
  return (
    <Rows
      kind="discount"
      rows={editor.draft.discounts}
      gone={editor.gone.discounts}
      names={DISCOUNT_NAMES}
      most={QUOTE_BOUNDS.discounts}
      words={{ title: words.discounts, row: words.discount, remove: words.removeDiscount, add: words.addDiscount }}
      onChange={editor.changeDiscount}
      editor={editor}
      errors={errors}
    >
      {(control) => (
        <>
          <TextField {...control("value")} label={words.value} inputMode="decimal" autoComplete="off" />
          <SelectField {...control("kind")} label={words.kind}>
            <option value="percent">{words.kinds.percent}</option>
            <option value="amount">{words.kinds.amount}</option>
          </SelectField>
        </>
      )}
    </Rows>
  );
}

type FieldOf<Row> = Exclude<keyof Row & string, "key"> | "description" | "per";

interface RowListProps<Row> extends RowsProps {
  kind: RowKind;
  rows: readonly Row[];
  gone: readonly GoneRow<Row>[];
  names: Readonly<Record<FieldOf<Row>, string>>;
  most: number;
  words: Record<"title" | "row" | "remove" | "add", string>;
  onChange: (key: string, changed: Partial<Row>) => void;
  /** The fields between the description and the period. */
  children: (control: (field: FieldOf<Row>) => ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  name: string;
  error: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** The buttons work without scripts: the server then renders the form again. */
function Rows<Row extends LineFields | DiscountFields>(props: RowListProps<Row>) {
  const { kind, rows, gone, names, most, words: own, onChange, editor, errors, children } = props;
  const { editor: words } = useWords("quotes");
  const heading = `editor-${kind}s`;
  const wrong = errors[`${kind}s`];
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-h3">
        {own.title}
      </h2>
      {wrong && (
        <p role="alert" className="text-small font-semibold text-madder-700">
          {wrong}
        </p>
      )}
      {withGone(rows, gone).map(({ key, row, index, place }) => {
        if (place) return <GoneRowNotice key={`gone-${key}`} kind={kind} row={row} place={place} editor={editor} />;
        const id = rowId(kind, key);
        const control = (field: FieldOf<Row>): ControlProps => ({
          id: `${id}-${field}`,
          name: names[field],
          error: errors[`${id}-${field}`],
          value: String(row[field]),
          onChange: ({ target }) => onChange(key, { [field]: target.value } as Partial<Row>),
        });
        return (
          <fieldset
            key={key}
            id={id}
            tabIndex={-1}
            aria-label={`${own.row} ${index + 1}`}
            className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-4 rounded-card border border-linen-200 bg-white p-4 lg:grid-cols-[minmax(0,1fr)_6rem_9rem_10rem_auto]"
          >
            <div className="col-span-2 lg:col-span-1">
              <TextField
                {...control("description")}
                label={words.description}
                maxLength={QUOTE_BOUNDS.description}
                autoComplete="off"
              />
            </div>
            {children(control)}
            <SelectField {...control("per")} label={words.per}>
              {PERIODS.map((known) => (
                <option key={known} value={known}>
                  {words.periods[known]}
                </option>
              ))}
            </SelectField>
            <button
              type="submit"
              name="do"
              value={`remove-${kind}:${key}`}
              onClick={editor.press}
              aria-label={`${own.remove} ${index + 1}`}
              className="grid size-12 place-items-center self-end justify-self-end rounded-control text-ink-700 hover:bg-linen-100 hover:text-madder-700 lg:mt-8 lg:self-start"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </fieldset>
        );
      })}
      <BackRowStatus kind={kind} back={editor.back} />
      {rows.length < most && (
        <Button
          id={`add-${kind}`}
          type="submit"
          variant="quiet"
          name="do"
          value={`add-${kind}`}
          onClick={editor.press}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" />
          {own.add}
        </Button>
      )}
    </section>
  );
}
