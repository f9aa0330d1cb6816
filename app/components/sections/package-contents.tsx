import { Check, Minus } from "lucide-react";
import { useId } from "react";
import type { PackageLook } from "./package-look";

interface Feature {
  name: string;
  note: string;
  /** Empty if there is nothing to count. */
  amount: string;
}

interface PackageContentsProps {
  title: string;
  labels: { always: string; subscription: string; missing: string };
  always: readonly Feature[];
  subscription: readonly Feature[];
  missing: readonly Feature[];
  note: string;
  look: PackageLook;
}

export function PackageContents({ title, labels, always, subscription, missing, note, look }: PackageContentsProps) {
  const hasMissing = missing.length > 0;
  const columns = `grid gap-x-10 sm:grid-cols-2 ${hasMissing ? "" : "lg:grid-cols-3"}`;
  return (
    <section className="wrap pt-[calc(var(--spacing-section)+2rem)] pb-section">
      <h2 className="max-w-[12em] text-h2">{title}</h2>
      <div className={`mt-10 grid gap-x-16 gap-y-12 ${hasMissing ? "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" : ""}`}>
        <div>
          <List label={labels.always} features={always} className={columns} look={look} />
          <div className="mt-12">
            <List label={labels.subscription} features={subscription} className={columns} look={look} />
          </div>
          <p className="mt-8 max-w-[44rem] border-l-6 border-double border-madder-600 pl-5">{note}</p>
        </div>
        {hasMissing && (
          <div className="lg:self-start lg:border-l-2 lg:border-dashed lg:border-linen-300 lg:pl-8">
            <List label={labels.missing} features={missing} className="" look={null} />
          </div>
        )}
      </div>
    </section>
  );
}

interface ListProps {
  label: string;
  features: readonly Feature[];
  className: string;
  /** `null`: what is missing. */
  look: PackageLook | null;
}

function List({ label, features, className, look }: ListProps) {
  const id = useId();
  const line = look ? "border-indigo-700 text-indigo-700" : "border-ink-500";
  const square = look
    ? `${look.isDark ? "bg-indigo-700" : "bg-moss-600"} text-white`
    : "border-2 border-dashed border-linen-300 text-ink-500";
  const Icon = look ? Check : Minus;
  return (
    <>
      <h3 id={id} className={`border-b-3 border-double pb-2 text-h3 ${line}`}>
        {label}
      </h3>
      <ul aria-labelledby={id} className={className}>
        {features.map(({ name, amount, note }) => (
          <li key={name} className="flex gap-4 border-b border-linen-200 py-4">
            <span className={`mt-0.5 grid size-8 shrink-0 place-items-center ${square}`} aria-hidden="true">
              <Icon className="size-5" />
            </span>
            <p className="min-w-0">
              <span className={look ? "font-semibold text-ink-950" : ""}>
                {name}
                {amount && `: ${amount}`}
              </span>
              <span className="block text-small text-ink-500">{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
