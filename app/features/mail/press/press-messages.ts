import type { MailAddress } from "~/lib/mail-address";
import type { UnrenderedMail } from "./mail-press.server";

/** What the press thread is asked. */
export interface PressOrder {
  /** Of this order. */
  number: number;
  mail: UnrenderedMail;
  sender: MailAddress;
}

/** What it answers. */
export type PressAnswer = { number: number } & (
  | { message: Uint8Array<ArrayBuffer>; uselessFrom: string | null }
  | { error: Error }
);
