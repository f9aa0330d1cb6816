import { isOneAddress } from "~/lib/text/mail-address";
import { internationalDigits } from "~/lib/text/phone";
import type { HandFields } from "./hand-lead";

/** The parameters of the Web Share Target. */
export const SHARED = ["title", "text", "url"] as const;
/** The file of the Web Share Target: a card of a contact. */
export const SHARED_FILE = "contact";
/** The fields that a link to the form may fill in. */
const NAMED = ["name", "phone", "email"] as const;

/** It begins after what cannot be part of one: a search from every character would take the square of the time. */
const ADDRESS = /(?<![^\s<>()[\]:;,"'/])[^\s<>()[\]:;,"'/@]{1,64}@[^\s<>()[\]:;,"'/@?]{1,190}/;
/** More digits than an hour or a date, and not in the middle of a word or of a link. */
const NUMBER = /(?<![\w/=-])(?:\+|\(?0)[\d\s().\-/]{7,20}\d/;
const WHATSAPP_LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?phone=)\+?(\d{8,15})/;

/** True if another app has filled in the form. */
export function isShared({ searchParams }: URL): boolean {
  return SHARED.some((name) => searchParams.get(name));
}

/** The values that another app shared with the desk, or that a link gave. */
export function fieldsInShared({ searchParams }: URL): HandFields {
  const [title, text, url] = SHARED.map((name) => searchParams.get(name)?.trim() ?? "");
  const told = [text, url].filter(Boolean).join("\n");
  const card = /^BEGIN:VCARD/im.exec(told);
  const found = card ? fieldsInCard(told.slice(card.index)) : fieldsInText(told, title ?? "");
  const named = Object.fromEntries(NAMED.map((name) => [name, searchParams.get(name) ?? ""]));
  return withoutEmpty({ ...found, ...withoutEmpty(named) });
}

function fieldsInText(text: string, title: string): HandFields {
  const link = WHATSAPP_LINK.exec(text)?.[1];
  const email = ADDRESS.exec(text)?.[0].replace(/\.+$/, "") ?? "";
  // Digits of an e-mail address are no number.
  const number = link ? `+${link}` : (NUMBER.exec(withoutLinks(text.replace(email, " ")))?.[0].trim() ?? "");
  const phone = internationalDigits(number) ? number : "";
  const isBare = [phone, email, link ? text : ""].includes(text);
  // Apps share the name of a contact as the title.
  const isName = title !== "" && title.length <= 100 && !/\d|@|\/\//.test(title) && (phone !== "" || email !== "");
  return {
    name: isName ? title : "",
    phone,
    email: isOneAddress(email) ? email : "",
    channel: link ? "whatsapp" : "",
    message: isBare ? "" : [isName ? "" : title, text].filter(Boolean).join("\n"),
  };
}

function withoutLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/g, " ");
}

/** RFC 6350 and 2426, of which apps share the first card. */
function fieldsInCard(card: string): HandFields {
  const lines = unfolded(card);
  const end = lines.findIndex((line) => /^END:VCARD/i.test(line));
  const values = (property: string) =>
    lines.slice(0, end < 0 ? undefined : end).flatMap((line) => {
      // iOS groups properties: `item1.TEL;type=CELL:`.
      const value = new RegExp(`^(?:[\\w-]+\\.)?${property}(?:;[^:]*)?:(.*)$`, "i").exec(line)?.[1];
      return value?.trim() ? [unescaped(value.trim(), line)] : [];
    });
  const [family = "", given = ""] = values("N")[0]?.split(";") ?? [];
  return {
    name: values("FN")[0] ?? `${given} ${family}`.trim(),
    phone: values("TEL")[0]?.replace(/^tel:/i, "") ?? "",
    email: values("EMAIL")[0]?.replace(/^mailto:/i, "") ?? "",
    company: values("ORG")[0]?.split(";")[0] ?? "",
    message: values("NOTE").join("\n"),
  };
}

/** The lines of a card that fill in the form. A photograph does not fit into an address. */
export function shortCard(text: string): string {
  const kept = /^(?:[\w-]+\.)?(?:BEGIN|N|FN|TEL|EMAIL|ORG|NOTE|END)[;:]/i;
  const lines = unfolded(text.slice(Math.max(0, text.search(/^BEGIN:VCARD/im)))).filter((line) => kept.test(line));
  const end = lines.findIndex((line) => /^END:VCARD/i.test(line));
  return lines.slice(0, end < 0 ? undefined : end + 1).join("\r\n");
}

/** Version 2.1 continues a line in quoted-printable after a `=`, as phones write it. */
function unfolded(card: string): string[] {
  return card
    .replace(/=\r?\n(?==)/g, "")
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);
}

function unescaped(value: string, line: string): string {
  const text = /;ENCODING=QUOTED-PRINTABLE/i.test(line) ? fromQuotedPrintable(value) : value;
  return text.replace(/\\n/gi, "\n").replace(/\\([,;\\])/g, "$1");
}

function fromQuotedPrintable(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%/g, "%25").replace(/=([0-9A-F]{2})/gi, "%$1"));
  } catch {
    return text;
  }
}

function withoutEmpty(fields: HandFields): HandFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}
