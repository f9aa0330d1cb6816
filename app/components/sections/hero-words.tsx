import type { ReactNode } from "react";
import { Unbroken } from "~/components/ui/unbroken";

interface HeroWordsProps {
  copy: { label: string; title: string; lead: string };
  title?: string;
  lead: string;
  /** A line below the buttons. */
  note?: ReactNode;
  children?: ReactNode;
}

export function HeroWords({ copy, title = "text-h1", lead, note, children }: HeroWordsProps) {
  return (
    <>
      <p className="woven-label mb-6">
        <Unbroken>{copy.label}</Unbroken>
      </p>
      <h1 className={`font-extrabold ${title}`}>{copy.title}</h1>
      <p className={`mt-6 text-lead ${lead}`}>
        <Unbroken>{copy.lead}</Unbroken>
      </p>
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      {note && <p className="mt-3 text-small">{note}</p>}
    </>
  );
}
