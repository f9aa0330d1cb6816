import { CALENDAR_PATH } from "~/features/calendars/paths";
import { MAILS_PATH } from "~/features/mail/desk/mail";
import { MAILBOX_PATH } from "~/features/mail/mailbox/mailbox";
import type { AlertRow } from "~/lib/db/tables/notice-tables";
import { DESK_PATH } from "~/lib/desk-path";

/** The pages of the desk that show each trouble. */
export const ALERT_PATHS: Record<AlertRow["cause"], string> = {
  mail: MAILS_PATH,
  disk: DESK_PATH,
  mailbox: MAILBOX_PATH,
  calendar: CALENDAR_PATH,
};
