import type { RouteConfigEntry } from "@react-router/dev/routes";
import { DESK_PAGES } from "../../../app/features/desk/desk-pages.ts";
import routes from "../../../app/routes.ts";
import { addColleague } from "../../support/colleagues.ts";
import { signInOwner } from "../../support/owner-session.ts";
import type { Product } from "../../support/product.ts";
import { expect, test } from "../../support/server-journey.ts";

type Who = "anyone" | "user" | "owner";
type Role = "visitor" | "staff" | "owner";
type Method = "GET" | "POST";
/** The roles that are let in, and the status that they then get: for a GET, and for a POST of an empty form. */
type Line = [who: Who, get: number, post: number];

/** Every address of the desk and the API. Whatever a path names does not exist; whatever is posted is empty. */
const LINES: Record<string, Line> = {
  admin: ["user", 200, 303],
  "admin/*": ["user", 404, 405],
  "admin/leads/new": ["user", 200, 422],
  // It only redirects to the form, with what was posted.
  "admin/leads/shared": ["anyone", 302, 303],
  "admin/leads/known": ["user", 200, 405],
  "admin/leads/import": ["user", 200, 422],
  "admin/leads/import/:import": ["user", 404, 404],
  "admin/leads/import/:import/refused.csv": ["user", 404, 405],
  "admin/leads/:lead": ["user", 404, 303],
  // A lead that is gone leads to its page, which says so.
  "admin/leads/:lead/appointment": ["user", 302, 302],
  "admin/people/:person": ["user", 404, 303],
  "admin/chats": ["user", 200, 405],
  "admin/chats/:conversation": ["user", 404, 303],
  "admin/appointments": ["user", 200, 303],
  "admin/appointments/changed": ["user", 200, 303],
  "admin/appointments/blocks": ["user", 200, 303],
  // An appointment that cannot be moved leads back to the agenda.
  "admin/appointments/:appointment/move": ["user", 302, 302],
  "admin/meta-ads": ["owner", 200, 303],
  "admin/quotes": ["user", 200, 405],
  "admin/quotes/new": ["user", 200, 422],
  "admin/quotes/:quote": ["user", 404, 409],
  "admin/quotes/:quote/preview": ["user", 302, 405],
  "admin/quotes/:quote/document": ["user", 404, 405],
  "admin/projects": ["user", 200, 405],
  "admin/projects/new": ["user", 200, 422],
  "admin/projects/:project": ["user", 404, 409],
  "admin/projects/:project/files.zip": ["user", 404, 405],
  "admin/projects/:project/files/:file": ["user", 404, 405],
  "admin/notifications": ["user", 200, 303],
  "admin/users": ["owner", 200, 303],
  "admin/account": ["user", 200, 303],
  "admin/account/two-step": ["user", 200, 422],
  "admin/account/calendar": ["user", 200, 422],
  "admin/jump": ["user", 200, 405],
  "admin/tools": ["user", 200, 405],
  "admin/privacy": ["owner", 200, 303],
  "admin/privacy/erase": ["owner", 302, 303],
  "admin/privacy/export": ["owner", 302, 303],
  "admin/log": ["owner", 200, 405],
  "admin/unknown-paths": ["owner", 200, 422],
  "admin/unknown-paths/redirects": ["owner", 200, 422],
  "admin/chat-answers": ["owner", 200, 303],
  "admin/chat-answers/:rule": ["owner", 404, 303],
  "admin/site": ["user", 200, 405],
  "admin/site/hours": ["user", 200, 422],
  "admin/site/appointments": ["user", 200, 422],
  "admin/site/prices": ["user", 200, 422],
  "admin/site/facts": ["user", 200, 422],
  "admin/site/questions": ["user", 200, 422],
  "admin/site/reviews": ["user", 200, 422],
  "admin/site/work": ["user", 200, 422],
  // One that is not there leads to the list.
  "admin/site/work/:slug": ["user", 302, 302],
  "admin/site/articles": ["user", 200, 405],
  "admin/site/articles/:slug": ["user", 302, 302],
  "admin/go-live": ["owner", 200, 405],
  "admin/settings/mail": ["owner", 200, 422],
  "admin/mailbox": ["user", 200, 303],
  "admin/mailbox/attachments/:attachment": ["user", 404, 405],
  "admin/mailbox/messages/:message": ["user", 404, 405],
  "admin/mailbox/messages/:message/html": ["user", 404, 405],
  "admin/mails": ["owner", 200, 303],
  "admin/mails/:mail": ["owner", 404, 303],
  "admin/mails/:mail/html": ["owner", 404, 405],
  "admin/reports": ["user", 200, 405],
  "admin/website-checks": ["user", 200, 303],
  "admin/plans": ["owner", 200, 405],
  // A plan that is gone leads to the list.
  "admin/plans/:plan": ["owner", 302, 302],
  "admin/newsletter": ["owner", 200, 303],
  "admin/newsletter/letters": ["owner", 200, 405],
  "admin/newsletter/letters/:letter": ["owner", 302, 303],
  "admin/newsletter/letters/:letter/html": ["owner", 404, 405],
  "admin/exports/:file": ["owner", 404, 405],
  "admin/sign-in": ["anyone", 200, 422],
  // No user here has entered a password yet.
  "admin/sign-in/code": ["anyone", 302, 302],
  "admin/forgot": ["anyone", 200, 422],
  "admin/reset/:token": ["anyone", 404, 422],
  "admin/invite/:token": ["anyone", 404, 422],
  "admin/setup/:token": ["anyone", 404, 422],
  "admin/sign-out": ["anyone", 302, 303],
  "api/offer-requests": ["anyone", 200, 422],
  "api/configurator-requests": ["anyone", 200, 422],
  "api/configurator-drafts": ["anyone", 405, 422],
  "api/configurator-steps": ["anyone", 405, 422],
  "api/quote-views": ["anyone", 405, 422],
  "api/projects/:token/files": ["anyone", 404, 404],
  "api/projects/:token/items/:item": ["anyone", 405, 404],
  "api/projects/:token/reactions": ["anyone", 405, 404],
  "api/chat/messages": ["anyone", 405, 422],
  "api/chat/conversation": ["anyone", 401, 405],
  "api/chat/events": ["anyone", 401, 405],
  "api/chat/seen": ["anyone", 405, 422],
  "api/chat/contact": ["anyone", 405, 422],
  "api/chat/contact-method": ["anyone", 405, 422],
  "api/desk/article-text": ["user", 405, 422],
  "api/desk/events": ["user", 200, 405],
  "api/desk/presence": ["user", 405, 422],
  "api/desk/push": ["user", 405, 422],
  "api/desk/push/received": ["anyone", 405, 422],
  "api/website-checks": ["anyone", 405, 422],
  "api/website-checks/:token": ["anyone", 404, 405],
  "api/newsletter": ["anyone", 405, 422],
  "api/consent": ["anyone", 405, 422],
  "api/appointments": ["anyone", 405, 422],
  "api/appointments/slots": ["anyone", 200, 405],
  "api/language": ["anyone", 405, 422],
  "api/openapi.json": ["anyone", 200, 405],
  "api/*": ["anyone", 404, 404],
  "functions/send-auto-response": ["owner", 405, 422],
  // Meta is not connected.
  "functions/facebook-webhook": ["anyone", 503, 503],
  "functions/test-meta-ads-emails": ["owner", 405, 200],
  "functions/*": ["anyone", 404, 404],
};

/** Visitors post to these addresses and owners read them: each method has its own rule. */
const READ_BY_OWNER = ["api/offer-requests", "api/configurator-requests"];
/** The sign-in page redirects whoever is signed in. */
const LETS_GO = ["admin/sign-in"];

const isPage = (path: string) => path.startsWith("admin");

function expected(path: string, role: Role, method: Method): string {
  const [who, get, post] = LINES[path] ?? ["owner", 0, 0];
  const status = method === "GET" ? get : post;
  if (status === 405) return "405";
  if (LETS_GO.includes(path) && role !== "visitor") return "302";
  const needs = READ_BY_OWNER.includes(path) && method === "GET" ? "owner" : who;
  if (needs === "anyone" || role === "owner" || (needs === "user" && role === "staff")) return String(status);
  if (role === "staff") return "403";
  return isPage(path) ? "sign in" : "401";
}

function pathsOf(entries: RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = [base, path].filter(Boolean).join("/");
    return children ? pathsOf(children, here) : [here];
  });
}

const addressOf = (path: string) => `/${path.replace(/:\w+/g, "none").replace("*", "nothing")}`;

interface Ask {
  method: Method;
  headers?: Record<string, string>;
}

/** These say nothing about anybody. No other answer may be stored by a browser or proxy. */
const PUBLIC = ["/api/openapi.json"];

/** The answer in the words of the table. A stream is not read to its end, as it has none. */
async function ask({ url }: Product, address: string, { method, headers = {} }: Ask): Promise<string> {
  const body = method === "POST" && { body: new URLSearchParams() };
  const answer = await fetch(url + address, { method, headers, redirect: "manual", ...body });
  const isStream = answer.headers.get("Content-Type") === "text/event-stream";
  const text = isStream ? "" : await answer.text();
  await answer.body?.cancel().catch(() => {});
  const isToSignIn = /\/admin\/sign-in\?next=/.test(answer.headers.get("Location") ?? "");
  // Our own script that moves between pages gets a redirect as data.
  const isDataToSignIn = answer.status === 202 && text.includes("/admin/sign-in?next=");
  if (isToSignIn || isDataToSignIn) return "sign in";
  const isKept = !PUBLIC.includes(address) && !answer.headers.get("Cache-Control")?.includes("no-store");
  return isKept ? `${answer.status}, which may be kept` : String(answer.status);
}

test("every address of the desk and the API is in the table, with the roles that its menu shows it to", () => {
  const paths = pathsOf(routes).filter((path) => /^(admin|api|functions)\b/.test(path));
  expect(paths.toSorted()).toEqual(Object.keys(LINES).toSorted());
  for (const { path, roles } of Object.values(DESK_PAGES)) {
    const staff: readonly string[] = roles;
    const { pathname } = new URL(path, "http://desk");
    expect(LINES[pathname.slice(1)]?.[0], path).toBe(staff.includes("staff") ? "user" : "owner");
  }
});

test("every address lets in whom the table says, and nobody else", async ({ product }) => {
  test.slow();
  const cookies = {
    visitor: {},
    staff: await addColleague(product, { email: "matrix@example.nl", role: "staff" }),
    owner: await signInOwner(product),
  };
  const wrong: string[] = [];
  for (const path of Object.keys(LINES).filter((known) => known !== "admin/sign-out")) {
    const asked = (["visitor", "staff", "owner"] as const).flatMap((role) =>
      (["GET", "POST"] as const).flatMap((method) => {
        const should = expected(path, role, method);
        const isRefused = path !== "admin/sign-in/code" && /^(sign in|401|403)$/.test(should);
        // Our own script asks at `.data`: what is refused has to be refused there too.
        const addresses = isRefused ? [addressOf(path), `${addressOf(path)}.data`] : [addressOf(path)];
        return addresses.map((address) => ({ address, role, method, should }));
      }),
    );
    const answers = await Promise.all(
      asked.map(async ({ address, role, method, should }) => {
        const headers = cookies[role];
        const got = await ask(product, address, { method, headers });
        const isRight = got === should || (path === "admin/sign-in/code" && got === "sign in");
        return isRight ? [] : [`${method} ${address} by ${role}: ${got} instead of ${should}`];
      }),
    );
    wrong.push(...answers.flat());
  }
  expect(wrong).toEqual([]);
});

test("no address takes a form of another site, and signing out takes a form", async ({ product }) => {
  const owner = await signInOwner(product);
  const foreign = { ...owner, Origin: "https://elsewhere.example" };
  const answers = await Promise.all(
    Object.keys(LINES).map(async (path) => [
      path,
      await ask(product, addressOf(path), { method: "POST", headers: foreign }),
    ]),
  );
  // Meta's servers sign what they send; while they are not connected, nothing is accepted from anybody.
  expect(answers.filter(([, status]) => status !== "403")).toEqual([]);
  await ask(product, "/admin/sign-out", { method: "GET", headers: owner });
  expect(await ask(product, "/admin", { method: "GET", headers: owner })).toBe("200");
  await ask(product, "/admin/sign-out", { method: "POST", headers: owner });
  expect(await ask(product, "/admin", { method: "GET", headers: owner })).toBe("sign in");
});

test("a colleague who is removed is out with the next request, and the open stream ends", async ({ product }) => {
  const email = "removed@example.nl";
  const staff = await addColleague(product, { email, role: "staff" });
  const owner = await signInOwner(product);
  const stream = await fetch(`${product.url}/api/desk/events`, { headers: staff });
  const reader = stream.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("retry:");
  const page = await (await fetch(`${product.url}/admin/users`, { headers: owner })).text();
  const [, user = ""] = /name="user" value="([\w-]{36})"/.exec(page.slice(page.indexOf(email))) ?? [];
  const body = new URLSearchParams({ do: "remove", user });
  await fetch(`${product.url}/admin/users`, { method: "POST", headers: owner, body, redirect: "manual" });
  while (!(await reader?.read())?.done);
  expect(await ask(product, "/admin", { method: "GET", headers: staff })).toBe("sign in");
  expect(await ask(product, "/api/desk/events", { method: "GET", headers: staff })).toBe("401");
});
