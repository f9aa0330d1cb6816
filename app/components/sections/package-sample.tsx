import { Weave } from "~/components/illustrations/weave";
import type { PackageLook } from "./package-look";

interface PackageSampleProps {
  label: string;
  name: string;
  quality: string;
  points: readonly string[];
  offers: readonly { amount: string; amountIncl: string | null; per: string; scope: string }[];
  vat: string;
  look: PackageLook;
  links: readonly { text: string; to: string }[];
}

export function PackageSample({ label, name, quality, points, offers, vat, look, links }: PackageSampleProps) {
  const isPriced = offers.some(({ amountIncl }) => Boolean(amountIncl));
  return (
    <aside aria-label={label} className="relative flex items-end px-4 pt-28 pb-12 sm:px-10 lg:pt-40 lg:pb-20">
      <Weave cloth={look.cloth} pitch={16} className="absolute inset-0" />
      <div className="relative w-full max-w-md border-x-6 border-double border-madder-600 bg-white px-6 py-7 shadow-card lg:ml-auto lg:-mr-18">
        <p className="font-semibold text-indigo-700">{label}</p>
        <p className="mt-1 font-display text-[min(clamp(2.25rem,1.8rem+2vw,3.25rem),13vw)] leading-none font-extrabold tracking-tight text-ink-950">
          {name}
        </p>
        <p className="mt-1.5">{quality}</p>
        <ul className="mt-5 grid gap-1.5 border-t-2 border-dashed border-linen-300 pt-5 text-ink-950">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <span aria-hidden="true" className={`mt-[0.8em] w-4 shrink-0 border-t-3 ${look.stitch}`} />
              {point}
            </li>
          ))}
        </ul>
        <dl className="mt-5 grid gap-2 border-t-2 border-dashed border-linen-300 pt-5">
          {offers.map(({ amount, per, scope }) => (
            <div key={scope} className="flex flex-wrap items-baseline gap-x-2">
              <dt className="order-last w-full text-small">{scope}</dt>
              <dd className="font-display text-xl font-bold text-ink-950 tabular-nums">
                {amount} <span className="font-text text-body font-semibold">{per}</span>
              </dd>
            </div>
          ))}
        </dl>
        {isPriced && <p className="mt-2 text-small text-ink-500">{vat}</p>}
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {links.map(({ text, to }) => (
            <li key={to}>
              <a href={to} className="link inline-flex min-h-11 items-center text-small">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
