import { business } from "~/content/business";
import { closedDays } from "~/content/hours";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import { openState } from "~/lib/time/open-state";
import type { Attendance } from "./protocol";

/** Milliseconds without a message. */
const LEFT_AFTER = 12 * 3_600_000;

type Attended = Pick<ConversationRow, "attendance" | "attended_at" | "last_line_at">;

/** A visitor who comes back the next day is not left with a person who has gone. */
export function attendantOf({ attendance, attended_at, last_line_at }: Attended, now: Date): Attendance["by"] {
  const lastHeldAt = Math.max(Date.parse(last_line_at), Date.parse(attended_at ?? last_line_at));
  return now.getTime() - lastHeldAt > LEFT_AFTER ? "bot" : attendance;
}

export function attendanceOf(conversation: Attended, now: Date): Attendance {
  return attendanceBy(attendantOf(conversation, now), now);
}

export function attendanceBy(by: Attendance["by"], now: Date): Attendance {
  return { by, ...openState(business.hours.reachable, closedDays(), now) };
}
