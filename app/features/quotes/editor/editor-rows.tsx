import { Plus, X } from "lucide-react";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import { PERIODS, type Period, QUOTE_BOUNDS, type QuoteDiscount } from "../quote";
import { DISCOUNT_NAMES, LINE_NAMES } from "./draft-fields";
import { BackRowStatus, GoneRowNotice } from "./gone-row";
import { withGone } from "./gone-rows";
import { type QuoteEditorState, rowId } from "./use-quote-editor";

interface RowsProps {
  editor: QuoteEditorState;
  errors: Readonly<Record<string, string>>;
}

const ROW =
  "grid min-w-0 grid-cols-2 gap-x-3 gap-y-4 rounded-card border border-linen-200 bg-white p-4 lg:grid-cols-[minmax(0,1fr)_6rem_9rem_10rem_auto]";

/** The buttons work without scripts: the server then renders the form again. */
export function LineRows({ editor, errors }: RowsProps) {
  const { editor: words } = useWords("quotes");
  const { draft, gone, back, changeLine, press } = editor;
  return (
    <section aria-labelledby="editor-lines" className="grid gap-3">
      <h2 id="editor-lines" className="text-h3">
        {words.lines}
      </h2>
      {errors.lines && (
        <p role="alert" className="text-small font-semibold text-madder-700">
          {errors.lines}
        </p>
      )}
      {withGone(draft.lines, gone.lines).map(({ key, row, index, place }) => {
        if (place) return <GoneRowNotice key={`gone-${key}`} kind="line" row={row} place={place} editor={editor} />;
        const { description, quantity, price, per } = row;
        const id = rowId("line", key);
        return (
          <fieldset key={key} id={id} tabIndex={-1} aria-label={`${words.line} ${index + 1}`} className={ROW}>
            <DescriptionField
              id={`${id}-description`}
              name={LINE_NAMES.description}
              label={words.description}
              error={errors[`${id}-description`]}
              value={description}
              onChange={(text) => changeLine(key, { description: text })}
            />
            <TextField
              id={`${id}-quantity`}
              name={LINE_NAMES.quantity}
              label={words.quantity}
              error={errors[`${id}-quantity`]}
              value={quantity}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => changeLine(key, { quantity: event.target.value })}
            />
            <TextField
              id={`${id}-price`}
              name={LINE_NAMES.price}
              label={words.price}
              error={errors[`${id}-price`]}
              value={price}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => changeLine(key, { price: event.target.value })}
            />
            <PeriodField
              id={`${id}-per`}
              name={LINE_NAMES.per}
              value={per}
              onChange={(chosen) => changeLine(key, { per: chosen })}
            />
            <RemoveButton value={`remove-line:${key}`} label={`${words.removeLine} ${index + 1}`} onClick={press} />
          </fieldset>
        );
      })}
      <BackRowStatus kind="line" back={back} />
      <AddButton value="add-line" onClick={press} isFull={draft.lines.length >= QUOTE_BOUNDS.lines}>
        {words.addLine}
      </AddButton>
    </section>
  );
}

export function DiscountRows({ editor, errors }: RowsProps) {
  const { editor: words } = useWords("quotes");
  const { draft, gone, back, changeDiscount, press } = editor;
  return (
    <section aria-labelledby="editor-discounts" className="grid gap-3">
      <h2 id="editor-discounts" className="text-h3">
        {words.discounts}
      </h2>
      {withGone(draft.discounts, gone.discounts).map(({ key, row, index, place }) => {
        if (place) return <GoneRowNotice key={`gone-${key}`} kind="discount" row={row} place={place} editor={editor} />;
        const { description, kind, value, per } = row;
        const id = rowId("discount", key);
        return (
          <fieldset key={key} id={id} tabIndex={-1} aria-label={`${words.discount} ${index + 1}`} className={ROW}>
            <DescriptionField
              id={`${id}-description`}
              name={DISCOUNT_NAMES.description}
              label={words.description}
              error={errors[`${id}-description`]}
              value={description}
              onChange={(text) => changeDiscount(key, { description: text })}
            />
            <TextField
              id={`${id}-value`}
              name={DISCOUNT_NAMES.value}
              label={words.value}
              error={errors[`${id}-value`]}
              value={value}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => changeDiscount(key, { value: event.target.value })}
            />
            <SelectField
              id={`${id}-kind`}
              name={DISCOUNT_NAMES.kind}
              label={words.kind}
              value={kind}
              onChange={(event) => changeDiscount(key, { kind: event.target.value as QuoteDiscount["kind"] })}
            >
              <option value="percent">{words.kinds.percent}</option>
              <option value="amount">{words.kinds.amount}</option>
            </SelectField>
            <PeriodField
              id={`${id}-per`}
              name={DISCOUNT_NAMES.per}
              value={per}
              onChange={(chosen) => changeDiscount(key, { per: chosen })}
            />
            <RemoveButton
              value={`remove-discount:${key}`}
              label={`${words.removeDiscount} ${index + 1}`}
              onClick={press}
            />
          </fieldset>
        );
      })}
      <BackRowStatus kind="discount" back={back} />
      <AddButton value="add-discount" onClick={press} isFull={draft.discounts.length >= QUOTE_BOUNDS.discounts}>
        {words.addDiscount}
      </AddButton>
    </section>
  );
}

interface DescriptionFieldProps {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

function DescriptionField({ onChange, ...field }: DescriptionFieldProps) {
  return (
    <div className="col-span-2 lg:col-span-1">
      <TextField
        {...field}
        maxLength={QUOTE_BOUNDS.description}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface PeriodFieldProps {
  id: string;
  name: string;
  value: Period;
  onChange: (per: Period) => void;
}

function PeriodField({ id, name, value, onChange }: PeriodFieldProps) {
  const { editor: words } = useWords("quotes");
  return (
    <SelectField
      id={id}
      name={name}
      label={words.per}
      value={value}
      onChange={(event) => onChange(event.target.value as Period)}
    >
      {PERIODS.map((known) => (
        <option key={known} value={known}>
          {words.periods[known]}
        </option>
      ))}
    </SelectField>
  );
}

interface RowButtonProps {
  value: string;
  onClick: QuoteEditorState["press"];
}

function RemoveButton({ value, label, onClick }: RowButtonProps & { label: string }) {
  return (
    <button
      type="submit"
      name="do"
      value={value}
      onClick={onClick}
      aria-label={label}
      className="grid size-12 place-items-center self-end justify-self-end rounded-control text-ink-700 hover:bg-linen-100 hover:text-madder-700 lg:mt-8 lg:self-start"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}

interface AddButtonProps extends RowButtonProps {
  isFull: boolean;
  children: string;
}

function AddButton({ value, onClick, isFull, children }: AddButtonProps) {
  if (isFull) return null;
  return (
    <Button
      id={value}
      type="submit"
      variant="quiet"
      name="do"
      value={value}
      onClick={onClick}
      className="justify-self-start"
    >
      <Plus aria-hidden="true" />
      {children}
    </Button>
  );
}
