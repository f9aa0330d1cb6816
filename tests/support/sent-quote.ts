import type { Email } from "postal-mime";
import { signInOwner } from "./owner-session.ts";
import type { Product } from "./product.ts";

const DRAFT = {
  do: "save",
  customer_name: "R. Smit",
  language: "nl",
  "line-description": "Webshop",
  "line-quantity": "1",
  "line-price": "1499",
  "line-per": "once",
};

/** Sends a quote to `email`, as the forms of the desk do without JavaScript. Returns its id. */
export async function sendQuote(product: Pick<Product, "url">, email: string, changes: object = {}): Promise<string> {
  const headers = await signInOwner(product);
  const post = (to: string, fields: Record<string, string>) =>
    fetch(product.url + to, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
  const made = await post("/admin/quotes/new", { ...DRAFT, email, ...changes });
  const [, id] = /quotes\/([\w-]{36})/.exec(made.headers.get("Location") ?? "") ?? [];
  const sent = await post(`/admin/quotes/${id}`, { do: "send", version: "1" });
  if (!id || !sent.headers.get("Location")?.includes("=sent"))
    throw new Error(`The quote was not sent: ${sent.status}`);
  return id;
}

/** The address of the quote in a mail. */
export const linkIn = (mail: Email) => /http:\/\/\S+\/offerte\/[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? "";
