import { Plus, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { PERIODS, QUOTE_BOUNDS } from "../quote";
import { DISCOUNT_NAMES, type DiscountFields, type LineFields } from "./draft-fields";
import { BackRowStatus, GoneRowNotice } from "./gone-row";
import { type GoneRow, type RowKind, withGone } from "./gone-rows";
import { addId, type QuoteEditorState, rowId } from "./use-quote-editor";

export interface RowsProps {
  editor: QuoteEditorState;
  errors: Readonly<Record<string, string>>;
}

export function DiscountRows({ editor, errors }: RowsProps) {
  const { editor: words } = useWords("quotes");
  const { discounts } = editor.draft;
  return (
    <section aria-labelledby="editor-discounts" className="grid gap-3">
      <h2 id="editor-discounts" className="text-h3">
        {words.discounts}
      </h2>
      <Rows
        kind="discount"
        rows={discounts}
        gone={editor.gone.discounts}
        names={DISCOUNT_NAMES}
        words={{ row: words.discount, remove: words.removeDiscount }}
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
      <BackRowStatus kind="discount" back={editor.back} />
      {discounts.length < QUOTE_BOUNDS.discounts && (
        <AddButton id={addId("discount", undefined)} value="add-discount" onClick={editor.press}>
          {words.addDiscount}
        </AddButton>
      )}
    </section>
  );
}

type FieldOf<Row> = Exclude<keyof Row & string, "key"> | "description" | "per";

interface RowListProps<Row> extends RowsProps {
  kind: RowKind;
  rows: readonly Row[];
  gone: readonly GoneRow<Row>[];
  /** The number of rows in the lists before this one. */
  before?: number;
  names: Readonly<Record<"key" | "description" | "per", string> & Partial<Record<FieldOf<Row>, string>>>;
  words: Record<"row" | "remove", string>;
  onChange: (key: string, changed: Partial<Row>) => void;
  /** The fields between the description and the period. */
  children: (control: (field: FieldOf<Row>) => ControlProps) => ReactNode;
  /** The fields after the period. */
  after?: (row: Row) => ReactNode;
}

interface ControlProps {
  id: string;
  name: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** The buttons work without scripts: the server then renders the form again. */
export function Rows<Row extends LineFields | DiscountFields>(props: RowListProps<Row>) {
  const { kind, rows, gone, before = 0, names, words: own, onChange, editor, errors, children, after } = props;
  const { editor: words } = useWords("quotes");
  return withGone(rows, gone).map(({ key, row, index, place }) => {
    if (place) return <GoneRowNotice key={`gone-${key}`} kind={kind} row={row} place={place} editor={editor} />;
    const id = rowId(kind, key);
    const number = before + index + 1;
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
        aria-label={`${own.row} ${number}`}
        className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-4 rounded-card border border-linen-200 bg-white p-4 lg:grid-cols-[minmax(0,1fr)_6rem_9rem_10rem_auto]"
      >
        <input type="hidden" name={names.key} value={key} />
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
        {after?.(row)}
        <button
          type="submit"
          name="do"
          value={`remove-${kind}:${key}`}
          onClick={editor.press}
          aria-label={`${own.remove} ${number}`}
          className="col-start-2 grid size-12 place-items-center self-end justify-self-end rounded-control text-ink-700 hover:bg-linen-100 hover:text-madder-700 lg:col-start-5 lg:row-start-1 lg:mt-8 lg:self-start"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </fieldset>
    );
  });
}

interface AddButtonProps {
  id: string;
  value: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

export function AddButton({ children, ...button }: AddButtonProps) {
  return (
    <Button {...button} type="submit" variant="quiet" name="do" className="justify-self-start">
      <Plus aria-hidden="true" />
      {children}
    </Button>
  );
}
