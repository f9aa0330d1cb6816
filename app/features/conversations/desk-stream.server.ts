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
 * Tells the desk what happens, with the count of unread conversations. `isSignedIn` is asked at every heartbeat: the
 * stream ends with the session. Null when too many streams are open.
 */
export function watchDesk(
  { db, live, streams, log }: DeskStreamServices,
  ownerId: string,
  isSignedIn: () => Promise<boolean>,
): Response | null {
  return streams.open([{ key: ownerId, most: MOST }], (stream) => {
    let waiting: LiveEvent[] = [];
    let toldUnread = "";

    async function tell() {
      const events = waiting;
      waiting = [];
      const now = await countUnread(db);
      if (events.length === 0 && toldUnread !== JSON.stringify(now)) send(stream, { event: null, ...now });
      for (const event of events) send(stream, { event, ...now });
      toldUnread = JSON.stringify(now);
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

function send(stream: EventStream, news: DeskNews): void {
  stream.send({ event: "news", data: news });
}
