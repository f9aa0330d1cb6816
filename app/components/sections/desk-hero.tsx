import { Mail, MessageCircle, Phone } from "lucide-react";
import { SampleDesk, type SampleDeskCopy } from "~/components/illustrations/sample-desk";
import { ButtonLink } from "~/components/ui/button";
import { callLink, mailLink, whatsappLink } from "~/lib/text/contact-links";
import type { Reach } from "./contact-cards";
import { HeroWords } from "./hero-words";

interface DeskHeroProps {
  copy: {
    label: string;
    title: string;
    lead: string;
    price: { amount: string; per: string; note: string };
    whatsapp: string;
    call: string;
    email: string;
  };
  desk: SampleDeskCopy;
  reach: Reach;
}

export function DeskHero({ copy, desk, reach }: DeskHeroProps) {
  return (
    <section className="on-dark relative overflow-x-clip bg-indigo-900 pt-32 text-indigo-300 md:pt-40 lg:mb-24">
      <div className="wrap grid grid-cols-1 gap-x-8 gap-y-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] xl:grid-cols-2">
        <div className="lg:pb-24">
          <HeroWords copy={copy} title="text-h1 text-white" lead="max-w-[32rem]">
            <ButtonLink to={whatsappLink(reach.whatsapp.international)} variant="weld" rel="noopener">
              <MessageCircle aria-hidden="true" />
              {copy.whatsapp}
            </ButtonLink>
            <ButtonLink to={callLink(reach.phone.international)} variant="quiet">
              <Phone aria-hidden="true" />
              {copy.call}
            </ButtonLink>
            <ButtonLink to={mailLink(reach.email)} variant="quiet">
              <Mail aria-hidden="true" />
              {copy.email}
            </ButtonLink>
          </HeroWords>
        </div>
        <div className="relative max-lg:-mb-16 lg:-mr-8 lg:-mb-24 lg:self-end lg:pt-24">
          <SwingTag {...copy.price} />
          <SampleDesk copy={desk} />
        </div>
      </div>
    </section>
  );
}

function SwingTag({ amount, per, note }: { amount: string; per: string; note: string }) {
  return (
    <p className="relative z-10 mb-[-1.25rem] ml-auto w-fit max-w-full rotate-3 bg-weld-400 py-4 pr-7 pl-12 text-ink-950 shadow-lift sm:mr-6 lg:mr-10">
      <svg viewBox="0 0 60 90" className="absolute -top-14 left-1 w-15 overflow-visible fill-none" aria-hidden="true">
        <path d="M20 84C-6 50 44 44 34 0" className="stroke-madder-600" strokeWidth="3" strokeLinecap="round" />
        <circle cx="20" cy="88" r="8" className="fill-indigo-900 stroke-ink-950" strokeWidth="2.5" />
      </svg>
      <span className="block font-display text-[clamp(1.75rem,1.3rem+1.8vw,2.625rem)] leading-none font-extrabold tracking-tight tabular-nums">
        {amount}
      </span>
      <span className="block font-semibold">{per}</span>
      <span className="block text-small">{note}</span>
    </p>
  );
}
