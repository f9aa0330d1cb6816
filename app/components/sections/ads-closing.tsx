import { ArrowUp } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import type { MetaAdsCopy } from "~/content/site/page-copies.server";

export function AdsClosing({ copy, formTo }: { copy: MetaAdsCopy["closing"]; formTo: string }) {
  return (
    <section className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-16 lg:py-24">
      <div className="min-w-0">
        <h2 className="max-w-[9.33em] text-h2">{copy.title}</h2>
        <p className="mt-4 text-lead">{copy.text}</p>
      </div>
      <ButtonLink to={formTo} className="max-sm:w-full">
        {copy.button}
        <ArrowUp aria-hidden="true" />
      </ButtonLink>
    </section>
  );
}
