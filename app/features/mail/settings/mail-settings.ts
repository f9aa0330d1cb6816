import type { FormAnswer } from "~/components/forms/form-answer";
import type { MailServerRow } from "~/lib/db/tables/mailbox-tables";
import type { Moment } from "~/lib/time/clock";
import type { Provider } from "./providers";

export const MAIL_SETTINGS_PATH = "/admin/settings/mail";
export const PROVIDER_PARAM = "provider";
export const OUTCOME = "outcome";

export const OUTCOMES = ["saved", "removed", "gone"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type MailKind = MailServerRow["kind"];
export const MAIL_KINDS = ["smtp", "imap"] as const satisfies readonly MailKind[];

export const FIELDS = [
  "username",
  "password",
  "sender",
  "smtp_host",
  "smtp_port",
  "smtp_security",
  "reads",
  "imap_host",
  "imap_port",
  "imap_security",
  "imap_username",
  "imap_password",
  "sent_folder",
] as const;
export type Field = (typeof FIELDS)[number];

/** The result of trying one mail server. */
export interface Tried {
  kind: MailKind;
  isGood: boolean;
  /** Null if the error of a field says it. */
  says: string | null;
  /** The reply of the mail server, shortened. */
  reply: string | null;
}

export interface MailSettingsAnswer extends FormAnswer<Field> {
  /** Missing where nothing was tried. */
  tried?: readonly Tried[];
}

/** A mail server in use, or the lack of one. */
export interface ShownServer {
  kind: MailKind;
  /** The variable that names it, which the desk cannot change. */
  variable: string | null;
  server: string | null;
  /** The account, or for `smtp` the sender. */
  says: string | null;
  changed: { at: Moment; by: string } | null;
  isPasswordLost: boolean;
}

export interface MailSettings {
  shown: readonly ShownServer[];
  /** The kinds that the form sets. */
  open: readonly MailKind[];
  /** Null until one is chosen. */
  provider: Provider | null;
  /** Values that the form begins with. */
  served: Readonly<Record<Field, string>>;
  /** Variables that fix a field. */
  fixed: Readonly<Partial<Record<Field, string>>>;
  /** The change that the form was read after, by kind. */
  known: Readonly<Record<MailKind, string>>;
  /** Kinds with a password that can stay as it is. */
  hasPassword: readonly MailKind[];
  /** Recipient of the test mail. */
  to: string;
}
