import { awaitMails } from "./mails-to.ts";
import { cookieOf, signInOwner } from "./owner-session.ts";
import type { Product } from "./product.ts";

export const COLLEAGUE_PASSWORD = "een ander lang wachtwoord";

/** The address in the newest mail to `recipient` that leads to a page of this kind: `invite`, `reset`. */
export async function mailedLink(product: Product, recipient: string, kind: string, mails = 1): Promise<string> {
  const newest = (await awaitMails(product, recipient, mails)).at(-1)?.text ?? "";
  const link = new RegExp(`${product.url}/admin/${kind}/[\\w-]{43}`).exec(newest)?.[0];
  if (!link) throw new Error(`The mail leads to no ${kind}:\n${newest}`);
  return link;
}

/**
 * Adds a colleague by an invitation, as two people without JavaScript do. Returns the `Cookie` header of the session.
 */
export async function addColleague(
  product: Product,
  { email, role }: { email: string; role: "owner" | "staff" },
): Promise<{ Cookie: string }> {
  const post = (url: string, fields: Record<string, string>, headers = {}) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
  await post(`${product.url}/admin/users`, { do: "invite", email, role }, await signInOwner(product));
  const password = { password: COLLEAGUE_PASSWORD, repeat: COLLEAGUE_PASSWORD };
  return cookieOf(await post(await mailedLink(product, email, "invite"), { name: "Cas", ...password }));
}
