import { findConversation } from "~/features/chat/conversation-store.server";
import { findLead } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Notice } from "./notice";
import { reminderStands } from "./reminders/find-reminders.server";

/** True or not when it is sent, as after quiet hours; `later` is when to look again (ISO-8601 UTC). */
export async function noticeStands(db: Db, notice: Notice, now: Date): ReturnType<typeof reminderStands> {
  switch (notice.kind) {
    case "reminder":
      return reminderStands(db, notice, now);
    case "lead": {
      const lead = await findLead(db, { id: notice.lead });
      return !lead || (lead.status === "new" && lead.first_answered_at === null) ? "now" : "never";
    }
    case "message": {
      const conversation = await findConversation(db, { id: notice.conversation });
      return !conversation || conversation.last_visitor_seq > conversation.owner_read_seq ? "now" : "never";
    }
    default:
      return "now";
  }
}
