import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import type { Product } from "./product.ts";

export interface SentMail {
  /** By name in small letters; folded lines are one. */
  headers: Readonly<Record<string, string>>;
  /** The plain text of it. */
  text: string;
}

/** The mails to `recipient` that a product without a mail server has written, oldest first, when there are `count`. */
export async function sentMails(product: Product, recipient: string, count: number): Promise<SentMail[]> {
  await expect.poll(() => mailsTo(product, recipient).length, `mails to ${recipient}`).toBe(count);
  return mailsTo(product, recipient);
}

function mailsTo(product: Product, recipient: string): SentMail[] {
  const folder = path.join(product.dataDir, "mail");
  return (
    readdirSync(product.dataDir).includes("mail") ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : []
  )
    .sort()
    .map((name) => parse(readFileSync(path.join(folder, name), "utf8")))
    .filter(({ headers }) => headers.to?.includes(recipient));
}

function parse(source: string): SentMail {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  const headers = unfolded.split("\r\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { headers: Object.fromEntries(headers), text: unquoted(body.join("\r\n\r\n")) };
}

/** Undoes quoted-printable (RFC 2045), as far as addresses in a mail need it. */
function unquoted(text: string): string {
  return text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
