import pino from "pino";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { languageContext } from "~/lib/request-context";
import { addUser } from "../../../../tests/support/accounts";
import { openFresh } from "../../../../tests/support/databases";
import { refuseWrites } from "../../../../tests/support/refuse-writes";
import {
  authContext,
  readSession,
  requireOwner,
  requireOwnerForApi,
  requireUser,
  requireUserAndRenew,
} from "../sessions/session.server";
import { type Auth, type AuthOptions, createAuth, sessionCookieName } from "./auth.server";
import { ensureOwner } from "./first-owner.server";
import { type SignInOutcome, signIn, signOut } from "./sign-in.server";

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-11-21T10:00:00Z");
const owner = { email: "owner@weef.example", password: "correct horse battery" };
const wrong = { ...owner, password: "wrong horse battery" };

describe("signing in", () => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function authWithOwner(options: Partial<AuthOptions> = {}): Promise<Auth> {
    const auth = createAuth({
      db,
      siteUrl: "https://weef.example",
      secret: "0123456789abcdef0123456789ABCDEF",
      isLimited: true,
      log: pino({ level: "silent" }),
      ...options,
    });
    await ensureOwner(auth, owner, NOW);
    return auth;
  }

  const attempt = (auth: Auth, credentials = owner, address = "192.0.2.1") =>
    signIn(auth, credentials, { address, headers: new Headers() });
  const setCookieOf = (result: SignInOutcome) =>
    (result.outcome === "signed-in" ? result.headers.getSetCookie() : []).join("\n");
  function visiting(auth: Auth, path: string, headers = new Headers()) {
    const context = new RouterContextProvider();
    context.set(authContext, auth);
    context.set(languageContext, "en");
    const url = new URL(path, "https://weef.example");
    return { request: new Request(url, { headers }), url, context };
  }
  const carrying = (setCookie: string) => new Headers({ Cookie: setCookie.split(";")[0] ?? "" });

  test("knows an address by either spelling of its domain", async () => {
    const auth = await authWithOwner();
    const typed = { ...owner, email: "Chef@Bäckerei-idn.example" };
    await ensureOwner(auth, typed, NOW);
    for (const email of [typed.email, "chef@xn--bckerei-idn-l8a.example"]) {
      expect((await attempt(auth, { ...owner, email })).outcome, email).toBe("signed-in");
    }
  });

  test("with the right password gives a session cookie that scripts cannot read and other sites cannot send", async () => {
    const cookie = setCookieOf(await attempt(await authWithOwner()));
    expect(cookie).toMatch(/^__Host-weef\.session_token=/);
    expect(cookie.split("=")[0]).toBe(sessionCookieName("https://weef.example"));
    for (const flag of ["HttpOnly", "SameSite=Lax", "Secure", "Path=/", `Max-Age=${30 * 24 * 60 * 60}`]) {
      expect(cookie).toContain(flag);
    }
    expect(cookie).not.toContain("Domain");
  });

  test("works without https, where the cookie cannot be Secure", async () => {
    const cookie = setCookieOf(await attempt(await authWithOwner({ siteUrl: "http://localhost:3000" })));
    expect(cookie).toMatch(/^weef\.session_token=/);
    expect(cookie.split("=")[0]).toBe(sessionCookieName("http://localhost:3000"));
    expect(cookie).not.toContain("Secure");
    expect(cookie).toContain("HttpOnly");
  });

  test("accepts the e-mail in any case", async () => {
    const result = await attempt(await authWithOwner(), { ...owner, email: " Owner@Weef.example " });
    expect(result.outcome).toBe("signed-in");
  });

  test.each([
    ["jan&kees@smit.example", "jan&kees@smit.example"],
    ["ivan@xn--e1afmkfd.xn--p1ai", "Ivan@пример.рф"],
  ])("accepts the address %s, which somebody can be invited by, typed as %s", async (email, typed) => {
    const auth = await authWithOwner();
    await addUser(auth, { email, role: "staff", password: owner.password }, NOW);
    expect((await attempt(auth, { ...owner, email: typed })).outcome).toBe("signed-in");
  });

  test("answers a wrong password, an unknown e-mail and nonsense alike", async () => {
    const auth = await authWithOwner();
    for (const credentials of [
      wrong,
      { ...owner, email: "nobody@weef.example" },
      { ...owner, email: "no address" },
      { ...owner, email: "owner@weef.example\u0000" },
      { ...owner, password: "p".repeat(10_000) },
    ]) {
      expect(await attempt(auth, credentials)).toEqual({ outcome: "refused" });
    }
  });

  test("works as hard for an unknown e-mail as for a wrong password", async () => {
    const auth = await authWithOwner();
    const { password } = await auth.betterAuth.$context;
    const work = [vi.spyOn(password, "hash"), vi.spyOn(password, "verify")];
    const hashings = () => work.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    await attempt(auth, wrong);
    expect(hashings()).toBe(1);
    await attempt(auth, { ...owner, email: "nobody@weef.example" });
    expect(hashings()).toBe(2);
  });

  test("stops after five attempts for one e-mail from one address, for a quarter of an hour", async () => {
    const auth = await authWithOwner();
    for (let failure = 0; failure < 5; failure += 1) expect((await attempt(auth, wrong)).outcome).toBe("refused");
    expect(await attempt(auth)).toEqual({ outcome: "limited", retryAfter: 900 });
    vi.setSystemTime(NOW.getTime() + 900_000);
    expect((await attempt(auth)).outcome).toBe("signed-in");
  });

  test("still works for the owner elsewhere, however often one address tries the e-mail", async () => {
    const auth = await authWithOwner();
    for (let failure = 0; failure < 20; failure += 1) await attempt(auth, wrong, "192.0.2.66");
    expect((await attempt(auth, owner, "192.0.2.2")).outcome).toBe("signed-in");
  });

  test("stops after fifty attempts for one e-mail, wherever they come from", async () => {
    const auth = await authWithOwner();
    const { password } = await auth.betterAuth.$context;
    vi.spyOn(password, "verify").mockResolvedValue(false);
    for (let index = 0; index < 50; index += 1) {
      expect((await attempt(auth, wrong, `192.0.2.${index}`)).outcome).toBe("refused");
    }
    expect((await attempt(auth, owner, "192.0.2.99")).outcome).toBe("limited");
  });

  test("stops after twenty attempts from one address, whatever the e-mails", async () => {
    const auth = await authWithOwner();
    const tries = Array.from({ length: 20 }, (_, user) => ({ ...owner, email: `no address ${user}` }));
    for (const credentials of tries) expect((await attempt(auth, credentials)).outcome).toBe("refused");
    expect((await attempt(auth)).outcome).toBe("limited");
    expect((await attempt(auth, owner, "192.0.2.2")).outcome).toBe("signed-in");
  });

  test("forgets the failures of an e-mail at a success", async () => {
    const auth = await authWithOwner();
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await attempt(auth, wrong, `192.0.2.${round}`);
      expect((await attempt(auth)).outcome).toBe("signed-in");
    }
  });

  test("stores no network address of the owner", async () => {
    const auth = await authWithOwner();
    await signIn(auth, owner, { address: "192.0.2.77", headers: new Headers({ "X-Forwarded-For": "192.0.2.77" }) });
    const rows = [
      ...(await db.selectFrom("session").selectAll().execute()),
      ...(await db.selectFrom("rate_limits").selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain("192.0.2.77");
  });

  test("fails, rather than being refused, when the database is away", async () => {
    const auth = await authWithOwner();
    await db.destroy();
    await expect(attempt(auth)).rejects.toThrow();
  });

  test("lasts until thirty days after the last visit", async () => {
    const auth = await authWithOwner();
    const cookie = carrying(setCookieOf(await attempt(auth)));
    const visit = (day: number) => {
      vi.setSystemTime(NOW.getTime() + day * DAY);
      return readSession(auth, cookie, { renew: true });
    };
    expect((await visit(0.5))?.headers.getSetCookie()).toEqual([]);
    expect((await visit(29))?.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=2592000")]);
    expect((await visit(58))?.user.email).toBe(owner.email);
    expect(await visit(89)).toBeNull();
  });

  test("lasts ninety days at most, however often somebody visits", async () => {
    const auth = await authWithOwner();
    const cookie = carrying(setCookieOf(await attempt(auth)));
    for (const day of [25, 50, 75, 89]) {
      vi.setSystemTime(NOW.getTime() + day * DAY);
      expect(await readSession(auth, cookie, { renew: true }), `day ${day}`).not.toBeNull();
    }
    vi.setSystemTime(NOW.getTime() + 90 * DAY);
    expect(await readSession(auth, cookie, { renew: true })).toBeNull();
    expect(await db.selectFrom("session").select("id").execute()).toEqual([]);
  });

  test("again in the same browser ends the session before", async () => {
    const auth = await authWithOwner();
    const before = carrying(setCookieOf(await attempt(auth)));
    const after = await signIn(auth, owner, { address: "192.0.2.1", headers: before });
    expect(await readSession(auth, before, { renew: false })).toBeNull();
    expect(await readSession(auth, carrying(setCookieOf(after)), { renew: false })).not.toBeNull();
  });

  test("is told to the log, whether it works or not, by the id of the account", async () => {
    const lines: string[] = [];
    const auth = await authWithOwner({ log: pino({}, { write: (line) => void lines.push(line) }) });
    await attempt(auth, wrong);
    await attempt(auth, { ...owner, email: "nobody@weef.example" });
    await attempt(auth);
    const { id } = await db.selectFrom("user").select("id").executeTakeFirstOrThrow();
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "sign-in");
    expect(said).toMatchObject([
      { level: 40, user: id, step: "password", outcome: "refused" },
      { level: 40, user: null, step: "password", outcome: "refused" },
      { level: 30, user: id, step: "password", outcome: "signed-in" },
    ]);
    expect(lines.join("")).not.toContain("@weef.example");
  });

  test("is over for good after signing out", async () => {
    const auth = await authWithOwner();
    const cookie = carrying(setCookieOf(await attempt(auth)));
    expect(await readSession(auth, cookie, { renew: false })).not.toBeNull();
    const publish = vi.fn(async () => {});
    const headers = await signOut({ auth, live: { publish } }, cookie);
    expect(headers.getSetCookie().join("\n")).toMatch(/session_token=;.*Max-Age=0/);
    expect(await readSession(auth, cookie, { renew: false })).toBeNull();
    expect(publish).toHaveBeenCalledWith({ kind: "access" });
    await signOut({ auth, live: { publish } }, cookie);
    expect(publish).toHaveBeenCalledOnce();
  });

  test("is required for pages and for the API, and cannot be forged", async () => {
    const auth = await authWithOwner();
    const path = "/admin?cursor=abc";
    for (const headers of [new Headers(), new Headers({ Cookie: "__Host-weef.session_token=a.b" })]) {
      const visit = visiting(auth, path, headers);
      const redirect = await requireOwner(visit).catch((thrown: Response) => thrown);
      expect(redirect).toMatchObject({ status: 302 });
      expect((redirect as Response).headers.get("Location")).toBe("/admin/sign-in?next=%2Fadmin%3Fcursor%3Dabc");
      const refusal = await requireOwnerForApi(visit.request, visit.context).catch((thrown: Response) => thrown);
      expect(refusal).toMatchObject({ status: 401 });
    }
    const signedIn = visiting(auth, path, carrying(setCookieOf(await attempt(auth))));
    expect(await requireOwner(signedIn)).toMatchObject({ email: owner.email });
    expect(await requireOwnerForApi(signedIn.request, signedIn.context)).toMatchObject({ email: owner.email });
  });

  test("lets staff in, but not where only owners are allowed", async () => {
    const auth = await authWithOwner();
    const cookie = carrying(setCookieOf(await attempt(auth)));
    await db.updateTable("user").set({ role: "staff" }).execute();
    const visit = visiting(auth, "/admin/users", cookie);
    expect(await requireUser(visit)).toMatchObject({ role: "staff" });
    await expect(requireOwner(visit)).rejects.toMatchObject({ init: { status: 403 } });
    const refusal = await requireOwnerForApi(visit.request, visit.context).catch((thrown: Response) => thrown);
    expect(refusal).toMatchObject({ status: 403 });
    expect(await (refusal as Response).json()).toEqual({ error: "Only the owner may do this." });
  });

  test("notes the device and when it was last seen, every few minutes, but no network address", async () => {
    const auth = await authWithOwner();
    const headers = new Headers({ "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0" });
    const cookie = carrying(setCookieOf(await signIn(auth, owner, { address: "192.0.2.1", headers })));
    const visit = async (minutes: number) => {
      vi.setSystemTime(NOW.getTime() + minutes * 60_000);
      await requireUserAndRenew(visiting(auth, "/admin", cookie));
      return await db.selectFrom("session").select(["lastSeenAt", "userAgent", "ipAddress"]).executeTakeFirstOrThrow();
    };
    const first = await visit(1);
    expect(first).toMatchObject({ lastSeenAt: "2026-11-21T10:01:00.000Z", ipAddress: "" });
    expect(first.userAgent).toContain("Firefox");
    expect((await visit(5)).lastSeenAt).toBe("2026-11-21T10:01:00.000Z");
    expect((await visit(7)).lastSeenAt).toBe("2026-11-21T10:07:00.000Z");
    expect(await db.selectFrom("user").select(["lastSeenAt", "language"]).execute()).toEqual([
      { lastSeenAt: "2026-11-21T10:07:00.000Z", language: "en" },
    ]);
  });

  test("lets a signed-in user go on reading while nothing can be written, and renews the session later", async () => {
    const auth = await authWithOwner();
    const cookie = carrying(setCookieOf(await attempt(auth)));
    vi.setSystemTime(NOW.getTime() + 3 * 24 * 3_600_000);
    const letWrite = await refuseWrites(db, ["session", "user"]);
    const visit = () => requireUserAndRenew(visiting(auth, "/admin", cookie));
    expect(await visit()).toMatchObject({ user: { email: owner.email } });
    await letWrite();
    expect((await visit()).headers.getSetCookie()).not.toEqual([]);
  });

  test("distinguishes a database that is away from a visitor who is not signed in", async () => {
    const auth = await authWithOwner();
    const cookie = carrying(setCookieOf(await attempt(auth)));
    await db.destroy();
    await expect(readSession(auth, cookie, { renew: false })).rejects.not.toHaveProperty("statusCode");
  });
});
