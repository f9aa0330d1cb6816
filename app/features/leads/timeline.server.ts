import { adminCopy } from "~/content/admin/admin-copy.server";
import { leadsCopy } from "~/content/leads/leads-copy.server";
import { deedsAbout } from "~/features/audit/store.server";
import { APPOINTMENTS_PATH, leadPath } from "~/features/auth/paths";
import { chatPath } from "~/features/conversations/paths";
import { sayDay } from "~/lib/clock";
import type { Db } from "~/lib/db/database.server";
import type { AuditRow, LeadRow } from "~/lib/db/lead-tables";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import type { LeadStatus } from "./lead-filter";
import { notesOf } from "./store.server";
import { type LeadsContext, momentOf, type Reader, sourceName } from "./tell-lead.server";
import { toLeadMail } from "./tell-mail.server";
import type { TimelineItem } from "./timeline";

/** As many changes are shown at most. */
const MOST_DEEDS = 200;

/** What happened with a person: `leads` are those of the person, the one that is looked at first. The latest first. */
export async function readTimeline(
  db: Db,
  leads: readonly LeadRow[],
  context: LeadsContext,
  reader: Reader,
): Promise<TimelineItem[]> {
  const ids = leads.map(({ id }) => id);
  const notes = await notesOf(db, ids);
  const mails = leads.flatMap(({ subject_id }) => context.mails.get(subject_id) ?? []);
  const subjects = [...ids.map((id) => `lead:${id}`), ...mails.map(({ id }) => `mail:${id}`)];
  const deeds = await deedsAbout(db, subjects, MOST_DEEDS);
  const { language } = reader;
  const items: TimelineItem[] = [
    ...leads.flatMap((lead, index) => tellLead(lead, index === 0, context, language)),
    ...leads.flatMap((lead) => tellMails(lead, context, reader)),
    ...notes.map(({ id, created_at, text, user_email }) => ({
      key: id,
      kind: "note" as const,
      at: momentOf(created_at, language),
      title: leadsCopy[language].timeline.note,
      text,
      by: user_email,
      to: null,
    })),
    ...deeds.flatMap((deed) => tellDeed(deed, language)),
  ];
  return items.sort((one, other) => compare(other, one));
}

function compare(one: TimelineItem, other: TimelineItem): number {
  const [a, b] = [one, other].map(({ at, key }) => `${at.iso} ${key}`) as [string, string];
  return a < b ? -1 : 1;
}

/** That something was asked for and, of an appointment, that it was cancelled. */
function tellLead(
  { id, kind, subject_id, source, created_at }: LeadRow,
  isShown: boolean,
  { subjects }: LeadsContext,
  language: Language,
): TimelineItem[] {
  const { timeline } = leadsCopy[language];
  const item = { key: id, at: momentOf(created_at, language), by: null, text: null, to: isShown ? null : leadPath(id) };
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
      const conversation = subjects.conversations.get(subject_id);
      const to = conversation ? chatPath(subject_id) : item.to;
      return [{ ...item, kind: "chat", title: timeline.chatted, text: conversation?.first_text ?? null, to }];
    }
    case "appointment": {
      const appointment = subjects.appointments.get(subject_id);
      if (!appointment) return [];
      const moment = momentOf(appointment.starts_at, language).text;
      const told = { ...item, kind: "appointment" as const, to: APPOINTMENTS_PATH };
      const booked = { ...told, title: fill(timeline.booked, { moment }), text: appointment.subject };
      if (!appointment.cancelled_at) return [booked];
      const at = momentOf(appointment.cancelled_at, language);
      return [booked, { ...told, key: `${id} cancelled`, at, title: fill(timeline.cancelled, { moment }) }];
    }
  }
}

/** The mails that went out, or that were given up. */
function tellMails({ subject_id }: LeadRow, { mails }: LeadsContext, reader: Reader): TimelineItem[] {
  const { language } = reader;
  const { timeline } = leadsCopy[language];
  return (mails.get(subject_id) ?? []).flatMap((state) => {
    if (state.state === "queued") return [];
    const mail = adminCopy[language].mails.names[toLeadMail(state, reader).kind];
    const isSent = state.state === "sent";
    const at = momentOf(state.sent_at ?? state.due_at, language);
    const title = fill(isSent ? timeline.mailed : timeline.notMailed, { mail });
    return [{ key: state.id, kind: "mail" as const, at, title, text: state.last_error, by: null, to: null }];
  });
}

/** What was done at the desk. A note stands there itself. */
function tellDeed({ id, at, user_email, action, detail }: AuditRow, language: Language): TimelineItem[] {
  const title = titleOf(action, JSON.parse(detail) as Record<string, string | null>, language);
  if (!title) return [];
  const { reason } = JSON.parse(detail) as { reason?: string };
  return [{ key: id, kind: "work", at: momentOf(at, language), title, text: reason ?? null, by: user_email, to: null }];
}

function titleOf(action: string, detail: Record<string, string | null>, language: Language): string | null {
  const { timeline } = leadsCopy[language];
  const { statuses } = adminCopy[language].leads;
  switch (action) {
    case "lead.status":
      return fill(timeline.status, {
        from: statuses[detail.from as LeadStatus],
        to: statuses[detail.to as LeadStatus],
      });
    case "lead.plan":
      if (!detail.action) return timeline.unplanned;
      return detail.on
        ? fill(timeline.plannedOn, { action: detail.action, day: sayDay(detail.on, language) })
        : fill(timeline.planned, { action: detail.action });
    case "lead.tag":
      return fill(timeline.tagged, { tag: detail.tag ?? "" });
    case "lead.untag":
      return fill(timeline.untagged, { tag: detail.tag ?? "" });
    case "lead.restore":
      return timeline.restored;
    case "mail.resend":
      return timeline.resent;
    default:
      return null;
  }
}
