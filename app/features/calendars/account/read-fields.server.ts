import { isIP } from "node:net";
import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { isPublicAddress } from "~/lib/http/public-address.server";
import type { CalendarField } from "./calendar-page";

/** Characters. */
const LONGEST = { url: 2_000, username: 254, password: 500 };
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;
/** Apple and others show app passwords in groups. */
const APP_PASSWORD = /^[a-z\d]{4}([ -][a-z\d]{4}){3}$/i;

export type FieldProblem = "kind" | "missing" | "address" | "login" | "long" | "character" | "insecure" | "private";

export interface TypedCalendar {
  kind: CalendarRow["kind"];
  url: string;
  /** Null for an ICS address. */
  username: string | null;
  password: string | null;
}

/** `fields`: what was posted. `allowed`: hosts of the own network, which may do without TLS. */
export function readCalendarFields(
  fields: Readonly<Record<string, unknown>>,
  allowed: ReadonlySet<string>,
): { typed: TypedCalendar; errors: null } | { typed: null; errors: Partial<Record<CalendarField, FieldProblem>> } {
  const errors: Partial<Record<CalendarField, FieldProblem>> = {};
  const text = (name: CalendarField) => (typeof fields[name] === "string" ? fields[name] : "");
  const check = (name: "url" | "username" | "password", value: string) => {
    if (value === "") errors[name] = "missing";
    else if (value.length > LONGEST[name]) errors[name] = "long";
    else if (NO_TEXT.test(value)) errors[name] = "character";
    return value;
  };
  const kind = text("kind") === "caldav" ? "caldav" : text("kind") === "ics" ? "ics" : null;
  if (kind === null) errors.kind = "kind";
  const address = check("url", text("url").trim());
  const url = errors.url ? null : addressOf(address, kind);
  if (!errors.url && url === null) errors.url = "address";
  if (url && (url.username !== "" || url.password !== "")) errors.url = "login";
  const isAccount = kind === "caldav";
  const username = isAccount ? check("username", text("username").trim()) : null;
  const typedPassword = isAccount ? check("password", text("password")) : null;
  const password = typedPassword && APP_PASSWORD.test(typedPassword.trim()) ? typedPassword.trim() : typedPassword;
  if (isAccount && url?.protocol === "http:" && !allowed.has(hostOf(url)))
    errors.url ??= isOwnNetwork(url) ? "private" : "insecure";
  if (kind === null || url === null || Object.keys(errors).length > 0) return { typed: null, errors };
  return { typed: { kind, url: url.href, username, password }, errors: null };
}

/** Calendar programs write `webcal:`; a server is often given by its name alone. */
function addressOf(typed: string, kind: TypedCalendar["kind"] | null): URL | null {
  const address = typed.replace(/^webcals?:\/\//i, "https://");
  const whole = kind === "caldav" && !/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? `https://${address}` : address;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  url.hash = "";
  return ["https:", "http:"].includes(url.protocol) && url.hostname !== "" ? url : null;
}

/** True for an address that says so itself. A name is looked up when it is reached. */
function isOwnNetwork({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host));
}

/** The host in the spelling of `ALLOWED_PRIVATE_HOSTS`. */
function hostOf({ hostname, port, protocol }: URL): string {
  const name = hostname.replace(/^\[|\]$/g, "");
  return `${name}:${port || (protocol === "https:" ? 443 : 80)}`;
}
