import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { Live } from "~/platform/live/live.server";
import type { Auth } from "../sign-in/auth.server";

export interface AccountServices {
  auth: Auth;
  outbox: Pick<Outbox, "enqueue" | "deliver" | "withdraw">;
  live: Pick<Live, "publish">;
}
