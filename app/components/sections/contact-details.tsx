import type { ReactNode } from "react";
import { DemoNote } from "~/components/layout/demo-note";
import { OpeningHours } from "~/components/ui/opening-hours";
import { callLink, mailLink } from "~/lib/text/contact-links";
import type { WeeklyHours } from "~/lib/time/opening-hours";

export interface ContactDetailsCopy {
  title: string;
  phone: string;
  email: string;
  hours: string;
  answer: string;
  answerText: string;
  kvk: string;
  vat: string;
}

interface ContactDetailsProps {
  copy: ContactDetailsCopy;
  phone: { international: string; national: string };
  email: string;
  hours: WeeklyHours;
  kvk: string;
  vat: string;
}

export function ContactDetails({ copy, phone, email, hours, kvk, vat }: ContactDetailsProps) {
  return (
    <section className="lg:pt-10">
      <h2 className="text-h3">{copy.title}</h2>
      <DemoNote className="mt-3 inline-block border-ink-500" />
      <dl className="mt-4 border-t-2 border-dashed border-madder-600">
        <Detail name={copy.phone}>
          <a href={callLink(phone.international)} className="link inline-flex min-h-11 items-center">
            {phone.national}
          </a>
        </Detail>
        <Detail name={copy.email}>
          <a href={mailLink(email)} className="link inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
            {email}
          </a>
        </Detail>
        <Detail name={copy.hours}>
          <OpeningHours hours={hours} />
        </Detail>
        <Detail name={copy.answer}>{copy.answerText}</Detail>
        <Detail name={copy.kvk}>{kvk}</Detail>
        <Detail name={copy.vat}>{vat}</Detail>
      </dl>
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-4 border-b border-linen-300 py-2.5 max-[22rem]:grid-cols-1">
      <dt className="text-small text-ink-500">{name}</dt>
      <dd className="text-ink-950 tabular-nums">{children}</dd>
    </div>
  );
}
