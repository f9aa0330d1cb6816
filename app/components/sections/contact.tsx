import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { ContactCards, type ContactCardsCopy, type Reach } from "./contact-cards";

export interface ContactSectionCopy {
  title: string;
  lead: string;
  cards: ContactCardsCopy;
  banner: { title: string; text: string; contact: string; configurator: string };
}

interface ContactProps {
  copy: ContactSectionCopy;
  reach: Reach;
  contactTo: string;
  configuratorTo: string;
  children: ReactNode;
}

export function Contact({ copy, reach, contactTo, configuratorTo, children }: ContactProps) {
  return (
    <section id="contact" className="bg-linen-100">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <h2 className="text-h2">{copy.title}</h2>
          <p className="mt-5 max-w-[30rem] text-lead">{copy.lead}</p>
          <ContactCards copy={copy.cards} reach={reach} pageTo={contactTo} className="mt-8" />
        </div>
        <div className="lg:-mt-[calc(var(--spacing-section)*0.5)]">{children}</div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-x-6 border-double border-indigo-700 bg-indigo-100 px-[min(1.5rem,7%)] py-7 sm:px-9 lg:col-span-2">
          <div>
            <h3 className="text-h3">{copy.banner.title}</h3>
            <p className="mt-1">{copy.banner.text}</p>
          </div>
          <div className="flex min-w-0 flex-wrap gap-3">
            <ButtonLink to={contactTo} variant="dark">
              {copy.banner.contact}
            </ButtonLink>
            <ButtonLink to={configuratorTo} variant="quiet">
              {copy.banner.configurator}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
