import { CalendarPlus, PencilLine } from "lucide-react";
import { useEffect, useRef } from "react";
import { ButtonLink, buttonClasses } from "~/components/ui/button";
import { type AppointmentKind, appointments } from "~/content/appointment-kinds";
import { useLanguage } from "~/lib/language/language-context";
import { momentInWords } from "~/lib/time/clock";
import type { Whereabouts } from "../appointment";
import { inMinutes } from "../booking/kind-words";
import { ZoneNote } from "../booking/moment-fields";
import type { BookedAppointment } from "../booking/send-appointment";

interface AppointmentCardProps {
  appointment: BookedAppointment;
  email: string;
  phone: string;
  kind: AppointmentKind;
  where: Whereabouts;
}

/** It takes the focus. */
export function AppointmentCard({ appointment, email, phone, kind, where }: AppointmentCardProps) {
  const { t, href, language } = useLanguage();
  const { startsAt, confirmation, managePath, calendarPath } = appointment;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-done className="@container grid gap-5">
      <div aria-hidden="true" className="selvedge" />
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-28 text-h3 shadow-none outline-none">
        {t("appointment.done.title")}
      </h3>
      <p className="border-l-6 border-weld-400 bg-indigo-100 px-5 py-4 font-display text-xl leading-tight font-bold text-ink-950 first-letter:uppercase">
        <time dateTime={startsAt}>{momentInWords(startsAt, language)}</time>
      </p>
      <ZoneNote moments={[startsAt]} />
      <div>
        <p>
          {t(`appointment.kind.${kind}`)}, {inMinutes(t, appointments[kind].minutes)}
        </p>
        <p className="mt-1 wrap-anywhere">
          {where.place === "office" ? (
            t("appointment.done.office")
          ) : (
            <>
              {t(`appointment.done.${where.place}`)}{" "}
              <strong className="text-ink-950">{where.place === "phone" ? phone : where.address}</strong>.
            </>
          )}
        </p>
        <p className="mt-1 wrap-anywhere">
          {confirmation === "sent" ? (
            <>
              {t("appointment.done.mail")} <strong className="text-ink-950">{email}</strong>.
            </>
          ) : (
            t("appointment.done.mailDelayed")
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={href(calendarPath)} download className={buttonClasses("dark", undefined)}>
          <CalendarPlus aria-hidden="true" />
          {t("appointment.done.calendar")}
        </a>
        <ButtonLink to={href(managePath)} variant="quiet">
          <PencilLine aria-hidden="true" />
          {t("appointment.done.manage")}
        </ButtonLink>
      </div>
    </div>
  );
}
