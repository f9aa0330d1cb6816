import { Mail, Navigation, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { OpeningHours } from "~/components/ui/opening-hours";
import { callLink, mailLink } from "~/lib/text/contact-links";
import type { WeeklyHours } from "~/lib/time/opening-hours";

interface Office {
  name: string;
  address: { street: string; postalCode: string; town: string };
  phone: { international: string; national: string };
  email: string;
}

interface OfficeHeroProps {
  copy: {
    hero: { label: string; title: string; lead: string };
    office: { title: string; route: string; visit: string; byAppointment: string };
  };
  office: Office;
  hours: WeeklyHours;
  routeTo: string;
  children: ReactNode;
}

export function OfficeHero({ copy: { hero, office: copy }, office, hours, routeTo, children }: OfficeHeroProps) {
  const { name, address, phone, email } = office;
  return (
    <section className="relative pt-28 md:pt-36">
      <div className="wrap">
        <p className="woven-label mb-6">{hero.label}</p>
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:items-end">
          <h1 className="max-w-[9.33em] text-h1 font-extrabold">{hero.title}</h1>
          <p className="max-w-[32rem] text-lead">{hero.lead}</p>
        </div>
      </div>
      <div className="mt-12 grid grid-cols-1 lg:mt-16 lg:grid-cols-[max(2rem,calc((100vw-var(--container-page))/2))_22rem_minmax(0,1fr)]">
        <div className="on-dark z-10 bg-indigo-900 px-6 py-9 text-indigo-300 max-lg:mx-4 max-lg:-mb-4 sm:px-9 lg:col-start-2 lg:row-start-1 lg:mt-10 lg:mb-32 lg:-mr-16">
          <h2 className="text-h3 text-white">{copy.title}</h2>
          <address className="mt-3 text-lg leading-snug text-white not-italic">
            {name}
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.town}
          </address>
          <ul className="mt-3">
            <li>
              <a
                href={callLink(phone.international)}
                className="inline-flex min-h-11 items-center gap-3 font-semibold text-white underline underline-offset-4"
              >
                <Phone aria-hidden="true" className="size-5 shrink-0 text-weld-400" />
                {phone.national}
              </a>
            </li>
            <li>
              <a
                href={mailLink(email)}
                className="inline-flex min-h-11 items-center gap-3 font-semibold wrap-anywhere text-white underline underline-offset-4"
              >
                <Mail aria-hidden="true" className="size-5 shrink-0 text-weld-400" />
                {email}
              </a>
            </li>
          </ul>
          <h3 className="mt-5 mb-1 font-text text-body font-semibold tracking-normal text-white">{copy.visit}</h3>
          <OpeningHours hours={hours} />
          <p className="mt-1 text-small">{copy.byAppointment}</p>
          <ButtonLink to={routeTo} variant="weld" rel="noopener" className="mt-6">
            <Navigation aria-hidden="true" />
            {copy.route}
          </ButtonLink>
        </div>
        <div className="min-w-0 lg:col-span-2 lg:col-start-2 lg:row-start-1 lg:grid lg:pl-24">{children}</div>
      </div>
    </section>
  );
}
