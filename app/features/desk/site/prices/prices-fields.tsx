import { useWords } from "~/content/desk/words";
import type { OpenPriceName, PriceName } from "~/content/price-name";
import { shippedOpenPrices, shippedPrices } from "~/content/prices/price-list";
import { capitalised } from "~/lib/capitalised";
import { isFrom, OPEN_AMOUNTS, PRICE_AMOUNTS, SCOPE_FIELDS, type SiteField } from "../site-fields";
import { type FieldOf, SiteSection } from "../site-form";
import { SiteInput } from "../site-input";

const shipped = { ...shippedPrices, ...shippedOpenPrices };

export function PricesFields({ field }: { field: FieldOf }) {
  const { prices: words } = useWords("site");
  const labels: Readonly<Record<string, string>> = words.scopeFields;
  const groups = [
    { title: words.amounts, hint: words.amountsHint, amounts: PRICE_AMOUNTS },
    { title: words.openAmounts, hint: words.openHint, amounts: OPEN_AMOUNTS },
  ];
  return (
    <>
      {groups.map(({ title, hint, amounts }) => (
        <SiteSection
          key={title}
          title={title}
          fields={amounts.flatMap((of) => [field(of.path), field(isFrom(of.path.split(".")[0] ?? "").path)])}
        >
          <p className="text-small">{hint}</p>
          {amounts.map((of) => (
            <PriceField key={of.path} of={of} field={field} />
          ))}
        </SiteSection>
      ))}
      <SiteSection title={words.scope} fields={SCOPE_FIELDS.map(({ path }) => field(path))}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {SCOPE_FIELDS.map((of) => (
            <SiteInput key={of.path} of={of} label={labels[of.path]} field={field} />
          ))}
        </div>
      </SiteSection>
    </>
  );
}

function PriceField({ of, field }: { of: SiteField; field: FieldOf }) {
  const { prices: words } = useWords("site");
  const name = of.path.split(".")[0] as PriceName | OpenPriceName;
  const from = (
    <>
      {words.isFrom}
      <span className="sr-only"> ({words.names[name]})</span>
    </>
  );
  return (
    <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <SiteInput of={of} label={capitalised(words.names[name])} hint={words.per[shipped[name].per]} field={field} />
      <div className="sm:mt-8">
        <SiteInput of={isFrom(name)} label={from} field={field} />
      </div>
    </div>
  );
}
