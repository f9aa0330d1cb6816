import { business } from "~/content/business";
import { holidays } from "~/content/holidays";
import type { Attendance } from "~/features/chat/protocol";
import { openState } from "~/lib/open-state.server";

/** Who answers, and by the hours at which we can be reached, when somebody is there. */
export function attendanceOf(by: Attendance["by"], now: Date): Attendance {
  return { by, ...openState(business.hours.reachable, holidays, now) };
}
