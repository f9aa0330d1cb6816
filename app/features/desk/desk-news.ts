import type { ToastType } from "~/components/ui/toast-store";
import type { DeskWords } from "~/content/desk/nl";
import { listPath } from "~/features/appointments/agenda/agenda-address";
import { APPOINTMENTS_PATH } from "~/features/appointments/paths";
import { CHATS_PATH, chatPath } from "~/features/chat/paths";
import { LEAD_IMPORT_PATH, leadPath, NEW_LEAD_PATH, personPath, SHARED_LEAD_PATH } from "~/features/leads/paths";
import { MAILBOX_PATH } from "~/features/mail/mailbox/mailbox";
import { META_ADS_PATH } from "~/features/meta-leads/paths";
import { deskProjectPath, NEW_PROJECT_PATH, PROJECTS_PATH } from "~/features/projects/paths";
import { deskQuotePath, newQuotePath, QUOTES_PATH } from "~/features/quotes/paths";
import { DESK_PATH } from "~/lib/desk-path";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { shownCount } from "~/lib/text/shown-count";
import { shortMoment } from "~/lib/time/clock";
import { isUntold, type LiveEvent } from "~/platform/live/live-event";

export interface DeskNews {
  event: LiveEvent | null;
  /** Counted as `countUnread` does. */
  unread: number;
  newest: string | null;
  /** Counted as `countWaiting` does. */
  waiting: number;
  about: NewsSubject | null;
  /** The addresses of its lead, of the person, and of the person's other leads. */
  records: readonly string[];
}

/** `callBy`: ISO-8601 UTC, for a lead from an advertisement; otherwise null. */
interface NewsSubject {
  name: string;
  callBy: string | null;
}

export interface DeskPlace {
  pathname: string;
  unread: number;
  waiting: number;
}

export interface NewsToast {
  id: string;
  type: ToastType;
  title: string;
  description: string | null;
  to: string;
}

type NewsWords = DeskWords["conversations"]["news"] & DeskWords["notifications"]["news"];

export function isForOwner(event: LiveEvent): boolean {
  return event.kind === "meta-lead" || event.kind === "meta-token";
}

/** Specification, section 8, "Chat event toasts". Null when the owner is looking at that very message. */
export function toastFor(
  { event, unread, newest, about }: DeskNews,
  place: DeskPlace,
  words: NewsWords,
  language: Language,
): NewsToast | null {
  const isUnheard = isUntold(event) && newest && unread > place.unread;
  const told = isUnheard ? ({ kind: "message", conversation: newest } as const) : event;
  switch (told?.kind) {
    case "lead":
      return about && leadToast(told.lead, about, words, language);
    case "mail": {
      const to = leadPath(told.lead);
      return about && { id: "desk-mail", type: "info", title: words.mail, description: about.name, to };
    }
    case "quote-viewed":
    case "quote-asked":
    case "quote-agreed":
    case "quote-declined": {
      const type = told.kind === "quote-agreed" ? "success" : "info";
      const to = deskQuotePath(told.quote);
      return about && { id: `desk-${told.kind}`, type, title: words[told.kind], description: about.name, to };
    }
    case "project": {
      if (told.news === null || !about) return null;
      const kind = `project-${told.news}` as const;
      const type = told.news === "approved" ? "success" : "info";
      return {
        id: `desk-${kind}`,
        type,
        title: words[kind],
        description: about.name,
        to: deskProjectPath(told.project),
      };
    }
    case "meta-lead":
    case "meta-token":
      return {
        id: `desk-${told.kind}`,
        type: "warning",
        title: words[told.kind],
        description: null,
        to: META_ADS_PATH,
      };
    default:
      return told && chatToast(told, unread, place, words);
  }
}

function chatToast(event: LiveEvent, unread: number, { pathname }: DeskPlace, words: NewsWords): NewsToast | null {
  const title = titleOf(event, words);
  if (!title) return null;
  const to = "conversation" in event ? chatPath(event.conversation) : listPath({ list: "upcoming", cursor: null });
  if (event.kind === "message" && to === pathname) return null;
  return { id: `desk-${event.kind}`, type: "info", title, description: unreadMessage(unread, words), to };
}

function titleOf(event: LiveEvent, words: NewsWords): string | null {
  switch (event.kind) {
    case "message":
    case "contact":
    case "appointment":
      return words[event.kind];
    case "method":
      return fill(words.method, { method: words.methods[event.method] });
    default:
      return null;
  }
}

function unreadMessage(count: number, { unread }: NewsWords): string | null {
  if (count === 0) return null;
  const { text, least } = shownCount(count);
  if (least !== null) return fill(unread.moreThan, { count: String(least) });
  return count === 1 ? unread.one : fill(unread.more, { count: text });
}

function leadToast(id: string, { name, callBy }: NewsSubject, words: NewsWords, language: Language): NewsToast {
  const title = callBy ? fill(words.adsLead, { moment: shortMoment(callBy, language) }) : words.lead;
  return { id: "desk-lead", type: "info", title, description: name, to: leadPath(id) };
}

/** True if the page shows what happened. Input on the page of a lead or a person stays, with the version that was read. */
export function isShownOn(
  { pathname, waiting }: DeskPlace,
  { event, waiting: waitingNow, records }: DeskNews,
): boolean {
  if (pathname === DESK_PATH && waiting !== waitingNow) return true;
  if (!event) {
    return pathname === CHATS_PATH || pathname.startsWith(`${CHATS_PATH}/`);
  }
  if (event.kind === "missed") return isFollowed(pathname);
  if (event.kind === "writing") return false;
  if (records.includes(pathname)) return event.kind !== "read";
  if ("lead" in event) return [DESK_PATH, leadPath(event.lead)].includes(pathname);
  if (event.kind === "mailbox") return pathname === MAILBOX_PATH;
  if ("quote" in event) return [DESK_PATH, QUOTES_PATH, deskQuotePath(event.quote)].includes(pathname);
  if (event.kind === "project") return [DESK_PATH, PROJECTS_PATH, deskProjectPath(event.project)].includes(pathname);
  if ("conversation" in event) return isConversationShown(pathname, event);
  if (event.kind === "appointment" || event.kind === "appointment-changed") {
    return pathname === APPOINTMENTS_PATH || pathname === DESK_PATH;
  }
  return isForOwner(event) && (pathname === META_ADS_PATH || pathname === DESK_PATH);
}

/** Reloaded when something happens to what they list. */
const FOLLOWED = [DESK_PATH, CHATS_PATH, APPOINTMENTS_PATH, QUOTES_PATH, PROJECTS_PATH, META_ADS_PATH, MAILBOX_PATH];

/** The pages below these are too. */
const FOLLOWED_EACH = [CHATS_PATH, QUOTES_PATH, PROJECTS_PATH, leadPath("").slice(0, -1), personPath("").slice(0, -1)];

/** They stand beside the pages of what is listed. */
const FILLED_IN = [newQuotePath(), NEW_PROJECT_PATH, NEW_LEAD_PATH, SHARED_LEAD_PATH, LEAD_IMPORT_PATH];

function isFollowed(pathname: string): boolean {
  const list = pathname.slice(0, pathname.lastIndexOf("/"));
  const isOne = FOLLOWED_EACH.includes(list) && !FILLED_IN.includes(pathname);
  return isOne || FOLLOWED.includes(pathname);
}

function isConversationShown(pathname: string, { kind, conversation }: Extract<LiveEvent, { conversation: string }>) {
  if (pathname === chatPath(conversation)) return kind !== "read";
  if (kind === "presence") return false;
  return pathname === CHATS_PATH || (pathname === DESK_PATH && kind === "contact");
}
