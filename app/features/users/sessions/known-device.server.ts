import { createHmac } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { deskWords } from "~/content/desk/words.server";
import { NEW_ACCOUNT_HOURS } from "~/lib/account-bounds";
import type { Language } from "~/lib/language/language";
import type { AccountServices } from "../account/account-mails.server";
import { enqueueAccountNotice } from "../account/account-mails.server";
import { type Auth, cookieName, isSecure } from "../sign-in/auth.server";
import { findUser } from "../sign-in/sign-in-store.server";
import { deviceInWords, deviceOf } from "./device";
import { userSince } from "./session-store.server";

const HOUR = 60 * 60_000;
const YEAR = 365 * 24 * 60 * 60;
/** One more replaces whoever has not signed in for longest. */
const MOST = 5;

export function deviceCookieName(siteUrl: string): string {
  return cookieName(siteUrl, "devices");
}

interface SignedIn {
  userId: string;
  headers: Headers;
  answer: Headers;
  language: Language;
}

/** No mail while the account is new too. The cookie added to `answer` alone lets nobody in. */
export async function recordDevice(
  services: AccountServices,
  { userId, headers, answer, language }: SignedIn,
  now: Date,
): Promise<void> {
  const { auth, outbox } = services;
  const name = deviceCookieName(auth.siteUrl);
  const mark = createHmac("sha256", auth.secret).update(`device of ${userId}`).digest("base64url");
  const marks = (parse(headers.get("Cookie") ?? "", name)[name] ?? "").split(".").filter(Boolean);
  if (!marks.includes(mark) && !(await isNew(auth, userId, now))) {
    const device = deviceInWords(deviceOf(headers.get("User-Agent")), deskWords[language].users.account.device);
    const mail = await auth.db.transaction().execute(async (tx) => {
      const user = await findUser(tx, { id: userId });
      return user && enqueueAccountNotice(tx, services, { email: user.email, language }, "new-device", now, device);
    });
    if (mail) void outbox.deliver(mail, 0);
  }
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST).join(".");
  const options = { path: "/", httpOnly: true, sameSite: "Lax", maxAge: YEAR, secure: isSecure(auth.siteUrl) } as const;
  answer.append("Set-Cookie", serialize(name, kept, options));
}

async function isNew({ db }: Auth, userId: string, now: Date): Promise<boolean> {
  const since = await userSince(db, userId);
  return since === undefined || now.getTime() - Date.parse(since) < NEW_ACCOUNT_HOURS * HOUR;
}
