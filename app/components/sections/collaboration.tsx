import type { ReactNode } from "react";

interface CollaborationProps {
  copy: { title: string; lead: string; ways: readonly { title: string; text: string }[]; note: string };
  children: ReactNode;
}

export function Collaboration({ copy, children }: CollaborationProps) {
  return (
    <section className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        <h2 className="text-h2">{copy.title}</h2>
        <p className="mt-4 max-w-[32rem] text-lead">{copy.lead}</p>
        <ul className="mt-9 ml-2 grid grid-cols-1 gap-8 border-l-4 border-dashed border-madder-600 pl-8">
          {copy.ways.map(({ title, text }) => (
            <li key={title} className="relative">
              <span
                className="absolute top-1.5 -left-[2.875rem] size-5 rounded-full border-4 border-madder-600 bg-linen-50"
                aria-hidden="true"
              />
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 max-w-[30rem]">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-9 max-w-[32rem]">{copy.note}</p>
      </div>
      {children}
    </section>
  );
}
