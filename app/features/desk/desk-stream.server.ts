import { countUnread } from "~/features/chat/desk/inbox-store.server";
import { findLead, leadsOfPerson } from "~/features/leads/lead-store.server";
import { leadPath, personPath } from "~/features/leads/paths";
import { MOST_LEADS } from "~/features/leads/person-page/person-cards.server";
import { countWaiting } from "~/features/leads/waits/wait-store.server";
import { readWriters } from "~/features/notifications/presence/presence.server";
import { findProject } from "~/features/projects/project-store.server";
import { findQuote } from "~/features/quotes/quote-store.server";
import type { DeskUser } from "~/features/users/sessions/session.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { type EventStream, type EventStreams, oneAtATime } from "~/lib/http/event-stream.server";
import type { Log } from "~/lib/log.server";
import type { Live } from "~/platform/live/live.server";
import type { LiveEvent } from "~/platform/live/live-event";
import { type DeskNews, isForOwner } from "./desk-news";

/** Per user. */
const MOST = 20;

interface DeskStreamServices {
  db: Db;
  live: Live;
  streams: EventStreams;
  log: Log;
}

/** Checks `isSignedIn` at every heartbeat. `after`: the last mark heard. Null: too many streams are open. */
export function watchDesk(
  { db, live, streams, log }: DeskStreamServices,
  user: Pick<DeskUser, "id" | "role">,
  isSignedIn: () => Promise<boolean>,
  after: number | null,
): Response | null {
  return streams.open([{ key: user.id, most: MOST }], (stream) => {
    const isOwn = (event: LiveEvent) => event.kind === "writing" && event.user === user.id;
    const isOthers = (event: LiveEvent) => event.kind === "mail-try" && event.user !== user.id;
    const isHeard = (event: LiveEvent) =>
      event.kind !== "access" && !isOwn(event) && !isOthers(event) && (user.role === "owner" || !isForOwner(event));
    /** They stay here while the database cannot be read. */
    const unheard = after === null ? [] : live.since(after).filter(({ event }) => isHeard(event));
    let told = "";

    async function tell() {
      const mark = live.mark();
      const events = [...unheard];
      const now = { ...(await countUnread(db)), waiting: await countWaiting(db) };
      if (events.length === 0 && told !== JSON.stringify(now)) {
        send(stream, { event: null, about: null, records: [], ...now }, mark);
      }
      for (const { event, mark: its } of events) {
        const about = await subjectOf(db, event, user.id);
        send(stream, { event, about, records: await recordsOf(db, event), ...now }, its);
        unheard.shift();
      }
      told = JSON.stringify(now);
    }

    const warn = (error: unknown) => log.warn({ err: error }, "the desk could not be notified");
    const publishOnce = oneAtATime(tell, warn);
    const onlySignedIn = () => {
      isSignedIn().then((isStill) => (isStill ? publishOnce() : stream.close()), warn);
    };
    const unsubscribe = live.subscribe((event, mark) => {
      if (event?.kind === "access") return onlySignedIn();
      if (event && !isHeard(event)) return;
      if (event) unheard.push({ event, mark });
      publishOnce();
    });
    publishOnce();
    return { onHeartbeat: onlySignedIn, onClose: unsubscribe };
  });
}

/** Null for a test lead. */
async function subjectOf(db: Db, event: LiveEvent, userId: string): Promise<DeskNews["about"]> {
  if (event.kind === "writing") {
    const name = await readWriters(db, event.lead, userId, new Date());
    return name === null ? null : { name, callBy: null };
  }
  if (event.kind === "lead" || event.kind === "mail") {
    const lead = await findLead(db, { id: event.lead });
    return lead?.is_test === 0 ? { name: lead.name, callBy: lead.is_ads === 1 ? lead.promised_at : null } : null;
  }
  if ("quote" in event) {
    const quote = await findQuote(db, { id: event.quote });
    return quote ? { name: quote.customer_name, callBy: null } : null;
  }
  if (event.kind === "project" && event.news !== null) {
    const project = await findProject(db, { id: event.project });
    return project ? { name: project.company ?? project.customer_name, callBy: null } : null;
  }
  return null;
}

async function recordsOf(db: Db, event: LiveEvent): Promise<string[]> {
  const lead = await leadOf(db, event);
  if (!lead) return [];
  const leads = await leadsOfPerson(db, lead.person_id, MOST_LEADS);
  return [personPath(lead.person_id), ...[lead, ...leads].map(({ id }) => leadPath(id))];
}

async function leadOf(db: Db, event: LiveEvent): Promise<LeadRow | undefined> {
  if ("lead" in event) return findLead(db, { id: event.lead });
  if ("conversation" in event) return findLead(db, { kind: "conversation", subject_id: event.conversation });
  const quote = "quote" in event ? await findQuote(db, { id: event.quote }) : undefined;
  return quote?.lead_id ? findLead(db, { id: quote.lead_id }) : undefined;
}

function send(stream: EventStream, news: DeskNews, id: number): void {
  stream.send({ event: "news", data: news, id });
}
