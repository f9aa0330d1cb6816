import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { openSealed, sealText } from "~/lib/sealed-text.server";
import type { AccountServices } from "../account/account-mails.server";
import { enqueueAccountNotice } from "../account/account-mails.server";
import type { Auth } from "../sign-in/auth.server";
import { hashesOf, makeRecoveryCodes } from "./recovery-codes.server";
import { counterOf, keyAddress, makeKey, type QrCode, qrCode } from "./totp.server";
import {
  confirmSecondStep,
  countRecoveryCodes,
  deleteSecondStep,
  findSecondStep,
  replaceRecoveryCodes,
  saveUnconfirmed,
  spendCounter,
} from "./two-factor-store.server";
import { sealOf, spendCode } from "./verify.server";

export interface AccountUser {
  id: string;
  email: string;
  language: Language;
}

export type SecondStepState =
  | { state: "off" }
  | { state: "pending"; key: string; address: string; qr: QrCode }
  | { state: "on"; since: string; codesLeft: number };

export async function readSecondStep(auth: Auth, user: { id: string; email: string }): Promise<SecondStepState> {
  const kept = await findSecondStep(auth.db, user.id);
  if (kept?.confirmed_at) {
    return { state: "on", since: kept.confirmed_at, codesLeft: await countRecoveryCodes(auth.db, user.id) };
  }
  const key = kept && openSealed(kept.secret, sealOf(auth, user.id));
  if (!key) return { state: "off" };
  const address = keyAddress(key, user.email);
  return { state: "pending", key, address, qr: qrCode(address) };
}

/** False when the second step is on: it has to be switched off first. */
export async function beginSecondStep(auth: Auth, userId: string, now: Date): Promise<boolean> {
  const secret = sealText(makeKey(), sealOf(auth, userId));
  return auth.db.transaction().execute((tx) => saveUnconfirmed(tx, { userId, secret, now }));
}

/** Returns the recovery codes; null when the code is wrong. */
export async function confirmFirstCode(
  services: AccountServices,
  user: AccountUser,
  code: string,
  now: Date,
): Promise<string[] | null> {
  const codes = makeRecoveryCodes();
  const isOn = await changeStep(services, user, "two-step-on", now, async (tx) => {
    const kept = await findSecondStep(tx, user.id);
    const key = kept && !kept.confirmed_at && openSealed(kept.secret, sealOf(services.auth, user.id));
    const counter = key ? counterOf(key, code.replace(/\s/g, ""), now) : null;
    if (counter === null || !(await spendCounter(tx, user.id, counter))) return false;
    if (!(await confirmSecondStep(tx, user.id, now))) return false;
    await replaceRecoveryCodes(tx, user.id, hashesOf(codes));
    return true;
  });
  return isOn ? codes : null;
}

/** null when the code is wrong. */
export async function renewRecoveryCodes(
  services: AccountServices,
  user: AccountUser,
  code: string,
  now: Date,
): Promise<string[] | null> {
  const codes = makeRecoveryCodes();
  const isRenewed = await changeStep(services, user, "recovery-codes-renewed", now, async (tx) => {
    if (!(await spendCode(tx, services.auth, user.id, code, now))) return false;
    await replaceRecoveryCodes(tx, user.id, hashesOf(codes));
    return true;
  });
  return isRenewed ? codes : null;
}

/** False when the code is wrong. */
export async function switchSecondStepOff(
  services: AccountServices,
  user: AccountUser,
  code: string,
  now: Date,
): Promise<boolean> {
  return await changeStep(services, user, "two-step-off", now, async (tx) => {
    if (!(await spendCode(tx, services.auth, user.id, code, now))) return false;
    await deleteSecondStep(tx, user.id);
    return true;
  });
}

const ACTIONS = {
  "two-step-on": "user.two-step-on",
  "recovery-codes-renewed": "user.recovery-codes",
  "two-step-off": "user.two-step-off",
} as const;

/** All of that, or nothing if `make` returns false. */
async function changeStep(
  services: AccountServices,
  user: AccountUser,
  change: keyof typeof ACTIONS,
  at: Date,
  make: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const { auth, outbox } = services;
  const mail = await auth.db.transaction().execute(async (tx) => {
    if (!(await make(tx))) return null;
    await recordAudit(tx, { user, action: ACTIONS[change], subject: `user:${user.id}`, at });
    return enqueueAccountNotice(tx, services, user, change, at);
  });
  if (mail === null) return false;
  void outbox.deliver(mail, 0);
  return true;
}
