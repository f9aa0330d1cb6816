import type { AccountChange } from "~/features/mail/templates/template-props";
import type { Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { ACCOUNT_PATH, FORGOT_PATH } from "../sign-in/paths";
import type { AccountServices } from "./account-services.server";

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
