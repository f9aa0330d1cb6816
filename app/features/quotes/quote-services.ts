import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Db } from "~/lib/db/database.server";
import type { Live } from "~/platform/live/live.server";
import type { QuoteMailServices } from "./mails.server";

export interface QuoteServices extends QuoteMailServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
}
