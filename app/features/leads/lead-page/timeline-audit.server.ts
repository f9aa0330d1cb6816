import { deskWords } from "~/content/desk/words.server";
import type { AuditRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { dayInWords } from "~/lib/time/clock";
import type { LeadStatus } from "../list/lead-filter";
import { type Happening, NO_MORE } from "./timeline";

/** Notes and quotes are on the timeline themselves. */
export function presentAuditEntry(
  { id, at, user_email, action, detail: json }: AuditRow,
  language: Language,
): Happening[] {
  const detail = JSON.parse(json) as Detail;
  const title = titleOf(action, detail, language);
  if (!title) return [];
  const kind =
    action === "lead.contact" || action === "lead.uncontact"
      ? "contact"
      : action.startsWith("person.")
        ? "person"
        : "work";
  return [{ ...NO_MORE, key: id, kind, at, title, text: detail.reason ?? null, by: user_email }];
}

type Detail = Partial<Record<string, string | null>>;

function titleOf(action: string, detail: Detail, language: Language): string | null {
  const { timeline } = deskWords[language].leads;
  const { statuses } = deskWords[language].admin.leads;
  switch (action) {
    case "lead.create":
      return timeline.entered;
    case "lead.correct":
      return timeline.corrected;
    case "lead.confirm":
      return timeline.confirmed;
    case "lead.status":
      return fill(timeline.status, {
        from: statuses[detail.from as LeadStatus],
        to: statuses[detail.to as LeadStatus],
      });
    case "lead.contact":
      return timeline.contact[detail.way as keyof typeof timeline.contact];
    case "lead.uncontact":
      return fill(timeline.uncontacted, { contact: timeline.contact[detail.way as keyof typeof timeline.contact] });
    case "lead.dismiss":
      return timeline.dismissed;
    case "lead.undismiss":
      return timeline.undismissed;
    case "lead.assign":
      return detail.assignee ? fill(timeline.assigned, { who: detail.assignee }) : timeline.unassigned;
    case "lead.plan":
      if (!detail.action) return timeline.unplanned;
      return detail.on
        ? fill(timeline.plannedOn, { action: detail.action, day: dayInWords(detail.on, language) })
        : fill(timeline.planned, { action: detail.action });
    case "lead.live":
      return detail.on ? fill(timeline.live, { day: dayInWords(detail.on, language) }) : timeline.notLive;
    case "lead.tag":
      return fill(timeline.tagged, { tag: detail.tag ?? "" });
    case "lead.untag":
      return fill(timeline.untagged, { tag: detail.tag ?? "" });
    case "lead.restore":
      return timeline.restored;
    case "mail.resend":
      return timeline.resent;
    case "person.merge":
      return timeline.person.merge;
    case "person.unmerge":
      return timeline.person.unmerge;
    case "person.split":
      return timeline.person.split;
    case "person.refuse":
      return timeline.person.refuse;
    default:
      return null;
  }
}
