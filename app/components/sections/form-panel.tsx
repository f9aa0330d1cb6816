import type { ReactNode } from "react";
import { Weave } from "~/components/illustrations/weave";
import { Card } from "~/components/ui/card";

interface FormPanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function FormPanel({ title, text, children }: FormPanelProps) {
  return (
    <Card material="paper">
      <div className="relative h-10">
        <Weave cloth="house" pitch={10} className="absolute inset-0" />
      </div>
      <div className="group/panel p-5 sm:p-9">
        {/* The thanks have their own heading; an invitation above them would contradict it. */}
        <div className="mb-7 group-has-[[data-thanks]]/panel:hidden">
          <h2 className="text-panel">{title}</h2>
          <p className="mt-2">{text}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}
