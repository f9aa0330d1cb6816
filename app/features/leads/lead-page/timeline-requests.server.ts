import { deskWords } from "~/content/desk/words.server";
import { firstMomentOf, movesOf } from "~/features/appointments/appointment";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { chatPath } from "~/features/chat/paths";
import { sourceName } from "~/features/requests/source-name.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import type { LeadsContext } from "../list/present-lead.server";
import { leadPath } from "../paths";
import { type Happening, NO_MORE } from "./timeline";

export function presentAsked(
  { id, kind, subject_id, source, created_at }: LeadRow,
  isShown: boolean,
  { subjects }: LeadsContext,
  language: Language,
): Happening[] {
  const { timeline } = deskWords[language].leads;
  const item = { ...NO_MORE, key: id, at: created_at, to: isShown ? null : leadPath(id) };
  switch (kind) {
    case "offer-request": {
      const title = fill(timeline.asked, { source: sourceName(source, language) });
      return [{ ...item, kind: "request", title, text: subjects.offers.get(subject_id)?.message ?? null }];
    }
    case "configurator-request": {
      const text = subjects.configurations.get(subject_id)?.description ?? null;
      return [{ ...item, kind: "configuration", title: timeline.configured, text }];
    }
    case "conversation": {
      const to = subjects.conversations.has(subject_id) ? chatPath(subject_id) : item.to;
      return [{ ...item, kind: "chat", title: timeline.chatted, to }];
    }
    case "appointment": {
      const appointment = subjects.appointments.get(subject_id);
      return appointment ? presentAppointment(appointment, { key: id, by: null }, language) : [];
    }
  }
}

/** `by`: who at the desk made it. */
export function presentAppointment(
  appointment: AppointmentRow,
  { key, by }: Pick<Happening, "key" | "by">,
  language: Language,
): Happening[] {
  const { timeline } = deskWords[language].leads;
  const { starts_at, subject, created_at, cancelled_at, cancelled_by } = appointment;
  const say = (iso: string) => formatMoment(iso, language);
  const moves = movesOf(appointment);
  const told = { ...NO_MORE, key, at: created_at, kind: "appointment" as const, to: APPOINTMENTS_PATH };
  const booked = fill(timeline.booked, { moment: say(firstMomentOf(appointment)) });
  const cancelled = fill(timeline.cancelled[cancelled_by ?? "unknown"], { moment: say(starts_at) });
  return [
    { ...told, title: booked, text: subject, by },
    ...moves.map(({ at, from, to, by: side }) => {
      const title = fill(timeline.moved[side], { from: say(from), to: say(to) });
      return { ...told, key: `${key}-moved-${Date.parse(at)}`, at, title };
    }),
    ...(cancelled_at ? [{ ...told, key: `${key}-cancelled`, at: cancelled_at, title: cancelled }] : []),
  ];
}
