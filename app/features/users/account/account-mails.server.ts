import type { Outbox } from "~/features/mail/outbox/outbox.server";
import type { AccountChange } from "~/features/mail/templates/template-props";
import type { Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import type { Live } from "~/platform/live/live.server";
import type { Auth } from "../sign-in/auth.server";
import { ACCOUNT_PATH, FORGOT_PATH } from "../sign-in/paths";

interface Told {
  email: string;
  language: Language;
}

/** Users learn of a change that they did not make. Returns the id of the mail. */
export function enqueueAccountNotice(
  tx: Tx,
  { auth, outbox }: AccountServices,
  { email, language }: Told,
  change: AccountChange,
  now: Date,
  device?: string,
): Promise<string> {
  return outbox.enqueue(tx, {
    template: "account-notice",
    props: {
      change,
      at: now.toISOString(),
      url: auth.siteUrl + ACCOUNT_PATH,
      forgotUrl: auth.siteUrl + FORGOT_PATH,
      ...(device !== undefined && { device }),
    },
    language,
    recipient: email,
  });
}

export interface AccountServices {
  auth: Auth;
  outbox: Pick<Outbox, "enqueue" | "deliver" | "withdraw">;
  live: Pick<Live, "publish">;
}
