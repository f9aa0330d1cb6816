import type { ReactNode } from "react";
import { Weave } from "~/components/illustrations/weave";

interface ClosingFormProps {
  copy: { title: string; text: string };
  children: ReactNode;
}

export function ClosingForm({ copy, children }: ClosingFormProps) {
  return (
    <section id="contact" className="relative isolate overflow-hidden">
      <Weave cloth="basket" pitch={13} className="absolute inset-0 -z-10" />
      <div className="wrap grid items-start gap-6 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="bg-linen-50 px-7 py-9 shadow-card sm:px-10 lg:sticky lg:top-32">
          <h2 className="text-h2">{copy.title}</h2>
          <p className="mt-4 text-lead">{copy.text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
