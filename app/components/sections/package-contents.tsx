import { Check, Minus } from "lucide-react";
import type { PackageLook } from "./package-look";

interface Feature {
  name: string;
  note: string;
  /** How much of it; empty if there is nothing to count. */
  amount: string;
}

interface PackageContentsProps {
  title: string;
  labels: { included: string; missing: string };
  included: readonly Feature[];
  missing: readonly Feature[];
  look: PackageLook;
}

/** The packing list of a package: what is in it, and beside it what is not. */
export function PackageContents({ title, labels, included, missing, look }: PackageContentsProps) {
  const hasMissing = missing.length > 0;
  return (
    <section className="wrap pt-[calc(var(--spacing-section)+2rem)] pb-section">
      <h2 className="max-w-[12em] text-h2">{title}</h2>
      <div className={`mt-10 grid gap-x-16 gap-y-12 ${hasMissing ? "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" : ""}`}>
        <div>
          <h3 className="border-b-3 border-double border-indigo-700 pb-2 text-h3 text-indigo-700">{labels.included}</h3>
          <ul className={`grid gap-x-10 sm:grid-cols-2 ${hasMissing ? "" : "lg:grid-cols-3"}`}>
            {included.map((feature) => (
              <li key={feature.name} className="flex gap-4 border-b border-linen-200 py-4">
                <span
                  className={`mt-0.5 grid size-8 shrink-0 place-items-center ${look.isDark ? "bg-indigo-700" : "bg-moss-600"} text-white`}
                  aria-hidden="true"
                >
                  <Check className="size-5" />
                </span>
                <p className="min-w-0">
                  <span className="font-semibold text-ink-950">{feature.name}</span>
                  {feature.amount && <span className="font-semibold text-ink-950">: {feature.amount}</span>}
                  <span className="block text-small text-ink-500">{feature.note}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        {hasMissing && (
          <div className="lg:self-start lg:border-l-2 lg:border-dashed lg:border-linen-300 lg:pl-8">
            <h3 className="border-b-3 border-double border-ink-500 pb-2 text-h3">{labels.missing}</h3>
            <ul>
              {missing.map(({ name, note }) => (
                <li key={name} className="flex gap-4 border-b border-linen-200 py-4">
                  <span
                    className="mt-0.5 grid size-8 shrink-0 place-items-center border-2 border-dashed border-linen-300 text-ink-500"
                    aria-hidden="true"
                  >
                    <Minus className="size-5" />
                  </span>
                  <p className="min-w-0">
                    {name}
                    <span className="block text-small text-ink-500">{note}</span>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
