import { TextField } from "~/components/ui/field";
import { useWords } from "~/content/desk/words";
import type { OpenPriceName, PriceName } from "~/content/price-name";
import { shippedOpenPrices, shippedPrices } from "~/content/prices/price-list";
import { capitalised } from "~/lib/capitalised";
import type { FieldOf } from "../site-form";
import { eurosField, fromField, SCOPE_FIELDS } from "./price-bounds";

const SECTION = "grid gap-5 rounded-card border border-linen-200 bg-white p-4 sm:p-6";
const LEGEND = "float-left mb-2 w-full font-display text-h3 font-bold text-ink-950";

export function PricesFields({ field }: { field: FieldOf }) {
  const { prices: words } = useWords("site");
  return (
    <>
      <fieldset className={SECTION}>
        <legend className={LEGEND}>{words.amounts}</legend>
        <p className="clear-both text-small">{words.amountsHint}</p>
        {(Object.keys(shippedPrices) as PriceName[]).map((name) => (
          <PriceField key={name} name={name} hint={words.per[shippedPrices[name].per]} field={field} />
        ))}
      </fieldset>
      <fieldset className={SECTION}>
        <legend className={LEGEND}>{words.openAmounts}</legend>
        <p className="clear-both text-small">{words.openHint}</p>
        {(Object.keys(shippedOpenPrices) as OpenPriceName[]).map((name) => (
          <PriceField key={name} name={name} hint={words.per[shippedOpenPrices[name].per]} field={field} />
        ))}
      </fieldset>
      <fieldset className={SECTION}>
        <legend className={LEGEND}>{words.scope}</legend>
        <div className="clear-both grid items-start gap-5 sm:grid-cols-2">
          {SCOPE_FIELDS.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              label={words.scopeFields[name]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface PriceFieldProps {
  name: PriceName | OpenPriceName;
  hint: string;
  field: FieldOf;
}

function PriceField({ name, hint, field }: PriceFieldProps) {
  const { prices: words } = useWords("site");
  const from = field(fromField(name));
  return (
    <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        {...field(eurosField(name))}
        label={capitalised(words.names[name])}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <label htmlFor={from.id} className="flex min-h-12 items-center gap-3 sm:mt-8">
        <input
          id={from.id}
          type="checkbox"
          name={from.name}
          value="on"
          defaultChecked={from.defaultValue === "on"}
          className="size-5 accent-indigo-700"
        />
        <span>
          {words.isFrom}
          <span className="sr-only"> ({words.names[name]})</span>
        </span>
      </label>
    </div>
  );
}
