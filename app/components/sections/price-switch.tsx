import type { ReactNode } from "react";

/** Prices of the other choice are not displayed, so screen readers skip them too. */
export const shownWhen = {
  month: "group-has-[[value=once]:checked]/prices:hidden",
  once: "group-not-has-[[value=once]:checked]/prices:hidden",
  excl: "group-has-[[value=incl]:checked]/prices:hidden",
  incl: "group-not-has-[[value=incl]:checked]/prices:hidden",
} as const;

export function SwitchedPrices({ children }: { children: ReactNode }) {
  return <div className="group/prices">{children}</div>;
}

export interface PriceSwitchCopy {
  payment: string;
  month: string;
  once: string;
  vat: string;
  excl: string;
  incl: string;
}

export function PriceSwitch({ copy }: { copy: PriceSwitchCopy }) {
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-5">
      <Choice name="payment" legend={copy.payment} options={{ month: copy.month, once: copy.once }} />
      <Choice name="vat" legend={copy.vat} options={{ excl: copy.excl, incl: copy.incl }} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  legend: string;
  /** The first one is chosen. */
  options: Record<string, string>;
}

function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold text-ink-950">{legend}</legend>
      <div className="inline-flex flex-wrap border-x-4 border-double border-indigo-700 bg-indigo-100 p-1">
        {Object.entries(options).map(([value, label], index) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-indigo-700 hover:text-ink-950 has-checked:bg-indigo-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo-700 sm:px-5"
          >
            <input type="radio" name={name} value={value} defaultChecked={index === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwitchedPrice {
  amount: string;
  /** Empty or null without an amount. */
  amountIncl: string | null;
}

export function Sum({ amount, amountIncl }: SwitchedPrice) {
  if (!amountIncl) return amount;
  return (
    <>
      <span className={shownWhen.excl}>{amount}</span>
      <span className={shownWhen.incl}>{amountIncl}</span>
    </>
  );
}

export function VatNote({ copy }: { copy: { excl: string; incl: string } }) {
  return (
    <>
      <span className={shownWhen.excl}>{copy.excl}</span>
      <span className={shownWhen.incl}>{copy.incl}</span>
    </>
  );
}
