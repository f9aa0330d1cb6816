import type { Live } from "~/features/live/live.server";
import type { Outbox } from "~/features/mail/outbox.server";
import type { Auth } from "./auth.server";

export interface AccountServices {
  auth: Auth;
  outbox: Pick<Outbox, "owe" | "deliver" | "withdraw">;
  live: Pick<Live, "publish">;
}
