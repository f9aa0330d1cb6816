import type { ReactNode } from "react";
import { Weave } from "~/components/illustrations/weave";
import { Card } from "~/components/ui/card";

interface FormPanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The sheet that holds a form, sewn onto a band of cloth. */
export function FormPanel({ title, text, children }: FormPanelProps) {
  return (
    <Card material="paper">
      <div className="relative h-10">
        <Weave cloth="house" pitch={10} className="absolute inset-0" />
      </div>
      <div className="p-5 sm:p-9">
        <h2 className="text-[clamp(1.75rem,1.5rem+1vw,2.25rem)] leading-tight">{title}</h2>
        <p className="mt-2 mb-7">{text}</p>
        {children}
      </div>
    </Card>
  );
}
