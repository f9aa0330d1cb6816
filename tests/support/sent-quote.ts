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

/** Fields of one name are a list. */
type Posted = readonly (readonly [string, string])[];

/** Buy or subscribe, photographs and a logo besides, and a domain name in any case. */
export const CHOICES: Posted = [
  ...[["planning", "site"] as const, ["line-ticked", "1"] as const, ["line-ticked", "3"] as const],
  ...group("1", "Je website", "one_of"),
  ...group("2", "", "optional"),
  ...group("3", "", "fixed"),
  ...line("1", "1", "Website, gekocht", "995", "once"),
  ...line("2", "1", "Website, in abonnement", "129", "month"),
  ...line("3", "2", "Fotografie", "250", "once"),
  ...line("4", "2", "Logo", "450", "once"),
  ...line("5", "3", "Domeinnaam", "15", "month"),
];

function group(key: string, title: string, kind: string): Posted {
  return [
    ["group-key", key],
    ["group-title", title],
    ["group-kind", kind],
  ];
}

function line(key: string, of: string, description: string, price: string, per: string): Posted {
  return [
    ["line-key", key],
    ["line-group", of],
    ["line-description", description],
    ["line-quantity", "1"],
    ["line-price", price],
    ["line-per", per],
  ];
}

/** Sends a quote to `email`, as the forms of the desk do without JavaScript. Returns its id. */
export async function sendQuote(
  product: Pick<Product, "url">,
  email: string,
  changes: object = {},
  choices: Posted | null = null,
): Promise<string> {
  const post = await desk(product);
  const own = Object.entries({ ...DRAFT, email, ...changes });
  const made = await post(
    "/admin/quotes/new",
    choices ? [...own.filter(([name]) => !name.startsWith("line-")), ...choices] : own,
  );
  const [, id] = /quotes\/([\w-]{36})/.exec(made.headers.get("Location") ?? "") ?? [];
  const sent = await post(`/admin/quotes/${id}`, Object.entries({ do: "send", version: "1" }));
  if (!id || !sent.headers.get("Location")?.includes("=sent"))
    throw new Error(`The quote was not sent: ${sent.status}`);
  return id;
}

/** Sends a new version of a quote in which nothing is changed. */
export async function sendNewVersion(product: Pick<Product, "url">, former: string): Promise<void> {
  const post = await desk(product);
  const opened = await post(`/admin/quotes/${former}`, [["do", "new-version"]]);
  const [, id] = /quotes\/([\w-]{36})/.exec(opened.headers.get("Location") ?? "") ?? [];
  const fields: Posted = [
    ["do", "send"],
    ["version", "1"],
  ];
  const sent = await post(`/admin/quotes/${id}`, fields);
  if (!sent.headers.get("Location")?.includes("=sent")) throw new Error(`The version was not sent: ${sent.status}`);
}

/** Posts to the desk as its owner. */
async function desk(product: Pick<Product, "url">): Promise<(to: string, fields: Posted) => Promise<Response>> {
  const headers = await signInOwner(product);
  return (to, fields) => {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
    return fetch(product.url + to, { method: "POST", headers, body, redirect: "manual" });
  };
}

/** The address of the quote in a mail. */
export const linkIn = (mail: Email) => /http:\/\/\S+\/offerte\/[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? "";
