import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import PostalMime, { type Email } from "postal-mime";
import type { Product } from "./product.ts";

/** The mails to `email` that a product without a mail server has written, oldest first. */
export async function mailsTo({ dataDir }: Product, email: string): Promise<Email[]> {
  const folder = path.join(dataDir, "mail");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const written = await Promise.all(files.map((name) => readFile(path.join(folder, name))));
  // Parsing all of them is much work if a worker's tests have sent hundreds.
  const mails = await Promise.all(written.filter((mail) => mail.includes(email)).map((mail) => PostalMime.parse(mail)));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === email));
}

/** The same, once there are `count`. */
export async function awaitMails(product: Product, email: string, count: number): Promise<Email[]> {
  await expect.poll(async () => (await mailsTo(product, email)).length, `mails to ${email}`).toBe(count);
  return mailsTo(product, email);
}

/** The first of them with a subject that matches, once it has been written. */
export async function awaitMail(product: Product, email: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  const look = async () => {
    found = (await mailsTo(product, email)).find((mail) => subject.test(mail.subject ?? ""));
    return found?.subject;
  };
  await expect.poll(look, { message: `mail to ${email}: ${subject}`, timeout: 20_000 }).toMatch(subject);
  if (!found) throw new Error("The mail is gone");
  return found;
}

/** The invitation in a mail, as a calendar reads it. */
export function invitationIn(mail: Email) {
  const parts = mail.attachments.filter(({ mimeType }) => mimeType === "text/calendar");
  const [part] = parts;
  if (!part) throw new Error("No invitation in the mail");
  const text = typeof part.content === "string" ? part.content : Buffer.from(part.content as ArrayBuffer).toString();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  const vevent = calendar.getFirstSubcomponent("vevent");
  if (!zone || !vevent) throw new Error("No event with a time zone in the invitation");
  ICAL.TimezoneService.register(zone);
  const { uid, sequence, startDate } = new ICAL.Event(vevent);
  const moment = startDate.toJSDate().toISOString();
  return { method: calendar.getFirstPropertyValue("method"), uid, sequence, local: startDate.toString(), moment };
}
