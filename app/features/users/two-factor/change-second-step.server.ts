import type { AccountServices } from "../account/account-mails.server";
import { confirmPassword, type TooManyTries } from "../passwords/password.server";
import {
  type AccountUser,
  beginSecondStep,
  confirmFirstCode,
  renewRecoveryCodes,
  switchSecondStepOff,
} from "./enrol.server";
import { deleteUnconfirmed } from "./two-factor-store.server";

export interface SecondStepErrors {
  form: "begin" | "confirm" | "renew" | "off";
  password?: "wrong" | "limited";
  code?: "usedCode" | "code" | "limitedCode";
}

type Done =
  | { errors: SecondStepErrors }
  | ({ errors: SecondStepErrors } & TooManyTries)
  /** They can only be shown now. */
  | { codes: string[]; isFirst: boolean }
  | { outcome: "off" | "cancelled" | null };

/** Starting or weakening it requires the password and, while it is on, one of its codes too. */
export async function changeSecondStep(
  services: AccountServices,
  user: AccountUser,
  fields: Record<string, unknown>,
  now: Date,
): Promise<Done> {
  const { auth } = services;
  const code = String(fields.code ?? "");
  if (fields.do === "cancel") {
    return { outcome: (await deleteUnconfirmed(auth.db, user.id)) ? "cancelled" : null };
  }
  if (fields.do === "confirm") {
    const codes = await confirmFirstCode(services, user, code, now);
    return codes ? { codes, isFirst: true } : { errors: { form: "confirm", code: "code" } };
  }
  const form = fields.do === "renew" || fields.do === "off" ? fields.do : "begin";
  const confirmed = await confirmPassword(auth, user.id, String(fields.password ?? ""));
  if (confirmed === "wrong") return { errors: { form, password: "wrong" } };
  if ("retryAfter" in confirmed) return { ...confirmed, errors: { form, password: "limited" } };
  if (form === "begin") {
    await beginSecondStep(auth, user.id, now);
    return { outcome: null };
  }
  // An attacker who knows the password must not be able to guess the code.
  const { codesByUser } = auth.limits;
  const allowance = await codesByUser.consume(user.id);
  if (!allowance.allowed) return { errors: { form, code: "limitedCode" }, retryAfter: allowance.retryAfter };
  const change = form === "renew" ? renewRecoveryCodes : switchSecondStepOff;
  const done = await change(services, user, code, now);
  if (!done) return { errors: { form, code: "usedCode" } };
  await codesByUser.forget(user.id);
  return done === true ? { outcome: "off" } : { codes: done, isFirst: false };
}
