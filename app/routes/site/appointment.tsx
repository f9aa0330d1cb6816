import { data } from "react-router";
import { AgendaHero, AppointmentSteps } from "~/components/sections/appointment-steps";
import { ClosingBanner } from "~/components/sections/closing-banner";
import { ButtonLink } from "~/components/ui/button";
import { business } from "~/content/business";
import { pageCopy } from "~/content/page-copy.server";
import { metaOfPage } from "~/content/page-crumbs";
import { pathOf } from "~/content/pages";
import { appointmentCopy } from "~/content/site/page-copies.server";
import { FORM_ID } from "~/features/appointments/booking/appointment-form-state";
import { appointmentFormState } from "~/features/appointments/booking/appointment-form-state.server";
import { BookAppointment } from "~/features/appointments/booking/book-appointment";
import { formOfMomentLink } from "~/features/appointments/booking/moment-link.server";
import { useLanguage } from "~/lib/language/language-context";
import { languageContext } from "~/lib/request-context";
import { callLink } from "~/lib/text/contact-links";
import { Island } from "~/platform/pages/islands/island";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/appointment";

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { db, env } = context.get(servicesContext);
  const asked = await formOfMomentLink(db, url, { language, now: new Date(), secret: env.SESSION_SECRET }).catch(
    // The form itself says when the database is away.
    () => null,
  );
  const form = await appointmentFormState(context, db, language, { form: asked, params: url.searchParams });
  // Every booking changes what is free.
  const { otherForm, heroes, ...copy } = pageCopy(appointmentCopy, language);
  const { kind } = form.choosing.next === "kind" ? { kind: "other" } : form.choosing.choice;
  const hero = { ...copy.hero, ...heroes[kind === "intake" ? "intake" : "other"] };
  const words = kind === "meet" ? copy : { ...copy, hero, form: { ...copy.form, ...otherForm } };
  return data({ form, copy: words }, { headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return metaOfPage(matches[0].loaderData, "appointment", copy.meta);
}

export default function AppointmentPage({ loaderData: { form, copy } }: Route.ComponentProps) {
  const { href } = useLanguage();
  return (
    <>
      <AgendaHero copy={copy.hero} />
      <section className="relative wrap -mt-10 grid grid-cols-1 items-start gap-x-14 gap-y-12 pb-section lg:-mt-24 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div id={FORM_ID} className="scroll-mt-24">
          <Island
            name="appointment"
            of={BookAppointment}
            when="idle"
            props={{ copy: { form: copy.form, booked: copy.booked }, state: form }}
          />
        </div>
        <AppointmentSteps
          copy={copy.appointment}
          callTo={callLink(business.phone.international)}
          hours={business.hours.visit}
          className="lg:sticky lg:top-0 lg:pt-36"
        />
      </section>
      <ClosingBanner title={copy.closing.title} text={copy.closing.text}>
        <ButtonLink to={href(pathOf("configurator"))}>{copy.closing.configurator}</ButtonLink>
      </ClosingBanner>
    </>
  );
}
