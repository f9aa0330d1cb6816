import { isMailAddress } from "~/lib/text/mail-address";
import type { Field } from "./mail-settings";
import { type Provider, providerOf, type ServerPlace } from "./providers";

/** Characters. */
const LONGEST = { host: 253, login: 254, password: 500, sender: 254, folder: 200 };
const HOST = /^(?=.*[a-z\d])[a-z\d]([a-z\d.-]*[a-z\d])?$/;
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;
/** The way Google shows an app password. */
const APP_PASSWORD = /^[a-z]{4}( [a-z]{4}){3}$/i;

export type FieldProblem = "host" | "port" | "login" | "password" | "sender" | "folder" | "missing";

export interface TypedSettings {
  provider: Provider;
  username: string;
  /** Empty: the one that is kept. */
  password: string;
  sender: string;
  smtp: ServerPlace;
  reads: boolean;
  imap: ServerPlace;
  /** Empty: both as for sending. */
  imapUsername: string;
  imapPassword: string;
  sentFolder: string | null;
}

/** `fields`: what was posted. `errors` has none where everything can be tried. */
export function readFields(fields: Readonly<Record<string, unknown>>) {
  const errors: Partial<Record<Field, FieldProblem>> = {};
  const text = (name: Field) => (typeof fields[name] === "string" ? fields[name] : "");
  const line = (name: Field, longest: number, problem: FieldProblem) => {
    const value = text(name).trim();
    if (value.length > longest || NO_TEXT.test(value)) errors[name] = problem;
    return value;
  };
  const secret = (name: Field) => {
    const value = text(name);
    if (value.length > LONGEST.password || NO_TEXT.test(value)) errors[name] = "password";
    return APP_PASSWORD.test(value.trim()) ? value.replaceAll(" ", "") : value;
  };
  const place = (kind: "smtp" | "imap"): ServerPlace => {
    const host = text(`${kind}_host`).trim().toLowerCase();
    if (host.length > LONGEST.host || !HOST.test(host)) errors[`${kind}_host`] = "host";
    const digits = text(`${kind}_port`).trim();
    const port = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
    if (port < 1 || port > 65_535) errors[`${kind}_port`] = "port";
    return { host, port, security: text(`${kind}_security`) === "starttls" ? "starttls" : "tls" };
  };
  const settings: TypedSettings = {
    provider: providerOf(fields.provider) ?? "other",
    username: line("username", LONGEST.login, "login"),
    password: secret("password"),
    sender: line("sender", LONGEST.sender, "sender"),
    smtp: place("smtp"),
    reads: text("reads") === "on",
    imap: place("imap"),
    imapUsername: line("imap_username", LONGEST.login, "login"),
    imapPassword: secret("imap_password"),
    sentFolder: line("sent_folder", LONGEST.folder, "folder") || null,
  };
  if (!isMailAddress(settings.sender)) errors.sender = "sender";
  if (settings.reads && settings.username === "" && settings.imapUsername === "") errors.username ??= "missing";
  return { settings, errors };
}
