import { business } from "~/content/business";
import type { ConversationsCopy } from "~/content/conversations/conversations-copy.server";
import { APPOINTMENTS_PATH, DESK_PATH, leadPath } from "~/features/auth/paths";
import type { LiveEvent } from "~/features/live/live-event";
import { fill } from "~/lib/fill";
import { CHATS_PATH, chatPath } from "./paths";

/** What the desk is told live: what happened (null: nothing that is known of), and what is unread now. */
export interface DeskNews {
  event: LiveEvent | null;
  /** How many conversations hold something unread, and which one is the newest of them. */
  unread: number;
  newest: string | null;
  /** How many leads nobody has looked after yet. */
  newLeads: number;
  /** The lead that the event is about, where it is about one that has come in. */
  lead: { name: string; isAds: boolean } | null;
}

/** Where the owner is: the path of the page, and how many conversations were unread until now. */
export interface DeskPlace {
  pathname: string;
  unread: number;
  newLeads: number;
}

/** What the owner is told on whatever page of the desk. */
export interface NewsToast {
  id: string;
  title: string;
  description: string | null;
  /** Where 'Bekijk' leads. */
  to: string;
}

type NewsCopy = ConversationsCopy["news"];

/**
 * The toast for a piece of news (specification, section 8, "Chat event toasts"); null when there is none, or when the
 * owner is looking at the very message. More unread conversations than before are a message that nobody told of.
 */
export function toastFor(
  { event, unread, newest, lead }: DeskNews,
  place: DeskPlace,
  copy: NewsCopy,
): NewsToast | null {
  if (event?.kind === "lead") return lead && leadToast(event.lead, lead, copy);
  const untold =
    !event && newest && unread > place.unread ? ({ kind: "message", conversation: newest } as const) : null;
  const told = event ?? untold;
  const title = told && titleOf(told, copy);
  if (!told || !title || "lead" in told) return null;
  const to = told.kind === "appointment" ? APPOINTMENTS_PATH : chatPath(told.conversation);
  if (told.kind === "message" && to === place.pathname) return null;
  return { id: `desk-${told.kind}`, title, description: sayUnread(unread, copy), to };
}

function titleOf(event: LiveEvent, copy: NewsCopy): string | null {
  switch (event.kind) {
    case "message":
    case "contact":
    case "appointment":
      return copy[event.kind];
    case "method":
      return fill(copy.method, { method: copy.methods[event.method] });
    default:
      return null;
  }
}

function sayUnread(count: number, { unread }: NewsCopy): string | null {
  if (count === 0) return null;
  return count === 1 ? unread.one : fill(unread.more, { count: String(count) });
}

function leadToast(id: string, { name, isAds }: { name: string; isAds: boolean }, copy: NewsCopy): NewsToast {
  const title = isAds ? fill(copy.adsLead, { hours: String(business.adsAnswerWithinHours) }) : copy.lead;
  return { id: "desk-lead", title, description: name, to: leadPath(id) };
}

/**
 * Whether the page where the owner is shows something that this event has changed. The page of a lead is left alone:
 * what is being written there is checked against what was read.
 */
export function isShownOn({ pathname, newLeads }: DeskPlace, { event, newLeads: newLeadsNow }: DeskNews): boolean {
  if (!event) {
    const isMissed = pathname === DESK_PATH && newLeads !== newLeadsNow;
    return isMissed || pathname === CHATS_PATH || pathname.startsWith(`${CHATS_PATH}/`);
  }
  if ("lead" in event) return pathname === DESK_PATH;
  if (event.kind === "appointment") return pathname === APPOINTMENTS_PATH || pathname === DESK_PATH;
  if (pathname === chatPath(event.conversation)) return event.kind !== "read";
  if (event.kind === "presence") return false;
  return pathname === CHATS_PATH || (pathname === DESK_PATH && event.kind === "contact");
}
