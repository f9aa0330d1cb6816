import { countByStatus } from "~/features/leads/list/store.server";
import { findLead } from "~/features/leads/store.server";
import type { Live } from "~/features/live/live.server";
import type { LiveEvent } from "~/features/live/live-event";
import type { Db } from "~/lib/db/database.server";
import type { EventStream, EventStreams } from "~/lib/http/event-stream.server";
import type { Log } from "~/lib/log.server";
import { oneAtATime } from "~/lib/one-at-a-time";
import type { DeskNews } from "./desk-news";
import { countUnread } from "./store.server";

/** Streams of one owner at once. */
const MOST = 20;

interface DeskStreamServices {
  db: Db;
  live: Live;
  streams: EventStreams;
  log: Log;
}

/**
 * Tells the desk what happens, with the counts of what waits. `isSignedIn` is asked at every heartbeat: the
 * stream ends with the session. Null when too many streams are open.
 */
export function watchDesk(
  { db, live, streams, log }: DeskStreamServices,
  ownerId: string,
  isSignedIn: () => Promise<boolean>,
): Response | null {
  return streams.open([{ key: ownerId, most: MOST }], (stream) => {
    let waiting: LiveEvent[] = [];
    let told = "";

    async function tell() {
      const events = waiting;
      waiting = [];
      const now = { ...(await countUnread(db)), newLeads: await countByStatus(db, "new") };
      if (events.length === 0 && told !== JSON.stringify(now)) send(stream, { event: null, lead: null, ...now });
      for (const event of events) send(stream, { event, lead: await leadOf(db, event), ...now });
      told = JSON.stringify(now);
    }

    const warn = (error: unknown) => log.warn({ err: error }, "the desk could not be told what happened");
    const tellOnce = oneAtATime(tell, warn);
    const unsubscribe = live.subscribe((event) => {
      if (event) waiting.push(event);
      tellOnce();
    });
    tellOnce();
    return {
      onHeartbeat: () => {
        isSignedIn().then((isStill) => (isStill ? tellOnce() : stream.close()), warn);
      },
      onClose: unsubscribe,
    };
  });
}

/** The lead that has just come in, if that is what happened. */
async function leadOf(db: Db, event: LiveEvent): Promise<DeskNews["lead"]> {
  const lead = event.kind === "lead" ? await findLead(db, { id: event.lead }) : undefined;
  return lead ? { name: lead.name, isAds: lead.is_ads === 1 } : null;
}

function send(stream: EventStream, news: DeskNews): void {
  stream.send({ event: "news", data: news });
}
