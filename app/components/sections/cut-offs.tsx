import { Scissors } from "lucide-react";

export interface CutOffsCopy {
  title: string;
  lead: string;
  items: readonly { title: string; text: string }[];
}

export function CutOffs({ copy }: { copy: CutOffsCopy }) {
  return (
    <section className="bg-linen-100">
      <div className="wrap py-section">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 className="text-h2">{copy.title}</h2>
          <p className="max-w-[32rem] text-lead">{copy.lead}</p>
        </div>
        <div className="mt-10 flex items-center gap-3 text-ink-950" aria-hidden="true">
          <Scissors className="size-7 shrink-0" />
          <span className="h-0 flex-1 border-t-3 border-dashed border-ink-950" />
        </div>
        <dl className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {copy.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-h3 leading-tight font-bold text-ink-950">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
