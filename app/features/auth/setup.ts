import * as z from "zod/mini";
import { PASSWORD_BOUNDS } from "~/lib/password-bounds";

/** What is wrong, by field: the key of its message. */
export interface SetupErrors {
  email?: "email";
  password?: "short" | "long";
  repeat?: "repeat";
}

const isEmail = (value: string) => z.safeParse(z.email().check(z.maxLength(254)), value).success;

/** What is wrong with the first owner's e-mail and password; empty when nothing is. */
export function checkSetup({ email, password, repeat }: Record<"email" | "password" | "repeat", string>): SetupErrors {
  return {
    ...(!isEmail(email) && { email: "email" }),
    ...(password.length < PASSWORD_BOUNDS.min && { password: "short" }),
    ...(password.length > PASSWORD_BOUNDS.max && { password: "long" }),
    ...(repeat !== password && { repeat: "repeat" }),
  };
}
