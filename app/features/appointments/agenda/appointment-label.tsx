import { CalendarPlus, Navigation } from "lucide-react";
import { Weave } from "~/components/illustrations/weave";
import { buttonClasses } from "~/components/ui/button";
import type { AppointmentKind, AppointmentPlace } from "~/content/appointment-kinds";
import type { AppointmentManageCopy } from "~/content/site/page-copies.server";
import { useLanguage } from "~/lib/language/language-context";
import { inMinutes } from "../booking/kind-words";

export interface ShownAppointment {
  state: keyof AppointmentManageCopy["titles"];
  startsAt: string;
  moment: string;
  minutes: number;
  kind: AppointmentKind;
  place: AppointmentPlace;
  subject: string | null;
  phone: string | null;
  address: string | null;
}

interface AppointmentLabelProps {
  copy: AppointmentManageCopy;
  appointment: ShownAppointment;
  calendarTo: string;
  routeTo: string;
}

export function AppointmentLabel({ copy, appointment, calendarTo, routeTo }: AppointmentLabelProps) {
  const { t } = useLanguage();
  const { state, startsAt, moment, minutes, kind, place, subject, phone, address } = appointment;
  const where = { office: copy.atOffice, phone: `${copy.byPhone} ${phone ?? ""}`, customer: address ?? "" };
  return (
    <div className="bg-white shadow-card">
      <div className="relative h-10">
        <Weave cloth={state === "cancelled" ? "windowpane" : "house"} pitch={10} className="absolute inset-0" />
      </div>
      <div className="border-t-2 border-dashed border-madder-600 px-6 pt-6 pb-7 sm:px-8">
        <p
          className={`font-display text-[clamp(1.5rem,1.2rem+1.2vw,2rem)] leading-tight font-bold text-ink-950 first-letter:uppercase ${state === "cancelled" ? "line-through decoration-madder-600 decoration-2" : ""}`}
        >
          <time dateTime={startsAt}>{moment}</time>
        </p>
        <p className="mt-1">
          {t(`appointment.kind.${kind}`)}, {inMinutes(t, minutes)}
        </p>
        <p className="mt-4 wrap-anywhere text-ink-950">{where[place]}</p>
        {subject && (
          <p className="mt-1 hyphens-auto wrap-anywhere">
            {copy.subject}: <span className="text-ink-950">{subject}</span>
          </p>
        )}
        {state === "booked" && (
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <a href={calendarTo} download className={buttonClasses("dark", undefined)}>
              <CalendarPlus aria-hidden="true" />
              {copy.calendar}
            </a>
            {place === "office" && (
              <a href={routeTo} rel="noopener" className={buttonClasses("quiet", undefined)}>
                <Navigation aria-hidden="true" />
                {copy.route}
              </a>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
