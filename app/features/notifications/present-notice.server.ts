import { business } from "~/content/business";
import { deskWords } from "~/content/desk/words.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { dayPath } from "~/features/appointments/week/week-address";
import { chatPath } from "~/features/chat/paths";
import { SITE_PATHS } from "~/features/desk/site/paths";
import { ME } from "~/features/leads/lead";
import { leadListPath, TODAY } from "~/features/leads/list/lead-filter";
import { leadPath } from "~/features/leads/paths";
import { composerPath } from "~/features/mail/thread/writing";
import { deskProjectPath } from "~/features/projects/paths";
import { deskQuotePath } from "~/features/quotes/paths";
import { serviceName } from "~/features/requests/mails.server";
import { DESK_PATH } from "~/lib/desk-path";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatMoment, shortMoment } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { ALERT_PATHS } from "./alerts/alert-paths";
import { type DeviceNotice, MORNING_COUNTS, type MorningNotice, type Notice, type ReminderNotice } from "./notice";
import { NOTIFICATIONS_PATH } from "./notice-settings";

type Said = Pick<DeviceNotice, "title" | "body" | "path">;

/** `id` distinguishes a repeat from news. */
export function presentNotice(
  notice: Notice,
  { id, topic, language }: Pick<DeviceNotice, "id" | "topic" | "language">,
): DeviceNotice {
  const isUrgent =
    (notice.kind === "lead" && Boolean(notice.callBy)) || (notice.kind === "reminder" && notice.step === "urgent");
  const isCallable = (notice.kind === "lead" || notice.kind === "reminder") && notice.isCallable;
  const call = isCallable ? deskWords[language].notifications.push.call : null;
  return { id, topic, language, isUrgent, call, ...noticeWords(notice, language) };
}

export function presentTest(id: string, language: Language): DeviceNotice {
  const { title, body } = deskWords[language].notifications.push.test;
  const where = { topic: "test", path: NOTIFICATIONS_PATH };
  return { id, language, isUrgent: false, call: null, title: fill(title, { name: business.name }), body, ...where };
}

/** `body` may have several lines. */
export function noticeWords(notice: Notice, language: Language): Said {
  const words = deskWords[language].notifications.push;
  switch (notice.kind) {
    case "lead": {
      const what = notice.service ? serviceName(notice.service, sharedCopy(language)) : words.from[notice.from];
      const title = notice.callBy ? fill(words.adsLead, { moment: shortMoment(notice.callBy, language) }) : words.lead;
      return { title, body: `${notice.name ?? words.somebody} · ${what}`, path: leadPath(notice.lead) };
    }
    case "assigned":
      return {
        title: fill(words.assigned, { who: notice.who }),
        body: notice.name ?? words.somebody,
        path: leadPath(notice.lead),
      };
    case "reminder": {
      const title = fill(words.reminder[notice.step], {
        moment: notice.step === "planned" ? "" : shortMoment(notice.until, language),
      });
      return { title, body: notice.name ?? words.somebody, path: reminderPath(notice) };
    }
    case "morning":
      return { title: words.morning.title, body: morningLines(notice, language).join("\n"), path: DESK_PATH };
    case "mail":
      return { title: words.mail, body: notice.name, path: composerPath(notice.lead) };
    case "review":
      return { title: words.review, body: notice.name, path: SITE_PATHS.reviews };
    case "assigned-several": {
      const title = fill(words.assignedSeveral, { who: notice.who, count: String(notice.count) });
      return { title, body: words.seeYours, path: leadListPath({ ...TODAY, assignee: ME }) };
    }
    case "message":
      return { title: words.message, body: notice.name ?? words.somebody, path: chatPath(notice.conversation) };
    case "appointment": {
      const moment = formatMoment(notice.startsAt, language);
      return { title: words.appointment, body: `${notice.name} · ${moment}`, path: dayPath(dayOf(notice.startsAt)) };
    }
    case "project-complete":
    case "project-approved":
    case "project-changes":
      return { title: words[notice.kind], body: notice.name, path: deskProjectPath(notice.project) };
    case "alert":
      return {
        ...deskWords[language].alerts[notice.cause].push,
        path: ALERT_PATHS[notice.cause],
      };
    default: {
      const title = words[notice.kind];
      const body = [notice.name, notice.number].filter(Boolean).join(" · ");
      return { title, body, path: deskQuotePath(notice.quote) };
    }
  }
}

function reminderPath({ lead, conversation, quote, project }: ReminderNotice): string {
  if (project) return deskProjectPath(project);
  if (lead !== null) return leadPath(lead);
  return conversation === null ? deskQuotePath(quote ?? "") : chatPath(conversation);
}

function morningLines({ counts, first }: MorningNotice, language: Language): string[] {
  const { one, several, first: by } = deskWords[language].notifications.push.morning;
  return MORNING_COUNTS.flatMap((group) => {
    const count = counts[group];
    if (count === undefined) return [];
    const line = fill((count === "1" ? one : several)[group], { count });
    return group === "call" && first !== null ? `${line}, ${fill(by, { moment: shortMoment(first, language) })}` : line;
  });
}
