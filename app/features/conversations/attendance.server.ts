import { business } from "~/content/business";
import { holidays } from "~/content/holidays";
import type { Attendance } from "~/features/chat/protocol";
import type { ConversationRow } from "~/lib/db/chat-tables";
import { openState } from "~/lib/open-state";

/** After so many milliseconds without a message, a person who took over counts as gone. */
const LEFT_AFTER = 12 * 3_600_000;

type Attended = Pick<ConversationRow, "attendance" | "attended_at" | "last_line_at">;

/** Who answers now. A visitor who comes back the next day is not left with a person who has gone. */
export function attendantOf({ attendance, attended_at, last_line_at }: Attended, now: Date): Attendance["by"] {
  const lastHeldAt = Math.max(Date.parse(last_line_at), Date.parse(attended_at ?? last_line_at));
  return now.getTime() - lastHeldAt > LEFT_AFTER ? "bot" : attendance;
}

/** What the visitor of a conversation is told about who answers. */
export function attendanceOf(conversation: Attended, now: Date): Attendance {
  return attendanceBy(attendantOf(conversation, now), now);
}

/** Who answers, and when somebody is there, according to the hours at which we can be reached. */
export function attendanceBy(by: Attendance["by"], now: Date): Attendance {
  return { by, ...openState(business.hours.reachable, holidays, now) };
}
