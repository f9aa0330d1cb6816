import { ArrowRight } from "lucide-react";
import { buttonClasses } from "~/components/ui/button";
import type { Replacement } from "./read-replacement.server";

/** Shown below the verdict of a replaced quote, in place of its sheet and its total. */
export function ReplacedQuote({ replacement: { title, none, rows, link } }: { replacement: Replacement }) {
  return (
    <section aria-labelledby="replacement" className="grid gap-6 bg-white px-5 py-7 shadow-card sm:px-9 sm:py-9">
      <h3 id="replacement" className="text-h3">
        {title}
      </h3>
      {rows.length > 0 ? (
        <dl className="grid gap-4">
          {rows.map(({ label, items }) => (
            <div key={label} className="min-w-0 border-l-8 border-double border-indigo-700 pl-4">
              <dt className="text-small font-semibold text-ink-500">{label}</dt>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place.
                <dd key={index} className="hyphens-auto wrap-anywhere text-ink-950">
                  {item}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ) : (
        <p>{none}</p>
      )}
      <a href={link.to} className={buttonClasses("main", "no-print justify-self-start max-sm:w-full")}>
        {link.text}
        <ArrowRight aria-hidden="true" />
      </a>
    </section>
  );
}
