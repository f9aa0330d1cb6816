import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Weave } from "~/components/illustrations/weave";
import { TickList } from "~/components/ui/tick-list";
import type { LandingCopy, LandingLook } from "~/content/site/landing/landing-copy";
import { FormPanel } from "./form-panel";
import { GROUNDS } from "./landing-hero";

interface LandingContactProps {
  copy: LandingCopy["contact"];
  look: LandingLook;
  reach: { label: string; to: string; icon: "phone" | "mail" }[];
  children: ReactNode;
}

const ICONS = { phone: Phone, mail: Mail } as const;

export function LandingContact({ copy, look, reach, children }: LandingContactProps) {
  const { className, heading } = GROUNDS[look.ground];
  return (
    <section id="contact" className={`relative isolate overflow-hidden ${className}`}>
      <Weave cloth={look.cloth} pitch={13} className="absolute top-0 left-0 -z-10 h-5 w-full" />
      <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <h2 className={`text-h2 ${heading}`}>{copy.title}</h2>
          <p className="mt-5 max-w-[30rem] text-lead">{copy.text}</p>
          <TickList items={copy.promises} className="mt-7 gap-2.5" />
          <ul className="mt-7 flex flex-wrap gap-x-7 border-t-2 border-dashed border-current pt-4">
            {reach.map(({ label, to, icon }) => {
              const Icon = ICONS[icon];
              return (
                <li key={to}>
                  <a
                    href={to}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere underline underline-offset-4 hover:decoration-3"
                  >
                    <Icon aria-hidden="true" className="size-4.5" />
                    {label}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <div className="text-ink-700">
          <FormPanel {...copy.form}>{children}</FormPanel>
        </div>
      </div>
    </section>
  );
}
