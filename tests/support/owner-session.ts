import type { BrowserContext, Locator, Page } from "@playwright/test";
import { OWNER, type Product } from "./product.ts";

/** Signs the owner in as the form does without JavaScript, and returns the `Cookie` header of the session. */
export async function signInOwner({ url }: Pick<Product, "url">): Promise<{ Cookie: string }> {
  const response = await fetch(`${url}/admin/sign-in`, {
    method: "POST",
    body: new URLSearchParams(OWNER),
    redirect: "manual",
  });
  return cookieOf(response);
}

/** The `Cookie` header with the cookies that the answer to a sign-in has set. */
export function cookieOf(response: Response): { Cookie: string } {
  if (response.status !== 303) throw new Error(`Signing in was answered with ${response.status}`);
  return {
    Cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  };
}

/** Sessions of the owner, by the address of the product. */
const sessions = new Map<string, { Cookie: string }>();

/** The session that an earlier test of this process has begun, while it lasts: to check a password takes long. */
export async function sessionOfOwner(product: Pick<Product, "url">): Promise<{ Cookie: string }> {
  const begun = sessions.get(product.url);
  const look = begun && (await fetch(`${product.url}/admin/tools`, { headers: begun, redirect: "manual" }));
  await look?.body?.cancel();
  if (begun && look?.status === 200) return begun;
  const session = await signInOwner(product);
  sessions.set(product.url, session);
  return session;
}

/** Signs the owner in for all pages of a browser context. */
export async function signInBrowser(context: BrowserContext, product: Product): Promise<void> {
  const { Cookie } = await sessionOfOwner(product);
  await context.addCookies(
    Cookie.split("; ").map((cookie) => {
      const end = cookie.indexOf("=");
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: product.url };
    }),
  );
}

/** The menu of the reader's own things at the desk, opened. */
export async function ownMenu(page: Page): Promise<Locator> {
  const menu = page.locator(".desk-self");
  if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
  return menu;
}
