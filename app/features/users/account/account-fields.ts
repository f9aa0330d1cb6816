import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { emailAddress, requiredText } from "~/components/forms/text-field";
import { PASSWORD_BOUNDS } from "~/lib/account-bounds";
import { asciiAddress } from "~/lib/text/mail-domain";

export interface PasswordErrors {
  password?: "short" | "long" | "guessable";
  repeat?: "repeat";
}
export interface SetupErrors extends PasswordErrors {
  email?: "email";
}

const isEmail = (value: string) => z.safeParse(z.email().check(z.maxLength(254)), asciiAddress(value)).success;

/** Empty when nothing is wrong. Whether it can be guessed is checked elsewhere. */
export function checkNewPassword({ password, repeat }: Record<"password" | "repeat", string>): PasswordErrors {
  return {
    ...(password.length < PASSWORD_BOUNDS.min && { password: "short" }),
    ...(password.length > PASSWORD_BOUNDS.max && { password: "long" }),
    ...(repeat !== password && { repeat: "repeat" }),
  };
}

/** Empty when nothing is wrong. */
export function checkSetup({ email, ...passwords }: Record<"email" | "password" | "repeat", string>): SetupErrors {
  return { ...(!isEmail(email) && { email: "email" }), ...checkNewPassword(passwords) };
}

/** null for what is not an address, which no account has. */
export function accountEmail(typed: string): string | null {
  return z.safeParse(emailAddress, typed).data?.toLowerCase() ?? null;
}

export const userName = requiredText(BOUNDS.name, "form.error.invalid");
