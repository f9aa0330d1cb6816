import type { Db } from "~/lib/db/database.server";
import { type EventStreams, oneAtATime } from "~/lib/http/event-stream.server";
import type { Log } from "~/lib/log.server";
import type { Live } from "~/platform/live/live.server";
import { isUntold } from "~/platform/live/live-event";
import { attendanceOf, lastSeq } from "./attendance.server";
import { answeredLines, findConversation, linesAfter } from "./conversation-store.server";

/** Per browser: its tabs; per network address: an office. */
const PER_BROWSER = 6;
const PER_ADDRESS = 40;

interface StreamServices {
  db: Db;
  live: Live;
  streams: EventStreams;
  log: Log;
}

interface Watched {
  conversationId: string;
  after: number;
  address: string;
}

/** Read from the database, from the last sent line on: none is lost. Null when too many streams are open. */
export function watchConversation(
  { db, live, streams, log }: StreamServices,
  { conversationId, after, address }: Watched,
): Response | null {
  const bounds = [
    { key: conversationId, most: PER_BROWSER },
    { key: address, most: PER_ADDRESS },
  ];
  return streams.open(bounds, (stream) => {
    let seq = after;
    let attendance = "";
    const answered = new Set<number>();

    async function look() {
      const now = new Date();
      const conversation = await findConversation(db, { id: conversationId });
      if (!conversation) return stream.close();
      const answers = (await answeredLines(db, conversationId)).filter((line) => !answered.has(line.seq));
      const lines = await linesAfter(db, conversationId, seq);
      const current = attendanceOf(conversation, now);
      // Readers know first who says the lines.
      if (JSON.stringify(current) !== attendance) stream.send({ event: "attendance", data: current });
      attendance = JSON.stringify(current);
      for (const line of answers) {
        answered.add(line.seq);
        if (line.seq <= seq) stream.send({ event: "line", data: line });
      }
      for (const line of lines) stream.send({ event: "line", id: line.seq, data: line });
      seq = lastSeq(lines) || seq;
    }

    const warn = (error: unknown) => log.warn({ err: error }, "a conversation could not be read for its visitor");
    const lookOnce = oneAtATime(look, warn);
    const unsubscribe = live.subscribe((event) => {
      if (isUntold(event) || ("conversation" in event && event.conversation === conversationId)) lookOnce();
    });
    lookOnce();
    return { onHeartbeat: lookOnce, onClose: unsubscribe };
  });
}
